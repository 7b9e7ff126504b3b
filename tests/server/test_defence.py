"""Nobody slows the server down, and odd requests get problem documents."""

from __future__ import annotations

import json
import os
import signal
import sqlite3
import stat
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest
from structlog.testing import CapturingLogger
from tests.server.harness import AGAINST_BOT, DUEL, PATIENCE, Cold, Player, Server, bearer

from zeitriss.server.lobby import Lobby
from zeitriss.server.protocol import CreateTable, SeatWish
from zeitriss.server.settings import Settings
from zeitriss.store.store import Store


def test_a_long_file_does_not_stop_the_others(server: Server) -> None:
    """Moves and undos for a megabyte: meanwhile other requests are answered at once, and then it opens."""
    table, text = server.create(DUEL), long_file(server, 20_000)
    answers: list[int] = []
    assert len(text) < 1_000_000
    importing = threading.Thread(target=lambda: answers.append(server.http.post("/files", content=text).status_code))
    importing.start()
    waits: list[float] = []
    while importing.is_alive():
        begin = time.monotonic()
        assert server.get(table.path, table.keys[0]).status_code == 200
        waits.append(time.monotonic() - begin)
    assert answers == [201]
    assert len(waits) > 3  # answered many times while one was read


def test_one_address_does_not_fill_the_queue_for_files(server: Server) -> None:
    """Three of its files wait or are read; further ones are sent away, and others find room."""
    text = long_file(server, 8000)

    def bring(home: str) -> int:
        with httpx.Client(transport=httpx.HTTPTransport(local_address=home), timeout=PATIENCE) as other:
            return other.post(f"http://127.0.0.1:{server.port}/api/v1/files", content=text).status_code

    with ThreadPoolExecutor(7) as pool:
        greedy = [pool.submit(bring, "127.0.0.2") for _ in range(6)]
        assert bring("127.0.0.3") == 201
        answers = [one.result() for one in greedy]
    assert answers.count(201) >= 3
    assert 429 in answers
    assert set(answers) == {201, 429}


def test_who_waits_for_a_file_is_told_how_many_come_first(server: Server) -> None:
    text, told = long_file(server, 8000), set[int]()

    def client(home: str) -> httpx.Client:
        base = f"http://127.0.0.1:{server.port}/api/v1"
        return httpx.Client(base_url=base, transport=httpx.HTTPTransport(local_address=home), timeout=PATIENCE)

    with client("127.0.0.2") as first, client("127.0.0.3") as second, ThreadPoolExecutor(3) as pool:
        while not told & {1, 2}:  # they may all be read before we come to ask
            reading = [pool.submit(first.post, "/files", content=text) for _ in range(2)]
            while not first.get("/files/queue").json()["ahead"] and not all(one.done() for one in reading):
                pass  # one is being read, the other waits
            waiting = pool.submit(second.post, "/files", content=text)
            while not waiting.done():
                told.add(second.get("/files/queue").json()["ahead"])
            assert [one.result().status_code for one in (*reading, waiting)] == [201] * 3
    assert max(told) in (1, 2)


def long_file(server: Server, lines: int) -> str:
    """A move and its undo, again and again."""
    table = server.create(DUEL, options={"start": "first"}, seed=7)
    line, undo = '{{"n": {}, "seat": 0, "move": "place wand at 0"}}', '{{"n": {}, "seat": 0, "undo": 1}}'
    written = [(line if n % 2 else undo).format(n) for n in range(1, lines + 1)]
    return server.truth(table.id).dumps() + "\n".join(written)


@pytest.mark.parametrize("path", ["/%00", "/" + "x" * 5000, "/t/%00%00", "/assets/%00"])
def test_odd_addresses(server: Server, path: str) -> None:
    address = f"http://127.0.0.1:{server.port}{path}"
    answer = server.http.get(address, headers={"Accept": "application/json"})
    assert answer.status_code in (200, 404)
    assert "Traceback" not in answer.text


def test_a_bot_that_is_none(server: Server) -> None:
    first, *_ = server.truth(server.create(AGAINST_BOT).id).dumps().splitlines()  # the bot may have moved
    header = json.loads(first)
    header["seats"] = [{"kind": "bot", "bot": ["x"]}, {}]
    answer = server.http.post("/files", content=json.dumps(header))
    assert (answer.status_code, answer.json()["field"]) == (422, "line 1: seats[0].bot")


def test_another_page_changes_nothing(server: Server) -> None:
    table = server.create(DUEL)
    headers = bearer(table.keys[0]) | {"Origin": "https://elsewhere.example"}
    answer = server.http.post(f"{table.path}/undo", json={"n": 0}, headers=headers)
    assert (answer.status_code, answer.json()["type"]) == (403, "/problems/forbidden")
    own = bearer(table.keys[0]) | {"Origin": f"http://127.0.0.1:{server.port}"}
    assert server.http.post(f"{table.path}/undo", json={"n": 0}, headers=own).status_code == 409


def test_ready_and_private(server: Server) -> None:
    assert server.http.get(f"http://127.0.0.1:{server.port}/readyz").json() == {"status": "ok"}
    assert stat.S_IMODE(Path(server.database).stat().st_mode) == 0o600


def test_who_watches_is_not_missed(server: Server) -> None:
    """Coming and going of watchers is told to nobody, however many there are."""
    table = server.create(DUEL)
    ada = table.join(0)
    for _ in range(5):
        table.join(table.watch).close()
    ada.say("ping")
    ada.hear("pong")
    assert not any('"t":"table"' in text for text in ada.heard)


COUNTING = """
import asyncio, gc, signal
from zeitriss.server import app, serve, settings
from websockets.server import ServerProtocol
from zeitriss.server.connection import Live

def count():
    print(sum(type(one) in (Live, ServerProtocol) for one in gc.get_objects()), flush=True)

def collect_nothing():
    gc.disable()
    asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, count)

app.spare_collector = collect_nothing
serve.run(settings.from_environment(), port=0)
"""


class Counting(Cold):
    """Without a collector; counts its WebSockets when it is asked, and what parses them."""

    def command(self) -> list[str]:
        return [sys.executable, "-c", COUNTING]

    def count(self) -> int:
        os.kill(self.pid, signal.SIGUSR1)
        return int(self.said.readline())


def test_of_a_page_that_has_left_nothing_stays(tmp_path: Path) -> None:
    """Without help of the collector: it looks for circles so rarely that an attacker could fill the memory."""
    server = Counting(tmp_path / "games.db").start()
    table = server.create(DUEL)
    stays = table.join(0)
    for _ in range(3):
        table.join(1).close()
        Player(server, table.id, "").close()
        broken = table.join(1)
        broken.socket.socket.sendall(b"\xff\xff")  # no frame of any kind
        broken.close()
        large = table.join(1)
        large.socket.send("x" * 100_000)
        large.close()
    late = time.monotonic() + PATIENCE
    while (left := server.count()) != 2 and time.monotonic() < late:
        time.sleep(0.1)
    assert left == 2
    stays.close()
    server.stop()


async def test_there_is_room_for_one_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many tables have people at them, a new one is not forgotten before anybody has come."""
    monkeypatch.setattr("zeitriss.server.lobby.KEPT", 1)
    settings = Settings(str(tmp_path / "games.db"))
    store = Store(settings.url)
    await store.open()
    lobby = Lobby(store, settings)
    for _ in range(4):
        created = await lobby.create(CreateTable("antinomy", [SeatWish("human", "Ada"), SeatWish("human", "Ben")]))
        room, viewer = await lobby.viewer(created.table, created.keys[0].key)
        room.viewers.add(viewer)
    assert len(lobby.rooms) == 4
    await store.close()


async def test_a_database_that_is_away_is_said_in_a_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is wrong with the program: whoever looks after it need not read where it stood."""
    settings = Settings(str(tmp_path / "games.db"))
    store = Store(settings.url)
    await store.open()
    lobby = Lobby(store, settings)
    created = await lobby.create(CreateTable("antinomy", [SeatWish("human", "Ada"), SeatWish("human", "Ben")]))
    room = await lobby.room(created.table)
    sqlite3.connect(settings.database).execute("drop table keys")
    log = CapturingLogger()
    monkeypatch.setattr("zeitriss.server.lobby.LOG", log)
    await lobby._wake(room, [])
    await store.close()
    assert [(call.method_name, call.args) for call in log.calls] == [("warning", ("not caught up",))]
