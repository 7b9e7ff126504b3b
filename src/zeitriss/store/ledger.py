"""Ledger: how lines get into a SQLite file: by one thread with a connection of its own, one transaction for a batch.

Through the driver for asyncio each statement would be a journey to another thread and back; so a whole batch is one.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from typing import Any

from zeitriss.core.log import Line
from zeitriss.store.writer import Taken, Unavailable, Writing

FIELDS = ("table_id", "n", "seat", "move", "undo", "digest", "state", "stand_in", "made")
INSERT = f"insert into lines ({', '.join(FIELDS)}) values ({', '.join('?' for _ in FIELDS)})"


class Ledger:
    def __init__(self, path: str) -> None:
        self.path = path
        self.thread = ThreadPoolExecutor(1, "ledger")
        self.db: sqlite3.Connection | None = None

    async def commit(self, writings: Sequence[Writing]) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self._commit, writings)

    async def close(self) -> None:
        if self.db is not None:
            await asyncio.get_running_loop().run_in_executor(self.thread, self.db.close)
        self.thread.shutdown()

    def _open(self) -> sqlite3.Connection:
        if self.db is None:
            self.db = sqlite3.connect(self.path, isolation_level="IMMEDIATE")
            prepare(self.db)
        return self.db

    def _commit(self, writings: Sequence[Writing]) -> None:
        made = stored(datetime.now(UTC))
        lines = [row(writing.table, line, made) for writing in writings for line in writing.lines]
        try:
            with self._open() as db:
                db.executemany(INSERT, lines)
                for writing in writings:
                    if writing.values:
                        names = ", ".join(f"{name} = ?" for name in writing.values)
                        values = [*map(stored, writing.values.values()), writing.table]
                        db.execute(f"update tables set {names} where id = ?", values)
        except sqlite3.IntegrityError:
            raise Taken from None
        except sqlite3.OperationalError as error:
            raise Unavailable(f"The move was not saved ({error}); try again.") from None


def row(table: str, line: Line, made: Any) -> tuple[Any, ...]:
    return table, line.n, line.seat, line.move, line.undo, line.digest, stored(line.state), line.stand_in, made


def stored(value: Any) -> Any:
    """As SQLAlchemy writes it into a SQLite file, from which it is read."""
    if isinstance(value, datetime):
        return value.strftime("%Y-%m-%d %H:%M:%S.%f")
    return json.dumps(value) if isinstance(value, dict | list) else value


def prepare(db: Any, cache: int = 2000) -> None:
    """WAL: readers never wait. FULL: a commit is on the disk itself and outlives a power cut, not only a dead process;
    that costs some milliseconds per move (7 measured on a busy disk), which nobody notices.

    `cache`: kB of the file that a connection keeps in memory.
    """
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "busy_timeout = 10000", f"cache_size = -{cache}"):
        db.execute(f"PRAGMA {pragma}").close()
