"""Ledger: how lines get into a SQLite file: one transaction for a batch, and one journey to the disk.

A statement lets go of Python's lock and takes it again. In a thread of its own it would wait for the server's loop each
time, so a batch is written here, into the memory that the system keeps of the file; only to see that on the disk takes
long, and is what a thread does. Another process that is writing right now has done so in a moment.
"""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from typing import Any

from zeitriss.core.log import Line
from zeitriss.store.writer import Taken, Unavailable, Writing

FIELDS = ("table_id", "n", "seat", "move", "undo", "digest", "state", "stand_in", "made")
INSERT = f"insert into lines ({', '.join(FIELDS)}) values ({', '.join('?' for _ in FIELDS)})"
PATIENCE = 10_000  # milliseconds in which another process must have written what it is writing
MOMENT = 0.001  # seconds until it is asked for again
LONG = 500  # tables written until the log of writing (WAL) goes into the file itself: some thousand pages
SYNC: Callable[[int], None] = getattr(os, "fdatasync", os.fsync)  # not everywhere is there the quicker one


class Ledger:
    def __init__(self, path: str) -> None:
        self.path = path
        self.thread = ThreadPoolExecutor(1, "ledger")
        self.db: sqlite3.Connection | None = None
        self.wal = -1  # the file that a commit is written to
        self.written = 0  # tables since the last checkpoint
        self.secure = True  # whether all that was written is on the disk

    async def commit(self, writings: Sequence[Writing]) -> None:
        """On the disk when this returns. Nothing else is done with the connection meanwhile."""
        loop = asyncio.get_running_loop()
        if self.db is None:
            await loop.run_in_executor(self.thread, self._open)
        if not self.secure:  # what the disk has not taken is in the file: not even that is told before
            await loop.run_in_executor(self.thread, self._secure)
        until = loop.time() + PATIENCE / 1000
        while not self._begin():
            if loop.time() > until:
                raise unsaved("another process is writing")
            await asyncio.sleep(MOMENT)
        self._write(writings)
        await loop.run_in_executor(self.thread, self._secure)

    async def close(self) -> None:
        if self.db is not None:
            await asyncio.get_running_loop().run_in_executor(self.thread, self.db.close)
            os.close(self.wal)
        self.thread.shutdown()

    def _open(self) -> None:
        """A commit is durable by `_secure`. As nobody else is waited for here, no checkpoint follows it by itself."""
        try:
            db = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
            prepare(db)
            for pragma in ("synchronous = NORMAL", "wal_autocheckpoint = 0", "busy_timeout = 0"):
                db.execute(f"PRAGMA {pragma}").close()
            db.execute("select 1 from tables limit 1").close()  # now the other file is there
            self.wal = os.open(f"{self.path}-wal", os.O_RDWR)
        except (sqlite3.OperationalError, OSError) as error:
            raise unsaved(error) from None
        self.db = db

    def _begin(self) -> bool:
        """Whether nobody else writes until this is written."""
        assert self.db is not None
        try:
            self.db.execute("BEGIN IMMEDIATE").close()
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                return False
            raise unsaved(error) from None
        return True

    def _write(self, writings: Sequence[Writing]) -> None:
        assert self.db is not None
        made = stored(datetime.now(UTC))
        try:
            with self.db as db:
                db.executemany(INSERT, [row(one.table, line, made) for one in writings for line in one.lines])
                for names, values in rows(writings).items():
                    changed = ", ".join(f"{name} = ?" for name in names)
                    db.executemany(f"update tables set {changed} where id = ?", values)
        except sqlite3.IntegrityError:
            raise Taken from None
        except sqlite3.OperationalError as error:
            raise unsaved(error) from None
        self.written += len(writings)
        self.secure = False

    def _secure(self) -> None:
        """What was written outlives a power cut."""
        assert self.db is not None
        try:
            SYNC(self.wal)
            self.secure = True
            if self.written >= LONG:
                self.db.execute("PRAGMA wal_checkpoint(PASSIVE)").close()
                self.written = 0
        except (sqlite3.OperationalError, OSError) as error:
            raise unsaved(error) from None


def unsaved(why: object) -> Unavailable:
    return Unavailable(f"The move was not saved ({why}); try again.")


def rows(writings: Sequence[Writing]) -> dict[tuple[str, ...], list[list[Any]]]:
    """What changes in the rows of the tables, by the columns: nearly always of all of them the same one."""
    found: dict[tuple[str, ...], list[list[Any]]] = {}
    for one in writings:
        if one.values:
            found.setdefault(tuple(one.values), []).append([*map(stored, one.values.values()), one.table])
    return found


def row(table: str, line: Line, made: Any) -> tuple[Any, ...]:
    return table, line.n, line.seat, line.move, line.undo, line.digest, stored(line.state), line.stand_in, made


def stored(value: Any) -> Any:
    """As SQLAlchemy writes it into a SQLite file, from which it is read."""
    if isinstance(value, datetime):
        return value.strftime("%Y-%m-%d %H:%M:%S.%f")
    return json.dumps(value) if isinstance(value, dict | list) else value


def prepare(db: Any, cache: int = 2000) -> None:
    """WAL: readers never wait. FULL: a commit is on the disk itself and outlives a power cut, not only a dead process.

    `cache`: kB of the file that a connection keeps in memory.
    """
    for pragma in ("journal_mode = WAL", "synchronous = FULL", f"busy_timeout = {PATIENCE}", f"cache_size = -{cache}"):
        db.execute(f"PRAGMA {pragma}").close()
