"""Turns: whose action is next where agents act one after the other.

The order: before a question is put to the seat that must answer it, every other seat that may throw something in is
asked, in seat order from the one after it. It throws in one of its moves or waits. A move that was thrown in changes
the position, so everybody is asked anew. A question to a whole team is put to the seat in whose turn it comes up.
"""

from __future__ import annotations

from typing import Any

from zeitriss import Game, IllegalMove, State
from zeitriss.core.errors import listed
from zeitriss.core.frame import Frame
from zeitriss.research.actions import Actions


class Turns:
    """A state with its order of agents.

    >>> import zeitriss
    >>> from zeitriss.research import actions
    >>> game = zeitriss.game("antinomy")
    >>> turns = Turns(game.start(seed=7), actions("antinomy"), has_throws(game, 2))
    >>> turns.seat, turns.legal()
    (0, [0, 1])
    >>> turns.step(7)
    Traceback (most recent call last):
    zeitriss.core.errors.IllegalMove: action: 7 (place wand at 7) is not legal for seat 0; legal: 0 (place wand ...
    """

    def __init__(self, state: State, index: Actions, throws: bool) -> None:
        self.state = state
        self.index = index
        self.throws = throws  # whether there is anything to throw in at all
        self.waiting: list[int] = []  # seats that are asked before the one that must answer
        self.ask_round()

    def ask_round(self) -> None:
        state, asked = self.state, self.state.seat
        if not self.throws or asked is None or state.stack.top().team:
            self.waiting = []
            return
        order = [(asked + i) % state.seats for i in range(1, state.seats)]
        self.waiting = [seat for seat in order if state.answers(seat)]

    @property
    def seat(self) -> int | None:
        """Who acts; None: the game is over."""
        return self.waiting[0] if self.waiting else self.state.seat

    def legal(self) -> list[int]:
        """The actions of who acts."""
        if self.waiting:
            return [int(move.id) for move in self.state.answers(self.waiting[0])] + [self.index.wait]
        offers = self.state.offers
        ids = offers.ids
        return [ids[i] for i in range(offers.count)]

    def check(self, action: int) -> None:
        """Refuse what who acts may not do."""
        if action not in self.legal():
            raise IllegalMove(self.refusal(action), "action")

    def step(self, action: int) -> None:
        self.check(action)
        if action == self.index.wait:
            self.waiting.pop(0)
            return
        self.state.apply(self.state.known[action])
        if self.throws:
            self.ask_round()

    def refusal(self, action: int) -> str:
        if self.seat is None:
            return f"{action} comes too late, the game is over; no action is legal"
        legal = [f"{number} ({self.index.text(number)})" for number in self.legal()]
        known = f" ({self.index.text(action)})" if 0 <= action <= self.index.wait else ""
        return f"{action}{known} is not legal for seat {self.seat}; legal: {listed(legal)}"

    def clone(self) -> Turns:
        copy = object.__new__(Turns)
        copy.state, copy.index, copy.throws = self.state.clone(), self.index, self.throws
        copy.waiting = list(self.waiting)
        return copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Turns:
        return self.clone()


def has_throws(game: Game[Any], seats: int) -> bool:
    """Whether there is anything in this game that a seat may throw in during another's turn."""
    return seats > 1 and any(frame.others is not Frame.others for frame in game.frames.values())
