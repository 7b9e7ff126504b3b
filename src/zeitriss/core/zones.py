"""Zones: where cards lie. All zones of a State stand in one flat array, so a copy of the table is one copy.

A game declares each zone once, in its Zoning (core.zoning). A zone is not the cards but their place:
`HANDS[seat].add(g, card)`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from zeitriss.core.rng import Rng
from zeitriss.core.vecs import extend, pop, vec

if TYPE_CHECKING:
    from zeitriss.core.state import State

SMALL: Final = 256  # cells; larger tables are copied sooner as one block


@final
class Zone:
    """Cards in an order: one cell says how many, then they follow. `most` is the room that is kept for them."""

    def __init__(self, most: i64) -> None:
        self.most: i64 = most
        self.start: i64 = 0  # set by the zoning
        self.first: i64 = 1

    def place(self, start: i64) -> None:
        self.start = start
        self.first = start + 1

    def cells(self) -> int:
        return self.most + 1

    def size(self, g: State) -> i64:
        return g.cells[self.start]

    def end(self, g: State) -> i64:
        """The cell behind the last card: `g.cells` from `first` up to it are the cards."""
        return self.first + g.cells[self.start]

    def at(self, g: State, i: i64) -> i64:
        return g.cells[self.first + i]

    def top(self, g: State) -> i64:
        """The last card."""
        cells = g.cells
        return cells[self.start + cells[self.start]]

    def put(self, g: State, i: i64, card: i64) -> None:
        g.cells[self.first + i] = card

    def add(self, g: State, card: i64) -> None:
        """Lay a card behind the last one."""
        cells = g.cells
        size = cells[self.start]
        if size >= self.most:
            raise OverflowError(f"no more than {self.most} can lie here")
        cells[self.first + size] = card
        cells[self.start] = size + 1

    def grow(self, g: State, more: i64) -> i64:
        """Places for so many behind the last card, to be written to at once: the cell of the first."""
        size = g.cells[self.start]
        if size + more > self.most:
            raise OverflowError(f"no more than {self.most} can lie here")
        g.cells[self.start] = size + more
        return self.first + size

    def insert(self, g: State, i: i64, card: i64) -> None:
        """Lay a card at place i; those from there on move up."""
        self.add(g, card)
        cells = g.cells
        place: i64 = self.first + i
        at: i64 = self.start + cells[self.start]
        while at > place:
            cells[at] = cells[at - 1]
            at -= 1
        cells[place] = card

    def sort_in(self, g: State, card: i64) -> None:
        """Lay a card before the first one that is greater: zones whose order tells nothing."""
        cells = g.cells
        size = cells[self.start]
        i: i64 = 0
        while i < size and cells[self.first + i] <= card:
            i += 1
        self.insert(g, i, card)

    def pop(self, g: State) -> i64:
        """Take the last card."""
        cells = g.cells
        size = cells[self.start]
        if size == 0:
            raise IndexError("no card lies here")
        cells[self.start] = size - 1
        return cells[self.start + size]

    def take(self, g: State, i: i64) -> i64:
        """Take the card at place i; those behind it move down."""
        cells = g.cells
        last: i64 = self.start + cells[self.start]
        at: i64 = self.first + i
        card = cells[at]
        while at < last:
            cells[at] = cells[at + 1]
            at += 1
        cells[self.start] -= 1
        return card

    def remove(self, g: State, card: i64) -> None:
        """Take the first card of this number."""
        i = self.find(g, card)
        if i < 0:
            raise ValueError(f"card {card} does not lie here")
        self.take(g, i)

    def find(self, g: State, card: i64) -> i64:
        """The first place of this card; -1: it does not lie here."""
        cells = g.cells
        size = cells[self.start]
        i: i64 = 0
        while i < size:
            if cells[self.first + i] == card:
                return i
            i += 1
        return -1

    def has(self, g: State, card: i64) -> bool:
        return self.find(g, card) >= 0

    def count(self, g: State, card: i64) -> i64:
        cells = g.cells
        found: i64 = 0
        i: i64 = 0
        while i < cells[self.start]:
            if cells[self.first + i] == card:
                found += 1
            i += 1
        return found

    def clear(self, g: State) -> None:
        g.cells[self.start] = 0

    def cut(self, g: State, size: i64) -> None:
        """Keep the first so many cards."""
        g.cells[self.start] = size

    def lay(self, g: State, cards: list[int]) -> None:
        """These cards and no others."""
        self.clear(g)
        at, cells = self.grow(g, len(cards)), g.cells
        for card in cards:
            cells[at] = card
            at += 1

    def pour(self, g: State, into: Zone) -> None:
        """All cards go behind those of another zone, in their order."""
        self.shift(g, self.size(g), into)

    def deal(self, g: State, count: i64, into: Zone) -> None:
        """So many cards go to another zone, one by one, the last one first."""
        while count > 0:
            into.add(g, self.pop(g))
            count -= 1

    def shift(self, g: State, count: i64, into: Zone) -> None:
        """So many cards go to another zone, the first one first."""
        cells, to, last = g.cells, into.grow(g, count), self.end(g)
        behind: i64 = self.first + count
        at: i64 = self.first
        while at < behind:
            cells[to] = cells[at]
            to += 1
            at += 1
        while at < last:
            cells[at - count] = cells[at]
            at += 1
        cells[self.start] -= count

    def shuffle(self, g: State, rng: Rng) -> None:
        """Fisher-Yates, from the last place down, as `Rng.shuffle`."""
        cells = g.cells
        i: i64 = cells[self.start] - 1
        while i > 0:
            one: i64 = self.first + i
            other: i64 = self.first + rng.below(i + 1)
            card = cells[one]
            cells[one] = cells[other]
            cells[other] = card
            i -= 1

    def sort(self, g: State) -> None:
        """In the order of their numbers: places tell nothing then."""
        cells = g.cells
        last: i64 = self.start + cells[self.start]
        at: i64 = self.first + 1
        while at <= last:
            card = cells[at]
            free: i64 = at
            while free > self.first and cells[free - 1] > card:
                cells[free] = cells[free - 1]
                free -= 1
            cells[free] = card
            at += 1

    def different(self, g: State) -> vec[i64]:
        """Each card that lies here once, in the order of their numbers."""
        found = g.cells[self.first : self.first + g.cells[self.start]]
        count: i64 = 0
        for card in found:  # those before `count` are in order; what stands there has been read already
            at: i64 = count
            while at > 0 and found[at - 1] > card:
                at -= 1
            if at > 0 and found[at - 1] == card:
                continue
            free: i64 = count
            while free > at:
                found[free] = found[free - 1]
                free -= 1
            found[at] = card
            count += 1
        while len(found) > count:
            found, _ = pop(found)
        return found

    def cards(self, g: State) -> list[int]:
        """A list of the cards, to be kept or changed."""
        cells = g.cells
        return [int(cells[self.first + i]) for i in range(cells[self.start])]


@final
class Numbers:
    """So many numbers in fixed places: life per seat, essences per card."""

    def __init__(self, count: i64) -> None:
        self.count: i64 = count
        self.start: i64 = 0  # set by the zoning

    def place(self, start: i64) -> None:
        self.start = start

    def cells(self) -> int:
        return self.count

    def at(self, g: State, i: i64 = 0) -> i64:
        return g.cells[self.start + i]

    def put(self, g: State, i: i64, number: i64) -> None:
        g.cells[self.start + i] = number

    def add(self, g: State, i: i64, number: i64) -> None:
        g.cells[self.start + i] += number

    def clear(self, g: State) -> None:
        for at in range(self.start, self.start + self.count):
            g.cells[at] = 0

    def lay(self, g: State, numbers: list[int]) -> None:
        cells = g.cells
        at: i64 = self.start
        for number in numbers:
            cells[at] = number
            at += 1

    def list(self, g: State) -> list[int]:
        cells = g.cells
        return [int(cells[self.start + i]) for i in range(self.count)]


def blank(cells: i64) -> vec[i64]:
    """An empty table."""
    return vec[i64]([0] * cells)


def copied(cells: vec[i64]) -> vec[i64]:
    """The same table once more. A slice goes number by number, but takes no more room than it needs."""
    return cells[:] if len(cells) < SMALL else extend(vec[i64](), cells)
