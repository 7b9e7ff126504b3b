"""Room: one table in this worker. The store holds the truth; what is here is a cache that replay rebuilds."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import structlog

from zeitriss.core.errors import BadLog
from zeitriss.core.log import Line, Log, check_version
from zeitriss.core.registry import game as game_named
from zeitriss.core.state import State
from zeitriss.core.undo import is_free
from zeitriss.server.driver import Driver
from zeitriss.server.problems import Forbidden, NotPossible, OtherVersion, Stale
from zeitriss.server.protocol import Answered, Asked, ServerMessage, TableChanged, Undo
from zeitriss.server.seating import clean_name, is_human
from zeitriss.server.store import Row, Store, Taken
from zeitriss.server.story import Step, Story
from zeitriss.server.viewer import Act, Viewer

LOG = structlog.get_logger()


class Room:
    def __init__(self, store: Store, row: Row, pause: float) -> None:
        self.id, self.store, self.keys, self.guests = row.id, store, row.keys, row.guests
        self.seats, self.rematch, self.ask = row.seats, row.rematch, row.ask
        self.game = game_named(row.header["game"])
        try:
            check_version(self.game, row.header)
        except BadLog as error:
            raise OtherVersion(error.message, error.field) from None
        self.story = Story(Log(self.game, row.header | {"seats": row.seats}, row.lines))
        self.over = self.state.outcome is not None
        self.viewers: set[Viewer] = set()
        self.lock = asyncio.Lock()  # one change at a time; between workers the store decides
        self.driver = Driver(self, pause)
        self._undo: dict[tuple[int, ...], tuple[int, Undo]] = {}

    @property
    def n(self) -> int:
        return self.story.n

    @property
    def state(self) -> State:
        return self.story.state

    # --- moves --------------------------------------------------------------------------------------------------------

    async def play(self, seats: Sequence[int], n: int, seat: int, moves: Sequence[str], by: Act = None) -> None:
        """Several moves of one seat: all of them, or none."""
        if seat not in seats:
            raise Forbidden(f"This key does not open seat {seat}.", "seat")
        async with self.lock:
            await self._at(n)
            await self._commit(self.story.plan(seat, moves), by)
        self.driver.go()

    async def _at(self, n: int) -> None:
        if n != self.n:
            await self._catch_up()
        if n != self.n:
            raise Stale(self.n, n)

    async def _commit(self, steps: Sequence[Step], by: Act = None) -> None:
        """On disk first, then everybody hears of it."""
        for step in steps:
            if step.move is not None:
                step.line = replace(step.line, digest=self.game.digest(step.state))
        try:
            await self.store.append(self.id, [step.line for step in steps], **self._ending(steps[-1].state))
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
            self._tell_ask()

    async def catch_up(self) -> None:
        async with self.lock:
            await self._catch_up()

    # --- taking back --------------------------------------------------------------------------------------------------

    def others(self, seats: Sequence[int]) -> list[int]:
        """The seats of other people, who must agree to what is not free."""
        return [i for i, seat in enumerate(self.seats) if is_human(seat) and i not in seats]

    def undo_for(self, seats: Sequence[int]) -> Undo:
        """Back to the last own decision. An answer that was the only one was no decision."""
        known = self._undo.get(tuple(seats))
        if known is None or known[0] != self.n:
            known = self._undo[tuple(seats)] = self.n, self._undo_now(seats)
        return known[1]

    def _undo_now(self, seats: Sequence[int]) -> Undo:
        standing, states = self.story.standing, self.story.states
        own = [k for k, step in enumerate(standing) if step.line.seat in seats and len(states[k].moves) > 1]
        others = self.others(seats)
        # After the end everybody may look into all hands, so only who plays without others may go back.
        if not own or (others and self.state.outcome is not None):
            return Undo(possible=False, free=False, count=0)
        back = standing[own[-1] :]
        free = not others or (
            all(step.line.seat not in others for step in back)
            and is_free(self.game, states[own[-1]], [step.move for step in back if step.move])
        )
        return Undo(possible=True, free=free, count=len(back))

    async def undo(self, seats: Sequence[int], n: int, by: Act = None) -> None:
        async with self.lock:
            await self._at(n)
            undo = self.undo_for(seats)
            if not undo.possible:
                raise NotPossible("There is no decision of yours that could be taken back.")
            seat = self.story.standing[-undo.count].line.seat
            if undo.free:
                await self._take_back(seat, undo.count, by)
            else:
                self.ask = {"seat": seat, "count": undo.count, "n": n, "yes": list(seats)}
                await self.store.change(self.id, ask=self.ask)
                self._tell_ask()

    async def answer(self, seats: Sequence[int], yes: bool) -> None:
        async with self.lock:
            await self._catch_up()
            ask = self.asked()
            if ask is None:
                raise NotPossible("Nobody asks to take moves back.")
            if not set(seats) & set(self.waiting(ask.seat)):
                raise Forbidden("The others are asked, not you.")
            self.ask = {**(self.ask or {}), "yes": [*(self.ask or {})["yes"], *seats]}
            done = not yes or not self.waiting(ask.seat)
            if done:
                self.ask = None
            await self.store.change(self.id, ask=self.ask)
            if done and yes:
                await self._take_back(ask.seat, ask.count)
            if done:
                self.tell(lambda viewer: Answered(yes))

    def asked(self) -> Asked | None:
        """What is asked of the others; a line that was logged since has answered it."""
        if self.ask is None or self.ask["n"] != self.n:
            return None
        return Asked(self.ask["seat"], self.ask["count"])

    def asked_of(self, viewer: Viewer) -> Asked | None:
        """The question, if this viewer has yet to answer it."""
        asked = self.asked()
        return asked if asked and set(viewer.seats) & set(self.waiting(asked.seat)) else None

    def waiting(self, seat: int) -> list[int]:
        """Who has not yet agreed to what this seat asks."""
        assert self.ask is not None
        return self.others([seat, *self.ask["yes"]])

    async def _take_back(self, seat: int, count: int, by: Act = None) -> None:
        await self._commit([self.story.undoing(Line(self.n + 1, seat, undo=count))], by)

    # --- people -------------------------------------------------------------------------------------------------------

    async def sit(self, seats: Sequence[int], name: str) -> None:
        """Take an open seat, or change one's name."""
        if len(seats) != 1:
            raise Forbidden("This key does not open a seat of its own.")
        name = clean_name(name, "name")
        async with self.lock:
            await self._catch_up()
            seat = self.seats[seats[0]]
            taken = {**seat, "name": name, "kind": "human" if seat["kind"] == "open" else seat["kind"]}
            self.seats = [taken if i == seats[0] else other for i, other in enumerate(self.seats)]
            await self.store.change(self.id, seats=self.seats)
            self._tell_table(renamed=True)

    def is_online(self, seat: int) -> bool:
        return self.seats[seat]["kind"] == "bot" or any(seat in viewer.seats for viewer in self.viewers)

    def enter(self, viewer: Viewer) -> None:
        self.viewers.add(viewer)
        self._tell_table(but=viewer)

    def leave(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        self._tell_table()

    def file(self) -> str:
        """The game file, with the names that people have now."""
        log = self.story.log
        return Log(self.game, log.header | {"seats": self.seats}, log.lines).dumps()

    # --- telling ------------------------------------------------------------------------------------------------------

    def tell(self, message: Callable[[Viewer], ServerMessage | None]) -> None:
        """Whoever cannot be told is cut off and comes back; what was logged stays logged."""
        for viewer in self.viewers:
            try:
                if (told := message(viewer)) is not None:
                    viewer.send(told)
            except Exception:
                LOG.exception("telling failed", table=self.id, n=self.n)
                viewer.cut()

    def _tell_lines(self, by: Act = None) -> None:
        actor, re = by or (None, None)
        self.tell(lambda viewer: viewer.update(re if viewer is actor else None, again=viewer.draw_curtain()))
        if self.over != (self.state.outcome is not None):
            self.over = not self.over
            self._tell_table()

    def _tell_table(self, renamed: bool = False, but: Viewer | None = None) -> None:
        self.tell(lambda viewer: None if viewer is but else TableChanged(viewer.table()))
        if renamed:
            self._undo.clear()  # who sits there now may have to be asked
            self.tell(lambda viewer: viewer.update(afresh=True))

    def _tell_ask(self) -> None:
        self.tell(self.asked_of)
