"""What a search says to a person."""

from itertools import islice
from random import Random

import pytest

from littlewars.games import GAMES
from littlewars.games.connect_four import GAME as CONNECT_FOUR
from littlewars.games.rois_du_champ_de_bataille import GAME as ROIS
from littlewars.games.small_wars import GAME as SMALL_WARS
from littlewars.kernel.agenda import NATURE
from littlewars.kernel.game import Game
from littlewars.kernel.sight import Sight
from littlewars.players.advice import CANDIDATES, LINE, WHOLE, Advice, advise
from littlewars.players.openings import book, chance
from tests.games.small_wars.board import activate
from tests.players.thinking import THREE, TO_BLOCK, asked_in, four

Told = tuple[list[tuple[int, int]], list[tuple[int, object]]]


def told(advice: Advice) -> Told:
    """Return all that an advice says."""
    candidates = [(candidate.choice, candidate.chance) for candidate in advice.candidates]
    return candidates, [(step.seat, step.words) for step in advice.line]


def test_the_win_is_advised_with_certainty() -> None:
    grid = four(THREE)
    advice = advise(Sight(CONNECT_FOUR, grid, 0), 300)
    candidates, line = told(advice)
    assert candidates[0] == (3, WHOLE)
    assert line == [(0, CONNECT_FOUR.describe(grid, 3))]  # it ends there


def test_before_the_fighting_the_book_advises() -> None:
    """Whoever chooses an army hears what each wins against the average, best first; no line follows."""
    sight = Sight(ROIS, ROIS.start(ROIS.setup({"scenario": "escarmouche"})), 0)
    ranked = book(ROIS).ranked(ROIS, sight.imagine(Random(1)))
    candidates, line = told(advise(sight, 100))
    assert candidates == [(choice, round(WHOLE * chance(worth))) for choice, worth in ranked[:CANDIDATES]]
    assert line == []


def test_the_loss_is_advised_against() -> None:
    grid = four(TO_BLOCK)
    advice = advise(Sight(CONNECT_FOUR, grid, 1), 600)
    assert advice.candidates[0].choice == 3
    assert advice.line[0].words == CONNECT_FOUR.describe(grid, 3)
    assert advice.line[1].seat == 0  # what the other may answer


@pytest.mark.parametrize("game", GAMES, ids=[game.key for game in GAMES])
def test_candidates_are_a_few_legal_choices_best_first(game: Game) -> None:
    several = 0
    for state in islice(asked_in(game, {}, "advice", between=13), 4):
        before = state.key()
        advice = advise(Sight(game, state, state.actor), 120)
        assert state.key() == before
        choices = [candidate.choice for candidate in advice.candidates]
        found = [candidate.chance for candidate in advice.candidates]
        assert 1 <= len(choices) == len(set(choices)) <= CANDIDATES
        assert set(choices) <= set(state.legal())
        assert found == sorted(found, reverse=True)
        assert all(0 <= chance <= WHOLE for chance in found)
        assert len(advice.line) <= LINE + 4  # the last roll of it may tell several things
        if advice.line and advice.line[0].seat == state.actor:
            assert advice.line[0].words == game.describe(state, choices[0])
        several += len(choices) > 1
    assert several


def test_advice_is_the_same_for_a_seed() -> None:
    state = next(asked_in(SMALL_WARS, {"setup": "armies"}, "same", between=20))
    sight = Sight(SMALL_WARS, state, state.actor)
    assert told(advise(sight, 80, 5)) == told(advise(sight, 80, 5))
    assert any(told(advise(sight, 80, 5)) != told(advise(sight, 80, seed)) for seed in range(6, 10))


def test_the_line_foresees_rolls_and_tells_them_as_chances() -> None:
    war = activate("J1", "J1 medium_tank b1\nR1 jeep b2 (1)")
    advice = advise(Sight(SMALL_WARS, war, 0), 400)
    assert SMALL_WARS.spell(war, advice.candidates[0].choice) == "attack R1"
    assert advice.line[0].words == SMALL_WARS.describe(war, advice.candidates[0].choice)
    assert advice.line[1].seat == NATURE


def test_little_thought_foresees_little() -> None:
    state = next(asked_in(SMALL_WARS, {"setup": "armies"}, "little", between=20))
    sight = Sight(SMALL_WARS, state, state.actor)
    assert advise(sight, 2).line == []
    assert len(advise(sight, 1500).line) > 1
