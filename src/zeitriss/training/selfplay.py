"""Self-play: finished games as positions with what came of them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from zeitriss.bots.base import Bot
from zeitriss.bots.greedy import Greedy
from zeitriss.bots.search.policy import Policy
from zeitriss.bots.seat import seat as seat_of
from zeitriss.bots.thinker import Owl
from zeitriss.core.game import Game
from zeitriss.core.model import Model, Weights
from zeitriss.core.registry import game
from zeitriss.core.rng import seeded

OPENING = 4  # moves that are always any move
THINNED = 4  # one position in so many within a turn is learned from; where a turn begins, all
GUESTS = 4  # in one game of so many a Griffin has one of the seats, so that its ways are not forgotten


@dataclass(frozen=True)
class Practice:
    """How games are played to learn from them."""

    game: str
    seats: int
    options: dict[str, Any]
    seed: str
    steps: int  # of the Owl who plays; 0: whoever plays takes what looks best at once
    stray: int  # one move in so many is any move, so that also positions are seen that nobody aims at
    learned: Weights | None = None  # what the generation before has learned; None: the players know the value only
    mixed: tuple[str, ...] = ()  # options whose choices are played in turn


@dataclass(frozen=True)
class Example:
    """A position as one seat may imagine it, and its result there."""

    number: int  # of the game
    traits: list[float]
    won: float


class Student(Owl):
    """An Owl with so many steps of thought."""

    def __init__(self, record: Game[Any], seed: str, steps: int) -> None:
        super().__init__(record, seed)
        self.steps = steps

    def effort(self, seats: int) -> int:
        return self.steps


class Pupil(Greedy):
    """Takes the move after which the chance that was learned so far is best."""

    def __init__(self, record: Game[Any], seed: str) -> None:
        super().__init__(record, seed)
        advice = record.advice
        self.policy = Policy(replace(advice, value=advice.chance or advice.value, rate=None))
        self.worlds = 1


def players(practice: Practice, record: Game[Any], number: int, seed: str) -> list[Bot]:
    if practice.steps:
        return [Student(record, seed, practice.steps)] * practice.seats
    if practice.learned is None:
        return [Greedy(record, seed)] * practice.seats
    bots: list[Bot] = [Pupil(record, seed)] * practice.seats
    if number % GUESTS == 0:
        bots[number // GUESTS % practice.seats] = Greedy(record, seed)
    return bots


def play(practice: Practice, number: int) -> list[Example]:
    """One game, played by those who know what the generation before has learned."""
    record = game(practice.game)
    models = record.advice.models
    kept = models[practice.seats]
    models[practice.seats] = Model(*practice.learned) if practice.learned else None
    try:
        return examples(practice, record, number)
    finally:
        models[practice.seats] = kept


def variant(practice: Practice, record: Game[Any], number: int) -> dict[str, Any]:
    """The options of the game of this number."""
    options = dict(practice.options)
    for option in record.settings:
        if option.name in practice.mixed:
            number, choice = divmod(number, len(option.choices))
            options[option.name] = option.choices[choice]
    return options


def examples(practice: Practice, record: Game[Any], number: int) -> list[Example]:
    """Positions of a game as one seat or another may imagine them: where a turn begins, or every decision."""
    seed = f"{practice.seed}-{number}"
    traits, clock = record.advice.traits, record.advice.clock
    assert traits is not None
    state, rng = record.start(practice.seats, seed, variant(practice, record, number)), seeded(f"practice {seed}")
    bots = players(practice, record, number, seed)
    seen: list[tuple[int, list[float]]] = []
    made, then = 0, -1
    while (seat := state.seat) is not None and made < record.bound:
        moves = state.moves
        now = clock(state) if clock else -1
        telling = now != then or rng.below(THINNED) == 0 if clock else len(moves) > 1
        if telling:
            observer = rng.below(practice.seats)
            seen.append((observer, traits(record.imagine(state, observer, rng.word()), observer)))
        then = now
        stray = made < OPENING or rng.below(practice.stray) == 0
        move = moves[rng.below(len(moves))] if stray or len(moves) == 1 else bots[seat].choose(seat_of(state, seat))
        state.apply(move)
        made += 1
    if state.outcome is None:
        return []
    return [Example(number, numbers, state.outcome.results[seat]) for seat, numbers in seen]
