"""Undo, derived for every game: moves may be taken back freely as long as nobody has learned anything from them.

Nobody has, if the dice were not touched and every seat would have seen the same in any world that it thought possible
before: then what it sees now it could have worked out beforehand.

Compiled.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from zeitriss.core.game import Game
from zeitriss.core.move import Move
from zeitriss.core.news import News
from zeitriss.core.state import State
from zeitriss.play.story import Story

# A secret with two equally likely answers slips through once in 65,536 times, one that everybody would have bet on
# four to one once in 36.
WORLDS = 16


class Undo(Struct):
    """What taking back would mean for somebody now."""

    possible: bool
    free: bool | None  # at once; else the others are asked; None: it has yet to be worked out
    count: int


def last_decision(story: Story, seats: Sequence[int]) -> int:
    """How many moves lead back to the last decision of these seats; 0: there is none.

    An answer that was the only one was no decision.
    """
    for count in range(1, story.position - story.floor + 1):
        if story.standing[-count].line.seat in seats and len(story.states[-1 - count].moves) > 1:
            return count
    return 0


def undo_of(story: Story, seats: Sequence[int], others: Sequence[int]) -> Undo:
    """What these seats may take back; `others` are the seats of other people, who must agree to what is not free.

    Whether anybody has learned something takes long to say, so that is left to `weighed`, where it matters.
    """
    count = last_decision(story, seats)
    # After the end everybody may look into all hands, so only who plays without others may go back.
    if not count or (others and story.state.outcome is not None):
        return Undo(possible=False, free=False, count=0)
    if not others:
        free: bool | None = True
    elif any(step.line.seat in others for step in story.standing[-count:]):
        free = False
    else:
        free = None if story.state.rng.words() == story.states[-1 - count].rng.words() else False
    return Undo(possible=True, free=free, count=count)


def weighed(story: Story, undo: Undo) -> Undo:
    """The same with a clear answer."""
    if undo.free is not None:
        return undo
    moves = [step.move for step in story.standing[-undo.count :] if step.move]
    return Undo(undo.possible, is_free(story.game, story.states[-1 - undo.count], moves), undo.count)


def is_free(game: Game[Any], before: State, moves: Sequence[Move]) -> bool:
    """Whether these moves, played from `before`, have shown nobody a hidden card or a random result.

    >>> import zeitriss
    >>> game = zeitriss.game("antinomy")
    >>> state = game.start(seats=2, seed=7)
    >>> place, *_ = state.moves
    >>> is_free(game, state, [place])
    True
    >>> state.apply(place); state.apply(state.moves[0])
    >>> is_free(game, state, [state.moves[0]])  # shows a relic that only its owner knew
    False
    """
    after = before.clone()
    told = heard(after, moves)
    if told is None or after.rng.words() != before.rng.words():
        return False
    for seat in range(before.seats):
        seen = game.view(after, seat), audible(told, seat)
        for i in range(WORLDS):
            world = game.imagine(before, seat, f"undo {i}")
            also = heard(world, moves)
            if also is None or (game.view(world, seat), audible(also, seat)) != seen:
                return False
    return True


def heard(state: State, moves: Sequence[Move]) -> list[News] | None:
    """Plays the moves; the news on the way, or None where one of them is not legal."""
    news: list[News] = []
    state.news = news
    for move in moves:
        if move not in state.moves:
            return None
        state.apply(move)
    state.news = None
    return news


def audible(news: list[News], seat: int) -> list[tuple[str, dict[str, int | str]]]:
    return [(item.key, item.args) for item in news if item.seats is None or seat in item.seats]
