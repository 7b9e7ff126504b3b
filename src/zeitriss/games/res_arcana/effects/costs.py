"""The parts of a cost (RA-36 to RA-38)."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from zeitriss.core.frame import Frame
from zeitriss.core.move import Move
from zeitriss.core.schema import Bits, Kind, One, Whole
from zeitriss.games.res_arcana.cards import CARD, TRAIT, TRAITS
from zeitriss.games.res_arcana.effects.basics import destroy, discard, report_card, report_heap
from zeitriss.games.res_arcana.essence import BIT, ESSENCE, ESSENCES, MOST, UNIT, count, fits
from zeitriss.games.res_arcana.moves import DESTROY, DISCARD, DONE, PAY, TURN
from zeitriss.games.res_arcana.paying import Payment, can_pay, spend, ways_to_pay
from zeitriss.games.res_arcana.power import NO_MOVES, Part, asked
from zeitriss.games.res_arcana.state import ResArcana


class TurnSelf(Part):
    """`turn_self`; Power.usable asks for a straightened component. A borrowed power turns nothing (RA-65)."""

    rank: i64 = 0

    def pay(self, g: ResArcana, seat: i64, at: i64, card: i64) -> None:
        if at == card:
            g.turned[at] = 1


class PayFromSelf(Part):
    """`pay_from_self`: the only cost that is not paid from the pool (RA-4)."""

    rank: i64 = 0

    def __init__(self, heap: i64) -> None:
        self.heap: i64 = heap

    def payable(self, g: ResArcana, seat: i64, at: i64) -> bool:
        return fits(self.heap, g.on[at])

    def pay(self, g: ResArcana, seat: i64, at: i64, card: i64) -> None:
        g.on[at] -= self.heap
        if g.news is not None:
            report_heap(g, "takes-off", f"card.{CARD.names[at]}", self.heap)


class Pay(Part):
    """`pay`, `pay_any` and `pay_choice` of one cost together (RA-37), and what `pay_same` needs at least.

    `fixed` holds one heap per option.
    """

    def __init__(self, fixed: list[int], number: i64, without: i64, least: i64, same_without: i64) -> None:
        self.fixed = fixed
        self.number: i64 = number
        self.without: i64 = without
        self.least: i64 = least
        self.same_without: i64 = same_without

    def payable(self, g: ResArcana, seat: i64, at: i64) -> bool:
        if self.least:
            return len(self.ways(g.pools[seat])) > 0
        pool: i64 = g.pools[seat]
        return any(can_pay(pool, fixed, self.number, self.without) for fixed in self.fixed)

    def ways(self, pool: i64) -> list[int]:
        ways: list[int] = []
        for fixed in self.fixed:
            for way in ways_to_pay(pool, fixed, self.number, self.without):
                if way not in ways and self.leaves_enough(pool - way):
                    ways.append(way)
        return ways

    def leaves_enough(self, pool: i64) -> bool:
        """Whether `pay_same` can still be paid."""
        if not self.least:
            return True
        return any(not self.same_without >> e & 1 and count(pool, e) >= self.least for e in range(i64(ESSENCES)))

    def pay(self, g: ResArcana, seat: i64, at: i64, card: i64) -> None:
        g.do(Payment(seat, self.ways(g.pools[seat]), card))


class PayAlike(Part):
    """`pay_same` (RA-81)."""

    rank: i64 = 2

    def __init__(self, least: i64, without: i64) -> None:
        self.least: i64 = least
        self.without: i64 = without

    def pay(self, g: ResArcana, seat: i64, at: i64, card: i64) -> None:
        g.do(PaySame(seat, card, self.least, self.without))


class PaySame(Frame[ResArcana]):
    """RA-81: the first essence chooses the type, every further one is X more; nothing at all is X = 0."""

    fields: ClassVar[dict[str, Kind]] = {"card": One(CARD), "least": Whole(0, MOST), "without": Bits(ESSENCE)}

    def __init__(self, seat: i64, card: i64, least: i64, without: i64) -> None:
        super().__init__(seat)
        self.card: i64 = card
        self.least: i64 = least
        self.without: i64 = without

    def choices(self, g: ResArcana) -> list[Move]:
        pool: i64 = g.pools[self.seat]
        enough: i64 = 1 if g.x else max(self.least, 1)
        moves = [PAY.at(e) for e in range(ESSENCES) if not self.without >> e & 1 and count(pool, e) >= enough]
        if moves and g.x >= self.least:
            moves.append(DONE.at())
        return moves

    def resume(self, g: ResArcana, move: Move) -> None:
        if move is not DONE.at():
            essence: i64 = move.args[0]
            spend(g, self.seat, UNIT[essence])
            g.x += 1
            g.do(PaySame(self.seat, self.card, self.least, 31 - BIT[essence]))


class TurnOther(Part):
    """`turn_other` (RA-38): just turned, nothing else happens; never the carrying component."""

    rank: i64 = 0

    def __init__(self, wanted: i64) -> None:
        self.wanted: i64 = wanted

    def payable(self, g: ResArcana, seat: i64, at: i64) -> bool:
        return len(turnable(g, seat, at, self.wanted)) > 0

    def pay(self, g: ResArcana, seat: i64, at: i64, card: i64) -> None:
        g.do(TurnAnother(seat, at, self.wanted))


def turnable(g: ResArcana, seat: i64, at: i64, wanted: i64) -> list[int]:
    return [card for card in g.boards[seat] if not g.turned[card] and card != at and TRAITS[card] & wanted]


class TurnAnother(Frame[ResArcana]):
    fields: ClassVar[dict[str, Kind]] = {"at": One(CARD), "wanted": Bits(TRAIT)}

    def __init__(self, seat: i64, at: i64, wanted: i64) -> None:
        super().__init__(seat)
        self.at: i64 = at
        self.wanted: i64 = wanted

    def choices(self, g: ResArcana) -> list[Move]:
        return asked([TURN.at(card) for card in turnable(g, self.seat, self.at, self.wanted)])

    def resume(self, g: ResArcana, move: Move) -> None:
        g.turned[move.args[0]] = 1

    def run(self, g: ResArcana) -> None:
        card = turnable(g, self.seat, self.at, self.wanted)[0]
        g.turned[card] = 1
        report_card(g, "turned", card)


class DiscardHand(Part):
    """`discard_hand` (RA-55): gives no essences by itself."""

    def __init__(self, number: i64) -> None:
        self.number: i64 = number

    def payable(self, g: ResArcana, seat: i64, at: i64) -> bool:
        return len(g.hands[seat]) >= self.number

    def pay(self, g: ResArcana, seat: i64, at: i64, card: i64) -> None:
        g.do(DiscardCards(seat, self.number))


class DiscardCards(Frame[ResArcana]):
    """Discard so many hand cards, one after the other. To discard the whole hand is no choice.

    RA-R22: in any order; a fixed one would tell the others what else is in the hand.
    """

    fields: ClassVar[dict[str, Kind]] = {"number": Whole(0, 99)}

    def __init__(self, seat: i64, number: i64) -> None:
        super().__init__(seat)
        self.number: i64 = number

    def choices(self, g: ResArcana) -> list[Move]:
        hand = g.hands[self.seat]
        if self.number == 0 or self.number >= len(hand):
            return NO_MOVES
        return [DISCARD.at(card) for card in hand]

    def resume(self, g: ResArcana, move: Move) -> None:
        g.lost = move.args[0]
        discard(g, self.seat, g.lost)
        g.do(DiscardCards(self.seat, self.number - 1))

    def run(self, g: ResArcana) -> None:
        if self.number:
            for card in g.hands[self.seat].copy():
                g.lost = card
                discard(g, self.seat, card)
                report_card(g, "discarded", card)


class DestroySelf(Part):
    """`destroy_self` (RA-68, RA-73)."""

    rank: i64 = 3

    def pay(self, g: ResArcana, seat: i64, at: i64, card: i64) -> None:
        if g.lost < 0:  # RA-81: a card that was discarded besides is the one whose cost counts
            g.lost = at
        destroy(g, seat, at)


class Sacrifice(Part):
    """`destroy`: one own artifact in play, turned or not."""

    def __init__(self, wanted: i64, self_allowed: bool) -> None:
        self.wanted: i64 = wanted
        self.self_allowed = self_allowed

    def payable(self, g: ResArcana, seat: i64, at: i64) -> bool:
        return len(destructible(g, seat, -1 if self.self_allowed else at, self.wanted)) > 0

    def pay(self, g: ResArcana, seat: i64, at: i64, card: i64) -> None:
        g.do(DestroyOwn(seat, -1 if self.self_allowed else at, self.wanted))


def destructible(g: ResArcana, seat: i64, spared: i64, wanted: i64) -> list[int]:
    return [card for card in g.boards[seat] if card != spared and TRAITS[card] & wanted]


class DestroyOwn(Frame[ResArcana]):
    fields: ClassVar[dict[str, Kind]] = {"spared": One(CARD, or_none=True), "wanted": Bits(TRAIT)}

    def __init__(self, seat: i64, spared: i64, wanted: i64) -> None:
        super().__init__(seat)
        self.spared: i64 = spared
        self.wanted: i64 = wanted

    def choices(self, g: ResArcana) -> list[Move]:
        return asked([DESTROY.at(card) for card in destructible(g, self.seat, self.spared, self.wanted)])

    def resume(self, g: ResArcana, move: Move) -> None:
        self.destroy(g, move.args[0])

    def run(self, g: ResArcana) -> None:
        self.destroy(g, destructible(g, self.seat, self.spared, self.wanted)[0])

    def destroy(self, g: ResArcana, card: i64) -> None:
        g.lost = card
        destroy(g, self.seat, card)
