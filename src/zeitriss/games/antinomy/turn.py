"""The turn of two players, in rulebook order: move, paradox, duel."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from zeitriss.core.frame import Frame
from zeitriss.core.move import Move
from zeitriss.core.news import News
from zeitriss.games.antinomy.cards import CRYSTALS_TO_WIN, DUEL_VALUE, FEATURES, RELIC, SPOTS
from zeitriss.games.antinomy.effects import advance_codex, exchange, is_paradox, named, plays, side_spots, trade_side
from zeitriss.games.antinomy.ending import five_crystals
from zeitriss.games.antinomy.moves import DECLARE, DECLINE, PLACE, TAKE
from zeitriss.games.antinomy.state import Antinomy

NOTHING: Final[list[Move]] = []
MAY_DECLARE: Final = [DECLARE.at(), DECLINE.at()]
MUST_DECLINE: Final = [DECLINE.at()]


class PlaceWand(Frame[Antinomy]):
    """AN-10: put the wand at a relic of the codex colour."""

    def choices(self, g: Antinomy) -> list[Move]:
        return [PLACE.at(spot) for spot in range(SPOTS) if FEATURES[g.row[spot]] >> g.colour & 1]

    def resume(self, g: Antinomy, move: Move) -> None:
        g.wands[self.seat] = move.args[0]
        if g.news is not None:
            g.news.append(News("placed", {"relic": named(g.row[move.args[0]])}))


class Turn(Frame[Antinomy]):
    """Step 1, compulsory (AN-18); there is always a legal play (AN-R1)."""

    def choices(self, g: Antinomy) -> list[Move]:
        return plays(g, self.seat)

    def resume(self, g: Antinomy, move: Move) -> None:
        """Steps 2 and 3 wait on the stack only if somebody is asked; after most moves nobody is."""
        seat = self.seat
        card, spot = move.args
        exchange(g, seat, card, spot)
        g.stack.append(TURN[1 - seat])
        if paradox_answers(g, seat):
            g.do(PARADOX[seat], DUEL[seat])
        elif g.wands[0] == g.wands[1]:  # AN-25
            duel(g)


class Paradox(Frame[Antinomy]):
    """Step 2, optional (AN-20) and once per turn (AN-24)."""

    def choices(self, g: Antinomy) -> list[Move]:
        return paradox_answers(g, self.seat)

    def resume(self, g: Antinomy, move: Move) -> None:
        if move is DECLARE.at():
            declare(g, self.seat)


def paradox_answers(g: Antinomy, seat: i64) -> list[Move]:
    """While the hand holds a card that others do not know, not even the question may tell (AN-R22)."""
    hand = g.hands[seat]
    a: i64 = hand[0]
    b: i64 = hand[1]
    c: i64 = hand[2]
    shared: i64 = FEATURES[a] & FEATURES[b] & FEATURES[c]
    if shared and is_paradox(g, hand):  # most hands share nothing
        return MAY_DECLARE
    return NOTHING if g.is_known(a, b, c) else MUST_DECLINE


def declare(g: Antinomy, seat: int) -> None:
    """AN-21 (a) to (d). The supply cannot be empty (AN-33); the codex does not follow a winning crystal (AN-R15)."""
    g.show(g.hands[seat])
    g.supply -= 1
    g.crystals[seat] += 1
    if g.news is not None:
        shown = [f"relic.{RELIC.names[card]}" for card in g.hands[seat]]
        g.news.append(News("paradox", {"who": f"seat.{seat}"}, moment=[(seat, shown, -1)]))
    if g.crystals[seat] == CRYSTALS_TO_WIN:
        five_crystals(g, seat)
        return
    advance_codex(g)
    g.do(PICK_SIDE[seat])


class PickSide(Frame[Antinomy]):
    """AN-21 (e) to (h), AN-22; solo AN-46 (d) to (g). Chosen before the shuffle, in solo after the draw (AN-R4).

    Asked only where both sides are available; everybody sees that.
    """

    def choices(self, g: Antinomy) -> list[Move]:
        sides = [TAKE.at(side) for side in range(2) if side_spots(g, self.seat, side)]
        return sides if len(sides) > 1 else NOTHING

    def resume(self, g: Antinomy, move: Move) -> None:
        self.trade(g, move.args[0])

    def run(self, g: Antinomy) -> None:
        self.trade(g, 0 if side_spots(g, self.seat, 0) else 1)

    def trade(self, g: Antinomy, side: int) -> None:
        laid = g.hands[self.seat] + g.drawn  # AN-46 (e): in solo two shown relics and the drawn card
        g.drawn = []
        trade_side(g, self.seat, side, laid)


class Duel(Frame[Antinomy]):
    """Step 3 (AN-25): compulsory where the wand of this turn came to the other one (AN-R6).

    It comes after the paradox: the new hand and the new codex colour fight (AN-R5).
    """

    def choices(self, g: Antinomy) -> list[Move]:
        return NOTHING

    def run(self, g: Antinomy) -> None:
        if g.wands[0] == g.wands[1]:
            duel(g)


def duel(g: Antinomy) -> None:
    """AN-26 to AN-30."""
    one, other = g.hands
    g.show(one)
    g.show(other)
    value = DUEL_VALUE[g.colour]
    sums = [value[hand[0]] + value[hand[1]] + value[hand[2]] for hand in g.hands]
    picks = [-1, -1]
    lead = sums[0] - sums[1]
    if lead == 0:  # AN-27: one card each at random
        picks = [one[g.rng.below(3)], other[g.rng.below(3)]]
        lead = value[picks[0]] - value[picks[1]]
    winner = -1 if lead == 0 else 0 if lead > 0 else 1
    if g.news is not None:
        report_duel(g, sums, picks, winner)
    if winner < 0 or g.crystals[1 - winner] == 0:  # AN-29
        return
    # AN-28: from the loser, never from the supply; the fifth wins at once, for whoever it is
    g.crystals[1 - winner] -= 1
    g.crystals[winner] += 1
    if g.crystals[winner] == CRYSTALS_TO_WIN:
        five_crystals(g, winner)
        return
    advance_codex(g)


def report_duel(g: Antinomy, sums: list[int], picks: list[int], winner: int) -> None:
    assert g.news is not None
    moment = [(seat, [f"relic.{RELIC.names[card]}" for card in g.hands[seat]], sums[seat]) for seat in range(2)]
    g.news.append(News("duel", {"one": "seat.0", "mine": sums[0], "other": "seat.1", "yours": sums[1]}, moment=moment))
    if picks[0] >= 0:
        drawn = {"one": f"relic.{RELIC.names[picks[0]]}", "other": f"relic.{RELIC.names[picks[1]]}"}
        g.news.append(News("duel-tie", dict(drawn)))
    if winner < 0:
        g.news.append(News("duel-drawn", {}))
    elif g.crystals[1 - winner]:
        g.news.append(News("duel-won", {"who": f"seat.{winner}", "from": f"seat.{1 - winner}"}))
    else:
        g.news.append(News("duel-empty", {"who": f"seat.{winner}", "from": f"seat.{1 - winner}"}))


# Frames that carry nothing but a seat are made once.
PLACE_WAND: Final = [PlaceWand(0), PlaceWand(1)]
TURN: Final = [Turn(0), Turn(1)]
PARADOX: Final = [Paradox(0), Paradox(1)]
PICK_SIDE: Final = [PickSide(0), PickSide(1)]
DUEL: Final = [Duel(0), Duel(1)]
