"""The way to a paradox: what the own relics have in common, and what is missing (AN-19)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from zeitriss.core.printed import printed
from zeitriss.core.telling import Words
from zeitriss.games.antinomy.cards import ANY_COLOUR, COLOURS, FACTS, FEATURES, RELIC

SHARED = ("colour", "symbol", "number")
SET = 3
RELICS = {card["id"]: card for card in FACTS["relics"]["cards"]}  # AN-45: depleted ones form no paradox
SHOWS: Final = {name: int(FEATURES[i]) for i, name in enumerate(RELIC.names)}
OTHERS: Final = {colour: ANY_COLOUR & ~(1 << i) for i, colour in enumerate(COLOURS)}  # all colours but this


@printed
def way(held: tuple[str, ...], forbidden: str, say: Words) -> list[str]:
    """In any order these relics have the same in common: who sorts them finds more of it printed."""
    barred = any(RELICS[name]["colour"] == forbidden for name in held if name in RELICS)
    found = [
        say("way-two" if n < SET else "way-whole", what=named(feature, value, say))
        for n, feature, value in alike(held, forbidden)[:2]
    ] or [say("way-none")]
    return [*found, say("way-barred", colour=say.name("colour", forbidden))] if barred else found


def furthest(held: tuple[str, ...], forbidden: str) -> list[str]:
    """The relics of the set that lacks least."""
    for _, feature, value in alike(held, forbidden)[:1]:
        return [card["id"] for card in counting(held, forbidden) if card[feature] == value]
    return []


def alike(held: tuple[str, ...], forbidden: str) -> list[tuple[int, str, str | int]]:
    """How many of those that count have which colour, symbol or number in common, most first."""
    relics = counting(held, forbidden)
    found: list[tuple[int, str, str | int]] = []
    for feature in SHARED if relics else ():
        values: list[str | int] = [card[feature] for card in relics]
        value = max(values, key=values.count)
        if values.count(value) > 1:
            found.append((values.count(value), feature, value))
    return sorted(found, reverse=True)


def counting(held: tuple[str, ...], forbidden: str) -> list[dict[str, Any]]:
    """AN-19: the relics that a paradox may hold: none of the codex colour."""
    return [RELICS[name] for name in held if name in RELICS and RELICS[name]["colour"] != forbidden]


def complete(held: Iterable[str | None], forbidden: str) -> bool:
    """AN-19: whether these three are a paradox; a card that nobody shows (None) makes none."""
    alike, colours = -1, OTHERS[forbidden]
    for name in held:
        shown = SHOWS[name] if name else 0
        if not shown & colours:
            return False
        alike &= shown
    return alike != 0


def named(feature: str, value: str | int, say: Words) -> str:
    return str(value) if isinstance(value, int) else say.name(feature, value)
