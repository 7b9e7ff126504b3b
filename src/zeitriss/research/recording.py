"""Recording: games between bots as rows, one per decision and one per game. A share of games is played as one task."""

from __future__ import annotations

import json
from dataclasses import dataclass
from io import BytesIO
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

import zeitriss
from zeitriss.bots.turns import next_move
from zeitriss.research.observation import encoding
from zeitriss.research.task import task_of

# One row per game, then one per decision: (name, type, meaning)
GAMES = (
    ("game", pa.int64(), "its number in the dataset; the seed of the deal is the dataset's plus this"),
    ("bots", pa.list_(pa.string()), "who sat where"),
    ("reason", pa.string(), "how it ended; empty: it was cut because it found no end"),
    ("results", pa.list_(pa.float32()), "per seat: 1 won, 0 lost, shares in between"),
    ("seats", pa.list_(pa.int8()), "who made each move, forced ones included"),
    ("actions", pa.list_(pa.int32()), "each move, by its number in the action index"),
    ("digest", pa.string(), "of the last state: replaying the actions gives it again"),
    ("final", pa.string(), "the last position as everybody sees it (JSON)"),
)
DECISIONS = (
    ("game", pa.int64(), "its game"),
    ("move", pa.int32(), "the place of its action in the game's actions"),
    ("seat", pa.int8(), "who decided"),
    ("bot", pa.string(), "what it was"),
    ("legal", pa.list_(pa.int32()), "the legal actions, two or more"),
    ("action", pa.int32(), "what was chosen"),
    ("reward", pa.float32(), "what the end was worth to the seat: 1 won, -1 lost"),
    ("observation", pa.list_(pa.float32()), "what the seat saw, as the encoding says; empty if not recorded"),
)


@dataclass(frozen=True)
class Recording:
    """All that decides a dataset; the same recording gives the same rows, wherever they are made."""

    game: str
    seats: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    games: int
    seed: int
    observe: bool = True
    share: int = 50  # games of a task, and of a file

    @property
    def shares(self) -> range:
        return range(-(-self.games // self.share))

    def lineup(self, number: int) -> list[str]:
        """Bots take the seats in turn, so that each sits everywhere."""
        return [self.bots[(number + seat) % len(self.bots)] for seat in range(self.seats)]


def record(plan: Recording, share: int) -> tuple[bytes, bytes]:
    """One share of the games, as two Parquet files: games and decisions."""
    first = share * plan.share
    rows = [play(plan, number) for number in range(first, min(first + plan.share, plan.games))]
    games = [game for game, _ in rows]
    decisions = [decision for _, found in rows for decision in found]
    return packed(games, GAMES), packed(decisions, DECISIONS)


def packed(rows: list[dict[str, Any]], columns: Any) -> bytes:
    table = pa.Table.from_pylist(rows, schema=pa.schema([(name, kind) for name, kind, _ in columns]))
    out = BytesIO()
    pq.write_table(table, out, compression="zstd")
    return out.getvalue()


def play(plan: Recording, number: int) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """One game and its decisions."""
    task = task_of(plan.game, plan.seats, plan.options)
    seed, record = plan.seed + number, task.game
    state, names = task.start(seed), plan.lineup(number)
    players = [zeitriss.bot(name, record, f"{seed} {seat}") for seat, name in enumerate(names)]
    look = encoding(record.name)
    seats: list[int] = []
    actions: list[int] = []
    decisions: list[dict[str, Any]] = []
    while state.seat is not None and len(actions) < record.bound:
        moves, (seat, move) = state.moves, next_move(state, players)
        if len(moves) > 1 and seat == state.seat:  # what is thrown in stands among the game's actions only
            seen: Any = look.vector(state, seat) if plan.observe else []
            legal = [int(one.id) for one in moves]
            row: dict[str, Any] = {
                "game": number,
                "move": len(actions),
                "seat": seat,
                "bot": names[seat],
                "legal": legal,
            }
            decisions.append({**row, "action": int(move.id), "observation": seen})
        seats.append(seat)
        actions.append(int(move.id))
        state.apply(move)
    rewards = task.rewards(state)
    for decision in decisions:
        decision["reward"] = rewards[decision["seat"]]
    return ended(number, names, state, seats, actions), decisions


def ended(number: int, names: list[str], state: zeitriss.State, seats: list[int], actions: list[int]) -> dict[str, Any]:
    over = state.outcome
    return {
        "game": number,
        "bots": names,
        "reason": over.reason if over else "",
        "results": list(over.results) if over else [0.0] * state.seats,
        "seats": seats,
        "actions": actions,
        "digest": state.game.digest(state),
        "final": json.dumps(state.game.view(state, None), ensure_ascii=False, separators=(",", ":")),
    }
