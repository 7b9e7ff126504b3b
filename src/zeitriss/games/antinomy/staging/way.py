"""The way to a paradox: what the own relics have in common, and what is missing (AN-19)."""

from __future__ import annotations

from typing import Any

from zeitriss.core.scene import Zone
from zeitriss.core.telling import Words

SHARED = ("colour", "symbol", "number")
SET = 3


def way(id: str, held: list[dict[str, Any]], forbidden: str, say: Words) -> Zone:
    return {"id": id, "name": say("way"), "kind": "row", "things": [], "lines": lines(held, forbidden, say)}


def lines(held: list[dict[str, Any]], forbidden: str, say: Words) -> list[str]:
    relics = [card for card in held if "colour" in card]  # AN-45: depleted ones form no paradox
    barred = any(card["colour"] == forbidden for card in relics)
    alike: list[tuple[int, str, str | int]] = []
    for feature in SHARED if relics else ():
        values: list[str | int] = [card[feature] for card in relics]
        value = max(values, key=values.count)
        if value != forbidden and values.count(value) > 1:
            alike.append((values.count(value), feature, value))
    alike.sort(reverse=True)
    found = [
        say("way-two" if n < SET else "way-three" if barred else "way-whole", what=named(feature, value, say))
        for n, feature, value in alike[:2]
    ] or [say("way-none")]
    return [*found, say("way-barred", colour=say.name("colour", forbidden))] if barred else found


def complete(held: list[dict[str, Any]], forbidden: str) -> bool:
    """AN-19: whether these three are a paradox."""
    if any(card.get("colour") in (None, forbidden) for card in held):
        return False
    return any(len({card[feature] for card in held}) == 1 for feature in SHARED)


def named(feature: str, value: str | int, say: Words) -> str:
    return str(value) if isinstance(value, int) else say.name(feature, value)
