"""Hand cards that the players give up together (D15): the team names them, one at a time, seat after seat."""

from __future__ import annotations

from typing import ClassVar, Final

from zeitriss.core.move import Move
from zeitriss.core.schema import Whole
from zeitriss.games.aeons_end.effects.hands import ANY_CARD, ONLY_GEM, fitting
from zeitriss.games.aeons_end.effects.life import hit_gravehold
from zeitriss.games.aeons_end.effects.zones import discard_from_hand
from zeitriss.games.aeons_end.moves import DISCARD_OF, DONE
from zeitriss.games.aeons_end.nemeses.book import Line
from zeitriss.games.aeons_end.state import AeonsEnd, ordered

NOTHING: Final[list[Move]] = []
MOST: Final = 6
RAY: Final = 18


class Pulverize(Line):
    """Pulverizing Ray: up to six gems from all hands, each of them spares Gravehold 3 of 18 damage.

    `least` is the first seat whose cards may still be named.
    """

    fields: ClassVar = {"count": Whole(0, MOST), "least": Whole(0, 3)}

    def __init__(self, seat: int, count: int, least: int) -> None:
        super().__init__(seat)
        self.count = count
        self.least = least

    def choices(self, g: AeonsEnd) -> list[Move]:
        if self.count == MOST:
            return NOTHING
        moves = [
            DISCARD_OF.at(card, seat)
            for seat in range(self.least, g.seats)
            for card in ordered(fitting(g.hands[seat], ONLY_GEM))
        ]
        return [*moves, DONE.at()] if moves else NOTHING

    def resume(self, g: AeonsEnd, move: Move) -> None:
        if move is DONE.at():
            self.run(g)
        else:
            discard_from_hand(g, move.args[1], move.args[0])
            g.do(Pulverize(self.seat, self.count + 1, move.args[1]))

    def run(self, g: AeonsEnd) -> None:
        hit_gravehold(g, RAY - 3 * self.count)


class DiscardTogether(Line):
    """Onslaught: so many hand cards of all players, or all if there are fewer."""

    fields: ClassVar = {"count": Whole(0, 999), "least": Whole(0, 3)}

    def __init__(self, seat: int, count: int, least: int) -> None:
        super().__init__(seat)
        self.count = count
        self.least = least

    def options(self, g: AeonsEnd) -> list[Move]:
        """Cards of seats from which on enough is left for the rest."""
        held = 0
        for seat in range(self.least, g.seats):
            held += len(g.hands[seat])
        needed = min(self.count, held)
        moves: list[Move] = []
        for seat in range(self.least, g.seats):
            if needed and held >= needed:
                moves += [DISCARD_OF.at(card, seat) for card in ordered(fitting(g.hands[seat], ANY_CARD))]
            held -= len(g.hands[seat])
        return moves

    def choices(self, g: AeonsEnd) -> list[Move]:
        moves = self.options(g)
        return moves if len(moves) > 1 else NOTHING

    def resume(self, g: AeonsEnd, move: Move) -> None:
        discard_from_hand(g, move.args[1], move.args[0])
        g.do(DiscardTogether(self.seat, self.count - 1, move.args[1]))

    def run(self, g: AeonsEnd) -> None:
        for move in self.options(g):
            self.resume(g, move)
