"""Who is let in: by a known name, within a budget that is forgotten when it is full again."""

from __future__ import annotations

import json

import httpx
import pytest
import structlog
from tests.server.harness import ALONE, DUEL, Server

from zeitriss.server import budget, logs
from zeitriss.server.budget import Budgets, Crowd
from zeitriss.server.guard import Limits


class Clock:
    now = 0.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(budget, "time", clock)
    return clock


def test_a_budget_is_spent_refilled_and_forgotten(clock: Clock) -> None:
    budgets = Budgets(burst=2, per_second=1)
    assert [budgets.spend("ada") for _ in range(3)] == [True, True, False]
    assert budgets.spend("ben")  # another's budget is its own
    clock.now = 1
    assert [budgets.spend("ada") for _ in range(2)] == [True, False]
    clock.now = 10
    for who in ("cleo", "dan"):
        budgets.spend(who)
    assert set(budgets.known) == {"cleo", "dan"}  # who has spent nothing for long is not kept


def test_many_addresses_leave_nothing_behind(clock: Clock) -> None:
    budgets = Budgets(burst=10, per_second=1)
    for i in range(10_000):
        clock.now = i / 100
        budgets.spend(f"192.0.2.{i}")
    assert len(budgets.known) < 200


def test_a_link_cannot_spend_more_by_opening_more_pages(clock: Clock) -> None:
    limits = Limits(tables_per_day=2)
    said = [limits.allow(f"192.0.2.{i}", "key", "table") for i in range(400)]
    assert said.count(True) == 300
    assert limits.allow("192.0.2.1", "another key", "table")


def test_new_tables_are_counted_by_the_day(clock: Clock) -> None:
    limits = Limits(tables_per_day=2)
    assert [limits.new.spend("here") for _ in range(3)] == [True, True, False]
    clock.now = 43_200
    assert [limits.new.spend("here") for _ in range(2)] == [True, False]


def test_an_address_holds_so_many_pages() -> None:
    crowd = Crowd(1)
    assert (crowd.enter("ada"), crowd.enter("ada"), crowd.enter("ben")) == (True, False, True)
    crowd.leave("ada")
    assert crowd.held == {"ben": 1}


def test_one_kind_of_complaint_does_not_fill_the_disk(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logs, "LINES", Budgets(burst=2, per_second=1))
    written = []
    for now in (0, 0, 0, 0, 5):
        clock.now = now
        try:
            written.append(logs.bounded(None, "", {"event": "failed"}))
        except structlog.DropEvent:
            continue
    assert written == [{"event": "failed"}, {"event": "failed"}, {"event": "failed", "dropped": 2}]


def test_only_known_names_are_answered(server: Server) -> None:
    """A page elsewhere that has its name point here (DNS rebinding) gets nothing."""
    for host, status in (("elsewhere.example", 421), ("[", 421), ("localhost", 200), ("127.0.0.1:1", 200)):
        answer = server.http.get("/games", headers={"Host": host})
        assert answer.status_code == status, host
    refused = server.http.get("/games", headers={"Host": "elsewhere.example"}).json()
    assert (refused["type"], refused["field"]) == ("/problems/unknown-host", "host")


def test_metrics_are_for_this_machine(server: Server) -> None:
    table = server.create(DUEL)
    ada, _ = table.players()
    ada.move(ada.offers[0]) if ada.offers else None
    root = f"http://127.0.0.1:{server.port}"
    page = httpx.get(f"{root}/metrics").text
    figures = {line.split()[0]: float(line.split()[1]) for line in page.splitlines() if not line.startswith("#")}
    assert figures["zeitriss_sockets"] >= 2
    assert figures["zeitriss_rooms"] >= 1
    assert figures['zeitriss_tables_total{game="antinomy"}'] >= 1
    assert "zeitriss_move_seconds_bucket" in page
    elsewhere = httpx.get(f"{root}/metrics", headers={"X-Forwarded-For": "192.0.2.7"})
    assert elsewhere.status_code == 404


def test_so_many_tables_a_day(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZEITRISS_TABLES_PER_DAY", "2")
    small = Server(tmp_path_factory.mktemp("small") / "games.db").start()
    try:
        for _ in range(2):
            small.create(ALONE)
        answer = small.post("/tables", {"game": "antinomy", "seats": ALONE})
        assert (answer.status_code, answer.json()["type"]) == (429, "/problems/too-many")
        assert small.http.post("/files", content=json.dumps({})).status_code == 429
        elsewhere = small.http.post("/files", content="{}", headers={"X-Forwarded-For": "192.0.2.7"})
        assert elsewhere.status_code == 422  # another address has a day of its own
    finally:
        small.stop()
