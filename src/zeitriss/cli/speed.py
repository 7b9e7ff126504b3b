"""Speed: how fast the games are in this build.

Random games run through the public API in a plain Python loop, as a user would write it. What is measured is CPU time,
in short turns with the rival, so that a busy machine disturbs both alike; the median of the turns counts.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import cycle, islice
from statistics import median, quantiles
from time import process_time as clock
from typing import Any

from zeitriss import Game, State
from zeitriss.cli.build import build
from zeitriss.cli.chance import numbers
from zeitriss.cli.rival import Rival, report
from zeitriss.core.playout import playout
from zeitriss.core.rng import seeded

ROUNDS = 15  # turns
CHUNK = 256  # moves between two looks at the clock
SAMPLES = 64  # positions on which single works are timed
WORKS = ("clone", "imagine", "imagined", "view", "scene", "start", "snapshot", "restore")
Meter = Callable[[float], float]  # CPU time to spend -> how often per second


@dataclass(frozen=True)
class Speed:
    """Medians, in random games unless said otherwise; `spread` holds the quarters of the turns around them."""

    build: str
    game: str
    seats: int
    policy: str
    moves_per_second: float  # a Python loop over `moves` and `apply`
    pick_per_second: float  # a Python loop over `pick`
    games_per_second: float
    moves_per_second_inside: float  # core.playout: no step through Python between two moves
    games_per_second_inside: float
    clone_us: float
    imagine_us: float
    imagined_us: float  # with a generator at hand
    view_us: float
    scene_us: float
    start_us: float
    snapshot_us: float
    restore_us: float
    spread: dict[str, list[float]]
    against: dict[str, Any] | None


def measure(game: Game[Any], seconds: float, rivals: Sequence[Rival]) -> Speed:
    """All numbers of one game in this build."""
    seats = game.checked(None, None)[0]
    played = Playouts(game, seats)
    meters: dict[str, Meter] = {
        "moves": played.run,
        "pick": Playouts(game, seats).run_picking,
        "inside": Playouts(game, seats).run_inside,
        **{name: partial(timed, *work) for name, work in works(game, seats).items()},
        **{rival.name: rival.run for rival in rivals},
        **{f"{rival.name} inside": rival.run_inside for rival in rivals},
    }
    turns = [{name: meter(seconds / ROUNDS / len(meters)) for name, meter in meters.items()} for _ in range(ROUNDS)]
    rate = {name: median(each[name] for each in turns) for name in meters}
    length = played.moves / played.games if played.games else played.length
    return Speed(
        build=build(),
        game=game.name,
        seats=seats,
        policy="random",
        moves_per_second=round(rate["moves"]),
        pick_per_second=round(rate["pick"]),
        games_per_second=round(rate["moves"] / length, 3),
        moves_per_second_inside=round(rate["inside"]),
        games_per_second_inside=round(rate["inside"] / length, 3),
        **{f"{name}_us": round(1e6 / rate[name], 3) for name in WORKS},
        spread={name: quarters([each[name] for each in turns]) for name in meters},
        against=report(rate) if rivals else None,
    )


def works(game: Game[Any], seats: int) -> dict[str, tuple[Callable[[Any], object], list[Any]]]:
    """What is done once each to positions, snapshots and seeds."""
    states, rng = positions(game, seats), seeded("bench")
    return {
        "clone": (type(states[0]).clone, states),
        "imagine": (lambda state: game.imagine(state, 0, 1), states),
        "imagined": (lambda state: game.imagined(state, 0, rng.clone()), states),
        "view": (lambda state: game.view(state, 0), states),
        "scene": (lambda state: game.scene(state, 0), states),
        "start": (lambda seed: game.start(seats, seed), list(range(SAMPLES))),
        "snapshot": (lambda state: state.snapshot(), states),
        "restore": (lambda data: game.restore(data), [state.snapshot() for state in states]),
    }


def quarters(rates: list[float]) -> list[float]:
    low, _, high = quantiles(rates, n=4)
    return [round(low, 3), round(high, 3)]


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

    def run_picking(self, turn: float) -> float:
        """The same by number: nothing is built that the move itself does not need."""
        count, state = 0, self.state
        begin = clock()
        while clock() < begin + turn or not count:
            played, pick = 0, state.pick
            for number in islice(self.numbers, CHUNK):
                played += 1
                if not pick(number):
                    break
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
        if state.offers.count and self.length < self.game.bound:
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
        while state.offers.count and len(found) < SAMPLES:
            found.append(state.clone())
            playout(state, rng, 16)
    return found


def timed(work: Callable[[Any], object], things: list[Any], turn: float) -> float:
    """How often per second the work can be done."""
    count, chunk, endless = 0, 1, cycle(things)
    begin = now = clock()
    while now < begin + turn:
        for thing in islice(endless, chunk):
            work(thing)
        count += chunk
        if clock() - now < turn / 16:  # a look at the clock takes as long as a few clones
            chunk *= 2
        now = clock()
    return count / (now - begin)
