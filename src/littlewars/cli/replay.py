"""`littlewars replay FILE`: a recorded match, move by move."""

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track

from littlewars.cli.records import read_record
from littlewars.cli.show import colours, draw_sketch
from littlewars.cli.speech import Language, speaking
from littlewars.kernel.agenda import NATURE, NOBODY, Seat
from littlewars.kernel.errors import RecordError, SetupError
from littlewars.kernel.match import Match
from littlewars.kernel.words import Message
from littlewars.look import standalone
from littlewars.table.replay import Frames, ending, frames, label, positions, single_file, tell
from littlewars.table.reviewing import (
    Point,
    Turn,
    accounts,
    iterations,
    judged,
    percent,
    tell_account,
    tell_swing,
    tell_turns,
)
from littlewars.words import Catalogue, catalogue

STOP = ("q", "quit", "exit")


def replay(
    file: Annotated[Path, typer.Argument(help="The record of a match.")],
    start: Annotated[int, typer.Option("--from", min=0, help="The move to begin with; 0 is before the first.")] = 0,
    html: Annotated[Path | None, typer.Option(help="Write one file that replays in any browser, offline.")] = None,
    svg: Annotated[Path | None, typer.Option(help="Write a picture of each position into this folder.")] = None,
    review: Annotated[bool, typer.Option("--review", help="Tell turning points, and luck against skill.")] = False,
    seat: Annotated[str, typer.Option(help="Whose winning chances the review looks at; else the first seat's.")] = "",
    lang: Language = "",
) -> None:
    """Step through a recorded match; write it as pictures, or as one page to pass on; or think it over again."""
    with speaking(lang) as language:
        match, _ = read_record(file)
        if start > len(match.choices):
            raise RecordError(Message("replay-too-far", count=len(match.choices), number=start))
        console = Console(highlight=False)
        console.soft_wrap = not console.is_terminal  # whole lines for other programs
        if review:
            viewer = seat_number(match, seat)
            words = catalogue(language, match.game)
            tell_review(console, match, viewer, judged_points(match, viewer, words), words)
        elif html or svg:
            shown = frames(match, NOBODY, language)
            for path in [*written_pictures(shown, start, svg), *written_page(shown, language, html)]:
                console.print(str(path), markup=False)
        else:
            step_through(console, match, start, catalogue(language, match.game), asked=sys.stdin.isatty())


def step_through(console: Console, match: Match, start: int, words: Catalogue, asked: bool) -> None:
    """Tell the moves one by one; to somebody who is asked to go on, with the board."""
    game, count = match.game, len(match.choices)
    for twin in positions(match, match.choices):
        number = len(twin.choices)
        if number < start:
            continue
        if asked:
            draw_sketch(console, words, game.sketch(game.view(twin.state, NOBODY)), colours(twin), sheets=False)
        console.print(label(twin, tell(twin, NOBODY, words), count, words), markup=False)
        if asked and number < count and wants_to_stop(console, words):
            return
    outcome = match.state.outcome()
    if outcome:
        told = ending(match, outcome, words)
        console.print("\n".join([told.reason, told.verdict, *told.places]), style="bold", markup=False)


def seat_number(match: Match, name: str) -> Seat:
    """Return the seat of that name, as in notation; without one the first."""
    names = match.game.seats(match.setup)
    if name and name not in names:
        raise SetupError(Message("table-no-such-seat", seat=name, seats=", ".join(names)))
    return names.index(name) if name else 0


def judged_points(match: Match, viewer: Seat, words: Catalogue) -> list[Point]:
    """Judge every choice of a match, and show how far that is."""
    choices, errors, doing = match.choices, Console(stderr=True), words.say(Message("review-begins"))
    found = judged(match.game, match.twin(0).state, choices, 0, viewer, iterations(len(choices)))
    return list(track(found, doing, len(choices), console=errors, transient=True, disable=not errors.is_terminal))


def tell_review(console: Console, match: Match, viewer: Seat, points: list[Point], words: Catalogue) -> None:
    """Print what luck and skill did, then the turning points."""
    seats = len(match.game.seats(match.setup))
    for account in accounts(points, viewer, seats):
        console.print(" ".join(words.say(message) for message in tell_account(account, match)), markup=False)
    turns = tell_turns(match, points, viewer, words)
    heading = Message("review-turns") if turns else Message("review-no-turns")
    console.print(words.say(heading), style="bold", markup=False)
    for turn in turns:
        console.print(turn_line(turn, match.name(viewer), words), markup=False)


def turn_line(turn: Turn, viewer: Message, words: Catalogue) -> str:
    """Tell a turning point in one line."""
    number = turn.number + 1
    if turn.seat == NATURE:
        swing = tell_swing(turn, viewer)
        return words.say(Message("review-line-roll", number=number, seat=turn.who, made=turn.made, swing=swing))
    made, better, points = turn.made.rstrip("."), turn.better.rstrip("."), percent(-turn.swing)
    return words.say(
        Message("review-line-choice", number=number, seat=turn.who, made=made, better=better, points=points)
    )


def wants_to_stop(console: Console, words: Catalogue) -> bool:
    """Ask whether to go on."""
    try:
        return console.input(f"{words.say(Message('replay-go-on'))} ", markup=False).strip().lower() in STOP
    except (EOFError, KeyboardInterrupt):
        console.print()
        return True


def written_pictures(shown: Frames, start: int, folder: Path | None) -> list[Path]:
    """Write numbered pictures, each of which opens alone; return their folder."""
    if folder is None:
        return []
    for number, frame in enumerate(shown.frames[start:], start):
        drawing = "".join([shown.chunks[chunk] for chunk in frame.board])
        write(folder / f"{number:04}.svg", standalone(drawing))
    return [folder]


def written_page(shown: Frames, language: str, path: Path | None) -> list[Path]:
    """Write the file that replays offline; return it."""
    if path is None:
        return []
    write(path, single_file(shown, language))
    return [path]


def write(path: Path, text: str) -> None:
    """Write a file and the folder it lies in, or tell why that cannot be."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise SetupError(Message("file-unwritable", file=str(path), why=error.strerror or "")) from None
