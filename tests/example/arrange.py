"""Lays the lights that a row does not name: what is left, in order of their numbers."""

from __future__ import annotations

from typing import Any

NUMBERS = ["glint", "match", "candle", "torch", "blaze", "comet", "nova"]


def fill(snapshot: dict[str, Any], given: set[str]) -> None:
    table = snapshot["table"]
    zones = [(f"hands.{seat}", hand) for seat, hand in enumerate(table["hands"])] + [("burnt", table["burnt"])]
    named = {card for zone, lights in zones if zone in given for card in lights}
    named |= {card for card in [*table["laid"], table["ember"] if "ember" in given else None] if card}
    spare = [card for card in NUMBERS if card not in named]
    for zone, lights in zones:
        if zone not in given:
            lights[:] = [spare.pop(0) for _ in lights]
    if "ember" not in given:
        table["ember"] = spare.pop(0)
