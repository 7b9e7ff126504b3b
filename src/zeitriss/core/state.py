"""State: a game in play. A table of small numbers, a stack of frames, a generator; no clock, no I/O, no history."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64, mypyc_attr

from zeitriss.core.errors import IllegalMove, listed
from zeitriss.core.frame import Frame
from zeitriss.core.move import Move
from zeitriss.core.news import News, Noun
from zeitriss.core.offers import no_offers
from zeitriss.core.outcome import Outcome
from zeitriss.core.rng import Rng
from zeitriss.core.stack import NO_FRAME, stack_of
from zeitriss.core.vecs import vec
from zeitriss.core.zones import copied

if TYPE_CHECKING:
    from typing import Self

    from zeitriss.core.game import Game

# Until Game.empty or a clone brings its own; to make some for every State first would cost each clone a third more.
NO_STACK: Final = stack_of([])
NO_OFFERS: Final = no_offers()
NO_CELLS: Final = vec[i64]()
NO_CATALOGUE: Final[list[Move]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What lies on the table and what is still to be done. Zones lie in `cells`; games add numbers and write `clone`.

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
    >>> copy.snapshot()["table"]["wands"], state.snapshot()["table"]["wands"], state.outcome
    ([0, 1], [-1, -1], None)
    >>> copy.pick(0) == len(copy.moves)  # the first of the legal moves; how many there are then
    True
    """

    def __init__(self, game: Game[Any], seats: int, options: dict[str, Any], rng: Rng) -> None:
        self.game = game
        self.seats = seats
        self.options = options  # shared by all clones, never changed
        self.rng = rng
        self.stack = NO_STACK
        self.cells: vec[i64] = NO_CELLS  # what lies on the table, by the game's zoning
        self.offers = NO_OFFERS  # the numbers of the legal moves
        self.known: list[Move] = NO_CATALOGUE  # every move of the game, by number
        self.listed: list[Move] | None = None
        self.outcome: Outcome | None = None
        self.news: list[News] | None = None

    @property
    def moves(self) -> list[Move]:
        """The one list of legal moves of who is asked: made when somebody looks at it, never changed.

        What a seat may throw in during another's turn is not in it; `answers(seat)` holds that too.
        """
        moves = self.listed
        if moves is None:
            known, offers = self.known, self.offers
            self.listed = moves = []
            for id in offers.ids[: offers.count]:  # interpreted, a comprehension is a call more
                moves.append(known[id])
        return moves

    @property
    def seat(self) -> int | None:
        """Who is asked; None when the game is over."""
        if self.outcome is not None or not self.stack.depth:
            return None
        return self.stack.top().seat

    def may_answer(self, seat: int) -> bool:
        """Whether this seat may make the next move."""
        return len(self.answers(seat)) > 0

    def answers(self, seat: int) -> list[Move]:
        """What this seat may do now: all moves if it or its team is asked, else what the frame lets others throw in."""
        if self.outcome is not None or not self.stack.depth:
            return []
        top = self.stack.top()
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
            stack.lay(list(rest))
        depth = stack.depth
        frames = stack.frames if depth + 3 <= stack.places else stack.room(3)
        if third is not None:
            frames[depth] = third
            depth += 1
        if second is not None:
            frames[depth] = second
            depth += 1
        if first is not None:
            frames[depth] = first
            depth += 1
        stack.depth = depth

    def then(self, frame: Frame[Any]) -> None:
        """Put one frame on the stack: `do` for what is done all the time."""
        stack = self.stack
        depth = stack.depth
        frames = stack.frames if depth < stack.places else stack.room(1)
        frames[depth] = frame
        stack.depth = depth + 1

    def apply(self, move: Move) -> None:
        """Play a move of `moves`, and run until somebody must choose or the game is over.

        Legality is not checked again here; `play` does that for texts from outside.
        """
        stack, offers = self.stack, self.offers
        depth = stack.depth - 1
        stack.depth = depth
        stack.frames[depth].resume(self, move)
        self.listed = None
        offers.count = 0
        if offers.shared:
            offers.part()
        while self.outcome is None:
            depth = stack.depth - 1
            if depth < 0:
                return
            top = stack.frames[depth]
            top.offer(self, offers)
            if offers.count:
                return
            stack.depth = depth
            top.run(self)

    def pick(self, number: i64) -> i64:
        """Play the move with this place in `moves`, counted round and round; how many moves are legal then.

        The fastest way to step through a game from Python: nothing is built but what the move itself needs.
        """
        offers = self.offers
        if offers.count == 0:
            raise IllegalMove("no move is legal any more, the game is over", "move")
        self.apply(self.known[offers.ids[number % offers.count]])
        return offers.count

    def settle(self) -> None:
        """Run until somebody must choose: as after a move that did nothing."""
        self.do(NO_FRAME)
        self.apply(self.known[0])

    def ask(self) -> None:
        """Work out the legal moves of the question on top anew: something that it depends on lies elsewhere now."""
        self.listed = None
        self.offers.clear()
        if self.stack.depth and self.outcome is None:
            self.stack.top().offer(self, self.offers)

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
        copy.offers = self.offers.copy()
        copy.cells = copied(self.cells)
        copy.known = self.known
        copy.outcome = self.outcome

    def tell(
        self,
        key: str,
        one: Noun | None = None,
        i: i64 = 0,
        two: Noun | None = None,
        j: i64 = 0,
        three: Noun | None = None,
        k: i64 = 0,
        four: Noun | None = None,
        m: i64 = 0,
    ) -> News | None:
        """A piece of news for whoever listens: a message key and what it speaks of. Nobody listens: nothing is done.

        The parameters stand in pairs, because a call with keywords costs a dictionary even if nobody listens.
        """
        if self.news is None:
            return None
        args: dict[str, int | str] = {}
        for noun, number in ((one, i), (two, j), (three, k), (four, m)):
            if noun is not None:
                args[noun.name] = noun.of(number)
        news = News(key, args)
        self.news.append(news)
        return news

    def lying(self, field: str) -> Any:
        """What stands in this field of the table, as plain numbers and lists of them."""
        return self.game.lying(self, field)

    def snapshot(self) -> dict[str, Any]:
        """The full truth as readable plain data; `Game.restore` reads it back."""
        return self.game.write(self)

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return self.game.restore, (self.snapshot(),)
