"""News of Aeon's End: what happens beyond the moves, and what is behind it."""

from __future__ import annotations

from typing import Final

from zeitriss.core.news import AMOUNT, SEAT, WHO, Noun
from zeitriss.games.aeons_end.cards import CARD, FOE, TURN
from zeitriss.games.aeons_end.moves import BREACH
from zeitriss.games.aeons_end.state import AeonsEnd

THE_CARD: Final = Noun("card", CARD)
THE_FOE: Final = Noun("foe", FOE)
THE_TURN: Final = Noun("turn", TURN)
THE_BREACH: Final = Noun("breach", BREACH)
THE_OTHER: Final = Noun("other", SEAT)

__all__ = ["AMOUNT", "THE_BREACH", "THE_CARD", "THE_FOE", "WHO", "tell_turn"]


def tell_turn(g: AeonsEnd, key: str, card: int, owners: list[int]) -> None:
    """News about a turn order card and whose it is: nobody's, a player's, a pair's."""
    if not owners:
        g.tell(key, THE_TURN, card)
    elif len(owners) == 1:
        g.tell(f"{key}-of", THE_TURN, card, WHO, owners[0])
    else:
        g.tell(f"{key}-pair", THE_TURN, card, WHO, owners[0], THE_OTHER, owners[1])
