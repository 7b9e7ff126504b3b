"""The cards of each game on the page, and tables that were begun with other cards."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.server.harness import AGAINST_BOT, Cold, Open, Server

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
    assert (cost["words"], cost["source"]) == ("1 Elan, 1 Calm, 1 of any", "reconstructed")
    assert cards["gnosis"]["face"]["note"] == "Reconstructed, not documented: cost, power 1, power 2"
    assert "note" not in cards["athanor"]["face"]


def test_a_table_begun_with_other_cards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It goes on with the cards of today as long as they lead where its digests say, here and as a file."""
    plain = Server(tmp_path / "games.db").start()
    table = plain.create(AGAINST_BOT, game="res_arcana", seed="3")
    text = plain.truth(table.id).dumps()
    plain.stop()

    (tmp_path / "mine.json").write_text(json.dumps(MINE))
    monkeypatch.setenv("ZEITRISS_CARDS", str(tmp_path / "mine.json"))
    server = Cold(tmp_path / "games.db").start()
    monkeypatch.undo()
    assert server.get(f"/tables/{table.id}", table.keys[0]).status_code == 200
    assert table_at(server, table).join().offers
    assert server.http.post("/files", content=text).status_code == 201
    ziggurat = next(card for card in server.get("/games/res_arcana/cards").json() if card["name"] == "ziggurat")
    assert ziggurat["face"]["note"].endswith("Corrected: points")
    server.stop()


def table_at(server: Server, table: Open) -> Open:
    return Open(server, table.created)
