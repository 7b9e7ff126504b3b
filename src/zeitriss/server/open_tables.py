"""Open tables: those at which anybody may sit down, as whoever opened them wished."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from zeitriss.core.registry import game as game_named
from zeitriss.play.seats import Lang, Occupant, clean_name, free_seats, owner, spoken_names
from zeitriss.server.errors import Forbidden, NotPossible
from zeitriss.server.keys import link
from zeitriss.server.protocol import Key, OpenTable, Sitter
from zeitriss.server.room import Room
from zeitriss.server.security import hashed, new_key
from zeitriss.server.viewer import Viewer
from zeitriss.store.store import Row, Store

SHOWN = 24  # the newest; more nobody reads
LIFE = timedelta(days=1)  # whoever found nobody for so long is hardly waiting any more


async def list_open(store: Store, lang: Lang) -> list[OpenTable]:
    """The newest first. Only what the people there have said themselves: nothing of the game in play."""
    return [told(row, opened, lang) for row, opened in await store.opened(datetime.now(UTC) - LIFE, SHOWN)]


def told(row: Row, opened: datetime, lang: Lang) -> OpenTable:
    game, free = game_named(row.header["game"]), free_seats(row.seats)
    names = spoken_names(game, row.seats, lang)
    sitters = [Sitter(name, seat.kind, seat.bot) for name, seat in zip(names, row.seats, strict=True)]
    return OpenTable(row.id, game.name, row.header["options"], sitters, len(free), opened.isoformat())


async def open_up(room: Room, viewer: Viewer, wanted: bool) -> None:
    """From now on anybody may sit down here, or nobody any more."""
    async with room.lock:
        await room.reread()
        if not set(owner(room.seats)) & set(viewer.seats):
            raise Forbidden("Only who opened the table shows it to others.")
        if wanted and (room.over or not free_seats(room.seats)):
            raise NotPossible("There is no free seat at this table.")
        await room.store.open_up(room.id, datetime.now(UTC) if wanted else None)
        await room.reread()


async def sit_down(room: Room, name: str) -> Key:
    """The first free seat: its key is made anew, so that nobody else has it."""
    person = Occupant("human", clean_name(name, "name"))
    async with room.lock:
        await room.reread()
        for seat in free_seats(room.seats) if room.opened and not room.over else []:
            key = new_key()
            if await room.store.take_seat(room.id, seat, hashed(key), person):
                await room.reread()
                return Key(key, [seat], link(room.id, key))
            await room.reread()
    raise NotPossible("All seats at this table are taken.")
