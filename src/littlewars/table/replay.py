"""A whole match as one viewer saw it: picture by picture, and as one file that opens offline."""

import re
from base64 import b64encode
from collections.abc import Iterator
from hashlib import sha256
from html import escape
from importlib.resources import files

import msgspec
from msgspec import Struct

from littlewars.kernel.agenda import NOBODY, Choice, Seat
from littlewars.kernel.events import NOTE
from littlewars.kernel.match import Match
from littlewars.kernel.outcome import Outcome
from littlewars.kernel.record import save
from littlewars.kernel.words import Message
from littlewars.look import CSS
from littlewars.table.pages.replay import offline_player
from littlewars.words import Catalogue, catalogue

PARTS = re.compile(r"(?=<(?:g|symbol)\b)|(?<=</g>)|(?<=</defs>)")  # where a drawing is cut: nothing is lost
OWN_IMPORT = re.compile(r'^import [^;]*? from "\./([\w-]+\.js)";\n', re.MULTILINE)
EXPORT = re.compile(r"^export (?=(?:async )?(?:class|const|function|let)\b)", re.MULTILINE)


class Told(Struct):
    """One event of a choice: its sentence, and how it moves which elements."""

    sentence: str  # empty when there is nothing to tell
    hint: str
    ids: list[str]


class Frame(Struct):
    """The table after a choice. Pictures are lists of numbers: their chunks, in order."""

    board: list[int]
    hand: list[int]
    seat: Seat  # who chose
    who: str
    label: str  # "Move 12 of 219, Red: …"
    events: list[Told]


class Ending(Struct):
    """How the game ended, in words."""

    verdict: str
    reason: str
    rule: str
    places: list[str]  # among more than two, who came in where


class Frames(Struct):
    """A whole match as one viewer saw it. What many pictures share is kept once, in `chunks`."""

    game: str
    title: str
    date: str
    seats: list[str]
    ending: Ending | None
    record: str  # empty while it would tell secrets
    chunks: list[str]
    frames: list[Frame]  # before the first choice, then after each


def frames(match: Match, seat: Seat, language: str, date: str = "", outcome: Outcome | None = None) -> Frames:
    """Show a match as a seat saw it, NOBODY for the public. `outcome`: how it ended, if not by its rules."""
    game, words = match.game, catalogue(language, match.game)
    choices, chunks, shown = match.choices[:], dict[str, int](), list[Frame]()  # others may play on meanwhile
    for twin in positions(match, choices):
        shown.append(_frame(twin, seat, len(choices), words, chunks))
    outcome = outcome or twin.state.outcome()
    return Frames(
        game=game.key,
        title=game.titles[language],
        date=date,
        seats=[words.say(match.name(number)) for number in range(len(game.seats(match.setup)))],
        ending=ending(match, outcome, words) if outcome else None,
        record=save(twin) if outcome or not game.has_secrets else "",
        chunks=list(chunks),
        frames=shown,
    )


def positions(match: Match, choices: list[Choice]) -> Iterator[Match]:
    """Play a twin of the match: as it was before the first of its choices, then after each."""
    twin = match.twin(0)
    yield twin
    for choice in choices:
        twin.choose(twin.state.actor, choice)
        yield twin


def _frame(twin: Match, seat: Seat, count: int, words: Catalogue, chunks: dict[str, int]) -> Frame:
    game, view = twin.game, twin.game.view(twin.state, seat)
    told = tell(twin, seat, words)
    return Frame(
        board=_cut(game.draw(view, twin.heard(twin.events[-1], seat), words.say), chunks),
        hand=_cut(game.draw_hand(view, words.say), chunks),
        seat=last_actor(twin),
        who=words.say(twin.name(last_actor(twin))) if twin.choices else "",
        label=label(twin, told, count, words),
        events=told,
    )


def last_actor(twin: Match) -> Seat:
    """Return who made the last choice; nobody before the first."""
    return twin.actors[-1] if twin.actors else NOBODY


def tell(twin: Match, seat: Seat, words: Catalogue) -> list[Told]:
    """Tell what the last choice brought; every choice has a sentence at least."""
    game, kinds, told = twin.game, twin.game.kinds(), []
    for event in twin.heard(twin.events[-1], seat):
        sentence = game.sentence(twin.state, event, seat)
        told.append(Told(words.say(sentence) if sentence else "", kinds[event[0]].hint, game.shown(event)))
    if twin.choices and not any(one.sentence for one in told):
        told.append(Told(words.say(Message("replay-quiet", seat=twin.name(last_actor(twin)))), NOTE, []))
    return told


def label(twin: Match, told: list[Told], count: int, words: Catalogue) -> str:
    """Say where in the match we are, and what just happened."""
    number, seat = len(twin.choices), twin.name(last_actor(twin))
    sentences = " ".join(one.sentence for one in told if one.sentence)
    if number == 0:
        return " ".join(filter(None, [words.say(Message("replay-at-start", count=count)), sentences]))
    return words.say(Message("replay-at", number=number, count=count, seat=seat, sentences=sentences))


def _cut(drawing: str, chunks: dict[str, int]) -> list[int]:
    """Cut a drawing at its groups; return the numbers of its chunks, new ones added."""
    return [chunks.setdefault(part, len(chunks)) for part in PARTS.split(drawing) if part]


def ending(match: Match, outcome: Outcome, words: Catalogue) -> Ending:
    """Say how a match ended."""
    winner = outcome.winner()
    if len(outcome.ranking) == 1:
        verdict = Message("table-draw")
    elif winner is None:
        verdict = Message("table-shared", seats=named(match, outcome.ranking[0], words))
    elif winner in match.game.ruled(match.setup):
        verdict = Message("table-won-rules", seat=match.name(winner))
    else:
        verdict = Message("table-won", seat=match.name(winner))
    ranked = places(outcome) if len(match.game.seats(match.setup)) > 2 else []
    listed = [
        words.say(Message("table-place", place=place, seats=named(match, seats, words))) for place, seats in ranked
    ]
    return Ending(words.say(verdict), words.say(outcome.reason), outcome.rule, listed)


def named(match: Match, seats: list[Seat], words: Catalogue) -> str:
    """Name several seats."""
    return ", ".join(words.say(match.name(seat)) for seat in seats)


def places(outcome: Outcome) -> list[tuple[int, list[Seat]]]:
    """List who came in where, best first: whoever shares a place leaves the next ones empty."""
    listed, place = [], 1
    for seats in outcome.ranking:
        listed.append((place, seats))
        place += len(seats)
    return listed


def encoded(shown: Frames) -> bytes:
    """Write frames as the JSON that `frames.js` reads."""
    return msgspec.json.encode(shown)


def single_file(shown: Frames, language: str) -> str:
    """Write a replay as one HTML file that needs nothing else, and lets nothing else in."""
    words = catalogue(language)
    title = words.say(Message("replay-title", game=shown.title))
    style, script = f"{CSS}\n{_static('replay.css')}", bundle("replay.js")
    policy = (
        f"default-src 'none'; script-src '{_fingerprint(script)}'; style-src '{_fingerprint(style)}'; "
        "base-uri 'none'; form-action 'none'"
    )
    data = encoded(shown).decode().replace("<", r"\u003c")
    return f"""<!DOCTYPE html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{escape(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}</title>
<style>{style}</style>
</head>
<body class="replay-page">
<main>
{offline_player(words, title, shown.date, bool(shown.record), f"{shown.game}.json")}
</main>
<script type="application/json" id="replay-frames">{data}</script>
<script type="module">{script}</script>
</body>
</html>
"""


def bundle(name: str) -> str:
    """Return a module of ours and those it imports as one script: each once, before whoever needs it."""
    ordered: dict[str, str] = {}

    def take(module: str) -> None:
        if module not in ordered:
            text = _static(module)
            for needed in OWN_IMPORT.findall(text):
                take(needed)
            ordered[module] = EXPORT.sub("", OWN_IMPORT.sub("", text))

    take(name)
    return "\n".join(ordered.values())


def _static(name: str) -> str:
    return (files("littlewars.table") / "static" / name).read_text(encoding="utf-8")


def _fingerprint(text: str) -> str:
    return f"sha256-{b64encode(sha256(text.encode()).digest()).decode()}"
