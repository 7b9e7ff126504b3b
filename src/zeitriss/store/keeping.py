"""Keeping: the tables of a database as a whole: written to a file, read back, checked, and let go after their life."""

from __future__ import annotations

import gzip
import json
import os
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import Table, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from zeitriss.core.errors import Refused
from zeitriss.core.registry import game as game_named
from zeitriss.play.log import Log
from zeitriss.play.story import Story
from zeitriss.store import migrate
from zeitriss.store.store import KEYS, LINES, TABLES, VERDICTS, Row, Store, as_utc

FORMAT = 1
ALL = (TABLES, KEYS, LINES, VERDICTS)  # what others refer to comes first
PIECE = 500  # rows at a time
Tell = Callable[[int, int], None]  # so many of so many


# --- a file of everything ---------------------------------------------------------------------------------------------


async def backup(store: Store, path: Path, tell: Tell) -> int:
    """Everything as it is at one moment, while the server plays on. It holds all deals: only its owner may read it."""
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except OSError as error:
        raise Refused(f"{path} cannot be written: {error.strerror}", "file") from None
    with os.fdopen(handle, "wb") as raw, gzip.open(raw, "wt", encoding="utf-8", newline="\n") as file:
        async with one_moment(store) as db:
            total, done = await count(db), 0
            file.write(json.dumps({"zeitriss-backup": FORMAT, "form": migrate.NEWEST, "rows": total}) + "\n")
            for table in ALL:
                async for row in await db.stream(select(table)):
                    file.write(json.dumps([table.name, written(row._asdict())]) + "\n")
                    done += 1
                    if done % PIECE == 0:
                        tell(done, total)
        tell(total, total)
    return total


@asynccontextmanager
async def one_moment(store: Store) -> AsyncIterator[AsyncConnection]:
    """A connection for which nothing changes any more."""
    engine = store.engine.execution_options(isolation_level="REPEATABLE READ") if store.shared else store.engine
    async with engine.connect() as db:
        if not store.shared:
            await db.exec_driver_sql("BEGIN")
        yield db


async def count(db: AsyncConnection) -> int:
    counts = [await db.execute(select(func.count()).select_from(table)) for table in ALL]
    return sum(int(found.scalar_one()) for found in counts)


def written(row: dict[str, Any]) -> dict[str, Any]:
    return {name: as_utc(value).isoformat() if isinstance(value, datetime) else value for name, value in row.items()}


async def restore(store: Store, path: Path, tell: Tell) -> int:
    """Into an empty database only: all of it, or nothing."""
    async with store.engine.begin() as db:
        if await count(db):
            raise Refused("holds tables already; restore into a new one", "database")
        done = 0
        for total, piece in pieces(path):
            for table in ALL:
                rows = [read(table, row) for name, row in piece if name == table.name]
                if rows:
                    await db.execute(insert(table), rows)
            done += len(piece)
            tell(done, total)
        if done != total:
            raise Refused(f"ends after {done} of {total} rows", "file")
    return done


def pieces(path: Path) -> Iterator[tuple[int, list[tuple[str, dict[str, Any]]]]]:
    """The rows of a file some at a time, and how many there are to be."""
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            head = json.loads(file.readline())
            if head.get("zeitriss-backup") != FORMAT or head.get("form") != migrate.NEWEST:
                raise Refused(f"has form {head.get('form')}, this version of Zeitriss reads {migrate.NEWEST}", "file")
            total, piece = int(head["rows"]), []
            for line in file:
                piece.append(json.loads(line))
                if len(piece) == PIECE:
                    yield total, piece
                    piece = []
            yield total, piece
    except (OSError, EOFError, ValueError, AttributeError) as error:
        raise Refused(f"{path} is no whole backup: {error}", "file") from None


def read(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    times = [column.name for column in table.columns if column.type.python_type is datetime]
    return row | {name: datetime.fromisoformat(row[name]) for name in times if row[name]}


# --- is everything right? ---------------------------------------------------------------------------------------------


class Found(NamedTuple):
    """A table whose log does not lead where it says."""

    table: str
    game: str
    why: str


async def check(store: Store, tell: Tell) -> tuple[int, list[Found]]:
    """Replays every log. How many there are, and what differs."""
    async with store.engine.connect() as db:
        tables = list((await db.execute(select(TABLES.c.id).order_by(TABLES.c.created))).scalars())
    wrong: list[Found] = []
    for done, table in enumerate(tables, 1):
        row = await store.read(table)
        if row is not None and (why := differs(row)):
            wrong.append(Found(table, str(row.header.get("game")), why))
        tell(done, len(tables))
    return len(tables), wrong


def differs(row: Row) -> str:
    """What is wrong with a stored table; empty: nothing."""
    numbers = [line.n for line in row.lines]
    if numbers != list(range(1, len(numbers) + 1)):
        return "lines are missing"
    try:
        story = Story(Log(game_named(row.header["game"]), row.header, row.lines), verify=True)
        if row.state and row.state != story.truth(story.state):
            return "the stored state is not the one after the last line"
    except Refused as error:
        return str(error)
    return ""


# --- what is let go ---------------------------------------------------------------------------------------------------


class Pruned(NamedTuple):
    removed: int  # unfinished tables at which nobody has moved for so long
    compacted: int  # finished ones: the state after the last line is left out, the log leads there


async def prune(store: Store, days: float, dry_run: bool = False) -> Pruned:
    before = datetime.now(UTC) - timedelta(days=days)
    moved = select(LINES.c.table_id).where(LINES.c.made >= before).distinct()
    old = TABLES.c.created < before, TABLES.c.id.not_in(moved)
    gone = select(TABLES.c.id).where(*old, TABLES.c.ended.is_(None))
    full = TABLES.c.ended < before, TABLES.c.results.is_not(None), TABLES.c.state.is_not(None)
    async with store.engine.begin() as db:
        names = list((await db.execute(gone)).scalars())
        compacted = (await db.execute(select(func.count()).select_from(TABLES).where(*full))).scalar_one()
        if not dry_run:
            for piece in (names[i : i + PIECE] for i in range(0, len(names), PIECE)):
                for part in ALL[1:]:
                    await db.execute(delete(part).where(part.c.table_id.in_(piece)))
                await db.execute(delete(TABLES).where(TABLES.c.id.in_(piece)))
            await db.execute(update(TABLES).where(*full).values(state=None))
    return Pruned(len(names), compacted)
