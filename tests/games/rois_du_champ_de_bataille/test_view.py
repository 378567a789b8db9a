"""Les Rois du Champ de Bataille: what a seat sees, and nothing more (ledger 5.7)."""

from littlewars.games.rois_du_champ_de_bataille import GAME
from littlewars.games.rois_du_champ_de_bataille.ground import BLACK, RED, ZONE_NAMES
from littlewars.games.rois_du_champ_de_bataille.state import Battle
from littlewars.games.rois_du_champ_de_bataille.view import UNKNOWN, BattleView
from littlewars.kernel.agenda import NOBODY
from littlewars.words import catalogue
from tests.games.rois_du_champ_de_bataille.field import lay_out, play, start

FIGHT = "red c2[10,8] b2x2\nblack c3x2 c5x3\nhand red HSJ\nhand black SC\n"
C2, C3 = ZONE_NAMES.index("c2"), ZONE_NAMES.index("c3")


def seen(battle: Battle, seat: int) -> BattleView:
    view = GAME.view(battle, seat)
    assert isinstance(view, BattleView)
    return view


def test_rcb_211_hands_are_hidden_and_their_sizes_public() -> None:
    battle = lay_out(FIGHT + "known black C")
    assert [side.hand for side in seen(battle, RED).sides] == [(0, 2, 4), (3, UNKNOWN)]
    assert [side.hand for side in seen(battle, BLACK).sides] == [(UNKNOWN,) * 3, (2, 3)]
    assert seen(battle, NOBODY).sides[RED].hand == (UNKNOWN,) * 3


def test_rcb_302_303_313_orders_are_seen_as_far_as_they_were_shown() -> None:
    battle = lay_out("order black pilum down\nkept black spqr\ntold black spqr\nremoved black rotation\nphase order")
    mine, theirs = seen(battle, BLACK).sides[BLACK], seen(battle, RED).sides[BLACK]
    assert [order.place for order in mine.orders] == ["out", "passive", "kept", "out", "out", "removed"]
    assert [order.place for order in theirs.orders] == ["unknown", "unknown", "kept", "unknown", "unknown", "removed"]
    assert (mine.lies, theirs.lies, theirs.order, mine.order) == ("passive", "passive", UNKNOWN, 7)
    assert (theirs.kept, seen(battle, RED).sides[RED].lies) == (2, "none")
    sealed = lay_out("order black pilum sealed-active\nkept red spartan\nnext FirstOrder(seat=red)")
    assert (seen(sealed, RED).sides[BLACK].lies, seen(sealed, BLACK).sides[BLACK].lies) == ("sealed", "active")


def test_rcb_gau_5_a_copied_order_is_seen() -> None:
    battle = lay_out("armies gauls-greece\norder red culture_exchange active\norder black spartan active\n" + FIGHT)
    assert (seen(battle, BLACK).sides[RED].copied, seen(battle, BLACK).sides[BLACK].copied) == (1, UNKNOWN)


def test_rcb_elf_4_a_locked_order_is_seen() -> None:
    battle = lay_out("armies elves-rome\norder red elemental_nature active\nphase order")
    assert [side.locked for side in seen(battle, RED).sides] == [True, False]


def test_only_whoever_is_asked_sees_what_may_be_chosen() -> None:
    battle = lay_out(FIGHT)
    assert set(seen(battle, RED).verbs) == {("move", 2), ("strike", 0), ("push", 0), ("ruse", 4)}
    assert (seen(battle, RED).asks, seen(battle, BLACK).asks, seen(battle, BLACK).verbs) == ("Act", "", ())
    phase = lay_out("order red spartan passive\nhand red HS\nphase order")
    assert (seen(phase, RED).wanted, seen(phase, BLACK).wanted) == ((0, 2), ())
    count = play(lay_out(FIGHT), "strike hearts", "part", "c2", "c3")
    assert (seen(count, RED).counts, seen(count, BLACK).counts) == ((1,), ())


def test_rcb_208_an_action_is_public_once_it_is_declared() -> None:
    battle = lay_out(FIGHT)
    assert (seen(battle, RED).deed, seen(battle, BLACK).deed) == (None, None)
    picking, other = seen(play(battle, "strike hearts", "c2"), RED).deed, seen(battle, BLACK).deed
    assert picking is not None
    assert (picking.verb, picking.origin, picking.aims, picking.declared, other) == ("strike", C2, (C3,), False, None)
    declared = seen(play(battle, "c3"), BLACK).deed
    assert declared is not None
    assert (declared.verb, declared.origin, declared.target, declared.count) == ("strike", C2, C3, 2)
    assert (declared.declared, declared.seat, seen(battle, RED).deed) == (True, RED, declared)


def test_zones_to_choose_from_are_seen_without_an_action_too() -> None:
    battle = lay_out("armies rome-greece\norder red rotation active\nred c2x1 c1x1\nplayed 1\nphase end")
    deed = seen(battle, RED).deed
    assert deed is not None
    assert (deed.verb, set(deed.aims), seen(battle, BLACK).deed) == ("", {C2, ZONE_NAMES.index("c1")}, None)
    raid = lay_out("armies gauls-rome\norder red raid active\nred c2x2\nblack c3x2\nhand red H")
    offered = seen(play(raid, "strike hearts", "c2"), RED).deed
    assert offered is not None
    assert (offered.aims, offered.also) == ((C3,), (C3,))


def test_rcb_505_1202_the_set_up_shows_what_is_on_offer() -> None:
    choosing = start(scenario="marais_des_damnes")
    assert set(seen(choosing, BLACK).offers) == {"elves", "undead", "dwarfs", "goblins", "orcs"}
    assert (seen(choosing, RED).offers, seen(choosing, RED).sides[BLACK].army) == ((), "")
    placing = lay_out("next PlaceScenery(blacks=0, jokers=0, reds=0, seat=red, solid=0, zone=c3)")
    view = seen(placing, RED)
    assert (view.grounds.count("wall"), "wood" in view.grounds, view.building) == (1, True, ZONE_NAMES.index("c3"))
    assert (seen(placing, BLACK).grounds, seen(placing, BLACK).building) == ((), ZONE_NAMES.index("c3"))


def test_the_field_is_seen_by_everybody() -> None:
    battle = lay_out(
        "armies greece-orcs\norder black wolf_trap active\nscenery c3 wood, d4 ravine s, a1 wall n\n"
        "red c3[10h,7]\nblack c4x1 b3x1 d3x1\nhives red a3\nhives black e4\nspecial red leader c3\nflayer c3[6]\n"
        "turn 5\nreserve 1-0"
    )
    for seat in (RED, BLACK, NOBODY):
        view = seen(battle, seat)
        c3, d4 = view.zones[C3], view.zones[ZONE_NAMES.index("d4")]
        assert (c3.scenery, c3.owner, c3.captive, c3.specials) == ("wood", RED, True, ("leader",))
        assert [(unit.life, unit.full, unit.hero) for unit in c3.units] == [(7, 10, False), (10, 10, True)]
        assert c3.flayer is not None
        assert (c3.flayer.life, d4.ravines, d4.walls, view.zones[0].walls) == (6, 4, 0, 1)
        assert [view.zones[ZONE_NAMES.index(zone)].hive for zone in ("a3", "e4", "c3")] == [RED, BLACK, -1]
        assert (view.turn, view.sides[RED].reserve, view.winner) == (5, 1, -1)


def test_rcb_orq_2_night_and_the_end_are_seen() -> None:
    night = lay_out("armies orcs-rome\norder red night_attack active\nomen 1-0\nred c2x1\nblack c4x1")
    assert [side.night for side in seen(night, BLACK).sides] == [True, False]
    over = lay_out("red a1x1\nblack e5x2\nending 2\nwinner 1\nnext -")
    assert (seen(over, RED).winner, seen(over, RED).actor, seen(over, RED).asks) == (BLACK, NOBODY, "")


def test_rcb_211_the_picture_and_the_hand_are_drawn_of_what_a_seat_sees() -> None:
    battle, say = lay_out(FIGHT), catalogue("en", GAME).say
    pictures = [GAME.draw(GAME.view(battle, seat), [], say) for seat in (RED, BLACK)]
    assert all('id="zone-c3"' in picture and 'id="unit-c2-0"' in picture for picture in pictures)
    mine, theirs = [GAME.draw_hand(GAME.view(battle, seat), say) for seat in (RED, BLACK)]
    assert [hand.count('id="card-') for hand in (mine, theirs)] == [3, 2]
    assert ("<title>Heart:" in mine, "<title>Heart:" in theirs) == (True, False)
