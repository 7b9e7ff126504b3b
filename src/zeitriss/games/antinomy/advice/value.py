"""What the bots know of Gegensatz."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from zeitriss.core.offers import no_offers
from zeitriss.games.antinomy.cards import FEATURES, FIRST_DEPLETED, HAND, SPOTS
from zeitriss.games.antinomy.effects import is_paradox
from zeitriss.games.antinomy.ending import crystal_target
from zeitriss.games.antinomy.moves import PLAY
from zeitriss.games.antinomy.solo import SoloParadox
from zeitriss.games.antinomy.state import CRYSTALS, DECK, HANDS, ROW, WANDS, Antinomy
from zeitriss.games.antinomy.turn import TURN, strength

REACH: Final = no_offers()  # written anew for every position
# Alone, in crystals; found by play: with 0.15 for a draw the Griffin skipped two turns in three and never won
DRAW: Final = 1.0
STONE: Final = 0.05
DRAWS: Final = 9  # AN-40


def value(g: Antinomy, seat: int) -> float:
    """0 lost, 1 won; crystals first, then paradoxes within reach, then half-finished hands, then strength in a duel."""
    if g.outcome is not None:
        return g.outcome.results[seat]
    if g.seats == 1:
        return solo_value(g)
    other = 1 - seat
    lead = (int(CRYSTALS.at(g, seat)) - int(CRYSTALS.at(g, other))) * 1.0
    lead += promise(g, seat) - promise(g, other)
    return 0.5 + max(-0.49, min(0.49, lead / 12.0))


def solo_value(g: Antinomy) -> float:
    """Crystals against the draws that are left: a paradox costs one, and so does a skip."""
    lead = int(CRYSTALS.at(g, 0)) + promise(g, 0) + DRAW * int(DECK.size(g)) + STONE * int(g.stones)
    if isinstance(g.stack.top(), SoloParadox) and g.offers.count > 1:  # it may be declared
        lead += 1.0
    return 0.9 * lead / (crystal_target(g) + DRAW * DRAWS + 2.0)


def promise(g: Antinomy, seat: int) -> float:
    """How close this seat is to its next crystal."""
    hand = HANDS[seat]
    if WANDS.at(g, seat) < 0 or hand.size(g) < HAND:
        return 0.0
    result = (0.0, 0.45, 0.64)[min(paradoxes(g, seat), 2)]
    for i in range(HAND):
        for j in range(i):
            one, other = hand.at(g, i), hand.at(g, j)
            if FEATURES[one] & FEATURES[other] and one < FIRST_DEPLETED and other < FIRST_DEPLETED:
                free = not (FEATURES[one] | FEATURES[other]) >> g.colour & 1
                result += 0.12 if free else 0.05
    return result + 0.01 * int(strength(g, seat))


def paradoxes(g: Antinomy, seat: i64) -> int:
    """How many plays of this seat would complete a paradox now."""
    reach, hand = REACH, HANDS[seat]
    reach.count = 0
    TURN[seat].offer(g, reach)
    a: i64 = hand.at(g, 0)
    b: i64 = hand.at(g, 1)
    c: i64 = hand.at(g, 2)
    found = 0
    for i in range(reach.count):
        play = reach.ids[i] - PLAY.first
        card: i64 = play // SPOTS
        taken: i64 = ROW.at(g, play % SPOTS)
        if is_paradox(g, taken if a == card else a, taken if b == card else b, taken if c == card else c):
            found += 1
    return found
