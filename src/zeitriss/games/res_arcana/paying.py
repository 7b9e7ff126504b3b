"""Paying (RA-56 to RA-60): all ways are found first, then walked one essence at a time, so there is no dead end."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from zeitriss.core.move import Move, Verb
from zeitriss.core.offers import Offers
from zeitriss.core.schema import Kind, Many, One
from zeitriss.games.res_arcana.cards import CARD, COST, COST_ANY, DISCOUNTED, DISCOUNTS, TRAITS
from zeitriss.games.res_arcana.effects.basics import report_payment
from zeitriss.games.res_arcana.effects.naming import About, NamesEssences, because, of_card
from zeitriss.games.res_arcana.essence import (
    BIT,
    ESSENCES,
    HEAP,
    LANE,
    MOST,
    UNIT,
    count,
    first,
    fits,
    mixes,
    payable,
    total,
)
from zeitriss.games.res_arcana.moves import DONE, LOSE, PAY
from zeitriss.games.res_arcana.state import BOARDS, POOLS, ResArcana

ANY_SHIFT: Final = LANE * ESSENCES  # a printed cost in one number: its any-symbols lie above the five essences
ANY_UNIT: Final = 1 << ANY_SHIFT
FIXED: Final = ANY_UNIT - 1
SYMBOL: Final[list[int]] = [*UNIT, ANY_UNIT]
Discounts = list[tuple[int, int]]  # RA-58: points, and the types that they never remove
NO_DISCOUNTS: Final[Discounts] = []


@mypyc_attr(free_list_len=1)
class Payment(NamesEssences):
    """RA-57: what is left to pay, as the distinct heaps that would settle it.

    What is part of every heap is paid without a question (RA-R23). The next essence of a heap is its earliest one, so
    every heap is reached in exactly one way.
    """

    fields: ClassVar[dict[str, Kind]] = {"ways": Many(HEAP), "card": One(CARD, or_none=True)}

    def __init__(self, seat: i64, ways: list[int], card: i64, cause: i64) -> None:
        super().__init__(seat, cause)
        self.ways = ways
        self.card: i64 = card  # what is paid for; -1: a ward against `cause`

    def offer(self, g: ResArcana, offers: Offers) -> None:
        offered: i64 = 0
        for way in self.ways:
            offered |= BIT[first(way)]
        for e in range(i64(ESSENCES)):
            if offered >> e & 1:
                offers.add(self.verb().id(e))
        if offered >> ESSENCES & 1:
            offers.add(DONE.first)

    def verb(self) -> Verb:
        return PAY

    def about(self, g: ResArcana) -> About:
        number = int(max([total(way) for way in self.ways]))
        return because(self.cause if self.card < 0 else self.card) | of_card(self.card) | {"number": number}

    def types(self) -> i64:
        types: i64 = 0
        for way in self.ways:
            for e in range(i64(ESSENCES)):
                if count(way, e):
                    types |= BIT[e]
        return types

    def settled_by(self, essence: i64) -> i64:
        """Itself, and what is part of all heaps that are left."""
        unit = UNIT[essence]
        left = [way - unit for way in self.ways if first(way) == essence]
        return unit + common(left) if left else 0

    def resume(self, g: ResArcana, move: Move) -> None:
        if move.id != DONE.first:
            unit = UNIT[move.a]
            spend(g, self.seat, unit)
            self.of([way - unit for way in self.ways if first(way) == move.a]).charge(g)

    def of(self, ways: list[int]) -> Payment:
        """The same with other ways."""
        return Payment(self.seat, ways, self.card, self.cause)

    def charge(self, g: ResArcana) -> None:
        """Pay what is part of all ways; the rest is a question."""
        heap = common(self.ways)
        self.settle(g, heap)
        if len(self.ways) > 1:
            g.do(self.of([way - heap for way in self.ways]))

    def settle(self, g: ResArcana, heap: i64) -> None:
        pay_at_once(g, self.seat, heap, self.card)


class Loss(Payment):
    """RA-76: other essences lost for missing life, by the attack of `card`."""

    def verb(self) -> Verb:
        return LOSE

    def of(self, ways: list[int]) -> Payment:
        return Loss(self.seat, ways, self.card, self.cause)

    def settle(self, g: ResArcana, heap: i64) -> None:
        spend(g, self.seat, heap)
        report_payment(g, "loses", self.seat, heap, self.card)


def common(ways: list[int]) -> i64:
    """RA-R23: what is part of all these heaps."""
    if len(ways) == 1:
        return ways[0]
    heap: i64 = 0
    for e in range(i64(ESSENCES)):
        least: i64 = MOST
        for way in ways:
            least = min(least, count(way, e))
            if not least:
                break
        heap += least * UNIT[e]
    return heap


def pay_at_once(g: ResArcana, seat: i64, heap: i64, card: i64) -> None:
    """What is paid without a question. Only that is told: every answer tells itself."""
    spend(g, seat, heap)
    report_payment(g, "pays" if card < 0 else "pays-for", seat, heap, card)


def spend(g: ResArcana, seat: i64, heap: i64) -> None:
    POOLS.add(g, seat, -heap)
    g.spent += heap


def can_pay(pool: i64, fixed: i64, number: i64, without: i64) -> bool:
    """Whether a fixed heap and so many essences of other types than the excluded ones can be paid together."""
    return fits(fixed, pool) and (number == 0 or payable(pool - fixed, without) >= number)


def ways_to_pay(pool: i64, fixed: i64, number: i64, without: i64) -> list[int]:
    """RA-57."""
    if not fits(fixed, pool):
        return []
    return [fixed + mix for mix in mixes(pool - fixed, number, without)]


def discounts_on(g: ResArcana, seat: i64, card: i64, extra: Discounts) -> Discounts:
    """RA-58: the discounts of all own components for this artifact, turned or not (RA-5), and that of a power."""
    found = NO_DISCOUNTS
    board = BOARDS[seat]
    for i in range(board.size(g)):
        if DISCOUNTED[board.at(g, i)] & TRAITS[card]:
            for applies_to, points, without in DISCOUNTS[board.at(g, i)]:
                if TRAITS[card] & applies_to:
                    found = [*found, (points, without)]
    return [*found, *extra] if extra else found


def reduced_costs(card: i64, discounts: Discounts) -> list[int]:
    """RA-58, RA-59: the distinct costs that are left; every point removes a symbol while it can, the player chooses.

    RA-83: without excluded types a gold symbol may go too.
    """
    costs: list[int] = [COST[card] + COST_ANY[card] * ANY_UNIT]
    for strict in range(ESSENCES, -1, -1):  # those that exclude most come first
        for points, without in discounts:
            if without.bit_count() == strict:
                for _ in range(points):
                    costs = one_symbol_less(costs, without)
    return costs


def one_symbol_less(costs: list[int], without: int) -> list[int]:
    reduced: list[int] = []
    for cost in costs:
        removable = False
        for e in range(ESSENCES + 1):
            if cost >> LANE * e & 0xFFF and not without >> e & 1:
                removable = True
                less = cost - SYMBOL[e]
                if less not in reduced:
                    reduced.append(less)
        if not removable and cost not in reduced:
            reduced.append(cost)
    return reduced


def can_place(g: ResArcana, seat: i64, card: i64, extra: Discounts) -> bool:
    """Whether this artifact's placement cost can be paid; `extra` are discounts of the power that places it."""
    pool = POOLS.at(g, seat)
    if can_pay(pool, COST[card], COST_ANY[card], 0):  # cheaper is never out of reach
        return True
    discounts = discounts_on(g, seat, card, extra)
    within: i64 = total(pool)
    for points, _ in discounts:
        within += points
    if discounts and total(COST[card]) + COST_ANY[card] <= within:  # a point saves one symbol at most
        for cost in reduced_costs(card, discounts):
            if can_pay(pool, cost & FIXED, cost >> ANY_SHIFT, 0):
                return True
    return False


def ways_to_place(g: ResArcana, seat: i64, card: i64, extra: Discounts) -> list[int]:
    """RA-59: the distinct heaps that pay for this artifact."""
    pool = POOLS.at(g, seat)
    discounts = discounts_on(g, seat, card, extra)
    if not discounts:
        return ways_to_pay(pool, COST[card], COST_ANY[card], 0)
    ways: list[int] = []
    for cost in reduced_costs(card, discounts):
        for way in ways_to_pay(pool, cost & FIXED, cost >> ANY_SHIFT, 0):
            if way not in ways:
                ways.append(way)
    return ways


def loss(pool: i64, number: i64) -> list[int]:
    """RA-76: the ways to lose so many essences, or all that there are."""
    return mixes(pool, min(number, total(pool)), 0)
