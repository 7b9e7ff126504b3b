"""Speed: how fast the games are in this build.

Random games run through the public API in a plain Python loop, as a user would write it. What is measured is CPU time,
in short turns with the rival, so that a busy machine disturbs both alike; the median of the turns counts.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import cycle, islice
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
CHUNK = 256  # moves between two looks at the clock
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
    played = Playouts(game, seats)
    meters: dict[str, Callable[[float], float]] = {
        "moves": played.run,
        "inside": Playouts(game, seats).run_inside,
        "clone": lambda turn: timed(lambda state: state.clone(), states, turn),
        "imagine": lambda turn: timed(lambda state: game.imagine(state, 0, 1), states, turn),
        "view": lambda turn: timed(lambda state: game.view(state, 0), states, turn),
    }
    if rival:
        meters["rival"] = rival.run
    turns = [{name: meter(turn) for name, meter in meters.items()} for _ in range(ROUNDS)]
    rate = {name: median(each[name] for each in turns) for name in meters}
    length = played.moves / played.games if played.games else played.length
    return Speed(
        build=build(),
        game=game.name,
        seats=seats,
        moves_per_second=round(rate["moves"]),
        games_per_second=round(rate["moves"] / length, 3),
        moves_per_second_inside=round(rate["inside"]),
        clone_us=round(1e6 / rate["clone"], 3),
        imagine_us=round(1e6 / rate["imagine"], 3),
        view_us=round(1e6 / rate["view"], 3),
        against=rival.report(rate["moves"], rate["rival"]) if rival else None,
    )


class Playouts:
    """Random games, one after the other. A turn may end in the middle of one, and the next turn goes on with it."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        self.game, self.seats, self.seed, self.length = game, seats, 0, 0
        self.numbers, self.rng = numbers(), seeded(1)
        self.games = self.moves = 0  # finished games and the moves in them
        self.state = self.next()

    def next(self) -> State:
        self.seed += 1
        self.length = 0
        state: State = self.game.start(self.seats, self.seed)
        return state

    def run(self, turn: float) -> float:
        """Moves per second through the public API."""
        count, state = 0, self.state
        begin = clock()
        while clock() < begin + turn or not count:
            played = 0
            for number in islice(self.numbers, CHUNK):
                moves = state.moves
                if not moves:
                    break
                state.apply(moves[number % len(moves)])
                played += 1
            count += played
            state = self.follow(state, played)
        self.state = state
        return count / (clock() - begin)

    def run_inside(self, turn: float) -> float:
        count, state = 0, self.state
        begin = clock()
        while clock() < begin + turn or not count:
            played = playout(state, self.rng, CHUNK)
            count += played
            state = self.follow(state, played)
        self.state = state
        return count / (clock() - begin)

    def follow(self, state: State, played: int) -> State:
        """The same game, or the next one when it is over or by chance finds no end."""
        self.length += played
        if state.moves and self.length < self.game.bound:
            return state
        self.games += 1
        self.moves += self.length
        return self.next()


def positions(game: Game[Any], seats: int) -> list[State]:
    """Positions from all parts of random games."""
    found: list[State] = []
    rng, seed = seeded("positions"), 0
    while len(found) < SAMPLES:
        state: State = game.start(seats, seed)
        seed += 1
        while state.moves and len(found) < SAMPLES:
            found.append(state.clone())
            playout(state, rng, 16)
    return found


def timed(work: Callable[[State], object], states: list[State], turn: float) -> float:
    """How often per second the work can be done."""
    count, endless = 0, cycle(states)
    begin = clock()
    while clock() < begin + turn or not count:
        for state in islice(endless, 16):  # looking at the clock takes as long as a clone
            work(state)
        count += 16
    return count / (clock() - begin)
