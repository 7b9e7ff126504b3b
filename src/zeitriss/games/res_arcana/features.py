"""View -> numbers for learning, in the order of PARTS: own things first, then the others clockwise."""

from __future__ import annotations

from typing import Final

from zeitriss.core.part import Part
from zeitriss.games.res_arcana.cards import CARD, CARDS
from zeitriss.games.res_arcana.essence import ESSENCE
from zeitriss.games.res_arcana.knowledge.view import View

SEATS: Final = 4
PLAYER: Final = 5 + 4 + CARDS * 9
PARTS: Final = (
    *(
        part
        for i in range(SEATS)  # the own seat first; players who are not there are zeros
        for part in (
            Part(f"player{i}_pool", 5, "essences in the pool / 10", high=1000.0),
            Part(f"player{i}_counts", 4, "points / goal, passed, first player token, hand size / 10", -4.0, 4.0),
            Part(
                f"player{i}_cards",
                CARDS * 9,
                "per card: in play, turned, discarded, known in hand or setup, the five essences on it / 10",
                high=1000.0,
            ),
        )
    ),
    Part("centre", CARDS, "on display, a place or an item there, by card"),
    Part("rest", 4, "round / 10, monuments left / 10, own deck / 10, whether asked", high=10000.0),
)


def features(view: View) -> list[float]:
    me = view["seat"] or 0
    numbers: list[float] = []
    for i in range(SEATS):
        numbers += player(view, (me + i) % view["seats"]) if i < view["seats"] else [0.0] * PLAYER
    centre = {*view["display"], *view["places"], *view["items"]}
    numbers += [1.0 if name in centre else 0.0 for name in CARD.names]
    left = [view["round"] / 10, len(view["monuments"]) / 10, len(view["decks"][me]) / 10]
    return [*numbers, *left, 1.0 if view["asked"] == me else 0.0]


def player(view: View, seat: int) -> list[float]:
    numbers = [view["pools"][seat][name] / 10 for name in ESSENCE.names]
    numbers += [view["points"][seat] / view["goal"], float(view["passed"][seat]), float(view["token"] == seat)]
    numbers.append(len(view["hands"][seat]) / 10)
    board = {entry["card"]: entry for entry in view["boards"][seat]}
    known = {*view["hands"][seat], *held_in_setup(view, seat)}
    for name in CARD.names:
        entry = board.get(name)
        numbers += [float(entry is not None), float(entry is not None and entry["turned"])]
        numbers += [float(name in view["discards"][seat]), float(name in known and entry is None)]
        on = entry["on"] if entry else {}
        numbers += [on.get(essence, 0) / 10 for essence in ESSENCE.names]
    return numbers


def held_in_setup(view: View, seat: int) -> list[str]:
    """Cards that the seat holds before the first round and the viewer may see."""
    zones = [view[key][seat] for key in ("mages", "chosen", "packs", "kept") if key in view]
    return [name for zone in zones if isinstance(zone, list) for name in zone]
