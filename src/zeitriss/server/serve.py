"""Run the server until it is told to stop."""

from __future__ import annotations

import asyncio
import errno
import os
import socket
import sys
import webbrowser
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import uvicorn

from zeitriss.core import facts
from zeitriss.core.errors import Refused
from zeitriss.core.registry import correct
from zeitriss.server import logs
from zeitriss.server.connection import Http, Live
from zeitriss.server.settings import Settings
from zeitriss.store.store import Store

FACTORY = "zeitriss.server.app:create"
PORTS = 65535
HUNG = 60  # seconds after which a worker that does not answer is replaced; on a busy machine it starts as slowly
DRAIN = 5  # seconds for requests under way when the server is told to stop


def run(
    settings: Settings,
    host: str = "127.0.0.1",
    port: int = 8000,
    *,
    workers: int = 1,
    open_browser: bool = False,
    reload: bool = False,
) -> None:
    """Serve at host:port. What stands in the way (port, database, cards) is refused in one sentence."""
    logs.prepare()
    if reload:
        settings = replace(settings, names="*")
    settings.export()
    correct(facts.corrections())
    if workers < 1:
        raise Refused(f"{workers} given, 1 or more needed", "workers")
    asyncio.run(try_database(settings))
    bound = bind(host, port)
    address = f"http://{spoken(host)}:{bound.getsockname()[1]}"
    config = uvicorn.Config(
        FACTORY,
        factory=True,
        host=host,
        port=port,
        reload=reload,
        reload_dirs=[str(Path(__file__).parent.parent)] if reload else None,
        workers=workers,
        log_config=None,
        access_log=False,
        server_header=False,
        http=Http,
        ws=Live,
        ws_max_size=64_000,
        timeout_graceful_shutdown=DRAIN,
        timeout_worker_healthcheck=HUNG,
    )
    if reload:
        from uvicorn.supervisors import ChangeReload

        print(address, flush=True)
        ChangeReload(config, uvicorn.Server(config).run, [bound]).run()
    elif workers > 1:
        from zeitriss.server.several import run_several

        run_several(config, bound, address)
    else:
        with suppress(KeyboardInterrupt):
            Server(config, address, open_browser).run([bound])


class Server(uvicorn.Server):
    """Says where it is, and opens the browser, once it really answers."""

    def __init__(self, config: uvicorn.Config, address: str, open_browser: bool) -> None:
        super().__init__(config)
        self.address, self.open_browser = address, open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            print(f"Zeitriss is open at {self.address}", flush=True)
            if self.open_browser and has_screen():
                webbrowser.open(self.address)


def spoken(host: str) -> str:
    """How a browser here calls it: who listens everywhere is also here."""
    if host in ("0.0.0.0", "::", ""):
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host


async def try_database(settings: Settings) -> None:
    """Opened once before the server starts, so that what is wrong with it can be said in a sentence."""
    store = Store(settings.url)
    try:
        await store.open()
    finally:
        await store.close()


def bind(host: str, port: int) -> socket.socket:
    if not 0 <= port <= PORTS:
        raise Refused(f"{port} is not a port from 0 to {PORTS}", "port")
    try:
        family = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM)[0][0]
    except (OSError, UnicodeError) as error:
        raise Refused(f"{host!r} is no address ({getattr(error, 'strerror', None) or error})", "host") from None
    bound = socket.socket(family)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    bound.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # else small answers wait for the reader's receipt
    try:
        bound.bind((host, port))
    except OSError as error:
        bound.close()
        if error.errno == errno.EADDRNOTAVAIL:
            raise Refused(f"{host!r} is no address of this machine", "host") from None
        raise Refused(f"{host}:{port} cannot be used ({error.strerror}); choose another with --port", "port") from None
    return bound


def has_screen() -> bool:
    """Without one, the browser would be a text program in this terminal."""
    return sys.platform in ("darwin", "win32") or "DISPLAY" in os.environ or "WAYLAND_DISPLAY" in os.environ
