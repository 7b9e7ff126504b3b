from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.server.harness import DUEL, SHORT, Open, Server, lively, play_on


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not kill it; every test has tables of its own."""
    server = Server(tmp_path_factory.mktemp("server") / "games.db").start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def finished(server: Server) -> Open:
    """A duel that has been played to its end."""
    table = server.create(DUEL, **SHORT)
    play_on(table.players(), choose=lively(8))
    return table
