"""Zoning: where everything lies in a game. Each zone is declared once; storage, the empty table, copies, snapshots
and the conservation of cards follow from that.

What everybody shares comes first, then a block per seat, so that a game of two needs no room for five.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from operator import attrgetter
from typing import Any

from mypy_extensions import i64

from zeitriss.core.schema import Kind, PerObserver, PerSeat
from zeitriss.core.sliced import Numbers, Zone
from zeitriss.core.state import State
from zeitriss.core.vecs import vec
from zeitriss.core.zones import blank, copied

Place = Zone | Numbers


@dataclass(frozen=True)
class Field:
    """A field of the snapshot that lies in zones: how its value is read from the table and laid there."""

    kind: Kind
    value: Callable[[State], Any]
    lay: Callable[[State, Any], None]


class Zoning:
    """
    >>> from zeitriss.core.schema import Whole, cards
    >>> from zeitriss.core.move import Domain
    >>> table = Zoning(seats=4)
    >>> row = table.zone("row", cards(Domain("light", "abcdef")), most=6)
    >>> hands = table.zones("hands", cards(Domain("light", "abcdef")), most=3)
    >>> life = table.seat_numbers("life", Whole(0, 10))
    >>> table.cells(seats=2), len(hands), list(table.fields)
    (19, 4, ['row', 'hands', 'life'])
    """

    def __init__(self, seats: int) -> None:
        self.seats = seats  # at most
        self.fields: dict[str, Field] = {}
        self.shared: list[Place] = []
        self.blocks: list[list[Place]] = [[] for _ in range(seats)]
        self.blanks: dict[int, vec[i64]] = {}

    def zone(self, name: str, kind: Kind, most: int) -> Zone:
        """A zone of the middle of the table."""
        zone = Zone(most)
        self.share(zone)
        self.fields[name] = Field(kind, zone.cards, zone.lay)
        return zone

    def zones(self, name: str, kind: Kind, most: int) -> list[Zone]:
        """A zone of each seat."""
        zones = [Zone(most) for _ in range(self.seats)]
        self.deal_out(zones)
        self.fields[name] = Field(
            PerSeat(kind),
            lambda g: [zone.cards(g) for zone in zones[: g.seats]],
            lambda g, value: lay_all(g, zones, value),
        )
        return zones

    def numbers(self, name: str, kind: Kind, count: int) -> Numbers:
        """Numbers of the middle of the table; `kind` is the kind of the whole list."""
        numbers = Numbers(count)
        self.share(numbers)
        self.fields[name] = Field(kind, numbers.list, numbers.lay)
        return numbers

    def seat_numbers(self, name: str, kind: Kind) -> Numbers:
        """A number of each seat."""
        numbers = Numbers(self.seats)
        self.share(numbers)
        self.fields[name] = Field(PerSeat(kind), lambda g: numbers.list(g)[: g.seats], numbers.lay)
        return numbers

    def numbers_of_seats(self, name: str, kind: Kind, count: int) -> list[Numbers]:
        """So many numbers of each seat; `kind` is the kind of one seat's list."""
        numbers = [Numbers(count) for _ in range(self.seats)]
        self.deal_out(numbers)
        self.fields[name] = Field(
            PerSeat(kind),
            lambda g: [mine.list(g) for mine in numbers[: g.seats]],
            lambda g, value: lay_all(g, numbers, value),
        )
        return numbers

    def numbers_of_all(self, name: str, kind: Kind, count: int) -> list[Numbers]:
        """So many numbers of each seat and, as the last entry, of everybody together."""
        numbers = [Numbers(count) for _ in range(self.seats + 1)]
        self.deal_out(numbers[:-1])
        self.share(numbers[-1])
        self.fields[name] = Field(
            PerObserver(kind),
            lambda g: [some.list(g) for some in (*numbers[: g.seats], numbers[-1])],
            lambda g, value: lay_all(g, [*numbers[: g.seats], numbers[-1]], value),
        )
        return numbers

    def kinds(self) -> dict[str, Kind]:
        """The fields of the snapshot with their kinds."""
        return {name: field.kind for name, field in self.fields.items()}

    def share(self, place: Place) -> None:
        self.shared.append(place)
        self.arrange()

    def deal_out(self, places: Sequence[Place]) -> None:
        for block, place in zip(self.blocks, places, strict=True):
            block.append(place)
        self.arrange()

    def arrange(self) -> None:
        """Give every place its cells."""
        self.blanks.clear()
        start = 0
        for place in [*self.shared, *(place for block in self.blocks for place in block)]:
            place.place(start)
            start += place.cells()

    def cells(self, seats: int) -> int:
        """How many cells the table needs for so many seats."""
        return sum(place.cells() for part in (self.shared, *self.blocks[:seats]) for place in part)

    def empty(self, seats: int) -> vec[i64]:
        """A table for so many on which nothing lies: a copy of one that is kept."""
        kept = self.blanks.get(seats)
        if kept is None:
            kept = self.blanks[seats] = blank(self.cells(seats))
        return copied(kept)


def lay_all(g: State, places: Sequence[Place], values: list[list[int]]) -> None:
    for place, value in zip(places, values, strict=False):
        place.lay(g, value)


def reader_of(name: str, zoning: Zoning) -> Callable[[State], Any]:
    """What stands in a field of the snapshot: zones from the table, all else from the state's own attributes."""
    field = zoning.fields.get(name)
    return attrgetter(name) if field is None else field.value


def lay_value(state: State, name: str, value: Any, zoning: Zoning) -> None:
    """The other way round."""
    field = zoning.fields.get(name)
    if field is None:
        setattr(state, name, value)
    else:
        field.lay(state, value)
