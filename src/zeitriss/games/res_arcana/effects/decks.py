"""Effects on hand, deck and discard pile (section D)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from zeitriss.core.frame import Frame
from zeitriss.core.move import Move
from zeitriss.core.schema import Flag, Kind, Whole
from zeitriss.games.res_arcana.effects.basics import add_to_hand, discard, draw, report_card, reshuffle
from zeitriss.games.res_arcana.effects.costs import DiscardCards
from zeitriss.games.res_arcana.knowledge.memory import DECK, HAND, MONUMENTS, carry_of, peek
from zeitriss.games.res_arcana.moves import DISCARD, LOOK, ORDER, RETRIEVE, RETURN
from zeitriss.games.res_arcana.power import Effect, Effects, asked
from zeitriss.games.res_arcana.state import ResArcana

OWN: Final = 0
MONUMENT: Final = 1


class Draw(Effect):
    """`draw`."""

    def __init__(self, number: i64) -> None:
        self.number: i64 = number

    def apply(self, g: ResArcana, run: Effects) -> None:
        for _ in range(self.number):
            draw(g, run.seat)


class DrawThenDiscard(Effect):
    """`draw_then_discard` (RA-52): the draws come before the question (RA-85)."""

    def __init__(self, drawn: i64, discarded: i64) -> None:
        self.drawn: i64 = drawn
        self.discarded: i64 = discarded

    def apply(self, g: ResArcana, run: Effects) -> None:
        real: i64 = 0
        for _ in range(self.drawn):
            if draw(g, run.seat):
                real += 1
        g.stack.append(DiscardCards(run.seat, self.discarded if real == self.drawn else real))


class DrawThenReturn(Effect):
    """`draw_then_discard_or_return` (RA-53, RA-62, RA-R18)."""

    def __init__(self, drawn: i64, number: i64) -> None:
        self.drawn: i64 = drawn
        self.number: i64 = number

    def apply(self, g: ResArcana, run: Effects) -> None:
        real = False
        for _ in range(self.drawn):
            if draw(g, run.seat):
                real = True
        if real:
            g.stack.append(DiscardOrReturn(run.seat, self.number))


class DiscardOrReturn(Frame[ResArcana]):
    """RA-53: any hand card, to the discard pile or on top of the own deck."""

    fields: ClassVar[dict[str, Kind]] = {"number": Whole(0, 9)}

    def __init__(self, seat: i64, number: i64) -> None:
        super().__init__(seat)
        self.number: i64 = number

    def choices(self, g: ResArcana) -> list[Move]:
        moves: list[Move] = []
        if self.number:
            for card in g.hands[self.seat]:
                moves.append(DISCARD.at(card))
                moves.append(RETURN.at(card))
        return moves

    def resume(self, g: ResArcana, move: Move) -> None:
        card: i64 = move.args[0]
        if move.verb is DISCARD:
            discard(g, self.seat, card)
        else:
            hand = g.hands[self.seat]
            carry_of(g, self.seat, hand, HAND[self.seat], DECK[self.seat])  # nobody else knows which one left
            hand.remove(card)
            g.decks[self.seat].insert(0, card)
        g.stack.append(DiscardOrReturn(self.seat, self.number - 1))


class PeekReorder(Effect):
    """`peek_reorder` (RA-51)."""

    def __init__(self, number: i64, own: bool, monument: bool) -> None:
        self.number: i64 = number
        self.own = own
        self.monument = monument

    def apply(self, g: ResArcana, run: Effects) -> None:
        g.stack.append(Peek(run.seat, self.number, self.own, self.monument))


class Peek(Frame[ResArcana]):
    """RA-51: which deck; never a rival's."""

    fields: ClassVar[dict[str, Kind]] = {"number": Whole(1, 9), "own": Flag(), "monument": Flag()}

    def __init__(self, seat: i64, number: i64, own: bool, monument: bool) -> None:
        super().__init__(seat)
        self.number: i64 = number
        self.own = own
        self.monument = monument

    def piles(self, g: ResArcana) -> list[int]:
        found: list[int] = []
        if self.own and (g.decks[self.seat] or g.discards[self.seat]):
            found.append(OWN)
        if self.monument and g.monuments:
            found.append(MONUMENT)
        return found

    def choices(self, g: ResArcana) -> list[Move]:
        return asked([LOOK.at(pile) for pile in self.piles(g)])

    def resume(self, g: ResArcana, move: Move) -> None:
        self.look(g, move.args[0])

    def run(self, g: ResArcana) -> None:
        piles = self.piles(g)
        if piles:
            self.look(g, piles[0])

    def look(self, g: ResArcana, pile: i64) -> None:
        seat = self.seat
        if pile == OWN and len(g.decks[seat]) < self.number:
            reshuffle(g, seat)
        deck = g.decks[seat] if pile == OWN else g.monuments
        g.peeked = deck[: self.number]
        del deck[: self.number]
        peek(g, seat, g.peeked, DECK[seat] if pile == OWN else MONUMENTS)
        g.peeked.sort()
        g.looking = seat
        g.stack.append(Reorder(seat, pile))


class Reorder(Frame[ResArcana]):
    """RA-51: put them back in any order; the first one named comes to lie on top."""

    fields: ClassVar[dict[str, Kind]] = {"pile": Whole(0, 1)}

    def __init__(self, seat: i64, pile: i64) -> None:
        super().__init__(seat)
        self.pile: i64 = pile

    def choices(self, g: ResArcana) -> list[Move]:
        return asked([ORDER.at(card) for card in g.peeked])

    def resume(self, g: ResArcana, move: Move) -> None:
        card: i64 = move.args[0]
        g.peeked.remove(card)
        g.ordered.append(card)
        g.stack.append(Reorder(self.seat, self.pile))

    def run(self, g: ResArcana) -> None:
        cards = g.ordered + g.peeked
        g.ordered = []
        g.peeked = []
        if self.pile == OWN:
            g.decks[self.seat] = cards + g.decks[self.seat]
        else:
            g.monuments = cards + g.monuments


class Retrieve(Effect):
    """`retrieve` (RA-54)."""

    def __init__(self, number: i64) -> None:
        self.number: i64 = number

    def apply(self, g: ResArcana, run: Effects) -> None:
        g.stack.append(RetrieveCard(run.seat, self.number))


class RetrieveCard(Frame[ResArcana]):
    """RA-54: a card of your choice from your own discard pile; the pile is public, so a single card is no question."""

    fields: ClassVar[dict[str, Kind]] = {"number": Whole(0, 9)}

    def __init__(self, seat: i64, number: i64) -> None:
        super().__init__(seat)
        self.number: i64 = number

    def choices(self, g: ResArcana) -> list[Move]:
        return asked([RETRIEVE.at(card) for card in sorted(g.discards[self.seat])])

    def resume(self, g: ResArcana, move: Move) -> None:
        self.retrieve(g, move.args[0])

    def run(self, g: ResArcana) -> None:
        if g.discards[self.seat]:
            card = g.discards[self.seat][0]
            self.retrieve(g, card)
            report_card(g, "retrieved", card)

    def retrieve(self, g: ResArcana, card: i64) -> None:
        g.discards[self.seat].remove(card)
        add_to_hand(g, self.seat, card)
        if self.number > 1:
            g.stack.append(RetrieveCard(self.seat, self.number - 1))
