"""One game of a tournament, played to its end."""

from __future__ import annotations

from typing import Any

from zeitriss.arena.plan import Bout, Plan
from zeitriss.bots import bot
from zeitriss.bots.turns import next_move
from zeitriss.core.registry import game

Row = dict[str, Any]  # a bout as it is kept: JSON


def play(plan: Plan, bout: Bout) -> Row:
    """A bot is seeded by the deal and its own seat, so that a bout is the same wherever and whenever it is played."""
    record, seed = game(plan.game), plan.deal_seed(bout)
    state = record.start(plan.seats, seed, plan.options)
    players = [bot(name, record, f"{seed} {seat}") for seat, name in enumerate(bout.bots)]
    moves: list[tuple[int, str]] = []
    while state.seat is not None and len(moves) < record.bound:
        seat, move = next_move(state, players)
        moves.append((seat, move.text))
        state.apply(move)
    over = state.outcome
    return {
        "bout": bout.number,
        "pair": bout.pair,
        "deal": bout.deal,
        "bots": list(bout.bots),
        "reason": over.reason if over else "",
        "results": list(over.results) if over else [0.0] * plan.seats,
        "digest": record.digest(state),
        "moves": [list(move) for move in moves],
    }
