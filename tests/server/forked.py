"""Servers that are up at once: forked from a process that has imported everything and read all words (`warm.py`), which
takes longer than the rest of a start. Each opens its own database and port, and is killed like any."""

from __future__ import annotations

import os
from multiprocessing import get_context
from multiprocessing.connection import Connection

FORKED = get_context("forkserver")
FORKED.set_forkserver_preload(["tests.server.warm"])


def serve(environment: dict[str, str], port: int, said: Connection) -> None:
    """What it says goes to `said`. It is imported here, so that whoever only asks for a server stays light."""
    from zeitriss.server.serve import run
    from zeitriss.server.settings import from_environment

    os.environ.update(environment)
    os.dup2(said.fileno(), 1)
    run(from_environment(), port=port)
