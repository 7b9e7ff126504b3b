"""What a card does in signs, from `signs.json`: a line is `$damage[damage] {per} [spell]`.

`$damage` is a value of the card in cards.json, `[name]` a drawing with what stands close before it, `{key}` a word.
What only makes aether or damage needs no entry, and how a power is stopped follows from its data.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, Final

from zeitriss.core.emblems import Emblems
from zeitriss.core.signs import SignLine, written
from zeitriss.core.telling import Words

FOLDER: Final = Path(__file__).parents[1]
EMBLEMS: Final = Emblems.of(FOLDER)
SIGNS: Final[dict[str, str]] = json.loads((FOLDER / "signs.json").read_text(encoding="utf-8"))
PLAIN: Final = {"gem": "$aether[aether]", "spell": "$damage[damage]"}
STOPS: Final = {
    "aether": "{n}[aether]",
    "charges": "{n}[charge]",
    "discard": "[discard] {n}",
    "destroy": "[destroy] {n}",
    "draw": "[draw] {n}",
    "spells": "[destroy] {n}[spell]",
}


def signs_of(card: dict[str, Any], say: Words) -> list[SignLine]:
    """Its lines as they stand in the file, and how it is stopped."""
    rows = SIGNS.get(card["id"], PLAIN.get(card.get("type", ""), ""))
    if "stop" in card:
        price = " ".join(STOPS[what].format(n=number) for what, number in card["stop"].items())
        rows += f" | {{stop}} {price}"
    return written(re.sub(r"\$([a-z]+)", lambda found: str(card[found[1]]), rows), EMBLEMS.value, say)
