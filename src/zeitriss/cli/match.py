"""Match: one simulated game, checked on the way. The same plan and number give the same game, whoever plays it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import zeitriss
from zeitriss import Game, Log, Move, Refused, State
from zeitriss.cli.failed import Failed
from zeitriss.core.rng import seeded
from zeitriss.core.snapshot import check_stock

Chooser = Callable[[State], Move]


@dataclass(frozen=True)
class Simulation:
    """What all games of a simulation share."""

    game: str
    seats: int
    options: dict[str, Any]
    bots: tuple[str, ...]  # one per seat
    seed: str
    save: Path | None = None

    def seed_of(self, number: int) -> str:
        return f"{self.seed}-{number}"


@dataclass(frozen=True)
class Result:
    reason: str
    results: tuple[float, ...]
    moves: int
    digest: str  # of the last state


def play_match(plan: Simulation, number: int) -> Result:
    """Play one game to its end. Cards and the game's own sums are checked in every state."""
    game = zeitriss.game(plan.game)
    seed = plan.seed_of(number)
    state = game.start(plan.seats, seed, plan.options)
    log = Log.record(game, [{"name": "", "kind": "bot", "bot": bot} for bot in plan.bots], seed, plan.options)
    choosers = [chooser(game, bot, f"{seed} {seat}") for seat, bot in enumerate(plan.bots)]
    count = 0
    while (seat := state.seat) is not None:
        if count == game.bound:
            raise Failed(f"game {number} (seed {seed}) did not end within {game.bound} moves")
        move = choosers[seat](state)
        state.apply(move)
        count += 1
        check(game, state, f"game {number} (seed {seed}) after move {count}, {move.text!r}")
        if plan.save is not None:
            log.add(seat, move.text, game.digest(state))
    if state.outcome is None:
        raise Failed(f"game {number} (seed {seed}) stopped after {count} moves without an outcome")
    if plan.save is not None:
        log.save(plan.save / f"{game.name}-{seed}.jsonl")
    return Result(state.outcome.reason, state.outcome.results, count, game.digest(state))


def check(game: Game[Any], state: State, where: str) -> None:
    try:
        check_stock(game, state)
        game.check(state)
    except Refused as wrong:
        raise Failed(f"{where}: {wrong}") from None


def chooser(game: Game[Any], bot: str, seed: str) -> Chooser:
    if bot == "random":  # needs no view of the world, so none is imagined for it
        rng = seeded(f"bot {seed}")
        return lambda state: state.moves[rng.below(len(state.moves))]
    player = zeitriss.bot(bot, game, seed)
    return lambda state: player.choose(zeitriss.seat(state, state.seat or 0))


def play_matches(plan: Simulation, numbers: Sequence[int]) -> list[Result]:
    """A share of the games, for one process of a pool."""
    return [play_match(plan, number) for number in numbers]
