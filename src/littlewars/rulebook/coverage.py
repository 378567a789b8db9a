"""Which examples and tests cite each rule."""

import ast
import re
from pathlib import Path

from littlewars.kernel.errors import ContentError
from littlewars.kernel.game import Game
from littlewars.kernel.words import Message
from littlewars.rulebook.examples import shipped_examples
from littlewars.rulebook.rules import Rulebook

TEST_NAME = re.compile(r"test_([a-z][a-z0-9]*(?:_[a-z]{3})?)_(\d+(?:_\d+)*)_")


def citations(game: Game, book: Rulebook, tests: Path | None) -> dict[str, list[str]]:
    """List, for each rule, the examples and the test functions that cite it.

    A test cites rules by its name, `test_sw_46_…` or, for several, `test_sw_46_49_…`; `test_sw_ext_1_…` is SW-EXT-1.
    """
    cited: dict[str, list[str]] = {rule: [] for rule in book.rules}
    for example in shipped_examples(game):
        for rule in example.rules:
            cited[rule].append(example.id)
    for file in sorted(tests.rglob("test_*.py")) if tests else []:
        for node in ast.walk(_tree(file)):
            if isinstance(node, ast.FunctionDef):
                for rule in cited_by(node.name):
                    if rule in cited:
                        cited[rule].append(node.name)
    return cited


def _tree(file: Path) -> ast.Module:
    try:
        return ast.parse(file.read_bytes())
    except (SyntaxError, ValueError) as error:
        raise ContentError(Message("content-not-python", file=str(file), why=str(error))) from None


def cited_by(test: str) -> list[str]:
    """Return the ids of the rules in a test's name."""
    found = TEST_NAME.match(test)
    if not found:
        return []
    prefix = found[1].upper().replace("_", "-")
    return [f"{prefix}-{number}" for number in found[2].split("_")]


def own_tests() -> Path | None:
    """Return the folder of our tests when we run from a source tree."""
    folder = Path(__file__).resolve().parents[3] / "tests"
    return folder if folder.is_dir() else None
