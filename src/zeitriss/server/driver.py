"""Driver: moves for the bots of a table, with a pause in which people can follow. Compiled."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

import structlog

from zeitriss.bots.random import Random
from zeitriss.bots.seat import seat as seat_of
from zeitriss.core.move import Move
from zeitriss.play.bots import bot_at
from zeitriss.server.errors import Busy, Stale
from zeitriss.server.minds import MINDS

if TYPE_CHECKING:
    from zeitriss.server.room import Room

LOG = structlog.get_logger()
AGAIN = 5.0  # seconds after which a bot that failed tries again


class Driver:
    def __init__(self, room: Room, pause: float) -> None:
        self.room, self.pause = room, pause
        self.hurry = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        self.replacing: asyncio.Task[None] | None = None
        self.considered = -1  # the line after which the bots were last asked whether they throw something in

    def to_move(self) -> int | None:
        """The bot that is asked. A table without people plays only while somebody watches.

        What a team is asked, its people decide as long as one of them is there.
        """
        room = self.room
        seat = room.state.seat
        if seat is None or room.story.stopped or not room.seats[seat].played_by:
            return None
        people = [other for other, taken in enumerate(room.seats) if taken.is_human]
        if room.state.stack[-1].team and any(room.is_online(other) for other in people):
            return None
        return seat if room.viewers or people else None

    def throwers(self) -> list[int]:
        """The bots that may throw something in now. They decide once, right after a line: before a person has acted."""
        room, asked = self.room, self.room.state.seat
        bots = [seat for seat, taken in enumerate(room.seats) if taken.played_by and seat != asked]
        if not bots or asked is None or room.story.stopped or self.considered == room.n or not room.viewers:
            return []
        if room.state.stack[-1].team:
            return []
        return [seat for seat in bots if room.state.may_answer(seat)]

    def go(self) -> None:
        """Let the bots move, if one is asked or may throw something in. Several workers may try; the store lets one
        succeed."""
        room = self.room
        if (self.to_move() is not None or self.throwers()) and (self.task is None or self.task.done()):
            self.task = asyncio.create_task(self._run())
        if room.state.seat in room.programs:
            asyncio.get_running_loop().call_later(room.presence.patience, self._overdue, room.n)

    def _overdue(self, n: int) -> None:
        """A program was asked, and has not answered."""
        if n == self.room.n and self.room.state.seat in self.room.programs:
            self.replacing = asyncio.create_task(self.room.replace(self.room.state.seat))

    def skip(self) -> None:
        """No more pauses until a person is asked."""
        if self.to_move() is not None:
            self.hurry.set()

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def _run(self) -> None:
        try:
            while await self._move():
                pass
        except Exception:
            LOG.exception("bot failed", table=self.room.id, n=self.room.n)
            asyncio.get_running_loop().call_later(AGAIN, self.go)
        finally:
            self.hurry.clear()

    async def _wait(self) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self.hurry.wait(), self.pause)

    async def _choose(self, seat: int) -> Move:
        """What the bot does. If nobody could think about it, the table goes on by a move that needs no thought."""
        place, story = seat_of(self.room.state, seat), self.room.story
        try:
            return await MINDS.choose(bot_at(story, self.room.seats[seat]), place, self.hurry)
        except Busy as error:
            LOG.warning("bot without a thought", table=self.room.id, n=story.n, why=error.message)
            return Random(story.game, story.n).choose(place)

    async def _move(self) -> bool:
        """A bot throws something in, or the one that is asked moves; False: none is."""
        if await self._throw_in():
            return True
        room, n, seat = self.room, self.room.n, self.to_move()
        if seat is None:
            return False
        move, _ = await asyncio.gather(self._choose(seat), self._wait())  # the pause is part of the time to think
        if room.n == n:
            with suppress(Stale):  # a move was taken back meanwhile, or another worker was faster
                await room.move(n, seat, [move.text])
        return True

    async def _throw_in(self) -> bool:
        """Whether a bot has thrown something in, or the table has moved on meanwhile."""
        room, n = self.room, self.room.n
        throwers, self.considered = self.throwers(), n
        for seat in throwers:
            try:
                thrown = await MINDS.throws_in(bot_at(room.story, room.seats[seat]), seat_of(room.state, seat))
            except Busy:
                return False
            if thrown is not None and room.n == n:
                with suppress(Stale):
                    await room.move(n, seat, [thrown.text])
            if room.n != n:
                return True
        return False
