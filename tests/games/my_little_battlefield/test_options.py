"""My Little Battlefield: what can be agreed on before the game (ledger 4.9), and what is refused."""

from collections import Counter

import pytest

from littlewars.games.my_little_battlefield import GAME
from littlewars.games.my_little_battlefield.content import BOARDS, FACTION, SCENARIOS, SECTORS
from littlewars.games.my_little_battlefield.ground import RED
from littlewars.kernel.agenda import NATURE
from littlewars.kernel.content import LANGUAGES
from littlewars.kernel.errors import SetupError
from littlewars.kernel.setup import Value
from littlewars.words import catalogue
from tests.contract.setups import MY_LITTLE_BATTLEFIELD_SETUPS
from tests.games.my_little_battlefield.field import play, start

DEFAULTS: dict[str, Value] = {
    "mode": "duel",
    "scenario": "pitched_battle",
    "blue_faction": "choose",
    "red_faction": "choose",
    "ia_board": "raiders",
    "ia_start_power": 1,
    "deck_composition": "random",
    "identical_boards": False,
    "repel_die": "defense",
    "reroll_mode": "subset",
    "follow_move_blocks": "both",
    "retreat_fallback": "reserve",
    "victory_check": "end_of_own_turn",
    "forest_resource": "morale",
    "power_vp": "0, 1, 2, 3, 5, 8",
    "max_turns": 100,
    "solo_first": "random",
    "solo_reserve_reach": "enter",
    "solo_vp20": False,
    "solo_follow_bonus": True,
    "ia_bonus_special_dice": True,
    "ia_reserve_only_if_ahead": False,
}
DECK_A = "plain, village, hill, market, forest, ruins, ford, fort, city"
DECK_B = "plain, village, hill, market, forest, ruins, ford, fort, citadel"
DECK_C = "plain, village, hill, market, forest, ruins, fort, city, citadel"
EIGHT = "plain, village, hill, market, forest, ruins, fort, city"
TEN = "plain, village, hill, market, forest, ruins, ford, fort, city, citadel"
THREE_OF_CATEGORY_2 = "plain, village, hill, forest, ruins, ford, fort, city, citadel"


def refusal(**given: Value) -> tuple[str, str]:
    """Return the key and the English sentence that refuse these options."""
    with pytest.raises(SetupError) as error:
        GAME.setup(given)
    assert catalogue("fr", GAME).say(error.value.message)
    return error.value.message.key, catalogue("en", GAME).say(error.value.message)


def test_the_defaults_are_those_of_the_ledger() -> None:
    assert GAME.setup({}).values == DEFAULTS


def test_every_option_cites_its_rule() -> None:
    assert all(option.rule.startswith("MLB-") for option in GAME.options())


def test_every_value_is_tried_by_the_contract() -> None:
    tried = {(key, value) for given in [DEFAULTS, *MY_LITTLE_BATTLEFIELD_SETUPS] for key, value in given.items()}
    for option in GAME.options():
        if option.key not in ("ia_start_power", "deck_composition", "max_turns"):
            sides = ("blue_faction", "red_faction") if option.key.endswith("faction") else (option.key,)
            assert all(any((key, value) in tried for key in sides) for value in option.offered), option.key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_offered_is_accepted_and_has_its_words(language: str) -> None:
    spoken = catalogue(language, GAME)
    for option in GAME.options():
        assert spoken.knows("option-" + option.key)
        for value in option.offered:
            mode = "solo" if option.key.startswith(("solo", "ia")) else "duel"
            given: dict[str, Value] = {"mode": mode, option.key: value}
            assert GAME.setup(given).values[option.key] == value
            if isinstance(value, str):
                assert spoken.knows(f"{option.key}-{value}"), f"{option.key}-{value}"


@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("scenery", "forest", "setup-unknown-option"),
        ("mode", "trio", "setup-bad-value"),
        ("scenario", "conquest", "setup-bad-value"),
        ("blue_faction", "raiders", "setup-bad-value"),
        ("ia_board", "orcs", "setup-bad-value"),
        ("ia_start_power", 5, "setup-bad-value"),
        ("ia_start_power", "1", "setup-bad-value"),
        ("identical_boards", 1, "setup-bad-value"),
        ("max_turns", 0, "setup-bad-value"),
        ("max_turns", True, "setup-bad-value"),
        ("deck_composition", 9, "setup-bad-value"),
        ("power_vp", 0, "setup-bad-value"),
    ],
)
def test_what_is_not_offered_is_refused(key: str, value: Value, message: str) -> None:
    assert refusal(**{key: value})[0] == message


@pytest.mark.parametrize("deck", ["A", "B", "C", DECK_A, DECK_B, DECK_C, DECK_C.replace(", ", ","), f"  {DECK_A} "])
def test_mlb_17_legal_decks_are_accepted(deck: str) -> None:
    assert GAME.setup({"deck_composition": deck}).text("deck_composition") == deck


@pytest.mark.parametrize(
    ("deck", "counted"),
    [
        (EIGHT, "8 sectors, by category 2 to 5: 4 2 2 0."),
        (TEN, "10 sectors, by category 2 to 5: 4 3 2 1."),
        (THREE_OF_CATEGORY_2, "9 sectors, by category 2 to 5: 3 3 2 1."),
        ("forest", "1 sectors, by category 2 to 5: 0 1 0 0."),
    ],
)
def test_mlb_17_other_decks_are_refused_and_the_legal_ones_named(deck: str, counted: str) -> None:
    key, sentence = refusal(deck_composition=deck)
    assert key == "setup-bad-deck"
    assert sentence == f"{counted} The deck has 9: 4 3 2 0, or 4 3 1 1, or 4 2 2 1."


@pytest.mark.parametrize("part", ["raft", "", "Forest", "D"])
def test_mlb_17_an_unknown_sector_is_named(part: str) -> None:
    deck = DECK_A.replace("forest", part)
    assert refusal(deck_composition=deck) == ("setup-unknown-sector", f"“{part}” in “{deck}” is not a sector.")


def test_mlb_17_a_sector_listed_twice_is_named() -> None:
    deck = DECK_A.replace("village", "plain")
    assert refusal(deck_composition=deck) == ("setup-sector-twice", "The sector “plain” is listed twice.")


@pytest.mark.parametrize("scenario", ["king_of_the_hill", "siege"])
@pytest.mark.parametrize("deck", ["A", DECK_A])
def test_mlb_302_304_a_deck_without_category_5_is_refused_where_one_is_needed(scenario: str, deck: str) -> None:
    key, sentence = refusal(scenario=scenario, deck_composition=deck)
    assert (key, sentence) == (
        "setup-needs-category-five", "This scenario needs a sector of category 5: composition B or C.",
    )  # fmt: skip


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("deck", ["random", "B", "C", DECK_B, DECK_C])
def test_mlb_302_every_scenario_takes_a_deck_with_category_5(scenario: str, deck: str) -> None:
    assert GAME.setup({"scenario": scenario, "deck_composition": deck})


def test_mlb_302_304_composition_a_is_never_drawn_where_category_5_is_needed() -> None:
    for scenario in SCENARIOS:
        battle = start(scenario=scenario, blue_faction="elves", red_faction="elves")
        assert battle.actor == NATURE
        needed = scenario in ("king_of_the_hill", "siege")
        assert [GAME.spell(battle, choice) for choice in battle.legal()] == [
            f"composition {name}" for name in ("BC" if needed else "ABC")
        ]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_mlb_304_307_the_siege_and_the_titans_are_not_for_solo(scenario: str) -> None:
    if scenario in ("siege", "titans"):
        key, sentence = refusal(mode="solo", scenario=scenario)
        assert key == "setup-not-solo"
        assert sentence == f"{SCENARIOS[scenario].names['en']} cannot be played solo."
    else:
        assert GAME.ruled(GAME.setup({"mode": "solo", "scenario": scenario})) == [RED]


@pytest.mark.parametrize(
    "text", ["", "0, 1, 2, 3, 5", "0, 1, 2, 3, 5, 8, 13", "0 1 2 3 5 x", "0,1,2,3,5,-8", "1000 " * 6]
)
def test_mlb_14_points_of_power_are_six_whole_numbers(text: str) -> None:
    key, sentence = refusal(power_vp=text)
    assert (key, sentence) == (
        "setup-bad-power-vp", f"“{text}” is not a list of 6 whole numbers, such as “0, 1, 2, 3, 5, 8”.",
    )  # fmt: skip


@pytest.mark.parametrize("text", ["0 0 0 0 0 0", "9,8,7,6,5,4", " 999, 1 2,3 , 5 6"])
def test_mlb_14_any_six_numbers_count(text: str) -> None:
    battle = start(power_vp=text, scenario="titans")
    numbers = [int(number) for number in text.replace(",", " ").split()]
    assert GAME.facts(battle)["vp.blue"] == numbers[4]


# -- what the set-up asks for


def test_mlb_10_each_player_chooses_a_faction_blue_first_and_both_may_take_the_same() -> None:
    battle = start()
    assert (battle.actor, len(battle.legal())) == (0, len(FACTION))
    play(battle, "faction orcs")
    assert (battle.actor, len(battle.legal())) == (1, len(FACTION))
    play(battle, "faction orcs")
    assert battle.actor == NATURE
    assert [GAME.facts(battle)[f"faction.{seat}"] for seat in ("blue", "red")] == ["orcs", "orcs"]


def test_mlb_10_only_those_without_a_faction_are_asked() -> None:
    assert start(blue_faction="elves").actor == 1
    assert start(red_faction="elves").actor == 0
    assert start(mode="solo", blue_faction="elves", red_faction="orcs").actor == NATURE
    assert start(mode="solo").actor == 0


def test_mlb_202_the_solo_opponent_has_a_board_instead_of_a_faction() -> None:
    for board in BOARDS:
        battle = start(mode="solo", blue_faction="elves", red_faction="orcs", ia_board=board, ia_start_power=3)
        facts = GAME.facts(battle)
        assert (facts["faction.red"], facts["power.red"], facts["morale.red"], facts["command.red"]) == (
            "none",
            3,
            0,
            0,
        )
        assert facts["red.elite"] == facts["red.renown"] == ["reserve"]
        assert facts["blue.elite"] == facts["blue.renown"] == ["board"]


def test_a_first_game_needs_no_choice_before_the_dice() -> None:
    assert start(**GAME.first_options()).actor == NATURE


def test_mlb_200_the_solo_game_is_offered_where_an_opponent_made_of_rules_is_asked_for() -> None:
    assert GAME.ruled(GAME.setup(GAME.rule_opponent())) == [RED]
    assert GAME.ruled(GAME.setup({})) == []


def test_scenarios_factions_and_boards_have_their_portraits_and_nothing_else_has() -> None:
    say = catalogue("en", GAME).say
    pictured = {
        (option.key, value)
        for option in GAME.options()
        for value in option.offered
        if GAME.portrait(option.key, value, say).startswith("<svg")
    }
    assert pictured == {
        *[("scenario", key) for key in SCENARIOS],
        *[(f"{seat}_faction", key) for seat in ("blue", "red") for key in FACTION],
        *[("ia_board", key) for key in BOARDS],
    }
    assert GAME.portrait("scenario", "conquest", say) == GAME.portrait("ia_board", "orcs", say) == ""


def test_mlb_17_the_pool_holds_enough_of_every_category() -> None:
    assert Counter(sector.category for sector in SECTORS) == {2: 10, 3: 8, 4: 6, 5: 4}
