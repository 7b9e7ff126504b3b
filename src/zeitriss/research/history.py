"""History: all that a seat has seen of a game so far, in order. Perfect recall: who has seen the same knows the same.

A game in play keeps no history; whoever wants one keeps a History beside the State and adds every move.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from typing import Any

from zeitriss import Move, State


@dataclass(frozen=True)
class Seen:
    """What a move was to a seat: who made it, the move as that seat may hear it, and the view that it led to."""

    by: int | None  # None: the deal
    move: str | None  # None: it was hidden
    view: dict[str, Any]


class History:
    """A chain of positions with the moves that led to them. Copies share their past; views are made when asked for.

    >>> import zeitriss
    >>> state = zeitriss.game("antinomy").start(seed=7)
    >>> history = History(state)
    >>> for _ in range(2):
    ...     move = state.moves[0]
    ...     history = history.after(state, move)
    ...     state.apply(move)
    ...     history.close(state)
    >>> [(seen.by, seen.move) for seen in history.seen(0)]
    [(None, None), (0, 'place wand at 0'), (1, 'place wand at 0')]
    """

    def __init__(
        self, state: State, past: History | None = None, by: int | None = None, move: Move | None = None
    ) -> None:
        self.past, self.by, self.move = past, by, move
        self.before = state.clone()  # what the move was told in; of the deal: the first position
        self.now: State | None = self.before if past is None else None
        self.chain: dict[int, str] = {}

    def after(self, state: State, move: Move, by: int | None = None) -> History:
        """The history with this move, which is about to be made."""
        return History(state, self, state.seat if by is None else by, move)

    def close(self, state: State) -> None:
        """The move has been made and led here."""
        self.now = state.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> History:
        """The past is never changed, so that copies share it."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """A long past is pickled as a list, not as a chain."""
        nodes = self.nodes()[::-1]
        return linked, ([(one.before, one.by, None if one.move is None else one.move.text, one.now) for one in nodes],)

    def last(self, seat: int) -> Seen:
        assert self.now is not None, "History.close after the move"
        game = self.now.game
        heard = self.move is not None and (self.by == seat or game.hears(self.before, self.move, seat))
        return Seen(self.by, self.move.text if self.move and heard else None, game.view(self.now, seat))

    def seen(self, seat: int) -> list[Seen]:
        """Everything, from the deal on."""
        found = [node.last(seat) for node in self.nodes()]
        return found[::-1]

    def nodes(self) -> list[History]:
        """This one and all before it."""
        found, node = [], self
        while True:
            found.append(node)
            if node.past is None:
                return found
            node = node.past

    def digest(self, seat: int) -> str:
        """A name for what the seat knows: equal exactly where it has seen the same."""
        open_nodes = []
        for node in self.nodes():
            open_nodes.append(node)
            if seat in node.chain:
                break
        for node in open_nodes[::-1]:
            if seat not in node.chain:
                last = node.last(seat)
                told = json.dumps([last.by, last.move, last.view], sort_keys=True)
                past = node.past.chain[seat] if node.past else ""
                node.chain[seat] = hashlib.sha256(f"{past} {told}".encode()).hexdigest()[:24]
        return self.chain[seat]


def linked(rows: list[tuple[State, int | None, str | None, State | None]]) -> History:
    """The chain of a pickled history."""
    past: History | None = None
    for before, by, text, now in rows:
        node = History(before, past, by, None if text is None else before.game.catalogue.parse(text))
        node.now = now
        past = node
    assert past is not None
    return past
