"""What the bots know of Aeon's End."""

from __future__ import annotations

from typing import Final

from zeitriss.core.move import Move
from zeitriss.games.aeons_end.advice.aiming import rate_hit, rate_spread
from zeitriss.games.aeons_end.advice.tactics import glance_main, rate_cast, rate_extra_cast, rate_flexing, rate_main
from zeitriss.games.aeons_end.advice.worth import AETHER, DAMAGE, WORTH, danger, owned, position, threat
from zeitriss.games.aeons_end.cards import ATTACK, CORRUPTION, COST, FOE_TYPE, GEM, MINION, NEMESIS_TURN, TYPE
from zeitriss.games.aeons_end.effects.casting import CastAny, CastTwice
from zeitriss.games.aeons_end.effects.damage import Damage
from zeitriss.games.aeons_end.effects.gems import Quartz, Sifted
from zeitriss.games.aeons_end.effects.hands import MayDestroyHand
from zeitriss.games.aeons_end.effects.mages import Foresee, Ward
from zeitriss.games.aeons_end.effects.relics import CastFresh, Flexing, Vortex
from zeitriss.games.aeons_end.effects.spells import Fuel
from zeitriss.games.aeons_end.effects.turn_cards import Reorder, is_player_card
from zeitriss.games.aeons_end.main_phase import Main
from zeitriss.games.aeons_end.moves import (
    ABILITY,
    CAST,
    CHARGE,
    DISCARD,
    DONE,
    END,
    LAY,
    LAY_REST,
    PLAY,
    PREP,
    TOSS,
    UNDER,
)
from zeitriss.games.aeons_end.nemeses.husks import SpreadDamage
from zeitriss.games.aeons_end.state import DECKS, DRAWN, HANDS, ROW, ROW_TOKENS, TURN_DECK, TURN_DISCARD, AeonsEnd
from zeitriss.games.aeons_end.turn import Casting, Clear, TakeTurn

SPAN: Final = 400.0  # points between hopeless and certain
AHEAD: Final = 4  # questions that are answered before a position is judged
BAD_TURN: Final = 5.0  # what a nemesis turn must cost to be prevented
BAD_CARD: Final = 5.0
UNKNOWN_CARD: Final = 2.5  # what the card costs that is yet to be drawn


def value(g: AeonsEnd, seat: int) -> float:
    """0 lost, 1 won; the same for the whole team."""
    if g.outcome is not None:
        return g.outcome.results[seat]
    return max(0.01, min(0.99, 0.5 + position(g) / SPAN))


def rate(g: AeonsEnd, seat: int, move: Move) -> float:
    """The own turn by its plan (tactics.py); every other question by the position after the answer."""
    if knows(g):
        return known(g, seat, move)
    after = g.clone()
    after.apply(move)
    go_on(after, len(g.stack))
    return value(after, seat)


def glance(g: AeonsEnd, seat: int, moves: list[Move]) -> list[float]:
    """The same for all moves at once; which is best stays as it is."""
    if isinstance(g.stack.top(), Main):
        return glance_main(g, seat, moves)
    return [rate(g, seat, move) for move in moves]


def knows(g: AeonsEnd) -> bool:
    """Whether the answer to this question follows from a rule of thumb."""
    return isinstance(g.stack.top(), KNOWN)


def go_on(g: AeonsEnd, depth: int) -> None:
    """Answer the questions that the same effect still asks, so that one sees what comes of it."""
    for _ in range(AHEAD):
        if g.outcome is not None or len(g.stack) < depth or isinstance(g.stack.top(), TURN_FRAMES):
            return
        asked = g.stack.top().seat
        best, chosen = -1e9, g.moves[0]
        for move in g.moves:
            if knows(g):
                points = known(g, asked, move)
            else:
                after = g.clone()
                after.apply(move)
                points = value(after, asked)
            if points > best:
                best, chosen = points, move
        g.apply(chosen)


def known(g: AeonsEnd, seat: int, move: Move) -> float:
    top = g.stack.top()
    if isinstance(top, Main):
        return rate_main(g, seat, move)
    if isinstance(top, Casting):
        return rate_cast(g, seat, move)
    if isinstance(top, Damage):
        return rate_hit(g, move, top.amount)
    if isinstance(top, SpreadDamage):
        return rate_spread(g, seat, move)
    if isinstance(top, CastAny | CastTwice | CastFresh):
        return rate_extra_cast(g, seat, move)
    if isinstance(top, Clear):
        return rate_clear(move)
    if isinstance(top, TakeTurn):
        return readiness(g, move.a)
    if isinstance(top, Foresee):
        return 1.0 if (move.verb is ABILITY) == is_bad_turn(g) else 0.0
    if isinstance(top, Ward):
        return 1.0 if (move.verb is ABILITY) == is_bad_card(g) else 0.0
    if isinstance(top, Fuel):
        return rate_fuel(move)
    if isinstance(top, Flexing):
        return rate_flexing(g, seat, move)
    if isinstance(top, Reorder):  # players first
        return 1.0 if is_player_card(move.a) else 0.0
    if isinstance(top, Quartz):
        return 1.0 if (move is UNDER.at()) != is_player_card(TURN_DECK.at(g, 0)) else 0.0
    if isinstance(top, Sifted):
        return 1.0 if (move is TOSS.at()) == (WORTH[DECKS[top.seat].at(g, 0)] < 0.8) else 0.0
    return rate_thinning(g, seat, move)


def readiness(g: AeonsEnd, player: int) -> float:
    """What this player could do with a turn now."""
    points = 0.0
    for card in g.prepped(player):
        points += DAMAGE[card]
    for card in HANDS[player].cards(g):
        points += 0.6 * AETHER[card] + 0.3 * DAMAGE[card]
    return points


def rate_fuel(move: Move) -> float:
    """Dark Fire and Consuming Void: 3 damage for a card that is worth less."""
    if move.verb is DONE:
        return 0.0
    worth = WORTH[move.a]
    return 3.0 - (0.8 if move.verb is DISCARD else 1.6) * worth - 0.3


def rate_thinning(g: AeonsEnd, seat: int, move: Move) -> float:
    """Starting cards go once better ones are there; corruptions always."""
    if move.verb is DONE:
        return 0.0
    card = move.a
    if TYPE[card] == CORRUPTION:
        return 3.0
    better = len([c for c in owned(g, seat) if COST[c] >= 2])
    return (0.5 if better >= 3 else 0.1) - WORTH[card] + (0.4 if COST[card] == 0 else -3.0)


def rate_clear(move: Move) -> float:
    """The order in which cards were played does."""
    if move.verb is LAY_REST:
        return 2.0
    return 1.0 if move.verb is LAY else 0.0


def is_bad_turn(g: AeonsEnd) -> bool:
    """A nemesis turn with much to prevent."""
    if TURN_DISCARD.top(g) != NEMESIS_TURN:
        return False
    cost = UNKNOWN_CARD
    for i in range(ROW.size(g)):
        if FOE_TYPE[ROW.at(g, i)] == MINION:
            cost += threat(g, ROW.at(g, i))
        elif ROW_TOKENS.at(g, i) == 1:
            cost += danger(g, ROW.at(g, i))
    return cost >= BAD_TURN


def is_bad_card(g: AeonsEnd) -> bool:
    card = DRAWN.top(g)
    return FOE_TYPE[card] == ATTACK or danger(g, card) >= BAD_CARD


TURN_FRAMES: Final = (Main, Casting, Clear, TakeTurn, Foresee, Ward)
KNOWN: Final = (
    *TURN_FRAMES,
    Damage,
    SpreadDamage,
    CastAny,
    CastTwice,
    CastFresh,
    Fuel,
    Reorder,
    Quartz,
    Sifted,
    MayDestroyHand,
    Vortex,
    Flexing,
)


def clock(g: AeonsEnd) -> int:
    """Another number in another turn: every turn draws a turn order card."""
    return int(TURN_DISCARD.size(g))


def wasteful(g: AeonsEnd, seat: int, move: Move) -> bool:
    """Aether is lost with the turn, and a charge is better than nothing; a spell without fuel is cast for nothing."""
    top = g.stack.top()
    if isinstance(top, Fuel):
        return move.verb is DONE and top.count == 0
    return move.verb is END and isinstance(top, Main) and CHARGE.at() in g.moves


def plain(g: AeonsEnd, seat: int, move: Move) -> bool:
    """Gems are played, spells prepped and cast whatever comes; in which order cards are laid aside hardly matters."""
    top = g.stack.top()
    if isinstance(top, Main):
        return move.verb is PREP or (move.verb is PLAY and TYPE[move.a] == GEM)
    return isinstance(top, Clear) or (isinstance(top, Casting) and move.verb is CAST)
