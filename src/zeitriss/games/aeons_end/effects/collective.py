"""Hand cards that the players give up together (D15): the team names them, one at a time, in any order."""

from __future__ import annotations

from typing import Final

from zeitriss.core.move import Move
from zeitriss.games.aeons_end.effects.hands import ANY_CARD, ONLY_GEM, fitting
from zeitriss.games.aeons_end.effects.life import hit_gravehold
from zeitriss.games.aeons_end.effects.zones import discard_from_hand
from zeitriss.games.aeons_end.moves import DISCARD_OF, DONE, NOTHING
from zeitriss.games.aeons_end.shapes import OfCount
from zeitriss.games.aeons_end.state import AeonsEnd, ordered

MOST: Final = 6
RAY: Final = 18


def discards(g: AeonsEnd, wanted: int) -> list[Move]:
    """Every fitting card of every hand."""
    return [DISCARD_OF.at(card, seat) for seat in range(g.seats) for card in ordered(fitting(g.hands[seat], wanted))]


class Pulverize(OfCount):
    """Pulverizing Ray: up to six gems from all hands, each of them spares Gravehold 3 of 18 damage."""

    team = True

    def choices(self, g: AeonsEnd) -> list[Move]:
        if self.count == MOST:
            return NOTHING
        moves = discards(g, ONLY_GEM)
        return [*moves, DONE.at()] if moves else NOTHING

    def resume(self, g: AeonsEnd, move: Move) -> None:
        if move is DONE.at():
            self.run(g)
        else:
            discard_from_hand(g, move.args[1], move.args[0])
            g.do(Pulverize(self.seat, self.count + 1))

    def run(self, g: AeonsEnd) -> None:
        hit_gravehold(g, RAY - 3 * self.count)


class DiscardTogether(OfCount):
    """Onslaught: so many hand cards of all players, or all if there are fewer."""

    team = True

    def options(self, g: AeonsEnd) -> list[Move]:
        return discards(g, ANY_CARD) if self.count else NOTHING

    def choices(self, g: AeonsEnd) -> list[Move]:
        moves = self.options(g)
        return moves if len(moves) > 1 else NOTHING

    def resume(self, g: AeonsEnd, move: Move) -> None:
        discard_from_hand(g, move.args[1], move.args[0])
        g.do(DiscardTogether(self.seat, self.count - 1))

    def run(self, g: AeonsEnd) -> None:
        for move in self.options(g):
            self.resume(g, move)
