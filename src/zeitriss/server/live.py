"""The WebSocket of one viewer."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from sqlalchemy.exc import InterfaceError, OperationalError

from zeitriss.core.errors import Refused
from zeitriss.server import messages as p
from zeitriss.server import metrics
from zeitriss.server.guard import Limits, visitor
from zeitriss.server.hint import hint
from zeitriss.server.lobby import Lobby
from zeitriss.server.problems import Malformed, Stale, TooMany, kind_of, malformed, problem_of
from zeitriss.server.protocol import Tag
from zeitriss.server.room import Room
from zeitriss.server.telling import news, welcome
from zeitriss.server.viewer import ENCODE, Act, Viewer

LOG = structlog.get_logger()
Socket = WebSocket[Any, Any, Any]
DECODE = msgspec.json.Decoder(p.ClientMessage).decode
PATIENCE = 10  # seconds in which a client must introduce itself
CLOSE = {"malformed": 4400, "forbidden": 4403, "unknown-table": 4404, "other-version": 4409, "too-many": 4429}
TRY_LATER = 1013
FAULTS = 3  # of a program, after which it loses its seat


@websocket("/tables/{table:str}/live")
async def live(
    socket: Socket, table: FromPath[str], lobby: NamedDependency[Lobby], limits: NamedDependency[Limits]
) -> None:
    who = visitor(socket.scope)
    if not limits.pages.enter(who):
        await socket.close(CLOSE["too-many"])
        return
    try:
        with metrics.SOCKETS.track_inprogress():
            await receive(socket, table, lobby, limits)
    finally:
        limits.pages.leave(who)


async def receive(socket: Socket, table: str, lobby: Lobby, limits: Limits) -> None:
    await socket.accept()
    try:
        async with asyncio.timeout(PATIENCE):
            room, viewer = await greet(socket, table, lobby)
    except TimeoutError:
        await socket.close(CLOSE["malformed"], "say hello")
    except WebSocketDisconnect:
        pass
    except (Refused, OperationalError, InterfaceError) as error:
        await refuse(socket, error)
    else:
        await attend(socket, room, viewer, limits)


async def refuse(socket: Socket, error: Exception) -> None:
    await socket.send_text(ENCODE(p.Trouble(problem_of(error))))
    await socket.close(CLOSE.get(kind_of(error), TRY_LATER), kind_of(error))


async def greet(socket: Socket, table: str, lobby: Lobby) -> tuple[Room, Viewer]:
    hello = read(await socket.receive_data(mode="text"))
    if not isinstance(hello, p.Hello):
        raise Malformed("The first message is hello.", "t")
    room, viewer = await lobby.viewer(table, hello.key, hello.lang)
    viewer.program, viewer.changes = hello.bot, hello.changes
    await room.come_back(viewer.seats)
    room.enter(viewer)
    viewer.send(welcome(room, viewer, hello.after))
    if (asked := room.asked_of(viewer)) is not None:
        viewer.send(asked)
    room.driver.go()
    return room, viewer


async def attend(socket: Socket, room: Room, viewer: Viewer, limits: Limits) -> None:
    """Send and listen until one of both ends."""
    sending = asyncio.create_task(send_all(socket, viewer))
    try:
        await listen(socket, room, viewer, limits)
    except WebSocketDisconnect:
        pass
    finally:
        room.leave(viewer)
        sending.cancel()


async def send_all(socket: Socket, viewer: Viewer) -> None:
    while messages := await viewer.to_be_sent():
        for message in messages:
            await socket.send_text(message)
        messages, message = [], b""  # a page that hears nothing for an hour does not keep them so long
    await socket.close(TRY_LATER, "too slow")


async def listen(socket: Socket, room: Room, viewer: Viewer, limits: Limits) -> None:
    who = visitor(socket.scope)
    while True:
        text = await socket.receive_data(mode="text")
        if not limits.allow(who, viewer.key, room.id):
            await refuse(socket, TooMany("Slow down, please."))
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
                await socket.close(CLOSE["malformed"], "too many faults")
                return
        if viewer.outbox:
            await asyncio.sleep(0)  # who says much at once also hears the answers


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
            with metrics.SAVING.time():
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
            viewer.send(news(room, viewer, re, again=True))
        case p.SayLang():
            viewer.lang = message.lang
            viewer.send(p.TableChanged(room.table(viewer)))
            viewer.send(news(room, viewer, re, after=0))
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
