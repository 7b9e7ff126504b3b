"""Viewer: somebody with a key at a table: which seats it opens, through whose eyes they look, what waits to be sent."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

import msgspec

from zeitriss.core.state import State
from zeitriss.play.seats import Lang
from zeitriss.server.messages import ServerMessage
from zeitriss.server.problems import Forbidden

UNREAD = 200  # messages that may wait; who falls behind further is cut off and comes back by number
ENCODE = msgspec.json.Encoder().encode


class Told(NamedTuple):
    """A scene that somebody has: through whose eyes and in which language, and which edition of it."""

    look: int | None
    lang: Lang
    edition: int


class Viewer:
    def __init__(self, key: str, seats: list[int], team: bool, lang: Lang = "en") -> None:
        self.key, self.seats, self.team, self.lang = key, seats, team, lang
        self.program, self.faults = False, 0
        self.look: int | None = None
        self.seen = 0  # the last line that was told
        self.changes = False  # whether they can follow what has changed
        self.scene: Told | None = None  # what they saw last
        self.outbox: list[bytes] = []
        self.cut_off = False
        self.waiting: asyncio.Future[None] | None = None  # who sends, while there is nothing to be sent

    # --- how they look ------------------------------------------------------------------------------------------------

    def own_eyes(self, state: State) -> int | None:
        """Through whose eyes without being told: the only seat's, or in a team those of whoever is asked."""
        if self.team and state.seat in self.seats:
            return state.seat
        return self.seats[0] if len(self.seats) == 1 or (self.seats and self.team) else None

    def look_as(self, seat: int | None, state: State) -> None:
        """Hot seat: through whose eyes. Who holds one seat always sees through it. After the end nothing is secret."""
        if seat is None:
            self.look = self.own_eyes(state)
        elif seat in self.seats or (state.outcome is not None and 0 <= seat < state.seats):
            self.look = seat
        else:
            raise Forbidden(f"This key does not open seat {seat}.", "seat")

    def draw_curtain(self, state: State) -> bool:
        """Hot seat: when another seat of this screen is asked, the hand that was shown is hidden.

        So is a hand that was looked at after the end, when the end is taken back.
        """
        passed_on = state.seat in self.seats and state.seat != self.look and len(self.seats) > 1
        resumed = state.seat is not None and self.look not in self.seats
        if self.look is None or not (passed_on or resumed):
            return False
        self.look = self.own_eyes(state)
        return True

    # --- what they are told -------------------------------------------------------------------------------------------

    def send(self, message: ServerMessage) -> None:
        if len(self.outbox) >= UNREAD:
            self.cut()
        elif not self.cut_off:
            self.outbox.append(ENCODE(message))
            self._rouse()

    def cut(self) -> None:
        """No more for this viewer: what waits is dropped, the connection closes."""
        self.outbox.clear()
        self.cut_off = True
        self._rouse()

    def _rouse(self) -> None:
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_result(None)

    async def to_be_sent(self) -> list[bytes]:
        """What there is to say, as soon as there is something; nothing if the viewer was cut off."""
        if not self.outbox and not self.cut_off:
            self.waiting = asyncio.get_running_loop().create_future()
            await self.waiting
        messages, self.outbox = self.outbox, []
        return messages


class Act(NamedTuple):
    """Who does something, and their mark on the message: it comes back on the answer."""

    viewer: Viewer
    re: str | None
