"""Offers: the numbers of the legal moves, written anew for every question into the same array."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from zeitriss.core.vecs import append, vec

ROOM: Final = vec[i64]([0] * 64)  # so many can always be written


@mypyc_attr(acyclic=True, free_list_len=1)  # every copy of a State has one
@final
class Offers:
    """The first `count` of `ids` are the catalogue numbers of the moves that are legal now, in a stable order.

    A frame adds them one by one; where it has few enough, it may write into `ids` itself and set `count` at the end.
    A copy shares the array: most copies are looked at or thrown away before they have other offers.
    """

    def __init__(self, ids: vec[i64], count: i64) -> None:
        self.ids: vec[i64] = ids
        self.count: i64 = count
        self.shared = False  # with a copy, until other offers are written

    def clear(self) -> None:
        """Begin anew: nothing is legal yet."""
        self.count = 0
        if self.shared:
            self.part()

    def part(self) -> None:
        """Let the copies keep the array, and write into another."""
        self.ids = self.ids[:]
        self.shared = False

    def add(self, id: i64) -> None:
        count = self.count
        if count < len(self.ids):
            self.ids[count] = id
        else:  # no room yet
            self.ids = append(self.ids, id)
        self.count = count + 1

    def copy(self) -> Offers:
        copy = Offers(self.ids, self.count)
        self.shared = copy.shared = True
        return copy


def no_offers() -> Offers:
    return Offers(ROOM[:], 0)
