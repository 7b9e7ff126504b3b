"""What there is to be seen of a game of Gegensatz, in numbers, and the chance of winning that was learned from them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from mypy_extensions import i64

from zeitriss.core.model import by_seats, real
from zeitriss.core.offers import no_offers
from zeitriss.games.antinomy.advice.value import value
from zeitriss.games.antinomy.cards import CRYSTALS_TO_WIN, FEATURES, FIRST_DEPLETED, HAND, SPOTS
from zeitriss.games.antinomy.effects import is_paradox
from zeitriss.games.antinomy.ending import ALL_FEATURES, crystal_target, shrine_features
from zeitriss.games.antinomy.moves import PLAY
from zeitriss.games.antinomy.solo import SoloParadox, SoloTurn
from zeitriss.games.antinomy.state import CRYSTALS, DECK, HANDS, ROW, SHRINE, WANDS, Antinomy
from zeitriss.games.antinomy.turn import TURN, strength

PER_SEAT: Final = 17
TRAITS: Final = 2 * PER_SEAT + 4
REACH: Final = no_offers()  # written anew for every position
# Alone, in place of the other's
WANTED: Final = PER_SEAT  # crystals that are missing
DRAWS: Final = PER_SEAT + 1  # cards in the deck
SLACK: Final = PER_SEAT + 2  # draws that are left when each missing crystal has cost one: from -1 to 5
SLACKS: Final = 7
STONES: Final = SLACK + SLACKS
ASKED: Final = STONES + 1  # for a turn; whether to declare
SHRINED: Final = ASKED + 2  # whether a shrine is wanted; what it lacks; whether nothing; how full it is


def traits(g: Antinomy, seat: int) -> list[float]:
    """Own things first, then the other's and how both stand to each other, or how it goes alone."""
    other = 1 - seat
    numbers = [0.0] * TRAITS
    look(g, seat, numbers, 0)
    if g.seats == 1:
        alone(g, numbers)
        return numbers
    look(g, other, numbers, PER_SEAT)
    lead: i64 = strength(g, seat) - strength(g, other)
    numbers[2 * PER_SEAT] = 1.0 if g.stack.top().seat == seat else 0.0
    numbers[2 * PER_SEAT + 1] = real(lead) / 10.0
    numbers[2 * PER_SEAT + 2] = 1.0 if lead > 0 else 0.0
    numbers[2 * PER_SEAT + 3] = 1.0 if lead < 0 else 0.0
    return numbers


def alone(g: Antinomy, numbers: list[float]) -> None:
    """Crystals against the draws that are left: a paradox costs one, and so does a skip (AN-46, AN-53)."""
    wanted, draws = crystal_target(g) - int(CRYSTALS.at(g, 0)), int(DECK.size(g))
    numbers[WANTED] = wanted / 5.0
    numbers[DRAWS] = draws / 9.0
    numbers[SLACK + max(0, min(SLACKS - 1, draws - wanted + 1))] = 1.0
    numbers[STONES] = real(g.stones) / 3.0
    asked = g.stack.top()
    numbers[ASKED] = 1.0 if isinstance(asked, SoloTurn) else 0.0
    numbers[ASKED + 1] = 1.0 if isinstance(asked, SoloParadox) and g.offers.count > 1 else 0.0
    if g.options["shrine"]:
        lacks = (ALL_FEATURES & ~shrine_features(g)).bit_count()
        numbers[SHRINED] = 1.0
        numbers[SHRINED + 1] = lacks / 4.0
        numbers[SHRINED + 2] = 1.0 if lacks == 0 else 0.0
        numbers[SHRINED + 3] = int(SHRINE.size(g)) / 5.0


def look(g: Antinomy, seat: i64, numbers: list[float], at: i64) -> None:
    crystals: i64 = CRYSTALS.at(g, seat)
    if crystals < CRYSTALS_TO_WIN:
        numbers[at + crystals] = 1.0
    hand, spot = HANDS[seat], WANDS.at(g, seat)
    if spot < 0 or hand.size(g) < HAND:
        return
    step = spot if seat == g.first else SPOTS - 1 - spot
    numbers[at + 5] = real(step) / SPOTS
    numbers[at + 6] = real(strength(g, seat)) / 10.0
    reachable(g, seat, numbers, at + 7)
    for i in range(HAND):
        for j in range(i):
            pair(g, hand.at(g, i), hand.at(g, j), numbers, at + 13)


def reachable(g: Antinomy, seat: i64, numbers: list[float], at: i64) -> None:
    """How many plays there are, how many of them complete a paradox, and whether one leads to the other wand."""
    reach, hand = REACH, HANDS[seat]
    reach.count = 0
    TURN[seat].offer(g, reach)
    a: i64 = hand.at(g, 0)
    b: i64 = hand.at(g, 1)
    c: i64 = hand.at(g, 2)
    rival: i64 = WANDS.at(g, 1 - seat)
    found: i64 = 0
    for i in range(reach.count):
        play = reach.ids[i] - PLAY.first
        card: i64 = play // SPOTS
        spot: i64 = play % SPOTS
        taken: i64 = ROW.at(g, spot)
        if spot == rival:
            numbers[at + 5] = 1.0
        if is_paradox(g, taken if a == card else a, taken if b == card else b, taken if c == card else c):
            found += 1
    numbers[at] = real(reach.count) / 10.0
    if found > 0:
        numbers[at + min(int(found), 3)] = 1.0
    numbers[at + 4] = 1.0 if is_paradox(g, a, b, c) else 0.0


def pair(g: Antinomy, one: i64, other: i64, numbers: list[float], at: i64) -> None:
    """Two cards that have something in common, which the codex colour spoils or not."""
    if FEATURES[one] & FEATURES[other] and one < FIRST_DEPLETED and other < FIRST_DEPLETED:
        spoilt = (FEATURES[one] | FEATURES[other]) >> g.colour & 1
        numbers[at + (1 if spoilt else 0)] += 0.5
    elif not FEATURES[one] & FEATURES[other]:
        numbers[at + 2] += 0.5
    if (FEATURES[one] | FEATURES[other]) >> g.colour & 1:
        numbers[at + 3] += 0.5


MODELS: Final = by_seats(Path(__file__).parent, [TRAITS] * 3)


def chance(g: Antinomy, seat: int) -> float:
    """0 lost, 1 won, as it was learned; where nothing was, as the value has it."""
    if g.outcome is not None:
        return g.outcome.results[seat]
    model = MODELS[g.seats]
    return value(g, seat) if model is None else model.chance(traits(g, seat))
