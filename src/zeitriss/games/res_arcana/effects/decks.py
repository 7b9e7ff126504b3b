"""Effects on hand, deck and discard pile (section D)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from zeitriss.core.move import Move
from zeitriss.core.offers import Offers
from zeitriss.core.schema import Flag, Kind, Whole
from zeitriss.games.res_arcana.effects.basics import discard, draw, reshuffle
from zeitriss.games.res_arcana.effects.costs import DiscardCards
from zeitriss.games.res_arcana.effects.naming import ByCard
from zeitriss.games.res_arcana.knowledge.memory import IN_DECK, IN_HAND, IN_MONUMENTS, carry_of, peek
from zeitriss.games.res_arcana.moves import DISCARD, DONE, DRAW, LOOK, ORDER, RETRIEVE, RETURN
from zeitriss.games.res_arcana.state import DECKS, DISCARDS, HANDS, MONUMENTS, ORDERED, PEEKED, ResArcana

OWN: Final = 0
MONUMENT: Final = 1


class SoMany(ByCard):
    """Something that a player does with so many cards, one by one."""

    fields: ClassVar[dict[str, Kind]] = {"number": Whole(0, 9)}

    def __init__(self, seat: i64, number: i64, cause: i64) -> None:
        super().__init__(seat, cause)
        self.number: i64 = number


class DrawCards(SoMany):
    """RA-50, RA-R29: so many cards, one by one. A draw with which the deck runs out may be declined."""

    def offer(self, g: ResArcana, offers: Offers) -> None:
        if self.number and runs_out(g, self.seat):
            offers.add(DRAW.first)
            offers.add(DONE.first)

    def resume(self, g: ResArcana, move: Move) -> None:
        if move.id == DRAW.first:
            draw(g, self.seat)
            g.do(DrawCards(self.seat, self.number - 1, self.cause))

    def run(self, g: ResArcana) -> None:
        if self.number and draw(g, self.seat):
            g.do(DrawCards(self.seat, self.number - 1, self.cause))


def runs_out(g: ResArcana, seat: i64) -> bool:
    """Whether the next draw takes the last card of the deck, or needs the discard pile."""
    deck = DECKS[seat].size(g)
    return deck == 1 or (deck == 0 and DISCARDS[seat].size(g) > 0)


def draw_then_discard(g: ResArcana, seat: i64, drawn: i64, discarded: i64, cause: i64) -> None:
    """RA-52: the draws come before the question (RA-85)."""
    real: i64 = draw_all(g, seat, drawn)
    g.do(DiscardCards(seat, discarded if real == drawn else real, cause))


def draw_then_return(g: ResArcana, seat: i64, drawn: i64, number: i64, cause: i64) -> None:
    """RA-53, RA-62, RA-R18."""
    if draw_all(g, seat, drawn):
        g.do(DiscardOrReturn(seat, number, cause))


def draw_all(g: ResArcana, seat: i64, number: i64) -> i64:
    """Draw so many cards; how many there were."""
    real: i64 = 0
    while real < number and draw(g, seat):
        real += 1
    return real


class DiscardOrReturn(SoMany):
    """RA-53: any hand card, to the discard pile or on top of the own deck."""

    def offer(self, g: ResArcana, offers: Offers) -> None:
        hand = HANDS[self.seat]
        if self.number:
            for i in range(hand.size(g)):
                offers.add(DISCARD.id(hand.at(g, i)))
                offers.add(RETURN.id(hand.at(g, i)))

    def resume(self, g: ResArcana, move: Move) -> None:
        seat = self.seat
        if move.verb is DISCARD:
            discard(g, seat, move.a)
        else:
            carry_of(g, seat, HANDS[seat], IN_HAND[seat], IN_DECK[seat])  # nobody else knows which one left
            HANDS[seat].remove(g, move.a)
            DECKS[seat].insert(g, 0, move.a)
        g.do(DiscardOrReturn(seat, self.number - 1, self.cause))


class Peek(ByCard):
    """RA-51: which deck; never a rival's."""

    fields: ClassVar[dict[str, Kind]] = {"number": Whole(1, 9), "own": Flag(), "monument": Flag()}

    def __init__(self, seat: i64, number: i64, own: bool, monument: bool, cause: i64) -> None:
        super().__init__(seat, cause)
        self.number: i64 = number
        self.own = own
        self.monument = monument

    def targets(self, g: ResArcana) -> list[Move]:
        own = self.own and (DECKS[self.seat].size(g) or DISCARDS[self.seat].size(g))
        monument = self.monument and MONUMENTS.size(g)
        return ([LOOK.at(OWN)] if own else []) + ([LOOK.at(MONUMENT)] if monument else [])

    def resume(self, g: ResArcana, move: Move) -> None:
        seat, pile = self.seat, move.a
        deck = DECKS[seat] if pile == OWN else MONUMENTS
        if pile == OWN and deck.size(g) < self.number:
            reshuffle(g, seat)
        while PEEKED.size(g) < self.number and deck.size(g):
            PEEKED.sort_in(g, deck.take(g, 0))
        peek(g, seat, PEEKED.cards(g), IN_DECK[seat] if pile == OWN else IN_MONUMENTS)
        g.looking = seat
        g.do(Reorder(seat, pile, self.cause))


class Reorder(ByCard):
    """RA-51: put them back in any order; the first one named comes to lie on top."""

    fields: ClassVar[dict[str, Kind]] = {"pile": Whole(0, 1)}

    def __init__(self, seat: i64, pile: i64, cause: i64) -> None:
        super().__init__(seat, cause)
        self.pile: i64 = pile

    def targets(self, g: ResArcana) -> list[Move]:
        return [ORDER.at(card) for card in PEEKED.cards(g)]

    def resume(self, g: ResArcana, move: Move) -> None:
        PEEKED.remove(g, move.a)
        ORDERED.add(g, move.a)
        g.do(self)

    def run(self, g: ResArcana) -> None:
        deck = DECKS[self.seat] if self.pile == OWN else MONUMENTS
        PEEKED.pour(g, ORDERED)
        while ORDERED.size(g):
            deck.insert(g, 0, ORDERED.pop(g))


class RetrieveCard(SoMany):
    """RA-54: a card of your choice from your own discard pile, or none (RA-R29)."""

    def offer(self, g: ResArcana, offers: Offers) -> None:
        for card in sorted(DISCARDS[self.seat].cards(g)):
            offers.add(RETRIEVE.id(card))
        if offers.count:
            offers.add(DONE.first)

    def resume(self, g: ResArcana, move: Move) -> None:
        if move.id == DONE.first:
            return
        DISCARDS[self.seat].remove(g, move.a)
        HANDS[self.seat].sort_in(g, move.a)
        if self.number > 1:
            g.do(RetrieveCard(self.seat, self.number - 1, self.cause))
