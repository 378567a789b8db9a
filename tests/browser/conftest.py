"""People at a real table."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.guard import Guard
from tests.browser.people import People
from tests.table.desk import TableServer


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServer]:
    with TableServer(tmp_path_factory.mktemp("table")) as started:
        yield started


@pytest.fixture
def people(browser: Browser, server: TableServer) -> Iterator[People]:
    guard = Guard(server.url)
    people = People(browser, server.url, guard)
    yield people
    people.leave()
    assert guard.heard() == []
