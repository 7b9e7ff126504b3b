"""What is printed on cards stays as it is: made once for each language."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps

from zeitriss.core.scene import Face
from zeitriss.core.telling import Words

FaceOf = Callable[[str, str, Words], Face]


def printed(face: FaceOf) -> FaceOf:
    """The faces of a game's cards, each made when it is first seen. Who needs another one makes a copy."""
    made: dict[tuple[str, str, str], Face] = {}

    @wraps(face)
    def once(kind: str, name: str, say: Words) -> Face:
        which = kind, name, say.lang
        if which not in made:
            made[which] = face(kind, name, say)
        return made[which]

    return once
