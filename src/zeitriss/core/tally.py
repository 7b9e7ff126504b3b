"""Tally: a number that tells how a game went. Data of a game, counted from its log when it is over."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Tally:
    """How often these messages (`log-VERB`, `log-VERB-ASK`, `news-KEY`) spoke of a seat; `tally-NAME` says what it is.

    News counts for the seat that they call `who`, a move for whoever made it.
    """

    messages: tuple[str, ...]
    where: Mapping[str, int] = field(default_factory=dict)  # only news with these arguments
