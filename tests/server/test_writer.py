"""Lines of many tables share a commit; what is wrong with one writing does not touch the others."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from zeitriss.core.log import Line
from zeitriss.store.writer import Taken, Writer, Writing


class Disk:
    """Takes as long as it is told, and knows the tables whose line was taken by somebody else."""

    def __init__(self, taken: str = "") -> None:
        self.batches: list[list[str]] = []
        self.taken = taken
        self.ready = asyncio.Event()

    async def commit(self, writings: Sequence[Writing]) -> None:
        await self.ready.wait()
        if any(writing.table == self.taken for writing in writings):
            raise Taken
        self.batches.append([writing.table for writing in writings])


async def test_what_comes_while_the_disk_is_busy_is_written_together() -> None:
    disk = Disk()
    writer = Writer(disk.commit)
    waiting = [asyncio.create_task(writer.append(table, [Line(1, 0, "go")], {})) for table in "abcd"]
    await asyncio.sleep(0)
    assert not any(task.done() for task in waiting)  # nothing is acknowledged before it is on the disk
    disk.ready.set()
    await asyncio.gather(*waiting)
    assert sorted(table for batch in disk.batches for table in batch) == ["a", "b", "c", "d"]
    assert len(disk.batches) <= 2


async def test_a_line_that_was_taken_is_refused_alone() -> None:
    disk = Disk(taken="b")
    disk.ready.set()
    writer = Writer(disk.commit)
    waiting = [asyncio.create_task(writer.append(table, [Line(1, 0, "go")], {})) for table in "abc"]
    results = await asyncio.gather(*waiting, return_exceptions=True)
    assert [type(result) for result in results] == [type(None), Taken, type(None)]
    assert sorted(table for batch in disk.batches for table in batch) == ["a", "c"]


async def test_who_gives_up_waiting_does_not_stop_the_write() -> None:
    disk = Disk()
    writer = Writer(disk.commit)
    waiting = asyncio.create_task(writer.append("a", [Line(1, 0, "go")], {}))
    await asyncio.sleep(0)
    waiting.cancel()
    disk.ready.set()
    await writer.close()
    assert disk.batches == [["a"]]
    with pytest.raises(asyncio.CancelledError):
        await waiting
