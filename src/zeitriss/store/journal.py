"""Journal: how lines get into PostgreSQL: by a connection of its own, one statement for a batch.

A statement alone is a transaction: lines and the states after them are there together, or neither is.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from zeitriss.store.notices import Notices, connected
from zeitriss.store.writer import Taken, Unavailable, Writing

if TYPE_CHECKING:
    from psycopg import AsyncConnection

WRITE = """
with written as (
  insert into lines (table_id, n, seat, move, undo, digest, state, stand_in, made)
  select *, %(made)s from unnest(
    %(table)s::text[], %(n)s::int[], %(seat)s::int[], %(move)s::text[], %(undo)s::int[], %(digest)s::text[],
    %(anew)s::json[], %(stand_in)s::text[])
)
update tables set
  state = new.state,
  results = case when new.turned then new.results else tables.results end,
  ended = case when new.turned then new.ended else tables.ended end
from unnest(%(id)s::text[], %(state)s::text[], %(turned)s::bool[], %(results)s::json[], %(ended)s::timestamptz[])
  as new (id, state, turned, results, ended)
where tables.id = new.id
"""


class Journal:
    def __init__(self, notices: Notices) -> None:
        self.notices = notices
        self.db: AsyncConnection[Any] | None = None

    async def commit(self, writings: Sequence[Writing]) -> None:
        """The other workers hear of it afterwards."""
        import psycopg

        try:
            await (await self._open()).execute(WRITE, values(writings))
        except psycopg.IntegrityError:
            raise Taken from None
        except psycopg.OperationalError as error:
            raise Unavailable(f"The move was not saved ({error}); try again.") from None
        self.notices.give((writing.table, writing.lines) for writing in writings)

    async def close(self) -> None:
        await self.notices.close()
        if self.db is not None:
            await self.db.close()

    async def _open(self) -> AsyncConnection[Any]:
        if self.db is None or self.db.closed:
            self.db = await connected(self.notices.address)
        return self.db


def values(writings: Sequence[Writing]) -> dict[str, Any]:
    """Column by column. A table stands in a batch once: the next line of a game is made of the one before."""
    lines = [(writing.table, line) for writing in writings for line in writing.lines]
    rows = [writing.values for writing in writings]
    return {
        "made": datetime.now(UTC),
        "table": [table for table, _ in lines],
        "n": [line.n for _, line in lines],
        "seat": [line.seat for _, line in lines],
        "move": [line.move for _, line in lines],
        "undo": [line.undo for _, line in lines],
        "digest": [line.digest for _, line in lines],
        "anew": [stored(line.state) for _, line in lines],
        "stand_in": [line.stand_in for _, line in lines],
        "id": [writing.table for writing in writings],
        "state": [row["state"] for row in rows],
        "turned": ["ended" in row for row in rows],
        "results": [stored(row.get("results")) for row in rows],
        "ended": [row.get("ended") for row in rows],
    }


def stored(data: Any) -> str | None:
    return None if data is None else json.dumps(data)
