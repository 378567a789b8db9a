"""What chance may make of a choice, before it is made."""

from littlewars.kernel.agenda import NATURE, Choice, Event, Seat, State
from littlewars.kernel.events import FALL, HIT
from littlewars.kernel.game import Game
from littlewars.kernel.words import Say

MOST_OUTCOMES = 400  # more are not worked out while somebody waits
WHOLE = 1000  # chances are told in thousandths


class TooMany(Exception):
    """There are too many outcomes to list."""


def odds(game: Game, state: State, choice: Choice, seat: Seat, say: Say) -> list[tuple[str, int]]:
    """Tell how likely each loss is that a choice can bring: a sentence, and thousandths; what falls comes first."""
    twin = state.clone()
    twin.apply(choice)
    if twin.actor != NATURE:
        return []
    leaves: list[tuple[float, list[Event]]] = []
    try:
        _spread(twin, 1.0, [], leaves)
    except TooMany:
        return []
    found: dict[tuple[int, str], float] = {}
    for chance, events in leaves:
        for order, event in _losses(game, events):
            told = game.sentence(state, game.kinds()[event[0]].heard(event, seat), seat)
            if told is not None:
                place = (order, say(told))
                found[place] = found.get(place, 0.0) + chance
    listed = sorted(found.items(), key=lambda item: (item[0][0], -item[1], item[0][1]))
    return [(sentence, round(WHOLE * chance)) for (_, sentence), chance in listed]


def _losses(game: Game, events: list[Event]) -> list[tuple[int, Event]]:
    """List what falls (0) and what is hit (1); a hit that fells is told once, as the fall."""
    kinds = game.kinds()
    falls = [event for event in dict.fromkeys(events) if kinds[event[0]].hint == FALL]
    hits = [event for event in dict.fromkeys(events) if kinds[event[0]].hint == HIT]
    fallen = {place for event in falls for place in game.shown(event)}
    wounds = [event for event in hits if not fallen.intersection(game.shown(event))]
    return [*[(0, event) for event in falls], *[(1, event) for event in wounds]]


def _spread(state: State, chance: float, events: list[Event], leaves: list[tuple[float, list[Event]]]) -> None:
    """Follow every choice of nature's until somebody else must choose."""
    if state.actor != NATURE:
        leaves.append((chance, events))
        return
    legal, weights = state.legal(), state.weights()
    if len(leaves) + len(legal) > MOST_OUTCOMES:
        raise TooMany
    total = sum(weights)
    for outcome, weight in zip(legal, weights, strict=True):
        if weight:
            twin = state.clone()
            twin.log = []
            twin.apply(outcome)
            _spread(twin, chance * weight / total, events + twin.log, leaves)
