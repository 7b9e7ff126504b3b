"""Rng: the small reproducible generator that is part of every State.

The algorithm is sfc32 (Chris Doty-Humphrey, PractRand): 128 bits of state, only additions, shifts and exclusive ors of
32-bit words. Every intermediate value fits into a signed 64-bit integer, so compiled and pure builds give the same
stream. The stream is frozen: stored games depend on it.
"""

from __future__ import annotations

import hashlib
from typing import TypeVar

from mypy_extensions import i64, mypyc_attr

from zeitriss.core.vecs import read_i64_le

T = TypeVar("T")


@mypyc_attr(acyclic=True, free_list_len=1)  # every copy of a State has one
class Rng:
    def __init__(self, a: i64, b: i64, c: i64, counter: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.counter: i64 = counter

    def word(self) -> i64:
        """The next 32 random bits."""
        a: i64 = self.a
        b: i64 = self.b
        c: i64 = self.c
        t: i64 = (a + b + self.counter) & 0xFFFFFFFF
        self.counter = (self.counter + 1) & 0xFFFFFFFF
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & 0xFFFFFFFF
        self.c = (((c << 21) & 0xFFFFFFFF | (c >> 11)) + t) & 0xFFFFFFFF
        return t

    def below(self, n: i64) -> i64:
        """A uniform number from 0 to n - 1, without bias (Lemire's multiply and reject); n up to 2**31, see above."""
        product: i64 = self.word() * n
        low: i64 = product & 0xFFFFFFFF
        if low < n:
            floor: i64 = (0x100000000 - n) % n
            while low < floor:
                product = self.word() * n
                low = product & 0xFFFFFFFF
        return product >> 32

    def shuffle(self, cards: list[T]) -> None:
        """Fisher-Yates, from the last place down."""
        i: i64 = len(cards) - 1
        while i > 0:
            j: i64 = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
            i -= 1

    def clone(self) -> Rng:
        return Rng(self.a, self.b, self.c, self.counter)

    def split(self) -> Rng:
        """Another generator, drawn from this one: a search needs thousands, and hashing a seed for each takes long."""
        return Rng(self.word(), self.word(), self.word(), self.word())

    def words(self) -> list[int]:
        """The whole state, for snapshots."""
        return [self.a, self.b, self.c, self.counter]


def seeded(seed: int | str) -> Rng:
    """The generator of a seed. Hashing spreads small seeds over the whole state.

    >>> seeded(7).below(1000), seeded(7).below(1000), seeded("7").below(1000)
    (374, 374, 374)
    """
    digest = hashlib.sha256(f"zeitriss {seed}".encode()).digest()
    two, third = read_i64_le(digest, 0), read_i64_le(digest, 8)
    rng = Rng(two & 0xFFFFFFFF, two >> 32 & 0xFFFFFFFF, third & 0xFFFFFFFF, 1)
    for _ in range(12):  # sfc32 asks for a warm-up after seeding
        rng.word()
    return rng
