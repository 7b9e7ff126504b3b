"""The process that the tests' servers are forked from: to import what a server needs and to read its words takes
longer than the rest of a start. Each server opens its own database and port, and is killed like any."""

from __future__ import annotations

import gc
import os
from multiprocessing.connection import Connection

from zeitriss.server import (
    app,  # noqa: F401  # what uvicorn would import
    shelf,
)
from zeitriss.server.serve import run
from zeitriss.server.settings import from_environment

shelf.prepare()
gc.freeze()


def serve(environment: dict[str, str], port: int, said: Connection) -> None:
    os.environ.update(environment)
    os.dup2(said.fileno(), 1)
    run(from_environment(), port=port)
