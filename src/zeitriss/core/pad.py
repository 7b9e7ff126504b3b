"""Pad: one game as arrays, for environments that show a single position at a time."""

from __future__ import annotations

from collections.abc import Callable
from operator import index
from sys import getrefcount
from typing import Any, Final, final

from mypy_extensions import i64, u8

from zeitriss.core.encoder import Encoder
from zeitriss.core.rng import Rng
from zeitriss.core.sheet import Sheet
from zeitriss.core.state import State
from zeitriss.core.vecs import vec

ROUND = 4  # leaves that are there from the beginning
Lend = Callable[[object, str], Any]  # an attribute that is a vec -> the same memory as an array for outside
Shown = dict[str, Any]
NOBODY: Final = -1
REFUSED: Final = -2
MOST: Final = 1 << 31  # no action has so large a number


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
class Leaf:
    """A position as one seat sees it: its numbers, and ones for its legal moves. Written when somebody looks.

    Arrays are read-only outside. Dictionaries are copied for each look, so that whoever gets one may change it.
    """

    def __init__(self, encoder: Encoder[Any], size: i64, width: i64, share: Lend) -> None:
        self.encoder, self.share, self.count_holders = encoder, share, getrefcount
        self.sheet, self.mask = Sheet(1, size), Mask(width)
        self.seen: Any = share(self.sheet, "words")
        self.legal: Any = share(self.mask, "ones")
        self.shown: Shown = {"observation": self.seen, "action_mask": self.legal}
        self.told: Shown = {"action_mask": self.legal}
        self.by: i64 = NOBODY  # whose eyes the numbers are seen with
        self.asked: i64 = NOBODY  # who is asked after a move, NOBODY if it is over
        self.seen_by_none = self.count_holders(self.seen)
        self.legal_by_none = self.count_holders(self.legal)

    def clear(self) -> None:
        """Ready for another position. What anybody holds is not written again: it stays as it is, in its memory."""
        self.by = NOBODY
        kept = self.count_holders(self.seen) > self.seen_by_none
        if kept:
            self.sheet.renew()
            self.seen = self.share(self.sheet, "words")
        if self.count_holders(self.legal) > self.legal_by_none:
            self.mask.renew()
            self.legal = self.share(self.mask, "ones")
            self.told = {"action_mask": self.legal}
            kept = True
        else:
            self.mask.clear()
        if kept:
            self.shown = {"observation": self.seen, "action_mask": self.legal}

    def offer(self, state: State) -> None:
        """Ones for the moves of who is asked."""
        mask, ids, count = self.mask, state.offers.ids, state.offers.count
        ones, marks = mask.ones, mask.marks
        for k in range(count):
            ones[ids[k]] = 1
            marks[k] = ids[k]
        mask.count = count

    def mark(self, legal: list[int]) -> None:
        """Ones at these numbers."""
        for action in legal:
            self.mask.add(action)

    def show(self, state: State, seat: i64) -> Shown:
        """The observation of this seat."""
        if self.by != seat:
            self.sheet.turn(0)
            self.encoder.write(state, seat, self.sheet)
            self.by = seat
        return self.shown.copy()

    def info(self) -> Shown:
        """The info beside it."""
        return self.told.copy()


@final
class Pad:
    """A few leaves, taken in turn: to make an array takes longer than to fill it."""

    def __init__(self, encoder: Encoder[Any], size: i64, width: i64, share: Lend) -> None:
        self.leaves = [Leaf(encoder, size, width, share) for _ in range(ROUND)]
        self.last: i64 = 0

    def leaf(self) -> Leaf:
        """An empty one."""
        self.last = self.last + 1 if self.last + 1 < ROUND else i64(0)
        leaf = self.leaves[self.last]
        leaf.clear()
        return leaf

    def offered(self, state: State) -> Leaf:
        """One with the moves of who is asked."""
        leaf = self.leaf()
        leaf.offer(state)
        return leaf

    def marked(self, legal: list[int]) -> Leaf:
        """One with these moves."""
        leaf = self.leaf()
        leaf.mark(legal)
        return leaf

    def after(self, state: State, given: Any) -> Leaf | None:
        """Play the move with this number: the leaf of who is asked then. None: it is not legal."""
        seat = answer(state, number(given))
        if seat == REFUSED:
            return None
        leaf = self.offered(state)
        leaf.asked = seat
        return leaf


def number(given: Any) -> i64:
    """An action as it comes from outside, NumPy's numbers are welcome; below 0: it is none."""
    try:
        found: int = given if isinstance(given, int) else index(given)
    except TypeError:
        return -1
    return found if 0 <= found < MOST else -1


def answer(state: State, action: i64) -> i64:
    """Play the move with this number: who is asked then, NOBODY if it is over. REFUSED: it is not legal."""
    offers = state.offers
    ids = offers.ids
    for k in range(offers.count):
        if ids[k] == action:
            state.apply(state.known[action])
            return state.stack.top().seat if offers.count else NOBODY
    return REFUSED


def run_on(state: State, seat: i64, rng: Rng, most: i64) -> i64:
    """Let the other seats play by chance until this one is asked, the game is over or so many moves are made."""
    count: i64 = 0
    offers, known = state.offers, state.known
    while offers.count and count < most and state.stack.top().seat != seat:
        state.apply(known[offers.ids[rng.below(offers.count)]])
        count += 1
    return count
