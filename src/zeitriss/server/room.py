"""Room: one table in this worker. The store holds the truth; what is here is a cache that replay rebuilds."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import Any

import structlog
from msgspec.structs import replace

from zeitriss.core.errors import Refused
from zeitriss.core.registry import game as game_named
from zeitriss.core.state import State
from zeitriss.play.log import Log
from zeitriss.play.seats import clean_name
from zeitriss.play.story import Step, stored_story
from zeitriss.server.consent import Ask, others
from zeitriss.server.driver import Driver
from zeitriss.server.pages import Pages
from zeitriss.server.problems import Forbidden, NotPossible, OtherVersion, Stale, Stopped
from zeitriss.server.protocol import (
    Answered,
    Asked,
    SeatInfo,
    ServerMessage,
    Stop,
    TableChanged,
    TableInfo,
    UndoKnown,
    Update,
    Welcome,
)
from zeitriss.server.store import Row, Store
from zeitriss.server.viewer import Act, Viewer
from zeitriss.server.writer import Taken

LOG = structlog.get_logger()
QUIET = 0.2  # seconds without a move


class Room:
    def __init__(self, store: Store, row: Row, pause: float) -> None:
        self.id, self.store, self.keys, self.guests = row.id, store, row.keys, row.guests
        self.seats, self.rematch, self.ask = row.seats, row.rematch, row.ask
        self.game = game_named(row.header["game"])
        try:
            self.story = stored_story(Log(self.game, row.header, row.lines), row.state)
        except Refused as error:
            raise OtherVersion(error.message, error.field) from None
        self.pages = Pages(self.story, self.seats)
        self.over, self.kept = self.state.outcome is not None, row.ended
        self.viewers: set[Viewer] = set()
        self.lock = asyncio.Lock()  # one change at a time; between workers the store decides
        self.driver = Driver(self, pause)

    @property
    def n(self) -> int:
        return self.story.n

    @property
    def state(self) -> State:
        return self.story.state

    # --- moves --------------------------------------------------------------------------------------------------------

    async def play(self, seats: Sequence[int], n: int, seat: int, moves: Sequence[str], by: Act | None = None) -> None:
        """Several moves of one seat: all of them, or none."""
        if seat not in seats:
            raise Forbidden(f"This key does not open seat {seat}.", "seat")
        async with self.lock:
            await self._at(n)
            await self._commit(self.story.plan(seat, moves), by)
        self.driver.go()

    async def _at(self, n: int, stopped: bool = False) -> None:
        if n != self.n:
            await self._catch_up()
        if n != self.n:
            raise Stale(self.n, n)
        if self.story.stopped and not stopped:
            raise Stopped(self.story.stopped)

    async def _commit(self, steps: Sequence[Step], by: Act | None = None) -> None:
        """On disk first, then everybody hears of it."""
        try:
            last, lines = steps[-1], [step.line for step in steps]
            await self.store.append(self.id, lines, state=last.truth, **self._ending(last.state))
        except Taken:
            await self._catch_up()
            raise Stale(self.n) from None
        for step in steps:
            self.story.take(step)
            LOG.info("logged", table=self.id, n=step.line.n, seat=step.line.seat)
        self._tell_lines(by)

    def _ending(self, state: State) -> dict[str, Any]:
        """What is stored when the game ends, or goes on after all because the last move was taken back."""
        if self.over == (state.outcome is not None):
            return {}
        if state.outcome is None:
            return {"results": None, "ended": None}
        return {"results": list(state.outcome.results), "ended": datetime.now(UTC)}

    async def _catch_up(self) -> None:
        """Read what other workers have written."""
        row = await self.store.read(self.id, after=self.n)
        assert row is not None  # tables are never removed
        known = self.seats, self.rematch, self.ask
        self.keys, self.seats, self.rematch, self.ask = row.keys, row.seats, row.rematch, row.ask
        for line in row.lines:
            self.story.add(line)
        if row.lines:
            self._tell_lines()
        if known[:2] != (self.seats, self.rematch):
            self._tell_table(renamed=known[0] != self.seats)
        if known[2] != self.ask:
            self.tell(self.asked_of)

    async def catch_up(self) -> None:
        async with self.lock:
            await self._catch_up()

    # --- taking back --------------------------------------------------------------------------------------------------

    async def undo(self, seats: Sequence[int], n: int, by: Act | None = None) -> None:
        """Takes back what is free; else the others are asked."""
        async with self.lock:
            await self._at(n)
            undo = self.pages.weigh(seats)
            if not undo.possible:
                raise NotPossible("There is no decision of yours that could be taken back.")
            seat = self.story.standing[-undo.count].line.seat
            if undo.free:
                await self._commit([self.story.taking_back(seat, undo.count)], by)
            else:
                await self._ask(Ask(seat, undo.count, n, list(seats)))
                self.tell(self.asked_of)

    async def answer(self, seats: Sequence[int], yes: bool) -> None:
        async with self.lock:
            await self._catch_up()
            ask = self.asked()
            if ask is None:
                raise NotPossible("Nobody asks to take moves back.")
            if not set(seats) & set(ask.waiting(self.seats)):
                raise Forbidden("The others are asked, not you.")
            ask = ask.agreed(seats)
            done = not yes or not ask.waiting(self.seats)
            await self._ask(None if done else ask)
            if done:
                await self._settle(ask, yes)
                self.tell(lambda viewer: Answered(yes))

    async def _settle(self, ask: Ask, yes: bool) -> None:
        if ask.count and yes:
            await self._commit([self.story.taking_back(ask.seat, ask.count)])
        elif yes:
            await self._commit([self.story.beginning_anew(ask.seat)])
        elif not ask.count:
            await self.store.keep(self.id)
            self.kept = True

    async def resume(self, seats: Sequence[int], n: int, by: Act | None = None) -> None:
        """A game that has stopped goes on by the rules of today, if everybody agrees."""
        async with self.lock:
            await self._at(n, stopped=True)
            if not (self.story.stopped and self.story.stored and seats) or self.kept:
                raise NotPossible("This game cannot go on from its last state.")
            if others(self.seats, seats):
                await self._ask(Ask(seats[0], 0, n, list(seats)))
                self.tell(self.asked_of)
            else:
                await self._commit([self.story.beginning_anew(seats[0])], by)
        self.driver.go()

    async def _ask(self, ask: Ask | None) -> None:
        self.ask = ask
        await self.store.ask(self.id, ask)

    def asked(self) -> Ask | None:
        """What is asked of the others; a line that was logged since has answered it."""
        return self.ask if self.ask and self.ask.n == self.n else None

    def asked_of(self, viewer: Viewer) -> Asked | None:
        """The question, if this viewer has yet to answer it."""
        ask = self.asked()
        return Asked(ask.seat, ask.count) if ask and set(viewer.seats) & set(ask.waiting(self.seats)) else None

    # --- people -------------------------------------------------------------------------------------------------------

    async def sit(self, seats: Sequence[int], name: str) -> None:
        """Take an open seat, or change one's name."""
        if len(seats) != 1:
            raise Forbidden("This key does not open a seat of its own.")
        name = clean_name(name, "name")
        async with self.lock:
            await self._catch_up()
            seat = self.seats[seats[0]]
            taken = replace(seat, name=name, kind="human" if seat.kind == "open" else seat.kind)
            self.seats = [taken if i == seats[0] else other for i, other in enumerate(self.seats)]
            await self.store.seat(self.id, self.seats)
            self._tell_table(renamed=True)

    def eyes_of(self, viewer: Viewer) -> int | None:
        """A finished game that nobody has a key to play is seen through the eyes of its first person, not of a bot."""
        watched_again = self.state.outcome is not None and not any(self.keys.values())
        return next(iter(others(self.seats, ())), None) if watched_again else viewer.own_eyes(self.state)

    def is_online(self, seat: int) -> bool:
        return self.seats[seat].kind == "bot" or any(seat in viewer.seats for viewer in self.viewers)

    def enter(self, viewer: Viewer) -> None:
        self.viewers.add(viewer)
        if viewer.seats:
            self._tell_table(but=viewer)
            self._weigh_later()

    def leave(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        if viewer.seats:  # who watches is not missed
            self._tell_table()

    def is_open_to(self, viewer: Viewer) -> bool:
        """Whether the file, which holds the deal, may be given out: after the end, or if the game stays as it is."""
        alone = bool(viewer.seats) and not others(self.seats, viewer.seats)
        stays = bool(self.story.stopped) and (self.kept or alone or not self.story.stored)
        return self.state.outcome is not None or stays

    def file(self) -> str:
        """The game file, with the names that people have now."""
        header = self.story.log.header | {"seats": [seat.data() for seat in self.seats]}
        return Log(self.game, header, self.story.log.lines).dumps()

    # --- telling ------------------------------------------------------------------------------------------------------

    def table(self, viewer: Viewer) -> TableInfo:
        names, state = self.pages.names(viewer.lang), self.state
        seats = [
            SeatInfo(i, names[i], seat.kind, self.is_online(i), i in viewer.seats, seat.bot)
            for i, seat in enumerate(self.seats)
        ]
        return TableInfo(
            id=self.id,
            game=self.game.name,
            options=self.story.log.header["options"],
            seats=seats,
            over=state.outcome is not None,
            n=self.n,
            position=self.story.position,
            asked=state.seat,
            opening=self.pages.opening(viewer.look, viewer.lang),
            rematch=f"/t/{self.rematch}#{viewer.key}" if self.rematch else None,
            stopped=Stop(self.story.stopped, self.story.stored and not self.kept) if self.story.stopped else None,
        )

    def welcome(self, viewer: Viewer, after: int) -> Welcome:
        viewer.seen = self.n
        entries = self.pages.entries(viewer.look, viewer.lang, after)
        scene, undo = self.pages.scene(viewer.look, viewer.lang), self.pages.undo(viewer.seats)
        return Welcome(self.table(viewer), self.n, self.story.position, entries, scene, undo, viewer.look)

    def update(self, viewer: Viewer, re: str | None = None, again: bool = False, afresh: bool = False) -> Update:
        """The table as it is now. `again`: the viewer's eyes changed; `afresh`: the words did, so all is told."""
        after = 0 if afresh else viewer.seen
        viewer.seen = self.n
        entries = self.pages.entries(viewer.look, viewer.lang, after, again)
        scene, undo = self.pages.scene(viewer.look, viewer.lang), self.pages.undo(viewer.seats)
        return Update(self.n, self.story.position, entries, scene, undo, viewer.look, re)

    def tell(self, message: Callable[[Viewer], ServerMessage | None]) -> None:
        """Whoever cannot be told is cut off and comes back; what was logged stays logged."""
        for viewer in self.viewers:
            try:
                if (told := message(viewer)) is not None:
                    viewer.send(told)
            except Exception:
                LOG.exception("telling failed", table=self.id, n=self.n)
                viewer.cut()

    def _weigh_later(self) -> None:
        """Whether an undo is free takes long to say, so it is said when nobody moves any more."""
        asyncio.get_running_loop().call_later(QUIET, self._weigh, self.n)

    def _weigh(self, n: int) -> None:
        if n == self.n:
            waiting = [viewer for viewer in self.viewers if self.pages.undo(viewer.seats).free is None]
            told = {tuple(viewer.seats): UndoKnown(n, self.pages.weigh(viewer.seats)) for viewer in waiting}
            self.tell(lambda viewer: told.get(tuple(viewer.seats)))

    def _tell_lines(self, by: Act | None = None) -> None:
        def news(viewer: Viewer) -> Update:
            re = by.re if by and by.viewer is viewer else None
            return self.update(viewer, re, again=viewer.draw_curtain(self.state))

        self.tell(news)
        self._weigh_later()
        if self.over != (self.state.outcome is not None):
            self.over = not self.over
            self._tell_table()
        elif self.story.steps[-1].line.state is not None:
            self._tell_table()

    def _tell_table(self, renamed: bool = False, but: Viewer | None = None) -> None:
        if renamed:
            self.pages.rename(self.seats)
        self.tell(lambda viewer: None if viewer is but else TableChanged(self.table(viewer)))
        if renamed:
            self.tell(lambda viewer: self.update(viewer, afresh=True))
