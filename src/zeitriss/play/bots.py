"""Bots at a table: which of them plays a seat, and with which seed."""

from __future__ import annotations

from zeitriss.bots import bot
from zeitriss.bots.base import Bot
from zeitriss.bots.thinker import Thinker
from zeitriss.play.seats import Occupant
from zeitriss.play.story import Story


def bot_at(story: Story, seat: Occupant) -> Bot:
    """The bot that moves next. Seed and line number decide, so that a game that goes on goes on with the same move.

    People wait here, so on a slow machine it plays what it has found when its patience ends.
    """
    found = bot(seat.played_by or "", story.game, f"{story.log.header['seed']} {story.n}")
    if isinstance(found, Thinker):
        found.cap = found.patience
    return found
