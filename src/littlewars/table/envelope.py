"""The table as one viewer sees it: the `table` message of docs/protocol.md."""

from dataclasses import dataclass
from random import Random
from typing import Any

from littlewars.kernel.agenda import NATURE, NOBODY, Seat
from littlewars.kernel.prompt import AimPrompt, PointPrompt, Prompt, Reach, SubsetPrompt
from littlewars.kernel.sight import Sight
from littlewars.kernel.words import Message
from littlewars.table.live import REWIND, LiveMatch
from littlewars.table.odds import odds
from littlewars.table.replay import ending, places
from littlewars.table.seating import sitter
from littlewars.words import Catalogue, catalogue

MOST_CHOICES = 400  # listed; the plane has more, which are pointed at


@dataclass
class Viewer:
    """Somebody who looks at a table."""

    seats: list[Seat]  # that are theirs; several at one screen
    language: str
    uncovered: Seat = NOBODY  # at a shared screen: who holds it


@dataclass(frozen=True)
class Picture:
    """What one version shows to an eye."""

    board: str
    hand: str
    threats: dict[str, list[str]]
    marked: list[str]  # what the last turn was about


class Pictures:
    """The pictures of one version: looked at once for each eye, drawn once for all who see the same."""

    def __init__(self) -> None:
        self.version: int = -1
        self.seen: dict[tuple[Seat, str], Picture] = {}  # by eye and language
        self.drawn: list[tuple[Any, Picture]] = []

    def of(self, live: LiveMatch, eye: Seat, words: Catalogue) -> Picture:
        """Return the table as that seat sees it."""
        if self.version != live.version:
            self.version, self.seen, self.drawn = live.version, {}, []
        if (eye, words.language) not in self.seen:
            self.seen[eye, words.language] = self._draw(live, eye, words)
        return self.seen[eye, words.language]

    def _draw(self, live: LiveMatch, eye: Seat, words: Catalogue) -> Picture:
        game = live.game
        events = live.match.heard(live.last_turn(), eye)
        sight = (words.language, events, game.view(live.state, eye))
        for seen, picture in self.drawn:
            if seen == sight:
                return picture
        view, say = sight[2], words.say
        marked = list(dict.fromkeys(place for event in events for place in game.shown(event)))
        picture = Picture(game.draw(view, events, say), game.draw_hand(view, say), game.threats(view), marked)
        self.drawn.append((sight, picture))
        return picture


def table(
    live: LiveMatch, viewer: Viewer, here: list[bool], pictures: Pictures, since: int, now: float
) -> dict[str, Any]:
    """Return everything a page needs at this version, and what happened after choice `since`."""
    words = catalogue(viewer.language, live.game)
    acting = live.acting()
    eye = eye_of(live, viewer)
    picture = pictures.of(live, eye, words)
    covered = is_covered(live, viewer)
    asked = not covered and is_asked(live, viewer)
    return {
        "v": live.version,
        "count": len(live.match.choices),
        "since": since,
        "html": picture.board,
        "hand": picture.hand,
        "events": _events(live, viewer, eye, since, words),
        "choices": _choices(live, eye, words) if asked else [],
        "prompt": _prompt(live, words) if asked else None,
        "threats": picture.threats,
        "marked": picture.marked,
        "seats": _seats(live, viewer, here, words, now),
        "you": viewer.seats,
        "acting": acting,
        "turn": words.say(_turn(live, viewer)),
        "notice": _notice(live, words),
        "can": _can(live, viewer, now),
        "after_resigning": _after_resigning(live, viewer, words),
        "curtain": _curtain(live, words) if covered else None,
        "outcome": _outcome(live, words),
        "lesson": _lesson(live, viewer.language),
    }


def eye_of(live: LiveMatch, viewer: Viewer) -> Seat:
    """Return through whose eyes the viewer sees: the acting seat's if it is theirs, else the first of theirs.

    A watcher sees what is public, and so does everybody while a shared screen changes hands.
    """
    if not viewer.seats or is_covered(live, viewer):
        return NOBODY
    if viewer.uncovered in viewer.seats:
        return viewer.uncovered
    return live.acting() if live.acting() in viewer.seats else viewer.seats[0]


def is_covered(live: LiveMatch, viewer: Viewer) -> bool:
    """Tell whether the shared screen must first change hands."""
    acting = live.acting()
    return live.terms.curtain and len(viewer.seats) > 1 and acting in viewer.seats and acting != viewer.uncovered


def is_asked(live: LiveMatch, viewer: Viewer) -> bool:
    """Tell whether the viewer must choose, or type what the real dice show."""
    acting = live.acting()
    if live.lesson and (live.lesson_over() or not live.lesson.steps[live.step()].play):
        return False
    if acting == NATURE:
        return bool(viewer.seats) and not live.deals_itself()
    return acting in viewer.seats


def may_have_hints(live: LiveMatch, viewer: Viewer) -> bool:
    """Tell whether the computer may be asked what to choose: by whoever must, where the table allows it."""
    if not live.terms.hints or live.lesson or is_covered(live, viewer):
        return False
    return live.acting() in viewer.seats


def _events(live: LiveMatch, viewer: Viewer, eye: Seat, since: int, words: Catalogue) -> list[dict[str, Any]]:
    game, match = live.game, live.match
    kinds, ruled = game.kinds(), game.ruled(match.setup)
    told = []
    for number in range(since + 1 if since else 0, len(match.choices) + 1):
        actor = match.actors[number - 1] if number else NOBODY
        own = actor in viewer.seats
        for event in match.heard(match.events[number], eye):
            sentence = game.sentence(live.state, event, eye)
            own = own and kinds[event[0]].seat_of(event) not in ruled  # from here on the rules play
            told.append(
                {
                    "n": number,
                    "sentence": words.say(sentence) if sentence else "",
                    "hint": kinds[event[0]].hint,
                    "ids": game.shown(event),
                    "seat": actor,
                    "own": own,
                }
            )
    return told


def _choices(live: LiveMatch, eye: Seat, words: Catalogue) -> list[dict[str, Any]]:
    game, state = live.game, live.state
    guess = Sight(game, state, eye).imagine(Random(0))  # odds must not know more than the seat
    return [
        {
            "id": choice,
            "label": words.say(game.describe(state, choice)),
            "text": game.spell(state, choice),
            "marks": game.marks(state, choice),
            "odds": odds(game, guess, choice, eye, words.say) if live.acting() >= 0 else [],
        }
        for choice in state.legal()[:MOST_CHOICES]
        if live.teaches(choice)
    ]


def _prompt(live: LiveMatch, words: Catalogue) -> dict[str, Any]:
    prompt = live.state.prompt()
    return {"sentence": words.say(prompt.message), **_geometry(live, prompt, words)}


def _geometry(live: LiveMatch, prompt: Prompt, words: Catalogue) -> dict[str, Any]:
    """Describe how the prompt is answered, in numbers."""
    if isinstance(prompt, SubsetPrompt):
        marks = [live.game.marks(live.state, prompt.base + (1 << item)) for item in range(len(prompt.items))]
        return {
            "kind": "subset",
            "items": [words.say(item) for item in prompt.items],
            "marks": [found[0] if found else "" for found in marks],
            "least": prompt.least,
            "most": prompt.most,
            "base": prompt.base,
            "alike": prompt.alike,
        }
    if isinstance(prompt, PointPrompt):
        return {
            "kind": "point",
            "reaches": [_reach(reach, words) for reach in prompt.reaches],
            "width": prompt.width,
            "height": prompt.height,
        }
    if isinstance(prompt, AimPrompt):
        return {
            "kind": "aim",
            "origin": prompt.origin,
            "directions": prompt.directions,
            "powers": prompt.powers,
            "base": prompt.base,
            "least": prompt.least,
            "step": prompt.step,
        }
    return {"kind": "one"}


def _reach(reach: Reach, words: Catalogue) -> dict[str, Any]:
    return {
        "mark": reach.mark,
        "name": words.say(reach.name),
        "start": reach.start,
        "region": reach.region,
        "base": reach.base,
        "length": reach.length,
        "fans": [
            {"x": fan.x, "y": fan.y, "parent": fan.parent, "used": fan.used, "outline": fan.outline}
            for fan in reach.fans
        ],
    }


def _seats(live: LiveMatch, viewer: Viewer, here: list[bool], words: Catalogue, now: float) -> list[dict[str, Any]]:
    left = live.clock(now)
    return [
        {
            "name": words.say(live.match.name(row.seat)),
            "key": live.game.side(live.state, live.match.setup, row.seat),
            "who": words.say(sitter(row, row.seat in viewer.seats)),
            "kind": "you" if row.seat in viewer.seats else row.kind,
            "turn": row.seat == live.acting(),
            "here": here[row.seat],
            "clock": left if row.seat == live.acting() else None,
        }
        for row in live.seats
    ]


def _turn(live: LiveMatch, viewer: Viewer) -> Message:
    acting = live.acting()
    if acting == NOBODY or live.lesson_over():
        return Message("table-over")
    if acting == NATURE:
        return Message("table-dice")
    if acting in viewer.seats:
        return Message("table-your-turn", seat=live.match.name(acting))
    if live.seats[acting].kind == "open":
        return Message("table-waits", seat=live.match.name(acting))
    return Message("table-turn", seat=live.match.name(acting))


def _notice(live: LiveMatch, words: Catalogue) -> str:
    """Tell what happened at the table that the game's log does not tell."""
    if live.last is None or live.last.what != REWIND:
        return ""
    return words.say(Message("table-taken-back", seat=live.match.name(live.last.seat)))


def _can(live: LiveMatch, viewer: Viewer, now: float) -> dict[str, Any]:
    playing = live.acting() != NOBODY and not live.lesson
    mine = viewer.seats
    undo = playing and any(live.match.undo_point(seat) is not None for seat in mine)
    back = playing and live.terms.takebacks and any(live.takeback_point(seat) is not None for seat in mine)
    left = live.clock(now)
    return {
        "hint": may_have_hints(live, viewer),
        "undo": undo,
        "ask_back": back and not undo and live.terms.way != "hotseat",
        "resign": playing and bool(mine) and bool(live.match.choices),
        "claim_time": playing and bool(mine) and left is not None and left <= 0 and live.acting() not in mine,
        "rematch": live.acting() == NOBODY and bool(mine) and not live.lesson,
        "phrases": bool(mine) and sum(row.kind == "person" for row in live.seats) > len(mine),
    }


def _after_resigning(live: LiveMatch, viewer: Viewer, words: Catalogue) -> str:
    """Tell who plays on when the viewer gives up; nothing when nobody does."""
    if not viewer.seats or not live.goes_on_without(live.voice(viewer.seats)):
        return ""
    return words.say(Message("table-after-resigning", seat=live.match.name(live.voice(viewer.seats))))


def _curtain(live: LiveMatch, words: Catalogue) -> dict[str, Any]:
    name = live.match.name(live.acting())
    return {
        "seat": live.acting(),
        "sentence": words.say(Message("table-hand-over", seat=name)),
        "button": words.say(Message("table-uncover", seat=name)),
    }


def _outcome(live: LiveMatch, words: Catalogue) -> dict[str, Any] | None:
    outcome = live.outcome()
    if outcome is None:
        return None
    winner = outcome.winner()
    everything = [event for events in live.match.events for event in events]
    told = ending(live.match, outcome, words)
    return {
        "reason": told.reason,
        "rule": told.rule,
        "verdict": told.verdict,
        "winner": NOBODY if winner is None else winner,
        "places": places(outcome) if len(live.seats) > 2 else [],
        "luck": [words.say(message) for message in live.game.luck(live.state, everything)],
    }


def _lesson(live: LiveMatch, language: str) -> dict[str, Any] | None:
    lesson = live.lesson
    if lesson is None:
        return None
    number, done = live.step(), live.lesson_over()
    step = lesson.steps[min(number, len(lesson.steps) - 1)]
    return {
        "step": min(number + 1, len(lesson.steps)),
        "steps": len(lesson.steps),
        "text": step.text[language],
        "rules": step.rules,
        "reading": not step.play and not done,
        "done": done,
    }
