"""The way to a paradox: what the own relics have in common, and where what is missing lies (AN-19). Compiled."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from zeitriss.core.telling import Words
from zeitriss.games.antinomy.cards import ANY_COLOUR, COLOURS, FACTS, FEATURES, RELIC

SHARED = ("colour", "symbol", "number")
SET = 3
RELICS: Final = {card["id"]: card for card in FACTS["relics"]["cards"]}  # AN-45: depleted ones form no paradox
SHOWS: Final = {name: int(FEATURES[i]) for i, name in enumerate(RELIC.names)}
OTHERS: Final = {colour: ANY_COLOUR & ~(1 << i) for i, colour in enumerate(COLOURS)}  # all colours but this


class Beginning(NamedTuple):
    """Two or three relics that have something in common, and those that have it, too."""

    feature: str
    value: str | int
    kept: frozenset[str]
    thirds: frozenset[str]


# What two or three held relics have in common behind how near that is to a paradox. The greatest one is nearest.
# A plain tuple, as it is part of the key by which the zone is found that was made before.
Set = tuple[int, str, str | int]

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
    held: tuple[str, ...], forbidden: str, row: Iterable[str], exchanges: Sequence[tuple[str, str]]
) -> tuple[Set, ...]:
    """The sets among those that count, the nearest first. An exchange is the relic played and the one taken for it."""
    begun = beginnings(held, forbidden)
    return tuple(sorted([(nearness(one, row, exchanges), one.feature, one.value) for one in begun], reverse=True))


def nearness(begun: Beginning, row: Iterable[str], exchanges: Sequence[tuple[str, str]]) -> int:
    if len(begun.kept) == SET:
        return WHOLE
    if any(taken in begun.thirds and played not in begun.kept for played, taken in exchanges):
        return NOW
    return NOWHERE if begun.thirds.isdisjoint(row) else LATER


@cache
def beginnings(held: tuple[str, ...], forbidden: str) -> list[Beginning]:
    """What two or three of these relics have in common. Three of sixteen are held: few different ones come up."""
    relics, found = counting(held, forbidden), []
    for feature in SHARED if relics else ():
        values: list[str | int] = [card[feature] for card in relics]
        value = max(values, key=values.count)
        if values.count(value) > 1:
            kept = frozenset(card["id"] for card in relics if card[feature] == value)
            thirds = frozenset(card["id"] for card in counting(RELICS, forbidden) if card[feature] == value) - kept
            found.append(Beginning(feature, value, kept, thirds))
    return found


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
