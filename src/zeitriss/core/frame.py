"""Frame: one unfinished thing on the stack of a State."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from zeitriss.core.move import Move
from zeitriss.core.offers import Offers
from zeitriss.core.schema import Kind

if TYPE_CHECKING:
    from zeitriss.core.state import State

S = TypeVar("S", bound="State")
NO_MOVES: Final[list[Move]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """A decision to be asked, or work to be done, of one seat. Never changed after creation, so clones share it.

    `fields` names the constructor's further parameters with their kinds (core.schema), so that a snapshot can be
    written and read back in mid-effect. `causes` is the kind of one more, `cause`: the card whose text has put the
    frame on the stack; -1: not known. It is for words only, so no digest counts it. A frame that belongs to one card
    names that as its `source`. A `team` frame may be answered by any seat; `seat` is then the one in whose turn it
    comes up.
    """

    fields: ClassVar[dict[str, Kind]] = {}
    causes: ClassVar[Kind | None] = None
    source: ClassVar[str] = ""
    team: ClassVar[bool] = False

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def offer(self, g: S, offers: Offers) -> None:
        """Write the numbers of the legal answers, in a stable order; none: nobody is asked and run() follows.

        Offers only answers from which the rest can be paid and done. Stays silent only if everybody can see that
        nothing was to be decided; a forced answer that depends on hidden cards is offered as the only one.
        """
        for move in self.choices(g):
            offers.add(move.id)

    def choices(self, g: S) -> list[Move]:
        """The same as moves, where a list is good enough: a frame brings one of the two."""
        return NO_MOVES

    def about(self, g: S) -> dict[str, int | str]:
        """What the question is about: words of domains (`card.jade`, `seat.1`) and numbers, by name.

        Prompts, labels and log lines speak of it. It is part of every view, so it holds only what every seat may see.
        """
        return {"cause": self.source} if self.source else {}

    def others(self, g: S, seat: i64) -> list[Move]:
        """What a seat that is not asked may throw in all the same: a power used in somebody else's turn.

        Such a move goes to resume() like an answer; the frame sees to it that its own question comes up again.
        """
        return NO_MOVES

    def resume(self, g: S, move: Move) -> None:
        """Go on with the chosen answer."""

    def run(self, g: S) -> None:
        """The work that needs no answer."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Work(Frame[S]):
    """Work that never asks anybody: nothing is looked up before it is done."""

    def offer(self, g: S, offers: Offers) -> None:
        """Nobody is asked."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Frame[S]):
    """One of these answers is done. Everybody can see where only one is left: it is done unasked."""

    def targets(self, g: S) -> list[Move]:
        """The answers; none: nothing is done."""
        return NO_MOVES

    def tell_only(self, g: S, move: Move) -> None:
        """News of the only answer, which nobody has given."""

    def tell_none(self, g: S) -> None:
        """News of nothing."""

    def offer(self, g: S, offers: Offers) -> None:
        targets = self.targets(g)
        if len(targets) > 1:
            for move in targets:
                offers.add(move.id)

    def run(self, g: S) -> None:
        targets = self.targets(g)
        if not targets:
            self.tell_none(g)
        for move in targets:
            self.tell_only(g, move)
            self.resume(g, move)


def frame_key(frame: type[Frame[Any]]) -> str:
    """`PickSide` -> `pick-side`: how messages and views name what is asked."""
    return dashed(frame.__name__)


@lru_cache(maxsize=1024)
def dashed(name: str) -> str:
    return "".join(f"-{c.lower()}" if c.isupper() and i else c.lower() for i, c in enumerate(name))
