"""Finished games are looked at again in the background."""

from __future__ import annotations

import json
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest
from msgspec import to_builtins
from tests.server.harness import DUEL, SHORT, Open, Server, bearer, lively, play_on

from zeitriss.play.analysis import Point, Verdict, curve, decisions, swings
from zeitriss.play.story import Story


def ask(server: Server, table: Open, key: str = "") -> tuple[int, dict[str, Any]]:
    answer = server.get(f"{table.path}/analysis", key or table.keys[0])
    assert answer.status_code in (200, 202), answer.text
    return answer.status_code, answer.json()


def judged_before(server: Server, table: Open) -> None:
    """As if a bot had looked at it: it likes what was done, but for the first move of each seat."""
    made = decisions(Story(server.truth(table.id)))
    seen: set[int] = set()
    with sqlite3.connect(server.database) as db:
        for one in made:
            other = next(move.text for move in one.before.answers(one.seat) if move.text != one.move)
            wrong = one.seat not in seen
            seen.add(one.seat)
            best = [(other, 0.7), (one.move, 0.4)] if wrong else [(one.move, 0.6), (other, 0.5)]
            after = dict(best)[one.move]
            said = Verdict(one.n, one.position, one.seat, one.move, best[0][1], after, best)
            db.execute("insert into verdicts values (?, ?, ?)", [table.id, one.n, json.dumps(to_builtins(said))])


def test_a_running_game_is_not_judged(server: Server) -> None:
    table = server.create(DUEL)
    answer = server.get(f"{table.path}/analysis", table.keys[0])
    assert (answer.status_code, answer.json()["type"]) == (409, "/problems/not-over")
    assert server.http.get(f"{table.path}/analysis", headers=bearer("x" * 30)).status_code == 403


def test_it_is_told_decision_by_decision(server: Server, finished: Open) -> None:
    judged_before(server, finished)
    status, found = ask(server, finished, finished.watch)
    assert status == 200
    assert found["done"] == found["total"] == len(found["decisions"]) > 20
    lines = server.truth(finished.id).lines
    for one in found["decisions"]:
        assert (one["move"], one["seat"]) == (lines[one["n"] - 1].move, lines[one["n"] - 1].seat)
        assert all(bool(best["label"]) == (best["move"] != one["move"]) for best in one["best"])
    assert [one["before"] - one["after"] > 0.2 for one in found["decisions"]].count(True) == 2
    assert sorted(points[-1]["chance"] for points in found["curves"]) == [0, 1]
    assert all(len(decisive) == 3 for decisive in found["swings"])
    for swing in (one for decisive in found["swings"] for one in decisive):
        assert swing["since"] < swing["cause"] <= swing["n"]
        assert swing["title"]


@pytest.mark.soak
def test_it_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    server = Server(tmp_path / "games.db").start()
    table = server.create(DUEL, **SHORT)
    play_on(table.players(), choose=lively(8))
    while not (done := ask(server, table)[1]["done"]):
        time.sleep(0.1)
    server.stop()
    server.start()
    status, found = ask(server, table)
    assert (status, found["decisions"]) == (202, [])
    assert done <= found["done"] < found["total"]
    server.stop()


@pytest.mark.soak
def test_a_bot_looks_at_all_of_it(server: Server) -> None:
    table = server.create(DUEL, **SHORT)
    play_on(table.players(), choose=lively(8))
    while ask(server, table)[0] == 202:
        time.sleep(0.5)
    for one in ask(server, table)[1]["decisions"]:
        assert one["best"][0]["chance"] == one["before"]
        assert 0 <= one["after"] <= 1


def test_a_curve_has_a_point_for_each_turn() -> None:
    seats, chances = [0, 0, 1, 0, 1, 1, 0], [0.5, 0.6, 0.5, 0.2, 0.5, 0.9, 0.3]
    verdicts = [
        Verdict(n, n, seat, "", 0.5, chance, []) for n, (seat, chance) in enumerate(zip(seats, chances, strict=True))
    ]
    assert [(one.n, one.chance) for one in curve(verdicts, 0)] == [(1, 0.6), (3, 0.2), (6, 0.3)]
    assert [one.n for one in curve(verdicts, 1)] == [2, 5]
    assert [one.n for one in curve(verdicts, 0, team=True)] == [1, 2, 3, 5, 6]
    assert len(curve([one for one in verdicts if one.seat == 0], 0)) == 4


def test_the_largest_swings_are_decisive() -> None:
    points = [Point(n, n, chance) for n, chance in enumerate([0.5, 0.6, 0.2, 0.25, 0.8, 0.5])]
    assert [(one.n, one.before, one.after) for one in swings(points)] == [(2, 0.6, 0.2), (4, 0.25, 0.8), (5, 0.8, 0.5)]
