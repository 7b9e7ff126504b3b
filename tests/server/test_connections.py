"""What a connection costs, and who is not waited for."""

from __future__ import annotations

import asyncio
import socket
import zlib
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import DUEL, PATIENCE, Server
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosedError

from zeitriss.cli.pair import frame
from zeitriss.server import connection
from zeitriss.server.app import create
from zeitriss.server.frames import LONG, PACKED, framed, packer
from zeitriss.server.quiet import Quiet
from zeitriss.server.settings import Settings

UPGRADE = (
    b"GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


def test_a_page_costs_no_memory_for_compression(server: Server) -> None:
    """Both sides start anew with every message, so neither keeps a window between them."""
    player = server.create(DUEL).join()
    (deflate,) = player.socket.protocol.extensions
    assert deflate.name == "permessage-deflate"
    assert "remote_no_context_takeover=True, local_no_context_takeover=True" in repr(deflate)


async def test_half_a_request_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "READING", 0.2)
    address = await serve()
    for text in (b"", b"GET / HT", b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nabc"):
        reader, writer = await asyncio.open_connection(*address)
        writer.write(text)
        assert await asyncio.wait_for(reader.read(), PATIENCE) == b""
        writer.close()


async def test_who_comes_when_all_is_full_is_sent_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection.Http, "most", 1)
    address = await serve()
    first, kept = await asyncio.open_connection(*address)
    second, _writer = await asyncio.open_connection(*address)
    with suppress(ConnectionResetError):
        assert await asyncio.wait_for(second.read(), PATIENCE) == b""
    assert not first.at_eof()
    kept.close()


def test_each_message_can_be_read_by_itself() -> None:
    """One compressor serves all pages; nothing that one of them gets refers to what another one got."""
    pack, secret = packer(13), b"".join(b"card %d lies at %d, " % (i, i * i) for i in range(300))
    for text in (secret, b"what all may know " * 300, secret):
        sent = framed(text, pack)
        packed = sent[2:] if sent[1] < LONG else sent[4:]
        assert sent[0] == PACKED
        assert zlib.decompressobj(-13).decompress(packed + b"\x00\x00\xff\xff") == text


async def test_who_reads_nothing_is_cut_off() -> None:
    """Else what waits to be sent would fill the memory."""
    cut = asyncio.get_running_loop().create_future()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        wire = scope["extensions"]["live"]
        while not wire.transport.is_closing():
            wire.say(b"x" * 100_000)
            await asyncio.sleep(0)
        cut.set_result(None)

    _reader, writer = await asyncio.open_connection(*await serve(app), limit=1000)
    writer.write(UPGRADE)
    await asyncio.wait_for(cut, PATIENCE)
    writer.close()


async def test_what_a_page_says_behind_its_hello_is_heard_in_order() -> None:
    heard: list[str] = []
    gone = asyncio.get_running_loop().create_future()

    class Listener:
        async def hear(self, text: str) -> None:
            await asyncio.sleep(0)
            heard.append(text)

        def gone(self) -> None:
            gone.set_result(None)

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await receive()
        scope["extensions"]["live"].let_in(Listener())

    reader, writer = await asyncio.open_connection(*await serve(app))
    async with asyncio.timeout(PATIENCE):
        writer.write(UPGRADE)
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"".join(frame(1, text) for text in (b"hello", b"one", b"two")))
        while len(heard) < 2:
            await asyncio.sleep(0.01)
        writer.write(frame(1, b"three"))
        while len(heard) < 3:
            await asyncio.sleep(0.01)
        writer.close()
        await gone
    assert heard == ["one", "two", "three"]


async def test_without_our_connections_no_table_can_be_played_and_that_is_said(tmp_path: Path) -> None:
    """As by a bare `uvicorn --factory`."""
    app = create(Settings(str(tmp_path / "games.db")))
    host, port = await serve(app, http="h11", ws="websockets-sansio")
    async with connect(f"ws://{host}:{port}/api/v1/tables/any/live") as page:
        with pytest.raises(ConnectionClosedError, match="zeitriss serve"):
            await page.recv()


async def read_all(_scope: Any, receive: Any, _send: Any) -> None:
    while (await receive()).get("more_body"):
        pass


async def serve(app: Any = read_all, http: Any = connection.Http, ws: Any = connection.Live) -> tuple[str, int]:
    """Our connections in front of an application; if none is given, one that reads a request to its end."""
    import uvicorn

    config = uvicorn.Config(app, http=http, ws=ws, lifespan="off", log_config=None)
    config.load()
    state = uvicorn.server.ServerState()
    begin: Any = config.http_protocol_class
    server = await asyncio.get_running_loop().create_server(
        lambda: begin(config, state, {}), "127.0.0.1", 0, family=socket.AF_INET
    )
    host, port = server.sockets[0].getsockname()
    return host, port


async def test_what_waits_for_a_quiet_moment_is_done_once() -> None:
    done: list[str] = []
    quiet = Quiet(0.01, done.append)
    quiet.later("still")
    for _ in range(3):
        quiet.later("busy")
        await asyncio.sleep(0)
    assert quiet.task is not None
    await asyncio.wait_for(quiet.task, PATIENCE)
    assert done == ["still", "busy"]
