"""Sheet: what seats see as numbers, a row for each look. Nearly all are zeros, so only what was put there is wiped.

A number is a 32-bit float, as learners want it, kept as its bits: packed arrays know no floats of that size.
"""

from __future__ import annotations

from struct import pack, unpack
from typing import Final, final

from mypy_extensions import i32, i64

from zeitriss.core.vecs import vec


def bits(number: float) -> int:
    """
    >>> hex(bits(1.0)), bits(0.0)
    ('0x3f800000', 0)
    """
    return int(unpack("<i", pack("<f", number))[0])


ONE: Final[i32] = 0x3F800000  # the bits of 1.0


@final
class Sheet:
    """Rows of `size` numbers. `turn` to a row, then `put` each of its numbers that is not zero, once.

    Who is in a hurry writes into `words` itself, notes each place in `marks` from `start` on, and says where it `end`s.
    """

    def __init__(self, rows: i64, size: i64) -> None:
        self.size = size
        self.blank: vec[i32] = vec[i32]([0] * (rows * size))
        self.words: vec[i32] = self.blank[:]
        self.marks: vec[i64] = vec[i64]([0] * (rows * size))  # by row, the places where something was put
        self.ends: vec[i64] = vec[i64]([row * size for row in range(rows)])  # of each row's marks
        self.row: i64 = 0
        self.start: i64 = 0
        self.end: i64 = 0

    def turn(self, row: i64) -> None:
        """Wipe a row, to write in it from now on."""
        self.ends[self.row] = self.end
        start = row * self.size
        words, marks = self.words, self.marks
        for k in range(start, self.ends[row]):
            words[marks[k]] = 0
        self.row, self.start, self.end = row, start, start

    def put(self, place: i64, word: i32) -> None:
        self.words[self.start + place] = word
        self.marks[self.end] = self.start + place
        self.end += 1

    def renew(self) -> None:
        """All zeros, in new memory: what was written so far belongs to whoever looks at it."""
        self.words = self.blank[:]
        for row in range(i64(len(self.ends))):
            self.ends[row] = row * self.size
        self.end = self.start
