"""The round (RA-24): collect, actions, victory check."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from zeitriss.core.frame import Frame, Work
from zeitriss.core.move import Move
from zeitriss.core.news import WHO, Noun
from zeitriss.core.offers import Offers
from zeitriss.games.res_arcana import library as _library  # noqa: F401  the powers are read before they are used
from zeitriss.games.res_arcana.cards import COST, FIRST_ITEM, FIRST_MONUMENT, MONUMENT_COST
from zeitriss.games.res_arcana.collect import COLLECT
from zeitriss.games.res_arcana.draft import offer_items
from zeitriss.games.res_arcana.effects.basics import discard, draw, leave_play, report_payment, straighten_all
from zeitriss.games.res_arcana.effects.gains import DISCARD_MENU, MENUS, gain_option
from zeitriss.games.res_arcana.effects.placing import claim, claim_unseen, offer_monuments, place
from zeitriss.games.res_arcana.ending import victory_check
from zeitriss.games.res_arcana.essence import fits
from zeitriss.games.res_arcana.moves import CLAIM, PASS, PLACE, SELL, UNSEEN, USE
from zeitriss.games.res_arcana.paying import NO_DISCOUNTS, can_place, spend, ways_to_place
from zeitriss.games.res_arcana.power import ACTION, offer_powers, use_power
from zeitriss.games.res_arcana.state import BOARDS, HANDS, ITEMS, PASSED, PLACES, POOLS, ResArcana


class Round(Work[ResArcana]):
    """RA-24, RA-25, RA-R17: everybody collects in turn order, then the token holder begins."""

    def run(self, g: ResArcana) -> None:
        g.round += 1
        g.tell("round", Noun("number"), g.round)
        g.stack.lay([*[COLLECT[(g.token + i) % g.seats] for i in range(g.seats)], TURN[g.token]])


class Turn(Frame[ResArcana]):
    """RA-29, RA-30: exactly one action."""

    def offer(self, g: ResArcana, offers: Offers) -> None:
        offer_placements(g, self.seat, offers)
        offer_claims(g, self.seat, offers)
        offer_sales(g, self.seat, offers)
        offer_powers(g, self.seat, ACTION, offers)  # RA-36, RA-39, RA-40: whatever the effect will do
        offers.add(PASS.first)

    def resume(self, g: ResArcana, move: Move) -> None:
        seat, verb = self.seat, move.verb
        g.then(NEXT[seat])
        g.spent = 0
        if verb is USE:
            use_power(g, seat, move.a, move.a, move.b)
        elif verb is PLACE:
            place(g, seat, move.a, ways_to_place(g, seat, move.a, NO_DISCOUNTS))
        elif verb is SELL:  # RA-35
            discard(g, seat, move.a)
            gain_option(g, seat, MENUS[DISCARD_MENU][move.b], move.a)
        elif verb is PASS:
            if g.offers.count == 1:  # of this turn; RA-35: who holds a card could discard it, so all can see this
                g.tell("only-pass", WHO, seat)
            pass_round(g, seat)
        elif verb is UNSEEN:
            spend(g, seat, MONUMENT_COST)
            report_payment(g, "pays", seat, MONUMENT_COST, -1)
            claim_unseen(g, seat)
        else:  # RA-32, RA-33
            card: i64 = move.a + FIRST_MONUMENT
            spend(g, seat, COST[card])
            report_payment(g, "pays-for", seat, COST[card], card)
            claim(g, seat, card)


def offer_placements(g: ResArcana, seat: i64, offers: Offers) -> None:
    """RA-31: hand cards whose cost can be paid."""
    cells, hand = g.cells, HANDS[seat]
    for at in range(hand.first, hand.end(g)):
        if can_place(g, seat, cells[at], NO_DISCOUNTS):
            offers.add(PLACE.first + cells[at])


def offer_claims(g: ResArcana, seat: i64, offers: Offers) -> None:
    """RA-32 to RA-34, RA-60: monuments and places, never cheaper."""
    pool = POOLS.at(g, seat)
    if fits(MONUMENT_COST, pool):
        offer_monuments(g, offers)
    cells = g.cells
    for at in range(PLACES.first, PLACES.end(g)):
        if fits(COST[cells[at]], pool):
            offers.add(CLAIM.first + cells[at] - FIRST_MONUMENT)


def offer_sales(g: ResArcana, seat: i64, offers: Offers) -> None:
    """RA-35."""
    cells, hand = g.cells, HANDS[seat]
    rewards: i64 = len(MENUS[DISCARD_MENU])
    for at in range(hand.first, hand.end(g)):
        sell = SELL.id(cells[at])
        for move in range(sell, sell + rewards):
            offers.add(move)


def pass_round(g: ResArcana, seat: i64) -> None:
    """RA-42: the first to pass takes the token. Then the item is exchanged and a card is drawn."""
    if 1 not in PASSED.list(g):
        g.token = seat
        g.tell("token", WHO, seat)
    PASSED.put(g, seat, 1)
    g.do(SWAP_ITEM[seat], PASS_DRAW[seat])


class SwapItem(Frame[ResArcana]):
    """RA-43: another item from the centre (RA-R2) for the own one, which goes back without its essences (RA-R10)."""

    def offer(self, g: ResArcana, offers: Offers) -> None:
        offer_items(g, offers)

    def resume(self, g: ResArcana, move: Move) -> None:
        board = BOARDS[self.seat]
        taken: i64 = move.a + FIRST_ITEM
        for i in range(board.size(g)):
            item = board.at(g, i)
            if item >= FIRST_ITEM:
                ITEMS.remove(g, taken)
                ITEMS.sort_in(g, item)
                leave_play(g, item)
                board.put(g, i, taken)


class PassDraw(Work[ResArcana]):
    """RA-44."""

    def run(self, g: ResArcana) -> None:
        draw(g, self.seat)


class Next(Work[ResArcana]):
    """RA-29: clockwise to the next player who has not passed; without one the round ends."""

    def run(self, g: ResArcana) -> None:
        seat = self.seat
        for _ in range(g.seats):
            seat = seat + 1 if seat + 1 < g.seats else 0
            if not PASSED.at(g, seat):
                g.do(TURN[seat])
                return
        g.stack.lay([*victory_check(g, True), ROUND_END[0]])  # RA-46, RA-48


class RoundEnd(Work[ResArcana]):
    """RA-48: nobody has won."""

    def run(self, g: ResArcana) -> None:
        straighten_all(g)
        PASSED.lay(g, [0] * g.seats)
        g.do(ROUND[0])


def whose(g: ResArcana) -> int | None:
    """Whose turn it is; nobody's while cards are drafted and essences collected (RA-28)."""
    lowest = g.stack[0] if g.outcome is None else None
    if isinstance(lowest, Next) or (isinstance(lowest, Turn) and len(g.stack) == 1):
        return lowest.seat
    return None


# Frames that carry nothing but a seat are made once.
ROUND: Final = [Round(0)]
TURN: Final = [Turn(0), Turn(1), Turn(2), Turn(3)]
SWAP_ITEM: Final = [SwapItem(0), SwapItem(1), SwapItem(2), SwapItem(3)]
PASS_DRAW: Final = [PassDraw(0), PassDraw(1), PassDraw(2), PassDraw(3)]
NEXT: Final = [Next(0), Next(1), Next(2), Next(3)]
ROUND_END: Final = [RoundEnd(0)]
