"""Offers: the numbers of the legal moves, written anew for every question into the same array."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from zeitriss.core.vecs import append, vec


@final
class Offers:
    """The first `count` of `ids` are the catalogue numbers of the moves that are legal now, in a stable order."""

    def __init__(self) -> None:
        self.ids: vec[i64] = vec[i64]()
        self.count: i64 = 0

    def add(self, id: i64) -> None:
        count = self.count
        if count < len(self.ids):
            self.ids[count] = id
        else:
            self.ids = append(self.ids, id)
        self.count = count + 1

    def copy_into(self, copy: Offers) -> None:
        copy.ids = self.ids[: self.count]
        copy.count = self.count
