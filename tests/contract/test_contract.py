"""What every game keeps, on every scenario and option (quality R3, R4, R5, R8, B2).

`make soak` sets LITTLEWARS_SOAK=1 and plays 10,000 games where the suite plays 200.
"""

import os
from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from littlewars.games import GAMES
from littlewars.kernel.agenda import NATURE, NOBODY, Choice, State, Step
from littlewars.kernel.chance import below, weighted
from littlewars.kernel.content import LANGUAGES
from littlewars.kernel.errors import GameOver, IllegalChoice, NotYourTurn
from littlewars.kernel.game import Game
from littlewars.kernel.match import Match
from littlewars.kernel.prompt import AimPrompt, PointPrompt
from littlewars.players.random_player import random_choice
from littlewars.words import catalogue
from tests.contract.contract import PROMISES, STRANGE, Promise, positions
from tests.contract.invariants import INVARIANTS
from tests.contract.setups import NAMES, TRIALS, Trial, games_without_trial, trials_of

SOAK = os.environ.get("LITTLEWARS_SOAK") == "1"
WHOLE_GAMES = 10_000 if SOAK else 200  # per game
UNDONE_GAMES = 200  # per game
PROBES = 5_000  # per game
LONGEST = 1_500  # choices
SAMPLES = 4_000
CHI_SQUARE = [0, 10.83, 13.82, 16.27, 18.47, 20.52, 22.46]  # the 99.9 % limit, by degrees of freedom
BEYOND = 3.0902  # the 99.9 % limit of a normal distribution, in standard deviations
RARE = 5  # outcomes expected less often than this are counted together

each_trial = pytest.mark.parametrize("trial", TRIALS, ids=NAMES)
each_game = pytest.mark.parametrize("game", GAMES, ids=[game.key for game in GAMES])


def share(trial: Trial, total: int) -> range:
    """Return the seeds of a trial's share of so many games."""
    return range(-(-total // len(trials_of(trial.game))))


def test_every_game_is_tried_and_has_its_invariants() -> None:
    assert games_without_trial() == []
    assert set(INVARIANTS) >= {game.key for game in GAMES}


@each_trial
def test_every_question_of_a_game_is_asked_in_words(trial: Trial) -> None:
    rng, state = Random(trial.name()), trial.game.start(trial.setup())
    languages = [catalogue(language, trial.game) for language in LANGUAGES]
    while state.actor != NOBODY:
        for words in languages:
            assert words.say(state.prompt().message)
        state.apply(random_choice(state, rng))


@each_trial
@settings(max_examples=6, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_a_choice_never_reaches_a_twin(trial: Trial, data: st.DataObject) -> None:
    state = trial.game.start(trial.setup())
    while state.actor != NOBODY:
        legal = state.legal()
        assert legal == sorted(set(legal)) != []
        before, twin = state.key(), state.clone()
        twin.apply(choice := data.draw(st.sampled_from(legal)))
        assert state.key() == before
        state.apply(choice)
        assert state.key() == twin.key()


@pytest.mark.slow
@each_trial
@pytest.mark.parametrize("promise", PROMISES, ids=[promise.__name__ for promise in PROMISES])
@settings(max_examples=2, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(seed=st.integers(0, 10**6))
def test_the_game_keeps_the_promise(trial: Trial, promise: Promise, seed: int) -> None:
    promise(trial.game, trial.setup(), seed)


@pytest.mark.slow
@each_trial
def test_whole_games_keep_their_invariants_and_end(trial: Trial) -> None:
    holds, setup = INVARIANTS[trial.game.key], trial.setup()
    for seed in share(trial, WHOLE_GAMES):
        rng = Random(seed)
        state = trial.game.start(setup)
        holds(state, state)
        for _ in range(LONGEST):
            assert state.outcome() is None
            before = state.clone()
            state.apply(random_choice(state, rng))
            holds(before, state)
            if state.actor == NOBODY:
                break
        assert state.outcome() is not None, f"seed {seed}: not over after {LONGEST} choices"


@each_trial
def test_words_and_pictures_never_fail(trial: Trial) -> None:
    game, setup = trial.game, trial.setup()
    say = catalogue("fr", game).say
    for count, state in enumerate(positions(game, setup, seed=5)):
        events, state.log = state.log or [], []
        assert game.facts(state)
        for event in events:
            assert any(game.sentence(state, event, seat) is not None for seat in range(len(game.seats(setup))))
        view = game.view(state, 0)
        game.sketch(view)
        if count % 7 == 0 or state.actor == NOBODY:
            assert game.draw(view, events, say).startswith("<svg")


@each_trial
def test_what_is_good_for_one_is_bad_for_the_others(trial: Trial) -> None:
    seats = range(len(trial.game.seats(trial.setup())))
    for state in positions(trial.game, trial.setup(), seed=6):
        assert sum(trial.game.evaluate(state, seat) for seat in seats) == 0


@each_trial
def test_what_nature_may_choose_and_looks_alike_comes_to_the_same(trial: Trial) -> None:
    for state in positions(trial.game, trial.setup(), seed=8):
        if state.actor == NATURE:
            legal = state.legal()
            alike = trial.game.alike(state, legal)
            worth = {first: settled_worth(trial.game, state, legal[first]) for first in set(alike)}
            for number, first in enumerate(alike):
                assert alike[first] == first <= number
                assert first == number or settled_worth(trial.game, state, legal[number]) == worth[first]


def settled_worth(game: Game, state: State, choice: Choice) -> int:
    """Return how a position looks after nature's choice, and the same luck after that."""
    twin, rng = state.clone(), Random(8)
    twin.apply(choice)
    while twin.actor == NATURE:
        twin.apply(twin.agenda[-1].sample(twin, rng))
    return game.evaluate(twin, 0)


def perturbed(state: State, rng: Random) -> list[Choice]:
    """Return legal choices, their neighbours, and numbers nobody offered."""
    legal = state.legal()
    some = [legal[below(rng, len(legal))] for _ in range(3)]
    moved = [choice + below(rng, 41) - 20 for choice in some]
    return [*some, *moved, below(rng, 1_000), STRANGE[below(rng, len(STRANGE))]]


def probed(game: Game, seeds: Iterator[int]) -> Iterator[tuple[State, Choice]]:
    """Walk through random games of all trials, and probe every position."""
    trials = trials_of(game)
    for seed in seeds:
        trial = trials[seed % len(trials)]
        rng = Random(seed)
        for state in positions(game, trial.setup(), seed):
            if state.actor != NOBODY:
                for choice in perturbed(state, rng):
                    yield state, choice


def lists_a_sample(state: State) -> bool:
    """Tell whether there is more to choose than is listed: points, aims, and what nature makes of them."""
    if state.actor == NATURE:
        return type(state.agenda[-1]).sample is not Step.sample
    return isinstance(state.prompt(), (PointPrompt, AimPrompt))


@pytest.mark.slow
@each_game
def test_refusals_are_none_exactly_for_what_is_allowed(game: Game) -> None:
    verdicts = {True: 0, False: 0}
    for state, choice in probed(game, iter(range(10**6))):
        allowed, listed = state.allows(choice), choice in state.legal()
        refusal = state.refusal(choice)
        assert (refusal is None) == allowed, game.spell(state, choice)
        assert allowed == listed or (allowed and lists_a_sample(state)), game.spell(state, choice)
        verdicts[allowed] += 1
        if min(verdicts.values()) >= PROBES // 2:
            break
    assert sum(verdicts.values()) >= PROBES


@each_trial
def test_wrong_seats_and_choices_are_refused_and_change_nothing(trial: Trial) -> None:
    rng = Random(7)
    match = Match(trial.game, trial.setup())
    while match.state.actor != NOBODY:
        state, before = match.state, match.state.key()
        for seat in {0, 1, NATURE, NOBODY, 5} - {state.actor}:
            with pytest.raises(NotYourTurn):
                match.choose(seat, state.legal()[0])
        for choice in perturbed(state, rng):
            if not state.allows(choice):
                with pytest.raises(IllegalChoice) as error:
                    match.choose(state.actor, choice)
                assert trial.game.spell(state, choice) == error.value.message.arguments["choice"]
        assert match.state.key() == before
        match.choose(state.actor, random_choice(state, rng))
    with pytest.raises(GameOver):
        match.choose(0, 0)


@pytest.mark.slow
@each_trial
def test_undo_never_crosses_a_roll_a_reveal_or_another_seats_choice(trial: Trial) -> None:
    reveals = [kind.reveals for kind in trial.game.kinds()]
    seats = range(len(trial.game.seats(trial.setup())))
    for seed in share(trial, UNDONE_GAMES):
        rng, match = Random(seed), Match(trial.game, trial.setup())
        while match.state.actor != NOBODY:
            actor = match.state.actor
            before = match.state.key()
            match.choose(actor, random_choice(match.state, rng))
            hidden = not any(reveals[event[0]] for event in match.events[-1])
            for seat in [*seats, NATURE, NOBODY]:
                allowed = seat == actor != NATURE and hidden
                assert match.undo_point(seat) == (len(match.choices) - 1 if allowed else None)
            if actor != NATURE and hidden and below(rng, 50) == 0:
                choice = match.choices[-1]
                match.rewind(len(match.choices) - 1)
                assert match.state.key() == before
                match.choose(actor, choice)


def chi_square(counts: list[int], weights: list[int]) -> float:
    total, drawn = sum(weights), sum(counts)
    expected = [drawn * weight / total for weight in weights]
    return sum((count - due) ** 2 / due for count, due in zip(counts, expected, strict=True))


def limit(freedom: int) -> float:
    """Return the 99.9 % limit of chi square: from the table, or by Wilson and Hilferty's formula."""
    if freedom < len(CHI_SQUARE):
        return CHI_SQUARE[freedom]
    narrow = 2 / (9 * freedom)
    return float(freedom * (1 - narrow + BEYOND * narrow**0.5) ** 3)


def without_rare(counts: list[int], weights: list[int]) -> tuple[list[int], list[int]]:
    """Count the outcomes that are hardly ever expected as one."""
    total, drawn = sum(weights), sum(counts)
    rare = [place for place, weight in enumerate(weights) if drawn * weight < RARE * total]
    if not rare:
        return counts, weights
    common = [place for place in range(len(weights)) if place not in rare]
    return (
        [*[counts[place] for place in common], sum(counts[place] for place in rare)],
        [*[weights[place] for place in common], sum(weights[place] for place in rare)],
    )


def nature_positions() -> dict[tuple[str, int], State]:
    """Return a position for each kind and number of nature's choices that random games meet."""
    found: dict[tuple[str, int], State] = {}
    for trial in TRIALS:
        for seed in range(4):
            for state in positions(trial.game, trial.setup(), seed):
                if state.actor == NATURE:
                    found.setdefault((trial.game.key, len(state.legal())), state.clone())
    return found


@pytest.mark.slow
def test_nature_draws_by_weight() -> None:
    found = nature_positions()
    assert [count for key, count in sorted(found) if key == "small-wars"] == [2, 3, 4, 5, 6, 7]
    for (key, _), state in found.items():
        rng = Random(f"{key} dice")
        legal, weights = state.legal(), state.weights()
        drawn = [state.agenda[-1].sample(state, rng) for _ in range(SAMPLES)]
        if not set(drawn) <= set(legal):  # on the plane the list is a sample of what may come
            assert type(state.agenda[-1]).allows is not Step.allows
            assert all(state.allows(choice) for choice in drawn)
            continue
        counts, weights = without_rare([drawn.count(choice) for choice in legal], weights)
        assert chi_square(counts, weights) <= limit(len(counts) - 1)


def test_the_limit_of_chi_square_joins_its_table() -> None:
    assert [limit(freedom) for freedom in (7, 30, 100)] == pytest.approx([24.32, 59.70, 149.45], rel=0.01)
    assert without_rare([3980, 20], [199, 1]) == ([3980, 20], [199, 1])
    assert without_rare([3980, 17, 2, 1], [1990, 8, 1, 1]) == ([3980, 17, 3], [1990, 8, 2])


@pytest.mark.parametrize("bias", [[1, 2], [1, 3, 2], [2, 3, 3, 2]])
def test_the_test_of_nature_finds_loaded_dice(bias: list[int]) -> None:
    rng = Random(8)
    fair = [[1, 1], [1, 2, 1], [1, 3, 3, 1]][len(bias) - 2]
    drawn = [weighted(rng, bias) for _ in range(SAMPLES)]
    assert chi_square([drawn.count(i) for i in range(len(bias))], fair) > CHI_SQUARE[len(bias) - 1]
