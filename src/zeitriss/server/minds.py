"""Minds: where the bots of all tables think.

Deep thoughts share as many processes as there are cores; quick ones, of who decides at first sight or is told to hurry,
have a process of their own and never wait for a deep one. A table has one decision under way. Where many wait,
everybody thinks less.
"""

from __future__ import annotations

import asyncio
import os
from typing import Any

import structlog

from zeitriss.bots.base import Bot
from zeitriss.bots.random import Random
from zeitriss.bots.seat import Seat
from zeitriss.bots.thinker import Data, Thinker, Thought
from zeitriss.core.game import Game
from zeitriss.core.move import Move
from zeitriss.server.workers import Workers

LOG = structlog.get_logger()
HURRY = 0.1  # seconds for who is told to hurry
GRACE = 15.0  # seconds beyond its patience after which a thought hangs: a process may have to start first
QUEUE = 1000  # thoughts that may wait
CROWD = 4  # thoughts that wait for each process before everybody thinks less

Found = tuple[list[Data], bool]


def choose(kind: type[Bot], game: Game[Any], seed: int, seat: Seat) -> str:
    return kind(game, seed).choose(seat).text


def throw_in(kind: type[Bot], game: Game[Any], seed: int, seat: Seat) -> str:
    thrown = kind(game, seed).throws_in(seat)
    return "" if thrown is None else thrown.text


def part(kind: type[Thinker], game: Game[Any], cap: float, seat: Seat, seed: str) -> Found:
    return kind(game, cap=cap).part(seat, seed)


class Minds:
    def __init__(self, processes: int | None = None) -> None:
        self.deep = Workers(processes or os.cpu_count() or 1, QUEUE)
        self.quick = Workers(1, QUEUE)

    async def choose(self, bot: Bot, seat: Seat, hurry: asyncio.Event | None = None) -> Move:
        """What this bot does, sooner once `hurry` is set. What needs no thought is answered here."""
        if len(seat.moves) == 1 or isinstance(bot, Random):
            return bot.choose(seat)
        if not isinstance(bot, Thinker):
            said = await self.quick.run(choose, type(bot), bot.game, bot.rng.word(), seat, seconds=GRACE)
            return bot.game.catalogue.parse(said)
        return (await self._until(hurry or asyncio.Event(), bot, seat)).move

    async def throws_in(self, bot: Bot, seat: Seat) -> Move | None:
        """What this bot does while somebody else is asked; None: it waits."""
        if type(bot).throws_in is Bot.throws_in:
            return None
        said = await self.quick.run(throw_in, type(bot), bot.game, bot.rng.word(), seat, seconds=GRACE)
        return bot.game.catalogue.parse(said) if said else None

    async def think(self, bot: Thinker, seat: Seat) -> Thought:
        """A whole thought for later: it waits until no bot wants to think."""
        return await self._think(bot, seat, bot.seeds(seat), bot.patience, idle=True)

    async def _until(self, hurry: asyncio.Event, bot: Thinker, seat: Seat) -> Thought:
        """The whole thought, or what comes to mind at once if the hurry is earlier."""
        seeds = bot.seeds(seat)
        if not hurry.is_set():
            thinking = asyncio.create_task(self._think(bot, seat, seeds, self._cap(bot)))
            hurrying = asyncio.create_task(hurry.wait())
            try:
                await asyncio.wait((thinking, hurrying), return_when=asyncio.FIRST_COMPLETED)
                if thinking.done():
                    return thinking.result()
            finally:
                thinking.cancel()
                hurrying.cancel()
        found = await self.quick.run(part, type(bot), bot.game, HURRY, seat, seeds[0], seconds=GRACE)
        return judged(bot, seat, [found], HURRY)

    def _cap(self, bot: Thinker) -> float:
        """How long each part may take: the patience, and less where many wait."""
        crowd = len(self.deep.waiting) / (CROWD * self.deep.processes)
        return max(HURRY, bot.patience / max(1.0, crowd))

    async def _think(self, bot: Thinker, seat: Seat, seeds: list[str], cap: float, idle: bool = False) -> Thought:
        seconds = cap + GRACE
        tasks = [
            self.deep.run(part, type(bot), bot.game, cap, seat, seed, share=i, idle=idle, seconds=seconds)
            for i, seed in enumerate(seeds)
        ]
        return judged(bot, seat, await asyncio.gather(*tasks), cap)

    def stop(self) -> None:
        self.deep.close()
        self.quick.close()


def judged(bot: Thinker, seat: Seat, parts: list[Found], cap: float) -> Thought:
    thought = bot.judged(seat, parts)
    if not thought.complete:
        LOG.info("bot cut short", bot=type(bot).__name__, game=bot.game.name, seconds=cap)
    return thought


MINDS = Minds()  # one for all tables of this process
