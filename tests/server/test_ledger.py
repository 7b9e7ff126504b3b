"""Lines of a SQLite file: written by the loop itself, and acknowledged when a thread has seen them on the disk."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import threading
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from zeitriss.core.log import Line
from zeitriss.store import ledger
from zeitriss.store.store import Row, Store, kept_in
from zeitriss.store.writer import Taken, Unavailable

SOON = 0.1  # seconds in which a move that waits for nothing is written


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = Store(kept_in(str(tmp_path / "games.db")))
    await store.open()
    await store.create(Row("table", {"game": "antinomy"}, [], {"key": [0]}))
    yield store
    await store.close()


def move(store: Store, n: int = 1) -> asyncio.Task[None]:
    return asyncio.create_task(store.append("table", [Line(n, 0, "go")], state=f"{n}"))


def lines(file: Path) -> int:
    with sqlite3.connect(file) as db:
        return int(db.execute("select count(*) from lines").fetchone()[0])


async def test_who_moves_waits_for_the_disk_and_nobody_else_does(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = threading.Event()
    monkeypatch.setattr(ledger, "SYNC", lambda file: slow.wait())
    moving = move(store)
    await asyncio.sleep(SOON)  # the loop goes on
    assert not moving.done()
    slow.set()
    await moving
    assert lines(tmp_path / "games.db") == 1


async def test_another_process_that_writes_is_waited_for(store: Store, tmp_path: Path) -> None:
    await move(store)
    other = sqlite3.connect(tmp_path / "games.db")
    other.execute("begin immediate")
    moving = move(store, 2)
    await asyncio.sleep(SOON)  # the loop goes on
    assert not moving.done()
    other.rollback()
    await moving
    await move(store, 3)
    assert lines(tmp_path / "games.db") == 3


async def test_what_the_disk_does_not_take_is_not_acknowledged(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(file: int) -> None:
        raise OSError("Input/output error")

    with monkeypatch.context() as patched:
        patched.setattr(ledger, "SYNC", broken)
        with pytest.raises(Unavailable, match="Input/output error"):
            await move(store)
    with pytest.raises(Taken):  # it is in the file after all, and by now on the disk
        await move(store)
    await move(store, 2)


async def test_now_and_then_all_of_it_goes_into_the_file_itself(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ledger, "LONG", 2)
    for n in (1, 2, 3):
        await move(store, n)
    alone = tmp_path / "alone.db"
    shutil.copy(tmp_path / "games.db", alone)
    assert lines(alone) == 2
