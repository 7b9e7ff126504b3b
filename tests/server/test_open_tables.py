"""Open tables: anybody sees them, sits down at once, and nobody sits there twice."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

from tests.server.harness import RANDOM, Open, Server, bearer
from tests.server.postgres import Postgres

OPEN: dict[str, Any] = {"game": "eternitium", "open": True}
THREE = [{"kind": "here", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}]


def listed(server: Server, table: Open, lang: str = "en") -> dict[str, Any] | None:
    shown = {one["table"]: one for one in server.get("/open-tables", lang=lang).json()}
    return shown.get(table.id)


def sit(server: Server, table: Open, name: str = "Ben") -> Any:
    return server.post(f"/open-tables/{table.id}", {"name": name})


def test_an_open_table_tells_who_is_there_and_nothing_of_the_game(server: Server) -> None:
    table = server.create([*THREE, RANDOM], **OPEN)
    shown = listed(server, table, "de")
    assert shown is not None
    assert shown.pop("since")
    assert shown == {
        "table": table.id,
        "game": "eternitium",
        "options": server.truth(table.id).header["options"],
        "seats": [
            {"name": "Ada", "kind": "here"},
            {"name": "Freier Platz 1", "kind": "open"},
            {"name": "Freier Platz 2", "kind": "open"},
            {"name": "Zufall", "kind": "bot", "bot": "random"},
        ],
        "free": 2,
    }
    for secret in (*table.keys, table.watch, server.truth(table.id).header["seed"]):
        assert secret not in server.get("/open-tables").text


def test_whoever_sits_down_has_the_seat_alone(server: Server) -> None:
    table = server.create(THREE, **OPEN)
    ada = table.join()
    given = sit(server, table).json()
    assert given["seats"] == [1]
    assert server.http.get(table.path, headers=bearer(table.keys[1])).status_code == 403  # the link that Ada holds
    ada.hear("table", lambda told: told["table"]["seats"][1]["name"] == "Ben")
    ben = table.join(given["key"])
    assert [seat["mine"] for seat in ben.welcome["table"]["seats"]] == [False, True, False]
    shown = listed(server, table)
    assert shown is not None
    assert shown["free"] == 1
    assert sit(server, table, "Cleo").json()["seats"] == [2]
    assert listed(server, table) is None
    assert sit(server, table, "Dora").status_code == 409
    ada.hear("table", lambda told: not told["table"].get("open"))


def test_the_last_link_closes_it_too(server: Server) -> None:
    table = server.create(THREE[:2], **OPEN)
    ada = table.join()
    table.join(1).say("sit", name="Ben")
    ada.hear("table", lambda told: told["table"]["seats"][1]["name"] == "Ben")
    assert listed(server, table) is None


def test_only_who_opened_the_table_shows_and_hides_it(server: Server) -> None:
    table = server.create(THREE, game="eternitium")
    assert listed(server, table) is None
    assert sit(server, table).status_code == 409
    for key in (table.keys[1], table.watch):
        assert server.post(f"{table.path}/open", {}, key).status_code == 403
    assert server.post(f"{table.path}/open", {}, table.keys[0]).json()["open"]
    assert listed(server, table)
    assert "open" not in server.post(f"{table.path}/close", {}, table.keys[0]).json()
    assert listed(server, table) is None
    full = server.create([THREE[0], RANDOM])
    assert server.post(f"{full.path}/open", {}, full.keys[0]).status_code == 409


def test_a_place_is_not_taken_from_who_opened_the_table(server: Server) -> None:
    table = server.create([{"kind": "open"}, {"kind": "open"}], **OPEN)  # the first is the creator's
    assert sit(server, table).json()["seats"] == [1]
    assert sit(server, table).status_code == 409


def test_a_strange_name_is_refused(server: Server) -> None:
    table = server.create(THREE, **OPEN)
    assert sit(server, table, "a\u0007b").json()["field"] == "name"
    assert sit(server, table, "x" * 41).status_code == 400
    assert server.post("/open-tables/nowhere", {}).status_code == 404
    shown = listed(server, table)
    assert shown is not None
    assert shown["free"] == 2


def test_nobody_takes_every_seat(server: Server) -> None:
    codes = {server.post("/open-tables/nowhere", {}).status_code for _ in range(40)}
    assert codes == {404, 429}


def test_two_workers_never_give_the_same_seat() -> None:
    postgres = Postgres()
    workers = [Server(postgres.url).start() for _ in range(2)]
    seats = [THREE[0], *[{"kind": "open"}] * 4]
    for _ in range(4):
        table = workers[0].create(seats, **OPEN)
        with ThreadPoolExecutor() as pool:
            answers = list(pool.map(lambda i, table=table: sit(workers[i % 2], table, f"P{i}"), range(8)))
        given = [answer.json()["seats"][0] for answer in answers if answer.status_code == 201]
        assert sorted(given) == [1, 2, 3, 4]
        told = workers[1].http.get(table.path, headers=bearer(table.keys[0])).json()
        assert len({seat["name"] for seat in told["seats"]}) == 5  # nobody's name was written over
        assert listed(workers[1], table) is None
    for worker in workers:
        worker.stop()
    postgres.cleanup()
