"""zeitriss serve --workers: it starts them itself, starts anew who dies, and they finish what is under way."""

from __future__ import annotations

import os
import signal
import sys
import time
from pathlib import Path

import httpx
import pytest
from tests.server.harness import DUEL, PATIENCE, Server, play_on
from tests.server.postgres import Postgres

from zeitriss import Refused
from zeitriss.server.serve import run
from zeitriss.server.settings import Settings


def test_several_workers_need_a_database_that_they_can_share(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="PostgreSQL"):
        run(Settings(str(tmp_path / "x.db")), workers=2)


class Several(Server):
    """The same with two workers behind one address."""

    def command(self) -> list[str]:
        return [sys.executable, "-m", "zeitriss.server", str(self.port), "2"]

    def workers(self) -> set[int]:
        """Those of its processes that serve."""
        own = self.process.pid
        children = Path(f"/proc/{own}/task/{own}/children").read_text().split()
        serve = [int(pid) for pid in children if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]
        return set(serve)


@pytest.mark.soak
def test_workers_are_started_anew_and_drained(tmp_path: Path) -> None:
    postgres = Postgres(tmp_path / "pg")
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
