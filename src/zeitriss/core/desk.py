"""Desk: one game as arrays, for environments that show a single position at a time."""

from __future__ import annotations

from collections.abc import Callable
from sys import getrefcount
from typing import Any, final

from mypy_extensions import i64, u8

from zeitriss.core.encoder import Encoder
from zeitriss.core.rng import Rng
from zeitriss.core.sheet import Sheet
from zeitriss.core.state import State
from zeitriss.core.vecs import vec

ROUND = 4  # arrays of each sort that are there from the beginning
Share = Callable[[object, str], Any]  # an attribute that is a vec -> the same memory as an array for outside


@final
class Mask:
    """Ones at some places; only those are wiped."""

    def __init__(self, width: i64) -> None:
        self.blank: vec[u8] = vec[u8]([0] * width)
        self.ones: vec[u8] = self.blank[:]
        self.marks: vec[i64] = vec[i64]([0] * width)
        self.count: i64 = 0

    def renew(self) -> None:
        """In new memory: what was shown so far belongs to whoever looks at it."""
        self.ones = self.blank[:]
        self.count = 0

    def clear(self) -> None:
        ones, marks = self.ones, self.marks
        for k in range(self.count):
            ones[marks[k]] = 0
        self.count = 0

    def add(self, place: i64) -> None:
        self.ones[place] = 1
        self.marks[self.count] = place
        self.count += 1


@final
class Desk:
    """The numbers that a seat sees, and ones for its legal moves. What is held by anybody is not written again.

    To make an array takes longer than to fill it, so one that nobody holds any more is written anew. Outside, arrays
    are read-only, so that nothing stands in them but what was put there.
    """

    def __init__(self, encoder: Encoder[Any], size: i64, width: i64, share: Share) -> None:
        self.encoder, self.share = encoder, share
        self.sheets = [Sheet(1, size) for _ in range(ROUND)]
        self.looks = [share(sheet, "words") for sheet in self.sheets]
        self.masks = [Mask(width) for _ in range(ROUND)]
        self.shown = [share(mask, "ones") for mask in self.masks]
        self.looked: i64 = 0
        self.masked: i64 = 0
        self.unheld = holders(self.looks, 0)

    def look(self, state: State, seat: i64) -> Any:
        """The numbers as this seat sees them."""
        self.looked = i = (self.looked + 1) % ROUND
        sheet = self.sheets[i]
        if holders(self.looks, i) > self.unheld:
            sheet.renew()
            self.looks[i] = self.share(sheet, "words")
        sheet.turn(0)
        self.encoder.write(state, seat, sheet)
        return self.looks[i]

    def blank_mask(self) -> i64:
        """The number of a mask without ones."""
        self.masked = i = (self.masked + 1) % ROUND
        mask = self.masks[i]
        if holders(self.shown, i) > self.unheld:
            mask.renew()
            self.shown[i] = self.share(mask, "ones")
        mask.clear()
        return i

    def offered(self, state: State) -> Any:
        """Ones for the moves of who is asked."""
        i = self.blank_mask()
        mask, ids, count = self.masks[i], state.offers.ids, state.offers.count
        ones, marks = mask.ones, mask.marks
        for k in range(count):
            ones[ids[k]] = 1
            marks[k] = ids[k]
        mask.count = count
        return self.shown[i]

    def mask(self, legal: list[int]) -> Any:
        """Ones at these numbers."""
        i = self.blank_mask()
        for action in legal:
            self.masks[i].add(action)
        return self.shown[i]


def holders(arrays: list[Any], i: i64) -> int:
    """How many hold an array; so counted, what counts itself is the same each time."""
    return getrefcount(arrays[i])


def answer(state: State, action: i64) -> bool:
    """Play the move with this number in the catalogue, if it is legal."""
    ids = state.offers.ids
    for k in range(state.offers.count):
        if ids[k] == action:
            state.apply(state.known[action])
            return True
    return False


def run_on(state: State, seat: i64, rng: Rng, most: i64) -> i64:
    """Let the other seats play by chance until this one is asked, the game is over or so many moves are made."""
    count: i64 = 0
    offers, known = state.offers, state.known
    while offers.count and count < most and state.stack.top().seat != seat:
        state.apply(known[offers.ids[rng.below(offers.count)]])
        count += 1
    return count
