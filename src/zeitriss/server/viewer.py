"""Viewer: somebody with a key at a table, what they may see and what they are told."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec

from zeitriss.core.errors import Refused
from zeitriss.core.scene import Scene
from zeitriss.core.telling import Words
from zeitriss.server import telling
from zeitriss.server.problems import Forbidden
from zeitriss.server.protocol import Entry, Lang, SeatInfo, ServerMessage, TableInfo, Undo, Update, Welcome
from zeitriss.server.seating import spoken_names

if TYPE_CHECKING:
    from zeitriss.server.room import Room

UNREAD = 200  # messages that may wait; who falls behind further is cut off and comes back by number
ENCODE = msgspec.json.Encoder().encode


class Viewer:
    def __init__(self, room: Room, key: str, seats: list[int], lang: Lang = "en") -> None:
        self.room, self.key, self.seats, self.lang = room, key, seats, lang
        self.look: int | None = self.own_eyes()
        self.seen = 0  # the last line that was told
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(UNREAD)

    # --- what they see ------------------------------------------------------------------------------------------------

    def words(self) -> Words:
        return self.room.game.words(self.lang, self.names())

    def names(self) -> list[str]:
        return spoken_names(self.room.game, self.room.seats, self.lang)

    def scene(self, at: int | None = None) -> Scene:
        """The table through their eyes, now or at an earlier position."""
        states = self.room.story.states
        if at is not None and not 0 <= at < len(states):
            raise Refused(f"position {at} does not exist; there are 0 to {len(states) - 1}", "at")
        return self.room.game.scene(states[-1 if at is None else at], self.look, self.lang, self.names())

    def entries(self, after: int, again: bool = False) -> list[Entry]:
        """What was logged since, and what an undo has touched; `again`: also what another seat was told differently."""
        say, story = self.words(), self.room.story
        gone = story.position if any(step.line.undo for step in story.steps[after:]) else None
        return [
            telling.entry(self.room.game, step, self.look, say)
            for step in story.steps
            if step.line.n > after
            or (again and step.private)
            or (gone is not None and step.undone and step.position > gone)
        ]

    def table(self) -> TableInfo:
        room, names = self.room, self.names()
        seats = [
            SeatInfo(i, names[i], seat["kind"], room.is_online(i), i in self.seats, seat.get("bot"))
            for i, seat in enumerate(room.seats)
        ]
        rematch = f"/t/{room.rematch}#{self.key}" if room.rematch else None
        over, asked = room.state.outcome is not None, room.state.seat
        return TableInfo(
            id=room.id,
            game=room.game.name,
            options=room.story.log.header["options"],
            seats=seats,
            over=over,
            n=room.n,
            position=room.story.position,
            asked=asked,
            opening=telling.opening(room.story.opening, self.look, self.words()),
            rematch=rematch,
        )

    def undo(self) -> Undo:
        return self.room.undo_for(self.seats)

    # --- how they look ------------------------------------------------------------------------------------------------

    def own_eyes(self) -> int | None:
        """Through whose eyes without being told: the only seat's, or in a team those of whoever is asked."""
        asked = self.room.state.seat
        if self.room.game.team and asked in self.seats:
            return asked
        return self.seats[0] if len(self.seats) == 1 or (self.seats and self.room.game.team) else None

    def look_as(self, seat: int | None) -> None:
        """Hot seat: through whose eyes. Who holds one seat always sees through it. After the end nothing is secret."""
        if seat is None:
            self.look = self.own_eyes()
        elif seat in self.seats or (self.room.state.outcome is not None and 0 <= seat < len(self.room.seats)):
            self.look = seat
        else:
            raise Forbidden(f"This key does not open seat {seat}.", "seat")

    def draw_curtain(self) -> bool:
        """Hot seat: when another seat of this screen is asked, the hand that was shown is hidden.

        So is a hand that was looked at after the end, when the end is taken back.
        """
        asked = self.room.state.seat
        passed_on = asked in self.seats and asked != self.look and len(self.seats) > 1
        resumed = asked is not None and self.look not in self.seats
        if self.look is None or not (passed_on or resumed):
            return False
        self.look_as(None)
        return True

    # --- what they are told -------------------------------------------------------------------------------------------

    def welcome(self, after: int) -> Welcome:
        room = self.room
        self.seen = room.n
        return Welcome(
            self.table(), room.n, room.story.position, self.entries(after), self.scene(), self.undo(), self.look
        )

    def update(self, re: str | None = None, again: bool = False, afresh: bool = False) -> Update:
        """The table as it is now. `again`: the viewer's eyes changed; `afresh`: the words did, so all is told."""
        room, after = self.room, 0 if afresh else self.seen
        self.seen = room.n
        entries = self.entries(after, again)
        return Update(room.n, room.story.position, entries, self.scene(), self.undo(), self.look, re)

    def send(self, message: ServerMessage) -> None:
        try:
            self.outbox.put_nowait(ENCODE(message))
        except asyncio.QueueFull:
            self.cut()

    def cut(self) -> None:
        """No more for this viewer: what waits is dropped, the connection closes."""
        while not self.outbox.empty():
            self.outbox.get_nowait()
        self.outbox.put_nowait(None)


Act = tuple[Viewer, str | None] | None  # who did it, and their mark on the message
