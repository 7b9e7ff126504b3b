"""The cards of each game on the page, and tables that were begun with other cards."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.server.harness import AGAINST_BOT, Player, Server

import zeitriss

MINE = {"game": "res_arcana", "components": {"ziggurat": {"vp": 2}}}


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("game", zeitriss.games())
def test_cards(server: Server, game: str, lang: str) -> None:
    cards = server.get(f"/games/{game}/cards", lang=lang).json()
    assert all(card["face"]["title"] for card in cards)
    assert len({(card["kind"], card["name"]) for card in cards}) == len(cards)
    assert all(bool(card["values"]) == (game == "res_arcana") for card in cards)


def test_sources_of_values(server: Server) -> None:
    cards = {card["name"]: card for card in server.get("/games/res_arcana/cards", lang="en").json()}
    assert len(cards) == 109
    cost = next(value for value in cards["gnosis"]["values"] if value["name"] == "cost")
    assert (cost["words"], cost["source"]) == ("1 Elan 1 Calm 1 of any", "reconstructed")
    assert cards["gnosis"]["face"]["note"] == "Reconstructed, not documented: cost, power 1, power 2"
    assert "note" not in cards["athanor"]["face"]


def test_a_table_begun_with_other_cards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is refused in a sentence, by REST, WebSocket and import alike; other tables go on."""
    plain = Server(tmp_path / "games.db").start()
    table = plain.create(AGAINST_BOT, game="res_arcana", seed="3")
    text = plain.truth(table.id).dumps()
    plain.stop()

    (tmp_path / "mine.json").write_text(json.dumps(MINE))
    monkeypatch.setenv("ZEITRISS_CARDS", str(tmp_path / "mine.json"))
    server = Server(tmp_path / "games.db").start()
    monkeypatch.undo()
    answer = server.get(f"/tables/{table.id}", table.keys[0])
    assert (answer.status_code, answer.json()["type"]) == (409, "/problems/other-version")
    assert zeitriss.game("res_arcana").cards_digest in answer.json()["detail"]
    player = Player(server, table.id, "")
    player.say("hello", key=table.keys[0], lang="en", after=0)
    assert player.hear("problem")["problem"]["type"] == "/problems/other-version"
    assert player.closed() == 4409
    brought = server.http.post("/files", content=text)
    assert (brought.status_code, brought.json()["field"]) == (422, "line 1: cards")
    assert server.create(AGAINST_BOT, game="res_arcana").join().offers
    ziggurat = next(card for card in server.get("/games/res_arcana/cards").json() if card["name"] == "ziggurat")
    assert ziggurat["face"]["note"].endswith("Corrected: points")
    server.stop()
