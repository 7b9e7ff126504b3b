"""Stack: the unfinished things of a State, the next one on top."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, final

from mypy_extensions import i64, mypyc_attr

from zeitriss.core.frame import Frame


@mypyc_attr(acyclic=True, free_list_len=1)  # every copy of a State has one
@final
class Stack:
    """Frames in a list that is never made shorter: what was taken off stays in its place until it is overwritten.

    A plain list is reallocated with nearly every move, because its length swings between one and three.
    """

    def __init__(self, frames: list[Frame[Any]]) -> None:
        self.frames = frames
        self.depth: i64 = len(frames)

    def append(self, frame: Frame[Any]) -> None:
        depth = self.depth
        if depth < len(self.frames):
            self.frames[depth] = frame
        else:
            self.frames.append(frame)
        self.depth = depth + 1

    def extend(self, frames: Sequence[Frame[Any]]) -> None:
        for frame in frames:
            self.append(frame)

    def pop(self) -> Frame[Any]:
        depth = self.depth - 1
        self.depth = depth
        return self.frames[depth]

    def top(self) -> Frame[Any]:
        return self.frames[self.depth - 1]

    def clear(self) -> None:
        self.depth = 0

    def copy(self) -> Stack:
        return Stack(self.lying())

    def lying(self) -> list[Frame[Any]]:
        """All frames, the lowest first."""
        return self.frames[: self.depth]

    def __len__(self) -> int:
        return self.depth

    def __getitem__(self, i: int) -> Frame[Any]:
        """By place from below, or from above with a negative number."""
        return self.lying()[i]

    def __setitem__(self, i: int, frame: Frame[Any]) -> None:
        self.frames[i if i >= 0 else self.depth + i] = frame

    def __iter__(self) -> Iterator[Frame[Any]]:
        return iter(self.lying())
