"""Lobby: the tables of this worker. Opens, creates, imports and repeats them."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import UTC, datetime

import structlog

from zeitriss.core.errors import UnknownGame
from zeitriss.core.log import Line, write
from zeitriss.core.registry import game as game_named
from zeitriss.play.log import Log
from zeitriss.play.seats import Lang, Occupant, free_seats, seat_of
from zeitriss.server import metrics, shelf
from zeitriss.server.analyses import Analyses
from zeitriss.server.bring import printable, read_file
from zeitriss.server.errors import Forbidden, NotOver, OtherVersion, UnknownTable
from zeitriss.server.keys import hand_out, link
from zeitriss.server.minds import MINDS
from zeitriss.server.problems import kind_of
from zeitriss.server.progress import progress_in
from zeitriss.server.protocol import Created, CreateTable, Key, Progress, Watch
from zeitriss.server.room import Room
from zeitriss.server.security import hashed, new_key, new_seed, new_table, same
from zeitriss.server.settings import Settings
from zeitriss.server.share import HERE
from zeitriss.server.viewer import Viewer
from zeitriss.server.workers import Workers
from zeitriss.store.keeping import prune
from zeitriss.store.store import Row, Store

LOG = structlog.get_logger()
TIDY = 6 * 3600  # seconds
KEPT = 500  # rooms in memory that nobody is in; the rest is read again when somebody comes


class Lobby:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store, self.settings = store, settings
        self.rooms: dict[str, Room] = {}
        self.workers, self.analyses = Workers(), Analyses(store, settings.analyses)
        self.waking: set[str] = set()  # rooms that are about to read what others have written
        self.tasks: set[asyncio.Task[None]] = set()
        self.lock = asyncio.Lock()
        self.listening: asyncio.Task[None] | None = None
        self.tidying: asyncio.Task[None] | None = None
        self.preparing: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self.store.open()
        self.preparing = asyncio.create_task(asyncio.to_thread(shelf.prepare))
        if self.settings.life:
            self.tidying = asyncio.create_task(self._tidy())
        if self.store.shared:
            self.listening = asyncio.create_task(self._listen())

    async def stop(self) -> None:
        for task in (self.listening, self.tidying, self.preparing):
            if task is not None:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
        await asyncio.gather(*(room.driver.stop() for room in self.rooms.values()))
        await self.analyses.stop()
        MINDS.stop()
        self.workers.close()
        await self.store.close()

    async def _listen(self) -> None:
        """Other workers changed something: read it, if somebody here is looking."""
        async for notice in self.store.notices.heard():
            here = self.rooms.get(notice.table)
            for room in [*self.rooms.values()] if not notice.table else [here] if here else []:
                if notice.lines or room.id not in self.waking:  # who has yet to begin will read this, too
                    if not notice.lines:
                        self.waking.add(room.id)
                    task = asyncio.create_task(self._wake(room, notice.lines))
                    self.tasks.add(task)
                    task.add_done_callback(self.tasks.discard)

    async def _wake(self, room: Room, lines: Sequence[Line]) -> None:
        if not lines:
            self.waking.discard(room.id)
        try:
            await room.catch_up(lines)
        except Exception as error:
            if kind_of(error) == "internal":
                LOG.exception("catching up failed", table=room.id)
            else:  # the database is away, or the table: who listens again is told to read everything
                LOG.warning("not caught up", table=room.id, why=kind_of(error))

    async def _tidy(self) -> None:
        """Tables have a life: who has moved nowhere for so long does not come back."""
        while True:
            await asyncio.sleep(TIDY)
            try:
                gone = await prune(self.store, self.settings.life)
                LOG.info("tidied", removed=gone.removed, compacted=gone.compacted)
            except Exception:
                LOG.exception("tidying failed")

    # --- coming to a table --------------------------------------------------------------------------------------------

    async def room(self, table: str) -> Room:
        """The room of a table, as the store has it now."""
        room = self.rooms.pop(table, None)
        if room is not None:
            self.rooms[table] = room  # the last used comes last
            try:
                await room.catch_up()
            except UnknownTable:
                del self.rooms[table]
                raise
            return room
        async with self.lock:
            if table not in self.rooms:
                row = await self.store.read(table)
                if row is None:
                    raise UnknownTable(f"There is no table {table!r}.")
                # a long game is replayed beside the others
                self.rooms[table] = await asyncio.to_thread(Room, self.store, row, self.settings)
                self._forget()
        return self.rooms[table]

    def _forget(self) -> None:
        idle = [table for table, room in self.rooms.items() if not room.viewers and not room.lock.locked()]
        for table in idle[: max(0, len(idle) - KEPT)]:  # those where people are do not count
            del self.rooms[table]
        metrics.ROOMS.set(len(self.rooms))

    async def viewer(self, table: str, key: str, lang: Lang = "en") -> tuple[Room, Viewer]:
        """The table, and whoever holds this key at it."""
        room = await self.room(table)
        given = hashed(key)
        for known, seats in room.keys.items():
            if same(given, known):
                viewer = Viewer(key, seats, room.game.team, lang)
                viewer.look_as(room.eyes_of(viewer), room.state)
                return room, viewer
        raise Forbidden("This key does not open this table.")

    async def file(self, table: str, key: str) -> tuple[str, str]:
        """The game file and its name. Of a table that cannot be read here at all, it is what is left."""
        try:
            room, viewer = await self.viewer(table, key)
        except (OtherVersion, UnknownGame):
            row = await self.store.read(table)
            if row is None or hashed(key) not in row.keys:
                raise Forbidden("This key does not open this table.") from None
            return f"{row.header['game']}-{table}.jsonl", write(row.header, row.lines)
        if not room.is_open_to(viewer):
            raise NotOver("The file holds the deal, so it is given out after the end.")
        return f"{room.game.name}-{table}.jsonl", await room.file()

    # --- new tables ---------------------------------------------------------------------------------------------------

    async def create(self, wish: CreateTable) -> Created:
        game = game_named(wish.game)
        seats = [seat_of(one.kind, one.name, one.bot, f"seats[{i}]") for i, one in enumerate(wish.seats)]
        seed = new_seed() if wish.seed is None else printable(str(wish.seed), "seed")
        log = Log.record(game, [seat.data() for seat in seats], seed, dict(wish.options))
        return await self._open(log, seats, guest=wish.guest or "", opened=wish.open)

    async def bring(self, text: str, who: str = "", share: int = 0) -> Created:
        """A game file: a finished game opens to be watched again, an unfinished one goes on."""
        brought = await self.workers.run(read_file, text, share=share, who=who)
        return await self._open(brought.log, brought.seats, replay=brought.over, state=brought.state)

    async def _open(
        self,
        log: Log,
        seats: list[Occupant],
        replay: bool = False,
        guest: str = "",
        state: str = "",
        opened: bool = False,
    ) -> Created:
        created, keys = hand_out(new_table(), [] if replay else seats)
        guests = {hashed(created.keys[0].key): hashed(guest)} if guest else {}
        row = Row(created.table, log.header, seats, keys, lines=log.lines, guests=guests, state=state)
        row.opened = datetime.now(UTC) if opened and free_seats(seats) else None
        await self.store.create(row)
        metrics.TABLES.labels(log.game.name).inc()
        LOG.info("created", table=created.table, game=log.game.name, n=len(log.lines))
        if not log.lines and HERE.has(created.table):  # else the bots move when somebody comes
            (await self.room(created.table)).driver.go()
        return created

    async def progress(self, guest: str, game: str, lang: Lang) -> Progress:
        """Which challenges of a game this guest has tried and won."""
        record = game_named(game)
        return progress_in(record, lang, await self.store.ended(hashed(guest), record.name))

    async def rematch(self, room: Room, viewer: Viewer, swap: bool) -> Created:
        """The same setup again, opened by the same keys. Whoever asks first decides, the others join."""
        if room.state.outcome is None:
            raise NotOver("A rematch comes after the end.")
        if not viewer.seats:
            raise Forbidden("Only who has played may ask for a rematch.")
        if room.rematch is None:
            await self._repeat(room, swap)
        await room.catch_up()
        assert room.rematch is not None
        next_room = await self.room(room.rematch)
        next_room.driver.go()
        table, key, watch = next_room.id, viewer.key, new_key()
        await self.store.add_key(table, hashed(watch), [])
        mine = Key(key, next_room.keys[hashed(key)], link(table, key))
        return Created(table, [mine], Watch(watch, link(table, watch)))

    async def _repeat(self, room: Room, swap: bool) -> None:
        count, step = len(room.seats), int(swap)
        seats = [room.seats[(i - step) % count] for i in range(count)]
        header = Log.record(room.game, [seat.data() for seat in seats], new_seed(), room.state.options).header
        keys = {key: sorted((seat + step) % count for seat in opens) for key, opens in room.keys.items()}
        table = HERE.own(new_table)
        await self.store.create(Row(table, header, seats, keys, guests=room.guests))
        await self.store.claim_rematch(room.id, table)
