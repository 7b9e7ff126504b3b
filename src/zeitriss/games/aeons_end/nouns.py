"""Nouns: what the news of Aeon's End speak of."""

from __future__ import annotations

from typing import Final

from zeitriss.core.news import AMOUNT, SEAT, WHO, Noun
from zeitriss.games.aeons_end.cards import CARD, FOE, TURN
from zeitriss.games.aeons_end.moves import BREACH

THE_CARD: Final = Noun("card", CARD)
THE_FOE: Final = Noun("foe", FOE)
THE_TURN: Final = Noun("turn", TURN)
THE_BREACH: Final = Noun("breach", BREACH)
THE_OTHER: Final = Noun("other", SEAT)

__all__ = ["AMOUNT", "THE_BREACH", "THE_CARD", "THE_FOE", "THE_OTHER", "THE_TURN", "WHO"]
