"""Writer: lines of all tables go to the disk together. While one batch is being written, the next one gathers.

A commit costs the same for one line as for a hundred, so the more tables there are, the more share it.

Compiled.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from time import perf_counter
from typing import Any

from zeitriss.core.errors import Refused
from zeitriss.core.log import Line


class Unavailable(Refused):
    """Nothing can be written: a full disk, a database that is away."""

    kind = "unavailable"


class Taken(Exception):
    """Another worker has written this line."""


class Writing:
    """Lines of one table, and what changes in its row together with them."""

    def __init__(self, table: str, lines: Sequence[Line], values: dict[str, Any]) -> None:
        self.table, self.lines, self.values = table, lines, values
        self.came = perf_counter()
        self.written: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Writer:
    """`commit` makes one transaction of writings; it raises `Taken` and writes none of them if one cannot be."""

    def __init__(self, commit: Callable[[Sequence[Writing]], Awaitable[None]]) -> None:
        self.commit = commit
        self.waiting: list[Writing] = []
        self.writing: asyncio.Task[None] | None = None

    async def append(self, table: str, lines: Sequence[Line], values: dict[str, Any]) -> None:
        """On the disk when this returns."""
        writing = Writing(table, lines, values)
        self.waiting.append(writing)
        if self.writing is None or self.writing.done():
            self.writing = asyncio.create_task(self._write())
        await writing.written

    async def close(self) -> None:
        while self.writing is not None and not self.writing.done():
            await asyncio.gather(self.writing, return_exceptions=True)

    async def _write(self) -> None:
        while self.waiting:
            batch, self.waiting = self.waiting, []
            try:
                await self.commit(batch)
            except Exception:
                await self._one_by_one(batch)  # what is wrong with one writing is not the fault of the others
            for writing in batch:
                if not writing.written.done():
                    writing.written.set_result(None)

    async def _one_by_one(self, batch: Sequence[Writing]) -> None:
        for writing in batch:
            try:
                await self.commit([writing])
            except Exception as error:
                with suppress(asyncio.InvalidStateError):
                    writing.written.set_exception(error)
