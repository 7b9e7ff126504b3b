"""Lessons over REST: every lesson of every game to its end, and nothing of it is kept."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.harness import Server


def games(server: Server) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = server.get("/games").json()
    return found


def test_every_lesson_is_played_to_its_end(server: Server) -> None:
    for game in games(server):
        assert game["lessons"], game["name"]
        for lesson in game["lessons"]:
            path = f"/games/{game['name']}/lessons/{lesson['id']}"
            page = server.get(path, lang="de", name="Mira").json()
            while page["at"] < page["total"]:
                stray = server.post(f"{path}/answers", {"at": page["at"], "answer": "something else"})
                assert stray.status_code == 422
                assert stray.json()["type"] == "/problems/not-asked"
                answered = server.post(f"{path}/answers", {"at": page["at"], "answer": page["ask"]})
                assert answered.status_code == 200, answered.text
                page = answered.json()
            assert page["total"] == lesson["total"]
            assert not page.get("said")


def test_a_page_speaks_to_the_learner_by_name(server: Server) -> None:
    page = server.get("/games/antinomy/lessons/walk", at=2, lang="de", name="Mira").json()
    assert page["entries"][0]["words"].startswith("Mira spielt")
    assert page["lit"] == ["green-4-ring", "red-3-ring"]
    assert [offer["move"] for offer in page["scene"]["offers"]] == [page["ask"]]


@pytest.mark.parametrize(
    ("path", "query", "status", "kind", "field"),
    [
        ("/games/nothing/lessons/walk", {}, 404, "unknown-game", None),
        ("/games/antinomy/lessons/flying", {}, 404, "unknown-lesson", "lesson"),
        ("/games/antinomy/lessons/walk", {"at": 99}, 422, "refused", "at"),
        ("/games/antinomy/lessons/walk", {"at": -1}, 400, "malformed", "at"),
    ],
)
def test_refusals(server: Server, path: str, query: dict[str, int], status: int, kind: str, field: str | None) -> None:
    answer = server.get(path, "", **query)
    assert (answer.status_code, answer.json()["type"]) == (status, f"/problems/{kind}")
    if field:
        assert answer.json()["field"] == field


def test_the_rules_in_pictures(server: Server) -> None:
    """Positions of the engine with their words and rule numbers, for every game."""
    for game in games(server):
        pictures = server.get(f"/games/{game['name']}/pictures", lang="de").json()
        assert len(pictures) >= 5, game["name"]
        for picture in pictures:
            shown = [thing["id"] for zone in picture["scene"]["panels"][0]["zones"] for thing in zone["things"]]
            assert shown
            assert picture["rules"]
            assert {id for offer in picture["scene"]["offers"] for id in offer["at"]} <= set(shown)
