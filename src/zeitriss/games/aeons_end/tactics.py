"""How a sensible player goes through the own turn: what to play, what to pay for, what to cast."""

from __future__ import annotations

from typing import Final

from zeitriss.core.move import Move
from zeitriss.games.aeons_end.cards import (
    ADELHEIM,
    BRAMA,
    BREACH_BONUS,
    COST,
    GEM,
    JIAN,
    KADIR,
    LASH,
    MIST,
    NEMESIS_TURN,
    OPENED,
    PHAEDRAXA,
    RELIC,
    SPELL,
    TYPE,
    card,
    foe,
)
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
from zeitriss.games.aeons_end.state import AeonsEnd
from zeitriss.games.aeons_end.worth import AETHER, BREACH_WORTH, DAMAGE, DANGER, RELIC_WORTH, WORTH, owned

FLEXING_DAGGER: Final = card("flexing-dagger")
BOTTLED_VORTEX: Final = card("bottled-vortex")
UNSTABLE_PRISM: Final = card("unstable-prism")
BLASTING_STAFF: Final = card("blasting-staff")
DARK_FIRE: Final = card("dark-fire")
CONSUMING_VOID: Final = card("consuming-void")
WILDFIRE_WHIP: Final = card("wildfire-whip")
PHOENIX_FLAME: Final = card("phoenix-flame")
CRYSTAL: Final = card("crystal")
SPARK: Final = card("spark")
TWISTING_MADNESS: Final = foe("twisting-madness")
AGONY_FIELD: Final = foe("agony-field")
WOVEN_SKY: Final = foe("woven-sky")

# One after another: free things, gems, what fills breaches, purchases by what they bring, the end
FREE: Final = 900.0
PLAYING: Final = 800.0
PREPPING: Final = 600.0
BUYING: Final = 100.0
ENDING: Final = 50.0
NEVER: Final = 0.0


def rate_main(g: AeonsEnd, seat: int, move: Move) -> float:
    verb = move.verb
    if verb is PLAY:
        return rate_play(g, seat, move.args[0])
    if verb is PREP:
        return PREPPING + DAMAGE[move.args[0]] * (1 + BREACH_BONUS[move.args[1]] * is_open(g, seat, move.args[1]))
    if verb is USE:
        return rate_use(g, seat, move.args[0])
    if verb is ABILITY:
        return FREE if wants_ability(g, move.args[0]) else NEVER
    if verb is GAIN or verb is GAIN_DEVOURED:
        return buy(g, seat, gain_worth(g, seat, move.args[0]), COST[move.args[0]])
    if verb is OPEN or verb is FOCUS or verb is CHARGE or verb is STOP:
        return rate_payment(g, seat, move)
    return ENDING


def rate_play(g: AeonsEnd, seat: int, card: int) -> float:
    """Gems first; relics when there is something for them to do."""
    if TYPE[card] == GEM:
        return PLAYING + AETHER[card]
    if card == BOTTLED_VORTEX:
        junk = [c for c in g.hands[seat] + g.discards[seat] if WORTH[c] < 0.8]
        return PLAYING + 20.0 if len(junk) >= 2 else NEVER
    if card == UNSTABLE_PRISM:
        return PLAYING + 30.0
    if card == BLASTING_STAFF:  # after prepping
        return PREPPING - 50.0 if any(g.marks[slot] & 1 for slot in range(seat * 8, seat * 8 + 8)) else NEVER + 1.0
    if card == FLEXING_DAGGER:
        return PREPPING - 60.0 if g.discount == 0 else NEVER + 1.0
    return PLAYING + 10.0


def rate_use(g: AeonsEnd, seat: int, card: int) -> float:
    if card == WILDFIRE_WHIP:  # a spell of an ally is cast a turn earlier
        best = 0.0
        for other in range(g.seats):
            for spell in g.prepped(other):
                best = max(best, DAMAGE[spell])
        return buy(g, seat, 0.35 * best, 2)
    return FREE


def rate_payment(g: AeonsEnd, seat: int, move: Move) -> float:
    if move.verb is CHARGE:
        return buy(g, seat, charge_worth(g, seat), 2)
    if move.verb is STOP:
        power = move.args[0]
        tokens = g.row_tokens[g.row.index(power)]
        if power == TWISTING_MADNESS:  # 13 life for the nemesis: paid with hand cards, so before they are played
            return FREE + 50.0
        if power in (AGONY_FIELD, WOVEN_SKY):  # costs more than it spares
            return NEVER
        urgent = tokens <= 2 and DANGER[power] >= 5.0
        return BUYING + (60.0 + DANGER[power] if urgent else 3.0 * DANGER[power] / (tokens + 0.5))
    breach, stage = move.args[0], g.breaches[seat][move.args[0]]
    waiting = len([c for c in g.hands[seat] if TYPE[c] == SPELL])
    spells = len([c for c in owned(g, seat) if TYPE[c] == SPELL and COST[c] >= 3])
    need = 0.35 + 0.25 * min(4, spells) - 0.15 * g.opened(seat)
    worth = BREACH_WORTH[breach] * max(0.2, need)
    left = OPENED - stage
    if move.verb is OPEN:
        return buy(g, seat, worth * left / 4.0 + 0.6 * waiting, max(1, left * (breach + 1)))
    bonus = 1.2 * waiting if g.on_breach(seat, breach) == 0 else 0.0
    return buy(g, seat, worth / 4.0 + bonus, breach + 1)


def buy(g: AeonsEnd, seat: int, worth: float, cost: int) -> float:
    """Aether is lost at the end of the turn: what brings most first, at equal worth what costs less."""
    return BUYING + 10.0 * worth - 0.6 * cost if worth > 0 else NEVER


def gain_worth(g: AeonsEnd, seat: int, card: int) -> float:
    """Gems early, spells as long as breaches can take them."""
    mine = owned(g, seat)
    gems = len([c for c in mine if TYPE[c] == GEM and COST[c] > 0])
    spells = len([c for c in mine if TYPE[c] == SPELL and COST[c] > 0])
    if TYPE[card] == GEM:
        return (AETHER[card] - 1.0) * (1.4 if gems < 1 else 1.0 if gems < 2 else 0.5 if gems < 4 else 0.3)
    if TYPE[card] == RELIC:
        same = mine.count(card)
        return RELIC_WORTH[card] * (0.9 if same == 0 else 0.3)
    return (DAMAGE[card] - 1.0) * (1.2 if spells < 4 else 1.1 if spells < 7 else 0.9)


def charge_worth(g: AeonsEnd, seat: int) -> float:
    """The last charge before a full track is worth most."""
    mage = g.mages[seat]
    worth = 1.3
    if mage == JIAN:
        worth = 1.8
    elif mage == BRAMA:
        worth = 0.9 if min(g.life) > 6 else 1.8
    elif mage in (PHAEDRAXA, ADELHEIM):
        worth = 1.6
    return worth + (0.5 if g.room(seat) == 1 else 0.0)


def wants_ability(g: AeonsEnd, seat: int) -> bool:
    mage = g.mages[seat]
    if mage == BRAMA:
        return any(0 < life <= g.full_life() - 4 for life in g.life)
    if mage == JIAN:
        return any(DAMAGE[spell] >= 2.4 for owner in range(g.seats) for spell in g.prepped(owner))
    if mage == KADIR:
        return len([c for c in g.discards[g.active] if TYPE[c] == SPELL and COST[c] > 0]) >= 2
    if mage == LASH:
        return NEMESIS_TURN in g.turn_deck and len(g.turn_deck) <= 3 and max(g.life) > 2
    if mage == MIST:
        return True
    return True  # Xaxos


def rate_cast(g: AeonsEnd, seat: int, move: Move) -> float:
    """In the casting phase: everything that does something, the strongest first."""
    if move.verb is not CAST:
        return ENDING
    spell = move.args[0]
    if spell in (DARK_FIRE, CONSUMING_VOID):
        cheap = 1.0 if spell == CONSUMING_VOID else 1.5
        fuel = [c for c in g.hands[seat] if WORTH[c] < cheap]
        return ENDING + (5.0 if fuel else -5.0)
    return ENDING + 10.0 + DAMAGE[spell]


def is_open(g: AeonsEnd, seat: int, breach: int) -> int:
    return 1 if g.breaches[seat][breach] == OPENED else 0
