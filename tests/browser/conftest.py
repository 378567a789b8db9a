"""People at a real table."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import TypeAlias

import pytest
from playwright.sync_api import Browser

from tests.browser.guard import Guard
from tests.browser.people import People
from tests.table.desk import TableServer

ROOT = Path(__file__).resolve().parents[2]
Installed: TypeAlias = Callable[[str, str], People]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServer]:
    with TableServer(tmp_path_factory.mktemp("table")) as started:
        yield started


@pytest.fixture
def people(browser: Browser, server: TableServer) -> Iterator[People]:
    people = People(browser, server.url, Guard(server.url))
    yield people
    check(people)


@pytest.fixture
def installed(browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Installed]:
    """Let people in where one more game is on the table, as a package: `installed("name", "module:GAME")`."""
    with ExitStack() as stack:

        def install(name: str, where: str) -> People:
            package = tmp_path / "packages" / f"{name}-1.dist-info"
            package.mkdir(parents=True)
            (package / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n")
            (package / "entry_points.txt").write_text(f"[littlewars.games]\n{name} = {where}\n")
            monkeypatch.setenv("PYTHONPATH", f"{ROOT}:{package.parent}")
            server = stack.enter_context(TableServer(tmp_path))
            people = People(browser, server.url, Guard(server.url))
            stack.callback(lambda: check(people))
            return people

        yield install


def check(people: People) -> None:
    """See people off, who must have nothing to complain of."""
    people.leave()
    assert people.guard.heard() == []
