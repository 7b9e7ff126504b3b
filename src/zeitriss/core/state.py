"""State: a game in play. Lists of small numbers, a stack of frames, a generator; no clock, no I/O, no history."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from zeitriss.core.errors import IllegalMove, listed
from zeitriss.core.frame import Frame
from zeitriss.core.move import Move
from zeitriss.core.news import News
from zeitriss.core.outcome import Outcome
from zeitriss.core.rng import Rng

if TYPE_CHECKING:
    from typing import Self

    from zeitriss.core.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What lies on the table and what is still to be done. Games add their zones and write `clone`.

    >>> import zeitriss
    >>> state = zeitriss.game("antinomy").start(seats=2, seed=7)
    >>> state.seat, state.moves
    (0, [<place wand at 0>, <place wand at 1>])
    >>> copy = state.clone()
    >>> copy.apply(copy.moves[0])  # a move of `moves`
    >>> copy.play("place wand at 1")  # a text from outside: checked
    >>> copy.play("declare paradox")
    Traceback (most recent call last):
    zeitriss.core.errors.IllegalMove: move: 'declare paradox' is not legal now; legal: play green-2-key to 2, play ...
    >>> copy.wands, state.wands, state.outcome
    ([0, 1], [-1, -1], None)
    >>> state.snapshot()["table"]["wands"]
    [-1, -1]
    """

    def __init__(self, game: Game[Any], seats: int, options: dict[str, Any], rng: Rng) -> None:
        self.game = game
        self.seats = seats
        self.options = options  # shared by all clones, never changed
        self.rng = rng
        self.stack: list[Frame[Any]] = []
        self.moves: list[Move] = []  # the one list of legal moves; replaced, never changed
        self.outcome: Outcome | None = None
        self.news: list[News] | None = None

    @property
    def seat(self) -> int | None:
        """Who is asked; None when the game is over."""
        if self.outcome is not None or not self.stack:
            return None
        return self.stack[-1].seat

    def may_answer(self, seat: int) -> bool:
        """Whether this seat may make the next move."""
        return len(self.answers(seat)) > 0

    def answers(self, seat: int) -> list[Move]:
        """What this seat may do now: all moves if it or its team is asked, else what the frame lets others throw in."""
        if self.outcome is not None or not self.stack:
            return []
        top = self.stack[-1]
        return self.moves if top.team or top.seat == seat else top.others(self, seat)

    def do(
        self,
        first: Frame[Any] | None = None,
        second: Frame[Any] | None = None,
        third: Frame[Any] | None = None,
        *rest: Frame[Any],
    ) -> None:
        """Put frames on the stack; the first named happens first.

        A plain `*frames` would read better, but reversing its tuple took a sixth of the time of a compiled move.
        """
        stack = self.stack
        if rest:
            stack.extend(rest[::-1])
        if third is not None:
            stack.append(third)
        if second is not None:
            stack.append(second)
        if first is not None:
            stack.append(first)

    def apply(self, move: Move) -> None:
        """Play a move of `moves`. Legality is not checked again here; `play` does that for texts from outside."""
        stack = self.stack
        stack.pop().resume(self, move)
        while stack and self.outcome is None:  # settle(), written out: a call less for every move
            top = stack[-1]
            moves = top.choices(self)
            if moves:
                self.moves = moves
                return
            stack.pop()
            top.run(self)
        self.moves = []

    def settle(self) -> None:
        """Run until somebody must choose or the game is over."""
        stack = self.stack
        while stack and self.outcome is None:
            top = stack[-1]
            moves = top.choices(self)
            if moves:
                self.moves = moves
                return
            stack.pop()
            top.run(self)
        self.moves = []

    def play(self, text: str, seat: int | None = None) -> None:
        """Play the move with this canonical text as this seat (None: whoever may), or refuse it and change nothing."""
        move = self.game.catalogue.parse(text)
        if self.outcome is not None:
            raise IllegalMove(f"{text!r} comes too late, the game is over", "move")
        legal = self.moves if seat is None else self.answers(seat)
        if move not in legal and (seat is not None or not self.thrown_in(move)):
            raise IllegalMove(f"{text!r} is not legal now; legal: {listed([m.text for m in legal])}", "move")
        self.apply(move)

    def thrown_in(self, move: Move) -> bool:
        """Whether somebody who is not asked may make this move."""
        return any(move in self.answers(seat) for seat in range(self.seats))

    def clone(self) -> Self:
        """An independent copy that plays on alone."""
        raise NotImplementedError

    def copy_into(self, copy: State) -> None:
        """Copy what every game has; frames and moves are immutable and shared, nobody listens to a copy."""
        copy.stack = self.stack.copy()
        copy.moves = self.moves
        copy.outcome = self.outcome

    def snapshot(self) -> dict[str, Any]:
        """The full truth as readable plain data; `Game.restore` reads it back."""
        return self.game.write(self)

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return self.game.restore, (self.snapshot(),)
