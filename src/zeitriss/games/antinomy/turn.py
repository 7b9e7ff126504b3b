"""The turn of two players, in rulebook order: move, paradox, duel."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from zeitriss.core.frame import Choice, Frame, Work
from zeitriss.core.move import Move
from zeitriss.core.news import SEAT, WHO, Noun
from zeitriss.core.offers import Offers
from zeitriss.core.vecs import vec
from zeitriss.games.antinomy.cards import CARDS, CRYSTALS_TO_WIN, DUEL_VALUE, FEATURES, SPOTS
from zeitriss.games.antinomy.effects import (
    FROM,
    ONE,
    OTHER,
    THE_RELIC,
    Plays,
    advance_codex,
    exchange,
    is_paradox,
    shown,
    tell_forgone,
    tell_hand,
    tell_paradox,
    towards,
    trade_side,
)
from zeitriss.games.antinomy.ending import five_crystals
from zeitriss.games.antinomy.moves import DECLARE, DECLINE, PLACE, TAKE
from zeitriss.games.antinomy.state import CRYSTALS, DRAWN, HANDS, HELD, ROW, WANDS, Antinomy


@final
class PlaceWand(Frame[Antinomy]):
    """AN-10: put the wand at a relic of the codex colour."""

    def choices(self, g: Antinomy) -> list[Move]:
        return [PLACE.at(spot) for spot in range(SPOTS) if FEATURES[ROW.at(g, spot)] >> g.colour & 1]

    def resume(self, g: Antinomy, move: Move) -> None:
        WANDS.put(g, self.seat, move.a)
        g.tell("placed", THE_RELIC, ROW.at(g, move.a))


@final
class Turn(Plays):
    """Step 1, compulsory (AN-18); there is always a legal play (AN-R1)."""

    def resume(self, g: Antinomy, move: Move) -> None:
        seat = self.seat
        met = exchange(g, seat, move.a, move.b)
        if answers(g, seat):
            g.do(PARADOX[seat], DUEL[seat], TURN[1 - seat])
        else:  # as after most moves: a fifth less work than to find out on the stack that nobody is asked
            g.then(TURN[1 - seat])
            if met:
                duel(g)


class MayDeclare(Frame[Antinomy]):
    """Whether a paradox is declared, asked also where one is out of reach and not everybody sees that."""

    def offer(self, g: Antinomy, offers: Offers) -> None:
        count = answers(g, self.seat)
        if count == 2:
            offers.add(DECLARE.first)
        if count:
            offers.add(DECLINE.first)

    def resume(self, g: Antinomy, move: Move) -> None:
        if move.id == DECLARE.first:
            g.show_hand(self.seat)  # AN-21 (a), AN-46 (a)
            self.declare(g)
        else:
            tell_forgone(g, self.seat)
            self.run(g)

    def declare(self, g: Antinomy) -> None:
        """What follows once the hand is shown."""


@final
class Paradox(MayDeclare):
    """Step 2, optional (AN-20) and once per turn (AN-24)."""

    def declare(self, g: Antinomy) -> None:
        """AN-21 (b) to (d). The supply cannot be empty (AN-33)."""
        g.supply -= 1
        tell_paradox(g, "paradox", self.seat)
        gain_crystal(g, self.seat)
        if g.outcome is None:
            g.do(PickSide(self.seat))


def answers(g: Antinomy, seat: i64) -> i64:
    """2: a paradox may be declared; 1: it may only be declined; 0: nobody is asked.

    Alone it is forbidden without a usable side (AN-R10); for two there always is one. While the hand holds a card that
    others do not know, not even the question may tell (AN-R22).
    """
    cells, held, seen = g.cells, HELD[seat], g.seen
    a: i64 = cells[held]
    b: i64 = cells[held + 1]
    c: i64 = cells[held + 2]
    shared: i64 = FEATURES[a] & FEATURES[b] & FEATURES[c]  # by most hands nothing
    if shared and is_paradox(g, a, b, c) and (g.seats == 2 or towards(g, seat, 0) or towards(g, seat, 1)):
        return 2
    return 0 if seen >> a & seen >> b & seen >> c & 1 else 1


def gain_crystal(g: Antinomy, seat: i64) -> None:
    """AN-32: the fifth wins at once, and the codex does not follow it (AN-R15)."""
    CRYSTALS.add(g, seat, 1)
    if CRYSTALS.at(g, seat) == CRYSTALS_TO_WIN:
        five_crystals(g, seat)
    else:
        advance_codex(g)


@final
class PickSide(Choice[Antinomy]):
    """AN-21 (e) to (h), AN-22; solo AN-46 (d) to (g). Chosen before the shuffle, in solo after the draw (AN-R4)."""

    def targets(self, g: Antinomy) -> list[Move]:
        return [TAKE.at(side) for side in range(2) if towards(g, self.seat, side)]

    def resume(self, g: Antinomy, move: Move) -> None:
        laid = HANDS[self.seat].cards(g) + DRAWN.cards(g)  # AN-46 (e): in solo two shown relics and the drawn card
        DRAWN.clear(g)
        trade_side(g, self.seat, move.a, laid)


@final
class Duel(Work[Antinomy]):
    """Step 3 (AN-25): compulsory where the wand of this turn came to the other one (AN-R6).

    It comes after the paradox: the new hand and the new codex colour fight (AN-R5).
    """

    def run(self, g: Antinomy) -> None:
        if WANDS.at(g, 0) == WANDS.at(g, 1):
            duel(g)


def duel(g: Antinomy) -> None:
    """AN-26 to AN-30."""
    g.show_hand(0)
    g.show_hand(1)
    if g.news is not None:  # nobody listens: no lists are made
        tell_fight(g)
    lead: i64 = strength(g, 0) - strength(g, 1)
    if lead == 0:  # AN-27: one card each at random
        one: i64 = HANDS[0].at(g, g.rng.below(3))
        other: i64 = HANDS[1].at(g, g.rng.below(3))
        g.tell("duel-tie", ONE, one, OTHER, other)
        lead = duel_value(g, one) - duel_value(g, other)
    if lead == 0:
        g.tell("duel-drawn")
        return
    winner: i64 = 0 if lead > 0 else 1
    loser: i64 = 1 - winner
    pays = CRYSTALS.at(g, loser) > 0  # AN-29
    g.tell("duel-won" if pays else "duel-empty", WHO, winner, FROM, loser)
    if pays:
        CRYSTALS.add(g, loser, -1)  # AN-28: never from the supply
        gain_crystal(g, winner)


def duel_value(g: Antinomy, card: i64) -> i64:
    return DUEL_VALUE[CARDS * g.colour + card]


def strength(g: Antinomy, seat: i64) -> i64:
    """AN-26: what a hand counts."""
    cells, held, row = g.cells, HELD[seat], CARDS * g.colour
    return DUEL_VALUE[row + cells[held]] + DUEL_VALUE[row + cells[held + 1]] + DUEL_VALUE[row + cells[held + 2]]


def tell_fight(g: Antinomy) -> None:
    """Which hands meet and what they count, with the cards to look at."""
    tell_hand(g, "fights", 0)
    tell_hand(g, "fights", 1)
    mine, yours = strength(g, 0), strength(g, 1)
    news = g.tell("duel", Noun("one", SEAT), 0, Noun("mine"), mine, Noun("other", SEAT), 1, Noun("yours"), yours)
    if news is not None:
        counts = [[int(duel_value(g, card)) for card in HANDS[seat].cards(g)] for seat in range(2)]
        news.moment = [(seat, shown(g, seat), counts[seat]) for seat in range(2)]


# What comes up all the time is made once.
TURN: Final = vec[Turn]([Turn(0), Turn(1)])
PARADOX: Final = [Paradox(0), Paradox(1)]
DUEL: Final = [Duel(0), Duel(1)]
