"""View: what one seat may see, as plain JSON data. A game's own view adds what lies on its table.

`knowledge` returns the game's part, `class Seen(TypedDict)`; tables, features and forecasts read the whole,
`class View(Common, Seen)`, so that mypy follows every field from the rules to the page.
"""

from __future__ import annotations

from typing import Any, TypedDict


class Over(TypedDict):
    reason: str
    results: list[float]


class Common(TypedDict):
    """What every view holds. `moves` are this seat's own; the question is known to all."""

    seat: int | None  # who looks; None: a spectator
    seats: int
    options: dict[str, Any]
    asked: int | None
    ask: str  # the frame that asks, as messages name it
    about: dict[str, int | str]  # Frame.about
    moves: list[str]
    over: Over | None
