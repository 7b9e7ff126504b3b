"""Cards that leave a hand by choice: discarding and destroying, one card at a time (D14)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from zeitriss.core.move import Domain, Move, Verb
from zeitriss.core.offers import Offers
from zeitriss.core.schema import One, Whole
from zeitriss.core.zones import Zone
from zeitriss.games.aeons_end.cards import CORRUPTION, COST, GEM, RELIC, TYPE
from zeitriss.games.aeons_end.causes import ACTING, BY, Effect, because
from zeitriss.games.aeons_end.effects.zones import destroy, discard_from_hand
from zeitriss.games.aeons_end.moves import DESTROY, DISCARD, DONE
from zeitriss.games.aeons_end.nouns import THE_CARD, WHO
from zeitriss.games.aeons_end.shapes import OfCount
from zeitriss.games.aeons_end.state import HANDS, AeonsEnd

FILTER: Final = Domain("filter", ["any", "gem", "pure", "costly", "gem-or-relic", "corrupt"])
ANY_CARD: Final = 0
ONLY_GEM: Final = 1
PURE: Final = 2  # no corruption
COSTLY: Final = 3  # costs 2 or more
GEM_OR_RELIC: Final = 4
CORRUPT: Final = 5


def fits(card: i64, wanted: i64) -> bool:
    if wanted == ONLY_GEM:
        return TYPE[card] == GEM
    if wanted == GEM_OR_RELIC:
        return TYPE[card] == GEM or TYPE[card] == RELIC
    if wanted == CORRUPT:
        return TYPE[card] == CORRUPTION
    if wanted == PURE:
        return TYPE[card] != CORRUPTION
    return wanted != COSTLY or COST[card] >= 2


def fitting(g: AeonsEnd, zone: Zone, wanted: int) -> list[int]:
    return [card for card in zone.cards(g) if fits(card, wanted)]


def offer_each(g: AeonsEnd, offers: Offers, verb: Verb, zone: Zone, wanted: i64 = ANY_CARD) -> i64:
    """A move of this verb for each different card that fits; how many they are."""
    before = offers.count
    for card in zone.different(g):
        if fits(card, wanted):
            offers.add(verb.id(card))
    return offers.count - before


def offer_choice(g: AeonsEnd, offers: Offers, verb: Verb, zone: Zone, wanted: i64) -> None:
    """The same, but nobody is asked where only equal cards fit."""
    if offer_each(g, offers, verb, zone, wanted) < 2:
        offers.count = 0


class OfHand(OfCount):
    """So many fitting cards of this player's hand."""

    fields: ClassVar = {"count": Whole(1, 99), "wanted": One(FILTER)}

    def __init__(self, seat: int, count: int, wanted: int = ANY_CARD, cause: i64 = ACTING) -> None:
        super().__init__(seat, count, cause)
        self.wanted = wanted


class DiscardHand(OfHand):
    """This player discards so many fitting cards, or all if there are fewer; the order is theirs (AE-31)."""

    coming = "coming-discard"

    def offer(self, g: AeonsEnd, offers: Offers) -> None:
        offer_choice(g, offers, DISCARD, HANDS[self.seat], self.wanted)

    def resume(self, g: AeonsEnd, move: Move) -> None:
        if self.count > 1:
            g.do(DiscardHand(self.seat, self.count - 1, self.wanted, self.cause))
        discard_from_hand(g, self.seat, move.a)

    def run(self, g: AeonsEnd) -> None:
        """Only equal cards are left to choose from."""
        for card in fitting(g, HANDS[self.seat], self.wanted)[: self.count]:
            because(g, self.cause, g.tell("discards", WHO, self.seat, THE_CARD, card))
            discard_from_hand(g, self.seat, card)


class DestroyHand(OfHand):
    """This player destroys so many fitting hand cards, or all if there are fewer."""

    coming = "coming-destroy"

    def offer(self, g: AeonsEnd, offers: Offers) -> None:
        """Unasked where only equal cards are left, or all of them go."""
        hand = HANDS[self.seat]
        if len(fitting(g, hand, self.wanted)) > self.count:
            offer_choice(g, offers, DESTROY, hand, self.wanted)

    def resume(self, g: AeonsEnd, move: Move) -> None:
        if self.count > 1:
            g.do(DestroyHand(self.seat, self.count - 1, self.wanted, self.cause))
        destroy(g, self.seat, HANDS[self.seat], move.a)

    def run(self, g: AeonsEnd) -> None:
        left = fitting(g, HANDS[self.seat], self.wanted)
        if left:
            because(g, self.cause, g.tell("destroys", WHO, self.seat, THE_CARD, min(left)))
            self.resume(g, DESTROY.at(min(left)))


class MayDiscard(Effect):
    """This player may discard a hand card (D11); then something follows. Without one run() does."""

    wanted: ClassVar[int] = ANY_CARD

    def then(self, g: AeonsEnd, card: int) -> None:
        """What the discarded card brings."""

    def offer(self, g: AeonsEnd, offers: Offers) -> None:
        if offer_each(g, offers, DISCARD, HANDS[self.seat], self.wanted):
            offers.add(DONE.first)

    def resume(self, g: AeonsEnd, move: Move) -> None:
        if move.verb is DISCARD:
            discard_from_hand(g, self.seat, move.a)
            self.then(g, move.a)
        else:
            self.run(g)


class MayDestroyHand(Effect):
    """This player may destroy one fitting hand card (D11)."""

    coming = "coming-destroy"
    least = 0
    fields: ClassVar = {"wanted": One(FILTER)}
    causes: ClassVar = BY

    def __init__(self, seat: int, wanted: int, cause: i64) -> None:
        super().__init__(seat, cause)
        self.wanted = wanted

    def offer(self, g: AeonsEnd, offers: Offers) -> None:
        if offer_each(g, offers, DESTROY, HANDS[self.seat], self.wanted):
            offers.add(DONE.first)

    def resume(self, g: AeonsEnd, move: Move) -> None:
        if move.verb is DESTROY:
            destroy(g, self.seat, HANDS[self.seat], move.a)
