"""Points and aims in the terminal: typed, suggested, measured."""

from pathlib import Path

import pytest
from rich.console import Console

from littlewars.cli.terminal import Table
from littlewars.kernel.match import Match
from littlewars.kernel.sketch import Box, Line, Sketch
from littlewars.kernel.words import Message
from littlewars.words import catalogue
from tests.browser.planes import FACES, LoadedGame
from tests.kernel.tiny.plane import AREA, number


class SketchedGame(LoadedGame):
    """The game of the browser's tests, with a board of one cell."""

    def sketch(self, view: str) -> Sketch:
        return Sketch([], [[Box("", [Line(Message("plain", text="the meadow"))])]], [])


class Typist:
    """Types lines, and reads what the table says."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder, self.monkeypatch = folder, monkeypatch

    def type(self, *lines: str, language: str = "en") -> tuple[str, Match]:
        """Begin a game, load shells, type these lines and leave; return what was said, and the match."""
        game = SketchedGame()
        match = Match(game, game.setup({}))
        waiting = ["load 35", *lines, "quit"]
        self.monkeypatch.setattr(Console, "input", lambda console, prompt: waiting.pop(0))
        with (self.folder / "said").open("w", encoding="utf-8") as said:
            console = Console(width=160, file=said, highlight=False)
            words, record = catalogue(language, game), self.folder / "game.json"
            Table(match, ["human", "human"], "seeded", "1", record, words, console).run(resumed=False)
        assert waiting == []
        return (self.folder / "said").read_text(encoding="utf-8"), match


@pytest.fixture
def typist(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Typist:
    return Typist(tmp_path, monkeypatch)


def test_any_point_and_any_aim_can_be_typed(typist: Typist) -> None:
    _, match = typist.type("point 451 402 by 1", "face 3", "aim 2 1")
    assert match.choices[1:4] == [AREA + number(451, 402), 3, 9]


def test_some_suggestions_are_shown_and_all_of_them_when_asked(typist: Typist) -> None:
    said, match = typist.type()
    few = said[said.index("Choose where to walk.") :]
    suggested = sum("point" in line for line in few.splitlines()[1:]) - 1  # the last one is the example
    legal = match.state.legal()
    assert 6 <= suggested <= 12 < len(legal) - 1
    assert f"{len(legal) - 1 - suggested} more are suggested: type “list” to see them." in few
    assert f"{len(legal):3}  stay" in few

    said, _ = typist.type("list")
    everything = said[said.rindex("  1  ") :]
    assert [line.split()[0] for line in everything.splitlines()[: len(legal)]] == [
        str(place) for place in range(1, len(legal) + 1)
    ]
    assert "Any other point or aim can be typed too, such as “point" in everything


def test_a_number_stands_for_a_suggestion_shown_or_not(typist: Typist) -> None:
    _, match = typist.type("2", "face 0", "32")
    walked, _, shot = match.choices[1:4]
    fresh = Match(match.game, match.setup)
    fresh.choose(0, match.choices[0])
    assert walked == fresh.state.legal()[1]
    assert shot == 31


def test_choices_beside_the_aims_are_always_shown(typist: Typist) -> None:
    said, _ = typist.type("stay", f"{FACES + 1}")
    asked = said[said.index("Choose where to look.") : said.index("Aim.")]
    assert f"face {FACES}" in asked
    assert "Any other" in asked


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["“point 1060 560” is allowed: point 1060 560", "  From there the enemy is seen."]),
        ("fr", ["«\u00a0point 1060 560\u00a0» est permis", "  De là, on voit l’ennemi."]),
    ],
)
def test_a_choice_is_measured_before_it_is_made(typist: Typist, language: str, said: list[str]) -> None:
    heard, match = typist.type("measure point 1060 560", language=language)
    for words in said:
        assert words in heard
    assert len(match.choices) == 1


def test_what_is_not_allowed_is_measured_too(typist: Typist) -> None:
    heard, _ = typist.type("measure point 900 900", "measure nonsense")
    assert "“point 900 900” is not allowed (PL-02): a soldier walks thirty millimetres at most." in heard
    assert "From there the enemy is seen." in heard
    assert "“nonsense”" in heard


def test_help_names_the_commands() -> None:
    words = catalogue("en").say(Message("play-help", example="x", rule="y"))
    french = catalogue("fr").say(Message("play-help", example="x", rule="y"))
    assert "measure CHOICE\n" in words
    assert "measure CHOIX\n" in french
    assert all("\nlist  " in told for told in (words, french))
