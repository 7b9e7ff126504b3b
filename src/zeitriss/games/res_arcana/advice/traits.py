"""What there is to be seen of a position of Res Arcana, in numbers, and the chance of winning learned from them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from mypy_extensions import i64

from zeitriss.core.model import by_seats
from zeitriss.games.res_arcana.advice.strength import hand_gain, horizon, lasting_points, leader, purchases, strength
from zeitriss.games.res_arcana.advice.value import value
from zeitriss.games.res_arcana.advice.worth import YIELD
from zeitriss.games.res_arcana.cards import CARDS, FIRST_ITEM, FIRST_MAGE, FIRST_MONUMENT, FIRST_PLACE
from zeitriss.games.res_arcana.ending import tie_break
from zeitriss.games.res_arcana.essence import ESSENCES, count
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
from zeitriss.games.res_arcana.turn import Turn

DECK_GAIN: Final = 18 + 2 * ESSENCES
PER_SEAT: Final = DECK_GAIN + 1
COMMON: Final = 10
FIRST_CARD: Final = 2 * PER_SEAT + COMMON
TRAITS: Final = FIRST_CARD + CARDS  # each component: 1 on the own board, -1 on the rival's
SEATS: Final = 4


def traits(g: ResArcana, seat: int) -> list[float]:
    """Own things first, then those of the strongest rival, then what both stand before."""
    numbers = [0.0] * TRAITS
    lead, rounds = leader(g), horizon(g)
    rival = strongest(g, seat, lead)
    look(g, seat, lead, rounds, numbers, 0)
    look(g, rival, lead, rounds, numbers, PER_SEAT)
    at = 2 * PER_SEAT
    top = g.stack[-1]
    numbers[at] = float(int(g.round)) / 6.0
    numbers[at + 1] = 1.0 if top.seat == seat else 0.0
    numbers[at + 2] = 1.0 if isinstance(top, Turn) else 0.0
    numbers[at + 3] = (numbers[0] - numbers[PER_SEAT]) * 2.0
    numbers[at + 4] = 1.0 if lead >= float(g.goal) else 0.0
    numbers[at + 5] = float(int(DISPLAY.size(g) + MONUMENTS.size(g))) / 6.0
    numbers[at + 6] = float(int(PLACES.size(g))) / 5.0
    numbers[at + 7] = 1.0 if lasting_points(g, seat) >= float(g.goal) and numbers[at + 3] > 0.0 else 0.0
    numbers[at + 8] = 1.0 if lasting_points(g, rival) >= float(g.goal) and numbers[at + 3] < 0.0 else 0.0
    numbers[at + 9] = max(-2.0, min(2.0, (float(int(tie_break(g, seat))) - float(int(tie_break(g, rival)))) / 10.0))
    for card in BOARDS[seat].cards(g):
        numbers[FIRST_CARD + card] += 1.0
    for card in BOARDS[rival].cards(g):
        numbers[FIRST_CARD + card] -= 1.0
    return numbers


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
    numbers[at + 7] = float(int(DECKS[seat].size(g))) / 6.0
    for card in HANDS[seat].cards(g):
        numbers[at + 8] += 0.33
        numbers[at + 9] += hand_gain(card, rounds) / 4.0
    for card in DECKS[seat].cards(g):
        numbers[at + DECK_GAIN] += hand_gain(card, rounds) / 8.0
    for card in BOARDS[seat].cards(g):
        component(g, card, numbers, at + 10)
    for e in range(ESSENCES):
        number = float(int(count(pool, e)))
        numbers[at + 17] += number / 10.0
        numbers[at + 18 + e] += min(number, 6.0) / 4.0


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
            number = float(int(count(on, e)))
            numbers[at + 6] += number / 6.0
            numbers[at + 8 + ESSENCES + e] += number / 4.0


MODELS: Final = by_seats(Path(__file__).parent, SEATS, TRAITS)


def chance(g: ResArcana, seat: int) -> float:
    """0 lost, 1 won, as it was learned; where nothing was, as the value has it."""
    if g.outcome is not None:
        return g.outcome.results[seat]
    model = MODELS[g.seats]
    return value(g, seat) if model is None or g.round == 0 else model.chance(traits(g, seat))
