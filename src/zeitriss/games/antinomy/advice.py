"""What the bots know of Gegensatz."""

from __future__ import annotations

from mypy_extensions import i64

from zeitriss.games.antinomy.cards import DUEL_VALUE, FEATURES, FIRST_DEPLETED
from zeitriss.games.antinomy.effects import is_paradox, plays
from zeitriss.games.antinomy.ending import crystal_target
from zeitriss.games.antinomy.state import Antinomy


def value(g: Antinomy, seat: int) -> float:
    """0 lost, 1 won; crystals first, then paradoxes within reach, then half-finished hands, then strength in a duel."""
    if g.outcome is not None:
        return g.outcome.results[seat]
    if g.seats == 1:
        return solo_value(g)
    other = 1 - seat
    lead = (g.crystals[seat] - g.crystals[other]) * 1.0
    lead += promise(g, seat) - promise(g, other)
    return 0.5 + max(-0.49, min(0.49, lead / 12.0))


def solo_value(g: Antinomy) -> float:
    """Crystals against the cards that are left to draw."""
    return 0.9 * (g.crystals[0] + promise(g, 0) + 0.15 * len(g.deck) + 0.05 * int(g.stones)) / (crystal_target(g) + 3.0)


def promise(g: Antinomy, seat: int) -> float:
    """How close this seat is to its next crystal."""
    hand = g.hands[seat]
    if g.wands[seat] < 0 or len(hand) < 3:
        return 0.0
    result = (0.0, 0.45, 0.64)[min(paradoxes(g, seat), 2)]
    for i in range(3):
        for j in range(i):
            both: i64 = FEATURES[hand[i]] & FEATURES[hand[j]]
            if both and hand[i] < FIRST_DEPLETED and hand[j] < FIRST_DEPLETED:
                free = not (FEATURES[hand[i]] | FEATURES[hand[j]]) >> g.colour & 1
                result += 0.12 if free else 0.05
    for card in hand:
        result += 0.01 * DUEL_VALUE[g.colour][card]
    return result


def paradoxes(g: Antinomy, seat: int) -> int:
    """How many plays of this seat would complete a paradox now."""
    found = 0
    hand = g.hands[seat]
    for move in plays(g, seat):
        trial = hand.copy()
        trial[trial.index(move.args[0])] = g.row[move.args[1]]
        if is_paradox(g, trial):
            found += 1
    return found
