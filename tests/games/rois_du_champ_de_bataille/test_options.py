"""Les Rois du Champ de Bataille: what can be agreed on before the game (ledger 4.6), and what is refused."""

from pathlib import Path

import pytest

from littlewars.games import rois_du_champ_de_bataille
from littlewars.games.rois_du_champ_de_bataille import GAME
from littlewars.games.rois_du_champ_de_bataille.content import ARMY_KEYS, SCENARIOS
from littlewars.kernel.agenda import NATURE
from littlewars.kernel.content import LANGUAGES
from littlewars.kernel.errors import SetupError
from littlewars.kernel.setup import Value
from littlewars.words import catalogue
from tests.contract.setups import ROIS_DU_CHAMP_DE_BATAILLE_SETUPS
from tests.games.rois_du_champ_de_bataille.field import lay_out, options, play, start, to_act

DEFAULTS: dict[str, Value] = {
    "scenario": "bataille_rangee",
    "red_army": "choose",
    "black_army": "choose",
    "activation_scope": "zone",
    "max_hand": 5,
    "colour_test_joker": "redraw",
    "flip_cost": 0,
    "flat_scope": "zone",
    "specials": 0,
    "support_adjacency": "eight",
    "partial_attack": True,
    "point_blank_fire": False,
    "combo_leftover": "lost",
    "counter_counter": False,
    "rapids_every_turn": False,
    "max_rounds": 100,
    "no_loss_limit": 40,
    "marathon": "split_damage",
    "alpes": "two_steps",
    "mercenaire_fail": "normal_plus_backlash",
    "nature_strict": False,
    "bravoure": "immune",
    "fievre_joker": "zones",
    "soif_de_sang": "per_attack",
    "utopie": "start_draw",
}


def refusal(**given: Value) -> tuple[str, str]:
    """Return the key and the English sentence that refuse these options."""
    with pytest.raises(SetupError) as error:
        GAME.setup(given)
    assert "{" not in catalogue("fr", GAME).say(error.value.message)
    return error.value.message.key, catalogue("en", GAME).say(error.value.message)


def test_the_defaults_are_those_of_the_ledger() -> None:
    assert GAME.setup({}).values == DEFAULTS


def test_every_option_cites_its_rule() -> None:
    assert all(option.rule.startswith("RCB-") for option in GAME.options())


def test_every_option_is_asked_for_by_the_rules() -> None:
    folder = Path(rois_du_champ_de_bataille.__file__).parent
    source = "".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py") if path.name != "game.py")
    asked = {option.key for option in GAME.options() if f'"{option.key}"' in source}
    assert asked | {"red_army", "black_army"} == {option.key for option in GAME.options()}


def test_every_value_is_tried_by_the_contract() -> None:
    tried = {(key, value) for given in [DEFAULTS, *ROIS_DU_CHAMP_DE_BATAILLE_SETUPS] for key, value in given.items()}
    for option in GAME.options():
        if option.key not in ("red_army", "black_army", "max_rounds", "no_loss_limit", "max_hand", "specials"):
            assert [value for value in option.offered if (option.key, value) not in tried] == [], option.key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_offered_is_accepted_and_has_its_words(language: str) -> None:
    spoken = catalogue(language, GAME)
    for option in GAME.options():
        assert spoken.knows("option-" + option.key)
        for value in option.offered:
            assert GAME.setup({option.key: value}).values[option.key] == value
            if isinstance(value, str):
                assert spoken.knows(f"{option.key}-{value}"), f"{option.key}-{value}"


@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("scenery", "wood", "setup-unknown-option"),
        ("scenario", "conquest", "setup-bad-value"),
        ("red_army", "sparta", "setup-bad-value"),
        ("max_hand", 4, "setup-bad-value"),
        ("max_hand", "5", "setup-bad-value"),
        ("partial_attack", 1, "setup-bad-value"),
        ("max_rounds", 0, "setup-bad-value"),
        ("no_loss_limit", True, "setup-bad-value"),
    ],
)
def test_what_is_not_offered_is_refused(key: str, value: Value, message: str) -> None:
    assert refusal(**{key: value})[0] == message


# -- armies and scenarios


def test_rcb_1202_an_army_that_does_not_fight_there_is_refused() -> None:
    key, sentence = refusal(scenario="thermopyles_279", red_army="gauls")
    assert key == "setup-army"
    assert "Thermopylae" in sentence
    assert "Gauls" in sentence
    assert refusal(scenario="marais_des_damnes", black_army="rome")[0] == "setup-army"


def test_rcb_1320_two_armies_of_one_world_are_refused_in_a_rift_of_time() -> None:
    key, sentence = refusal(scenario="faille_temporelle", red_army="greece", black_army="rome")
    assert key == "setup-same-theme"
    assert "Time rift" in sentence
    assert GAME.setup({"scenario": "faille_temporelle", "red_army": "greece", "black_army": "elves"})
    assert GAME.setup({"scenario": "faille_temporelle", "red_army": "greece"})


def test_rcb_1320_the_second_to_choose_there_comes_from_another_world() -> None:
    battle = play(start(scenario="faille_temporelle"), "army rome")
    assert options(battle, "army") == set(ARMY_KEYS) - {"greece", "rome", "carthage", "gauls"}
    play(start(scenario="bataille_rangee"), "army rome", "army rome")  # mirror battles are legal elsewhere (RCB-108)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_rcb_1311_to_1320_every_scenario_begins_with_its_units(scenario: str) -> None:
    battle = start(scenario=scenario)
    sheet = SCENARIOS[scenario]
    for seat in (0, 1):
        assert battle.units(seat) == sheet.initial(seat) == battle.terms.initial[seat]
        assert battle.life(seat) == sheet.initial(seat) * sheet.life[seat]
        assert battle.defeat[seat] <= sheet.initial(seat)
        choosing = len(sheet.armies[seat]) > 1
        assert (battle.armies[seat] == -1) == choosing
    assert bool(sheet.kinds) == any(kind >= 0 for kind in battle.terrain.kinds)


def test_the_first_game_offered_is_a_quick_one() -> None:
    battle = start(**GAME.first_options())
    assert [battle.units(0), battle.units(1)] == [10, 10]


def test_rcb_404_specials_are_placed_in_turn_where_agreed() -> None:
    battle = start(scenario="thermopyles_279", specials=2)
    asked = []
    for kind, zone in (("leader", "a1"), ("medic", "a5"), ("guide", "b1"), ("leader", "b5")):
        asked.append(to_act(battle))
        play(battle, f"special {kind}", zone)
    assert (asked, battle.actor) == (["red", "black", "red", "black"], NATURE)
    facts = GAME.facts(battle)
    assert (facts["leader.red"], facts["leader.black"], facts["guide.red"]) == ("a1", "b5", "b1")


# -- what else may be agreed on, where the worked examples leave a gap


@pytest.mark.parametrize(("most", "cards"), [(5, 5), (6, 6), (7, 6), (8, 6)])
def test_rcb_212_hands_hold_no_more_than_agreed(most: int, cards: int) -> None:
    battle = lay_out("red a1x1\nblack e5x1\nhand red HHSS\nplayed 1\nphase draw", max_hand=most)
    while battle.actor == NATURE:
        play(battle, "draw clubs")
    assert battle.cards(0) == cards


@pytest.mark.parametrize(("rounds", "quiet", "over"), [(4, 40, True), (5, 40, False), (50, 1, True), (50, 2, False)])
def test_rcb_1103_a_battle_is_judged_when_time_is_up_or_nothing_happens(rounds: int, quiet: int, over: bool) -> None:
    position = "turn 8\nactive black\nred a1x1\nblack e5x1\nhand black HHHHH\nplayed 1\nphase draw"
    battle = lay_out(position, max_rounds=rounds, no_loss_limit=quiet)
    outcome = battle.outcome()
    assert (outcome is not None) == over
    assert outcome is None or outcome.rule == "RCB-1103"


def test_rcb_311_a_flip_to_the_active_face_costs_a_card_where_agreed() -> None:
    passive = "order red spartan passive\nhand red HS\nphase order"
    assert play(lay_out(passive), "flip").cards(0) == 2
    paid = play(lay_out(passive, flip_cost=1), "flip", "card spades")
    assert (paid.hands[0], paid.face[0]) == ([1, 0, 0, 0, 0], 1)
    free = play(lay_out(passive.replace("passive", "active"), flip_cost=1), "flip")
    assert (free.cards(0), free.face[0]) == (2, 0)
