"""Ledger: how lines get into a SQLite file: by one thread with a connection of its own, one transaction for a batch.

Through the driver for asyncio each statement would be a journey to another thread and back; so a whole batch is one.
And a batch is two statements, however long it is: for each of them Python's lock is given away and waited for.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from typing import Any

import msgspec

from zeitriss.core.log import Line
from zeitriss.store.writer import Taken, Unavailable, Writing

ENCODE = msgspec.json.Encoder().encode
LINES = ("table_id", "n", "seat", "move", "undo", "digest", "state", "stand_in")
TABLES = ("id", "state", "turned", "results", "ended")


def listed(names: Sequence[str]) -> str:
    """What a list of JSON holds, row by row, as columns of these names."""
    columns = (f"json_extract(value, '$[{i}]') as {name}" for i, name in enumerate(names))
    return f"select {', '.join(columns)} from json_each(?)"


INSERT = f"insert into lines ({', '.join(LINES)}, made) select *, ? from ({listed(LINES)})"
UPDATE = f"""
update tables set
  state = new.state,
  results = case when new.turned then new.results else tables.results end,
  ended = case when new.turned then new.ended else tables.ended end
from ({listed(TABLES)}) as new where tables.id = new.id
"""


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
        lines = written([line_of(writing.table, line) for writing in writings for line in writing.lines])
        tables = written([table_of(writing) for writing in writings])
        try:
            with self._open() as db:
                db.execute(INSERT, (stored(datetime.now(UTC)), lines))
                db.execute(UPDATE, (tables,))
        except sqlite3.IntegrityError:
            raise Taken from None
        except sqlite3.OperationalError as error:
            raise Unavailable(f"The move was not saved ({error}); try again.") from None


def line_of(table: str, line: Line) -> tuple[Any, ...]:
    """In the order of LINES."""
    return table, line.n, line.seat, line.move, line.undo, line.digest, nested(line.state), line.stand_in


def table_of(writing: Writing) -> tuple[Any, ...]:
    """In the order of TABLES. How it ended is written where that has changed, then also that it has not."""
    values = writing.values
    ended = values.get("ended")
    return writing.table, values["state"], "ended" in values, nested(values.get("results")), ended and stored(ended)


def nested(data: Any) -> str | None:
    """A column of JSON is a text in a row."""
    return None if data is None else written(data)


def written(data: Any) -> str:
    return ENCODE(data).decode()


def stored(when: datetime) -> str:
    """As SQLAlchemy writes it into a SQLite file, from which it is read."""
    return when.strftime("%Y-%m-%d %H:%M:%S.%f")


def prepare(db: Any, cache: int = 2000) -> None:
    """WAL: readers never wait. FULL: a commit is on the disk itself and outlives a power cut, not only a dead process;
    that costs some milliseconds per move (7 measured on a busy disk), which nobody notices.

    `cache`: kB of the file that a connection keeps in memory.
    """
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "busy_timeout = 10000", f"cache_size = -{cache}"):
        db.execute(f"PRAGMA {pragma}").close()
