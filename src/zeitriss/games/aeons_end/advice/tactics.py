"""How a sensible player goes through the own turn: what to play, what to pay for, what to cast."""

from __future__ import annotations

from typing import Final

from zeitriss.core.move import Move
from zeitriss.games.aeons_end.advice.worth import (
    AETHER,
    CYCLE,
    DAMAGE,
    RELIC_WORTH,
    TURNS,
    WORTH,
    danger,
    owned,
    rounds_left,
    scarcity,
)
from zeitriss.games.aeons_end.cards import (
    BRAMA,
    BREACH_BONUS,
    BREACHES,
    COST,
    GEM,
    JIAN,
    KADIR,
    LASH,
    MORE,
    OPENED,
    PREP_CLOSED,
    RELIC,
    SPELL,
    TRACK,
    TYPE,
    card,
    foe,
)
from zeitriss.games.aeons_end.cards import STOP as STOP_COST
from zeitriss.games.aeons_end.effects.breaches import closed, focus_cost, open_cost
from zeitriss.games.aeons_end.effects.gaining import restricted
from zeitriss.games.aeons_end.moves import (
    ABILITY,
    CAST,
    CHARGE,
    FOCUS,
    GAIN,
    GAIN_DEVOURED,
    OPEN,
    PLAY,
    PREP,
    STOP,
    USE,
)
from zeitriss.games.aeons_end.state import (
    DISCARDS,
    FRESH,
    HANDS,
    LIVES,
    MAGES,
    MARKS,
    SLOTS,
    STAGES,
    AeonsEnd,
    tokens_on,
)

FLEXING_DAGGER: Final = card("flexing-dagger")
BOTTLED_VORTEX: Final = card("bottled-vortex")
UNSTABLE_PRISM: Final = card("unstable-prism")
BLASTING_STAFF: Final = card("blasting-staff")
DARK_FIRE: Final = card("dark-fire")
CONSUMING_VOID: Final = card("consuming-void")
WILDFIRE_WHIP: Final = card("wildfire-whip")
TWISTING_MADNESS: Final = foe("twisting-madness")
AGONY_FIELD: Final = foe("agony-field")
WOVEN_SKY: Final = foe("woven-sky")
REALITY_RUPTURE: Final = foe("reality-rupture")

# One after another: free things, gems, what fills breaches, purchases by what they bring, the end
FREE: Final = 900.0
PLAYING: Final = 800.0
PREPPING: Final = 600.0
HEALING: Final = 400.0
BUYING: Final = 100.0
ENDING: Final = 50.0
NEVER: Final = 0.0

WAIT: Final = 1.6  # turns until a new spell can be cast for the first time
GEM_WAIT: Final = 3.5
GEM_POINTS: Final = 1.4  # what one aether more brings
GEM_ENOUGH: Final = 0.16  # how much less the next gem brings
SPARK_LOSS: Final = 0.6  # a new spell takes the place of a weak one
CROWDED: Final = 0.75  # of spells that no breach is free for
SLOT: Final = 0.5  # what a breach more brings per turn
BONUS: Final = 1.5  # what the bonus of breaches III and IV brings per turn
PREP_NOW: Final = 0.8  # of a spell's damage, if a breach opens for it now
RELIC_POINTS: Final = 0.5
PRICE: Final = 0.12  # points for an aether that is kept for something else
LOW_LIFE: Final = 2  # of whoever is healed before anything is bought
ABILITY_POINTS: Final[list[float]] = [7.0, 6.0, 4.0, 7.0, 6.0, 6.0, 6.0, 3.0]  # by mage


def rate_main(g: AeonsEnd, seat: int, move: Move) -> float:
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
    if verb is CHARGE and is_saving(g, seat):
        return HEALING
    points = purchase(g, seat, move)
    if points <= 0.0:
        return ENDING if price(g, seat, move) < 0 else NEVER
    left = int(g.aether) - price(g, seat, move)
    return BUYING + points + best_with(g, seat, left, move) - PRICE * price(g, seat, move)


def rate_prep(g: AeonsEnd, seat: int, spell: int, breach: int) -> float:
    """The strongest first, on the best breach; what needs no opened one leaves it to those that do."""
    points = DAMAGE[spell] * (1.0 + BREACH_BONUS[breach] * is_open(g, seat, breach))
    if PREP_CLOSED[spell] and STAGES[seat].at(g, breach) == OPENED:
        waiting = any(TYPE[held] == SPELL and not PREP_CLOSED[held] for held in HANDS[seat].cards(g))
        points = 0.0 if waiting else points - 0.1
    return PREPPING + points


def price(g: AeonsEnd, seat: int, move: Move) -> int:
    """Free aether that a purchase takes; -1: it is none."""
    verb = move.verb
    if verb is GAIN or verb is GAIN_DEVOURED:
        return max(0, COST[move.a] - restricted(g, move.a))
    if verb is CHARGE or verb is USE:
        return 2
    if verb is FOCUS:
        return focus_cost(g, move.a)
    if verb is OPEN:
        return open_cost(g, seat, move.a)
    if verb is STOP:
        return STOP_COST[move.a].get("aether", 0)
    return -1


def best_with(g: AeonsEnd, seat: int, left: int, but: Move) -> float:
    """What the rest of the aether could still bring."""
    best = 0.0
    for move in g.moves:
        cost = price(g, seat, move)
        if 0 <= cost <= left and move is not but:
            best = max(best, purchase(g, seat, move))
    return best


def purchase(g: AeonsEnd, seat: int, move: Move) -> float:
    """What a purchase brings until the end of the game."""
    verb = move.verb
    if verb is GAIN:
        return gain_worth(g, seat, move.a) - scarcity(g, 1)
    if verb is GAIN_DEVOURED:
        return gain_worth(g, seat, move.a)
    if verb is CHARGE:
        return charge_worth(g, seat)
    if verb is USE:  # Wildfire Whip: a prepped spell is cast a turn earlier
        return 0.35 * max([DAMAGE[spell] for owner in range(g.seats) for spell in g.prepped(owner)])
    if verb is FOCUS or verb is OPEN:
        return breach_worth(g, seat, move)
    return stop_worth(g, move.a) if verb is STOP else 0.0


def turns_left(g: AeonsEnd) -> float:
    """How many turns a player may still have."""
    return TURNS[g.seats - 1] * rounds_left(g)


def gain_worth(g: AeonsEnd, seat: int, card: int) -> float:
    """Gems early, spells as long as breaches can take them."""
    mine, turns = owned(g, seat), turns_left(g)
    if TYPE[card] == GEM:
        rich = 0.0
        for held in mine:
            if TYPE[held] == GEM:
                rich += AETHER[held] - 1.0
        return (AETHER[card] - 1.0) * GEM_POINTS * max(0.0, turns - GEM_WAIT) / CYCLE * max(0.2, 1 - GEM_ENOUGH * rich)
    if TYPE[card] == RELIC:
        if card == FLEXING_DAGGER and not closed(g, seat):
            return 0.0
        return RELIC_WORTH[card] * RELIC_POINTS * max(0.0, turns - WAIT) / CYCLE * (0.3 if card in mine else 1.0)
    spells = len([c for c in mine if TYPE[c] == SPELL and COST[c] > 0])
    room = 1.0 if spells < 2 * g.opened(seat) else CROWDED
    return (DAMAGE[card] - SPARK_LOSS) * max(0.0, turns - WAIT) / CYCLE * room


def charge_worth(g: AeonsEnd, seat: int) -> float:
    """Its part of the ability, if there is time to fill the track; by turns, as all that it is compared with."""
    mage, turns = MAGES.at(g, seat), turns_left(g)
    points = ABILITY_POINTS[mage] * TURNS[g.seats - 1] / TRACK[mage]
    if mage == BRAMA and min(LIVES.list(g)[: g.seats]) > g.full_life() - 4:
        points *= 0.5
    return points if int(g.room(seat)) <= 1.0 + 1.5 * turns else 0.1


def is_saving(g: AeonsEnd, seat: int) -> bool:
    """Charges that fill Brama's track in this turn save a life."""
    dying = min([life if life else LOW_LIFE + 1 for life in LIVES.list(g)[: g.seats]]) <= LOW_LIFE
    return MAGES.at(g, seat) == BRAMA and dying and 2 * int(g.room(seat)) <= int(g.aether)


def breach_worth(g: AeonsEnd, seat: int, move: Move) -> float:
    """A place more for spells that wait, and the bonus of III and IV."""
    breach, turns = move.a, turns_left(g)
    spells = len([c for c in owned(g, seat) if TYPE[c] == SPELL])
    crowd = min(1.5, max(0.15, spells / (2.0 * int(g.opened(seat)) + 1.0) - 0.3))
    total = max(0.0, turns - 1.0) * (SLOT * crowd + BONUS * BREACH_BONUS[breach])
    waiting = 0.0
    if g.on_breach(seat, breach) == 0:
        for held in HANDS[seat].cards(g):
            if TYPE[held] == SPELL and not is_placeable(g, seat):
                waiting = max(waiting, DAMAGE[held])
    left = OPENED - int(STAGES[seat].at(g, breach))
    return waiting * PREP_NOW + (total if move.verb is OPEN else total / left * 0.8)


def is_placeable(g: AeonsEnd, seat: int) -> bool:
    """There is an opened breach without a spell."""
    return any(STAGES[seat].at(g, b) == OPENED and g.on_breach(seat, b) == 0 for b in range(BREACHES))


def stop_worth(g: AeonsEnd, power: int) -> float:
    """What it spares, the less the longer it will take."""
    if power in (AGONY_FIELD, WOVEN_SKY, REALITY_RUPTURE):  # costs more than it spares
        return 0.0
    tokens = tokens_on(g, power)
    return danger(g, power) * (1.0 if tokens == 1 else 0.7 if tokens == 2 else 0.3)


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


assert len(ABILITY_POINTS) == len(TRACK)
