"""The way to a paradox: what the own relics have in common, and where what is missing lies (AN-19)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from zeitriss.core.telling import Words
from zeitriss.games.antinomy.cards import ANY_COLOUR, COLOURS, FACTS, FEATURES, RELIC

SHARED = ("colour", "symbol", "number")
SET = 3
RELICS = {card["id"]: card for card in FACTS["relics"]["cards"]}  # AN-45: depleted ones form no paradox
SHOWS: Final = {name: int(FEATURES[i]) for i, name in enumerate(RELIC.names)}
OTHERS: Final = {colour: ANY_COLOUR & ~(1 << i) for i, colour in enumerate(COLOURS)}  # all colours but this


class Set(NamedTuple):
    """What two or three held relics have in common, and how near that is to a paradox. The greatest one is nearest."""

    near: int
    feature: str
    value: str | int


# Whether the third is held, can be taken now, lies in the row, or not even that
WHOLE, NOW, LATER, NOWHERE = 3, 2, 1, 0
WORDS: Final = {WHOLE: "way-whole", NOW: "way-now", LATER: "way-two", NOWHERE: "way-nowhere"}


def way(held: tuple[str, ...], forbidden: str, found: tuple[Set, ...], say: Words) -> list[str]:
    barred = any(RELICS[name]["colour"] == forbidden for name in held if name in RELICS)
    lines = [say(WORDS[near], what=named(feature, value, say)) for near, feature, value in found[:2]]
    if barred:
        return [*(lines or [say("way-none")]), say("way-barred", colour=say.name("colour", forbidden))]
    return lines or [say("way-none")]


def furthest(held: tuple[str, ...], forbidden: str, found: tuple[Set, ...]) -> list[str]:
    """The relics of the set that is nearest to a paradox."""
    return [
        card["id"] for _, feature, value in found[:1] for card in counting(held, forbidden) if card[feature] == value
    ]


def alike(
    held: tuple[str, ...], forbidden: str, row: Iterable[str], exchanges: Iterable[tuple[str, str]]
) -> tuple[Set, ...]:
    """The sets among those that count, the nearest first. An exchange is the relic played and the one taken for it."""
    relics, offered, taken = counting(held, forbidden), counting(row, forbidden), list(exchanges)
    found: list[Set] = []
    for feature in SHARED if relics else ():
        values: list[str | int] = [card[feature] for card in relics]
        value = max(values, key=values.count)
        if values.count(value) == SET:
            found.append(Set(WHOLE, feature, value))
        elif values.count(value) > 1:
            kept = {card["id"] for card in relics if card[feature] == value}
            thirds = {card["id"] for card in offered if card[feature] == value}
            now = any(card in thirds and played not in kept for played, card in taken)
            found.append(Set(NOW if now else LATER if thirds else NOWHERE, feature, value))
    return tuple(sorted(found, reverse=True))


def counting(held: Iterable[str], forbidden: str) -> list[dict[str, Any]]:
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
