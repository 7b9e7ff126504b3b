"""The WebSocket of one viewer."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import structlog
from litestar import WebSocket, websocket
from litestar.connection.base import empty_receive, empty_send
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from sqlalchemy.exc import InterfaceError, OperationalError

from zeitriss.core.errors import Refused
from zeitriss.server import messages as p
from zeitriss.server.connection import Live
from zeitriss.server.errors import Malformed
from zeitriss.server.guard import Limits, visitor
from zeitriss.server.lobby import Lobby
from zeitriss.server.page import CLOSE, Page, read, refuse
from zeitriss.server.room import Room
from zeitriss.server.viewer import Viewer

LOG = structlog.get_logger()
Socket = WebSocket[Any, Any, Any]
PATIENCE = 10  # seconds in which a client must introduce itself
UNABLE = 1011


@websocket("/tables/{table:str}/live")
async def live(
    socket: Socket, table: FromPath[str], lobby: NamedDependency[Lobby], limits: NamedDependency[Limits]
) -> None:
    """Who says hello with a key is let in, and heard by a `Page` of their own from then on."""
    who = visitor(socket.scope)
    if not limits.pages.enter(who):
        await socket.close(CLOSE["too-many"])
        return
    await socket.accept()
    wire: Live | None = cast(Any, socket.scope)["extensions"].get("live")
    if wire is None:
        LOG.error("no table can be played here", why="the server was not started by `zeitriss serve`")
        limits.pages.leave(who)
        await socket.close(UNABLE, "start the server by `zeitriss serve`")
        return
    page: Page | None = None
    try:
        async with asyncio.timeout(PATIENCE):
            hello, room, viewer = await greet(socket, table, lobby)
        page = Page(room, viewer, wire, limits, who)
        wire.let_in(page)
        page.enter(hello)
    except TimeoutError:
        wire.hang_up(CLOSE["malformed"], "say hello")
    except WebSocketDisconnect:
        pass
    except (Refused, OperationalError, InterfaceError) as error:
        await refuse(wire, error)
    finally:
        if page is None:
            limits.pages.leave(who)
        socket.receive, socket.send = empty_receive, empty_send  # its own hold it: nobody would ever let go of it


async def greet(socket: Socket, table: str, lobby: Lobby) -> tuple[p.Hello, Room, Viewer]:
    hello = read(await socket.receive_data(mode="text"))
    if not isinstance(hello, p.Hello):
        raise Malformed("The first message is hello.", "t")
    room, viewer = await lobby.viewer(table, hello.key, hello.lang)
    viewer.program, viewer.changes, viewer.faces = hello.bot, hello.changes, 0 if hello.faces else None
    await room.come_back(viewer.seats)
    return hello, room, viewer
