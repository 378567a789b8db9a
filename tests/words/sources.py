"""What our source says, and what the catalogues know: found with ast and fluent.syntax."""

import ast
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import littlewars
from littlewars.games import GAMES
from littlewars.kernel.game import Game
from littlewars.words import catalogue_text

HOME = Path(littlewars.__file__).parent
SHARED = "littlewars.words"


class Names(Visitor):
    """Collects the arguments of a message."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


@cache
def sentences(package: str, language: str) -> dict[str, frozenset[str]]:
    """Return the arguments of each sentence of a catalogue, and stop at anything that is none."""
    found: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse(catalogue_text(files(package), language)).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            assert entry.value is not None
            names = Names()
            names.visit(entry)
            found[entry.id.name] = frozenset(names.found)
    return found


@dataclass(frozen=True)
class Said:
    """A `Message(…)` of the source."""

    file: str
    line: int
    keys: tuple[str, ...]  # several where the source chooses between literals; none for a computed key
    arguments: frozenset[str]
    whole: bool  # no ** among the arguments


@cache
def said() -> list[Said]:
    """List every message our source makes."""
    found = []
    for path in sorted(HOME.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Message":
                names = [keyword.arg for keyword in node.keywords]
                arguments = frozenset(name for name in names if name is not None)
                file = path.relative_to(HOME).as_posix()
                found.append(Said(file, node.lineno, literals(node.args[0]), arguments, None not in names))
    return found


def literals(node: ast.expr) -> tuple[str, ...]:
    """Return the texts an expression chooses between; none when it is computed."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return (node.value,)
    if isinstance(node, ast.IfExp):
        return literals(node.body) + literals(node.orelse)
    return ()


def home_of(file: str) -> Game | None:
    """Return the game a source file belongs to."""
    return next((game for game in GAMES if f"littlewars/{file}".startswith(game.package.replace(".", "/") + "/")), None)


def reachable(file: str, language: str) -> dict[str, frozenset[str]]:
    """Return the sentences a source file may use: the shared ones, and its game's."""
    game = home_of(file)
    return sentences(SHARED, language) | (sentences(game.package, language) if game else {})
