"""Hints for whoever must choose: a nudge, the choices worth thinking about, then the line that may follow.

They are found in a worker process, from what that seat sees and nothing else, and are the same whenever it asks.
"""

import asyncio
from dataclasses import dataclass
from random import Random
from typing import Any

from littlewars.kernel.agenda import Choice, Seat
from littlewars.kernel.content import LANGUAGES
from littlewars.kernel.prompt import PointPrompt
from littlewars.kernel.setup import Value
from littlewars.kernel.sight import Sight
from littlewars.kernel.words import Message
from littlewars.players.advice import Advice, advise
from littlewars.players.levels import GENERAL, budget
from littlewars.table.computers import Computers, position_of, sight_of
from littlewars.table.envelope import Viewer, may_have_hints
from littlewars.table.live import LiveMatch
from littlewars.words import catalogue

NUDGE, CANDIDATES, LINE = 1, 2, 3  # stages
HASTE = 10  # how much less a hint thinks
CLOSE = 40  # thousandths: a choice that promises so little less than the best is about as good


@dataclass(frozen=True)
class Hint:
    """All there is to say about one choice; its line in every language."""

    nudge: str  # the key of a sentence
    marks: list[str]  # the elements it points at
    candidates: list[tuple[Choice, int]]  # best first, with the chance of winning in thousandths
    line: dict[str, list[tuple[Seat, str]]]


def think_for(sight: Sight) -> Advice:
    """Think about a choice as a general does, but sooner done, and in the same way every time."""
    return advise(sight, budget(GENERAL, sight.game, HASTE))


def ponder(game: str, setup: dict[str, Value], position: str, seat: Seat) -> Hint:
    """Find the hint for a seat that must choose, in a worker process."""
    return hint_of(sight_of(game, setup, position, seat))


def hint_of(sight: Sight) -> Hint:
    """Return the hint for whoever sees this."""
    game, advice = sight.game, think_for(sight)
    nudge, marks = nudge_of(touches(sight, sight.legal()), touches(sight, about_as_good(advice)))
    candidates = [(candidate.choice, candidate.chance) for candidate in advice.candidates]
    line = {}
    for language in LANGUAGES:
        say = catalogue(language, game).say
        line[language] = [(foreseen.seat, say(foreseen.words)) for foreseen in advice.line]
    return Hint(nudge, marks, candidates, line)


def touches(sight: Sight, choices: list[Choice]) -> list[list[str]]:
    """List the elements one touches to make each of these choices; of a point, the piece that goes there."""
    state, prompt = sight.imagine(Random(0)), sight.prompt()  # marks must not know more than the seat
    found = []
    for choice in choices:
        marks = sight.game.marks(state, choice)
        if isinstance(prompt, PointPrompt) and prompt.reach_of(choice) >= 0:
            mark = prompt.reaches[prompt.reach_of(choice)].mark
            marks = [mark] if mark else []
        found.append(marks)
    return found


def about_as_good(advice: Advice) -> list[Choice]:
    """List the choices that promise about as much as the best."""
    found = advice.candidates
    return [candidate.choice for candidate in found if candidate.chance + CLOSE >= found[0].chance]


def nudge_of(ways: list[list[str]], good: list[list[str]]) -> tuple[str, list[str]]:
    """Return a sentence's key, and what it points at, that lead to the best choice without giving it away.

    `ways` tell, word by word or mark by mark, how each choice is made; `good` those of the best, the very best first.
    """
    if len(ways) == 1:
        return "hint-only", []
    if len(good) in (0, len(ways)):
        return "hint-even", []
    begins = beginning(good[0], ways)
    if begins:
        return "hint-look", begins[-1:]
    if len(good) == 1:
        return "hint-stands-out", []
    if all(good):
        return "hint-several-shown", list(dict.fromkeys(way[-1] for way in good))
    return "hint-several", []


def beginning(best: list[str], ways: list[list[str]]) -> list[str]:
    """Return how the best way begins, until it parts from others; nothing when that would tell all of it."""
    for length in range(1, len(best) + 1):
        alike = sum(way[:length] == best[:length] for way in ways)
        if alike == 1:
            return []
        if alike < len(ways):
            return best[:length]
    return []


class Hints:
    """The hint for a room's position: found once, whichever part of it is asked for how often."""

    def __init__(self, computers: Computers) -> None:
        self.computers: Computers = computers
        self.lock: asyncio.Lock = asyncio.Lock()  # one after the other; what nobody waits for any more is not begun
        self.version: int = -1
        self.hint: Hint | None = None

    async def answer(self, live: LiveMatch, viewer: Viewer, version: int, stage: int) -> dict[str, Any]:
        """Answer a page; with nothing when it may not ask, or when the position has changed."""
        hint = await self._find(live, version) if may_have_hints(live, viewer) else None
        told: dict[str, Any] = {"sentence": "", "marks": [], "candidates": [], "line": []}
        if hint is not None and may_have_hints(live, viewer):
            told = tell(live, viewer.language, hint, stage)
        return {"v": version, "stage": stage} | told

    async def _find(self, live: LiveMatch, version: int) -> Hint | None:
        async with self.lock:
            if version == live.version != self.version:
                self.hint = await self.computers.run(ponder, *position_of(live), live.acting())
                self.version = version
            return self.hint if version == live.version == self.version else None


def tell(live: LiveMatch, language: str, hint: Hint, stage: int) -> dict[str, Any]:
    """Tell as much of a hint as a stage may."""
    say = catalogue(language, live.game).say
    candidates = [
        {"id": choice, "label": say(live.game.describe(live.state, choice)), "chance": chance}
        for choice, chance in hint.candidates
    ]
    line = [{"seat": seat, "sentence": sentence} for seat, sentence in hint.line[language]]
    return {
        "sentence": say(heading(hint, stage)),
        "marks": hint.marks if stage == NUDGE else [],
        "candidates": candidates if stage >= CANDIDATES else [],
        "line": line if stage >= LINE else [],
    }


def heading(hint: Hint, stage: int) -> Message:
    """Say what a stage of a hint is about."""
    if stage == NUDGE:
        return Message(hint.nudge)
    if stage == CANDIDATES:
        return Message("hint-candidates" if hint.candidates else "hint-even")
    return Message("hint-line" if any(hint.line.values()) else "hint-no-line")
