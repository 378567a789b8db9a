"""Les Rois du Champ de Bataille: touching the picture, what a touch means, and what an event shows."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from littlewars.games.rois_du_champ_de_bataille import GAME
from littlewars.games.rois_du_champ_de_bataille.events import (
    ATTACKED,
    DECLARED,
    DRAWN,
    FLIPPED,
    HEALED,
    KINDS,
    RESHUFFLED,
    REVEALED,
    SCENERY,
    TURN,
)
from littlewars.games.rois_du_champ_de_bataille.state import Battle
from littlewars.words import catalogue
from tests.games.rois_du_champ_de_bataille.field import lay_out, play, start

FIGHT = "red c2[10,8,6] b2x2\nblack c3[10,7] c5x3\nspecial red leader c2\nhand red HHSSJ\n"
JAMMED = "armies greece-colonies\norder black jammed_transmission active\n" + FIGHT


def touched(battle: Battle, *names: str) -> list[str]:
    """Spell what touching these elements could mean."""
    return [GAME.spell(battle, choice) for choice in GAME.meant(battle, list(names))]


def marked(battle: Battle, text: str) -> list[str]:
    return GAME.marks(battle, GAME.read(battle, text))


def why_not(battle: Battle, *names: str) -> str:
    """Return the rule and the sentence that answer a touch."""
    refusal = battle.refusal(GAME.meant(battle, list(names))[0])
    return "" if refusal is None else f"{refusal.rule} {catalogue('en', GAME).say(refusal.reason)}"


# -- the elements of a choice


def test_what_is_done_with_cards_is_touched_by_its_name() -> None:
    battle = lay_out(FIGHT)
    assert marked(battle, "strike hearts") == ["play-strike-hearts"]
    assert marked(battle, "ruse") == ["play-ruse-joker"]
    assert marked(battle, "discard spades") == ["card-2", "discard"]
    assert marked(battle, "discard joker") == ["card-4", "discard"]
    assert [marked(battle, text) for text in ("end", "part")] == [[], []]
    assert marked(lay_out(JAMMED), "start spades") == ["card-2"]


def test_zones_units_and_specials_are_touched_where_they_are() -> None:
    battle = lay_out(FIGHT)
    assert marked(play(battle.clone(), "strike hearts"), "c2") == ["zone-c2"]
    moving = play(battle.clone(), "move spades", "part", "c2", "d2")
    assert marked(moving, "units 6 10 leader") == ["unit-c2-0", "unit-c2-2", "special-red-leader"]
    assert marked(play(lay_out("red c2[9,6,10]\nhand red SS"), "heal spades", "c2"), "unit 2") == ["unit-c2-1"]
    assert marked(play(battle.clone(), "strike hearts", "part", "c2", "c3"), "count 2") == []
    assert marked(play(battle.clone(), "ruse"), "cards HSJ") == ["card-0", "card-2", "card-4"]


def test_rcb_rom_6_both_units_that_swap_are_touched_in_their_zones() -> None:
    swap = lay_out("armies rome-greece\norder red rotation active\nred c2x1 c1[4,10]\nphase end")
    assert marked(play(swap, "c2", "c1"), "unit 1") == ["unit-c2-0"]
    assert marked(play(swap, "unit 1"), "unit 2") == ["unit-c1-1"]


def test_the_order_is_touched_to_flip_it_to_use_it_and_to_do_as_it_offers() -> None:
    phase = lay_out("order red spartan passive\nhand red HS\nphase order")
    assert (marked(phase, "flip"), marked(phase, "card spades"), marked(phase, "keep")) == (
        ["order-red"],
        ["card-1"],
        [],
    )
    assert marked(play(phase, "card spades"), "lay spartan active") == ["kept-2", "order-red"]
    assert marked(phase, "lay spartan passive") == ["kept-2", "side-red"]
    raid = lay_out("armies gauls-rome\norder red raid active\nred c2x2\nblack c3x2\nhand red H")
    assert marked(play(raid, "strike hearts", "c2"), "c3 also") == ["zone-c3", "order-red"]
    march = lay_out("armies undead-rome\norder red march_of_the_damned active\nred c1x2\nblack e5x1")
    assert marked(march, "order 1") == ["order-red"]


def test_a_joker_is_touched_to_counter_with_it() -> None:
    battle = play(lay_out(FIGHT + "hand black HSJ"), "strike hearts", "c2", "c3")
    assert marked(battle, "joker") == ["card-2"]
    assert marked(battle, "pass") == []


def test_choices_of_the_set_up_are_touched_by_name() -> None:
    assert marked(start(), "army gauls") == ["offer-gauls"]
    scenery = lay_out("next PlaceScenery(blacks=0, jokers=0, reds=0, seat=red, solid=0, zone=c3)")
    assert marked(scenery, "scenery wood") == ["scenery-wood"]
    assert marked(scenery, "scenery wall e") == ["scenery-wall", "zone-d3"]
    keep = lay_out("next KeepOrders(seat=red)")
    assert marked(keep, "keep bronze_wall theban pheidippides") == ["kept-1", "kept-3", "kept-6"]
    assert marked(lay_out("red a1x1\nnext PlaceSpecial(left=0, seat=red)"), "special medic") == []
    alone = lay_out("red c2x1 b2x1\nspecial red leader c2\nspecial red medic c2\nhand red S")
    assert marked(play(alone, "lead spades", "c2"), "special medic") == ["special-red-medic"]


def test_nothing_is_touched_while_cards_are_drawn_or_when_all_is_over() -> None:
    draw = lay_out("next Draw(count=1, seat=red)")
    assert GAME.marks(draw, 0) == []
    assert GAME.meant(draw, ["deck"]) == GAME.meant(draw, ["card-0"]) == []
    assert GAME.meant(lay_out("next -\nending 2\nwinner 2"), ["zone-a1"]) == []


# -- what a touch means


def test_any_card_of_a_suit_means_its_first() -> None:
    battle = lay_out(FIGHT)
    assert touched(battle, "card-0") == touched(battle, "card-1") == ["discard hearts"]
    assert touched(battle, "card-3", "discard") == ["discard spades"]
    assert set(touched(battle, "discard")) == {"discard hearts", "discard spades", "discard joker"}
    assert touched(lay_out("order red spartan passive\nhand red HHS\nphase order"), "card-1") == ["card hearts"]


def test_cards_are_picked_one_by_one_and_any_of_equals_will_do() -> None:
    ruse = play(lay_out(FIGHT), "ruse")
    assert touched(ruse, "card-0", "card-2", "card-4") == touched(ruse, "card-1", "card-3", "card-4") == ["cards HSJ"]
    assert touched(ruse, "card-0", "card-1", "card-3") == ["cards HHS"]
    assert touched(ruse, "zone-c2") == touched(ruse, "card-7") == []
    assert why_not(ruse, "card-0") == "RCB-921 choose exactly 3 cards of your hand"


def test_a_unit_or_a_special_means_the_zone_it_stands_in() -> None:
    strike = play(lay_out(FIGHT), "strike hearts")
    assert touched(strike, "zone-c2") == touched(strike, "unit-c2-1") == touched(strike, "special-red-leader") == ["c2"]
    target = play(strike, "c2")
    assert touched(target, "unit-c3-0") == ["c3"]


def test_a_zone_means_what_can_be_done_there_with_the_order_or_without() -> None:
    raid = lay_out("armies gauls-rome\norder red raid active\nred c2x2\nblack c3x2\nhand red H")
    play(raid, "strike hearts", "c2")
    assert touched(raid, "zone-c3") == ["c3", "c3 also"]
    assert touched(raid, "zone-c3", "order-red") == ["c3 also"]
    lay = play(lay_out("order red spartan passive\nkept red theban\nhand red H\nphase order"), "card hearts")
    assert touched(lay, "kept-3") == ["lay theban passive", "lay theban active"]
    assert touched(lay, "kept-3", "side-red") == ["lay theban passive"]


@pytest.mark.parametrize(
    ("played", "names", "answer"),
    [
        ("", ("play-shot-hearts",), "RCB-901 with ♥ no troop can shoot at anybody now"),
        ("", ("order-red",), "RCB-305 orders are laid, flipped or changed only at the start of your turn"),
        ("", ("zone-c2",), " this is not one of the choices now"),
        ("strike hearts", ("zone-b2",), "RCB-801 from b2 nobody can be struck with ♥"),
        ("strike hearts", ("unit-c3-0",), "RCB-208 you have no troop in c3"),
        ("strike hearts", ("card-2",), "RCB-208 say first which troop acts: touch its zone"),
        ("strike hearts/c2", ("zone-c2", "zone-d2"), "RCB-801 no enemy is in d2"),
        ("move spades/c2", ("special-red-leader",), "RCB-207 ♠ does not lead from c2 to c2"),
    ],
)
def test_a_touch_that_means_nothing_legal_is_answered(played: str, names: tuple[str, ...], answer: str) -> None:
    battle = play(lay_out(FIGHT), *[text for text in played.split("/") if text])
    assert why_not(battle, *names).startswith(answer)


def test_what_says_nothing_means_nothing() -> None:
    battle = lay_out(FIGHT)
    assert touched(battle) == touched(battle, "side-black") == touched(battle, "order-black") == []
    assert touched(battle, "card-9") == touched(battle, "zone-z9") == touched(battle, "play-dance-hearts") == []


PLACES = [
    lay_out(FIGHT), play(lay_out(FIGHT), "ruse"), play(lay_out(FIGHT), "move spades", "part", "c2", "d2"), start(),
    lay_out("order red spartan passive\nhand red HS\nphase order"), lay_out("next KeepOrders(seat=red)"),
]  # fmt: skip
NAMES = r"(unit|zone|card|play|order|special|kept|side|offer)(-(red|black|c2|z9|move|hearts|leader|[0-9]{1,2}|)){0,3}"


@pytest.mark.parametrize("battle", PLACES, ids=["act", "ruse", "part", "army", "order", "keep"])
@settings(max_examples=150, deadline=None, derandomize=True)
@given(names=st.lists(st.one_of(st.text(max_size=8), st.from_regex(NAMES, fullmatch=True)), max_size=4))
def test_strange_touches_mean_nothing_or_something_that_can_be_answered(battle: Battle, names: list[str]) -> None:
    for choice in GAME.meant(battle, names):
        assert (battle.refusal(choice) is None) == battle.allows(choice)


@pytest.mark.parametrize("battle", PLACES, ids=["act", "ruse", "part", "army", "order", "keep"])
def test_whatever_is_touched_for_a_choice_means_it(battle: Battle) -> None:
    for choice in battle.legal():
        marks = GAME.marks(battle, choice)
        assert not marks or choice in GAME.meant(battle, marks), GAME.spell(battle, choice)


# -- what an event shows


def test_events_show_a_zone_first_then_the_order_the_hand_or_the_side() -> None:
    assert GAME.shown((ATTACKED, 0, 2, 7, 12, 4)) == ["zone-c3"]
    assert GAME.shown((SCENERY, -1, 12, 2, 4)) == ["zone-c3"]
    assert GAME.shown((HEALED, 1, 24, 2)) == ["zone-e5"]
    assert GAME.shown((FLIPPED, 1, 6, 1)) == ["order-black"]
    assert GAME.shown((DRAWN, 0, 3)) == ["hand-red"]
    assert GAME.shown((TURN, 1, 4)) == ["side-black"]
    assert GAME.shown((RESHUFFLED, 20)) == GAME.shown((REVEALED, -1, 2)) == ["deck"]
    assert GAME.shown((DECLARED, 0, 9, 73, -1, -1, 0, 0)) == ["hand-red"]  # a ruse is nowhere


def test_an_event_of_nobody_shows_nothing() -> None:
    assert GAME.shown((DRAWN, -1, 2)) == []


@pytest.mark.parametrize("kind", range(len(KINDS)), ids=[kind.name for kind in KINDS])
def test_every_kind_of_event_shows_something(kind: int) -> None:
    shown = GAME.shown((kind, *[1] * len(KINDS[kind].fields)))
    assert len(shown) == 1
    assert shown[0].startswith(("zone-", "order-", "hand-", "side-", "deck"))
