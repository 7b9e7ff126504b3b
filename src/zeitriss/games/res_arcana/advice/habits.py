"""What there is to be seen of an action of Res Arcana at a glance, and how the Griffin is used to weigh it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from zeitriss.core.habits import read
from zeitriss.core.move import Move
from zeitriss.games.res_arcana.advice.hunch import WON, hunch, lasting, wanted, wins
from zeitriss.games.res_arcana.advice.strength import UNSEEN_POINTS, horizon
from zeitriss.games.res_arcana.advice.worth import COST_WORTH
from zeitriss.games.res_arcana.cards import (
    COMPONENTS,
    COST,
    COST_ANY,
    FIRST_MONUMENT,
    FIRST_PLACE,
    MONUMENT_COST,
    SYMBOLS,
)
from zeitriss.games.res_arcana.effects.gains import DISCARD_MENU, MENUS
from zeitriss.games.res_arcana.essence import ESSENCES, GOLD, count, heap_of
from zeitriss.games.res_arcana.moves import CATALOGUE, CLAIM, PASS, PLACE, SELL, UNSEEN, USE
from zeitriss.games.res_arcana.state import BOARDS, HANDS, PASSED, POOLS, TURNED, ResArcana
from zeitriss.games.res_arcana.turn import Turn

OWN: Final = 4  # traits that each move weighs by itself
WIDTH: Final = 10


def essences(parts: list[dict[str, Any]], kind: str, name: str) -> int:
    return sum([heap_of(part["essences"]) for part in parts if part[kind] == name])


def number(parts: list[dict[str, Any]], kind: str, name: str) -> int:
    return sum([int(part["count"]) for part in parts if part[kind] == name])


POWERS: Final[list[list[dict[str, Any]]]] = [component.get("powers", []) for component in COMPONENTS]
PAYS: Final[list[list[int]]] = [[essences(power["cost"], "part", "pay") for power in powers] for powers in POWERS]
GAINS: Final[list[list[int]]] = [[essences(power["effect"], "op", "gain") for power in powers] for powers in POWERS]
ANY: Final[list[list[int]]] = [  # essences of any type that it gains, less those that it pays
    [number(power["effect"], "op", "gain_any") - number(power["cost"], "part", "pay_any") for power in powers]
    for powers in POWERS
]


class Aim:
    """What a seat has in mind to buy, and how near its pool comes to that."""

    def __init__(self, g: ResArcana, seat: i64) -> None:
        target = wanted(g, seat)
        self.target: i64 = target
        self.pool: i64 = POOLS.at(g, seat)
        self.fixed: i64 = MONUMENT_COST if target < 0 else COST[target]
        self.number: i64 = 0 if target < 0 else COST_ANY[target]
        self.symbols: i64 = 4 if target < 0 else SYMBOLS[target]
        self.worth = UNSEEN_POINTS - 0.5 if target < 0 else lasting(target, horizon(g)) - 0.5 * COST_WORTH[target]
        self.near = self.after(0, 0, 0)

    def after(self, paid: i64, gained: i64, any: i64) -> float:
        """Which part of the cost there will be."""
        if self.symbols == 0:
            return 1.0
        there: i64 = 0
        all: i64 = any
        for e in range(i64(ESSENCES)):
            have: i64 = max(0, count(self.pool, e) - count(paid, e)) + count(gained, e)
            there += min(have, count(self.fixed, e))
            all += have
        there += min(self.number, max(0, all - any - there)) + max(0, any)
        return float(min(there, max(0, all), self.symbols)) / float(self.symbols)

    def gain(self, paid: i64, gained: i64, any: i64) -> float:
        """By how much an action brings nearer what it is worth to have it."""
        return (self.after(paid, gained, any) - self.near) * self.worth


def move_traits(g: ResArcana, seat: int, moves: list[Move]) -> list[list[float]]:
    """For each action; nothing where no action is asked for."""
    if not isinstance(g.stack[-1], Turn):
        return []
    aim, rounds = Aim(g, seat), horizon(g) - 2.0
    alone = 1.0
    for other in range(g.seats):
        if other != seat and not PASSED.at(g, other):
            alone = 0.0
    ready: i64 = 0
    board = BOARDS[seat]
    for i in range(board.size(g)):
        if not TURNED.at(g, board.at(g, i)):
            ready += 1
    gold, hand = float(count(aim.pool, GOLD)) / 4.0, float(HANDS[seat].size(g)) / 3.0
    found: list[list[float]] = []
    for move in moves:
        meant, gain = bearing(aim, move)
        guess = hunch(g, seat, move)
        found.append([1.0, rounds, gold, aim.near, guess, alone, meant, gain, hand, float(ready) / 5.0])
    return found


def bearing(aim: Aim, move: Move) -> tuple[float, float]:
    """Whether the action is about what the seat has in mind, and by how much it brings that nearer."""
    verb = move.verb
    if verb is USE:
        return 0.0, aim.gain(PAYS[move.a][move.b], GAINS[move.a][move.b], ANY[move.a][move.b])
    if verb is SELL:
        option = MENUS[DISCARD_MENU][move.b]
        return float(move.a == aim.target), aim.gain(0, option.heap, option.number)
    if verb is UNSEEN:
        return float(aim.target < 0), 0.0
    if verb is not PLACE and verb is not CLAIM:
        return 0.0, 0.0
    card: i64 = move.a if verb is PLACE else move.a + FIRST_MONUMENT
    if card == aim.target or (aim.target < 0 and FIRST_MONUMENT <= card < FIRST_PLACE):
        return 1.0, 0.0
    return 0.0, aim.gain(COST[card], 0, 0)


HABITS: Final = read(Path(__file__).parent / "habits.json", CATALOGUE, WIDTH, OWN)


def glance(g: ResArcana, seat: int, moves: list[Move]) -> list[float]:
    """An action by habit, any other answer by a hunch."""
    if HABITS is None or not isinstance(g.stack[-1], Turn):
        return [hunch(g, seat, move) for move in moves]
    found = HABITS.scores(moves, move_traits(g, seat, moves))
    if wins(g, seat):
        for i in range(len(moves)):
            if moves[i].verb is PASS:
                found[i] = WON
    return found
