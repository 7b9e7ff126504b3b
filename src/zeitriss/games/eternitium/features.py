"""View -> numbers for learning, in the order of PARTS; every entry lies between 0 and 1."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from zeitriss.core.part import Part
from zeitriss.games.eternitium.cards import (
    AI,
    CARD,
    CARDS,
    ERA,
    FIRST_TECHNOLOGY,
    MISSION_FACTS,
    SEATS_MOST,
    TECHNOLOGIES_FACE_UP,
)
from zeitriss.games.eternitium.knowledge.view import View

DEPTH: Final = 5

PARTS: Final = (
    Part("hand", CARDS, "own hand, how many of each card / 4"),
    Part("discard", CARDS, "own discard pile, likewise"),
    Part("chosen", CARDS, "cards chosen in the own turn, likewise"),
    Part("eras", DEPTH * (len(ERA) + 1), "own top five era cards: shape one-hot, 1 more if it is unknown"),
    Part("sizes", 5 * SEATS_MOST, "per traveller from the own seat on: stack, hand, deck, discards, face-up eras / 20"),
    Part("tops", (len(ERA) + 1) * SEATS_MOST, "per traveller: the top era card, as in eras"),
    Part("owned", (CARDS + 2) * SEATS_MOST, "per traveller: known cards by card; unseen basic and advanced ones / 4"),
    Part("supply", FIRST_TECHNOLOGY, "portal supply by card / 10"),
    Part("displays", CARDS, "technologies on display by card"),
    Part("era_row", len(ERA), "era display by shape / 2", high=2.0),
    Part("piles", 4, "basic / 24, advanced / 16, eras / 60, era discards / 60", high=2.0),
    Part("turn", 9, "round, own turn, plays, wallets, communicators, unlucky, skipped, starting player, final phase"),
    Part("ai", len(AI), "solo: the AI deck by card / 3"),
    Part("mission", len(MISSION_FACTS), "the mission, one-hot"),
)


def features(view: View) -> list[float]:
    """The view of a seat, as that seat sees it: own things first."""
    seat, seats = view["seat"] or 0, view["seats"]
    chosen = view["aside"] if view["active"] == seat else []
    numbers = counts(view["hands"][seat]) + counts(view["discards"][seat]) + counts(chosen)
    top = view["stacks"][seat][::-1][:DEPTH]
    for place in range(DEPTH):
        numbers += shape(top[place] if place < len(top) else "")
    around = [(seat + step) % seats if step < seats else None for step in range(SEATS_MOST)]
    for other in around:
        numbers += sizes(view, other)
    for other in around:
        numbers += shape(view["stacks"][other][-1] if other is not None and view["stacks"][other] else "")
    for other in around:
        numbers += possession(view, other)
    numbers += [min(1.0, count / 10) for count in view["supply"]]
    numbers += counts(view["basic_row"] + view["advanced_row"], TECHNOLOGIES_FACE_UP)
    numbers += [view["era_row"].count(name) / 2 for name in ERA.names]
    numbers += [len(view["basic"]) / 24, len(view["advanced"]) / 16, view["eras"] / 60, len(view["era_discard"]) / 60]
    numbers += turn(view, seat)
    numbers += [view["ai"].count(name) / 3 for name in AI]
    return numbers + [1.0 if view["options"]["mission"] == int(number) else 0.0 for number in MISSION_FACTS]


def counts(names: Sequence[str | None], most: int = 4) -> list[float]:
    return [min(1.0, names.count(name) / most) for name in CARD.names]


def shape(era: str) -> list[float]:
    """One-hot; the last number says that a card lies there whose shape is unknown."""
    return [*[1.0 if era.rstrip("+") == name else 0.0 for name in ERA.names], 1.0 if era.startswith("?") else 0.0]


def sizes(view: View, seat: int | None) -> list[float]:
    if seat is None:
        return [0.0] * 5
    zones = (view["stacks"], view["hands"], view["decks"], view["discards"])
    return [min(1.0, size / 20) for size in [*(len(zone[seat]) for zone in zones), view["face_up"][seat]]]


def possession(view: View, seat: int | None) -> list[float]:
    for group in view["owned"]:
        if seat in group["seats"]:
            unseen = [min(1.0, group["basic"] / 4), min(1.0, group["advanced"] / 4)]
            return counts(group["cards"], 4 * len(group["seats"])) + unseen
    return [0.0] * (CARDS + 2)


def turn(view: View, seat: int) -> list[float]:
    return [
        min(1.0, view["round"] / 40),
        1.0 if view["active"] == seat else 0.0,
        min(1.0, view["plays"] / 10),
        min(1.0, view["wallets"] / 2),
        view["calls"] / 3,
        1.0 if view["unlucky"] else 0.0,
        1.0 if view["skipped"] else 0.0,
        1.0 if view["first"] == seat else 0.0,
        0.0 if all(view["stacks"]) else 1.0,
    ]
