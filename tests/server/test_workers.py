"""Several workers on one PostgreSQL: nobody writes a line twice, everybody hears of it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import msgspec
import psycopg
import pytest
from tests.server.harness import DUEL, Open, Player, Server, bearer
from tests.server.postgres import Postgres

from zeitriss.core.log import Line
from zeitriss.store.notices import MOST, Changed, Notice, notices


@pytest.fixture(scope="module")
def workers() -> Iterator[list[Server]]:
    postgres = Postgres()
    servers = [Server(postgres.url) for _ in range(2)]
    with ThreadPoolExecutor() as pool:
        yield list(pool.map(lambda server: server.start(), servers))
    for server in servers:
        server.stop()
    postgres.cleanup()


def at(worker: Server, table: Open) -> Open:
    """The same table, spoken to through another worker."""
    return Open(worker, table.created)


def test_two_workers_race_for_every_line(workers: list[Server]) -> None:
    table = workers[0].create(DUEL)
    watcher = at(workers[1], table).join(table.watch)
    with ThreadPoolExecutor() as pool:
        for n in range(25):
            scenes = [workers[0].get(f"{table.path}/scene", key).json() for key in table.keys]
            seat = scenes[0]["asked"]
            moves = [offer["move"] for offer in scenes[seat]["offers"]]
            wishes = [{"n": n, "seat": seat, "moves": [moves[-i % len(moves)]]} for i in range(4)]

            def post(i: int, wishes: list[dict[str, Any]] = wishes, seat: int = seat) -> httpx.Response:
                return workers[i % 2].post(f"{table.path}/moves", wishes[i], table.keys[seat])

            answers = list(pool.map(post, range(4)))
            assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]
            assert all(answer.json()["n"] == n + 1 for answer in answers)
    assert watcher.until(25)["n"] == 25
    entries = [worker.get(f"{table.path}/entries", table.keys[0]).json() for worker in workers]
    assert entries[0] == entries[1]
    assert [entry["n"] for entry in entries[0]] == list(range(1, 26))


def test_players_at_different_workers_play_ask_and_sit(workers: list[Server]) -> None:
    table = workers[0].create([{"kind": "here", "name": "Ada"}, {"kind": "open"}], options={"start": "first"}, seed=7)
    ada, ben = table.join(0), at(workers[1], table).join(1)
    ben.say("sit", name="Ben")
    ada.hear("table", lambda message: message["table"]["seats"][1]["name"] == "Ben")
    n = turns(ada, ben, 3)
    ada.say("undo", n=n)
    assert ben.hear("asked")["seat"] == 0
    ben.say("answer", yes=True)
    assert ada.hear("update", lambda message: message["n"] == n + 1)["position"] == 2


def turns(ada: Player, ben: Player, moves: int) -> int:
    for n in range(moves):
        mover = next(player for player in (ada, ben) if player.until(n)["scene"]["offers"])
        mover.move(mover.offers[0])
    ada.until(moves)
    ben.until(moves)
    return moves


def test_a_key_is_not_stored(workers: list[Server]) -> None:
    table = workers[0].create(DUEL)
    with psycopg.connect(workers[0].database) as db:
        rows = [str(row) for name in ("tables", "keys", "lines") for row in db.execute(f"select * from {name}")]
    assert rows
    assert not any(key in row for key in [*table.keys, table.watch] for row in rows)
    assert json.dumps(table.created)  # the creator was told
    assert workers[1].http.get(table.path, headers=bearer(table.keys[1])).status_code == 200


def test_a_notice_brings_the_line_and_the_table_is_not_read(workers: list[Server]) -> None:
    """What is small comes along; what is not, or what was missed, is read."""
    table = workers[0].create(DUEL, options={"start": "first"}, seed=7)
    ada, ben = table.join(0), at(workers[1], table).join(1)
    with psycopg.connect(workers[0].database, autocommit=True) as db:
        db.execute("alter table lines rename to hidden")  # nobody can read lines now, but they can be written
        db.execute("create view lines as select * from hidden where false")
        db.execute("create rule into_hidden as on insert to lines do instead insert into hidden values (new.*)")
        try:
            turns(ada, ben, 6)
        finally:
            db.execute("drop view lines")
            db.execute("alter table hidden rename to lines")
    assert ben.now["n"] == 6


def test_many_changes_share_a_notice_as_far_as_they_fit() -> None:
    changed = [Changed(f"t{i}", [Line(1, 0, "x" * (i * 40))]) for i in range(100)]
    said = notices("w", [*changed, Changed("much", [Line(1, 0, "x" * 9000)])])
    assert len(said) < 40
    assert all(len(text) <= MOST for text in said)
    heard = [one for text in said for one in msgspec.json.decode(text, type=Notice).changed]
    assert heard == [*changed, Changed("much")]
