"""Workers: processes for what takes long, so that nobody at a table waits for it.

Who waits is served by shares: the second piece of somebody's work comes after the first ones of all who waited with
them, and what is idle comes when nobody waits. A process that dies or hangs takes only its own piece with it.
"""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures import Future, TimeoutError
from concurrent.futures.process import BrokenProcessPool
from heapq import heappop, heappush
from itertools import count
from multiprocessing import get_context
from typing import TypeVar

import structlog
from pebble import ProcessExpired, ProcessPool

from zeitriss.server import metrics
from zeitriss.server.errors import Busy

LOG = structlog.get_logger()
NICE = 5  # the tables come first
QUEUE = 8  # pieces of work that may wait
SECONDS = 60.0  # after which a piece hangs and is ended
TRIES = 2  # a process that dies may have been killed by somebody else
T = TypeVar("T")
Turn = tuple[bool, int, int]  # idle, how many shares were served before, who came first


def begin() -> None:
    """A worker leaves it to the server to stop it, and the processor to the server when it wants it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(NICE)


def heed(done: asyncio.Future[T]) -> None:
    """However it ends: where nobody waits any more, asyncio would complain that nobody has asked."""
    if not done.cancelled():
        done.exception()


class Workers:
    """The processes start with the first piece of work. Whatever goes wrong with them is told as `Busy`."""

    def __init__(self, processes: int = 1, queue: int = QUEUE) -> None:
        self.processes, self.queue, self.free = processes, queue, processes
        self.pool: ProcessPool | None = None
        self.waiting: list[tuple[Turn, asyncio.Future[None], str]] = []
        self.served, self.order = 0, count()

    async def run(
        self,
        work: Callable[..., T],
        *args: object,
        share: int = 0,
        idle: bool = False,
        seconds: float = SECONDS,
        who: str = "",
    ) -> T:
        """What this work gives to `who`. Of several pieces of the same work each has its number as `share`."""
        with metrics.WAITING.track_inprogress():
            for _ in range(TRIES):
                await self._turn(share, idle, who)
                doing = asyncio.wrap_future(self._start(work, args, seconds))
                doing.add_done_callback(heed)
                try:
                    # who no longer waits for it leaves it to its end: a process is dearer than some seconds of it
                    return await asyncio.shield(doing)
                except (ProcessExpired, BrokenProcessPool) as error:
                    LOG.warning("worker died", work=work.__name__, why=str(error))
                except TimeoutError:
                    LOG.warning("worker hung", work=work.__name__, seconds=seconds)
                    raise Busy("This took too long; try again later.") from None
            raise Busy("This could not be done; try again later.")

    def ahead(self, who: str) -> int:
        """How many pieces come before the first that they wait for, that under way too; 0: they wait for none."""
        waiting = sorted((turn, by) for turn, called, by in self.waiting if not called.done())
        return next((before for before, (_, by) in enumerate(waiting, 1) if by == who), 0)

    async def _turn(self, share: int, idle: bool, who: str) -> None:
        """Waits until a process is free for this."""
        if self.free and not self.waiting:
            self.free -= 1
            return
        if len(self.waiting) >= self.queue:
            raise Busy("Many others wait for the same; try again in a few seconds.")
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heappush(self.waiting, ((idle, self.served + share, next(self.order)), called, who))
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():
                self._next()  # called, but gone
            raise

    def _start(self, work: Callable[..., T], args: tuple[object, ...], seconds: float) -> Future[T]:
        loop = asyncio.get_running_loop()
        if self.pool is None or not self.pool.active:  # one whose process dies before it has begun is broken for good
            self.pool = ProcessPool(self.processes, initializer=begin, context=get_context("spawn"))
        future: Future[T] = self.pool.schedule(work, args=args, timeout=seconds)
        future.add_done_callback(lambda _: loop.is_closed() or loop.call_soon_threadsafe(self._next))
        return future

    def _next(self) -> None:
        """A process is free: whose turn is it?"""
        while self.waiting:
            (idle, served, _), called, _ = heappop(self.waiting)
            if not called.done():  # else nobody waits any more
                self.served = self.served if idle else served
                called.set_result(None)
                return
        self.free += 1

    def close(self) -> None:
        """At once: what is still being done is of no use to anybody."""
        if self.pool is not None:
            self.pool.stop()
            self.pool.join()
            self.pool = None
