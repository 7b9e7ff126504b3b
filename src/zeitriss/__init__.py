"""Zeitriss: one table for card games about time and magic. The names below are the stable public API.

>>> import zeitriss
>>> "antinomy" in zeitriss.games()
True
>>> game = zeitriss.game("antinomy")
>>> state = game.start(seats=2, seed=7)
>>> bot = zeitriss.bot("random", game, seed=1)
>>> while state.seat is not None:
...     state.apply(bot.choose(zeitriss.seat(state, state.seat)))
>>> state.outcome
Outcome('crystals', (1.0, 0.0))
"""

from __future__ import annotations

import zeitriss.games  # noqa: F401 - loaded first: loading a game later would put this package in place of games()
from zeitriss.bots import bot
from zeitriss.bots.seat import Seat, seat
from zeitriss.core.errors import BadLog, BadOption, BadSnapshot, IllegalMove, Refused, UnknownGame, UnknownMove
from zeitriss.core.game import Game
from zeitriss.core.move import Catalogue, Move
from zeitriss.core.outcome import Outcome
from zeitriss.core.registry import game, games
from zeitriss.core.state import State
from zeitriss.core.telling import use_voice
from zeitriss.play.log import Log
from zeitriss.words import speak

use_voice(speak)

__version__ = "0.1.0"
__all__ = [
    "BadLog", "BadOption", "BadSnapshot", "Catalogue", "Game", "IllegalMove", "Log", "Move", "Outcome", "Refused",
    "Seat", "State", "UnknownGame", "UnknownMove", "bot", "game", "games", "seat",
]  # fmt: skip
