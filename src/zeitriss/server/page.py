"""Page: somebody at a table over a WebSocket, once they were let in. What they say is done, one after the other.

Compiled.
"""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
import structlog

from zeitriss.core.errors import Refused
from zeitriss.server import messages as p
from zeitriss.server import metrics
from zeitriss.server.errors import Malformed, Stale, TooMany
from zeitriss.server.guard import Limits
from zeitriss.server.hint import hint
from zeitriss.server.problems import kind_of, malformed, problem_of
from zeitriss.server.protocol import Tag
from zeitriss.server.room import Room
from zeitriss.server.updates import latest, welcome
from zeitriss.server.viewer import ENCODE, TRY_LATER, Act, Viewer, Wire

LOG = structlog.get_logger()
DECODE: Final = msgspec.json.Decoder(p.ClientMessage).decode
CLOSE = {"malformed": 4400, "forbidden": 4403, "unknown-table": 4404, "other-version": 4409, "too-many": 4429}
FAULTS = 3  # of a program, after which it loses its seat
LATER = 1.0  # seconds in which nothing more is heard of who was refused


class Page:
    """A page that was let in. What it says is done, one after the other."""

    def __init__(self, room: Room, viewer: Viewer, wire: Wire, limits: Limits, who: str) -> None:
        self.room, self.viewer, self.limits, self.who = room, viewer, limits, who
        self.wire = viewer.wire = wire
        metrics.SOCKETS.inc()

    def enter(self, hello: p.Hello) -> None:
        room, viewer = self.room, self.viewer
        room.enter(viewer)
        viewer.send(welcome(room.pages, viewer, room.table(viewer), hello.after))
        if (asked := room.asked_of(viewer)) is not None:
            viewer.send(asked)
        room.driver.go()

    def gone(self) -> None:
        self.room.leave(self.viewer)
        self.limits.pages.leave(self.who)
        metrics.SOCKETS.dec()

    async def hear(self, text: str) -> None:
        room, viewer = self.room, self.viewer
        if not self.limits.allow(self.who, viewer.key, room.id):
            await refuse(self.wire, TooMany("Slow down, please."))
            return
        try:
            message = read(text)
            await act(room, viewer, message, message.re if not isinstance(message, p.Hello) else None)
        except Exception as error:
            if kind_of(error) == "internal":
                LOG.exception("failed", table=room.id, n=room.n)
            metrics.PROBLEMS.labels(kind_of(error)).inc()
            viewer.send(p.Trouble(problem_of(error), mark(text)))
            if viewer.program and await is_done_with(room, viewer, error):
                self.wire.hang_up(CLOSE["malformed"], "too many faults")


async def refuse(wire: Wire, error: Exception) -> None:
    """They are told why at once, but hung up on later: who comes back and back takes less of the others' time."""
    wire.say(ENCODE(p.Trouble(problem_of(error))))
    if isinstance(error, Refused):
        await asyncio.sleep(LATER)
    wire.hang_up(CLOSE.get(kind_of(error), TRY_LATER), kind_of(error))


async def is_done_with(room: Room, viewer: Viewer, error: Exception) -> bool:
    """A program that has made too many faults leaves its seats to a bot. To be too late is none."""
    viewer.faults += not isinstance(error, Stale)
    if viewer.faults < FAULTS:
        return False
    for seat in viewer.seats:
        await room.replace(seat)
    return True


def read(text: str) -> p.ClientMessage:
    try:
        message: p.ClientMessage = DECODE(text)
        return message
    except (msgspec.DecodeError, RecursionError) as error:
        raise malformed(str(error)) from None


class Tagged(msgspec.Struct):
    re: Tag = None


def mark(text: str) -> str | None:
    """The client's mark on a message, also where the rest of it cannot be read."""
    try:
        return msgspec.json.decode(text, type=Tagged).re
    except (msgspec.DecodeError, RecursionError):
        return None


async def act(room: Room, viewer: Viewer, message: p.ClientMessage, re: str | None) -> None:
    match message:
        case p.SayMove():
            await room.play(viewer.seats, message.n, message.seat, message.moves, Act(viewer, re))
        case p.SayUndo():
            await room.undo(viewer.seats, message.n, Act(viewer, re))
        case p.SayResume():
            await room.resume(viewer.seats, message.n, Act(viewer, re))
        case p.SayStandIn():
            await room.let_play(viewer.seats, message.n, message.seat, message.bot, Act(viewer, re))
        case p.SayAnswer():
            await room.answer(viewer.seats, message.yes)
        case p.SayLook():
            viewer.look_as(message.seat, room.state)
            viewer.send(latest(room.pages, viewer, re, again=True))
        case p.SayLang():
            viewer.lang = message.lang
            viewer.send(p.TableChanged(room.table(viewer)))
            viewer.send(latest(room.pages, viewer, re, after=0))
        case p.SaySit():
            await room.sit(viewer.seats, message.name)
        case p.SaySkip():
            room.driver.skip()
        case p.AskHint():
            viewer.send(await hint(room, viewer, re))
        case p.Ping():
            viewer.send(p.Pong())
        case p.Hello():
            raise Malformed("Hello is said once.", "t")
