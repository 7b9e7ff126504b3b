"""The round (RA-24): collect, actions, victory check."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from zeitriss.core.frame import Frame
from zeitriss.core.move import Move
from zeitriss.core.news import News
from zeitriss.games.res_arcana import library as _library  # noqa: F401  the powers are read before they are used
from zeitriss.games.res_arcana.cards import COST, FIRST_ITEM, FIRST_MONUMENT, MONUMENT_COST
from zeitriss.games.res_arcana.collect import COLLECT
from zeitriss.games.res_arcana.effects.basics import discard, draw, leave_play, report_payment, straighten_all
from zeitriss.games.res_arcana.effects.gains import DISCARD_MENU, MENUS, gain_option
from zeitriss.games.res_arcana.effects.placing import claim, claims_of_monuments, place
from zeitriss.games.res_arcana.ending import check_victory
from zeitriss.games.res_arcana.essence import fits
from zeitriss.games.res_arcana.moves import CLAIM, PASS, PLACE, SELL, TAKE, UNSEEN, USE
from zeitriss.games.res_arcana.paying import can_place, spend, ways_to_place
from zeitriss.games.res_arcana.power import ACTION, POWERS, use_power
from zeitriss.games.res_arcana.state import ResArcana


class Round(Frame[ResArcana]):
    """RA-24, RA-25, RA-R17: everybody collects in turn order, then the token holder begins."""

    def run(self, g: ResArcana) -> None:
        g.round += 1
        if g.news is not None:
            g.news.append(News("round", {"number": int(g.round)}))
        g.do(*[COLLECT[(g.token + i) % g.seats] for i in range(g.seats)], TURN[g.token])


class Turn(Frame[ResArcana]):
    """RA-29, RA-30: exactly one action."""

    def choices(self, g: ResArcana) -> list[Move]:
        moves = placements(g, self.seat)
        moves += claims(g, self.seat)
        moves += discards(g, self.seat)
        moves += powers(g, self.seat)
        moves.append(PASS.at())
        return moves

    def resume(self, g: ResArcana, move: Move) -> None:
        seat = self.seat
        verb = move.verb
        g.do(NEXT[seat])
        g.spent = 0
        if verb is USE:
            use_power(g, seat, move.args[0], move.args[0], move.args[1])
        elif verb is PLACE:
            place(g, seat, move.args[0], ways_to_place(g, seat, move.args[0], []))
        elif verb is SELL:  # RA-35
            discard(g, seat, move.args[0])
            gain_option(g, seat, MENUS[DISCARD_MENU][move.args[1]])
        elif verb is PASS:
            pass_round(g, seat)
        else:
            pay_claim(g, seat, -1 if verb is UNSEEN else move.args[0] + FIRST_MONUMENT)
            claim(g, seat, move)


def pay_claim(g: ResArcana, seat: i64, card: i64) -> None:
    """RA-32, RA-33; -1: the unseen monument."""
    cost: i64 = COST[card] if card >= 0 else MONUMENT_COST
    spend(g, seat, cost)
    if g.news is not None:
        report_payment(g, "pays" if card < 0 else "pays-for", seat, cost, card)


def placements(g: ResArcana, seat: i64) -> list[Move]:
    """RA-31: hand cards whose cost can be paid."""
    return [PLACE.at(card) for card in g.hands[seat] if can_place(g, seat, card, [])]


def claims(g: ResArcana, seat: i64) -> list[Move]:
    """RA-32 to RA-34, RA-60: monuments and places, never cheaper."""
    moves: list[Move] = []
    pool: i64 = g.pools[seat]
    if fits(MONUMENT_COST, pool):
        moves = claims_of_monuments(g)
    for card in g.places:
        if fits(COST[card], pool):
            moves.append(CLAIM.at(card - FIRST_MONUMENT))
    return moves


def discards(g: ResArcana, seat: i64) -> list[Move]:
    """RA-35."""
    return [SELL.at(card, i) for card in g.hands[seat] for i in range(len(MENUS[DISCARD_MENU]))]


def powers(g: ResArcana, seat: i64) -> list[Move]:
    """RA-36, RA-39, RA-40: every action power whose cost can be paid, whatever its effect will do."""
    moves: list[Move] = []
    for card in g.boards[seat]:
        for i in range(len(POWERS[card])):
            power = POWERS[card][i]
            if power.kind == ACTION and power.usable(g, seat, card):
                moves.append(USE.at(card, i))
    return moves


def pass_round(g: ResArcana, seat: i64) -> None:
    """RA-42: the first to pass takes the token. Then the item is exchanged and a card is drawn."""
    if True not in g.passed:
        g.token = seat
        if g.news is not None:
            g.news.append(News("token", {"who": f"seat.{seat}"}))
    g.passed[seat] = True
    g.do(SWAP_ITEM[seat], PASS_DRAW[seat])


class SwapItem(Frame[ResArcana]):
    """RA-43: another item from the centre (RA-R2) for the own one, which goes back without its essences (RA-R10)."""

    def choices(self, g: ResArcana) -> list[Move]:
        return [TAKE.at(item - FIRST_ITEM) for item in g.items]

    def resume(self, g: ResArcana, move: Move) -> None:
        play = g.boards[self.seat]
        taken = move.args[0] + FIRST_ITEM
        for i in range(len(play)):
            if play[i] >= FIRST_ITEM:
                g.items[g.items.index(taken)] = play[i]
                g.items.sort()
                leave_play(g, play[i])
                play[i] = taken


class PassDraw(Frame[ResArcana]):
    """RA-44."""

    def run(self, g: ResArcana) -> None:
        draw(g, self.seat)


class Next(Frame[ResArcana]):
    """RA-29: clockwise to the next player who has not passed; without one the round ends."""

    def run(self, g: ResArcana) -> None:
        for i in range(1, g.seats + 1):
            seat = (self.seat + i) % g.seats
            if not g.passed[seat]:
                g.do(TURN[seat])
                return
        g.do(ROUND_END[0])
        check_victory(g, True)  # RA-46


class RoundEnd(Frame[ResArcana]):
    """RA-48: nobody has won."""

    def run(self, g: ResArcana) -> None:
        straighten_all(g)
        g.passed = [False] * g.seats
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
