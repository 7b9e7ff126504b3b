"""Notices: what the workers of one PostgreSQL tell each other: this table has changed, and mostly also how.

A line that is small enough comes along, so that nobody has to read it from the database.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Iterable, Sequence

import msgspec
import structlog
from sqlalchemy import URL, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from zeitriss.core.log import Line

LOG = structlog.get_logger()
CHANNEL = "zeitriss"
MOST = 7900  # bytes of a notice; PostgreSQL takes fewer than 8000
NOTIFY = text("select pg_notify(:channel, payload) from unnest(cast(:payloads as text[])) as payload")


class Notice(msgspec.Struct, array_like=True, omit_defaults=True):
    """`lines` are all that has changed; none: read the table. Without a table, anything may have been missed."""

    worker: str
    table: str
    lines: list[Line] = []

    def text(self) -> str:
        said = msgspec.json.encode(self)
        return (said if len(said) <= MOST else msgspec.json.encode([self.worker, self.table])).decode()


class Notices:
    def __init__(self, url: URL, engine: AsyncEngine) -> None:
        self.url, self.engine, self.worker = url, engine, secrets.token_hex(4)

    async def give(self, changed: Iterable[tuple[str, Sequence[Line]]]) -> None:
        """After the write, and outside of it: NOTIFY locks all commits there are. What is written stays written."""
        payloads = [Notice(self.worker, table, [*lines]).text() for table, lines in changed]
        try:
            async with self.engine.begin() as db:
                await db.execute(NOTIFY, {"channel": CHANNEL, "payloads": payloads})
        except SQLAlchemyError as error:
            LOG.warning("notice failed", why=str(getattr(error, "orig", error)))

    async def heard(self) -> AsyncIterator[Notice]:
        """What other workers have changed, without an end."""
        import psycopg

        address = self.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(address, autocommit=True) as db:
                    await db.execute(f"listen {CHANNEL}")
                    yield Notice("", "")
                    async for said in db.notifies():
                        notice = msgspec.json.decode(said.payload, type=Notice)
                        if notice.worker != self.worker:
                            yield notice
            except psycopg.OperationalError:
                await asyncio.sleep(1)
