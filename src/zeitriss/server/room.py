"""Room: one table in this worker. The store holds the truth; what is here is a cache that replay rebuilds. Compiled."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Final

import structlog
from msgspec.structs import replace

from zeitriss.bots import CHARACTERS
from zeitriss.core.errors import Refused, listed
from zeitriss.core.log import Line
from zeitriss.core.registry import game as game_named
from zeitriss.core.state import State
from zeitriss.play.consent import Ask, others
from zeitriss.play.log import Log
from zeitriss.play.seats import Occupant, clean_name, owner, with_stand_ins
from zeitriss.play.story import Step, stored_story
from zeitriss.server.driver import Driver
from zeitriss.server.errors import Forbidden, NotPossible, OtherVersion, Stale, Stopped, UnknownTable
from zeitriss.server.info import table_info
from zeitriss.server.messages import Answered, Asked, ServerMessage, TableChanged, UndoKnown
from zeitriss.server.pages import Pages
from zeitriss.server.presence import Presence
from zeitriss.server.protocol import TableInfo
from zeitriss.server.quiet import Quiet
from zeitriss.server.security import hashed, new_key
from zeitriss.server.settings import Settings
from zeitriss.server.updates import latest, tell, tell_lines
from zeitriss.server.viewer import Act, Viewer
from zeitriss.store.store import Row, Store, ending
from zeitriss.store.writer import Taken

LOG = structlog.get_logger()
STAND_IN = "griffin"  # for programs; people choose


class Room:
    def __init__(self, store: Store, row: Row, settings: Settings) -> None:
        self.id, self.store, self.keys, self.guests = row.id, store, row.keys, row.guests
        self.rematch, self.ask, self.life, self.opened = row.rematch, row.ask, settings.life, row.opened is not None
        self.game = game_named(row.header["game"])
        try:
            self.story = stored_story(Log(self.game, row.header, row.lines), row.state)
        except Refused as error:
            raise OtherVersion(error.message, error.field) from None
        self.story.log.header.pop("opening", None)  # the story has begun; 8 kB that only the file needs
        self.seats = with_stand_ins(row.seats, self.story.stand_ins)
        self.pages = Pages(self.story, self.seats)
        self.over, self.kept = self.state.outcome is not None, row.ended
        self.viewers: set[Viewer] = set()
        self.programs: set[int] = set()  # seats that programs hold, or held last
        self.presence = Presence(len(self.seats), settings.patience)
        self.lock = asyncio.Lock()  # one change at a time; between workers the store decides
        self.driver = Driver(self, settings.bot_pause)

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
        await self.come_back(seats)
        await self.move(n, seat, moves, by)

    async def move(self, n: int, seat: int, moves: Sequence[str], by: Act | None = None) -> None:
        """Of whoever plays this seat now."""
        async with self.lock:
            await self._at(n)
            await self._commit(self.story.plan(seat, moves), by)
        self.driver.go()

    async def _at(self, n: int, stopped: bool = False) -> None:
        if n != self.n:
            await self.reread()
        if n != self.n:
            raise Stale(self.n, n)
        if self.story.stopped and not stopped:
            raise Stopped(self.story.stopped)

    async def _commit(self, steps: Sequence[Step], by: Act | None = None) -> None:
        """On disk first, then everybody hears of it."""
        try:
            last, lines = steps[-1], [step.line for step in steps]
            await self.store.append(self.id, lines, state=last.truth, **ending(last.state, self.over))
        except Taken:
            await self.reread()
            raise Stale(self.n) from None
        for step in steps:
            self.story.take(step)
        self._tell_lines(by)
        if any(step.line.stand_in is not None for step in steps):
            self.seats = with_stand_ins(self.seats, self.story.stand_ins)
            self.pages.seats = self.seats
            self._tell_table()

    async def reread(self) -> Row:
        """Read what other workers have written, while nothing else is changed here."""
        row = await self.store.read(self.id, after=self.n)
        if row is None:
            raise UnknownTable("This table was removed: nobody has moved here for long.")
        known = self.seats, self.rematch, self.opened, self.may_go_on(), self.ask
        if row.keys.keys() != self.keys.keys():
            self._turn_away(row.keys)
        self.keys, self.rematch, self.ask, self.opened = row.keys, row.rematch, row.ask, row.opened is not None
        self.kept = row.ended
        for line in row.lines:
            self.story.add(line)
        self.seats = with_stand_ins(row.seats, self.story.stand_ins)
        if row.lines:
            self._tell_lines()
        if known[:4] != (self.seats, self.rematch, self.opened, self.may_go_on()):
            self._tell_table(renamed=known[0] != self.seats)
        if known[4] != self.ask:
            self.tell(self.asked_of)
        return row

    async def catch_up(self, lines: Sequence[Line] = ()) -> None:
        """Read what other workers have written; if `lines` are all that is new, they need not be read."""
        async with self.lock:
            if not lines or lines[0].n > self.n + 1 or any(not (line.move or line.undo) for line in lines):
                await self.reread()
            elif new := lines[self.n + 1 - lines[0].n :]:
                for line in new:
                    self.story.add(line)
                self._tell_lines()

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
                await self._put(Ask(seat, undo.count, n, list(seats)))

    async def answer(self, seats: Sequence[int], yes: bool) -> None:
        async with self.lock:
            await self.reread()
            if not yes and seats and self.may_go_on():
                await self._stay()
                return
            ask = self.asked()
            if ask is None:
                raise NotPossible("Nobody asks for anything now.")
            if not set(seats) & set(self._waiting(ask)):
                raise Forbidden("The others are asked, not you.")
            ask = ask.agreed(seats)
            done = not yes or not self._waiting(ask)
            await self._ask(None if done else ask)
            if done:
                if yes:
                    await self._settle(ask)
                self.tell(lambda viewer: Answered(yes))
        self.driver.go()

    async def _settle(self, ask: Ask, by: Act | None = None) -> None:
        """Everybody agrees."""
        if ask.of is not None and ask.bot is not None:
            if self.is_missed(ask.of):
                await self._commit([self.story.standing_in(ask.of, ask.bot)], by)
        elif ask.count:
            await self._commit([self.story.taking_back(ask.seat, ask.count)], by)
        else:
            await self._commit([self.story.beginning_anew(ask.seat)], by)

    async def resume(self, seats: Sequence[int], n: int, by: Act | None = None) -> None:
        """A game that has stopped goes on by the rules of today, if everybody agrees."""
        async with self.lock:
            await self._at(n, stopped=True)
            if not (seats and self.may_go_on()):
                raise NotPossible("This game cannot go on from its last state.")
            await self._put(Ask(seats[0], 0, n, list(seats)), by)
        self.driver.go()

    def may_go_on(self) -> bool:
        """Whether a game that has stopped could go on, and nobody has said that it stays as it is."""
        return bool(self.story.stopped) and self.story.stored and not self.kept

    async def _stay(self) -> None:
        """The no of one person is enough, asked or not: nobody waits for ever for who does not come back."""
        await self._ask(None)
        await self.store.keep(self.id)
        self.kept = True
        self.tell(lambda viewer: Answered(False))
        self._tell_table()

    async def let_play(self, seats: Sequence[int], n: int, seat: int, bot: str, by: Act | None = None) -> None:
        """A bot plays for somebody who is away until they are back, if everybody agrees."""
        if bot not in CHARACTERS:
            raise Refused(f"{bot!r} is not one of {listed(list(CHARACTERS))}", "bot")
        async with self.lock:
            await self._at(n)
            if not seats:
                raise Forbidden("Only who plays may ask for that.")
            if not (0 <= seat < len(self.seats) and self.is_missed(seat)) or self.over:
                raise NotPossible("A bot plays for who has been away for a while, as long as the game lasts.", "seat")
            await self._put(Ask(seats[0], 0, n, list(seats), seat, bot), by)
        self.driver.go()

    async def come_back(self, seats: Sequence[int]) -> None:
        """Who comes back has their seat again at once."""
        while not (self.over or self.story.stopped) and (left := [s for s in seats if self.seats[s].stand_in]):
            async with self.lock:
                with suppress(Stale):  # else the same again, after what was logged meanwhile
                    await self._commit([self.story.standing_in(left[0], "")])
        if (ask := self.asked()) and ask.of in seats:
            await self._ask(None)
            self.tell(lambda viewer: Answered(False))

    async def replace(self, seat: int) -> None:
        """A program that does not answer, or talks nonsense, leaves its seat to a bot."""
        async with self.lock:
            if not (self.over or self.story.stopped or self.seats[seat].played_by):
                LOG.info("program replaced", table=self.id, n=self.n, seat=seat)
                with suppress(Stale):  # it has moved after all, at another worker
                    await self._commit([self.story.standing_in(seat, STAND_IN)])
        self.driver.go()

    async def _put(self, ask: Ask, by: Act | None = None) -> None:
        """Ask the others, if there are any to be asked."""
        if self._waiting(ask):
            await self._ask(ask)
            self.tell(self.asked_of)
        else:
            await self._settle(ask, by)

    def _waiting(self, ask: Ask) -> list[int]:
        return ask.waiting(self.seats, [seat for seat in range(len(self.seats)) if self.is_missed(seat)])

    async def _ask(self, ask: Ask | None) -> None:
        self.ask = ask
        await self.store.ask(self.id, ask)

    def asked(self) -> Ask | None:
        """What is asked of the others; a line that was logged since has answered it."""
        return self.ask if self.ask and self.ask.n == self.n else None

    def asked_of(self, viewer: Viewer) -> Asked | None:
        """The question, if this viewer has yet to answer it."""
        ask = self.asked()
        if ask is None or not set(viewer.seats) & set(self._waiting(ask)):
            return None
        return Asked(ask.seat, ask.count, ask.of, ask.bot)

    # --- people -------------------------------------------------------------------------------------------------------

    async def sit(self, seats: Sequence[int], name: str) -> None:
        """Take an open seat, or change one's name."""
        if len(seats) != 1:
            raise Forbidden("This key does not open a seat of its own.")
        name = clean_name(name, "name")
        async with self.lock:
            await self.reread()
            seat = self.seats[seats[0]]
            taken = replace(seat, name=name, kind="human" if seat.kind == "open" else seat.kind)
            await self.store.seat(self.id, [taken if i == seats[0] else other for i, other in enumerate(self.seats)])
            await self.reread()

    def _turn_away(self, keys: Mapping[str, list[int]]) -> None:
        """Whose key opens nothing any more loses the seat at once."""
        for viewer in [one for one in self.viewers if hashed(one.key) not in keys]:
            self.leave(viewer)
            viewer.turn_away()

    async def renew(self, by: Viewer, seat: int) -> str:
        """A new key for somebody's seat, made by whoever opened the table; the old one opens nothing any more."""
        async with self.lock:
            await self.reread()
            if not set(owner(self.seats)) & set(by.seats):
                raise Forbidden("Only who opened the table makes new links.")
            old = next((key for key, opens in self.keys.items() if opens == [seat]), None)
            if old is None or seat in by.seats:
                raise NotPossible("There is no link to this seat that could be replaced.", "seat")
            key = new_key()
            seats = [Occupant("open") if i == seat else other for i, other in enumerate(self.seats)]
            await self.store.replace_key(self.id, old, hashed(key), seats)
            await self.reread()
        return key

    def eyes_of(self, viewer: Viewer) -> int | None:
        """A finished game that nobody has a key to play is seen through the eyes of its first person, not of a bot."""
        watched_again = self.state.outcome is not None and not any(self.keys.values())
        return next(iter(others(self.seats, ())), None) if watched_again else viewer.own_eyes(self.state)

    def is_online(self, seat: int) -> bool:
        return self.seats[seat].kind == "bot" or self.presence.is_here(seat)

    def is_missed(self, seat: int) -> bool:
        """Whether a bot might play for this seat's person, or for the one who never came."""
        return not self.seats[seat].played_by and self.presence.is_missed(seat)

    def enter(self, viewer: Viewer) -> None:
        self.viewers.add(viewer)
        if viewer.seats:
            self.presence.come(viewer.seats)
            (self.programs.update if viewer.program else self.programs.difference_update)(viewer.seats)
            asyncio.get_running_loop().call_later(self.presence.patience, self._tell_missed)
            self._tell_table(but=viewer)
            WEIGHING.later(self)

    def leave(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        if viewer.seats:  # who watches is not missed
            here = {seat for other in self.viewers for seat in other.seats}
            self.presence.leave(set(viewer.seats) - here)
            self._tell_table()
            asyncio.get_running_loop().call_later(self.presence.patience, self._tell_missed)

    def _tell_missed(self) -> None:
        """Who has been away long enough is told to the others."""
        if any(self.is_missed(seat) for seat in range(len(self.seats))):
            self._tell_table()
        if rest := self.presence.rest():  # a busy loop's clock is behind
            asyncio.get_running_loop().call_later(rest, self._tell_missed)

    def is_open_to(self, viewer: Viewer) -> bool:
        """Whether the file, which holds the deal, may be given out: after the end, or if the game stays as it is."""
        alone = bool(viewer.seats) and not others(self.seats, viewer.seats)
        return self.state.outcome is not None or (bool(self.story.stopped) and (alone or not self.may_go_on()))

    async def file(self) -> str:
        """The game file, with the names that people have now."""
        async with self.lock:
            row = await self.reread()
        header = row.header | {"seats": [seat.data() for seat in self.seats]}
        return Log(self.game, header, self.story.log.lines).dumps()

    # --- telling ------------------------------------------------------------------------------------------------------

    def table(self, viewer: Viewer) -> TableInfo:
        return table_info(self, viewer)

    def tell(self, message: Callable[[Viewer], ServerMessage | None]) -> None:
        tell(self.id, self.viewers, message)

    def weigh(self) -> None:
        """Tells whether an undo is free to whoever does not know it yet."""
        waiting = [viewer for viewer in self.viewers if self.pages.undo(viewer.seats).free is None]
        told = {tuple(viewer.seats): UndoKnown(self.n, self.pages.weigh(viewer.seats)) for viewer in waiting}
        self.tell(lambda viewer: told.get(tuple(viewer.seats)))
        self.pages.rest()

    def _tell_lines(self, by: Act | None = None) -> None:
        tell_lines(self.id, self.viewers, self.pages, by)
        WEIGHING.later(self)
        SLEEPING.later(self.pages)
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
            self.tell(lambda viewer: latest(self.pages, viewer, after=0))


# One for all tables of this process. Whether an undo is free takes as long as many moves: who really wants to take back
# is answered at once, for all others it is a word on a button.
WEIGHING: Final = Quiet(2, Room.weigh)
SLEEPING: Final = Quiet(10, Pages.sleep)
