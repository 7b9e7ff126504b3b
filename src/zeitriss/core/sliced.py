"""Sliced zones: what the pure build lays its cards in. A slice of a list does at once what compiled code does in loops.

The same zones as in core.zones, to the last card and the last random number; tests/core holds them against each other.

Not compiled: only the pure build runs it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from zeitriss.core import zones

if TYPE_CHECKING:
    from zeitriss.core.zones import Numbers as Numbers
    from zeitriss.core.zones import Zone as Zone
elif not zones.__file__.endswith(".py"):
    Numbers, Zone = zones.Numbers, zones.Zone
else:

    class Zone(zones.Zone):
        def insert(self, g, i, card):
            self.add(g, card)
            cells = g.cells
            place, last = self.first + i, self.start + cells[self.start]
            cells[place + 1 : last + 1] = cells[place:last]
            cells[place] = card

        def take(self, g, i):
            cells = g.cells
            last, at = self.start + cells[self.start], self.first + i
            card = cells[at]
            cells[at:last] = cells[at + 1 : last + 1]
            cells[self.start] -= 1
            return card

        def find(self, g, card):
            cells, first = g.cells, self.first
            try:
                return cells.index(card, first, first + cells[self.start]) - first
            except ValueError:
                return -1

        def remove(self, g, card):
            cells, first = g.cells, self.first
            last = self.start + cells[self.start]
            at = cells.index(card, first, last + 1)
            cells[at:last] = cells[at + 1 : last + 1]
            cells[self.start] -= 1

        def has(self, g, card):
            cells, first = g.cells, self.first
            return card in cells[first : first + cells[self.start]]

        def count(self, g, card):
            return self.cards(g).count(card)

        def lay(self, g, cards):
            self.clear(g)
            self.extend(g, cards)

        def pour(self, g, into):
            into.extend(g, self.cards(g))
            self.clear(g)

        def deal(self, g, count, into):
            cells, first = g.cells, self.first
            left = cells[self.start] - count
            into.extend(g, cells[first + left : first + left + count][::-1])
            cells[self.start] = left

        def shift(self, g, count, into):
            cells, first = g.cells, self.first
            left = cells[self.start] - count
            into.extend(g, cells[first : first + count])
            cells[first : first + left] = cells[first + count : first + count + left]
            cells[self.start] = left

        def extend(self, g, cards):
            cells = g.cells
            size = cells[self.start] + len(cards)
            if size > self.most:
                raise OverflowError(f"no more than {self.most} can lie here")
            end = self.first + size
            cells[end - len(cards) : end] = cards
            cells[self.start] = size

        def sort(self, g):
            g.cells[self.first : self.end(g)] = sorted(self.cards(g))

        def different(self, g):
            return sorted(set(self.cards(g)))

        def cards(self, g):
            cells, first = g.cells, self.first
            return cells[first : first + cells[self.start]]

    class Numbers(zones.Numbers):
        def clear(self, g):
            g.cells[self.start : self.start + self.count] = [0] * self.count

        def lay(self, g, numbers):
            g.cells[self.start : self.start + len(numbers)] = numbers

        def list(self, g):
            return g.cells[self.start : self.start + self.count]
