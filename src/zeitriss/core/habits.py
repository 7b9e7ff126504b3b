"""Habits: how good a move looks to somebody who has watched a better player. A weighted sum, so it costs little."""

from __future__ import annotations

import json
from math import exp
from pathlib import Path
from typing import Any

from mypy_extensions import i64

from zeitriss.core.move import Catalogue, Move
from zeitriss.core.vecs import vec

Table = dict[str, list[float]]


class Habits:
    """Each verb weighs all that is seen of a move, and each move by itself the first `own` things of it.

    >>> from zeitriss.core.move import Catalogue
    >>> catalogue = Catalogue()
    >>> go, stay = catalogue.verb("go", "go").at(), catalogue.verb("stay", "stay").at()
    >>> Habits(catalogue, 1, 1, {"go": [2.0]}, {"stay": [0.5]}).scores([go, stay], [[1.0], [1.0]])
    [2.0, 0.5]
    """

    def __init__(self, catalogue: Catalogue, width: int, own: int, verbs: Table, moves: Table) -> None:
        self.catalogue, self.width, self.own = catalogue, width, own
        numbers = {name: i for i, name in enumerate(catalogue.verbs)}
        self.general: vec[float] = vec[float](
            [weight for name in catalogue.verbs for weight in verbs.get(name, [0.0] * width)]
        )
        self.special: vec[float] = vec[float](
            [weight for move in catalogue.moves for weight in moves.get(move.text, [0.0] * own)]
        )
        self.start: vec[i64] = vec[i64]([numbers[move.verb.name] * width for move in catalogue.moves])

    def scores(self, moves: list[Move], seen: list[list[float]]) -> list[float]:
        """How good each move looks, on a scale of its own."""
        general, special = self.general, self.special
        width: i64 = self.width
        own: i64 = self.own
        found: list[float] = []
        for k in range(len(moves)):
            move: i64 = moves[k].id
            traits = seen[k]
            at: i64 = self.start[move]
            total = 0.0
            for i in range(width):
                total += general[at + i] * traits[i]
            at = move * own
            for i in range(own):
                total += special[at + i] * traits[i]
            found.append(total)
        return found

    def learn(self, moves: list[Move], seen: list[list[float]], liked: list[float], rate: float) -> None:
        """One step of gradient descent towards how likely the better player is to make each move."""
        guess = shares(self.scores(moves, seen))
        general, special = self.general, self.special
        width: i64 = self.width
        own: i64 = self.own
        for k in range(len(moves)):
            slip = rate * (liked[k] - guess[k])
            move: i64 = moves[k].id
            traits = seen[k]
            at: i64 = self.start[move]
            for i in range(width):
                general[at + i] = general[at + i] + slip * traits[i]
            at = move * own
            for i in range(own):
                special[at + i] = special[at + i] + slip * traits[i]

    def data(self) -> tuple[Table, Table]:
        """By verb and by move; what was never seen is left out."""
        verbs, moves = self.catalogue.verbs, self.catalogue.moves
        general, special = list(self.general), list(self.special)
        by_verb = {name: general[i * self.width : (i + 1) * self.width] for i, name in enumerate(verbs)}
        by_move = {move.text: special[i * self.own : (i + 1) * self.own] for i, move in enumerate(moves)}
        return {k: v for k, v in by_verb.items() if any(v)}, {k: v for k, v in by_move.items() if any(v)}


def shares(scores: list[float]) -> list[float]:
    """How likely each is chosen (softmax)."""
    most = max(scores)
    raised = [exp(score - most) for score in scores]
    total = sum(raised)
    return [one / total for one in raised]


def read(file: Path, catalogue: Catalogue, width: int, own: int) -> Habits | None:
    """The habits of a file; None where there is none, or one that was made for other traits."""
    if not file.exists():
        return None
    data: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    if data["traits"] != [width, own]:
        return None
    return Habits(catalogue, width, own, data["verbs"], data["moves"])
