"""Servers that are up again at once. To import what a server needs and to read all words takes longer than the rest
of its start, so that is done once, in a process that forks a server whenever it is told to; this opens its database and
its port like any."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from typing import Self

from tests.server.harness import PATIENCE, Server

NURSERY = """
import gc, os, signal, sys
from zeitriss.server import app, serve, shelf
from zeitriss.server.settings import from_environment
shelf.prepare()
gc.freeze()
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
for port in iter(sys.stdin.readline, ""):
    if os.fork() == 0:
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        print(os.getpid(), flush=True)
        serve.run(from_environment(), port=int(port))
        os._exit(0)
"""


class Quick(Server):
    nursery: subprocess.Popen[str] | None = None
    pid = 0

    def start(self) -> Self:
        if self.nursery is None:
            command = [sys.executable, "-c", NURSERY]
            self.nursery = subprocess.Popen(
                command, env=self.environment(), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
            )
        assert self.nursery.stdin is not None
        assert self.nursery.stdout is not None
        print(self.port, file=self.nursery.stdin, flush=True)
        self.pid = int(self.nursery.stdout.readline())
        return self.opened(self.nursery.stdout.readline())

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        self.http.close()
        os.kill(self.pid, how)
        until = time.monotonic() + PATIENCE
        while os.path.exists(f"/proc/{self.pid}"):
            assert time.monotonic() < until, "it does not stop"
            time.sleep(0.005)
        return 0

    def close(self) -> None:
        self.stop()
        assert self.nursery is not None
        self.nursery.communicate()  # nothing more to be told: it ends
