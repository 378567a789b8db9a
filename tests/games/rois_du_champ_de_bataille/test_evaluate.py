"""Les Rois du Champ de Bataille: how good a position looks."""

from random import Random

import pytest

from littlewars.games.rois_du_champ_de_bataille import GAME
from littlewars.games.rois_du_champ_de_bataille.evaluate import (
    BEATEN,
    BRINK,
    CARD,
    KILL,
    LIFE,
    THREAT,
    TURN,
    UNDER_WAY,
    WON,
)
from littlewars.games.rois_du_champ_de_bataille.state import Battle
from littlewars.games.rois_du_champ_de_bataille.steps.setup import FirstPlayer
from littlewars.kernel.agenda import NOBODY
from littlewars.kernel.setup import Value
from littlewars.kernel.sight import Sight
from littlewars.players.greedy_player import GreedyPlayer
from littlewars.players.random_player import random_choice
from tests.games.rois_du_champ_de_bataille.field import lay_out, play

EVEN = "red b2x2 c2x2\nblack c4x2 d4x2\nhand red HS\nhand black HS\n"
STRIKE = "red c2x4\nblack c3x4 e5x4\nhand red HHH\n"


def worth(battle: Battle) -> int:
    """Return how good a position looks to Red; to Black it must look exactly as bad."""
    assert GAME.evaluate(battle, 1) == -GAME.evaluate(battle, 0)
    return GAME.evaluate(battle, 0)


def test_in_an_even_position_the_turn_is_a_hand_to_be_filled() -> None:
    assert worth(lay_out(EVEN)) == CARD + TURN  # one card must be played, two are drawn
    assert worth(lay_out(f"active black\n{EVEN}")) == -CARD - TURN


def test_to_end_a_turn_changes_little() -> None:
    battle = play(lay_out("red c2x4\nblack c4x4\nhand red HSSC\nhand black SSH"), "discard hearts")
    after = play(battle.clone(), "end", "draw hearts", "draw hearts")
    assert abs(worth(after) - worth(battle)) <= CARD


def test_cards_drawn_are_counted_and_not_told_apart() -> None:
    battle = play(lay_out("red c2x4\nblack c4x4\nhand red HSSC\nhand black SSH"), "discard hearts", "end")
    assert GAME.alike(battle, battle.legal()) == [0, 0, 0, 0, 0]
    first = battle.clone()
    first.agenda.append(FirstPlayer(0))
    assert GAME.alike(first, [0, 1]) == [0, 1]


def test_rcb_212_a_card_that_would_not_be_drawn_is_spent_for_nothing() -> None:
    full = lay_out("red c2x4\nblack c4x4\nhand red HHSSC")
    few = play(full.clone(), "discard hearts", "discard hearts", "discard spades")
    assert worth(few) == worth(full) - TURN + UNDER_WAY
    assert worth(few) - worth(play(few.clone(), "discard spades")) == CARD


def test_the_hardest_strike_threatens() -> None:
    apart = worth(lay_out("red c2x4\nblack e5x1"))
    assert worth(lay_out("red c2x4\nblack c3x1")) > worth(lay_out("red c2x2 a1x2\nblack c3x1"))
    assert worth(lay_out("red c2x4\nblack d5x1")) == apart  # nobody is near
    weak, dying = [worth(lay_out(f"red c2x4\nblack c3[{life}]")) for life in (5, 4)]
    assert dying - weak == LIFE + KILL > THREAT


@pytest.mark.parametrize(
    ("worse", "better"),
    [
        ("red b2x2 c2x2", "red b2x3 c2x2"),
        ("red b2x2 c2[9,9]", "red b2x2 c2x2"),
        ("red b2x2 c2x2\nblack c4x2", "red b2x2 c2x2\nblack c4[10,9]"),
        ("red c2x2\nhand red H", "red c2x2\nhand red HS"),
        ("red c2x2\nhand black HS", "red c2x2\nhand black H"),
        ("red c2x2\nscenery c2 swamp", "red c2x2"),
        ("red c2x2", "red c2x2\nscenery c2 wood"),
        ("red c2x2\nscenery c2 wood", "red c2x2\nscenery c2 fortification"),
        ("red c2x2\nscenery c2 rapids", "red c2x2"),
        ("red c2x2\nblack c5x2", "red c3x2\nblack c5x2"),
        ("red c3x2\nblack c4x2", "red c3x2\nblack c5x2"),
    ],
)
def test_what_a_seat_strives_for_looks_better(worse: str, better: str) -> None:
    assert worth(lay_out(better)) > worth(lay_out(worse))


def test_rcb_1101_units_count_above_defeat() -> None:
    safe, near, brink = [worth(lay_out(f"red c2x4\nblack c4x4\ndefeat {number}-2")) for number in (2, 3, 4)]
    assert (safe - near, near - brink) == (BRINK // 2 - BRINK // 3, BRINK - BRINK // 2)  # the last one weighs most


def test_the_result_outweighs_everything() -> None:
    strong = "red a1x4 b1x4 c1x4\nblack e5[1]\nending 1\ndefeat 10-10\nnext -\n"
    assert [worth(lay_out(f"{strong}winner {winner}")) for winner in (0, 1, 2)] == [WON, -WON, 0]


def test_an_action_under_way_counts_as_if_carried_out_at_its_best() -> None:
    battle = lay_out(STRIKE)
    done = worth(play(battle.clone(), "strike hearts", "c2", "c3"))
    assert worth(play(battle.clone(), "strike hearts")) == worth(play(battle.clone(), "strike hearts", "c2")) == done
    assert done - worth(battle) > 0
    part = play(battle.clone(), "strike hearts", "part", "c2", "c3")
    assert worth(part) == done - LIFE  # three of four strike, at best


def test_rcb_931_who_cannot_counter_lets_it_happen() -> None:
    battle = play(lay_out(f"{STRIKE}hand black S"), "strike hearts", "c2", "c3")
    assert worth(battle) == worth(play(battle.clone(), "pass"))


@pytest.mark.parametrize(("hand", "counter"), [("SSD", ("pay", "cards SS")), ("DJ", ("joker",))])
def test_rcb_931_an_action_that_pays_to_be_countered_is_worth_no_more(hand: str, counter: tuple[str, ...]) -> None:
    battle = lay_out(f"red c2x4\nblack c3[1] e5x1\ndefeat 1-2\nhand red H\nhand black {hand}")
    declared = play(battle, "strike hearts", "c2", "c3")
    assert worth(declared) == worth(play(declared.clone(), *counter)) < WON // 2


def test_rcb_932_a_counter_is_judged_by_the_card_that_replaces() -> None:
    battle = lay_out("red c2x4\nblack c3[1] e5x1\ndefeat 1-2\nhand red HH\nhand black SS")
    declared = play(battle, "strike hearts", "c2", "c3")
    assert worth(declared) > WON // 2
    countered = play(declared, "pay", "cards SS")
    assert worth(countered) == worth(play(countered.clone(), "card hearts")) == WON


def test_rcb_921_the_cards_a_ruse_costs_count_before_they_are_named() -> None:
    battle = play(lay_out("red c2x4\nblack c4x4\nhand red HSC\nhand black SSHH"), "ruse", "cards HSC", "pass")
    assert worth(battle) == worth(play(battle.clone(), "cards SS"))


def test_rcb_961_the_life_to_be_healed_counts_before_it_is_given() -> None:
    battle = play(lay_out("red c2[5,6,10]\nblack c4x4\nhand red SS"), "heal spades", "c2")
    healed = battle.clone()
    for _ in range(3):
        healed.apply(healed.legal()[0])
    assert worth(battle) == worth(healed)
    assert healed.life(0) == battle.life(0) + 3


def test_blacks_choices_are_weighed_for_black() -> None:
    battle = lay_out("active black\nred c3x4 a1x4\nblack c4x4\nhand black HHH")
    struck = worth(play(battle.clone(), "strike hearts", "c4", "c3"))
    assert worth(play(battle.clone(), "strike hearts", "c4")) == struck < worth(battle)


@pytest.mark.slow
def test_the_greedy_player_beats_a_random_one() -> None:
    """Six skirmishes of twelve rounds, each side three times."""
    given: dict[str, Value] = {"scenario": "escarmouche", "red_army": "greece", "black_army": "gauls", "max_rounds": 12}
    won = 0
    for seed in range(6):
        rng, greedy, seat = Random(seed), GreedyPlayer(seed), seed % 2
        battle = GAME.start(GAME.setup(given))
        while battle.actor != NOBODY:
            mine = battle.actor == seat
            battle.apply(greedy.choose(Sight(GAME, battle, seat)) if mine else random_choice(battle, rng))
        outcome = battle.outcome()
        assert outcome is not None
        won += outcome.winner() == seat
    assert won >= 5


def test_rcb_951_an_empty_hand_costs_what_disorder_will() -> None:
    """Whoever has no card is disorganised in his turn: life, the weakest units, perhaps the battle."""
    field = "red c2[1] a1x4\nblack e5x4\ndefeat {}-1\nhand black SS\n"
    safe = worth(lay_out(field.format(3) + "hand red H")) - worth(lay_out(field.format(3)))
    one_each = "red c2[5] a1x4\nblack e5x4\ndefeat 3-1\nhand black SS\n"
    whole = worth(lay_out(one_each + "hand red H")) - worth(lay_out(one_each))
    assert safe > whole > 0  # a unit falls besides
    assert worth(lay_out(field.format(5))) < -BEATEN // 2  # and with it the battle
    assert worth(lay_out(field.format(5) + "hand red H")) > -BEATEN // 2


def test_rcb_931_paying_the_last_card_to_counter_costs_as_much() -> None:
    struck = ("strike hearts", "c2", "c3")
    full, last = [
        worth(play(lay_out(f"red c2x4\nblack c3x2 e5x1\ndefeat 1-3\nhand red H\nhand black {hand}"), *struck))
        for hand in ("JD", "J")
    ]
    assert last > full
