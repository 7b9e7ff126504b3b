"""A card that lacks a fact, a drawing or what it does stops its game from loading, which names the card."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
# The game, the file, the way to an entry, what goes from there, and what is said then
FORGOTTEN = [
    ("antinomy", "cards.json", ["relics", "cards", 0], "id", "has no id in cards.json"),
    ("antinomy", "cards.json", ["relics", "cards", 0], "number", "red-1-key has no number in cards.json"),
    ("antinomy", "emblems.json", ["cards"], "ring", "ring has no drawing in emblems.json"),
    ("eternitium", "cards.json", ["advanced", "cards", 0], "id", "has no id in cards.json"),
    ("eternitium", "cards.json", ["basic", "cards", 0], "count", "has no count in cards.json"),
    ("eternitium", "emblems.json", ["cards"], "droid", "droid has no drawing in emblems.json"),
    ("res_arcana", "cards.json", ["components", "nightingale"], "id", "has no id in cards.json"),
    ("res_arcana", "cards.json", ["components", "nightingale"], "cost", "nightingale has no cost in cards.json"),
    ("res_arcana", "cards.json", ["components", "crucible"], "powers", "crucible has no powers in cards.json"),
    ("res_arcana", "cards.json", ["components", "colossus"], "powers", "colossus has no powers in cards.json"),
    ("res_arcana", "emblems.json", ["cards"], "crucible", "crucible has no drawing in emblems.json"),
]


def named(cards: list[dict[str, Any]], name: str) -> dict[str, Any]:
    return next(card for card in cards if card["id"] == name)


@pytest.mark.parametrize(("game", "name", "way", "gone", "error"), FORGOTTEN)
def test_it_is_named(tmp_path: Path, game: str, name: str, way: list[Any], gone: str, error: str) -> None:
    ignored = shutil.ignore_patterns("*.so", "__pycache__", "static")
    source = shutil.copytree(ROOT / "src", tmp_path / "src", ignore=ignored)
    file = source / "zeitriss" / "games" / game / name
    data = json.loads(file.read_text(encoding="utf-8"))
    entry = data
    for step in way:
        entry = entry[step] if step in entry or isinstance(step, int) else named(entry, step)
    del entry[gone]
    file.write_text(json.dumps(data), encoding="utf-8")
    command = [sys.executable, "-c", f"import zeitriss; zeitriss.game({game!r})"]
    done = subprocess.run(command, env=os.environ | {"PYTHONPATH": str(source)}, capture_output=True, text=True)
    assert done.returncode
    assert error in done.stderr
