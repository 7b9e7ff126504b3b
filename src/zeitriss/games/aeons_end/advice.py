"""What the bots know of Aeon's End."""

from __future__ import annotations

from typing import Final

from zeitriss.core.move import Move
from zeitriss.games.aeons_end.cards import ATTACK, FOE_TYPE, NEMESIS_TURN
from zeitriss.games.aeons_end.effects.mages import Foresee, Ward
from zeitriss.games.aeons_end.main_phase import Main
from zeitriss.games.aeons_end.moves import ABILITY, LAY, LAY_REST
from zeitriss.games.aeons_end.state import AeonsEnd
from zeitriss.games.aeons_end.tactics import rate_cast, rate_main
from zeitriss.games.aeons_end.turn import Casting, Clear
from zeitriss.games.aeons_end.worth import DANGER, position, threats

SPAN: Final = 400.0  # points between hopeless and certain


def value(g: AeonsEnd, seat: int) -> float:
    """0 lost, 1 won; the same for the whole team."""
    if g.outcome is not None:
        return g.outcome.results[seat]
    return max(0.01, min(0.99, 0.5 + position(g) / SPAN))


def rate(g: AeonsEnd, seat: int, move: Move) -> float:
    """The own turn by its plan (tactics.py); every other question by the position after the answer."""
    top = g.stack[-1]
    if isinstance(top, Main):
        return rate_main(g, seat, move)
    if isinstance(top, Casting):
        return rate_cast(g, seat, move)
    if isinstance(top, Clear):
        return rate_clear(move)
    if isinstance(top, Foresee):
        return 1.0 if (move.verb is ABILITY) == is_bad_turn(g) else 0.0
    if isinstance(top, Ward):
        return 1.0 if (move.verb is ABILITY) == is_bad_card(g) else 0.0
    after = g.clone()
    after.apply(move)
    return value(after, seat)


def rate_clear(move: Move) -> float:
    """The order in which cards were played does; spells that lie low come back soon."""
    if move.verb is LAY_REST:
        return 2.0
    return 1.0 if move.verb is LAY else 0.0


def is_bad_turn(g: AeonsEnd) -> bool:
    """A nemesis turn with much to prevent."""
    return g.turn_discard[-1] == NEMESIS_TURN and (threats(g) > 9.0 or len(g.nemesis_deck) < 16)


def is_bad_card(g: AeonsEnd) -> bool:
    card = g.drawn[-1]
    return FOE_TYPE[card] == ATTACK or DANGER[card] >= 5.0
