"""What every game keeps, as functions: each plays one random game and checks every position on the way."""

import re
from collections.abc import Callable, Iterator
from random import Random
from typing import TypeAlias

from littlewars.kernel.agenda import NATURE, NOBODY, Choice, Event, State
from littlewars.kernel.chance import below
from littlewars.kernel.content import LANGUAGES
from littlewars.kernel.dealer import SeededDealer
from littlewars.kernel.events import GLIDE
from littlewars.kernel.game import Game
from littlewars.kernel.match import Match
from littlewars.kernel.record import load, save
from littlewars.kernel.setup import Setup
from littlewars.kernel.sight import Sight
from littlewars.players.random_player import random_choice
from littlewars.words import catalogue
from tests.contract.setups import LISTING

Promise: TypeAlias = Callable[[Game, Setup, int], None]

LONGEST = 5_000  # choices: a random game that is longer never ends
SAMPLED = 7  # choices between two pictures
TOUCHES = 20  # tried at each picture
ELEMENT = re.compile(r' id="([^"]+)"')
NAMELESS = ["", "figure-", "figure-999", "cell-z9", "column-0", "é", "<b>"]  # no elements
STRANGE = [-(10**20), -2, -1, 0, 1, 7, 63, 1_000, 10**6, 10**20]  # numbers nobody may have offered


def positions(game: Game, setup: Setup, seed: int) -> Iterator[State]:
    """Play at random, stopping at every position, the last included."""
    rng = Random(seed)
    state = game.start(setup)
    for _ in range(LONGEST):
        yield state
        if state.actor == NOBODY:
            return
        state.apply(random_choice(state, rng))
    raise AssertionError(f"{game.key}, seed {seed}: not over after {LONGEST} choices")


def probes(state: State) -> list[Choice]:
    """List the legal choices, their neighbours, and strange numbers."""
    legal = state.legal()
    return sorted({*legal, *[choice + 1 for choice in legal], *[choice - 1 for choice in legal], *STRANGE})


def legal_choices_ascend(game: Game, setup: Setup, seed: int) -> None:
    """Somebody who must choose has something to choose; every listed choice is allowed; the rules are never asked."""
    for state in positions(game, setup, seed):
        if state.actor != NOBODY:
            legal = state.legal()
            assert legal
            assert legal == sorted(set(legal))
            assert all(state.allows(choice) for choice in legal)
            assert state.actor in [NATURE, *range(len(game.seats(setup)))]
            assert state.actor not in game.ruled(setup)


def choices_never_reach_a_twin(game: Game, setup: Setup, seed: int) -> None:
    """A clone is equal, hears nothing, and goes its own way."""
    rng = Random(seed)
    for state in positions(game, setup, seed):
        state.log = []
        twin = state.clone()
        assert (twin.key(), twin.actor, twin.log) == (state.key(), state.actor, None)
        if state.actor != NOBODY:
            before, actor, choice = state.key(), state.actor, random_choice(state, rng)
            twin.apply(choice)
            assert (state.key(), state.actor, state.log) == (before, actor, [])
            other = state.clone()
            other.apply(choice)
            assert (other.key(), other.actor) == (twin.key(), twin.actor)


def nature_weighs_every_outcome(game: Game, setup: Setup, seed: int) -> None:
    """Weights are parallel to the choices, and what is drawn is allowed."""
    rng = Random(seed)
    for state in positions(game, setup, seed):
        if state.actor == NATURE:
            weights = state.weights()
            assert len(weights) == len(state.legal())
            assert min(weights) >= 0
            assert sum(weights) > 0
            assert state.allows(state.agenda[-1].sample(state, rng))


def refusals_name_what_is_not_allowed(game: Game, setup: Setup, seed: int) -> None:
    """There is a refusal exactly when a choice is not allowed; any number can be spelled."""
    for state in positions(game, setup, seed):
        if state.actor != NOBODY:
            for choice in probes(state):
                refusal = state.refusal(choice)
                assert (refusal is None) == state.allows(choice), game.spell(state, choice)
                assert game.spell(state, choice)
                assert refusal is None or refusal.reason.key


def choices_are_read_as_spelled(game: Game, setup: Setup, seed: int) -> None:
    """Every legal choice has a text of its own, and words that describe it."""
    for state in positions(game, setup, seed):
        if state.actor != NOBODY:
            for choice in state.legal():
                assert game.read(state, game.spell(state, choice)) == choice
                assert game.describe(state, choice).key
            assert state.prompt().message.key


def positions_are_parsed_as_written(game: Game, setup: Setup, seed: int) -> None:
    """The notation says everything, pending steps included, and a written position waits for the same choice."""
    for state in positions(game, setup, seed):
        text = game.write(state)
        again = game.parse(text, setup)
        assert again.key() == state.key(), text
        again.settle()
        assert (again.key(), again.actor, game.write(again)) == (state.key(), state.actor, text)


def imagined_positions_look_the_same(game: Game, setup: Setup, seed: int) -> None:
    """Secrets are dealt again without the seat seeing it, being asked otherwise, or changing the true position."""
    rng = Random(seed)
    for state in positions(game, setup, seed):
        before = state.key()
        for seat in [*range(len(game.seats(setup))), NOBODY]:
            imagined = game.imagine(state, seat, rng)
            assert imagined is not state
            assert imagined.actor == state.actor
            assert game.view(imagined, seat) == game.view(state, seat)
            assert Sight(game, imagined, seat).legal() == Sight(game, state, seat).legal()
            if imagined.actor != NOBODY:
                imagined.apply(random_choice(imagined, rng))
        assert state.key() == before


def games_end_with_an_outcome(game: Game, setup: Setup, seed: int) -> None:
    """There is an outcome exactly when nobody chooses; it ranks every seat once."""
    for state in positions(game, setup, seed):
        outcome = state.outcome()
        assert (outcome is None) == (state.actor != NOBODY)
        if outcome is not None:
            ranked = [seat for group in outcome.ranking for seat in group]
            assert sorted(ranked) == list(range(len(game.seats(setup))))
            assert all(outcome.ranking)
            assert outcome.reason.key
            assert outcome.rule
            assert sum(outcome.reward(seat) for seat in ranked) == 0


def records_replay_bit_for_bit(game: Game, setup: Setup, seed: int) -> None:
    """A saved match loads to the same position and tells the same events, of kinds the game lists."""
    rng = Random(seed)
    match, dealer = Match(game, setup), SeededDealer(seed)
    match.deal(dealer)
    while match.state.actor != NOBODY:
        match.choose(match.state.actor, random_choice(match.state, rng))
        match.deal(dealer)
    again, _ = load(save(match), {game.key: game}.__getitem__)
    assert (again.state.key(), again.actors, again.events) == (match.state.key(), match.actors, match.events)
    kinds = game.kinds()
    for event in [event for heard in match.events for event in heard]:
        kind = kinds[event[0]]
        way = len(event) - 1 - len(kind.fields)  # what glides may tell the points of its way, x and y in turn
        lists = way > 0 and (game.key, kind.name) in LISTING
        assert way == 0 or lists or (kind.hint == GLIDE and way >= 4 and way % 2 == 0)
        for seat in range(len(game.seats(setup))):
            assert len(kind.heard(event, seat)) == len(event)
            game.sentence(match.state, event, seat)


def touches_make_choices(game: Game, setup: Setup, seed: int) -> None:
    """Every choice is made by touching elements that are drawn, no two in the same way, or by touching none."""
    for state in sampled(game, setup, seed):
        if state.actor != NOBODY:
            drawn = drawn_ids(game, state, [])
            made: set[tuple[str, ...]] = set()
            for choice in state.legal():
                marks = game.marks(state, choice)
                assert drawn.issuperset(marks), game.spell(state, choice)
                assert tuple(marks) not in made, game.spell(state, choice)
                if marks:
                    made.add(tuple(marks))
                    assert choice in game.meant(state, marks), game.spell(state, choice)


def any_touch_can_be_answered(game: Game, setup: Setup, seed: int) -> None:
    """Touching anything means choices that can be refused or allowed, or nothing."""
    rng = Random(seed)
    for state in sampled(game, setup, seed):
        names = [*sorted(drawn_ids(game, state, [])), *NAMELESS]
        for _ in range(TOUCHES):
            touched = [names[below(rng, len(names))] for _ in range(below(rng, 4))]
            for choice in game.meant(state, touched):
                assert (state.refusal(choice) is None) == state.allows(choice), touched


def threats_are_drawn(game: Game, setup: Setup, seed: int) -> None:
    """What threatens and what is threatened can be pointed at."""
    for state in sampled(game, setup, seed):
        drawn = drawn_ids(game, state, [])
        for piece, struck in game.threats(game.view(state, state.actor)).items():
            assert drawn.issuperset([piece, *struck]), piece
            assert len(set(struck)) == len(struck)


def events_show_what_is_drawn(game: Game, setup: Setup, seed: int) -> None:
    """An event shows something that is there once it has happened, or nothing."""
    for count, state in enumerate(positions(game, setup, seed)):
        events, state.log = state.log or [], []
        if count % SAMPLED == 0 or state.actor == NOBODY:
            drawn = drawn_ids(game, state, events)
            for event in events:
                shown = game.shown(event)
                assert not shown or drawn.intersection(shown), event


def luck_can_be_told(game: Game, setup: Setup, seed: int) -> None:
    """There are sentences for what chance gave, for nobody or for every seat."""
    events: list[Event] = []
    for state in positions(game, setup, seed):
        events += state.log or []
        state.log = []
    told = game.luck(state, events)
    assert len(told) in (0, len(game.seats(setup)))
    for language in LANGUAGES:
        words = catalogue(language, game)
        assert all(words.knows(message.key) and words.say(message) for message in told)


def sampled(game: Game, setup: Setup, seed: int) -> Iterator[State]:
    """Play at random, stopping now and then: pictures take their time."""
    for count, state in enumerate(positions(game, setup, seed)):
        if count % SAMPLED == 0 or state.actor == NOBODY:
            yield state


def drawn_ids(game: Game, state: State, events: list[Event]) -> set[str]:
    """Return the elements that whoever acts can point at."""
    view, say = game.view(state, state.actor), catalogue("en", game).say
    return set(ELEMENT.findall(game.draw(view, events, say) + game.draw_hand(view, say)))


PROMISES: list[Promise] = [
    legal_choices_ascend,
    choices_never_reach_a_twin,
    nature_weighs_every_outcome,
    refusals_name_what_is_not_allowed,
    choices_are_read_as_spelled,
    positions_are_parsed_as_written,
    imagined_positions_look_the_same,
    games_end_with_an_outcome,
    records_replay_bit_for_bit,
    touches_make_choices,
    any_touch_can_be_answered,
    threats_are_drawn,
    events_show_what_is_drawn,
    luck_can_be_told,
]
