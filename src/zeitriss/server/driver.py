"""Driver: moves for the bots of a table, with a pause in which people can follow."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

import structlog

from zeitriss.bots.seat import seat as seat_of
from zeitriss.play.bots import bot_at
from zeitriss.server.minds import MINDS
from zeitriss.server.problems import Stale

if TYPE_CHECKING:
    from zeitriss.server.room import Room

LOG = structlog.get_logger()


class Driver:
    def __init__(self, room: Room, pause: float) -> None:
        self.room, self.pause = room, pause
        self.hurry = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    def to_move(self) -> int | None:
        """The bot that is asked. A table without people plays only while somebody watches.

        What a team is asked, its people decide as long as one of them is there.
        """
        room = self.room
        seat = room.state.seat
        if seat is None or room.story.stopped or room.seats[seat].kind != "bot":
            return None
        people = [other for other, taken in enumerate(room.seats) if taken.is_human]
        if room.state.stack[-1].team and any(room.is_online(other) for other in people):
            return None
        return seat if room.viewers or people else None

    def go(self) -> None:
        """Let the bots move, if one is asked. Several workers may try; the store lets one succeed."""
        if self.to_move() is not None and (self.task is None or self.task.done()):
            self.task = asyncio.create_task(self._run())

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
            while (seat := self.to_move()) is not None:
                await self._move(seat)
        except Exception:
            LOG.exception("bot failed", table=self.room.id, n=self.room.n)
        finally:
            self.hurry.clear()

    async def _wait(self) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self.hurry.wait(), self.pause)

    async def _move(self, seat: int) -> None:
        room, n = self.room, self.room.n
        if room.state.seat != seat:
            return
        bot = bot_at(room.story, room.seats[seat])
        thinking = MINDS.choose(bot, seat_of(room.state, seat), hurry=self.hurry.is_set())
        move, _ = await asyncio.gather(thinking, self._wait())  # the pause is part of the time to think
        if room.n != n:
            return
        with suppress(Stale):  # a move was taken back meanwhile, or another worker was faster
            await room.play([seat], n, seat, [move.text])
