"""Workers: long work in processes of its own behind a bounded queue, so that nobody at a table waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import ParamSpec, TypeVar

from zeitriss.server.minds import begin
from zeitriss.server.problems import Busy

PROCESSES = 1
QUEUE = 8  # pieces of work at the same time, those under way included
P = ParamSpec("P")
T = TypeVar("T")


class Workers:
    """The processes start with the first piece of work; a full queue refuses."""

    def __init__(self, processes: int = PROCESSES, queue: int = QUEUE) -> None:
        self.processes, self.queue, self.busy = processes, queue, 0
        self.pool: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        if self.busy >= self.queue:
            raise Busy("Many others wait for the same; try again in a few seconds.")
        if self.pool is None:
            self.pool = ProcessPoolExecutor(self.processes, get_context("spawn"), begin)
        self.busy += 1
        try:
            return await asyncio.wrap_future(self.pool.submit(work, *args, **kwargs))
        finally:
            self.busy -= 1

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(cancel_futures=True)
