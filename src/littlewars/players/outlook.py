"""Winning chances in a position, before anybody thinks further: as the game's evaluation sees it."""

from math import exp
from random import Random
from typing import Final

from littlewars.kernel.agenda import NATURE, Choice, State
from littlewars.kernel.chance import spread
from littlewars.kernel.game import Game

LOGIT: Final = 1000.0  # of an evaluation
STEEPEST: Final = 30.0  # a lead beyond which a position is as good as won
FEW: Final = 30  # so many outcomes of chance are all looked at, if they look different
SAMPLES: Final = 6  # of more, so many are drawn, evenly spread


def chances(game: Game, state: State) -> list[float]:
    """Return each seat's winning chances: by the outcome, or as the game's evaluation sees it."""
    seats = game.players(state)
    outcome = state.outcome()
    if outcome is not None:
        first = outcome.ranking[0]
        return [1.0 / len(first) if seat in first else 0.0 for seat in range(seats)]
    if seats == 2:
        lead = min(STEEPEST, max(-STEEPEST, game.evaluate(state, 0) / LOGIT))
        chance = 1.0 / (1.0 + exp(-lead))
        return [chance, 1.0 - chance]
    return shares([game.evaluate(state, seat) / (seats * LOGIT) for seat in range(seats)])


def shares(leads: list[float]) -> list[float]:
    """Turn leads over the average, as logarithms of odds, into chances."""
    found = [exp(min(STEEPEST, max(-STEEPEST, lead))) for lead in leads]
    whole = sum(found)
    return [share / whole for share in found]


def average(game: Game, state: State, rng: Random, ways: int = FEW, drawn: int = SAMPLES) -> list[float]:
    """Return the chances in a position, nature's next choices averaged: all of them, or some drawn when they are many.

    The position is played on if nature has more than `ways` and that leaves no room to try several.
    """
    if state.actor != NATURE:
        return chances(game, state)
    outcomes, weights = told_apart(game, state)
    if len(outcomes) > ways:
        if ways <= 1:
            while state.actor == NATURE:
                state.apply(state.agenda[-1].sample(state, rng))
            return chances(game, state)
        outcomes = [outcomes[index] for index in spread(rng, weights, drawn)]
        weights = [1] * drawn
    whole = sum(weights)
    found = [0.0] * game.players(state)
    for i in range(len(outcomes)):
        twin = state.clone()
        twin.apply(outcomes[i])
        seen = average(game, twin, rng, ways // len(outcomes))
        for seat in range(len(found)):
            found[seat] += weights[i] * seen[seat] / whole
    return found


def told_apart(game: Game, state: State) -> tuple[list[Choice], list[int]]:
    """List nature's choices, of those that look the same to the evaluation only the first, and what each weighs."""
    legal = state.legal()
    weights = state.weights()[:]
    alike = game.alike(state, legal)
    for i in range(len(legal)):
        if alike[i] != i:
            weights[alike[i]] += weights[i]
    first = [i for i in range(len(legal)) if alike[i] == i]
    return [legal[i] for i in first], [weights[i] for i in first]


def without_twins(state: State, choices: list[Choice]) -> list[Choice]:
    """List the choices, of those that come to the very same position only the first."""
    found: dict[tuple[object, ...], Choice] = {}
    for choice in choices:
        twin = state.clone()
        twin.apply(choice)
        found.setdefault(twin.key(), choice)
    return list(found.values())


def luck(game: Game, state: State, forecast: list[float]) -> list[float]:
    """Return what nature's choices did to the chances; `forecast` are those on average before them."""
    seen = chances(game, state)
    return [seen[seat] - forecast[seat] for seat in range(len(seen))]
