"""View -> numbers for learning, in the order of PARTS; every entry lies between 0 and 1."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from zeitriss.core.part import Part
from zeitriss.games.antinomy.cards import ALL_CRYSTALS, CARDS, COLOURS, RELIC, SPOTS
from zeitriss.games.antinomy.knowledge import View

PARTS: Final = (
    Part("row", SPOTS * CARDS, "the card at each spot, one-hot"),
    Part("hand", CARDS, "own hand, by card"),
    Part("other_hand", CARDS, "what is known of the other hand, by card"),
    Part("missing", CARDS, "relics that lie nowhere to be seen, by card"),
    Part("wand", SPOTS, "own wand, one-hot by spot"),
    Part("other_wand", SPOTS, "the other wand, one-hot by spot"),
    Part("colour", len(COLOURS), "the codex colour, one-hot"),
    Part("counts", 5, "crystals (own, other, supply), time stones, deck; each / 10"),
    Part("first", 1, "1: the own future lies at higher spots"),
    Part("shrine", CARDS, "solo: the relics in the shrine, by card"),
)


def features(view: View) -> list[float]:
    """The view of a seat, as that seat sees it: own things first."""
    seat = view["seat"] or 0
    alone = view["seats"] == 1
    other = seat if alone else 1 - seat
    numbers = [bit for name in view["row"] for bit in cards([name])]
    numbers += cards(view["hands"][seat]) + cards([] if alone else view["hands"][other]) + cards(view["missing"])
    numbers += spot(view["wands"][seat]) + spot(-1 if alone else view["wands"][other])
    numbers += [1.0 if view["colour"] == colour else 0.0 for colour in COLOURS]
    counts = [view["crystals"][seat], 0 if alone else view["crystals"][other], view["supply"]]
    numbers += [count / ALL_CRYSTALS for count in [*counts, view["stones"], view["deck"]]]
    return [*numbers, 1.0 if view["first"] == seat else 0.0, *cards(view["shrine"])]


def cards(names: Sequence[str | None]) -> list[float]:
    return [1.0 if name in names else 0.0 for name in RELIC.names]


def spot(place: int) -> list[float]:
    return [1.0 if place == i else 0.0 for i in range(SPOTS)]
