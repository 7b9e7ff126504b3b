"""Offers: the numbers of the legal moves, written anew for every question into the same array."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from zeitriss.core.vecs import append, vec


@mypyc_attr(acyclic=True, free_list_len=1)  # every copy of a State has one
@final
class Offers:
    """The first `count` of `ids` are the catalogue numbers of the moves that are legal now, in a stable order.

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
            self.ids = vec[i64]([0] * len(self.ids))
            self.shared = False

    def add(self, id: i64) -> None:
        ids, count = self.ids, self.count
        if count < len(ids):
            ids[count] = id
        else:
            self.ids = append(ids, id)
        self.count = count + 1

    def reserve(self, most: i64) -> vec[i64]:
        """Room for so many, to be written without asking each time; whoever does sets `count` at the end."""
        while len(self.ids) < most:
            self.ids = append(self.ids, 0)
        return self.ids

    def copy(self) -> Offers:
        copy = Offers(self.ids, self.count)
        self.shared = copy.shared = True
        return copy


def no_offers() -> Offers:
    return Offers(vec[i64](), 0)
