"""Corrections to card data: what does not fit is refused with the card and the field, what fits is played."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import zeitriss
from zeitriss.core import facts

FOLDER = zeitriss.game("res_arcana").folder
FACTS = facts.load(FOLDER / "cards.json")
SCHEMA = facts.load(FOLDER / "corrections.schema.json")


def corrected(name: str, fields: dict[str, Any]) -> dict[str, Any]:
    result = facts.corrected(FACTS, {"components": {name: fields}}, SCHEMA)
    return next(component for component in result["components"] if component["id"] == name)


def test_a_corrected_value() -> None:
    card = corrected("ziggurat", {"vp": 2})
    assert card["vp"] == 2
    assert card["provenance"]["vp"] == {"source": "user"}
    assert all(c["vp"] == 3 for c in FACTS["components"] if c["id"] == "ziggurat"), "the facts themselves stay"


def test_our_own_data_fits_the_schema() -> None:
    fields = SCHEMA["$defs"]["component"]["properties"]
    for component in FACTS["components"]:
        corrected(component["id"], {key: value for key, value in component.items() if key in fields})


NO_POWER = {"cost": [], "effect": []}


@pytest.mark.parametrize(
    ("name", "fields", "where"),
    [
        ("ziggurat", {"vp": "many"}, "ziggurat.vp"),
        ("ziggurat", {"vp": True}, "ziggurat.vp"),
        ("ziggurat", {"vp": 99}, "ziggurat.vp"),
        ("ziggurat", {"points": 2}, "ziggurat.points"),
        ("zigurat", {"vp": 2}, "zigurat"),
        ("gnosis", {"cost": {"elan": 1, "mana": 2}}, "gnosis.cost.mana"),
        ("gnosis", {"tags": ["angel"]}, "gnosis.tags[0]"),
        ("gnosis", {"powers": [NO_POWER] * 3}, "gnosis.powers"),
        ("gnosis", {"powers": [{"cost": []}]}, "gnosis.powers[0].effect"),
        ("gnosis", {"powers": [NO_POWER | {"cost": [{"part": "smile"}]}]}, "gnosis.powers[0].cost[0].part"),
        ("gnosis", {"powers": [NO_POWER | {"effect": [{"op": "gain"}]}]}, "gnosis.powers[0].effect[0].essences"),
    ],
)
def test_refused_with_card_and_field(name: str, fields: dict[str, Any], where: str) -> None:
    with pytest.raises(facts.BadCards) as refused:
        corrected(name, fields)
    assert refused.value.field == f"components.{where}"


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(facts.BadCards, match="cannot be read"):
        facts.load(tmp_path / "none.json")
    (tmp_path / "bad.json").write_text("{")
    with pytest.raises(facts.BadCards, match="is not JSON"):
        facts.load(tmp_path / "bad.json")


def test_corrections_come_before_the_game() -> None:
    with pytest.raises(facts.BadCards, match="loaded already"):
        facts.correct("res_arcana", "cards.json")


def test_played_with_corrections(tmp_path: Path) -> None:
    """In a process of its own: the game uses the value, and its logs tell that the cards are others."""
    file = tmp_path / "mine.json"
    file.write_text(json.dumps({"components": {"ziggurat": {"vp": 2}}, "constants": {"victory": 12}}))
    code = (
        "import zeitriss; from zeitriss.core import facts; "
        f"facts.correct('res_arcana', {str(file)!r}); game = zeitriss.game('res_arcana'); "
        "from zeitriss.games.res_arcana.cards import CARD, POINTS; "
        "print(POINTS[CARD.index['ziggurat']], game.start().goal, game.cards_digest)"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert found[:2] == ["2", "12"]
    assert found[2] != zeitriss.game("res_arcana").cards_digest
