"""Text: what an action card says."""

from __future__ import annotations

from mypy_extensions import i64

from zeitriss.core.frame import Frame
from zeitriss.core.move import Move
from zeitriss.core.offers import Offers
from zeitriss.games.eternitium.cards import SEATS_MOST
from zeitriss.games.eternitium.moves import CHOOSE
from zeitriss.games.eternitium.state import Eternitium


class Text:
    """When a card may be played, and what it does then. It lies on the discard pile already (ET-14)."""

    def playable(self, g: Eternitium, seat: i64) -> bool:
        """Its precondition. A technology without one may be played even if it changes nothing."""
        return True

    def play(self, g: Eternitium, seat: i64) -> None:
        raise NotImplementedError


class Asks(Text):
    """A text that begins with a question to whoever plays it."""

    def __init__(self, question: type[Frame[Eternitium]]) -> None:
        self.questions = [question(seat) for seat in range(SEATS_MOST)]

    def play(self, g: Eternitium, seat: i64) -> None:
        g.do(self.questions[seat])


class PickTraveller(Frame[Eternitium]):
    """Another traveller is chosen; unasked where only one can be."""

    def candidates(self, g: Eternitium) -> list[int]:
        return others(g, self.seat)

    def carry(self, g: Eternitium, other: int) -> None:
        """What happens to the chosen one."""

    def offer(self, g: Eternitium, offers: Offers) -> None:
        found = self.candidates(g)
        if len(found) > 1:
            for other in found:
                offers.add(CHOOSE.first + other)

    def resume(self, g: Eternitium, move: Move) -> None:
        self.carry(g, move.a)

    def run(self, g: Eternitium) -> None:
        for other in self.candidates(g):
            self.carry(g, other)


def others(g: Eternitium, seat: i64) -> list[int]:
    """Clockwise from the left neighbour."""
    return [(seat + step) % g.seats for step in range(1, g.seats)]
