"""View -> numbers for learning. Layout: see LAYOUT; every entry lies between 0 and 1."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from zeitriss.games.antinomy.cards import ALL_CRYSTALS, CARDS, COLOURS, RELIC, SPOTS
from zeitriss.games.antinomy.knowledge import View

# (what, how many numbers): one-hot planes over the 22 cards unless said otherwise
LAYOUT: Final = (
    ("row: card at each spot", SPOTS * CARDS),
    ("own hand", CARDS),
    ("known hand of the other seat", CARDS),
    ("relics that lie nowhere to be seen", CARDS),
    ("own wand by spot", SPOTS),
    ("other wand by spot", SPOTS),
    ("codex colour", len(COLOURS)),
    ("crystals: own, other, supply; time stones; deck", 5),
    ("own future lies at higher spots", 1),
    ("shrine", CARDS),
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
