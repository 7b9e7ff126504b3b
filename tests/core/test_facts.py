"""Corrections to card data: what does not fit is refused with the card and the field, what fits is played."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import zeitriss
from zeitriss.core import facts
from zeitriss.core.errors import BadCards

FOLDER = zeitriss.game("res_arcana").folder
FACTS = facts.load(FOLDER / "cards.json")
SCHEMA = facts.load(FOLDER / "corrections.schema.json")


def corrected(name: str, fields: dict[str, Any]) -> dict[str, Any]:
    result = facts.corrected(FACTS, {"game": "res_arcana", "components": {name: fields}}, SCHEMA)
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


NO_POWER: dict[str, Any] = {"cost": [], "effect": []}
GAIN = {"op": "gain", "essences": {"mana": 1}}
PEARL = {"op": "gain_choice", "options": [{"essences": {"pearl": 1}}]}
EQUAL = {"op": "gain_equal_count", "gain": "elan", "count": 2, "who": "one_rival"}


@pytest.mark.parametrize(
    ("name", "fields", "wrong"),
    [
        ("ziggurat", {"vp": "many"}, "ziggurat.vp: 'many' given, a whole number needed"),
        ("ziggurat", {"vp": True}, "ziggurat.vp: True given, a whole number needed"),
        ("ziggurat", {"vp": 99}, "ziggurat.vp: 99 is not from 0 to 20"),
        ("ziggurat", {"points": 2}, "ziggurat.points: is unknown; known: tags, cost, vp"),
        ("zigurat", {"vp": 2}, "zigurat: is no card of this game; ziggurat is one"),
        ("gnosis", {"cost": [1]}, "gnosis.cost: [1] given, an object needed"),
        ("gnosis", {"cost": {"elan": 1, "mana": 2}}, "gnosis.cost.mana: is unknown; known: elan, life, calm"),
        ("gnosis", {"tags": ["angel"]}, "gnosis.tags[0]: 'angel' is not one of creature, dragon, demon"),
        ("gnosis", {"collect": {"type": "fixed"}}, "gnosis.collect.gain: is missing"),
        ("gnosis", {"powers": [NO_POWER] * 3}, "gnosis.powers: 3 entries given, at most 2 are possible"),
        ("gnosis", {"powers": [{"cost": []}]}, "gnosis.powers[0].effect: is missing"),
        ("gnosis", {"powers": [NO_POWER | {"kind": "react"}]}, "gnosis.powers[0].trigger: is missing"),
        ("gnosis", {"powers": [NO_POWER | {"cost": [{"part": "smile"}]}]}, "gnosis.powers[0].cost[0].part: 'smile'"),
        ("gnosis", {"powers": [NO_POWER | {"effect": [{"op": "gain"}]}]}, "gnosis.powers[0].effect[0].essences: is m"),
        ("gnosis", {"powers": [NO_POWER | {"effect": [GAIN]}]}, "gnosis.powers[0].effect[0].essences.mana: is unkno"),
        ("gnosis", {"powers": [NO_POWER | {"effect": [PEARL]}]}, "gnosis.powers[0].effect[0].options[0].essences.pear"),
        ("gnosis", {"powers": [NO_POWER | {"effect": [EQUAL]}]}, "gnosis.powers[0].effect[0].count: 2 is not one of"),
    ],
)
def test_refused_with_card_and_field(name: str, fields: dict[str, Any], wrong: str) -> None:
    with pytest.raises(BadCards) as refused:
        corrected(name, fields)
    assert str(refused.value).startswith(f"components.{wrong}")


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(BadCards, match="cannot be read"):
        facts.load(tmp_path / "none.json")
    (tmp_path / "bad.json").write_text("{")
    with pytest.raises(BadCards, match="is not JSON"):
        facts.load(tmp_path / "bad.json")
    (tmp_path / "bad.json").write_text("[]")
    with pytest.raises(BadCards, match="an object is needed"):
        facts.load(tmp_path / "bad.json")
    (tmp_path / "bad.json").write_text('{"components": {}}')
    with pytest.raises(BadCards, match=r'bad\.json: the entry "game" is missing'):
        facts.game_of(tmp_path / "bad.json")


def test_corrections_come_before_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(facts.VARIABLE, "")
    file = tmp_path / "mine.json"
    file.write_text('{"game": "res_arcana"}')
    with pytest.raises(BadCards, match="loaded already"):
        facts.correct([file])
    facts.correct([])  # nothing changes


def test_the_digest_is_of_the_values() -> None:
    said = [{"id": "a", "vp": 1, "provenance": {"vp": {"source": "public"}}}]
    assert facts.values({"about": "words", "cards": said}) == {"cards": [{"id": "a", "vp": 1}]}


CODE = """
import sys, zeitriss
from zeitriss.core import registry
registry.correct(sys.argv[1:])
game = zeitriss.game("res_arcana")
from zeitriss.games.res_arcana.cards import CARD, POINTS
print(POINTS[CARD.index["ziggurat"]], game.start().goal, game.cards_digest)
"""


def play_with(*files: Path) -> list[str]:
    """In a process of its own: points of the ziggurat, points needed, fingerprint of the cards."""
    environment = {name: value for name, value in os.environ.items() if name != facts.VARIABLE}
    command = [sys.executable, "-c", CODE, *map(str, files)]
    return subprocess.run(command, capture_output=True, text=True, check=True, env=environment).stdout.split()


def test_played_with_corrections(tmp_path: Path) -> None:
    """The game uses the values, the later file wins, and logs tell that the cards are others."""
    first, second = tmp_path / "first.json", tmp_path / "second.json"
    points: dict[str, Any] = {"game": "res_arcana", "components": {"ziggurat": {"vp": 2}}}
    first.write_text(json.dumps(points | {"constants": {"victory": 12}}))
    second.write_text(json.dumps({"game": "res_arcana", "components": {"ziggurat": {"vp": 4}}}, indent=4))
    assert play_with(first)[:2] == ["2", "12"]
    assert play_with(first, second)[:2] == ["4", "12"]
    digests = {play_with()[2], play_with(first)[2], play_with(first, second)[2]}
    assert len(digests) == 3
    assert zeitriss.game("res_arcana").cards_digest in digests
