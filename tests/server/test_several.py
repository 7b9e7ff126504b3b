"""zeitriss serve --workers: it starts them itself, starts anew who dies, and they finish what is under way."""

from __future__ import annotations

import os
import signal
import sys
import time
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from tests.server.harness import DUEL, PATIENCE, Cold, bearer, play_on
from tests.server.postgres import Postgres


class Several(Cold):
    """The same with two workers behind one address."""

    def command(self) -> list[str]:
        return [sys.executable, "-m", "zeitriss.server", str(self.port), "2"]

    def workers(self) -> set[int]:
        """Those of its processes that serve."""
        own = self.pid
        children = Path(f"/proc/{own}/task/{own}/children").read_text().split()
        serve = [int(pid) for pid in children if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]
        return set(serve)


def test_who_comes_to_a_table_of_another_worker_is_handed_on(tmp_path: Path) -> None:
    server = Several(tmp_path / "x.db").start()
    tables = [server.create(DUEL) for _ in range(6)]
    for table in tables:
        players = table.players()
        n = play_on(players, 6)
        for _ in range(4):  # each by a connection of its own, so that both workers are asked
            with httpx.Client(base_url=server.http.base_url) as another:
                told = another.get(table.path, headers=bearer(table.keys[0])).json()
                assert told["n"] == n
                assert [seat["online"] for seat in told["seats"]] == [True, True]  # it is where they are
    server.stop()
    assert server.ended == 0


def test_a_worker_of_a_file_that_dies_leaves_its_tables_to_its_successor(tmp_path: Path) -> None:
    server = Several(tmp_path / "x.db").start()
    table = server.create(DUEL)
    n = play_on(table.players(), 4)
    for pid in server.workers():
        os.kill(pid, signal.SIGKILL)
    until = time.monotonic() + 3 * PATIENCE
    while time.monotonic() < until:
        with suppress(httpx.TransportError), httpx.Client(base_url=server.http.base_url) as again:
            if again.get(table.path, headers=bearer(table.keys[0])).status_code == 200:
                break
        time.sleep(0.2)
    assert play_on(table.players(), 4) == n + 4
    server.stop()


@pytest.mark.soak
def test_workers_are_started_anew_and_drained() -> None:
    postgres = Postgres()
    server = Several(postgres.url).start()
    table = server.create(DUEL)
    n = play_on(table.players(), 6)
    before = server.workers()
    assert len(before) == 2
    os.kill(min(before), signal.SIGKILL)
    until = time.monotonic() + 3 * PATIENCE
    while len(server.workers() - {min(before)}) < 2 and time.monotonic() < until:
        time.sleep(0.2)
    assert len(server.workers() - {min(before)}) == 2
    assert play_on(table.players(), 4) == n + 4
    figures = httpx.get(f"http://127.0.0.1:{server.port}/metrics").text
    assert "zeitriss_moves_total" in figures  # of both together
    watcher = table.join(table.watch)
    server.stop()
    assert watcher.closed() == 1012  # the page comes again
    postgres.cleanup()
