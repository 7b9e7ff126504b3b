"""What there is to be seen of a position of Res Arcana, in numbers, and the chance of winning learned from them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from mypy_extensions import i64

from zeitriss.core.model import by_seats, real
from zeitriss.games.res_arcana.advice.hunch import settled
from zeitriss.games.res_arcana.advice.strength import (
    coverage,
    hand_gain,
    horizon,
    lasting_points,
    leader,
    purchases,
    strength,
)
from zeitriss.games.res_arcana.advice.value import value
from zeitriss.games.res_arcana.advice.worth import YIELD
from zeitriss.games.res_arcana.cards import (
    CARDS,
    COST,
    COST_ANY,
    FIRST_ITEM,
    FIRST_MAGE,
    FIRST_MONUMENT,
    FIRST_PLACE,
    POINTS,
    SYMBOLS,
)
from zeitriss.games.res_arcana.ending import tie_break
from zeitriss.games.res_arcana.essence import ESSENCES, GOLD, count
from zeitriss.games.res_arcana.state import (
    BOARDS,
    DECKS,
    DISPLAY,
    HANDS,
    MONUMENTS,
    ON,
    PASSED,
    PLACES,
    POOLS,
    TURNED,
    ResArcana,
)

DECK_GAIN: Final = 18 + 2 * ESSENCES
DEAREST: Final = DECK_GAIN + 1
PER_SEAT: Final = DEAREST + 5
COMMON: Final = 10
# Then what each component by itself tells: 1 for the own seat, -1 for the rival
IN_PLAY: Final = 2 * PER_SEAT + COMMON
READY: Final = IN_PLAY + CARDS  # in play and not turned
HELD: Final = READY + CARDS  # own hand cards,
PAID: Final = HELD + FIRST_MONUMENT  # and how much of their cost there is
OFFERED: Final = PAID + FIRST_MONUMENT  # places of power: how much of their cost the own pool pays,
THEIRS: Final = OFFERED + FIRST_ITEM - FIRST_PLACE  # and the rival's
SHOWN: Final = THEIRS + FIRST_ITEM - FIRST_PLACE  # monuments that lie open
TRAITS: Final = SHOWN + FIRST_MAGE - FIRST_MONUMENT
SEATS: Final = 4


def traits(g: ResArcana, seat: int) -> list[float]:
    """Own things first, then those of the strongest rival, then what both stand before, then each component."""
    g = settled(g)
    numbers = [0.0] * TRAITS
    lead, rounds = leader(g), horizon(g)
    rival = strongest(g, seat, lead)
    look(g, seat, lead, rounds, numbers, 0)
    look(g, rival, lead, rounds, numbers, PER_SEAT)
    at = 2 * PER_SEAT
    numbers[at] = real(g.round) / 6.0
    numbers[at + 1] = 1.0 if g.outcome is None and g.stack[-1].seat == seat else 0.0
    numbers[at + 2] = max(0.0, 4.0 - real(g.round)) / 4.0
    numbers[at + 3] = (numbers[0] - numbers[PER_SEAT]) * 2.0
    numbers[at + 4] = 1.0 if lead >= float(g.goal) else 0.0
    numbers[at + 5] = real(DISPLAY.size(g) + MONUMENTS.size(g)) / 6.0
    numbers[at + 6] = real(PLACES.size(g)) / 5.0
    numbers[at + 7] = 1.0 if lasting_points(g, seat) >= float(g.goal) and numbers[at + 3] > 0.0 else 0.0
    numbers[at + 8] = 1.0 if lasting_points(g, rival) >= float(g.goal) and numbers[at + 3] < 0.0 else 0.0
    numbers[at + 9] = max(-2.0, min(2.0, (real(tie_break(g, seat)) - real(tie_break(g, rival))) / 10.0))
    components(g, seat, 1.0, numbers)
    components(g, rival, -1.0, numbers)
    wanted(g, seat, rival, numbers)
    return numbers


def components(g: ResArcana, seat: i64, sign: float, numbers: list[float]) -> None:
    """What lies before a seat."""
    board = BOARDS[seat]
    for i in range(board.size(g)):
        card: i64 = board.at(g, i)
        numbers[IN_PLAY + card] += sign
        if not TURNED.at(g, card):
            numbers[READY + card] += sign


def wanted(g: ResArcana, seat: i64, rival: i64, numbers: list[float]) -> None:
    """What can be bought, and how near both are to it."""
    pool, theirs = POOLS.at(g, seat), POOLS.at(g, rival)
    hand, places, display = HANDS[seat], PLACES, DISPLAY
    for i in range(hand.size(g)):
        card: i64 = hand.at(g, i)
        near = coverage(pool, COST[card], COST_ANY[card], SYMBOLS[card])
        numbers[HELD + card] = 1.0
        numbers[PAID + card] = near * near
    for i in range(places.size(g)):
        card = places.at(g, i)
        near = coverage(pool, COST[card], COST_ANY[card], SYMBOLS[card])
        numbers[OFFERED + card - FIRST_PLACE] = near * near
        near = coverage(theirs, COST[card], COST_ANY[card], SYMBOLS[card])
        numbers[THEIRS + card - FIRST_PLACE] = near * near
    for i in range(display.size(g)):
        numbers[SHOWN + display.at(g, i) - FIRST_MONUMENT] = 1.0


def strongest(g: ResArcana, seat: int, lead: float) -> int:
    if g.seats == 2:
        return 1 - seat
    best, most = -1, -99.0
    for other in range(g.seats):
        if other != seat:
            found = strength(g, other, lead)
            if found > most:
                best, most = other, found
    return best


def look(g: ResArcana, seat: int, lead: float, rounds: float, numbers: list[float], at: int) -> None:
    points, goal = lasting_points(g, seat), float(g.goal)
    pool = POOLS.at(g, seat)
    numbers[at] = points / goal
    numbers[at + 1] = max(0.0, points + 3.0 - goal) / 3.0
    numbers[at + 2] = 1.0 if points >= goal else 0.0
    numbers[at + 3] = 1.0 if PASSED.at(g, seat) else 0.0
    numbers[at + 4] = 1.0 if g.token == seat else 0.0
    numbers[at + 5] = strength(g, seat, lead) / 10.0
    numbers[at + 6] = purchases(g, seat, pool, rounds) / 2.0
    numbers[at + 7] = real(DECKS[seat].size(g)) / 6.0
    for card in HANDS[seat].cards(g):
        numbers[at + 8] += 0.33
        numbers[at + 9] += hand_gain(card, rounds) / 4.0
    for card in DECKS[seat].cards(g):
        numbers[at + DECK_GAIN] += hand_gain(card, rounds) / 8.0
    for card in BOARDS[seat].cards(g):
        component(g, card, numbers, at + 10)
    for e in range(ESSENCES):
        number = real(count(pool, e))
        numbers[at + 17] += number / 10.0
        numbers[at + 18 + e] += min(number, 6.0) / 4.0
    gold = real(count(pool, GOLD))
    numbers[at + DEAREST] = min(gold, 4.0) / 4.0
    numbers[at + DEAREST + 1] = 1.0 if gold >= 4.0 else 0.0
    numbers[at + DEAREST + 2] = max(0.0, min(gold - 4.0, 4.0)) / 4.0
    affordable(g, seat, pool, rounds, numbers, at + DEAREST + 3)


def affordable(g: ResArcana, seat: i64, pool: i64, rounds: float, numbers: list[float], at: int) -> None:
    """The most that a purchase brings that could be made at once: points, and all that it brings."""
    hand, places = HANDS[seat], PLACES
    for i in range(hand.size(g) + places.size(g)):
        card: i64 = hand.at(g, i) if i < hand.size(g) else places.at(g, i - hand.size(g))
        if coverage(pool, COST[card], COST_ANY[card], SYMBOLS[card]) >= 1.0:
            points = float(POINTS[card])
            numbers[at] = max(numbers[at], points / 3.0)
            numbers[at + 1] = max(numbers[at + 1], (points + YIELD[card] * rounds) / 4.0)


def component(g: ResArcana, card: i64, numbers: list[float], at: int) -> None:
    """What it brings, what lies on it, of what kind it is."""
    turned = TURNED.at(g, card) != 0
    numbers[at] += YIELD[card] / 3.0
    if not turned and card < FIRST_ITEM:
        numbers[at + 1] += YIELD[card] / 3.0
    kind = 2 if card < FIRST_MONUMENT else 3 if card < FIRST_MAGE else 4 if card < FIRST_PLACE else 5
    if card < FIRST_ITEM:
        numbers[at + kind] += 0.3
    on = ON.at(g, card)
    if on:
        for e in range(ESSENCES):
            number = real(count(on, e))
            numbers[at + 6] += number / 6.0
            numbers[at + 8 + ESSENCES + e] += number / 4.0


MODELS: Final = by_seats(Path(__file__).parent, [TRAITS] * (SEATS + 1))


def chance(g: ResArcana, seat: int) -> float:
    """0 lost, 1 won, as it was learned; where nothing was, as the value has it."""
    g = settled(g)
    if g.outcome is not None:
        return g.outcome.results[seat]
    model = MODELS[g.seats]
    return value(g, seat) if model is None else model.chance(traits(g, seat))
