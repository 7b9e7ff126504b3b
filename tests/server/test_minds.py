"""Bots think in other processes: the same choice as here, whatever happens to one of these."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.harness import PATIENCE

import zeitriss
from zeitriss.bots.thinker import Owl
from zeitriss.server.errors import Busy
from zeitriss.server.minds import Minds
from zeitriss.server.workers import Workers


class PatientOwl(Owl):
    patience = 60.0  # however busy the machine is

    def effort(self, seats: int) -> int:
        return 100


class EndlessOwl(Owl):
    patience = 600.0

    def effort(self, seats: int) -> int:
        return 1_000_000_000


@pytest.fixture
def workers() -> Iterator[Workers]:
    workers = Workers(queue=5)
    yield workers
    workers.close()


@pytest.fixture
def minds() -> Iterator[Minds]:
    minds = Minds()
    yield minds
    minds.stop()


def opening() -> tuple[zeitriss.Game[zeitriss.State], zeitriss.Seat]:
    game = zeitriss.game("antinomy")
    state = game.start(2, 7)
    state.play("place wand at 0")
    state.play("place wand at 1")
    assert len(state.moves) > 1
    return game, zeitriss.seat(state, state.seat or 0)


async def test_it_is_the_same_thought(minds: Minds) -> None:
    game, seat = opening()
    hurry = asyncio.Event()
    hurry.set()
    assert await minds.choose(zeitriss.bot("dragon", game, 4), seat, hurry) in seat.moves
    assert await minds.choose(PatientOwl(game, 4), seat) is PatientOwl(game, 4).choose(seat)


async def test_what_needs_no_thought_starts_no_process(minds: Minds) -> None:
    game, seat = opening()
    assert await minds.choose(zeitriss.bot("random", game, 4), seat) in seat.moves
    assert minds.deep.pool is minds.quick.pool is None


async def test_who_is_told_to_hurry_stops_thinking(minds: Minds) -> None:
    game, seat = opening()
    hurry = asyncio.Event()
    thinking = asyncio.create_task(minds.choose(EndlessOwl(game, 4), seat, hurry))
    while minds.deep.pool is None:
        await asyncio.sleep(0.01)
    assert not thinking.done()
    hurry.set()
    assert await thinking in seat.moves


async def test_the_last_one_of_a_crowd_thinks_less(minds: Minds) -> None:
    game, _ = opening()
    owl = Owl(game)
    assert minds._cap(owl) == owl.patience
    waiting = asyncio.get_running_loop().create_future()
    minds.deep.waiting = [((False, 0, i), waiting, "") for i in range(8 * minds.deep.processes)]
    assert minds._cap(owl) == owl.patience / 2


# --- processes --------------------------------------------------------------------------------------------------------


def nap(diary: Path) -> int:
    """Sleeps long, but only the first time."""
    first = not diary.exists()
    with diary.open("a") as book:
        book.write(f"{os.getpid()}\n")
    if first:
        time.sleep(600)
    return os.getpid()


async def written(diary: Path) -> int:
    while not diary.exists() or not diary.read_text().endswith("\n"):
        await asyncio.sleep(0.01)
    return int(diary.read_text())


async def test_a_process_that_is_killed_in_its_sleep_is_replaced(workers: Workers) -> None:
    killed = await workers.run(os.getpid)
    os.kill(killed, signal.SIGKILL)
    assert killed not in [await workers.run(os.getpid) for _ in range(3)]


async def test_a_killed_process_costs_nobody_their_thought(workers: Workers, tmp_path: Path) -> None:
    napping = asyncio.create_task(workers.run(nap, tmp_path / "diary"))
    killed = await written(tmp_path / "diary")
    waiting = asyncio.create_task(workers.run(os.getpid))
    os.kill(killed, signal.SIGKILL)
    assert killed not in (await napping, await waiting)
    assert workers.free == 1


async def test_what_nobody_waits_for_any_more_ends_in_silence(
    workers: Workers, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    waiting = asyncio.create_task(workers.run(nap, tmp_path / "diary"))
    under_way = await written(tmp_path / "diary")
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    assert waiting.cancelled()
    os.kill(under_way, signal.SIGKILL)
    async with asyncio.timeout(PATIENCE):
        while workers.free != 1:
            await asyncio.sleep(0.01)
    await asyncio.sleep(0.1)  # who waited would hear of it a moment later
    workers.close()
    gc.collect()  # asyncio complains when a future is let go of
    assert not caplog.records


async def test_a_hung_process_is_ended(workers: Workers) -> None:
    hung = await workers.run(os.getpid)
    with pytest.raises(Busy, match="too long"):
        await workers.run(time.sleep, 600, seconds=0.2)
    assert await workers.run(os.getpid) != hung


async def test_nobody_is_served_twice_before_who_waits(workers: Workers) -> None:
    served: list[str] = []

    async def one(name: str, share: int = 0, idle: bool = False) -> None:
        await workers.run(len, name, share=share, idle=idle)
        served.append(name)

    wishes = [one("busy"), one("later", idle=True), one("dragon", 0), one("dragon", 1), one("owl"), one("owl")]
    tasks = [asyncio.create_task(wish) for wish in wishes]
    await asyncio.sleep(0)
    with pytest.raises(Busy, match="Many others wait"):
        await one("too late")
    await asyncio.gather(*tasks)
    assert served == ["busy", "dragon", "owl", "owl", "dragon", "later"]


async def test_who_goes_leaves_their_turn_to_the_next(workers: Workers) -> None:
    busy, gone, next_one = (asyncio.create_task(workers.run(len, "x" * i)) for i in (1, 2, 3))
    await asyncio.sleep(0)
    gone.cancel()
    assert [await busy, await next_one] == [1, 3]
    async with asyncio.timeout(PATIENCE):
        while workers.free != 1:
            await asyncio.sleep(0.01)


async def test_who_waits_can_ask_how_many_come_first(workers: Workers) -> None:
    tasks = [asyncio.create_task(workers.run(len, "x", who=who)) for who in ("ada", "ben", "cleo", "ben")]
    await asyncio.sleep(0)
    assert [workers.ahead(who) for who in ("ada", "ben", "cleo", "nobody")] == [0, 1, 2, 0]
    await asyncio.gather(*tasks)
    assert workers.ahead("ben") == 0
