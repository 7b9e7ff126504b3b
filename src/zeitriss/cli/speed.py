"""Speed: how fast the games are in this build.

Random games run through the public API in a plain Python loop, as a user would write it. What is measured is CPU time,
in short turns with the rival, so that a busy machine disturbs both alike; the median of the turns counts.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from time import process_time as clock
from typing import Any

from zeitriss import Game, State
from zeitriss.cli.build import build
from zeitriss.cli.chance import numbers
from zeitriss.cli.rival import Rival
from zeitriss.core.playout import playout
from zeitriss.core.rng import seeded

ROUNDS = 15  # turns
SAMPLES = 64  # positions on which clone, imagine and view are timed


@dataclass(frozen=True)
class Speed:
    build: str
    game: str
    seats: int
    moves_per_second: float
    games_per_second: float
    moves_per_second_inside: float  # core.playout: no step through Python between two moves
    clone_us: float
    imagine_us: float
    view_us: float
    against: dict[str, Any] | None


def measure(game: Game[Any], seconds: float, rival: Rival | None) -> Speed:
    """All numbers of one game in this build."""
    seats = game.checked(None, None)[0]
    states = positions(game, seats)
    turn = seconds / ROUNDS / (6 if rival else 5)
    meters: dict[str, Callable[[float], tuple[float, float]]] = {
        "moves": Playouts(game, seats).run,
        "inside": Playouts(game, seats).run_inside,
        "clone": lambda turn: timed(lambda state: state.clone(), states, turn),
        "imagine": lambda turn: timed(lambda state: game.imagine(state, 0, 1), states, turn),
        "view": lambda turn: timed(lambda state: game.view(state, 0), states, turn),
    }
    if rival:
        meters["rival"] = rival.run
    turns = [{name: meter(turn) for name, meter in meters.items()} for _ in range(ROUNDS)]
    rate = {name: median(each[name][0] for each in turns) for name in meters}
    return Speed(
        build=build(),
        game=game.name,
        seats=seats,
        moves_per_second=round(rate["moves"]),
        games_per_second=round(median(each["moves"][1] for each in turns), 1),
        moves_per_second_inside=round(rate["inside"]),
        clone_us=round(1e6 / rate["clone"], 3),
        imagine_us=round(1e6 / rate["imagine"], 3),
        view_us=round(1e6 / rate["view"], 3),
        against=rival.report(rate["moves"], rate["rival"]) if rival else None,
    )


class Playouts:
    """Random games, one after the other; goes on with the next seed every turn."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        self.game, self.seats, self.seed = game, seats, 0
        self.numbers, self.rng = numbers(), seeded(1)

    def next(self) -> State:
        self.seed += 1
        state: State = self.game.start(self.seats, self.seed)
        return state

    def run(self, turn: float) -> tuple[float, float]:
        """Moves and games per second."""
        count = games = 0
        begin = clock()
        while clock() < begin + turn or not games:
            state = self.next()
            games += 1
            for number in self.numbers:
                moves = state.moves
                if not moves:
                    break
                state.apply(moves[number % len(moves)])
                count += 1
        spent = clock() - begin
        return count / spent, games / spent

    def run_inside(self, turn: float) -> tuple[float, float]:
        count = games = 0
        begin = clock()
        while clock() < begin + turn or not games:
            count += playout(self.next(), self.rng)
            games += 1
        spent = clock() - begin
        return count / spent, games / spent


def positions(game: Game[Any], seats: int) -> list[State]:
    """Positions from all parts of random games."""
    found: list[State] = []
    rng, seed = seeded("positions"), 0
    while len(found) < SAMPLES:
        state: State = game.start(seats, seed)
        seed += 1
        while state.moves:
            if rng.below(16) == 0:
                found.append(state.clone())
            state.apply(state.moves[rng.below(len(state.moves))])
    return found[:SAMPLES]


def timed(work: Callable[[State], object], states: list[State], turn: float) -> tuple[float, float]:
    """How often per second the work can be done."""
    rounds = 0
    begin = clock()
    while clock() < begin + turn or not rounds:
        for state in states:
            work(state)
        rounds += 1
    rate = rounds * len(states) / (clock() - begin)
    return rate, rate
