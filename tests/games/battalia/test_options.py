"""Battalia: what can be agreed on before the game (ledger 4.11), and what is refused."""

from pathlib import Path

import pytest

from littlewars.games import battalia
from littlewars.games.battalia import GAME
from littlewars.games.battalia.ground import SQUARE_NAMES
from littlewars.kernel.agenda import NATURE
from littlewars.kernel.content import LANGUAGES
from littlewars.kernel.errors import SetupError
from littlewars.kernel.setup import Value
from littlewars.words import catalogue
from tests.contract.setups import BATTALIA_SETUPS
from tests.games.battalia.field import ROAD, TWO, lay_out, options, play, refused, start, to_act

DEFAULTS: dict[str, Value] = {
    "players": 2,
    "mode": "advanced",
    "buff": True,
    "target_level4": 5,
    "max_weeks": 9,
    "hard_neutrals": False,
    "strict_edges": False,
    "capture_drops_level": False,
    "refill_after_reaction": True,
    "random_setup": False,
    "auction_allow_zero": False,
    "entry_attack_before_refill": False,
    "buff_passes_protected": False,
    "accord_binds_employed": False,
    "city_shelters_hero": False,
}


def test_the_defaults_are_those_of_the_ledger() -> None:
    assert GAME.setup({}).values == DEFAULTS
    assert GAME.setup(GAME.first_options()).values == DEFAULTS | {"mode": "basic", "target_level4": 3}


def test_ways_of_playing_are_those_of_the_ledger() -> None:
    presets = GAME.presets()
    assert list(presets) == ["standard", "introductory", "black-horde", "without-buff", "conquest"]
    for name, given in presets.items():
        changed = {key: value for key, value in GAME.setup(given).values.items() if value != DEFAULTS[key]}
        assert changed == given
        assert all(catalogue(language, GAME).knows(f"preset-{name}") for language in LANGUAGES)


def test_a_seat_wears_the_colours_of_the_faction_it_chose() -> None:
    setup = GAME.setup({})
    assert [GAME.side(lay_out("factions N-?\nday 0\nnext DrawFirst"), setup, seat) for seat in (0, 1)] == [
        "nebuleux",
        "two",
    ]


def test_every_option_cites_its_rule_and_is_asked_for_by_the_rules() -> None:
    folder = Path(battalia.__file__).parent
    source = "".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py") if path.name != "game.py")
    for option in GAME.options():
        assert option.rule.startswith("BAT-")
        assert f'"{option.key}"' in source, option.key


def test_every_value_is_tried_by_the_contract() -> None:
    tried = {(key, value) for given in BATTALIA_SETUPS for key, value in (DEFAULTS | given).items()}
    for option in GAME.options():
        if option.key != "max_weeks":
            assert [value for value in option.offered if (option.key, value) not in tried] == [], option.key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_offered_is_accepted_and_has_its_words(language: str) -> None:
    spoken = catalogue(language, GAME)
    for option in GAME.options():
        assert spoken.knows("option-" + option.key), option.key
        for value in option.offered:
            assert GAME.setup({option.key: value}).values[option.key] == value
            if isinstance(value, str):
                assert spoken.knows(f"{option.key}-{value}"), f"{option.key}-{value}"


@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("map", "large", "setup-unknown-option"),
        ("players", 1, "setup-bad-value"),
        ("players", 5, "setup-bad-value"),
        ("mode", "hard", "setup-bad-value"),
        ("buff", 1, "setup-bad-value"),
        ("target_level4", 6, "setup-bad-value"),
        ("max_weeks", 0, "setup-bad-value"),
        ("max_weeks", True, "setup-bad-value"),
    ],
)
def test_what_is_not_offered_is_refused(key: str, value: Value, message: str) -> None:
    with pytest.raises(SetupError) as error:
        GAME.setup({key: value})
    assert error.value.message.key == message
    assert catalogue("fr", GAME).say(error.value.message)


# -- the set-up


def test_bat_100_to_113_a_game_of_two_is_set_up() -> None:
    world = start()
    assert GAME.seats(GAME.setup({"players": 3})) == ["one", "two", "three"]
    assert options(world) == {"banner U", "banner I", "banner A", "banner N"}
    play(world, "banner A")
    for prize in ("great 1", "great 2", "great 10"):
        assert world.actor == NATURE
        play(world, prize)
    assert GAME.facts(world)["greats"] == ["crown", "sword", "grimoire"]
    play(world, "banner U", "banner N")
    assert {GAME.facts(world)[key] for key in ("terrain.F2", "terrain.B6")} == {"U", "N"}
    while "first one" not in options(world):
        play(world, min(options(world)))
    play(world, "first two")
    while world.actor == NATURE:
        play(world, min(options(world)))
    facts = GAME.facts(world)
    assert (to_act(world), facts["owns.one"], facts["owns.two"], facts["provisions"]) == ("two", 10, 10, 50)
    play(world, "faction U")
    assert (to_act(world), options(world)) == ("one", {"faction I", "faction N"})
    play(world, "faction N")
    assert (to_act(world), options(world)) == ("one", {"square B1", "square F7"})
    play(world, "square F7", "square B1")
    while world.actor == NATURE:
        play(world, min(options(world)))
    facts = GAME.facts(world)
    assert (facts["asked"], facts["active"], facts["day"], facts["lit"]) == ("Opening", "two", 1, "tool")
    assert (facts["cards.one"], facts["cards.two"]) == (6, 6)
    assert (facts["heroes.one"], facts["heroes.two"]) == (["F7", "reserve"], ["B1", "reserve"])
    assert (facts["exits.F7"], facts["terrain.F7"], facts["level.F7"]) == ("NW", "N", 1)


def test_bat_110_a_starting_city_that_lay_on_top_is_replaced() -> None:
    world = lay_out(
        "corners ?-?\nday 0\ntops city-L U\nrest city-L 0 1 0 0\nnext ChooseCorner(seat=one); Opening(seat=one)"
    )
    play(world, "square B1")
    assert GAME.facts(world)["top.city-L"] == "I"


def test_bat_108_factions_and_corners_are_drawn_where_agreed() -> None:
    world = start(random_setup=True, players=4)
    while world.day == 0:
        assert world.actor == NATURE
        play(world, min(options(world)))
    assert sorted(world.factions) == [0, 1, 2, 3]
    assert sorted(SQUARE_NAMES[square] for square in world.corners) == ["A1", "A7", "G1", "G7"]


# -- what else may be agreed on, where the worked examples leave a gap


def test_bat_141_a_hand_is_refilled_after_a_reaction_unless_agreed_otherwise() -> None:
    position = f"{ROAD}heroes one F7 -\nhand one L-U P-U\nhand two C-I s s s s s\ndeck two s s"
    choices = ["attack hero1 city", "card L-U", "commit", "card C-I", "commit"]
    assert options(play(lay_out(position), *choices)) == {"draw s"}
    slow = play(lay_out(position, refill_after_reaction=False), *choices)
    assert (to_act(slow), len(slow.hands[1])) == ("one", 5)
    bribe = f"day 9\n{ROAD}buff D1 free\nheroes two C1 -\nhand two 4s\ndeck two s\n"
    bribe += "roll 2\nnext Roam(seat=one); NextTurn(seat=one)"
    paid = play(lay_out(bribe, refill_after_reaction=False), "square C1", "bribe")
    assert (len(paid.hands[1]), to_act(paid)) == (1, "two")
    assert options(play(lay_out(bribe), "square C1", "bribe")) == {"draw s"}


def test_bat_15_the_attack_on_entry_comes_before_the_refill_where_agreed() -> None:
    position = f"day 8\n{TWO}hand one C-U 3s\ndeck one 6s\nbid one C-U\nnext Enter(seat=two); StartTurn(seat=one)"
    late, early = [lay_out(position, entry_attack_before_refill=first) for first in (False, True)]
    assert options(play(late, "square B1")) == {"draw s"}
    assert (options(play(early, "square B1")), to_act(early)) == ({"bribe", "fight"}, "one")


def test_bat_231_without_buff_there_is_neither_auction_nor_step() -> None:
    dawn = lay_out(f"day 7\nfirst two\nactive two\n{ROAD}hand one 6s\nhand two 6s\nphase dawn", buff=False)
    assert (dawn.day, to_act(dawn), GAME.facts(dawn)["asked"]) == (8, "two", "Opening")
    with_buff = lay_out(f"day 7\nfirst two\nactive two\n{ROAD}hand one 6s\nhand two 6s\nphase dawn")
    assert GAME.facts(with_buff)["asked"] == "Bid"


def test_bat_189_a_captured_city_drops_a_level_where_agreed() -> None:
    position = ROAD.replace("city 1 two", "city 2 two") + "heroes one F7 -\nhand one L-U L-I"
    choices = ["attack hero1 city", "card L-U", "card L-I", "commit", "commit"]
    assert GAME.facts(play(lay_out(position), *choices))["level.F7"] == 2
    assert GAME.facts(play(lay_out(position, capture_drops_level=True), *choices))["level.F7"] == 1
    low = play(lay_out(position.replace("city 2 two", "city 1 two"), capture_drops_level=True), *choices)
    assert (GAME.facts(low)["level.F7"], GAME.facts(low)["owner.F7"]) == (1, "one")


def test_bat_220_the_target_may_be_lower() -> None:
    position = (
        "tiles B1 U ES city 4 one, B3 U NS city 4 one, B5 U NS city 3 one, F7 I NW city 1 two\nhand one C-U L-U s s s"
    )
    quick = play(lay_out(position, target_level4=3), "upgrade B5")
    outcome = quick.outcome()
    assert outcome is not None
    assert (outcome.winner(), outcome.rule) == (0, "BAT-223")
    assert play(lay_out(position), "upgrade B5").outcome() is None
    assert refused(lay_out(position), "upgrade B1") == "BAT-167 top-level"
