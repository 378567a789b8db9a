"""What the tests of the table share."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest

from tests.table.desk import Player, TableServer

Arrive = Callable[..., Player]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServer]:
    """A server for all tests that leave it alive."""
    with TableServer(tmp_path_factory.mktemp("table")) as started:
        yield started


@pytest.fixture
def arrive(server: TableServer) -> Iterator[Arrive]:
    """Let somebody new come to the table; everybody leaves when the test ends."""
    with ExitStack() as everybody:
        yield lambda language="en": everybody.enter_context(Player(server.url, language))
