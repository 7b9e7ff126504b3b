"""What things are worth, in points of damage to the nemesis: the yardstick of the bots.

Most figures here, in tactics.py and in aiming.py were found by play: varied one by one over hundreds of games.
"""

from __future__ import annotations

import math
from typing import Final

from zeitriss.core.model import real
from zeitriss.core.move import Domain
from zeitriss.games.aeons_end.cards import (
    ADDED,
    BREACHES,
    CARAPACE_QUEEN,
    CARD,
    CARDS,
    CORRUPTION,
    CROOKED_MASK,
    FOE,
    FOE_TYPE,
    FOE_TYPES,
    FOES,
    GEM,
    GONE,
    HUSKS,
    MINION,
    OPENED,
    POWER,
    PRINCE_OF_GLUTTONS,
    RAGEBORNE,
    RELIC,
    SPELL,
    TYPE,
    TYPES,
    foe,
)
from zeitriss.games.aeons_end.effects.measures import empty_piles
from zeitriss.games.aeons_end.nemesis import Unleash
from zeitriss.games.aeons_end.state import (
    CASTING,
    CHARGES,
    DECKS,
    DISCARDS,
    HANDS,
    LEFT,
    LIVES,
    MAIN,
    NEMESIS_DECK,
    PLAYS,
    ROW,
    ROW_TOKENS,
    STAGES,
    AeonsEnd,
)
from zeitriss.games.aeons_end.texts import effect_of

# Damage of a spell when it is cast, as a rule of thumb, with all else that it does
_DAMAGE: Final[dict[str, float]] = {
    "spark": 1.0,
    "buried-light": 1.6,
    "flare": 2.3,
    "spectral-echo": 2.0,
    "phoenix-flame": 2.35,
    "ignite": 2.8,
    "lava-tendril": 3.2,
    "amplify-vision": 4.6,
    "feral-lightning": 3.3,
    "dark-fire": 5.2,
    "essence-theft": 3.2,
    "oblivion-swell": 3.6,
    "planar-insight": 5.3,
    "chaos-arc": 6.0,
    "wildfire-whip": 5.8,
    "arcane-nexus": 5.8,
    "consuming-void": 6.0,
}
_AETHER: Final[dict[str, float]] = {
    "crystal": 1.0,
    "amethyst-shard": 1.2,
    "moonstone-shard": 1.4,
    "emerald-shard": 1.3,
    "quartz-shard": 1.7,
    "garnet-shard": 1.4,
    "tourmaline-shard": 1.2,
    "jade": 1.8,
    "vriswood-amber": 2.1,
    "sifters-pearl": 2.2,
    "diamond-cluster": 2.6,
    "searing-ruby": 2.6,
    "burning-opal": 3.1,
    "clouded-sapphire": 3.5,
}
_RELIC: Final[dict[str, float]] = {
    "flexing-dagger": 1.2,
    "bottled-vortex": 1.2,
    "unstable-prism": 1.2,
    "blasting-staff": 2.0,
    "focusing-orb": 1.8,
    "mages-talisman": 2.6,
}
# What a minion costs the players in each nemesis turn, beside unleashing
_THREAT: Final[dict[str, float]] = {
    "bane-sire": 0.0,
    "haze-spewer": 3.4,
    "cauterizer": 2.8,
    "needlemaw": 3.0,
    "venomite": 3.5,
    "jagged-one": 0.0,
    "provoker": 1.0,
    "scorn": 3.0,
    "avatar-of-wrath": 4.0,
    "broodwomb": 1.0,
    "maggot-engine": 4.0,
    "corrupter": 0.7,
    "pain-sower": 2.0,
    "bedlam-sage": 1.5,
    "ruin-priest": 3.0,
    "thought-biter": 1.8,
    "cerephage": 3.0,
    "godfeeders": 4.0,
    "mindguzzler": 0.0,
    "memory-eater": 1.0,
}
# What a power costs them when it strikes, beside unleashing
_DANGER: Final[dict[str, float]] = {
    "agony-field": 2.0,
    "bleed-static": 4.0,
    "eye-of-nothing": 0.0,
    "woven-sky": 4.5,
    "pulverizing-ray": 8.0,
    "doom-aegis": 6.0,
    "reality-rupture": 0.0,
    "blood-cry": 0.0,
    "invoke-carnage": 5.0,
    "rolling-death": 8.0,
    "blot-the-sun": 8.0,
    "foul-multitudes": 5.0,
    "legion-beacon": 8.0,
    "twisting-madness": 9.0,
    "vile-feast": 4.0,
}


def of_type(domain: Domain, types: list[int], kinds: list[int], worths: dict[str, float]) -> list[float]:
    """By number; what is of another kind is worth nothing here. Every card of these kinds must be among them."""
    wanted = [name for name, kind in zip(domain.names, types, strict=True) if kind in kinds]
    worths = worths | {name: worth for name, worth in ADDED.items() if name in wanted}
    if sorted(wanted) != sorted(worths):
        raise LookupError(f"a worth is missing or too much: {', '.join(sorted(set(wanted) ^ set(worths)))}")
    return [worths.get(name, 0.0) for name in domain.names]


def unleashes(foe: int) -> float:
    """How often its text unleashes, each time."""
    return float(sum([line.times for line in effect_of(foe) if isinstance(line, Unleash)]))


DAMAGE: Final[list[float]] = of_type(CARD, TYPES, [SPELL], _DAMAGE)
AETHER: Final[list[float]] = of_type(CARD, TYPES, [GEM], _AETHER)
RELIC_WORTH: Final[list[float]] = of_type(CARD, TYPES, [RELIC], _RELIC)
THREAT: Final[list[float]] = of_type(FOE, FOE_TYPES, [MINION], _THREAT)
DANGER: Final[list[float]] = of_type(FOE, FOE_TYPES, [POWER], _DANGER)
UNLEASHES: Final[list[float]] = [unleashes(foe) for foe in range(FOES)]
BREACH_WORTH: Final[list[float]] = [2.0, 2.5, 4.5, 4.5]
PROVOKER: Final = foe("provoker")
MEMORY_EATER: Final = foe("memory-eater")
VILE_FEAST: Final = foe("vile-feast")

TURNS: Final[list[float]] = [3.0, 2.0, 1.33, 1.0]  # of each player between two shuffles, by the number of players
CYCLE: Final = 2.8  # turns in which a deck goes round
GRAVEHOLD_POINTS: Final = 9.0  # times the root of its life: the last points count most
LIFE_POINTS: Final = 4.0
EXHAUSTION: Final = -8.0
CHARGE_POINTS: Final = 0.9
HAND_POINTS: Final = 0.25
PREPPED_POINTS: Final = 0.9
AETHER_POINTS: Final = 1.0
EMPTY_POINTS: Final = 2.0
STAYING: Final = 4.0  # nemesis turns that a minion is expected to stay
FURY_POINTS: Final = 1.3
CORRUPTION_POINTS: Final = 2.0
HUSK_POINTS: Final[list[float]] = [0.8, 1.3, 2.0, 3.3, 8.0]  # of one more husk: up to 3, 6, 10, 12, beyond
SUPPLY_POINTS: Final = 10.0  # times the root of what is left of the supply: the Prince wins when it is empty


def owned(g: AeonsEnd, seat: int) -> list[int]:
    zones = HANDS[seat].cards(g) + DECKS[seat].cards(g) + DISCARDS[seat].cards(g) + PLAYS[seat].cards(g)
    return zones + g.prepped(seat)


def card_worth(card: int) -> float:
    """Of a card somewhere in a deck."""
    if TYPE[card] == SPELL:
        return 0.7 * DAMAGE[card]
    if TYPE[card] == GEM:
        return 1.2 * (AETHER[card] - 0.7)
    return -1.5 if TYPE[card] == CORRUPTION else RELIC_WORTH[card] * 0.7


WORTH: Final[list[float]] = [card_worth(card) for card in range(CARDS)]


def position(g: AeonsEnd) -> float:
    """How the team stands; the nemesis' life counts once, everything else in comparison with it."""
    points = GRAVEHOLD_POINTS * root(g.gravehold) - real(g.nemesis_life)
    for seat in range(g.seats):
        points += LIFE_POINTS * root(LIVES.at(g, seat)) if LIVES.at(g, seat) else EXHAUSTION
        points += CHARGE_POINTS * int(CHARGES.at(g, seat))
        for card in HANDS[seat].cards(g):
            points += HAND_POINTS + 0.3 * WORTH[card]
        for card in DECKS[seat].cards(g) + DISCARDS[seat].cards(g) + PLAYS[seat].cards(g):
            points += 0.25 * WORTH[card]
        for card in g.prepped(seat):
            points += 0.25 * WORTH[card] + PREPPED_POINTS * DAMAGE[card]
        for breach in range(BREACHES):
            points += breach_points(breach, STAGES[seat].at(g, breach))
    if g.phase == CASTING or g.phase == MAIN:  # what can still be paid for in this turn
        points += AETHER_POINTS * real(g.aether)
        for card in HANDS[g.active].cards(g):
            points += AETHER_POINTS * AETHER[card]
    return points - threats(g)


def breach_points(breach: int, stage: int) -> float:
    if stage == GONE:
        return -2.0
    return BREACH_WORTH[breach] if stage == OPENED else BREACH_WORTH[breach] * 0.2 * stage


def unleash_cost(g: AeonsEnd) -> float:
    """What one unleash costs the players."""
    if g.nemesis == RAGEBORNE:
        return FURY_POINTS
    if g.nemesis == CROOKED_MASK:
        return CORRUPTION_POINTS
    if g.nemesis == CARAPACE_QUEEN:
        return 2.0 * husk_cost(min(HUSKS, int(g.husks) + 1))
    return scarcity(g, 3 if g.seats < 3 else 2)


def husk_cost(number: int) -> float:
    """What the husk of this number adds."""
    return HUSK_POINTS[0 if number <= 3 else 1 if number <= 6 else 2 if number <= 10 else 3 if number <= 12 else 4]


def scarcity(g: AeonsEnd, fewer: int) -> float:
    """Prince of Gluttons: what it costs to have so many cards less in the supply."""
    if g.nemesis != PRINCE_OF_GLUTTONS:
        return 0.0
    left = sum(LEFT.list(g))
    return SUPPLY_POINTS * (root(left) - root(max(0, left - fewer)))


def threat(g: AeonsEnd, card: int) -> float:
    """What this minion costs in one nemesis turn."""
    points = THREAT[card] + UNLEASHES[card] * unleash_cost(g)
    if card == PROVOKER:
        points += 1.2 * real(g.fury)
    elif card == MEMORY_EATER:
        points += 1.5 * empty_piles(g)
    return points


def danger(g: AeonsEnd, card: int) -> float:
    """What this power costs when its last token is gone."""
    points = DANGER[card] + UNLEASHES[card] * unleash_cost(g)
    return points + 2.0 * empty_piles(g) if card == VILE_FEAST else points


def threats(g: AeonsEnd) -> float:
    """Everything that the nemesis has in play."""
    total = 0.0
    for i in range(ROW.size(g)):
        card, tokens = int(ROW.at(g, i)), int(ROW_TOKENS.at(g, i))
        if FOE_TYPE[card] == MINION:
            total += threat(g, card) * STAYING + 0.45 * tokens
        else:
            total += danger(g, card) * 1.5 / (tokens + 0.5)
    if g.nemesis == RAGEBORNE:
        total += FURY_POINTS * real(g.fury) + (2.0 if g.fury >= 4 else 0.0)
    elif g.nemesis == CARAPACE_QUEEN:
        for number in range(1, int(g.husks) + 1):
            total += husk_cost(number)
        total -= 0.3 * real(g.hurt_husks)
    elif g.nemesis == PRINCE_OF_GLUTTONS:
        total -= SUPPLY_POINTS * root(sum(LEFT.list(g))) - EMPTY_POINTS * empty_piles(g)
    return total


def rounds_left(g: AeonsEnd) -> float:
    """Until the nemesis deck is empty or the nemesis is dead, in shuffles of the turn order deck."""
    foes = real(g.nemesis_life)
    for i in range(ROW.size(g)):
        if FOE_TYPE[ROW.at(g, i)] == MINION:
            foes += 0.4 * int(ROW_TOKENS.at(g, i))
    return min((int(NEMESIS_DECK.size(g)) + 2) / 2.0, foes / max(1.0, strength(g) * TURNS[g.seats - 1] / CYCLE) + 0.5)


def strength(g: AeonsEnd) -> float:
    """Damage of all spells that the players own. Asked with every purchase, so no list is made."""
    total = 0.0
    for seat in range(g.seats):
        for zone in (HANDS[seat], DECKS[seat], DISCARDS[seat], PLAYS[seat]):
            for i in range(zone.size(g)):
                total += DAMAGE[zone.at(g, i)]
        for spell in g.prepped(seat):
            total += DAMAGE[spell]
    return total


def root(number: int) -> float:
    return math.sqrt(number)
