"""Hand cards that the players give up together (D15): the team names them, one at a time, in any order."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from zeitriss.core.move import Move
from zeitriss.core.offers import Offers
from zeitriss.games.aeons_end.cards import AMOUNTS
from zeitriss.games.aeons_end.effects.hands import ANY_CARD, ONLY_GEM, fits
from zeitriss.games.aeons_end.effects.life import hit_gravehold
from zeitriss.games.aeons_end.effects.zones import discard_from_hand
from zeitriss.games.aeons_end.moves import DISCARD_OF, DONE
from zeitriss.games.aeons_end.shapes import OfCount
from zeitriss.games.aeons_end.state import HANDS, AeonsEnd

_RAY: Final = AMOUNTS["pulverizing-ray"]
MOST: Final = _RAY["discard"]
RAY: Final = _RAY["gravehold"]
SPARED: Final = _RAY["spared"]  # by each gem


def offer_discards(g: AeonsEnd, offers: Offers, wanted: int) -> i64:
    """Every fitting card of every hand; how many they are."""
    found: i64 = 0
    for seat in range(g.seats):
        for card in HANDS[seat].different(g):
            if fits(card, wanted):
                offers.add(DISCARD_OF.id(card, seat))
                found += 1
    return found


class Pulverize(OfCount):
    """Pulverizing Ray: up to six gems from all hands, each of them spares Gravehold 3 of 18 damage."""

    team = True
    coming = "coming-ray"

    def number(self, g: AeonsEnd) -> int:
        return RAY - SPARED * self.count

    def offer(self, g: AeonsEnd, offers: Offers) -> None:
        if self.count < MOST and offer_discards(g, offers, ONLY_GEM):
            offers.add(DONE.first)

    def resume(self, g: AeonsEnd, move: Move) -> None:
        if move is DONE.at():
            self.run(g)
        else:
            discard_from_hand(g, move.b, move.a)
            g.do(Pulverize(self.seat, self.count + 1))

    def run(self, g: AeonsEnd) -> None:
        hit_gravehold(g, self.number(g))


class DiscardTogether(OfCount):
    """Onslaught: so many hand cards of all players, or all if there are fewer."""

    coming = "coming-discard-together"
    team = True

    def offer(self, g: AeonsEnd, offers: Offers) -> None:
        """Unasked where only equal cards of one player are left."""
        if self.count and offer_discards(g, offers, ANY_CARD) == 1:
            offers.count = 0

    def resume(self, g: AeonsEnd, move: Move) -> None:
        discard_from_hand(g, move.b, move.a)
        g.do(DiscardTogether(self.seat, self.count - 1))

    def run(self, g: AeonsEnd) -> None:
        for seat in range(g.seats):
            if self.count and HANDS[seat].size(g):
                discard_from_hand(g, seat, HANDS[seat].at(g, 0))
                g.do(DiscardTogether(self.seat, self.count - 1))
