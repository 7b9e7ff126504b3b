"""The parts of a cost (RA-36 to RA-38)."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from zeitriss.core.frame import Choice, Frame
from zeitriss.core.move import Move
from zeitriss.core.offers import Offers
from zeitriss.core.schema import Bits, Kind, One, Whole
from zeitriss.core.vecs import vec
from zeitriss.games.res_arcana.cards import CARD, TRAIT, TRAITS
from zeitriss.games.res_arcana.effects.basics import THE_CARD, destroy, discard, report_heap
from zeitriss.games.res_arcana.effects.naming import About, ByCard, because, of_card
from zeitriss.games.res_arcana.essence import BIT, ESSENCE, ESSENCES, MOST, UNIT, count, fits
from zeitriss.games.res_arcana.moves import DESTROY, DISCARD, DONE, PAY, TURN
from zeitriss.games.res_arcana.paying import Payment, can_pay, pay_at_once, spend, ways_to_pay
from zeitriss.games.res_arcana.power import CostPart
from zeitriss.games.res_arcana.state import BOARDS, HANDS, ON, POOLS, TURNED, ResArcana


class TurnSelf(CostPart):
    """`turn_self`; who offers the power asks for a straightened component. A borrowed power turns nothing (RA-65)."""

    rank: i64 = 0

    def pay(self, g: ResArcana, seat: i64, at: i64, card: i64, cause: i64) -> None:
        if at == card:
            TURNED.put(g, at, 1)


class PayFromSelf(CostPart):
    """`pay_from_self`: the only cost that is not paid from the pool (RA-4)."""

    rank: i64 = 0

    def __init__(self, heap: i64) -> None:
        self.heap: i64 = heap

    def payable(self, g: ResArcana, seat: i64, at: i64) -> bool:
        return fits(self.heap, ON.at(g, at))

    def pay(self, g: ResArcana, seat: i64, at: i64, card: i64, cause: i64) -> None:
        ON.add(g, at, -self.heap)
        report_heap(g, "takes-off", THE_CARD, at, self.heap)


class Pay(CostPart):
    """`pay`, `pay_any` and `pay_choice` of one cost together (RA-37), and what `pay_same` needs at least.

    `fixed` holds one heap per option.
    """

    def __init__(self, fixed: list[int], number: i64, without: i64, least: i64, same_without: i64) -> None:
        self.fixed = vec[i64](fixed)
        self.number: i64 = number
        self.without: i64 = without
        self.least: i64 = least
        self.same_without: i64 = same_without

    def payable(self, g: ResArcana, seat: i64, at: i64) -> bool:
        pool = POOLS.at(g, seat)
        if self.least:
            return len(self.ways(pool)) > 0
        if len(self.fixed) == 1:
            return can_pay(pool, self.fixed[0], self.number, self.without)
        return any(can_pay(pool, fixed, self.number, self.without) for fixed in self.fixed)

    def ways(self, pool: i64) -> list[int]:
        if len(self.fixed) == 1 and not self.least:
            return ways_to_pay(pool, self.fixed[0], self.number, self.without)
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

    def pay(self, g: ResArcana, seat: i64, at: i64, card: i64, cause: i64) -> None:
        if len(self.fixed) == 1 and not self.number and not self.least:
            pay_at_once(g, seat, self.fixed[0], card)
        else:
            Payment(seat, self.ways(POOLS.at(g, seat)), card, cause if card < 0 else -1).charge(g)


class PayAlike(CostPart):
    """`pay_same` (RA-81)."""

    rank: i64 = 2

    def __init__(self, least: i64, without: i64) -> None:
        self.least: i64 = least
        self.without: i64 = without

    def pay(self, g: ResArcana, seat: i64, at: i64, card: i64, cause: i64) -> None:
        g.do(PaySame(seat, card, self.least, self.without))


class PaySame(Frame[ResArcana]):
    """RA-81: the first essence chooses the type, every further one is X more; nothing at all is X = 0."""

    fields: ClassVar[dict[str, Kind]] = {"card": One(CARD), "least": Whole(0, MOST), "without": Bits(ESSENCE)}

    def __init__(self, seat: i64, card: i64, least: i64, without: i64) -> None:
        super().__init__(seat)
        self.card: i64 = card
        self.least: i64 = least
        self.without: i64 = without

    def offer(self, g: ResArcana, offers: Offers) -> None:
        pool = POOLS.at(g, self.seat)
        enough: i64 = 1 if g.x else max(self.least, 1)
        for e in range(i64(ESSENCES)):
            if not self.without >> e & 1 and count(pool, e) >= enough:
                offers.add(PAY.id(e))
        if offers.count and g.x >= self.least:
            offers.add(DONE.first)

    def about(self, g: ResArcana) -> About:
        return because(self.card) | of_card(self.card) | {"number": int(g.x)}

    def resume(self, g: ResArcana, move: Move) -> None:
        if move.id != DONE.first:
            spend(g, self.seat, UNIT[move.a])
            g.x += 1
            g.do(PaySame(self.seat, self.card, self.least, 31 - BIT[move.a]))


class TurnOther(CostPart):
    """`turn_other` (RA-38): just turned, nothing else happens; never the carrying component."""

    rank: i64 = 0

    def __init__(self, wanted: i64) -> None:
        self.wanted: i64 = wanted

    def payable(self, g: ResArcana, seat: i64, at: i64) -> bool:
        board = BOARDS[seat]
        return any(is_turnable(g, board.at(g, i), at, self.wanted) for i in range(board.size(g)))

    def pay(self, g: ResArcana, seat: i64, at: i64, card: i64, cause: i64) -> None:
        g.do(TurnAnother(seat, at, self.wanted))


def is_turnable(g: ResArcana, card: i64, at: i64, wanted: i64) -> bool:
    return card != at and TRAITS[card] & wanted != 0 and not TURNED.at(g, card)


class TurnAnother(Choice[ResArcana]):
    fields: ClassVar[dict[str, Kind]] = {"at": One(CARD), "wanted": Bits(TRAIT)}

    def __init__(self, seat: i64, at: i64, wanted: i64) -> None:
        super().__init__(seat)
        self.at: i64 = at
        self.wanted: i64 = wanted

    def targets(self, g: ResArcana) -> list[Move]:
        return [TURN.at(card) for card in BOARDS[self.seat].cards(g) if is_turnable(g, card, self.at, self.wanted)]

    def about(self, g: ResArcana) -> About:
        return because(self.at)

    def tell_only(self, g: ResArcana, move: Move) -> None:
        g.tell("turned", THE_CARD, move.a)

    def resume(self, g: ResArcana, move: Move) -> None:
        TURNED.put(g, move.a, 1)


class DiscardHand(CostPart):
    """`discard_hand` (RA-55): gives no essences by itself."""

    def __init__(self, number: i64) -> None:
        self.number: i64 = number

    def payable(self, g: ResArcana, seat: i64, at: i64) -> bool:
        return HANDS[seat].size(g) >= self.number

    def pay(self, g: ResArcana, seat: i64, at: i64, card: i64, cause: i64) -> None:
        g.do(DiscardCards(seat, self.number, cause))


class DiscardCards(ByCard):
    """Discard so many hand cards, one after the other. To discard the whole hand is no choice.

    RA-R22: in any order; a fixed one would tell the others what else is in the hand.
    """

    fields: ClassVar[dict[str, Kind]] = {"number": Whole(0, 99)}

    def __init__(self, seat: i64, number: i64, cause: i64) -> None:
        super().__init__(seat, cause)
        self.number: i64 = number

    def offer(self, g: ResArcana, offers: Offers) -> None:
        hand = HANDS[self.seat]
        if 0 < self.number < hand.size(g):
            for i in range(hand.size(g)):
                offers.add(DISCARD.id(hand.at(g, i)))

    def resume(self, g: ResArcana, move: Move) -> None:
        g.lost = move.a
        discard(g, self.seat, g.lost)
        g.do(DiscardCards(self.seat, self.number - 1, self.cause))

    def run(self, g: ResArcana) -> None:
        if self.number:
            for card in HANDS[self.seat].cards(g):
                g.lost = card
                discard(g, self.seat, card)
                g.tell("discarded", THE_CARD, card)


class DestroySelf(CostPart):
    """`destroy_self` (RA-68, RA-73)."""

    rank: i64 = 3

    def pay(self, g: ResArcana, seat: i64, at: i64, card: i64, cause: i64) -> None:
        if g.lost < 0:  # RA-81: a card that was discarded besides is the one whose cost counts
            g.lost = at
        destroy(g, seat, at)


class Sacrifice(CostPart):
    """`destroy`: one own artifact in play, turned or not."""

    def __init__(self, wanted: i64, self_allowed: bool) -> None:
        self.wanted: i64 = wanted
        self.self_allowed = self_allowed

    def payable(self, g: ResArcana, seat: i64, at: i64) -> bool:
        return len(destructible(g, seat, self.spared(at), self.wanted)) > 0

    def pay(self, g: ResArcana, seat: i64, at: i64, card: i64, cause: i64) -> None:
        g.do(DestroyOwn(seat, self.spared(at), self.wanted, cause))

    def spared(self, at: i64) -> i64:
        return -1 if self.self_allowed else at


def destructible(g: ResArcana, seat: i64, spared: i64, wanted: i64) -> list[int]:
    return [card for card in BOARDS[seat].cards(g) if card != spared and TRAITS[card] & wanted]


class DestroyOwn(ByCard):
    fields: ClassVar[dict[str, Kind]] = {"spared": One(CARD, or_none=True), "wanted": Bits(TRAIT)}

    def __init__(self, seat: i64, spared: i64, wanted: i64, cause: i64) -> None:
        super().__init__(seat, cause)
        self.spared: i64 = spared
        self.wanted: i64 = wanted

    def targets(self, g: ResArcana) -> list[Move]:
        return [DESTROY.at(card) for card in destructible(g, self.seat, self.spared, self.wanted)]

    def resume(self, g: ResArcana, move: Move) -> None:
        g.lost = move.a
        destroy(g, self.seat, move.a)
