"""Which challenges a guest has won: kept with the tables, told to nobody else, carried along by the guest's secret."""

from __future__ import annotations

import sqlite3
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from tests.server.harness import ALONE, Open, Server
from tests.server.test_refusals import problem

from zeitriss import bot, seat
from zeitriss.store import migrate

GUEST, OTHER = "guest-0123456789-abcdefg", "other-0123456789-abcdefg"
WON, LOST = "3", "1"  # seeds of mission 3 that the greedy bot wins and loses


def attempt(server: Server, seed: str, guest: str = GUEST) -> Open:
    return play(server.create(ALONE, game="eternitium", options={"mission": 3}, seed=seed, guest=guest))


def play(table: Open, moves: int | None = None) -> Open:
    """As the greedy bot would, to the end or for so many moves; all in one message."""
    state, n = table.truth(), len(table.server.truth(table.id).lines)
    made: list[str] = []
    while state.outcome is None and (moves is None or len(made) < moves):
        made.append(bot("greedy", state.game).choose(seat(state, 0)).text)
        state.play(made[-1])
    answer = table.server.post(f"{table.path}/moves", {"n": n, "seat": 0, "moves": made}, table.keys[0])
    assert answer.status_code == 200, answer.text
    return table


def progress(server: Server, guest: str = GUEST, lang: str = "en") -> dict[int, dict[str, Any]]:
    answer = server.get("/progress", guest, game="eternitium", lang=lang)
    assert answer.status_code == 200, answer.text
    assert answer.headers["cache-control"] == "no-store"
    assert answer.json()["game"] == "eternitium"
    return {one["value"]: one for one in answer.json()["challenges"]}


def counts(server: Server, guest: str = GUEST) -> tuple[int, int]:
    mission = progress(server, guest)[3]
    return mission["tries"], mission["wins"]


def test_games_say_what_can_be_won(server: Server) -> None:
    games = {game["name"]: game for game in server.get("/games", lang="de").json()}
    assert games["antinomy"]["challenges"] is None
    assert games["eternitium"]["challenges"] == {"option": "mission", "title": "Missionen"}
    choices = games["eternitium"]["options"]["properties"]["mission"]["oneOf"]
    assert [choice["const"] for choice in choices if choice.get("description")] == list(range(1, 11))


def test_wins_and_tries_outlive_the_server(tmp_path: Path) -> None:
    server = Server(tmp_path / "games.db").start()
    assert all((one["tries"], one["wins"], one["won"]) == (0, 0, None) for one in progress(server).values())
    attempt(server, LOST)
    assert (counts(server), progress(server)[3]["won"]) == ((1, 0), None)
    attempt(server, WON)
    server.stop()
    server.start()
    missions = progress(server, lang="de")
    assert list(missions) == list(range(1, 11))
    assert (missions[3]["title"], missions[3]["text"][:17]) == (
        "3 – Der Kristall ist zum Greifen nah",
        "Nur 5 Zeitalter, ",
    )
    assert counts(server) == (2, 1)
    age = datetime.now(UTC) - datetime.fromisoformat(missions[3]["won"])
    assert 0 <= age.total_seconds() < 600
    attempt(server, WON)
    assert counts(server) == (3, 2)
    assert progress(server)[3]["won"] == missions[3]["won"]  # the first time counts
    assert counts(server, OTHER) == (0, 0)
    secret = GUEST.encode()
    assert all(secret not in file.read_bytes() for file in tmp_path.iterdir())  # only its hash is kept
    server.stop()


def test_only_what_stands_counts(server: Server) -> None:
    guest = "undoes-0123456789-abcdef"
    table = attempt(server, WON, guest)
    assert counts(server, guest) == (1, 1)
    n = len(server.truth(table.id).lines)
    assert server.post(f"{table.path}/undo", {"n": n}, table.keys[0]).status_code == 200
    assert counts(server, guest) == (0, 0)
    play(table)
    assert counts(server, guest) == (1, 1)


def test_a_rematch_is_another_try(server: Server) -> None:
    guest = "again-0123456789-abcdefg"
    table = attempt(server, LOST, guest)
    again = Open(server, server.post(f"{table.path}/rematch", {"swap": True}, table.keys[0]).json())
    play(again, moves=2)
    assert counts(server, guest) == (1, 0)
    play(again)
    assert counts(server, guest)[0] == 2


def test_what_does_not_count(server: Server) -> None:
    guest = "nothing-0123456789-abcde"
    play(server.create(ALONE, game="eternitium", options={"mission": 3}, seed=WON))  # of nobody
    play(server.create(ALONE, game="eternitium", seed=WON, guest=guest))  # no mission
    assert all((one["tries"], one["wins"]) == (0, 0) for one in progress(server, guest).values())
    assert server.get("/progress", guest, game="antinomy").json() == {"game": "antinomy", "challenges": []}


def test_refusals(server: Server) -> None:
    problem(server.get("/progress", game="eternitium"), 401, "no-key")
    problem(server.get("/progress", "short", game="eternitium"), 400, "malformed", "guest")
    problem(server.get("/progress", GUEST, game="chess"), 404, "unknown-game", "game")
    assert "'game'" in problem(server.get("/progress", GUEST), 400, "malformed")["detail"]
    wish = {"game": "eternitium", "seats": ALONE}
    problem(server.post("/tables", wish | {"guest": "short"}), 400, "malformed", "guest")
    problem(server.post("/tables", wish | {"guest": "x" * 65}), 400, "malformed", "guest")


def test_a_database_of_the_first_form_is_brought_along(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    server = Server(path).start()
    table = play(server.create(ALONE, game="eternitium", options={"mission": 3}, seed=WON), moves=5)
    server.stop()
    with sqlite3.connect(path) as db:
        for statement in (
            "drop index tables_opened",
            "alter table tables drop column opened",
            "drop index keys_guest",
            "alter table keys drop column guest",
            "alter table tables drop column results",
            "alter table tables drop column ended",
            "alter table tables drop column state",
            "alter table lines drop column state",
            "alter table lines drop column stand_in",
            "drop table verdicts",
            "update alembic_version set version_num = '0001'",
        ):
            db.execute(statement)
    server.start()
    play(table)
    assert table.truth().outcome is not None
    with sqlite3.connect(path) as db:
        assert db.execute("select version_num from alembic_version").fetchone() == (migrate.NEWEST,)
    server.stop()
