"""Who moves next at a table of bots: somebody who throws something in, or else the one who is asked."""

from __future__ import annotations

from collections.abc import Sequence

from zeitriss.bots.base import Bot
from zeitriss.bots.seat import seat as seat_of
from zeitriss.core.move import Move
from zeitriss.core.state import State


def next_move(state: State, players: Sequence[Bot]) -> tuple[int, Move]:
    """The seat and its move. The game is not over."""
    asked = state.seat
    assert asked is not None
    if not state.stack.top().team:
        for seat in range(state.seats):
            if seat != asked and state.may_answer(seat):
                thrown = players[seat].throws_in(seat_of(state, seat))
                if thrown is not None:
                    return seat, thrown
    moves = state.moves
    return asked, moves[0] if len(moves) == 1 else players[asked].choose(seat_of(state, asked))
