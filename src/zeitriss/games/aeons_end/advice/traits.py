"""What there is to be seen of a fight in Aeon's End, in numbers, and the chance of winning learned from them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from zeitriss.core.model import by_seats, real
from zeitriss.games.aeons_end.advice.value import value
from zeitriss.games.aeons_end.advice.worth import (
    AETHER,
    DAMAGE,
    RELIC_WORTH,
    TURNS,
    WORTH,
    danger,
    owned,
    position,
    rounds_left,
    strength,
    threat,
)
from zeitriss.games.aeons_end.cards import (
    BREACHES,
    CORRUPTION,
    FOE_TYPE,
    GEM,
    MINION,
    NEMESIS_TURN,
    OPENED,
    SPELL,
    TRACK,
    TYPE,
)
from zeitriss.games.aeons_end.effects.measures import empty_piles
from zeitriss.games.aeons_end.state import (
    CASTING,
    CHARGES,
    CORRUPTIONS,
    HANDS,
    LEFT,
    LIVES,
    MAGES,
    MAIN,
    NEMESIS_DECK,
    ROW,
    ROW_TOKENS,
    SEATS,
    STAGES,
    TURN_DECK,
    AeonsEnd,
)

PER_SEAT: Final = 18
COMMON: Final = 36
TRAITS: Final = 3 * PER_SEAT + COMMON  # whoever is or was active, the weakest, all together


def traits(g: AeonsEnd, seat: int) -> list[float]:
    """The same for the whole team: whoever acts, whoever has the least life, the sum of all, then the nemesis' side."""
    numbers = [0.0] * TRAITS
    weakest = 0
    for other in range(g.seats):
        if LIVES.at(g, other) < LIVES.at(g, weakest):
            weakest = other
        look(g, other, numbers, 2 * PER_SEAT, 1.0 / g.seats)
    look(g, int(g.active), numbers, 0, 1.0)
    look(g, weakest, numbers, PER_SEAT, 1.0)
    fight(g, numbers, 3 * PER_SEAT)
    row(g, numbers, 3 * PER_SEAT + 22)
    return numbers


def look(g: AeonsEnd, seat: int, numbers: list[float], at: int, part: float) -> None:
    life = int(LIVES.at(g, seat))
    numbers[at] += part * life / 10.0
    numbers[at + 1] += part if life == 0 else 0.0
    numbers[at + 2] += part if 0 < life <= 3 else 0.0
    numbers[at + 3] += part * int(CHARGES.at(g, seat)) / TRACK[MAGES.at(g, seat)]
    for card in owned(g, seat):
        numbers[at + 4] += part / 12.0
        kind = TYPE[card]
        if kind == SPELL:
            numbers[at + 5] += part * DAMAGE[card] / 20.0
            numbers[at + 6] += part / 6.0
        elif kind == GEM:
            numbers[at + 7] += part * AETHER[card] / 10.0
            numbers[at + 8] += part / 6.0
        elif kind == CORRUPTION:
            numbers[at + 9] += part / 3.0
        else:
            numbers[at + 10] += part * RELIC_WORTH[card] / 4.0
        numbers[at + 11] += part * WORTH[card] / 20.0
    for card in g.prepped(seat):
        numbers[at + 12] += part * DAMAGE[card] / 8.0
    for card in HANDS[seat].cards(g):
        numbers[at + 13] += part * AETHER[card] / 6.0
        numbers[at + 14] += part * DAMAGE[card] / 6.0
    for breach in range(BREACHES):
        stage = int(STAGES[seat].at(g, breach))
        if stage == OPENED:
            numbers[at + (15 if breach < 2 else 16)] += part * 0.5
        elif stage > 0:
            numbers[at + 17] += part * stage / 6.0


def fight(g: AeonsEnd, numbers: list[float], at: int) -> None:
    """Both lives, how long it will last, and what is particular to a nemesis."""
    life, hold = real(g.nemesis_life), real(g.gravehold)
    shuffles = (real(NEMESIS_DECK.size(g)) + 2.0) / 2.0
    numbers[at] = life / 40.0
    numbers[at + 1] = max(0.0, 15.0 - life) / 15.0
    numbers[at + 2] = hold / 20.0
    numbers[at + 3] = max(0.0, 8.0 - hold) / 8.0
    numbers[at + 4] = real(NEMESIS_DECK.size(g)) / 12.0
    numbers[at + 5] = rounds_left(g) / 5.0
    numbers[at + 6] = max(-2.0, min(2.0, (strength(g) * TURNS[g.seats - 1] / 2.8 * shuffles - life) / 40.0))
    numbers[at + 7] = position(g) / 60.0
    numbers[at + 8 + int(g.nemesis)] = 1.0
    numbers[at + 12] = real(g.fury) / 5.0
    numbers[at + 13] = real(g.husks) / 8.0
    numbers[at + 14] = max(0.0, real(g.husks) - 8.0) / 4.0
    if g.nemesis == 3:
        left = float(sum(LEFT.list(g)))
        numbers[at + 15] = left / 30.0
        numbers[at + 16] = max(0.0, 10.0 - left) / 10.0
    numbers[at + 17] = empty_piles(g) / 4.0
    numbers[at + 18] = real(CORRUPTIONS.size(g)) / 10.0 if g.nemesis == 2 else 0.0
    cards = TURN_DECK.cards(g)
    nemesis = float(len([card for card in cards if card == NEMESIS_TURN]))
    numbers[at + 19] = nemesis / 2.0
    numbers[at + 20] = (len(cards) - nemesis) / 4.0
    if g.phase == CASTING or g.phase == MAIN:
        numbers[at + 21] = real(g.aether) / 6.0


def row(g: AeonsEnd, numbers: list[float], at: int) -> None:
    """Minions and powers in play, and when the powers strike."""
    for i in range(ROW.size(g)):
        card, tokens = int(ROW.at(g, i)), int(ROW_TOKENS.at(g, i))
        if FOE_TYPE[card] == MINION:
            numbers[at] += threat(g, card) / 6.0
            numbers[at + 1] += tokens / 12.0
            numbers[at + 2] += 0.4
        else:
            slot = 3 if tokens <= 1 else 4 if tokens == 2 else 5
            numbers[at + slot] += danger(g, card) / 8.0
            numbers[at + 6] += 0.4
    numbers[at + 7] = 1.0 if g.phase == CASTING else 0.0
    numbers[at + 8] = 1.0 if g.phase == MAIN else 0.0
    numbers[at + 9 + min(3, int(g.level))] = 1.0


MODELS: Final = by_seats(Path(__file__).parent, [TRAITS] * (SEATS + 1))


def chance(g: AeonsEnd, seat: int) -> float:
    """0 lost, 1 won, as it was learned; where nothing was, as the value has it. The same for the whole team."""
    if g.outcome is not None:
        return g.outcome.results[seat]
    model = MODELS[g.seats]
    return value(g, seat) if model is None else model.chance(traits(g, seat))
