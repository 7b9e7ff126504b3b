"""Hostile messages over the WebSocket: no mistake of the server's, no effect on the game, no growing memory.

`make soak` sends 200,000 of them, and calls every route 20,000 times with valid keys.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import ALONE, DUEL, PATIENCE, Player, Server, play_on
from tests.server.test_openapi import CONFIG
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

KINDS = ("hello", "move", "undo", "resume", "answer", "look", "lang", "sit", "skip", "ping", "nonsense", "", None, 7)
ODD: list[Any] = [None, True, -1, 0, 1, 2**63, 1e300, "", "x" * 300, "\x00", "\ud800", [], {}, [[]], "place wand at 0"]
FIELDS = ("n", "seat", "moves", "re", "yes", "lang", "name", "key", "after", "t", "bot", "constructor", "__proto__")


def hostile(rng: random.Random, key: str, n: int) -> str | bytes:
    """A message that nobody with good intentions sends."""
    match rng.randrange(8):
        case 0:
            return rng.randbytes(rng.randrange(200))
        case 1:
            return "".join(chr(rng.randrange(32, 0x2FF)) for _ in range(rng.randrange(80)))
        case 2:
            return "[" * rng.randrange(1, 5000)
        case 3:
            return json.dumps({"t": "sit", "name": "n" * rng.randrange(60_000)})
        case 4:
            return json.dumps({"t": "hello", "key": key, "lang": "en"})
        case 5:
            wish = {"n": rng.choice([n, n + 1, 0, -1]), "seat": rng.randrange(-1, 3), "moves": [rng.choice(["", "x"])]}
            return json.dumps({"t": "move", **wish})
    given = {rng.choice(FIELDS): rng.choice(ODD) for _ in range(rng.randrange(5))}
    return json.dumps({"t": rng.choice(KINDS)} | given)


async def attack(
    port: int, table: str, key: str, messages: int, seed: int, heard: Counter[str], home: str = "127.0.0.1"
) -> None:
    """So many messages with this key; whoever is sent away comes back."""
    rng, sent = random.Random(seed), 0
    address = f"ws://127.0.0.1:{port}/api/v1/tables/{table}/live"
    while sent < messages:
        try:
            async with connect(address, open_timeout=PATIENCE, max_size=None, local_addr=(home, 0)) as socket:
                listening = asyncio.create_task(listen(socket, heard))
                if rng.random() < 0.9:
                    await socket.send(json.dumps({"t": "hello", "key": key, "lang": "en"}))
                for _ in range(min(rng.randrange(1, 400), messages - sent)):
                    sent += 1
                    await socket.send(hostile(rng, key, 4))
                    await asyncio.sleep(0)
                await socket.send(json.dumps({"t": "ping"}))
                await asyncio.wait([listening], timeout=0.3)  # who hangs up at once hears no answer
            await listening
        except (WebSocketException, OSError) as error:
            heard[type(error).__name__] += 1


async def listen(socket: ClientConnection, heard: Counter[str]) -> None:
    with suppress(WebSocketException):
        async for text in socket:
            message = json.loads(text)
            heard[message.get("problem", message).get("type", message["t"])] += 1


async def besiege(server: Server, messages: int, attackers: int) -> Counter[str]:
    """Strangers, watchers and a player who holds only one seat, at a table whose game has begun."""
    table = server.create(DUEL, options={"start": "first"}, seed=7)
    n = play_on(table.players(), 4)
    before, heard = server.truth(table.id).dumps(), Counter[str]()
    idle = 1 - int(server.get(f"{table.path}/scene", table.keys[0]).json()["asked"])
    keys = ["no key at all", table.watch, table.keys[idle]]
    each = messages // attackers
    await asyncio.gather(*(attack(server.port, table.id, keys[i % 3], each, i, heard) for i in range(attackers)))
    assert server.truth(table.id).dumps() == before  # not a line more
    assert "/problems/internal" not in heard
    assert server.get(table.path, table.keys[0]).json()["n"] == n
    return heard


async def test_hostile_messages(server: Server) -> None:
    heard = await besiege(server, messages=900, attackers=3)
    assert heard["/problems/malformed"] > 50, heard


@pytest.fixture
def lenient(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """Without budgets, so that every message is really read."""
    monkeypatch.setenv("ZEITRISS_STRICT", "0")
    server = Server(tmp_path / "games.db").start()
    yield server
    server.stop()


@pytest.mark.soak
async def test_two_hundred_thousand_hostile_messages(lenient: Server) -> None:
    """Half of them fill whatever fills up; the other half then finds it full."""
    fresh = memory(lenient)
    heard = await besiege(lenient, messages=100_000, attackers=20)
    full = memory(lenient)
    heard += await besiege(lenient, messages=100_000, attackers=20)
    then = memory(lenient)
    print(f"{dict(heard)}; memory {fresh / 1e6:.0f} -> {full / 1e6:.0f} -> {then / 1e6:.0f} MB")
    assert then < full + 10e6


def memory(server: Server) -> int:
    return int(Path(f"/proc/{server.pid}/statm").read_text().split()[1]) * 4096


@pytest.mark.soak
def test_a_table_beside_an_attack_is_as_quick_as_before(server: Server) -> None:
    """From another address, as fast as they can; what they may not say is not even read."""
    players, target = server.create(DUEL).players(), server.create(DUEL)
    quiet = pulse(players)
    keys = ["no key at all", target.watch, target.keys[1]]
    besiegers = get_context("spawn").Process(target=flood, args=(server.port, target.id, keys))
    besiegers.start()
    time.sleep(5)  # until they are at it
    slow = pulse(players)
    assert besiegers.is_alive()
    besiegers.kill()
    besiegers.join()
    after = pulse(players)
    print(f"p95 until the other page has a move: {quiet:.4f}, under attack {slow:.4f}, then {after:.4f} s")
    assert slow <= 2 * max(quiet, after)


def flood(port: int, table: str, keys: list[str]) -> None:
    """Runs in a process that stands back: attackers have machines of their own."""
    os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))

    async def all_at_once() -> None:
        storm = (attack(port, table, keys[i % 3], 10**9, i, Counter(), "127.0.0.2") for i in range(20))
        await asyncio.gather(*storm)

    asyncio.run(all_at_once())


def pulse(players: list[Player], times: int = 150) -> float:
    """How long two well-behaved players wait until the other one has a move: the 95th of a hundred."""
    waits = []
    for _ in range(times):
        mover, other = sorted(players, key=lambda player: not player.offers)
        begin = time.monotonic()
        n = mover.move(mover.offers[0])["n"]
        other.until(n)
        waits.append(time.monotonic() - begin)
        time.sleep(0.03)
    return sorted(waits)[int(0.95 * times)]


@pytest.mark.soak
@pytest.mark.parametrize(
    ("phases", "examples", "seed"), [("coverage,fuzzing", 200, i) for i in range(5)] + [("stateful", 40, 7)]
)
def test_twenty_thousand_calls_with_valid_keys(
    lenient: Server, tmp_path: Path, phases: str, examples: int, seed: int
) -> None:
    """Every route of the description, with the key of a game under way: so the table's routes are really entered.

    In several parts: each example of the stateful phase is a whole chain of calls.
    """
    table = lenient.create(ALONE)
    (tmp_path / "schemathesis.toml").write_text(CONFIG.format(table=table.id))
    command = [sys.executable, "-m", "schemathesis.cli", "--config-file", str(tmp_path / "schemathesis.toml"), "run"]
    limits = ["--phases", phases, "--max-examples", str(examples), "--seed", str(seed), "--no-color"]
    limits += ["--request-timeout", str(PATIENCE)]  # on a busy machine ten seconds are no mistake of the server's
    address, header = f"http://127.0.0.1:{lenient.port}/api/v1/schema", f"Authorization: Bearer {table.keys[0]}"
    done = subprocess.run([*command, address, "-H", header, *limits], capture_output=True, text=True, cwd=tmp_path)
    print(done.stdout[-1500:])
    assert done.returncode == 0, done.stdout[-8000:] + done.stderr[-2000:]
