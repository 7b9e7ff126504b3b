"""Encoder: writes what a seat sees as numbers, by the game's encoding. Games in a hurry read them off the state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from zeitriss.core.sheet import Sheet

if TYPE_CHECKING:
    from zeitriss.core.state import State

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder(Generic[S]):
    def write(self, g: S, seat: i64, sheet: Sheet) -> None:
        """Put the numbers that are not zero on the sheet, from the seat's knowledge only."""
        raise NotImplementedError
