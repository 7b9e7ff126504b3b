"""Weigher: says in quiet moments whether an undo is free, one table after the other.

That takes as long as many moves do, so it may only ever take a small part of the time: who really wants to take back is
answered at once (`Room.undo`), for all others it is a word on a button.
"""

from __future__ import annotations

import asyncio
import time
from typing import Protocol

import structlog

LOG = structlog.get_logger()
QUIET = 0.2  # seconds without a move
REST = 4  # times as long as a table took, the others come first


class Weighed(Protocol):
    def weigh(self) -> None: ...


class Weigher:
    def __init__(self) -> None:
        self.since: dict[Weighed, float] = {}  # the table that moved last comes last
        self.task: asyncio.Task[None] | None = None

    def later(self, table: Weighed) -> None:
        """When nobody has moved at this table for a moment."""
        self.since.pop(table, None)
        self.since[table] = time.monotonic()
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self._run())

    async def _run(self) -> None:
        while self.since:
            table, since = next(iter(self.since.items()))
            if (early := since + QUIET - time.monotonic()) > 0:
                await asyncio.sleep(early)
                continue
            del self.since[table]
            begin = time.perf_counter()
            try:
                table.weigh()
            except Exception:
                LOG.exception("weighing failed")
            await asyncio.sleep(REST * (time.perf_counter() - begin))


WEIGHER = Weigher()  # one for all tables of this process
