"""Minds: worker processes in which the bots of all tables think, so that nobody's table waits for another's bot.

There are as many as cores. A table has one decision under way, which is at most a few tasks, and tasks are taken in
the order in which they came: a table of Dragons cannot starve the others.
"""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, TypeVar

import structlog

from zeitriss.bots.base import Bot
from zeitriss.bots.random import Random
from zeitriss.bots.seat import Seat
from zeitriss.bots.thinker import Data, Thinker
from zeitriss.core.game import Game
from zeitriss.core.move import Move

LOG = structlog.get_logger()
R = TypeVar("R")
HURRY = 0.1  # seconds for who is told to hurry
NICE = 5  # the tables come first


def begin() -> None:
    """A worker leaves it to the server to stop it, and the processor to the server when it wants it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(NICE)


def choose(kind: type[Bot], game: Game[Any], seed: int, seat: Seat) -> str:
    return kind(game, seed).choose(seat).text


def part(kind: type[Thinker], game: Game[Any], cap: float, seat: Seat, seed: str) -> tuple[list[Data], bool]:
    return kind(game, cap=cap).part(seat, seed)


class Minds:
    def __init__(self) -> None:
        self.pool: ProcessPoolExecutor | None = None

    async def choose(self, bot: Bot, seat: Seat, hurry: bool = False) -> Move:
        """What this bot does. What needs no thought is answered here."""
        moves = seat.moves
        if len(moves) == 1 or isinstance(bot, Random):
            return bot.choose(seat)
        if not isinstance(bot, Thinker):
            return bot.game.catalogue.parse(await self._run(choose, type(bot), bot.game, bot.rng.word(), seat))
        cap = HURRY if hurry else bot.patience
        tasks = [self._run(part, type(bot), bot.game, cap, seat, seed) for seed in bot.seeds()]
        thought = bot.judged(seat, await asyncio.gather(*tasks))
        if not thought.complete:
            LOG.info("bot cut short", bot=type(bot).__name__, game=bot.game.name, seconds=cap)
        return thought.move

    async def _run(self, work: Callable[..., R], *given: object) -> R:
        loop = asyncio.get_running_loop()
        pool = self._open()
        try:
            return await loop.run_in_executor(pool, work, *given)
        except BrokenProcessPool:  # somebody killed a worker: the same thought again with fresh ones
            if self.pool is pool:
                self.pool = None
            return await loop.run_in_executor(self._open(), work, *given)

    def _open(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn"), initializer=begin)
        return self.pool

    def stop(self) -> None:
        """At once: what is still being thought is of no use to anybody."""
        if self.pool is not None:
            workers = list((self.pool._processes or {}).values())
            self.pool.shutdown(wait=False, cancel_futures=True)
            for worker in workers:
                worker.terminate()
            self.pool = None


MINDS = Minds()  # one for all tables of this process
