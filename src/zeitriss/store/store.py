"""Store: tables, keys and lines in SQLite or PostgreSQL. Lines are only ever added; their primary key is (table, n), so
two workers can never both write line n."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from msgspec import convert, to_builtins
from platformdirs import user_data_path
from sqlalchemy import (
    JSON,
    URL,
    Column,
    DateTime,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    event,
    insert,
    make_url,
    select,
    update,
)
from sqlalchemy.exc import ArgumentError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from zeitriss.core.errors import Refused
from zeitriss.core.log import Line
from zeitriss.core.state import State
from zeitriss.play.analysis import Verdict
from zeitriss.play.consent import Ask
from zeitriss.play.seats import Occupant, free_seats
from zeitriss.store import metrics, migrate
from zeitriss.store.journal import Journal
from zeitriss.store.ledger import Ledger, prepare
from zeitriss.store.notices import Notices
from zeitriss.store.writer import Unavailable, Writer, Writing

READERS = 3  # connections to a SQLite file, each with a thread of its own: more would only wait for each other
CACHE = 200  # kB of the file that each of several connections keeps; it reads whole tables, and each of them once
META = MetaData()
TABLES = Table(
    "tables",
    META,
    Column("id", String, primary_key=True),
    Column("header", JSON, nullable=False),  # as the log file has it, but for the seats
    Column("seats", JSON, nullable=False),  # who sits where; guests may name themselves later
    Column("rematch", String),
    Column("ask", JSON(none_as_null=True)),  # who wants to take moves back, and who has agreed
    Column("created", DateTime(timezone=True), nullable=False),
    Column("state", Text),  # the snapshot after the last line: later rules may no longer lead there
    Column("results", JSON(none_as_null=True)),  # how it ended; kept, as later rules may no longer replay the log
    Column("ended", DateTime(timezone=True)),
    Column("opened", DateTime(timezone=True), index=True),  # since when anybody may sit down; none: only by link
)
KEYS = Table(
    "keys",
    META,
    Column("table_id", String, primary_key=True),
    Column("hash", String, primary_key=True),
    Column("seats", JSON, nullable=False),
    Column("guest", String, index=True),  # hash of the secret of whoever holds the key
)
LINES = Table(
    "lines",
    META,
    Column("table_id", String, primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("move", String, nullable=False),
    Column("undo", Integer, nullable=False),
    Column("digest", String, nullable=False),
    Column("state", JSON(none_as_null=True)),  # of a new beginning
    Column("stand_in", String),  # the bot that plays for the seat from then on; empty: its person is back
    Column("made", DateTime(timezone=True), nullable=False),
)
VERDICTS = Table(
    "verdicts",
    META,
    Column("table_id", String, primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("verdict", JSON(none_as_null=True)),  # none: there is nothing to say about this decision
)


@dataclass
class Row:
    """A table as it is stored. `keys` maps a key's hash to the seats that it opens, `guests` to whose key it is."""

    id: str
    header: dict[str, Any]
    seats: list[Occupant]
    keys: dict[str, list[int]]
    rematch: str | None = None
    ask: Ask | None = None
    lines: list[Line] = field(default_factory=list)
    guests: dict[str, str] = field(default_factory=dict)
    state: str | None = None  # the snapshot after the last line
    ended: bool = False
    opened: datetime | None = None  # since when anybody may sit down


@dataclass
class Ended:
    """A game that a guest has played to its end: the options, the results of the guest's seats, when it was."""

    options: dict[str, Any]
    results: list[float]
    at: datetime


def ending(state: State, over: bool) -> dict[str, Any]:
    """What changes in a table's row when the game ends, or goes on after all because the last move was taken back."""
    if over == (state.outcome is not None):
        return {}
    if state.outcome is None:
        return {"results": None, "ended": None}
    return {"results": list(state.outcome.results), "ended": datetime.now(UTC)}


def kept_in(database: str) -> str:
    """The URL that a file or a URL means; without one, a file in the user's data folder."""
    if "://" in database:
        return database
    path = Path(database) if database else user_data_path("zeitriss") / "zeitriss.db"
    return f"sqlite:///{path.absolute()}"


def read_url(url: str) -> URL:
    try:
        read = make_url(url)
    except (ArgumentError, ValueError):
        raise Refused(f"{url!r} is neither a file nor a URL", "database") from None
    if read.get_backend_name() not in ("sqlite", "postgres", "postgresql"):
        raise Refused(f"{read.get_backend_name()!r} is not one of sqlite, postgresql", "database")
    return read


class Store:
    def __init__(self, url: str) -> None:
        self.url = read_url(url)
        if self.url.drivername in ("postgres", "postgresql"):
            self.url = self.url.set(drivername="postgresql+psycopg")
        if self.url.drivername == "sqlite":
            self.url = self.url.set(drivername="sqlite+aiosqlite")
        self.shared = self.url.get_backend_name() == "postgresql"
        self.written = -1.0
        self.engine = self._engine()
        self.notices = Notices(self.url)
        self.book = Journal(self.notices) if self.shared else Ledger(self.url.database or "")
        self.writer = Writer(self._commit)

    def _engine(self) -> AsyncEngine:
        try:
            in_file = not self.shared and self.url.database not in (None, "", ":memory:")
            few = {"pool_size": READERS, "max_overflow": 0} if in_file else {}
            engine = create_async_engine(self.url, pool_pre_ping=self.shared, **few)
        except ModuleNotFoundError:
            raise Refused("PostgreSQL needs one package more: pip install 'zeitriss[postgres]'", "database") from None
        if not self.shared:
            event.listen(engine.sync_engine, "connect", lambda db, _record: prepare(db, CACHE))
        return engine

    async def open(self) -> None:
        """Bring the database to the newest form, or say why it cannot be used."""
        if not self.shared and self.url.database:
            make_folder(Path(self.url.database))
        try:
            async with self.engine.connect() as db:
                await db.run_sync(migrate.upgrade)
        except migrate.Newer as error:
            raise Refused(str(error), "database") from None
        except SQLAlchemyError as error:
            reason = str(getattr(error, "orig", error)).strip().splitlines()[0]
            raise Refused(f"{self.url.render_as_string()} cannot be used: {reason}", "database") from None

    async def close(self) -> None:
        await self.writer.close()
        await self.book.close()
        await self.engine.dispose()

    async def create(self, row: Row) -> None:
        now = datetime.now(UTC)
        async with self.engine.begin() as db:
            values = {
                "id": row.id,
                "header": row.header,
                "seats": to_builtins(row.seats),
                "created": now,
                "state": row.state,
                "opened": row.opened,
            }
            await db.execute(insert(TABLES).values(values))
            keys = [
                {"table_id": row.id, "hash": key, "seats": seats, "guest": row.guests.get(key)}
                for key, seats in row.keys.items()
            ]
            await db.execute(insert(KEYS), keys)
            if row.lines:
                await db.execute(insert(LINES), [line_values(row.id, line, now) for line in row.lines])

    async def read(self, table: str, after: int = 0) -> Row | None:
        """The table with its lines later than `after`."""
        async with self.engine.connect() as db:
            found = (await db.execute(select(TABLES).where(TABLES.c.id == table))).one_or_none()
            if found is None:
                return None
            keys = (await db.execute(select(KEYS).where(KEYS.c.table_id == table))).all()
            newer = select(LINES).where(LINES.c.table_id == table, LINES.c.n > after).order_by(LINES.c.n)
            lines = [read_line(row) for row in await db.execute(newer)]
            opens = {key.hash: key.seats for key in keys}
            guests = {key.hash: key.guest for key in keys if key.guest}
            seats = convert(found.seats, list[Occupant])
            ask = None if found.ask is None else convert(found.ask, Ask)
            row = Row(found.id, found.header, seats, opens, found.rematch, ask, lines, guests)
            row.state, row.ended, row.opened = found.state, found.ended is not None, found.opened
            return row

    async def append(self, table: str, lines: Sequence[Line], **values: Any) -> None:
        """Committed when this returns; refused as a whole if another worker has written one of these lines.

        `values` change the table's row together with that: the state after the last line, and how it ended.
        """
        await self.writer.append(table, lines, values)

    async def _commit(self, writings: Sequence[Writing]) -> None:
        """Lines of several tables in one transaction."""
        await self.book.commit(writings)
        metrics.MOVES.inc(sum(len(writing.lines) for writing in writings))
        metrics.BATCH.observe(len(writings))
        metrics.SAVING.observe(time.perf_counter() - writings[0].came)

    async def seat(self, table: str, seats: Sequence[Occupant]) -> None:
        """Who sits where from now on."""
        await self._change(table, **seating(seats))

    async def ask(self, table: str, ask: Ask | None) -> None:
        """What is asked of the people at the table from now on."""
        await self._change(table, ask=to_builtins(ask))

    async def keep(self, table: str) -> None:
        """The game stays as it is, without a result."""
        await self._change(table, ended=datetime.now(UTC), ask=None)

    async def _change(self, table: str, **values: Any) -> None:
        async with self.engine.begin() as db:
            await db.execute(update(TABLES).where(TABLES.c.id == table).values(values))
        self.wake(table)

    async def add_key(self, table: str, key: str, seats: list[int]) -> None:
        async with self.engine.begin() as db:
            await db.execute(insert(KEYS).values(table_id=table, hash=key, seats=seats))

    async def replace_key(self, table: str, old: str, new: str, seats: Sequence[Occupant]) -> None:
        """The old key opens nothing any more; who sits where changes with it."""
        async with self.engine.begin() as db:
            held = KEYS.c.table_id == table, KEYS.c.hash == old
            await db.execute(update(KEYS).where(*held).values(hash=new, guest=None))
            await db.execute(update(TABLES).where(TABLES.c.id == table).values(seats=to_builtins(seats)))
        self.wake(table)

    async def open_up(self, table: str, since: datetime | None) -> None:
        """Anybody may sit down, or nobody any more."""
        await self._change(table, opened=since)

    async def opened(self, after: datetime, most: int) -> list[tuple[Row, datetime]]:
        """The tables at which anybody may sit down, the newest first; without their keys and lines."""
        wanted = select(TABLES.c.id, TABLES.c.header, TABLES.c.seats, TABLES.c.opened)
        wanted = wanted.where(TABLES.c.opened >= after, TABLES.c.ended.is_(None))
        async with self.engine.connect() as db:
            found = await db.execute(wanted.order_by(TABLES.c.opened.desc()).limit(most))
            return [
                (Row(one.id, one.header, convert(one.seats, list[Occupant]), {}), as_utc(one.opened)) for one in found
            ]

    async def take_seat(self, table: str, seat: int, key: str, person: Occupant) -> bool:
        """Somebody sits down at a free seat and alone has its key; False: another was faster. The last closes it."""
        async with self.engine.begin() as db:
            row = select(TABLES.c.seats, TABLES.c.opened).where(TABLES.c.id == table).with_for_update()
            found = (await db.execute(row)).one_or_none()
            seats = [] if found is None or found.opened is None else convert(found.seats, list[Occupant])
            if seat not in free_seats(seats):
                return False
            seats[seat] = person
            held = await db.execute(select(KEYS.c.hash, KEYS.c.seats).where(KEYS.c.table_id == table))
            old = next(one.hash for one in held if one.seats == [seat])
            await db.execute(update(KEYS).where(KEYS.c.table_id == table, KEYS.c.hash == old).values(hash=key))
            await db.execute(update(TABLES).where(TABLES.c.id == table).values(seating(seats)))
        self.wake(table)
        return True

    async def verdicts(self, table: str) -> dict[int, Verdict | None]:
        """What is known about the decisions of a game, by line."""
        async with self.engine.connect() as db:
            rows = await db.execute(select(VERDICTS).where(VERDICTS.c.table_id == table))
            return {row.n: None if row.verdict is None else convert(row.verdict, Verdict) for row in rows}

    async def add_verdicts(self, table: str, verdicts: Mapping[int, Verdict | None]) -> None:
        rows = [{"table_id": table, "n": n, "verdict": to_builtins(one)} for n, one in verdicts.items()]
        with suppress(IntegrityError):  # another worker has come to the same
            async with self.engine.begin() as db:
                await db.execute(insert(VERDICTS), rows)

    async def ended(self, guest: str, game: str) -> list[Ended]:
        """The finished games of a guest, the first one first."""
        held = select(TABLES.c.header, TABLES.c.results, TABLES.c.ended, KEYS.c.seats)
        held = held.join(KEYS, KEYS.c.table_id == TABLES.c.id).order_by(TABLES.c.ended)
        held = held.where(KEYS.c.guest == guest, TABLES.c.ended.is_not(None))
        held = held.where(TABLES.c.header["game"].as_string() == game)
        async with self.engine.connect() as db:
            return [
                Ended(row.header["options"], [row.results[seat] for seat in row.seats], as_utc(row.ended))
                for row in await db.execute(held)
            ]

    async def claim_rematch(self, table: str, rematch: str) -> None:
        """This is the next table, unless somebody else was faster."""
        async with self.engine.begin() as db:
            free = update(TABLES).where(TABLES.c.id == table, TABLES.c.rematch.is_(None))
            await db.execute(free.values(rematch=rematch))
        self.wake(table)

    async def try_to_write(self) -> None:
        """Refuses if nothing can be written now. Who asks again within a second gets the same good news."""
        if time.monotonic() < self.written + 1:
            return
        try:
            async with self.engine.begin() as db:
                if self.shared:
                    await db.execute(update(TABLES).where(TABLES.c.id == "").values(rematch=None))
                else:  # a number of no meaning in the file's first page: where it does not change, nothing is written
                    number = (await db.exec_driver_sql("PRAGMA user_version")).scalar_one()
                    await db.exec_driver_sql(f"PRAGMA user_version = {(number + 1) % 1000}")
        except SQLAlchemyError as error:
            raise Unavailable(str(getattr(error, "orig", error))) from None
        self.written = time.monotonic()

    def wake(self, *tables: str) -> None:
        """Tell the other workers to read these tables."""
        if self.shared:
            self.notices.give((table, ()) for table in tables)


def seating(seats: Sequence[Occupant]) -> dict[str, Any]:
    """Who sits where, as stored; a table without a free seat is closed."""
    return {"seats": to_builtins(seats)} | ({} if free_seats(seats) else {"opened": None})


def read_line(row: Any) -> Line:
    return Line(row.n, row.seat, row.move, row.undo, row.digest, row.state, row.stand_in)


def line_values(table: str, line: Line, now: datetime) -> dict[str, Any]:
    values = {"table_id": table, "n": line.n, "seat": line.seat, "move": line.move, "undo": line.undo}
    return values | {"digest": line.digest, "state": line.state, "stand_in": line.stand_in, "made": now}


def as_utc(time: datetime) -> datetime:
    """SQLite forgets the zone; what we write is UTC."""
    return time.astimezone(UTC) if time.tzinfo else time.replace(tzinfo=UTC)


def make_folder(path: Path) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("ab"):
            path.chmod(0o600)  # seeds and deals are for the server's eyes only
    except OSError as error:
        raise Refused(f"{path} cannot be written: {error.strerror}", "database") from None
