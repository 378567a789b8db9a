"""Connect Four played to its end in machine words: the same game as choice by choice."""

from random import Random

from littlewars.games.connect_four import GAME
from littlewars.games.connect_four.finish import four
from littlewars.games.connect_four.state import FULL, Grid
from littlewars.kernel.agenda import NOBODY
from littlewars.players.random_player import play_out, random_choice

SETUP = GAME.setup({})


def begun(choices: int, seed: int) -> Grid:
    """Return a position after so many random choices, or the end if that comes first."""
    grid, rng = GAME.start(SETUP), Random(seed)
    assert isinstance(grid, Grid)
    while choices and grid.actor != NOBODY:
        grid.apply(random_choice(grid, rng))
        choices -= 1
    return grid


def test_c4_03_four_in_a_line_are_seen_as_the_rules_see_them() -> None:
    for seed in range(300):
        grid = begun(seed % 42, seed)
        for seat in (0, 1):
            assert four(grid.discs[seat]) == grid.connects(seat)


def test_c4_04_a_finished_game_is_one_that_could_have_been_played() -> None:
    rng = Random("finish")
    for seed in range(300):
        grid = begun(seed % 30, seed)
        before, first = grid.discs[:], grid.actor
        assert GAME.finish(grid, rng)
        assert (grid.actor, grid.agenda) == (NOBODY, [])
        assert all(after & earlier == earlier for after, earlier in zip(grid.discs, before, strict=True))
        assert grid.discs[0] & grid.discs[1] == 0
        assert grid.filled() | FULL == FULL
        assert grid.filled() == FULL or grid.connects(0) or grid.connects(1)
        assert not (grid.connects(0) and grid.connects(1))
        GAME.parse(GAME.write(grid), SETUP)  # nothing floats, and the discs are those of players in turn
        if first != NOBODY:
            assert grid.outcome() is not None


def test_a_game_that_is_over_stays_as_it_is() -> None:
    grid = begun(42, 1)
    before = grid.key()
    assert GAME.finish(grid, Random(1))
    assert grid.key() == before


def test_both_ways_to_the_end_win_equally_often() -> None:
    count, rng = 3000, Random("equally")
    won = [[0, 0, 0], [0, 0, 0]]  # by the first, by the second, by nobody: step by step, and quickly
    for _ in range(count):
        for quick in (0, 1):
            grid = begun(0, 0)
            if quick:
                GAME.finish(grid, rng)
            else:
                play_out(grid, rng)
            outcome = grid.outcome()
            assert outcome is not None
            first = outcome.ranking[0]
            won[quick][first[0] if len(first) == 1 else 2] += 1
    for slow, quick in zip(*won, strict=True):
        assert abs(slow - quick) < 5 * (0.5 * count) ** 0.5
    assert won[1][0] > won[1][1] > won[1][2]
