"""People at a real table."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import TypeAlias

import pytest
from playwright.sync_api import Browser

from tests.browser.guard import Guard
from tests.browser.people import People
from tests.table.desk import STEADY, TableServer

Installed: TypeAlias = Callable[[str, str], People]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServer]:
    with TableServer(tmp_path_factory.mktemp("table"), program=STEADY) as started:
        yield started


@pytest.fixture
def people(browser: Browser, server: TableServer) -> Iterator[People]:
    people = People(browser, server.url, Guard(server.url))
    yield people
    check(people)


@pytest.fixture
def installed(browser: Browser, tmp_path: Path) -> Iterator[Installed]:
    """Let people in where one more game is on the table: `installed("name", "module:GAME")`."""
    with ExitStack() as stack:

        def install(name: str, where: str) -> People:
            server = stack.enter_context(TableServer(tmp_path, program=STEADY).install(name, where))
            people = People(browser, server.url, Guard(server.url))
            stack.callback(lambda: check(people))
            return people

        yield install


def check(people: People) -> None:
    """See people off, who must have nothing to complain of."""
    people.leave()
    assert people.guard.heard() == []
