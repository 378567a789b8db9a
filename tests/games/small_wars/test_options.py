"""Small Wars: what can be agreed on before the game (ledger 3.10 and 5.1)."""

import pytest

from littlewars.games.small_wars import GAME
from littlewars.kernel.errors import SetupError
from littlewars.kernel.setup import Value
from tests.contract.setups import SMALL_WARS_SETUPS
from tests.games.small_wars.board import start

DEFAULTS: dict[str, Value] = {
    "scenario": "conquest",
    "setup": "draft",
    "budget": 400,
    "yellow_army": "armoured_division",
    "red_army": "motorised_infantry",
    "youngest": "yellow",
    "pool": "shared",
    "pool_sets": 0,
    "first_player": "fixed",
    "must_act": False,
    "disengage": "activation_start",
    "disengage_scope": "first_square",
    "range_cross": "no_attack",
    "tie_break": "draw",
    "front_count": "figures",
    "hill": "middle_row",
}


def test_the_defaults_are_those_of_the_ledger() -> None:
    assert GAME.setup({}).values == DEFAULTS


def test_every_option_cites_its_rule() -> None:
    assert all(option.rule.startswith("SW-") for option in GAME.options())


def test_every_value_of_the_short_options_is_tried_by_the_contract() -> None:
    tried = {(key, value) for given in [DEFAULTS, *SMALL_WARS_SETUPS] for key, value in given.items()}
    for option in GAME.options():
        if len(option.offered) < 5 or option.key == "scenario":
            assert all((option.key, value) in tried for value in option.offered), option.key


@pytest.mark.parametrize("key", ["yellow_army", "red_army", "budget", "pool_sets"])
def test_every_value_offered_is_accepted(key: str) -> None:
    offered = next(option.offered for option in GAME.options() if option.key == key)
    assert [start(**{key: value}).terms.setup.values[key] for value in offered] == offered


@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("scenery", "forest", "setup-unknown-option"),
        ("scenario", "siege", "setup-bad-value"),
        ("budget", 14, "setup-bad-value"),
        ("budget", "400", "setup-bad-value"),
        ("budget", True, "setup-bad-value"),
        ("pool_sets", -1, "setup-bad-value"),
        ("must_act", 1, "setup-bad-value"),
        ("youngest", 0, "setup-bad-value"),
        ("yellow_army", 5, "setup-bad-value"),
    ],
)
def test_what_is_not_offered_is_refused(key: str, value: Value, message: str) -> None:
    with pytest.raises(SetupError) as error:
        GAME.setup({key: value})
    assert error.value.message.key == message
