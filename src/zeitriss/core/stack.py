"""Stack: the unfinished things of a State, the next one on top."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from zeitriss.core.frame import Frame
from zeitriss.core.vecs import append, vec

NO_FRAME: Final[Frame[Any]] = Frame(0)
FREE: Final = vec[Frame[Any]]([NO_FRAME] * 16)  # so many fit at first


@mypyc_attr(acyclic=True, free_list_len=1)  # every copy of a State has one
@final
class Stack:
    """The first `depth` of `frames`: what was taken off stays in its place until it is overwritten.

    A plain list is reallocated with nearly every move, because its length swings between one and three. A copy shares
    the frames until one of the two lays another.
    """

    def __init__(self, frames: vec[Frame[Any]], depth: i64) -> None:
        self.frames: vec[Frame[Any]] = frames
        self.depth: i64 = depth
        self.places: i64 = len(frames)  # that may be written to; none while a copy shares them

    def room(self, more: i64) -> vec[Frame[Any]]:
        """The frames, to be written to: nobody else's, and with places for so many more."""
        frames = self.frames if self.places else self.frames[:]
        while len(frames) < self.depth + more:
            frames = append(frames, NO_FRAME)
        self.frames, self.places = frames, len(frames)
        return frames

    def lay(self, frames: list[Frame[Any]]) -> None:
        """Put these on top, the first one uppermost."""
        depth = self.depth
        i: i64 = len(frames)
        places = self.frames if depth + i <= self.places else self.room(i)
        while i > 0:
            i -= 1
            places[depth] = frames[i]
            depth += 1
        self.depth = depth

    def pop(self) -> Frame[Any]:
        depth = self.depth - 1
        self.depth = depth
        return self.frames[depth]

    def top(self) -> Frame[Any]:
        return self.frames[self.depth - 1]

    def clear(self) -> None:
        self.depth = 0

    def copy(self) -> Stack:
        copy = Stack(self.frames, self.depth)
        self.places = copy.places = 0
        return copy

    def lying(self) -> list[Frame[Any]]:
        """All frames, the lowest first."""
        return [self.frames[i] for i in range(self.depth)]

    def __len__(self) -> int:
        return self.depth

    def __getitem__(self, i: int) -> Frame[Any]:
        """By place from below, or from above with a negative number."""
        place: i64 = i if i >= 0 else self.depth + i
        if not 0 <= place < self.depth:
            raise IndexError("no frame lies here")
        return self.frames[place]

    def __setitem__(self, i: int, frame: Frame[Any]) -> None:
        self.room(0)[i if i >= 0 else self.depth + i] = frame

    def __iter__(self) -> Iterator[Frame[Any]]:
        return iter(self.lying())


def stack_of(frames: list[Frame[Any]]) -> Stack:
    """A stack of these, the last one on top."""
    stack = Stack(FREE[:], 0)
    stack.lay(frames[::-1])
    return stack
