"""Effects on hand, deck and discard pile (section D)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from zeitriss.core.frame import Frame
from zeitriss.core.move import Move
from zeitriss.core.schema import Flag, Kind, Whole
from zeitriss.games.res_arcana.effects.basics import add_to_hand, discard, draw, reshuffle
from zeitriss.games.res_arcana.effects.costs import DiscardCards
from zeitriss.games.res_arcana.knowledge.memory import DECK, HAND, MONUMENTS, carry_of, peek
from zeitriss.games.res_arcana.moves import DISCARD, DONE, DRAW, LOOK, ORDER, RETRIEVE, RETURN
from zeitriss.games.res_arcana.power import NO_MOVES, Effect, Effects, asked
from zeitriss.games.res_arcana.state import ResArcana

OWN: Final = 0
MONUMENT: Final = 1


class Draw(Effect):
    """`draw`."""

    def __init__(self, number: i64) -> None:
        self.number: i64 = number

    def apply(self, g: ResArcana, run: Effects) -> None:
        g.do(DrawCards(run.seat, self.number))


class DrawCards(Frame[ResArcana]):
    """RA-50, RA-R29: so many cards, one by one. A draw with which the deck runs out may be declined."""

    fields: ClassVar[dict[str, Kind]] = {"number": Whole(0, 9)}

    def __init__(self, seat: i64, number: i64) -> None:
        super().__init__(seat)
        self.number: i64 = number

    def choices(self, g: ResArcana) -> list[Move]:
        return [DRAW.at(), DONE.at()] if self.number and runs_out(g, self.seat) else NO_MOVES

    def resume(self, g: ResArcana, move: Move) -> None:
        if move is DRAW.at():
            draw(g, self.seat)
            g.do(DrawCards(self.seat, self.number - 1))

    def run(self, g: ResArcana) -> None:
        if self.number and draw(g, self.seat):
            g.do(DrawCards(self.seat, self.number - 1))


def runs_out(g: ResArcana, seat: i64) -> bool:
    """Whether the next draw takes the last card of the deck, or needs the discard pile."""
    deck = len(g.decks[seat])
    return deck == 1 or (deck == 0 and len(g.discards[seat]) > 0)


class DrawThenDiscard(Effect):
    """`draw_then_discard` (RA-52): the draws come before the question (RA-85)."""

    def __init__(self, drawn: i64, discarded: i64) -> None:
        self.drawn: i64 = drawn
        self.discarded: i64 = discarded

    def apply(self, g: ResArcana, run: Effects) -> None:
        real: i64 = draw_all(g, run.seat, self.drawn)
        g.do(DiscardCards(run.seat, self.discarded if real == self.drawn else real))


class DrawThenReturn(Effect):
    """`draw_then_discard_or_return` (RA-53, RA-62, RA-R18)."""

    def __init__(self, drawn: i64, number: i64) -> None:
        self.drawn: i64 = drawn
        self.number: i64 = number

    def apply(self, g: ResArcana, run: Effects) -> None:
        if draw_all(g, run.seat, self.drawn):
            g.do(DiscardOrReturn(run.seat, self.number))


def draw_all(g: ResArcana, seat: i64, number: i64) -> i64:
    """Draw so many cards; how many there were."""
    real: i64 = 0
    while real < number and draw(g, seat):
        real += 1
    return real


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
        g.do(DiscardOrReturn(self.seat, self.number - 1))


class PeekReorder(Effect):
    """`peek_reorder` (RA-51)."""

    def __init__(self, number: i64, own: bool, monument: bool) -> None:
        self.number: i64 = number
        self.own = own
        self.monument = monument

    def apply(self, g: ResArcana, run: Effects) -> None:
        g.do(Peek(run.seat, self.number, self.own, self.monument))


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
        g.do(Reorder(seat, pile))


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
        g.do(Reorder(self.seat, self.pile))

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
        g.do(RetrieveCard(run.seat, self.number))


class RetrieveCard(Frame[ResArcana]):
    """RA-54: a card of your choice from your own discard pile, or none (RA-R29)."""

    fields: ClassVar[dict[str, Kind]] = {"number": Whole(0, 9)}

    def __init__(self, seat: i64, number: i64) -> None:
        super().__init__(seat)
        self.number: i64 = number

    def choices(self, g: ResArcana) -> list[Move]:
        moves = [RETRIEVE.at(card) for card in sorted(g.discards[self.seat])]
        if moves:
            moves.append(DONE.at())
        return moves

    def resume(self, g: ResArcana, move: Move) -> None:
        if move is DONE.at():
            return
        card: i64 = move.args[0]
        g.discards[self.seat].remove(card)
        add_to_hand(g, self.seat, card)
        if self.number > 1:
            g.do(RetrieveCard(self.seat, self.number - 1))
