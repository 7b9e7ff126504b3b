"""The lights as constants. A light is its place in LIGHT, which is its number less one (SP-1)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from zeitriss.core.move import Domain

_FACTS: Final = json.loads((Path(__file__).parent / "cards.json").read_text(encoding="utf-8"))

LIGHT: Final = Domain("light", [card["id"] for card in _FACTS["lights"]])
LOWEST: Final = 0
HIGHEST: Final = len(LIGHT) - 1
ROUNDS: Final = 3
