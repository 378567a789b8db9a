"""Les Rois du Champ de Bataille: rules where the worked examples leave a gap."""

import pytest

from littlewars.games.rois_du_champ_de_bataille import GAME
from littlewars.games.rois_du_champ_de_bataille.ground import ZONE_NAMES
from littlewars.games.rois_du_champ_de_bataille.orders.order import PLAIN
from tests.games.rois_du_champ_de_bataille.field import lay_out, options, play, refused, to_act, told

C2, C3 = ZONE_NAMES.index("c2"), ZONE_NAMES.index("c3")
PILUM = "armies greece-rome\norder black pilum active\n"


def test_rcb_304_without_an_order_nothing_is_changed() -> None:
    battle = lay_out("red c2x4 b2x2\nblack c3x4 c4x1 b3x1 d3x1\nscenery c3 wood\nhand red H")
    assert battle.orders == [PLAIN, PLAIN]
    assert not PLAIN.is_captive(battle, 1, C2)
    assert PLAIN.journeys(battle, 0, C2) == []
    assert refused(battle, "order 1") == "RCB-304 no-order"
    play(battle, "strike hearts", "c2", "c3")
    assert GAME.facts(battle)["troop.c3"] == "6,10,10,10"  # four units, one zone, less the wood


# -- movement


def test_rcb_702_a_troop_for_which_nowhere_is_room_may_only_move_in_part() -> None:
    battle = play(lay_out("red a1x3 a2x3 b1x3\nblack e5x1\nhand red S"), "move spades")
    assert options(battle) == {"part", "a2", "b1"}
    assert "a1" in options(play(battle, "part"))
    assert options(play(battle, "a1", "b1")) == {"units 10"}


def test_rcb_405_of_two_specials_the_chosen_one_goes_alone() -> None:
    battle = lay_out("red c2x2 b2x2\nblack e5x1\nspecial red leader c2\nspecial red medic c2\nhand red S")
    play(battle, "lead spades", "c2", "special medic", "b2")
    facts = GAME.facts(battle)
    assert (facts["medic.red"], facts["leader.red"], facts["hand.red"]) == ("b2", "c2", "")


@pytest.mark.parametrize(("scope", "left"), [("zone", "8,9"), ("unit", "8,8")])
def test_rcb_rom_2_932_who_does_not_take_part_is_hit_first(scope: str, left: str) -> None:
    """Of two units alike one moves; a javelin hits the other. Where each unit is hit, so is the one that moves."""
    battle = lay_out(f"{PILUM}red c2[9,9]\nblack c3x4\nhand red SS\nhand black J", flat_scope=scope)
    play(battle, "move spades", "part", "c2", "d2", "units 9", "joker", "card spades")
    facts = GAME.facts(battle)
    assert f"{facts['troop.c2']},{facts['troop.d2']}" == left


def test_rcb_rom_2_208_a_troop_that_dies_before_the_army_moves_drops_out() -> None:
    battle = lay_out(f"{PILUM}red c2x2 b2[1]\nblack b3x4\nhand red SS\nhand black J", activation_scope="army")
    play(battle, "move spades", "c2", "c1", "b2", "go", "joker", "card spades")
    facts = GAME.facts(battle)
    assert (facts["owner.b2"], facts["owner.b1"], facts["troop.c1"]) == ("nobody", "nobody", "9,10")


# -- combat


def test_rcb_208_813_a_troop_whose_target_has_fallen_meanwhile_does_not_strike() -> None:
    battle = lay_out(
        "armies greece-rome\norder red phalanx active\nred b2x2 c2x2\nblack b3x4 c3[1] e5x1\nhand red H",
        activation_scope="army",
    )
    play(battle, "strike hearts", "b2", "b3", "c2", "go")
    assert [event[2] for event in told(battle, "attacked")] == [ZONE_NAMES.index("b2")]
    facts = GAME.facts(battle)
    assert (facts["troop.b3"], facts["owner.c3"]) == ("7,10,10,10", "nobody")


def test_rcb_gre_5_wounds_are_shared_by_the_leaders_of_a_wing_alone_where_agreed() -> None:
    struck = "active black\narmies greece-rome\norder red marathon active\nhand black H\n"
    wing = lay_out(struck + "red a3x4 b2x2\nblack a4x4", marathon="share_wounds")
    assert (to_act(play(wing, "strike hearts", "a4", "a3")), options(wing)) == (
        "red",
        {"count 0", "count 1", "count 2", "count 3"},
    )
    centre = lay_out(struck + "red c3x4 b2x2\nblack c4x4", marathon="share_wounds")
    play(centre, "strike hearts", "c4", "c3")
    assert (to_act(centre), GAME.facts(centre)["troop.c3"]) == ("black", "6,10,10,10")


def test_rcb_col_1_a_strike_comes_from_no_cruiser() -> None:
    battle = lay_out("armies colonies-rome\norder red cruiser_support active\nred c2x4\nblack c3x4\nhand red H")
    play(battle, "strike hearts", "c2", "c3")
    assert (to_act(battle), GAME.facts(battle)["troop.c3"]) == ("red", "6,10,10,10")


def test_rcb_car_2_a_cancelled_move_does_not_use_the_elephants_up() -> None:
    charge = "armies carthage-rome\norder red elephant_charge active\nred c2x4\nblack c3x4\nhand red HS\nhand black J"
    moved = play(lay_out(charge), "move spades", "c2", "d2", "joker", "decline")
    assert (GAME.facts(moved)["face.red"], GAME.facts(moved)["troop.c2"]) == ("active", "10,10,10,10")
    struck = play(lay_out(charge), "strike hearts", "c2", "c3", "joker", "decline")
    assert (GAME.facts(struck)["face.red"], GAME.facts(struck)["troop.c2"]) == ("passive", "6,10,10,10")


def test_rcb_gob_5_a_single_unit_plunders_without_further_question() -> None:
    battle = lay_out(
        "armies goblins-rome\norder red loot_and_plunder active\nred c2x2 d2x1\nblack c3[1] a5x1\nhand red H"
    )
    play(battle, "strike hearts", "c2", "c3", "d2")
    facts = GAME.facts(battle)
    assert (facts["owner.d2"], facts["troop.c3"], facts["asked"]) == ("nobody", "10", "Act")


# -- counters


@pytest.mark.parametrize(
    ("hand", "played", "left"),
    [
        ("HSC", ("ruse", "cards HSC"), "SC"),
        ("DDD", ("ruse", "cards DDD"), "DD"),
        ("CCS", ("heal clubs", "c2"), "SC"),
        ("HS", ("strike hearts", "c2", "c3"), "S"),
    ],
)
def test_rcb_934_the_rest_of_a_combination_comes_back_where_agreed(
    hand: str, played: tuple[str, ...], left: str
) -> None:
    position = f"red c2[9,9]\nblack c3x4\nhand red {hand}\nhand black J"
    for leftover, expected in (("returned", left), ("lost", "S" if "S" in left and "ruse" not in played else "")):
        battle = play(lay_out(position, combo_leftover=leftover), *played, "joker")
        if battle.actor == 0 and "decline" in options(battle):
            play(battle, "decline")
        assert GAME.facts(battle)["hand.red"] == expected
        known = sum(battle.known[0])
        assert known == (len(left) - (hand == "CCS") - (hand == "HS") if leftover == "returned" else 0)


def test_rcb_orq_3_whoever_was_driven_to_the_enemy_is_told_to_strike() -> None:
    battle = lay_out("armies orcs-rome\norder red whip_march active\nred c2x4\nblack c4x4\nhand red H")
    play(battle, "order 1", "c2", "c3")
    assert battle.prompt().message.key == "prompt-duty"
    assert battle.prompt().message.arguments["zone"] == "c3"
    assert options(battle) == {"strike hearts", "push hearts"}
