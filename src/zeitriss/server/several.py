"""Several workers behind one address, each with its share of the tables."""

from __future__ import annotations

import asyncio
import os
import socket
import tempfile
import threading
import time
from contextlib import suppress
from pathlib import Path

import uvicorn
from uvicorn.supervisors import multiprocess

from zeitriss.server.connection import Http
from zeitriss.server.settings import from_environment
from zeitriss.server.share import DOORS, HERE

STEP = 0.1  # seconds
FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # where the workers meet


def run_several(config: uvicorn.Config, bound: socket.socket, address: str) -> None:
    """Workers that are started anew when they die, and finish what is under way when all are told to stop."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ[FOLDER] = folder
        multiprocess.Process = Worker  # type: ignore[misc]  # there is no other way to say of which kind they are
        several = multiprocess.Multiprocess(config, [bound])
        threading.Thread(target=say_when_open, args=[Path(folder), config.workers, address], daemon=True).start()
        several.run()


def say_when_open(folder: Path, workers: int, address: str) -> None:
    """Each of them answers."""
    while len([*folder.glob(DOORS)]) < workers:
        time.sleep(0.1)
    print(f"Zeitriss is open at {address}", flush=True)


class Worker(multiprocess.Process):
    def _healthcheck(self, timeout: float) -> bool | None:
        """Whether it has started; None: it does not answer. Who dies while it is asked is not waited for."""
        until = time.monotonic() + timeout
        with suppress(OSError, EOFError):
            self.parent_conn.send(b"ping")
            while not self.parent_conn.poll(STEP):
                if not self.process.is_alive() or time.monotonic() > until:
                    return None
            return bool(self.parent_conn.recv())
        return None

    @property
    def server(self) -> uvicorn.Server:
        if self._server is None:
            self._server = Sharing(self.config)
        return self._server


class Sharing(uvicorn.Server):
    """Takes in the connections that others hand on, and serves them like its own."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        HERE.join(Path(os.environ[FOLDER]), self.config.workers, not from_environment().url.startswith("sqlite"))
        await super().startup(sockets)
        self.adopting: set[asyncio.Task[object]] = set()
        self.opening = asyncio.create_task(HERE.open(self.adopt))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.opening.cancel()
        HERE.leave()
        await super().shutdown(sockets)

    def adopt(self, connection: socket.socket, data: bytes) -> None:
        def protocol() -> asyncio.Protocol:
            made = Http(self.config, self.server_state, self.lifespan.state)
            made.given = data
            return made

        adopting = asyncio.get_running_loop().connect_accepted_socket(protocol, connection)
        task: asyncio.Task[object] = asyncio.ensure_future(adopting)
        self.adopting.add(task)
        task.add_done_callback(self.adopting.discard)
