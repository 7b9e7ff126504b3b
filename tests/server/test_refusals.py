"""What is wrong is answered with a problem document, and nothing is changed."""

from __future__ import annotations

import json
import sqlite3
from contextlib import suppress
from typing import Any

import httpx
import pytest
from tests.server.harness import ALONE, DUEL, Open, Player, Server, bearer, play_on
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin


@pytest.fixture(scope="module")
def table(server: Server) -> Open:
    table = server.create(DUEL, options={"start": "first"})
    play_on(table.players(), 3)
    return table


def problem(answer: httpx.Response, status: int, kind: str, field: str | None = None) -> dict[str, Any]:
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "application/problem+json"
    document: dict[str, Any] = answer.json()
    assert document["type"] == f"/problems/{kind}"
    assert document["status"] == status
    assert document["title"]
    assert document.get("field") == field
    assert "Traceback" not in answer.text
    return document


def legal(table: Open) -> str:
    return table.truth().moves[0].text


def test_moves_that_are_refused(server: Server, table: Open) -> None:
    def post(n: int, seat: int, *moves: str, key: int = 0) -> httpx.Response:
        return server.post(f"{table.path}/moves", {"n": n, "seat": seat, "moves": list(moves)}, table.keys[key])

    before = server.truth(table.id).lines
    asked = table.truth().seat
    assert asked is not None
    other = 1 - asked
    assert problem(post(2, asked, legal(table), key=asked), 409, "stale", "n")["n"] == 3
    ahead = problem(post(4, asked, legal(table), key=asked), 409, "stale", "n")
    assert (ahead["n"], ahead["detail"]) == (3, "The table is at line 3, not yet at 4.")
    problem(post(3, asked, legal(table), key=other), 403, "forbidden", "seat")
    problem(post(3, other, legal(table), key=other), 422, "illegal-move", "seat")
    problem(post(3, asked, "skip", key=asked), 422, "illegal-move", "move")
    problem(post(3, asked, "win", key=asked), 422, "unknown-move", "move")
    problem(post(3, 7, legal(table)), 403, "forbidden", "seat")
    problem(post(3, -1, legal(table)), 400, "malformed", "seat")
    problem(post(3, asked), 400, "malformed", "moves")
    problem(server.post(f"{table.path}/moves", {"n": 3, "moves": ["skip"]}, table.keys[0]), 400, "malformed", "seat")
    problem(server.post(f"{table.path}/undo", {"n": 3, "all": True}, table.keys[0]), 400, "malformed", "all")
    problem(server.post(f"{table.path}/rematch", {"swop": True}, table.keys[0]), 400, "malformed", "swop")
    assert server.truth(table.id).lines == before


def test_keys_that_do_not_open(server: Server, table: Open) -> None:
    problem(server.get(table.path), 401, "no-key")
    problem(server.http.get(table.path, headers={"Authorization": "Basic eDp5"}), 401, "no-key")
    problem(server.get(table.path, "wrong"), 403, "forbidden")
    problem(server.get("/tables/nowhere", table.keys[0]), 404, "unknown-table")
    problem(server.get(f"{table.path}/scene", table.watch, seat=0), 403, "forbidden", "seat")
    move = {"n": 3, "seat": 0, "moves": [legal(table)]}
    problem(server.post(f"{table.path}/moves", move, table.watch), 403, "forbidden", "seat")
    problem(server.post(f"{table.path}/undo", {"n": 3}, table.watch), 409, "not-possible")
    problem(server.get(f"{table.path}/file", table.keys[0]), 409, "not-over")
    problem(server.post(f"{table.path}/rematch", {}, table.keys[0]), 409, "not-over")
    # a key of one table is none of another
    problem(server.get(server.create(ALONE).path, table.keys[0]), 403, "forbidden")


def test_a_key_in_the_address_is_not_looked_at(server: Server, table: Open) -> None:
    problem(server.get(table.path, key_=table.keys[0]), 401, "no-key")


@pytest.mark.parametrize(
    ("wish", "status", "kind", "field"),
    [
        ({"game": "chess", "seats": DUEL}, 404, "unknown-game", "game"),
        ({"game": "antinomy", "seats": DUEL * 2}, 422, "bad-option", "seats"),
        ({"game": "antinomy", "seats": DUEL, "options": {"level": "hard"}}, 422, "bad-option", "level"),
        ({"game": "antinomy", "seats": DUEL, "options": {"start": "third"}}, 422, "bad-option", "start"),
        ({"game": "antinomy", "seats": DUEL, "options": {"cheat": True}}, 422, "bad-option", "cheat"),
        ({"game": "eternitium", "seats": DUEL * 3}, 422, "bad-option", "seats"),
        ({"game": "eternitium", "seats": DUEL, "options": {"mission": 1}}, 422, "bad-option", "mission"),
        ({"game": "eternitium", "seats": ALONE, "options": {"mission": 11}}, 422, "bad-option", "mission"),
        ({"game": "antinomy", "seats": [{"kind": "bot"}]}, 422, "refused", "seats[0].bot"),
        ({"game": "antinomy", "seats": [{"kind": "human", "name": "a\x00b"}]}, 422, "refused", "seats[0].name"),
        ({"game": "antinomy", "seats": [{"kind": "ghost"}]}, 400, "malformed", "seats[0].kind"),
        ({"game": "antinomy", "seats": [{"kind": "here", "name": "x" * 41}]}, 400, "malformed", "seats[0].name"),
        ({"game": "antinomy", "seats": []}, 400, "malformed", "seats"),
        ({"game": "antinomy", "seats": DUEL, "seed": "a\nb"}, 422, "refused", "seed"),
        ({"seats": DUEL}, 400, "malformed", "game"),
        ({"game": "antinomy", "seats": DUEL, "optoins": {}}, 400, "malformed", "optoins"),
        ({"game": "antinomy", "seats": [{"kind": "here", "nam": "Ada"}]}, 400, "malformed", "seats[0].nam"),
        ({"game": "antinomy", "seats": [{"name": "Ada"}]}, 400, "malformed", "seats[0].kind"),
        ([], 400, "malformed", None),
    ],
)
def test_wishes_that_are_refused(server: Server, wish: Any, status: int, kind: str, field: str | None) -> None:
    problem(server.post("/tables", wish), status, kind, field)


def test_a_deal_that_is_refused_leaves_no_table(server: Server) -> None:
    def tables() -> int:
        with sqlite3.connect(server.database) as db:
            return int(db.execute("select count(*) from tables").fetchone()[0])

    before = tables()
    twice = {"game": "aeons_end", "seats": DUEL, "options": {"mage_a": "brama", "mage_b": "brama"}}
    problem(server.post("/tables", twice), 422, "bad-option", "mage_b")
    assert tables() == before


def test_bodies_that_cannot_be_read(server: Server, table: Open) -> None:
    http = server.http
    problem(http.post("/tables", content=b'{"game": '), 400, "malformed")
    problem(http.post("/tables", content=b"\xff\xfe"), 400, "malformed")
    problem(http.post("/tables", content=b"[" * 50_000), 400, "malformed")
    problem(http.post("/tables", content=b"x" * 70_000), 413, "too-large")
    problem(http.post("/files", content=b"x" * 1_100_000), 413, "too-large")
    problem(http.get("/nowhere"), 404, "not-found")
    problem(http.delete("/tables"), 405, "bad-method")
    problem(server.get("/games", lang="fr"), 400, "malformed", "lang")
    problem(server.get(f"{table.path}/scene", table.keys[0], at="x"), 400, "malformed", "at")


BAD_FILES = [
    ("", "line 1"),
    ("[]", "line 1"),
    ("{", "line 1"),
    ("[" * 5000, "line 1"),
    ('{"zeitriss": 2}', "line 1: zeitriss"),
    ('{"n": 1}', "line 1: zeitriss"),
]


@pytest.mark.parametrize(("text", "field"), BAD_FILES)
def test_files_that_are_refused(server: Server, text: str, field: str) -> None:
    problem(server.http.post("/files", content=text), 422, "bad-file", field)


def edited(log: list[dict[str, Any]], line: int, **change: Any) -> str:
    lines = [*log]
    lines[line] = lines[line] | change
    return "".join(json.dumps(one) + "\n" for one in lines)


@pytest.mark.parametrize(
    ("line", "change", "field"),
    [
        (0, {"rules": 99}, "line 1: rules"),
        (0, {"seed": "\ud800"}, "line 1"),
        (0, {"seats": [{"name": "x" * 50}, {}]}, "line 1: seats[0].name"),
        (1, {"move": "win"}, "line 2: move"),
        (1, {"seat": 9}, "line 2: seat"),
        (2, {"n": 7}, "line 3: n"),
        (2, {"digest": "0"}, "line 3: digest"),
        (3, {"undo": 5}, "line 4"),
    ],
)
def test_files_that_were_tampered_with(server: Server, table: Open, line: int, change: Any, field: str) -> None:
    log = [json.loads(row) for row in server.truth(table.id).dumps().splitlines()]
    problem(server.http.post("/files", content=edited(log, line, **change)), 422, "bad-file", field)


# --- the live connection ----------------------------------------------------------------------------------------------


def test_a_problem_does_not_end_the_connection(server: Server, table: Open) -> None:
    player = table.join(0)
    before = server.truth(table.id).lines
    hello = '{"t":"hello","key":"","lang":"de","after":0}'  # is said once
    for text in ("{", "[]", "[" * 50_000, '{"t":"dance"}', '{"t":"move","n":"x"}', hello):
        player.socket.send(text)
        assert player.hear("problem")["problem"]["type"] == "/problems/malformed"
    for text, field, mark in (
        ('{"t":"dance","re":"r"}', "t", "r"),
        ('{"t":"move","n":"x","re":"r"}', "n", "r"),
        ('{"t":"move","n":3,"moves":["skip"],"re":"r"}', "seat", "r"),
        ('{"t":"move","n":3,"seat":0,"moves":[7],"re":"r"}', "moves[0]", "r"),
        ('{"t":"ping","re":7}', "re", None),
        ("{", None, None),
    ):
        player.socket.send(text)
        refused = player.hear("problem")
        assert (refused["problem"].get("field"), refused.get("re")) == (field, mark)
    player.socket.send(b"\x00\x01")
    assert player.hear("problem")["problem"]["status"] == 400
    for message, kind in [
        ({"t": "move", "n": 1, "seat": 0, "moves": ["skip"], "re": "r"}, "stale"),
        ({"t": "move", "n": 3, "seat": 1, "moves": ["skip"], "re": "r"}, "forbidden"),
        ({"t": "look", "seat": 1, "re": "r"}, "forbidden"),
        ({"t": "answer", "yes": True, "re": "r"}, "not-possible"),
    ]:
        player.socket.send(json.dumps(message))
        refused = player.hear("problem")
        assert refused["problem"]["type"] == f"/problems/{kind}"
        assert refused["re"] == "r"
    player.say("ping")
    player.hear("pong")
    assert server.truth(table.id).lines == before


@pytest.mark.parametrize(
    ("table_id", "first", "code"),
    [
        (None, '{"t":"hello","key":"wrong","lang":"de","after":0}', 4403),
        ("nowhere", '{"t":"hello","key":"wrong","lang":"de","after":0}', 4404),
        (None, '{"t":"ping"}', 4400),
        (None, "nonsense", 4400),
        (None, "x" * 70_000, 1009),
    ],
)
def test_who_is_not_let_in(server: Server, table: Open, table_id: str | None, first: str, code: int) -> None:
    stranger = Player(server, table_id or table.id, key="")
    stranger.socket.send(first)
    assert stranger.closed() == code
    assert all(json.loads(text)["t"] == "problem" for text in stranger.heard)


def test_other_pages_may_not_connect(server: Server, table: Open) -> None:
    address = f"ws://127.0.0.1:{server.port}/api/v1/tables/{table.id}/live"
    with pytest.raises(InvalidStatus), connect(address, origin=Origin("https://evil.example")):
        pass
    with connect(address, origin=Origin(f"http://127.0.0.1:{server.port}")):
        pass


def test_who_floods_is_cut_off(server: Server) -> None:
    player = server.create(ALONE).join()
    with suppress(ConnectionClosed):
        for _ in range(500):
            player.say("ping")
    assert player.closed() == 4429


def test_headers(server: Server, table: Open) -> None:
    answer = server.http.get(table.path, headers=bearer(table.keys[0]))
    assert table.keys[0] not in str(answer.headers)
    assert answer.headers["content-security-policy"].startswith("default-src 'none'; script-src 'self'; ")
    assert answer.headers["x-content-type-options"] == "nosniff"
