"""What the bots know of Eternitium: how long is the road, and how fast do these cards go?"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from zeitriss.core.move import Move
from zeitriss.core.zones import Zone
from zeitriss.games.eternitium.cards import (
    CARD,
    CARDS,
    FIRST_TECHNOLOGY,
    FITS,
    GIGA_DROID,
    HAND,
    LAST_PORTAL,
    ROBO_THIEF,
    TOP,
)
from zeitriss.games.eternitium.ending import advanced, is_finder, last_turn, points
from zeitriss.games.eternitium.knowledge.marks import BIT, FACE, SHAPE, UP
from zeitriss.games.eternitium.market import Pay
from zeitriss.games.eternitium.moves import PLAY, STEAL
from zeitriss.games.eternitium.state import DECKS, DISCARDS, HANDS, STACKS, Eternitium

# Era cards that a card removes each time it is in the hand, by experience
_STRENGTH: Final[dict[str, float]] = {
    "temporal-projector": 0.35,
    "droid": 0.3,
    "chrono-blaster": 0.2,
    "transporter": 0.6,
    "digital-wallet": 0.25,
    "communicator": 0.5,
    "time-bomb": 0.3,
    "laboratory": 0.45,
    "ultimate-portal": 1.0,
    "quantum-clock": 0.4,
    "robo-recycler": 0.55,
    "giga-droid": 0.7,
    "robo-thief": 0.45,
}
STRENGTH: Final[list[float]] = [
    0.22 if card < FIRST_TECHNOLOGY else 0.45 if card <= LAST_PORTAL else _STRENGTH[CARD.names[card]]
    for card in range(CARDS)
]


def value(g: Eternitium, seat: int) -> float:
    """0 lost, 1 won: turns that the others still need against the own ones; alone, the turns that are left."""
    g = settled(g)
    if g.outcome is not None:
        return g.outcome.results[seat]
    if g.seats == 1:
        left = last_turn(g) - int(g.round) + 1
        return squash(left - turns_needed(g, 0))
    rival = min([turns_needed(g, other) for other in range(g.seats) if other != seat])
    lead = rival - turns_needed(g, seat)
    if is_finder(g, seat):  # ET-46: what counts among several finders
        lead += 0.02 * points(g, seat) + 0.01 * advanced(g, seat)
    return squash(lead)


def settled(g: Eternitium) -> Eternitium:
    """Once a technology that was taken is paid (ET-22): one that has still to be paid looks like a gift."""
    if g.outcome is None and isinstance(g.stack.top(), Pay):
        g = g.clone()
        while g.outcome is None and isinstance(g.stack.top(), Pay):
            g.pick(0)
    return g


def squash(lead: float) -> float:
    return 1.0 / (1.0 + exp(-0.45 * max(-20.0, min(20.0, lead))))


def turns_needed(g: Eternitium, seat: int) -> float:
    if is_finder(g, seat):
        return 0.0
    return max(0.2, road(g, seat) - promise(g, seat)) / pace(g, seat)


def pace(g: Eternitium, seat: int) -> float:
    """Era cards per turn: the strength of an average hand. The portal of step 1 adds a little."""
    total, count = 0.0, 0
    for zone in (HANDS[seat], DECKS[seat], DISCARDS[seat]):
        for i in range(zone.size(g)):
            total += STRENGTH[zone.at(g, i) & FACE]
            count += 1
    return 0.2 + HAND * total / max(count, HAND)


def road(g: Eternitium, seat: int) -> float:
    """The era cards of a stack, each by how hard it is to remove."""
    fitting: i64 = 0
    for zone in (HANDS[seat], DECKS[seat], DISCARDS[seat]):
        for i in range(zone.size(g)):
            fitting |= FITS[zone.at(g, i) & FACE]
    total = 0.0
    stack = STACKS[seat]
    for i in range(stack.size(g)):
        card: i64 = stack.at(g, i)
        if not card & UP:
            total += 1.2
        elif fitting >> (card & SHAPE) & 1:
            total += 0.85
        else:
            total += 1.3
    return total


def promise(g: Eternitium, seat: int) -> float:
    """What the hand will still do, and what this turn has earned or cost for the next one."""
    active = seat == g.active
    total = 0.0 if active and (g.unlucky or g.skipped) else follow(g, seat)
    if active:
        if g.unlucky:
            total -= 0.3
        elif g.skipped:
            total += 0.3
        total += 0.15 * int(g.wallets)
    return total


def follow(g: Eternitium, seat: int) -> float:
    """The run from the top that the portals of the hand can follow, a try at what lies behind it, the technologies."""
    hand, stack = HANDS[seat], STACKS[seat]
    used: i64 = 0  # one bit per place of the hand
    total = 0.0
    at: i64 = stack.size(g) - 1
    while at >= 0 and stack.at(g, at) & UP:
        found = narrowest(g, hand, used, stack.at(g, at) & SHAPE)
        if found < 0:
            break
        used |= BIT[found]
        total += 0.7
        at -= 1
    open_end = at >= 0 and not stack.at(g, at) & UP
    for i in range(hand.size(g)):
        face: i64 = hand.at(g, i) & FACE
        if face > LAST_PORTAL:
            total += 0.6 * STRENGTH[face]
        elif open_end and not used >> i & 1:
            total += 0.1
    return total


def narrowest(g: Eternitium, hand: Zone, used: i64, shape: i64) -> i64:
    """The place of the fitting portal that fits the least besides."""
    best: i64 = -1
    least: i64 = LAST_PORTAL + 1
    for i in range(min(hand.size(g), len(BIT))):
        face: i64 = hand.at(g, i) & FACE
        if face < least and FITS[face] >> shape & 1 and not used >> i & 1:
            best = i
            least = face
    return best


def wasteful(g: Eternitium, seat: int, move: Move) -> bool:
    """A Robo-Thief that steals the other one (ET-41) has changed nothing, and might do so for ever."""
    if move is STEAL.at(ROBO_THIEF):
        return len(g.moves) > 1
    return move is PLAY.at(GIGA_DROID) and is_premature(g, seat)


def is_premature(g: Eternitium, seat: int) -> bool:
    """A portal that fits the top card would bring a face-down card within reach of the Giga-Droid (ET-40)."""
    stack = STACKS[seat]
    beyond = int(stack.size(g)) - TOP - 1
    if beyond < 0 or stack.at(g, beyond) & UP:
        return False
    return any(move.verb is PLAY and move.a <= LAST_PORTAL for move in g.moves)


def clock(g: Eternitium) -> int:
    """Another number in another turn."""
    return int(g.round) * g.seats + int(g.active)
