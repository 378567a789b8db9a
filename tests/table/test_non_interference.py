"""K1 for every game with secrets: what a viewer may not know is dealt again, and he is sent the same bytes."""

import json
import os
from random import Random

import pytest

from littlewars.games import GAMES
from littlewars.kernel.agenda import NATURE, NOBODY, Choice, Event, Seat, State
from littlewars.kernel.dealer import ScriptedDealer
from littlewars.kernel.game import Game
from littlewars.kernel.setup import Setup
from littlewars.players.random_player import random_choice
from littlewars.table.envelope import Viewer
from littlewars.table.live import LiveMatch
from littlewars.table.questions import look, why
from littlewars.table.store import SeatRow
from tests.contract.setups import Trial, trials_of
from tests.table.lives import a_live, admit, seen

OPEN = {"squad_pick": "open"}  # options that leave no secret
SECRETIVE = [
    trial
    for game in GAMES
    if game.has_secrets
    for trial in trials_of(game)
    if not any(trial.given.get(option) == value for option, value in OPEN.items())
]
PAIRS = 10_000 if os.environ.get("LITTLEWARS_SOAK") == "1" else 200  # of each game
CHOICES = 3  # that go on after the cards were dealt again
LONGEST = 400  # choices before
ROUNDS = 5  # in which a position with a secret is looked for: some games have few


def midgames(game: Game, setup: Setup, rng: Random) -> list[State]:
    """Play at random for a while; return the positions in which a seat chooses."""
    state = game.start(setup)
    found = []
    for _ in range(LONGEST):
        if state.actor == NOBODY:
            break
        if state.actor != NATURE:
            found.append(state.clone())
        state.apply(random_choice(state, rng))
    return found


def keeps_secret(game: Game, state: State, twin: State, seats: range, seat: Seat) -> bool:
    """Tell whether somebody else may know what differs, so that there is something to betray."""
    return any(game.view(state, other) != game.view(twin, other) for other in seats if other != seat)


def seats_of(trial: Trial) -> range:
    """Return the numbers of a game's seats."""
    return range(len(trial.game.seats(trial.setup())))


def after(state: State, choice: Choice) -> tuple[State, list[Event]]:
    """Return the position that follows, and what happened."""
    twin = state.clone()
    twin.log = []
    twin.apply(choice)
    return twin, twin.log


def heard(game: Game, log: list[Event], seat: Seat) -> list[Event]:
    kinds = game.kinds()
    return [kinds[event[0]].heard(event, seat) for event in log]


def matching(game: Game, one: State, other: State, choice: Choice, seat: Seat) -> tuple[Choice, State, State] | None:
    """Find the choice in the other position that looks to the seat as this one does here; his own is the same."""
    here, log = after(one, choice)
    told = heard(game, log, seat)
    candidates = [choice] if one.actor == seat else [choice, *other.legal()]
    for twin in candidates:
        if not other.allows(twin):
            continue
        there, twin_log = after(other, twin)
        same = heard(game, twin_log, seat) == told and there.actor == here.actor
        if same and game.view(there, seat) == game.view(here, seat):
            return twin, here, there
    return None


def go_on(game: Game, lives: list[LiveMatch], seat: Seat, rng: Random) -> bool:
    """Make one choice, and nature's after it, that look the same to the seat at both tables, if there is one."""
    one, other = lives[0].state, lives[1].state
    if one.actor == NOBODY:
        return False
    scripts: list[list[Choice]] = [[], []]
    while not scripts[0] or one.actor == NATURE:
        choice = random_choice(one, rng)
        found = matching(game, one, other, choice, seat)
        if found is None:
            return False
        scripts[0].append(choice)
        scripts[1].append(found[0])
        one, other = found[1], found[2]
    for live, script in zip(lives, scripts, strict=True):
        live.dealer = ScriptedDealer(script[1:])
        admit(live, live.choose(live.acting(), script[0], None, 0.0))
    return True


def everything(live: LiveMatch, seat: Seat) -> str:
    """Return all that somebody at this seat, or a watcher, is sent: table, log, choices, history, refusals."""
    seats = [seat] if seat != NOBODY else []
    viewer = Viewer(seats, "en")
    past = [look(live, viewer, at) for at in range(len(live.match.choices) + 1)]
    table = seen(live, *seats)
    if table["outcome"]:
        del table["outcome"]["luck"]  # it sums up what chance gave everybody: the record is open to all by then
    return json.dumps([table, past, why(live, viewer, ["zone-c3"])])


def twins(trial: Trial, seed: str) -> tuple[list[LiveMatch], Seat, bool]:
    """Set two tables with positions that a seat cannot tell apart; tell whether they differ."""
    rng = Random(seed)
    game, states, differ = trial.game, midgames(trial.game, trial.setup(), rng), False
    seats = seats_of(trial)
    rng.shuffle(states)
    for state in states * ROUNDS:
        seat = rng.choice([*seats, NOBODY])
        twin = game.imagine(state, seat, rng)
        differ = keeps_secret(game, state, twin, seats, seat)
        if differ:
            break
    people = [SeatRow(number, "person", bytes([number + 1]) * 32, "") for number in seats]
    lives = [a_live(game, game.write(one), trial.given, people) for one in (state, twin)]
    for _ in range(CHOICES):
        if not go_on(game, lives, seat, rng):
            break
    return lives, seat, differ


def test_there_is_a_game_with_secrets() -> None:
    assert SECRETIVE


@pytest.mark.slow
@pytest.mark.parametrize("trial", SECRETIVE, ids=[trial.name() for trial in SECRETIVE])
def test_k1_nobody_is_sent_a_byte_that_depends_on_what_he_may_not_know(trial: Trial) -> None:
    """K1: board, log, choices and refusals are the same; the control sees the difference."""
    pairs = -(-PAIRS // len([other for other in SECRETIVE if other.game is trial.game]))
    differing = 0
    told = 0
    for number in range(pairs):
        lives, seat, differ = twins(trial, f"{trial.name()} {number}")
        assert everything(lives[0], seat) == everything(lives[1], seat), number
        others = [other for other in seats_of(trial) if other != seat]
        differing += differ
        told += differ and any(everything(lives[0], other) != everything(lives[1], other) for other in others)
    assert differing > pairs // 2  # what is hidden was really dealt again
    assert told > differing // 2  # and whoever may know it is shown it
