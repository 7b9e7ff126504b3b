"""Notices: what the workers of one PostgreSQL tell each other: these tables have changed, and mostly also how.

Lines that are small enough come along, so that nobody has to read them from the database.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Iterable, Sequence
from typing import TYPE_CHECKING, Any

import msgspec
import structlog
from sqlalchemy import URL

from zeitriss.core.log import Line

if TYPE_CHECKING:
    from psycopg import AsyncConnection

LOG = structlog.get_logger()
CHANNEL = "zeitriss"
MOST = 7900  # bytes of a notice; PostgreSQL takes fewer than 8000
PATIENCE = 10  # seconds in which a database must answer who comes to it
NOTIFY = f"select pg_notify('{CHANNEL}', said) from unnest(%s::text[]) as said"
# To notify locks all commits there are, and is a commit itself: nobody waits until that one is on disk.
LOOSE = "-c synchronous_commit=off"


class Changed(msgspec.Struct, array_like=True):
    """`lines` are all that has changed; none: read the table. Without a table, anything may have been missed."""

    table: str = ""
    lines: list[Line] = []


class Notice(msgspec.Struct, array_like=True):
    worker: str
    changed: list[Changed]


def notices(worker: str, changed: Iterable[Changed]) -> list[str]:
    """As few as hold all of it. Lines that would not fit are left out.

    >>> notices("w", [Changed("t"), Changed("u", [Line(1, 0, "x" * 9000)])])
    ['["w",[["t",[]],["u",[]]]]']
    """
    frame = len(msgspec.json.encode(Notice(worker, [])))
    said: list[list[bytes]] = [[]]
    left = MOST - frame
    for one in changed:
        text = msgspec.json.encode(one)
        if len(text) > MOST - frame:
            text = msgspec.json.encode(Changed(one.table))
        if len(text) + 1 > left:
            said.append([])
            left = MOST - frame
        said[-1].append(text)
        left -= len(text) + 1
    return [f'["{worker}",[{b",".join(parts).decode()}]]' for parts in said if parts]


class Notices:
    def __init__(self, url: URL) -> None:
        self.address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.worker = secrets.token_hex(4)
        self.waiting: list[Changed] = []
        self.giving: asyncio.Task[None] | None = None
        self.db: AsyncConnection[Any] | None = None

    def give(self, changed: Iterable[tuple[str, Sequence[Line]]]) -> None:
        """Soon: what is written stays written, whether others hear of it now or when they come to read."""
        self.waiting += [Changed(table, [*lines]) for table, lines in changed]
        if self.giving is None or self.giving.done():
            self.giving = asyncio.create_task(self._give())

    async def _give(self) -> None:
        import psycopg

        while self.waiting:
            said, self.waiting = notices(self.worker, self.waiting), []
            try:
                if self.db is None or self.db.closed:
                    self.db = await connected(self.address, options=LOOSE)
                await self.db.execute(NOTIFY, [said])
            except psycopg.Error as error:
                LOG.warning("notice failed", why=str(error))

    async def close(self) -> None:
        if self.giving is not None:
            await self.giving
        if self.db is not None:
            await self.db.close()

    async def heard(self) -> AsyncIterator[Changed]:
        """What other workers have changed, without an end. Who begins to listen tells the others to read again, too:
        a worker that died may have told nobody of its last lines."""
        import psycopg

        while True:
            try:
                async with await connected(self.address) as db:
                    await db.execute(f"listen {CHANNEL}")
                    self.give([("", ())])
                    yield Changed()
                    async for said in db.notifies():
                        notice = msgspec.json.decode(said.payload, type=Notice)
                        if notice.worker != self.worker:
                            for changed in notice.changed:
                                yield changed
            except psycopg.OperationalError:
                await asyncio.sleep(1)


async def connected(address: str, **more: Any) -> AsyncConnection[Any]:
    from psycopg import AsyncConnection

    return await AsyncConnection.connect(address, autocommit=True, connect_timeout=PATIENCE, **more)
