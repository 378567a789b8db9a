"""Les Rois du Champ de Bataille: what a seat cannot know is dealt again; what it has seen stays (ledger 5.7)."""

from collections import Counter
from random import Random

import pytest

from littlewars.games.rois_du_champ_de_bataille import GAME
from littlewars.games.rois_du_champ_de_bataille.cards import PACK
from littlewars.games.rois_du_champ_de_bataille.ground import BLACK, RED
from littlewars.games.rois_du_champ_de_bataille.state import Battle
from littlewars.kernel.agenda import NOBODY
from tests.contract.test_contract import chi_square, limit
from tests.games.rois_du_champ_de_bataille.field import lay_out, options, play, told

FIELD = "red c2x2 b2x2\nblack c3x2 c5x3\n"
MANY = 300


def dreams(battle: Battle, seat: int, count: int = MANY) -> list[Battle]:
    """Imagine a position many times; whatever is imagined, the pack stays whole and the seat sees the same."""
    rng = Random("dreams")
    found = [GAME.imagine(battle, seat, rng) for _ in range(count)]
    for dream in found:
        assert GAME.view(dream, seat) == GAME.view(battle, seat)
        assert [sum(piles) for piles in zip(*dream.hands, dream.deck, dream.discard, strict=True)] == PACK
        assert [sum(hand) for hand in dream.hands] == [sum(hand) for hand in battle.hands]
        for side in (RED, BLACK):
            assert dream.kept[side].bit_count() == battle.kept[side].bit_count()
            assert dream.kept[side] & dream.removed[side] == 0
            assert dream.told[side] == battle.told[side]
            assert dream.told[side] & ~dream.kept[side] == 0
            assert dream.slot[side] == -1 or dream.kept[side] >> dream.slot[side] & 1
    return found


# -- cards


def test_rcb_211_only_the_enemys_hand_is_dealt_again() -> None:
    battle = lay_out(FIELD + "hand red HHS\nhand black SCJ\ndiscard DDD")
    before = battle.key()
    found = dreams(battle, RED)
    assert all(dream.hands[RED] == [2, 0, 1, 0, 0] and dream.discard == [0, 3, 0, 0, 0] for dream in found)
    assert len({tuple(dream.hands[BLACK]) for dream in found}) > 20
    assert battle.key() == before


def test_rcb_211_who_only_watches_knows_neither_hand() -> None:
    found = dreams(lay_out(FIELD + "hand red HHS\nhand black SCJ"), NOBODY)
    for side in (RED, BLACK):
        assert len({tuple(dream.hands[side]) for dream in found}) > 20


@pytest.mark.parametrize("known", ["J", "SC", "SCJ"])
def test_rcb_gau_2_col_3_gob_3_cards_that_were_seen_stay(known: str) -> None:
    found = dreams(lay_out(FIELD + f"hand red HH\nhand black SCJ\nknown black {known}"), RED)
    for dream in found:
        held = "".join(letter * count for letter, count in zip("HDSCJ", dream.hands[BLACK], strict=True))
        assert all(letter in held for letter in known)
    assert (len({tuple(dream.hands[BLACK]) for dream in found}) > 1) == (known != "SCJ")


def test_rcb_gau_2_a_hand_looked_at_is_known_until_it_is_played() -> None:
    battle = lay_out(f"armies gauls-rome\norder red infiltrator active\n{FIELD}hand red H\nhand black SCJ\nplayed 1")
    play(battle, "order 2")
    assert {tuple(dream.hands[BLACK]) for dream in dreams(battle, RED, 20)} == {(0, 0, 1, 1, 1)}
    play(battle, "strike hearts", "c2", "c3", "pay", "cards SC", "end", "draw hearts", "draw hearts")
    later = dreams(battle, RED)
    assert {dream.hands[BLACK][4] for dream in later} == {1}
    play(battle, "keep", "end", "draw hearts", "draw diamonds")
    later = dreams(battle, RED)
    assert all(dream.hands[BLACK][4] >= 1 for dream in later)
    assert len({tuple(dream.hands[BLACK]) for dream in later}) > 5


def test_rcb_gob_3_cards_won_by_guessing_were_seen() -> None:
    battle = lay_out(f"armies goblins-rome\norder red storm_sorcerer active\n{FIELD}hand red SS")
    play(battle, "order 1", "red", "draw diamonds")
    assert all(dream.hands[RED][1] >= 1 for dream in dreams(battle, BLACK))


def test_rcb_211_a_hand_is_imagined_as_often_as_it_could_have_been_drawn() -> None:
    """One unknown card out of three hearts, two spades and a joker; the truth comes no oftener than chance has it."""
    battle = lay_out(FIELD + "hand black J\ndeck HHHSS")
    counts = Counter(dream.hands[BLACK].index(1) for dream in dreams_of_a_small_pack(battle))
    assert chi_square([counts[0], counts[2], counts[4]], [3, 2, 1]) <= limit(2)


def dreams_of_a_small_pack(battle: Battle) -> list[Battle]:
    rng = Random("small")
    return [GAME.imagine(battle, RED, rng) for _ in range(2_000)]


# -- orders


def test_rcb_302_any_three_orders_may_have_been_kept() -> None:
    battle = lay_out("kept black pilum spqr legions\nphase order")
    kept = Counter(dream.kept[BLACK] for dream in dreams(battle, RED, 2_000))
    assert len(kept) == 20
    assert chi_square(list(kept.values()), [1] * 20) <= limit(19)


def test_rcb_302_ones_own_orders_stay() -> None:
    battle = lay_out("kept red spartan theban phalanx\norder red spartan down\nkept black pilum\nphase order")
    assert {(dream.kept[RED], dream.slot[RED]) for dream in dreams(battle, RED)} == {(battle.kept[RED], 1)}


def test_rcb_304_313_an_order_that_was_shown_stays() -> None:
    battle = lay_out("order black pilum active\nkept black spqr legions\nphase order")
    found = dreams(battle, RED)
    assert {(dream.slot[BLACK], dream.face[BLACK]) for dream in found} == {(1, 1)}
    assert len({dream.kept[BLACK] for dream in found}) == 10
    passive = lay_out("order black pilum passive\nkept black spqr legions\nphase order")
    assert {dream.slot[BLACK] for dream in dreams(passive, RED)} == {1}


def test_rcb_313_308_an_order_face_down_may_be_any_that_can_have_been_kept() -> None:
    down = lay_out("order black pilum down\nkept black spqr legions\nremoved black rotation\nphase order")
    slots = Counter(dream.slot[BLACK] for dream in dreams(down, RED, 2_000))
    assert set(slots) == {0, 1, 2, 3, 4}
    assert chi_square(list(slots.values()), [1] * 5) <= limit(4)
    bluff = lay_out("order black pilum down\nkept black spqr legions\ntold black pilum\nphase order")
    assert {dream.slot[BLACK] for dream in dreams(bluff, RED)} == {0, 1, 2, 3, 4, 5}
    assert all(dream.kept[BLACK] >> 1 & 1 for dream in dreams(bluff, RED))


def test_rcb_gau_2_an_order_that_was_spied_out_stays() -> None:
    battle = lay_out(
        f"armies gauls-rome\norder red infiltrator active\norder black pilum down\nkept black spqr\n{FIELD}"
    )
    assert len({dream.slot[BLACK] for dream in dreams(battle, RED)}) == 6
    play(battle, "order 1")
    assert told(battle, "spied") == [(RED, battle.order_number(BLACK, 1))]
    assert {dream.slot[BLACK] for dream in dreams(battle, RED)} == {1}


def test_rcb_303_a_sealed_order_may_lie_on_either_face() -> None:
    battle = lay_out("kept red spartan\nkept black spqr legions\norder black pilum sealed\nnext FirstOrder(seat=red)")
    found = dreams(battle, RED)
    assert {dream.face[BLACK] for dream in found} == {0, 1}
    assert {dream.slot[BLACK] for dream in found} == {0, 1, 2, 3, 4, 5}


def test_rcb_orq_5_the_compulsory_order_is_among_those_kept_and_lies_active() -> None:
    kept = "armies greece-orcs\nkept red spartan\nkept black bloodlust night_attack scarce_resources\n"
    chosen = dreams(lay_out(kept + "next FirstOrder(seat=red)"), RED)
    assert all(dream.kept[BLACK] >> 4 & 1 for dream in chosen)
    assert len({dream.kept[BLACK] for dream in chosen}) == 10
    laid = dreams(lay_out(kept + "order black scarce_resources sealed-active\nnext FirstOrder(seat=red)"), RED)
    assert {(dream.slot[BLACK], dream.face[BLACK]) for dream in laid} == {(4, 1)}


def test_rcb_orq_5_once_it_is_gone_any_of_the_others_may_be_there() -> None:
    gone = (
        "armies greece-orcs\nkept black bloodlust night_attack wolf_trap\nremoved black scarce_resources\nphase order"
    )
    kept = {dream.kept[BLACK] for dream in dreams(lay_out(gone), RED)}
    assert len(kept) == 10
    assert not [mask for mask in kept if mask >> 4 & 1]


def test_before_orders_are_kept_there_are_none_to_imagine() -> None:
    assert {dream.kept[BLACK] for dream in dreams(lay_out("next KeepOrders(seat=red)"), RED, 20)} == {0}


# -- what is still private


def test_rcb_208_the_parts_of_a_decision_are_taken_back_before_it_is_known() -> None:
    battle = play(lay_out(FIELD + "hand red HHS\nhand black SC"), "strike hearts", "c2")
    assert {type(dream.agenda[-1]).__name__ for dream in dreams(battle, BLACK, 30)} == {"Act"}
    assert {type(dream.agenda[-1]).__name__ for dream in dreams(battle, RED, 30)} == {"PickTarget"}
    changing = play(lay_out("order red spartan passive\nkept red theban\nhand red HS\nphase order"), "card hearts")
    assert {type(dream.agenda[-1]).__name__ for dream in dreams(changing, BLACK, 30)} == {"OrderPhase"}


def test_rcb_932_everybody_imagined_can_answer() -> None:
    battle = play(lay_out(FIELD + "hand red HH\nhand black SC"), "strike hearts", "c2", "c3")
    for dream in dreams(battle, RED, 50):
        assert {"pass", "pay"} <= options(dream)


def test_rcb_orq_3_whoever_must_strike_is_imagined_with_a_card_for_it() -> None:
    battle = lay_out(
        f"armies orcs-rome\norder red whip_march active\n{FIELD}hand red HSS\nhand black S\nduty c2", max_hand=5
    )
    found = dreams(battle, BLACK)
    assert all(dream.legal() for dream in found)
    assert {dream.hands[RED][0] > 0 for dream in found} == {True}  # c3 can only be struck straight
    assert len({tuple(dream.hands[RED]) for dream in found}) > 5


def test_rcb_orq_3_whoever_owes_a_strike_has_a_card_for_it() -> None:
    battle = lay_out("armies orcs-rome\nred c2x4\nblack c3x2\nhand red HSSCC\nduty c2")
    for dream in dreams(battle, BLACK):
        assert options(dream)
        assert dream.hands[RED][0] > 0


def test_rcb_gau_2_a_watcher_does_not_see_what_a_spy_saw() -> None:
    field = "armies gauls-rome\norder red infiltrator active\norder black pilum down\nhand black HSJ\n" + FIELD
    spied = play(lay_out(field), "order 1")
    seen = play(lay_out(field), "order 2")
    assert GAME.view(spied, RED).sides[BLACK].order == GAME.view(spied, BLACK).sides[BLACK].order
    assert GAME.view(spied, NOBODY).sides[BLACK].order == -1
    assert GAME.view(seen, RED).sides[BLACK].hand == (0, 2, 4)
    assert GAME.view(seen, NOBODY).sides[BLACK].hand == (-1, -1, -1)
    rng = Random("watcher")
    assert len({GAME.imagine(spied, NOBODY, rng).slot[BLACK] for _ in range(MANY)}) == 6
    assert len({tuple(GAME.imagine(seen, NOBODY, rng).hands[BLACK]) for _ in range(MANY)}) > 10
