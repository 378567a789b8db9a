"""`littlewars replay FILE`: a recorded match, move by move."""

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from littlewars.cli.records import read_record
from littlewars.cli.show import colours, draw_sketch
from littlewars.cli.speech import Language, speaking
from littlewars.kernel.agenda import NOBODY
from littlewars.kernel.errors import RecordError, SetupError
from littlewars.kernel.match import Match
from littlewars.kernel.words import Message
from littlewars.look import standalone
from littlewars.table.replay import Frames, ending, frames, label, positions, single_file, tell
from littlewars.words import Catalogue, catalogue

STOP = ("q", "quit", "exit")


def replay(
    file: Annotated[Path, typer.Argument(help="The record of a match.")],
    start: Annotated[int, typer.Option("--from", min=0, help="The move to begin with; 0 is before the first.")] = 0,
    html: Annotated[Path | None, typer.Option(help="Write one file that replays in any browser, offline.")] = None,
    svg: Annotated[Path | None, typer.Option(help="Write a picture of each position into this folder.")] = None,
    lang: Language = "",
) -> None:
    """Step through a recorded match; or write it as pictures, or as one page to pass on."""
    with speaking(lang) as language:
        match, _ = read_record(file)
        if start > len(match.choices):
            raise RecordError(Message("replay-too-far", count=len(match.choices), number=start))
        console = Console(highlight=False)
        console.soft_wrap = not console.is_terminal  # whole lines for other programs
        if html or svg:
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
