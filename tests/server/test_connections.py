"""What a connection costs, and who is not waited for."""

from __future__ import annotations

import asyncio
import socket
from contextlib import suppress

import pytest
from tests.server.harness import DUEL, PATIENCE, Server

from zeitriss.server import connection
from zeitriss.server.quiet import Quiet


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


async def serve() -> tuple[str, int]:
    """Our connections in front of an application that reads a request to its end."""
    import uvicorn

    async def app(_scope: object, receive: object, _send: object) -> None:
        assert callable(receive)
        while (await receive()).get("more_body"):
            pass

    config = uvicorn.Config(app, http=connection.Http, ws=connection.Live, lifespan="off", log_config=None)
    config.load()
    state = uvicorn.server.ServerState()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: connection.Http(config, state, {}), "127.0.0.1", 0, family=socket.AF_INET)
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
