"""Consent: somebody asks for something that concerns all, and the other people agree or do not. Compiled."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from zeitriss.play.seats import Occupant


class Ask(Struct, frozen=True, omit_defaults=True):
    """What a seat asks of the others, as it is stored. A line that was logged since has answered it.

    To take moves back, to let a bot play for who is away, or, with neither, to go on by the rules of today.
    """

    seat: int
    count: int  # moves to be taken back
    n: int  # the last line when it was asked
    yes: list[int]  # the seats that agree; who asks does
    of: int | None = None  # the seat that a bot shall play for
    bot: str | None = None

    def agreed(self, seats: Sequence[int]) -> Ask:
        return replace(self, yes=[*self.yes, *seats])

    def waiting(self, at_table: Sequence[Occupant], missed: Sequence[int] = ()) -> list[int]:
        """The people who have not yet agreed. Who is missed has no say in who plays for the missing."""
        excused = () if self.bot is None else missed
        return [seat for seat in others(at_table, self.yes) if seat not in excused]


def others(at_table: Sequence[Occupant], seats: Sequence[int]) -> list[int]:
    """The seats of other people, who must agree to what is not free."""
    return [i for i, seat in enumerate(at_table) if seat.is_human and i not in seats]
