"""My Little Battlefield: touching the picture, what a touch means, and what an event shows."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from littlewars.games.my_little_battlefield import GAME
from littlewars.games.my_little_battlefield import events as happened
from littlewars.games.my_little_battlefield.actions import FACTION_SOURCE, POWER_SOURCE
from littlewars.games.my_little_battlefield.events import KINDS
from littlewars.games.my_little_battlefield.ground import NONE
from littlewars.games.my_little_battlefield.state import Battle
from littlewars.words import catalogue
from tests.games.my_little_battlefield.field import lay_out, play, start

FIELD = "field forest village hill plain citadel market ruins harbour arsenal\nfactions kingdom-orcs\n"
TURN = (
    f"{FIELD}blue S a1, S b2, E c1\nred S b2, S c3\ngauge a1 B3, b2 R2, c1 0, c2 B2, c3 R4\npower 3-1\nmorale 4-2\n"
    "dice ATT ATT MOV MOR SPE"
)


def touched(battle: Battle, *names: str) -> list[str]:
    """Spell what touching these elements could mean."""
    return [GAME.spell(battle, choice) for choice in GAME.meant(battle, list(names))]


def why_not(battle: Battle, *names: str) -> str:
    """Return the rule and the sentence that answer a touch."""
    refusal = battle.refusal(GAME.meant(battle, list(names))[0])
    return "" if refusal is None else f"{refusal.rule} {catalogue('en', GAME).say(refusal.reason)}"


def marked(battle: Battle, text: str) -> list[str]:
    return GAME.marks(battle, GAME.read(battle, text))


# -- the elements of a choice


def test_a_die_and_its_target_are_touched_to_activate_it() -> None:
    battle = lay_out(TURN)
    assert marked(battle, "attack b2") == ["die-0", "cell-b2"]
    assert marked(battle, "move S a1 b1") == ["die-2", "unit-0", "cell-b1"]
    assert marked(battle, "morale") == ["die-3"]
    assert marked(battle, "special a1") == ["die-4", "cell-a1"]
    assert marked(battle, "special power") == ["die-4", "power-blue"]
    assert marked(battle, "special faction") == ["die-4", "faction-blue"]


def test_the_enemy_reserve_is_touched_to_break_through() -> None:
    battle = lay_out(f"{FIELD}blue S a3\ngauge a3 B3\ndice MOV", scenario="breakthrough")
    assert marked(battle, "move S a3 out") == ["die-0", "unit-0", "reserve-red"]
    assert touched(battle, "unit-0", "reserve-red") == ["move S a3 out"]


def test_a_follower_touches_no_die() -> None:
    assert marked(lay_out(f"{TURN}\nnext Follow(face=MOR, seat=red)"), "morale") == ["morale-red"]
    assert marked(lay_out(f"{TURN}\nnext Follow(face=COM, seat=red)"), "command") == ["command-red"]
    assert marked(lay_out(f"{TURN}\nnext Follow(face=DEF, seat=red)"), "defend b2") == ["cell-b2"]
    assert marked(lay_out(f"{TURN}\nnext Follow(face=SPE, seat=red)\ncommand 1-4"), "special power") == ["power-red"]


def test_nothing_is_touched_to_end_to_reroll_to_convert_or_to_roll() -> None:
    battle = lay_out(TURN)
    assert [marked(battle, text) for text in ("end", "reroll", "convert")] == [[], [], []]
    assert marked(lay_out("turn 0"), "rolls 1 1 1 1") == []


def test_what_a_special_rule_asks_is_touched_where_it_is() -> None:
    power = play(lay_out(TURN), "special power")
    assert marked(power, "4M 0C") == ["morale-blue"]
    market = play(lay_out(TURN), "special c2")
    assert marked(market, "1M 0C") == []
    rally = play(lay_out(TURN), "special faction")
    assert (marked(rally, "0M 1C"), marked(rally, "1M 0C")) == (["command-blue"], ["morale-blue"])
    behind = play(lay_out(TURN + "\ngauge b3 R4, c2 R2"), "special faction")
    assert marked(behind, "1M 1C") == []
    arsenal = play(lay_out(TURN + "\ngauge c3 B4\nred S b2, S reserve"), "special c3")
    assert marked(arsenal, "turn ATT COM") == ["die-0", "row-command"]


def test_dice_and_sectors_and_factions_are_touched_by_name() -> None:
    assert marked(play(lay_out(TURN), "reroll"), "dice ATT MOR") == ["die-0", "die-3"]
    retreat = lay_out(f"{FIELD}red S b2\ngauge b2 B5, a2 R2, c2 R2\nnext Retreat(unit=4)")
    assert marked(retreat, "sector c2") == ["cell-c2"]
    assert marked(start(), "faction orcs") == ["offer-orcs"]
    assert marked(lay_out("next IaWindow(again=0, face=COM)", mode="solo"), "force") == ["ia-die"]


# -- what a touch means


def test_a_die_means_all_it_can_do() -> None:
    battle = lay_out(TURN)
    assert touched(battle, "die-3") == ["morale"]
    assert touched(battle, "die-0") == touched(battle, "die-1") == ["attack c1", "attack b2"]
    assert touched(battle, "die-1", "cell-b2") == touched(battle, "die-1", "unit-4") == ["attack b2"]
    assert touched(battle, "die-1", "pawn-b2") == touched(battle, "die-1", "unit-1") == ["attack b2"]
    assert set(touched(battle, "die-4")) == {"special a1", "special c2", "special faction", "special power"}


def test_a_unit_means_its_moves_and_equal_units_mean_the_same() -> None:
    battle = lay_out(f"{FIELD}blue S a1, S a1\ngauge a1 B3\ndice MOV SPE")
    moves = ["move S a1 b1", "move S a1 a2"]
    assert touched(battle, "unit-0") == touched(battle, "unit-1") == touched(battle, "die-0", "unit-1") == moves
    assert touched(battle, "unit-1", "cell-a2") == ["move S a1 a2"]


def test_dice_are_picked_one_by_one_and_any_of_equals_will_do() -> None:
    reroll = play(lay_out(TURN), "reroll")
    assert touched(reroll, "die-1", "die-4") == ["dice ATT SPE"]
    assert touched(reroll, "die-0", "die-1") == ["dice ATT ATT"]
    assert touched(reroll, "cell-a1") == []
    discards = play(lay_out(TURN), "convert")
    assert why_not(discards, "die-0") == "MLB-180 give up exactly two of your dice"
    assert why_not(discards, "die-0", "die-2") == ""
    free = "field observatory plain plain plain plain plain plain plain plain\ngauge a1 B3\ndice ATT MOV SPE"
    assert touched(play(lay_out(free), "special a1"), "die-1") == ["dice MOV"]


@pytest.mark.parametrize(
    ("names", "answer"),
    [
        (("die-2", "unit-1"), "MLB-125 you do not control b2, so no unit may leave it"),
        (("unit-1", "cell-a2"), "MLB-125 you do not control b2, so no unit may leave it"),
        (("die-2", "unit-1", "cell-b1"), "MLB-125 you do not control b2, so no unit may leave it"),
        (("die-2", "unit-3"), "MLB-11 your Renown unit is not there"),
        (("die-2", "unit-0", "cell-b2"), "MLB-123 b2 is not an adjacent sector; moves go straight, never diagonally"),
        (("unit-0", "cell-c1"), "MLB-122 c1 is not an adjacent sector; moves go straight, never diagonally"),
        (("unit-0", "reserve-red"), "MLB-129 the enemy Reserve cannot be entered from there, or not in this battle"),
        (("die-2", "cell-c3"), "MLB-123 c3 is not an adjacent sector; moves go straight, never diagonally"),
        (("die-0", "cell-c3"), "MLB-80 you have no unit in c3"),
        (("die-0", "unit-0"), "MLB-84 a1 is already yours, and no enemy is there"),
        (("cell-b3",), "MLB-80 you have no unit in b3"),
        (("unit-5",), "MLB-80 you have no unit in c3"),
        (("die-4", "cell-c3"), "MLB-160 you do not control c3"),
    ],
)
def test_a_touch_that_means_nothing_legal_is_answered(names: tuple[str, ...], answer: str) -> None:
    assert why_not(lay_out(TURN), *names) == answer


def test_a_full_track_is_told_when_its_die_is_touched() -> None:
    battle = lay_out(TURN + "\nmorale 7-0\ncommand 7-0\ndice MOR COM")
    full = "MLB-152 the track is full: 7 is the most you can have"
    assert (why_not(battle, "die-0"), why_not(battle, "die-1")) == (full, full)


def test_a_defense_die_where_only_attack_works_is_told() -> None:
    battle = lay_out(TURN + "\ndice DEF")
    assert why_not(battle, "die-0", "cell-b2").startswith("MLB-81 in b2 the pawn is in the enemy’s half")


def test_a_follower_is_told_what_is_blocked() -> None:
    follow = lay_out(f"{TURN}\nred S b2, S c2\ngauge c2 0\nblocked b2\nnext Follow(face=DEF, seat=red)")
    assert touched(follow, "cell-c2") == ["defend c2"]
    assert why_not(follow, "cell-b2") == "MLB-62 the die you follow was used there"


def test_while_something_else_is_asked_a_sector_is_answered() -> None:
    retreat = lay_out(f"{FIELD}red S b2\ngauge b2 B5, a2 R2, c2 R2\nnext Retreat(unit=4)")
    assert touched(retreat, "cell-a2") == ["sector a2"]
    assert why_not(retreat, "cell-b1") == "MLB-140 it must be one of the nearest sectors its side controls"
    assert touched(retreat, "board-red") == []


def test_a_rule_of_the_board_that_cannot_be_used_is_told() -> None:
    poor = lay_out(TURN + "\nmorale 2-0")
    dear = "MLB-170 the next level costs 4 of one resource"
    assert why_not(poor, "die-4", "power-blue") == why_not(poor, "power-blue") == dear
    no_die = lay_out(TURN + "\ndice MOV")
    assert why_not(no_die, "faction-blue") == "MLB-41 no die showing Special is left to activate"
    plain = lay_out(TURN, identical_boards=True)
    assert why_not(plain, "die-4", "faction-blue") == "MLB-27 this board has no power of its own in this battle"


def test_a_rule_that_moves_a_unit_answers_as_a_movement_die_does() -> None:
    ford = (
        "field ford plain plain plain plain plain plain plain plain\nblue S a1, S b2\nred S b2\ngauge a1 B3\ndice SPE"
    )
    battle = play(lay_out(ford), "special a1")
    assert touched(battle, "unit-0", "cell-b1") == ["move S a1 b1"]
    assert why_not(battle, "unit-1") == "MLB-126 an enemy is in b2, so no unit may leave it"
    assert why_not(battle, "unit-0", "cell-c1").startswith("MLB-122 c1 is not an adjacent sector")
    assert why_not(battle, "cell-c3").startswith("MLB-123 c3 is not an adjacent sector")
    pushing = "field citadel plain plain plain plain plain plain plain plain\nblue S a1\ngauge a1 R5\ndice SPE"
    push = play(lay_out(pushing + "\nb1 fort\ngauge b1 B4"), "special b1")
    assert touched(push, "unit-0") == ["sector a1"]
    assert why_not(push, "cell-c3") == "MLB-160 you need a unit in that sector"


def test_what_says_nothing_means_nothing() -> None:
    battle = lay_out(TURN)
    assert touched(battle) == touched(battle, "board-red") == touched(battle, "nonsense", "cell-z9") == []
    assert touched(battle, "unit-7") == touched(battle, "die-2", "board-red") == []


def test_a_touch_means_nothing_while_dice_roll_or_when_all_is_over() -> None:
    assert GAME.meant(lay_out("turn 0"), ["die-0"]) == []
    assert GAME.meant(lay_out("next -"), ["cell-a1"]) == []


PLACES = [
    lay_out(TURN), play(lay_out(TURN), "reroll"), play(lay_out(TURN), "special power"), start(),
    lay_out(f"{TURN}\nnext Follow(face=MOV, seat=red)"), lay_out("next IaWindow(again=0, face=SPE)", mode="solo"),
]  # fmt: skip


@pytest.mark.parametrize("battle", PLACES, ids=["main", "reroll", "pay", "faction", "follow", "window"])
@settings(max_examples=100, deadline=None, derandomize=True)
@given(
    names=st.lists(
        st.one_of(st.text(), st.from_regex(r"(unit|die|cell|pawn|offer|reserve|power)-[0-9a-c][123]?", fullmatch=True)),
        max_size=4,
    )
)
def test_strange_touches_mean_nothing_or_something_that_can_be_answered(battle: Battle, names: list[str]) -> None:
    for choice in GAME.meant(battle, names):
        assert (battle.refusal(choice) is None) == battle.allows(choice)


# -- what an event shows

SHOWN = {
    "faction": ["board-red"], "dealt": ["cell-b1"], "first": ["board-red"], "turn": ["board-red"],
    "rolled": ["board-red"], "rerolls": ["board-red"], "converted": ["board-red"], "activated": ["column-3"],
    "followed": ["board-red"], "special": ["cell-c1"], "pawn": ["pawn-b1"], "controlled": ["cell-c1"],
    "lost": ["cell-c1"], "moved": ["unit-1"], "retreated": ["unit-1"], "gained": ["command-red"],
    "spent": ["command-red"], "raised": ["power-red"], "reinforced": ["unit-1"], "dear": ["board-red"],
    "set": ["board-red"], "jammed": ["board-red"], "ended": ["board-red"], "die": ["board-red"], "useless": [],
    "forced": ["board-red"], "extra": ["board-red"], "tallied": ["board-red"],
}  # fmt: skip


@pytest.mark.parametrize("kind", range(len(KINDS)), ids=[kind.name for kind in KINDS])
def test_every_kind_of_event_shows_what_it_is_about(kind: int) -> None:
    fields = (1, 2, 3, 4)[: len(KINDS[kind].fields)]
    if KINDS[kind].name in ("gained", "spent"):
        fields = (1, 1, 3, 4)
    assert GAME.shown((kind, *fields)) == SHOWN[KINDS[kind].name]


def test_mlb_160_rules_of_a_board_are_shown_there() -> None:
    for source in (FACTION_SOURCE, POWER_SOURCE):
        assert GAME.shown((happened.SPECIAL, 0, source, NONE)) == ["board-blue"]
