"""Les Rois du Champ de Bataille: how good a position looks."""

from random import Random

import pytest

from littlewars.games.rois_du_champ_de_bataille import GAME
from littlewars.games.rois_du_champ_de_bataille.evaluate import BRINK, LIFE, RISK, TURN, WON
from littlewars.games.rois_du_champ_de_bataille.state import Battle
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


def test_an_even_position_is_worth_no_more_than_the_turn() -> None:
    assert worth(lay_out(EVEN)) == TURN
    assert worth(lay_out(f"active black\n{EVEN}")) == -TURN


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
    safe, near, brink = [worth(lay_out(f"red c2x4\nblack c4x4\ndefeat {number}-2")) for number in (1, 2, 3)]
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


def test_rcb_931_what_may_still_be_countered_is_worth_a_little_less() -> None:
    safe = worth(play(lay_out(STRIKE), "strike hearts", "c2", "c3"))
    held = worth(lay_out(STRIKE + "hand black S")) - worth(lay_out(STRIKE))
    risky = worth(play(lay_out(STRIKE + "hand black S"), "strike hearts", "c2", "c3"))
    assert risky - held == safe - RISK
    answer = play(
        lay_out("active black\nred c3x4\nblack c4x4\nhand black HHH\nhand red S"), "strike hearts", "c4", "c3"
    )
    after = play(answer.clone(), "pass")
    assert worth(answer) == worth(after) + RISK


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
