"""Run the server until it is told to stop."""

from __future__ import annotations

import asyncio
import errno
import os
import socket
import sys
import tempfile
import threading
import time
import webbrowser
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from urllib.request import urlopen

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
    check_workers(workers, settings)
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
    )
    if reload:
        from uvicorn.supervisors import ChangeReload

        print(address, flush=True)
        ChangeReload(config, uvicorn.Server(config).run, [bound]).run()
    elif workers > 1:
        run_several(config, bound, address)
    else:
        with suppress(KeyboardInterrupt):
            Server(config, address, open_browser).run([bound])


def check_workers(workers: int, settings: Settings) -> None:
    if workers < 1:
        raise Refused(f"{workers} given, 1 or more needed", "workers")
    if workers > 1 and settings.url.startswith("sqlite"):
        raise Refused("several workers share a PostgreSQL database; give its URL with --database", "workers")


def run_several(config: uvicorn.Config, bound: socket.socket, address: str) -> None:
    """Workers that are started anew when they die, and finish what is under way when all are told to stop."""
    from uvicorn.supervisors import Multiprocess

    with tempfile.TemporaryDirectory() as folder:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
        several = Multiprocess(config, [bound])
        threading.Thread(target=say_when_open, args=[address], daemon=True).start()
        several.run()


def say_when_open(address: str) -> None:
    while True:
        with suppress(OSError), urlopen(f"{address}/healthz", timeout=5):
            print(f"Zeitriss is open at {address}", flush=True)
            return
        time.sleep(0.1)


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
