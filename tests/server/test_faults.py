"""Servers that die, a database that dies, disks that are full or slow: nothing is lost, and everybody goes on.

The short versions run with the other tests; `make soak` runs hundreds. docs/reliability.md has what they found.
"""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import signal
import subprocess
import time
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from tests.server.harness import DUEL, Server, play_on
from tests.server.postgres import Postgres
from tests.server.storm import Storm

from zeitriss.server.settings import Settings

Fault = Callable[[], Awaitable[None]]
MANY = int(os.environ.get("ZEITRISS_FAULTS", "200"))  # in a soak
SLOW = """
#include <unistd.h>
int fsync(int fd) { (void)fd; usleep(300000); return 0; }
int fdatasync(int fd) { (void)fd; usleep(300000); return 0; }
"""


def killing(servers: list[Server]) -> Fault:
    """One of the servers is killed in the middle of whatever it does, and started again."""
    rng = random.Random(len(servers))

    async def fault() -> None:
        await asyncio.sleep(0.5 * rng.random())
        server = rng.choice(servers)
        server.stop(signal.SIGKILL)
        await asyncio.to_thread(server.start)

    return fault


async def weather(servers: list[Server], faults: int, fault: Fault, tables: int = 4) -> Storm:
    storm = Storm(servers, tables, vanishing=0.01, doubling=0.05)
    await storm.rage(faults, fault)
    await storm.check(Settings(servers[0].database).url)
    print(storm.report)
    return storm


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path / "games.db").start()
    yield server
    server.stop()


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    postgres = Postgres()
    yield postgres
    postgres.cleanup()


@pytest.fixture
def both(postgres: Postgres) -> Iterator[list[Server]]:
    """Two workers on one PostgreSQL."""
    servers = [Server(postgres.url) for _ in range(2)]
    with ThreadPoolExecutor() as pool:
        yield list(pool.map(lambda server: server.start(), servers))
    for server in servers:
        server.stop()


# --- workers and databases that die -----------------------------------------------------------------------------------


async def test_a_worker_dies(mortal: Server) -> None:
    storm = await weather([mortal], 2, killing([mortal]))
    assert storm.report.moves > 8


@pytest.mark.soak
async def test_a_worker_dies_hundreds_of_times(mortal: Server) -> None:
    await weather([mortal], MANY, killing([mortal]), tables=8)


@pytest.mark.soak
async def test_one_of_two_workers_dies_hundreds_of_times(both: list[Server]) -> None:
    await weather(both, MANY, killing(both), tables=8)


async def test_the_database_dies(postgres: Postgres, both: list[Server]) -> None:
    await weather(both, 1, lambda: cut_power(postgres, both))


@pytest.mark.soak
async def test_the_database_dies_many_times(postgres: Postgres, both: list[Server]) -> None:
    await weather(both, MANY // 10, lambda: cut_power(postgres, both), tables=8)


async def cut_power(postgres: Postgres, servers: list[Server]) -> None:
    """Meanwhile the workers are alive, but say that they cannot save."""
    postgres.kill()
    answers = [await asyncio.to_thread(ready, server) for server in servers]
    assert {answer.status_code for answer in answers} == {503}
    assert all(answer.headers["Retry-After"] for answer in answers)
    await asyncio.to_thread(postgres.start)


def ready(server: Server) -> httpx.Response:
    return httpx.get(f"http://127.0.0.1:{server.port}/readyz", timeout=30)


# --- disks ------------------------------------------------------------------------------------------------------------


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=4m", "tmpfs", tmp_path], capture_output=True)
    if mounted.returncode:
        pytest.skip("this user may not mount a small disk")
    yield tmp_path
    subprocess.run(["umount", "-l", tmp_path], check=True)


def test_a_full_disk_keeps_the_page_waiting(small_disk: Path) -> None:
    """A move is refused as unavailable, not lost and not half done; with room again it is simply made."""
    server = Server(small_disk / "games.db").start()
    table = server.create(DUEL)
    players = table.players()
    n = play_on(players, 4)
    fill(small_disk / "filler")
    mover = next(player for player in players if player.offers)
    for _ in range(20):  # the file may have had some room of its own
        answer = mover.move(mover.offers[0])
        if answer["t"] == "problem":
            break
        n = answer["n"]
        players = [player for player in players if player.until(n)]
        mover = next(player for player in players if player.offers)
    assert answer["problem"]["type"] == "/problems/unavailable"
    assert ready(server).status_code == 503
    assert mover.move(mover.offers[0])["problem"]["status"] == 503
    assert server.get(table.path, table.keys[0]).json()["n"] == n  # reading goes on
    (small_disk / "filler").unlink()
    assert ready(server).status_code == 200
    assert play_on(players, 4) == n + 4
    server.stop()
    log = server.truth(table.id)
    assert len(log.lines) == n + 4
    log.replay(verify=True)


def fill(path: Path) -> None:
    with suppress(OSError), path.open("wb", buffering=0) as filler:
        while filler.write(bytes(4096)):
            pass


@pytest.mark.soak  # it takes its time, and judges by the clock
def test_a_slow_disk_makes_nobody_else_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With 0.3 s for every fsync, moves of many tables share one, and who only reads waits for none."""
    compiler = shutil.which("cc")
    if compiler is None:
        pytest.skip("no C compiler to slow the disk with")
    library = tmp_path / "slow.so"
    subprocess.run([compiler, "-shared", "-fPIC", "-xc", "-", "-o", library], input=SLOW, text=True, check=True)
    monkeypatch.setenv("LD_PRELOAD", str(library))
    server = Server(tmp_path / "games.db").start()
    monkeypatch.delenv("LD_PRELOAD")
    tables = [server.create(DUEL) for _ in range(6)]
    pairs = [table.players() for table in tables]
    begin = time.monotonic()
    with ThreadPoolExecutor(6) as pool:
        moving = [pool.submit(play_on, pair, 3) for pair in pairs]
        reading = []
        while not all(done.done() for done in moving):
            asked = time.monotonic()
            assert server.get(tables[0].path, tables[0].keys[0]).status_code == 200
            reading.append(time.monotonic() - asked)
    took = time.monotonic() - begin
    assert [done.result() for done in moving] == [3] * 6
    assert took < 6 * 3 * 0.3  # one after the other would have taken longer
    assert sorted(reading)[len(reading) // 2] < 0.3
    server.stop()
