"""When it ends, who wins and why. All players win or lose together (AE-1)."""

from __future__ import annotations

from zeitriss.core.outcome import Outcome
from zeitriss.games.aeons_end.cards import FOE_TYPE, MINION, PILES, POWER, PRINCE_OF_GLUTTONS
from zeitriss.games.aeons_end.state import LEFT, NEMESIS_DECK, ROW, AeonsEnd


def win(g: AeonsEnd, reason: str) -> None:
    end(g, reason, 1.0)


def lose(g: AeonsEnd, reason: str) -> None:
    end(g, reason, 0.0)


def end(g: AeonsEnd, reason: str, result: float) -> None:
    """AE-4: the first condition met ends the game; everything still pending is dropped."""
    if g.outcome is None:
        g.outcome = Outcome(reason, (result,) * g.seats)


def is_cleared(g: AeonsEnd) -> bool:
    """AE-2 b: no card is left in the nemesis deck and no minion (husks included, AE-R3) or power is in play."""
    if NEMESIS_DECK.size(g) or g.husks:
        return False
    return all(FOE_TYPE[card] != MINION and FOE_TYPE[card] != POWER for card in ROW.cards(g))


def judge_cleared(g: AeonsEnd) -> bool:
    """AE-2 b and c: checked only at the end of a player turn and in the nemesis draw step (AE-R2)."""
    if is_cleared(g):
        win(g, "cleared")
        return True
    return False


def judge_piles(g: AeonsEnd) -> None:
    """AE-79: against the Prince of Gluttons all is lost with the last supply pile, whoever empties it."""
    if g.nemesis == PRINCE_OF_GLUTTONS:
        for i in range(PILES):
            if LEFT.at(g, i):
                return
        lose(g, "devoured")
