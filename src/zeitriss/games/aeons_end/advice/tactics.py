"""How a sensible player goes through the own turn: what to play, what to pay for, what to cast."""

from __future__ import annotations

from typing import Final

from zeitriss.core.move import Move
from zeitriss.games.aeons_end.advice.purchases import ENDING, FIRST, FREE, NEVER, PLAYING, PREPPING, Purchases
from zeitriss.games.aeons_end.advice.worth import AETHER, DAMAGE, WORTH
from zeitriss.games.aeons_end.cards import (
    BRAMA,
    BREACH_BONUS,
    COST,
    GEM,
    JIAN,
    KADIR,
    LASH,
    MORE,
    OPENED,
    PREP_CLOSED,
    SPELL,
    TYPE,
    card,
    foe,
)
from zeitriss.games.aeons_end.effects.breaches import closed, focus_cost
from zeitriss.games.aeons_end.moves import ABILITY, CAST, PLAY, PREP, STOP, USE
from zeitriss.games.aeons_end.state import DISCARDS, FRESH, HANDS, LIVES, MAGES, MARKS, SLOTS, STAGES, AeonsEnd

FLEXING_DAGGER: Final = card("flexing-dagger")
BOTTLED_VORTEX: Final = card("bottled-vortex")
UNSTABLE_PRISM: Final = card("unstable-prism")
BLASTING_STAFF: Final = card("blasting-staff")
DARK_FIRE: Final = card("dark-fire")
CONSUMING_VOID: Final = card("consuming-void")
WILDFIRE_WHIP: Final = card("wildfire-whip")
TWISTING_MADNESS: Final = foe("twisting-madness")

UNDECIDED: Final = -1.0  # below any rating


def rate_main(g: AeonsEnd, seat: int, move: Move) -> float:
    points = rate_free(g, seat, move)
    return points if points != UNDECIDED else Purchases(g, seat).rate(move)


def glance_main(g: AeonsEnd, seat: int, moves: list[Move]) -> list[float]:
    """As `rate_main`, of all moves: purchases are looked at together, and not before all is done that is free."""
    points = [rate_free(g, seat, move) for move in moves]
    if max(points) < FIRST:
        purchases = Purchases(g, seat)
        for i in range(len(moves)):
            if points[i] == UNDECIDED:
                points[i] = purchases.rate(moves[i])
    return points


def rate_free(g: AeonsEnd, seat: int, move: Move) -> float:
    """What takes no aether; purchases and the end of the turn are undecided."""
    verb = move.verb
    if verb is PLAY:
        return rate_play(g, seat, move.a)
    if verb is PREP:
        return rate_prep(g, seat, move.a, move.b)
    if verb is USE and move.a != WILDFIRE_WHIP:
        return FREE
    if verb is ABILITY:
        return FREE if wants_ability(g, move.a) else NEVER
    if verb is STOP and move.a == TWISTING_MADNESS:  # paid with hand cards, so before they are played
        return FREE + 50.0
    return UNDECIDED


def rate_prep(g: AeonsEnd, seat: int, spell: int, breach: int) -> float:
    """The strongest first, on the best breach; what needs no opened one leaves it to those that do."""
    points = DAMAGE[spell] * (1.0 + BREACH_BONUS[breach] * is_open(g, seat, breach))
    if PREP_CLOSED[spell] and STAGES[seat].at(g, breach) == OPENED:
        waiting = any(TYPE[held] == SPELL and not PREP_CLOSED[held] for held in HANDS[seat].cards(g))
        points = 0.0 if waiting else points - 0.1
    return PREPPING + points


def rate_play(g: AeonsEnd, seat: int, card: int) -> float:
    """Gems first; relics when there is something for them to do."""
    if TYPE[card] == GEM:
        return PLAYING + AETHER[card]
    if card == BOTTLED_VORTEX:
        junk = [c for c in HANDS[seat].cards(g) + DISCARDS[seat].cards(g) if WORTH[c] < 0.8]
        return PLAYING + 20.0 if len(junk) >= 2 else NEVER
    if card == UNSTABLE_PRISM:
        return PLAYING + 30.0
    if card == BLASTING_STAFF:  # after prepping
        fresh = any(MARKS.at(g, slot) & FRESH for slot in range(seat * SLOTS, seat * SLOTS + SLOTS))
        return PREPPING - 50.0 if fresh else NEVER + 1.0
    if card == FLEXING_DAGGER:
        return PREPPING - 60.0 if g.discount == 0 and (has_discount(g, seat) or not closed(g, seat)) else NEVER + 1.0
    return PLAYING + 10.0


def has_discount(g: AeonsEnd, seat: int) -> bool:
    """Flexing Dagger would save something in this turn."""
    for breach in closed(g, seat):
        if not int(g.focused) >> breach & 1 and focus_cost(g, breach) <= g.aether + MORE[FLEXING_DAGGER]:
            return True
    return False


def rate_flexing(g: AeonsEnd, seat: int, move: Move) -> float:
    """Flexing Dagger is kept while there are breaches to open."""
    return 1.0 if (move.a == 0) == (len(closed(g, seat)) > 0) else 0.0


def wants_ability(g: AeonsEnd, seat: int) -> bool:
    mage = MAGES.at(g, seat)
    if mage == BRAMA:
        return any(0 < life <= g.full_life() - 4 for life in LIVES.list(g)[: g.seats])
    if mage == JIAN:
        return any(cast_worth(g, seat, spell) >= 2.4 for owner in range(g.seats) for spell in g.prepped(owner))
    if mage == KADIR:
        return len([c for c in DISCARDS[g.active].cards(g) if TYPE[c] == SPELL and COST[c] > 0]) >= 2
    if mage == LASH:
        return max(LIVES.list(g)) > 2
    return True  # Mist, Xaxos


def cast_worth(g: AeonsEnd, seat: int, spell: int) -> float:
    """The damage of a spell now; Dark Fire and Consuming Void need cards to burn."""
    if spell in (DARK_FIRE, CONSUMING_VOID):
        cheap = 1.0 if spell == CONSUMING_VOID else 1.5
        return 3.0 * min(2, len([c for c in HANDS[seat].cards(g) if WORTH[c] < cheap]))
    return DAMAGE[spell]


def rate_cast(g: AeonsEnd, seat: int, move: Move) -> float:
    """In the casting phase: everything that does something, the strongest first."""
    if move.verb is not CAST:
        return ENDING
    worth = cast_worth(g, seat, move.a)
    return ENDING + (10.0 + worth if worth > 0.0 else -5.0)


def rate_extra_cast(g: AeonsEnd, seat: int, move: Move) -> float:
    """Through a card or an ability: the strongest spell, on the best breach."""
    if move.verb is not CAST:
        return 0.0
    spell, owner, breach = move.a, move.b, move.c
    return cast_worth(g, seat, spell) + BREACH_BONUS[breach] * is_open(g, owner, breach)


def is_open(g: AeonsEnd, seat: int, breach: int) -> float:
    return 1.0 if STAGES[seat].at(g, breach) == OPENED else 0.0
