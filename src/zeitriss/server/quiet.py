"""Quiet: what is done at a table when nobody has moved there for a moment, one table after the other.

It may only ever take a small part of the time: whoever moves comes first.

Compiled.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Generic, TypeVar

import structlog

LOG = structlog.get_logger()
REST = 4  # times as long as a table took, the others come first
T = TypeVar("T")


class Quiet(Generic[T]):
    """Does `work` at a table after so many seconds without a move."""

    def __init__(self, seconds: float, work: Callable[[T], None]) -> None:
        self.seconds, self.work = seconds, work
        self.since: dict[T, float] = {}  # the table that moved last comes last
        self.task: asyncio.Task[None] | None = None

    def later(self, table: T) -> None:
        """Somebody has moved here."""
        self.since.pop(table, None)
        self.since[table] = time.monotonic()
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self._run())

    async def _run(self) -> None:
        while self.since:
            table, since = next(iter(self.since.items()))
            if (early := since + self.seconds - time.monotonic()) > 0:
                await asyncio.sleep(early)
                continue
            del self.since[table]
            begin = time.perf_counter()
            try:
                self.work(table)
            except Exception:
                LOG.exception("failed in a quiet moment", work=self.work.__name__)
            await asyncio.sleep(REST * (time.perf_counter() - begin))
