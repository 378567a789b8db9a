"""K5 for every game with secrets: a hint is the same, byte by byte, whatever it is that the seat may not know."""

import json
import os
from random import Random

import pytest

from littlewars.games import GAMES
from littlewars.kernel.agenda import Seat, State
from littlewars.kernel.sight import Sight
from littlewars.table import hints
from littlewars.table.hints import LINE, hint_of, tell
from littlewars.table.live import LiveMatch
from littlewars.table.store import SeatRow
from tests.contract.setups import Trial
from tests.table.lives import a_live
from tests.table.test_non_interference import ROUNDS, SECRETIVE, keeps_secret, midgames, seats_of

PAIRS = 200 if os.environ.get("LITTLEWARS_SOAK") == "1" else 3  # of each trial
THOUGHTS = 60  # iterations: a hint that peeks does so at once


def alike(trial: Trial, rng: Random) -> tuple[State, State, bool]:
    """Return two positions that whoever must choose cannot tell apart, and whether others can."""
    game, states = trial.game, midgames(trial.game, trial.setup(), rng)
    rng.shuffle(states)
    for state in states * ROUNDS:
        twin = game.imagine(state, state.actor, rng)
        if keeps_secret(game, state, twin, seats_of(trial), state.actor):
            return state, twin, True
    return states[0], twin, False


def whole_hint(trial: Trial, state: State, seat: Seat) -> str:
    """Return all three stages as the page of that seat is sent them, found from a written position."""
    people = [SeatRow(number, "person", bytes([number + 1]) * 32, "") for number in seats_of(trial)]
    live: LiveMatch = a_live(trial.game, trial.game.write(state), trial.given, people)
    hint = hint_of(Sight(trial.game, live.state, seat))
    return json.dumps([tell(live, language, hint, stage) for language in ("en", "fr") for stage in range(1, LINE + 1)])


def test_every_game_with_secrets_is_tried() -> None:
    assert {trial.game.key for trial in SECRETIVE} == {game.key for game in GAMES if game.has_secrets}


@pytest.mark.slow
@pytest.mark.parametrize("trial", SECRETIVE, ids=[trial.name() for trial in SECRETIVE])
def test_k5_a_hint_does_not_depend_on_what_the_seat_may_not_know(trial: Trial, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "budget", lambda level, game, scale: THOUGHTS)
    differing = 0
    for number in range(PAIRS):
        state, twin, differ = alike(trial, Random(f"hint {trial.name()} {number}"))
        assert whole_hint(trial, state, state.actor) == whole_hint(trial, twin, state.actor), number
        differing += differ
    assert differing
