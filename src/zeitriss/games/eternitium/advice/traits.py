"""What there is to be seen of a journey of Eternitium, in numbers, and the chance of winning learned from them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from mypy_extensions import i64

from zeitriss.core.model import by_seats, real
from zeitriss.core.zones import Zone
from zeitriss.games.eternitium.advice.value import STRENGTH, follow, pace, road, settled, turns_needed, value
from zeitriss.games.eternitium.cards import (
    AI,
    CARD,
    CARDS,
    FIRST_TECHNOLOGY,
    LAST_PORTAL,
    MISSION_FACTS,
    POINTS,
    SEATS_MOST,
)
from zeitriss.games.eternitium.ending import in_final_phase, last_turn
from zeitriss.games.eternitium.knowledge.marks import FACE, UP
from zeitriss.games.eternitium.state import AI_DECK, DECKS, DISCARDS, HANDS, PORTAL_PILE, STACKS, SUPPLY, Eternitium

PORTALS: Final = 0  # where the kinds of cards begin: portals, Double Portals, then each technology by itself
DOUBLES: Final = 1
KINDS: Final = CARDS - LAST_PORTAL + 1
STANDING: Final = 18  # numbers beside the kinds
PER_SEAT: Final = STANDING + KINDS
COMMON: Final = 4
TRAITS: Final = 2 * PER_SEAT + COMMON
CROWD: Final = 4  # seats from which on one rival is not enough to look at
BEHIND: Final = 3  # rivals behind the nearest one
CROWDED: Final = TRAITS + BEHIND + 4
# Alone, in place of the rival's: the mission, then these
TURNS_LEFT: Final = PER_SEAT + len(MISSION_FACTS)
PORTALS_LEFT: Final = TURNS_LEFT + 1
AI_LEFT: Final = PORTALS_LEFT + 1  # by kind
AI_KINDS: Final = [CARD.index[name] for name in AI]


def traits(g: Eternitium, seat: int) -> list[float]:
    """Own things first, then those of the rival nearest to the crystal, or the mission, then where the game stands."""
    g = settled(g)
    numbers = [0.0] * width(g.seats)
    look(g, seat, numbers, 0)
    at = 2 * PER_SEAT
    numbers[at] = real(g.round) / 20.0
    if g.seats == 1:
        left = real(last_turn(g) - g.round + 1)
        numbers[at + 3] = (left - turns_needed(g, seat)) / 4.0
        alone(g, left, numbers)
        return numbers
    rival = nearest(g, seat)
    look(g, rival, numbers, PER_SEAT)
    numbers[at + 1] = 1.0 if in_final_phase(g) else 0.0
    numbers[at + 2] = 1.0 if (seat - int(g.first)) % g.seats < (rival - int(g.first)) % g.seats else 0.0
    numbers[at + 3] = (turns_needed(g, rival) - turns_needed(g, seat)) / 4.0
    if g.seats >= CROWD:
        crowd(g, seat, numbers)
    return numbers


def width(seats: int) -> int:
    """How many traits there are with so many seats."""
    return CROWDED if seats >= CROWD else TRAITS


def crowd(g: Eternitium, seat: int, numbers: list[float]) -> None:
    """The race against all: those behind the nearest one, how many are ahead, how many close, whose turn comes when."""
    mine, place = turns_needed(g, seat), (seat - int(g.first)) % g.seats
    others, ahead, close = list[float](), 0.0, 0.0
    for other in range(g.seats):
        if other != seat:
            turns = turns_needed(g, other)
            others.append(turns)
            sooner = turns < mine or (turns == mine and (other - int(g.first)) % g.seats < place)
            ahead += 0.25 if sooner else 0.0
            close += 0.25 * max(0.0, 1.0 - abs(turns - mine))
    others.sort()
    for i in range(1, len(others)):
        numbers[TRAITS + i - 1] = (others[i] - mine) / 4.0
    at = TRAITS + BEHIND
    numbers[at] = ahead
    numbers[at + 1] = close
    numbers[at + 2] = place / 4.0
    numbers[at + 3] = (seat - int(g.active)) % g.seats / 4.0


def alone(g: Eternitium, left: float, numbers: list[float]) -> None:
    """Missions differ in how long the road really is: in mission 7 it grows by a card in every turn."""
    numbers[PER_SEAT + int(g.mission)] = 1.0
    numbers[TURNS_LEFT] = left / 8.0
    portals: i64 = PORTAL_PILE.size(g)
    for shape in range(FIRST_TECHNOLOGY):
        portals += SUPPLY.at(g, shape)
    numbers[PORTALS_LEFT] = real(portals) / 8.0
    for i in range(AI_DECK.size(g)):
        numbers[AI_LEFT + AI_KINDS.index(int(AI_DECK.at(g, i)))] += 0.3


def nearest(g: Eternitium, seat: int) -> int:
    best, fewest = 1 - seat if g.seats == 2 else -1, 1e9
    if g.seats > 2:
        for other in range(g.seats):
            turns = turns_needed(g, other) if other != seat else 1e9
            if turns < fewest:
                best, fewest = other, turns
    return best


def look(g: Eternitium, seat: int, numbers: list[float], at: int) -> None:
    hand, deck, stack = HANDS[seat], DECKS[seat], STACKS[seat]
    size = int(stack.size(g))
    up = 0
    for i in range(size):
        if stack.at(g, i) & UP:
            up += 1
    numbers[at] = size / 8.0
    numbers[at + 1] = up / 8.0
    numbers[at + 2] = road(g, seat) / 8.0
    numbers[at + 3] = turns_needed(g, seat) / 8.0
    numbers[at + 4] = pace(g, seat) / 2.0
    numbers[at + 5] = 1.0 if size == 0 else 0.0
    numbers[at + 6] = 1.0 if size == 1 else 0.0
    numbers[at + 7] = 1.0 if size == 2 else 0.0
    numbers[at + 8] = 1.0 if size == 3 else 0.0
    numbers[at + 9] = follow(g, seat) / 3.0
    numbers[at + 10] = int(hand.size(g)) / 6.0
    numbers[at + 11] = power(g, hand) / 2.0
    numbers[at + 12] = power(g, deck) / 3.0 / max(1.0, int(deck.size(g)) / 6.0)
    if seat == g.active:
        numbers[at + 13] = 1.0
        numbers[at + 14] = 1.0 if g.unlucky else 0.0
        numbers[at + 15] = 1.0 if g.skipped else 0.0
        numbers[at + 16] = int(g.wallets) / 2.0
    owned(g, hand, numbers, at)
    owned(g, deck, numbers, at)
    owned(g, DISCARDS[seat], numbers, at)


def power(g: Eternitium, zone: Zone) -> float:
    """Era cards that these cards remove."""
    total = 0.0
    for i in range(zone.size(g)):
        total += STRENGTH[zone.at(g, i) & FACE]
    return total


def owned(g: Eternitium, zone: Zone, numbers: list[float], at: int) -> None:
    """How many of each kind, and points for technologies (ET-46)."""
    for i in range(zone.size(g)):
        face: i64 = zone.at(g, i) & FACE
        kind = PORTALS if face < FIRST_TECHNOLOGY else DOUBLES if face <= LAST_PORTAL else int(face) - LAST_PORTAL + 1
        numbers[at + STANDING + kind] += 0.2 if kind == PORTALS else 0.5
        numbers[at + 17] += POINTS[face] / 10.0


MODELS: Final = by_seats(Path(__file__).parent, [width(seats) for seats in range(SEATS_MOST + 1)])


def chance(g: Eternitium, seat: int) -> float:
    """0 lost, 1 won, as it was learned; where nothing was, as the value has it."""
    g = settled(g)
    if g.outcome is not None:
        return g.outcome.results[seat]
    model = MODELS[g.seats]
    return value(g, seat) if model is None else model.chance(traits(g, seat))
