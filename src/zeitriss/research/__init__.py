"""Research: the same exact rules as environments for learning, and answers about the games themselves.

`pip install zeitriss[research]` brings what it needs; the table does without. Each library's side is a module of its
own (`zeitriss.research.pettingzoo`, `.gymnasium`, `.openspiel`), loaded when asked for; docs/research.md has more.

>>> from zeitriss import research
>>> games = research.batch("antinomy", 4, seed=7)
>>> games.seats.shape, games.observations.shape
((4,), (4, 314))
>>> [move.text for move in research.actions("antinomy").moves(games.offers[0, : games.counts[0]])]
['place wand at 0', 'place wand at 1']
"""

from __future__ import annotations

from zeitriss.research.actions import Actions, actions
from zeitriss.research.batches import Games, batch
from zeitriss.research.history import History
from zeitriss.research.observation import Encoding, data, encoding, text
from zeitriss.research.task import Task

__all__ = ["Actions", "Encoding", "Games", "History", "Task", "actions", "batch", "data", "encoding", "text"]
