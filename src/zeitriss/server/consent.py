"""Consent: somebody asks to take moves back, or to go on by new rules, and the other people agree or do not."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from zeitriss.play.seats import Seat


class Ask(Struct, frozen=True):
    """What a seat asks of the others, as it is stored. A line that was logged since has answered it."""

    seat: int
    count: int  # moves to be taken back; 0: to go on by the rules of today
    n: int  # the last line when it was asked
    yes: list[int]  # the seats that agree; who asks does

    def agreed(self, seats: Sequence[int]) -> Ask:
        return replace(self, yes=[*self.yes, *seats])

    def waiting(self, at_table: Sequence[Seat]) -> list[int]:
        """The people who have not yet agreed."""
        return others(at_table, self.yes)


def others(at_table: Sequence[Seat], seats: Sequence[int]) -> list[int]:
    """The seats of other people, who must agree to what is not free."""
    return [i for i, seat in enumerate(at_table) if seat.is_human and i not in seats]
