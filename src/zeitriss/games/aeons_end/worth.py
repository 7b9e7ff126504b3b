"""What things are worth, in points of damage to the nemesis: the yardstick of the bots."""

from __future__ import annotations

import math
from typing import Final

from zeitriss.games.aeons_end.cards import (
    BREACHES,
    CARD,
    CARDS,
    COST,
    FOE,
    FOE_TYPE,
    FOES,
    GEM,
    GONE,
    MINION,
    OPENED,
    SPELL,
    TYPE,
)
from zeitriss.games.aeons_end.effects.measures import empty_piles
from zeitriss.games.aeons_end.state import AeonsEnd

# Damage of a spell when it is cast, as a rule of thumb
_DAMAGE: Final[dict[str, float]] = {
    "spark": 1.0,
    "buried-light": 1.6,
    "flare": 2.3,
    "spectral-echo": 2.4,
    "phoenix-flame": 2.5,
    "ignite": 2.8,
    "lava-tendril": 3.2,
    "amplify-vision": 3.2,
    "feral-lightning": 3.3,
    "dark-fire": 4.4,
    "essence-theft": 3.6,
    "oblivion-swell": 3.6,
    "planar-insight": 4.4,
    "chaos-arc": 5.0,
    "wildfire-whip": 4.6,
    "arcane-nexus": 4.6,
    "consuming-void": 4.8,
}
_AETHER: Final[dict[str, float]] = {
    "crystal": 1.0,
    "amethyst-shard": 1.2,
    "moonstone-shard": 1.4,
    "emerald-shard": 1.3,
    "quartz-shard": 1.7,
    "garnet-shard": 1.4,
    "tourmaline-shard": 1.2,
    "jade": 2.0,
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
# What a minion costs the players in each nemesis turn
_THREAT: Final[dict[str, float]] = {
    "bane-sire": 1.6,
    "haze-spewer": 3.0,
    "cauterizer": 2.5,
    "needlemaw": 2.0,
    "venomite": 2.5,
    "jagged-one": 3.2,
    "provoker": 2.5,
    "scorn": 3.0,
    "avatar-of-wrath": 3.5,
    "broodwomb": 1.2,
    "maggot-engine": 4.0,
    "corrupter": 1.0,
    "pain-sower": 2.0,
    "bedlam-sage": 1.5,
    "ruin-priest": 3.0,
    "thought-biter": 1.8,
    "cerephage": 3.0,
    "godfeeders": 3.5,
    "mindguzzler": 2.0,
    "memory-eater": 3.0,
}
# What a power costs them when it strikes
_DANGER: Final[dict[str, float]] = {
    "agony-field": 3.5,
    "bleed-static": 4.0,
    "eye-of-nothing": 3.5,
    "woven-sky": 6.0,
    "pulverizing-ray": 8.0,
    "doom-aegis": 6.0,
    "reality-rupture": 5.5,
    "blood-cry": 8.0,
    "invoke-carnage": 6.5,
    "rolling-death": 8.0,
    "blot-the-sun": 9.0,
    "foul-multitudes": 5.0,
    "legion-beacon": 8.0,
    "twisting-madness": 9.0,
    "vile-feast": 6.0,
}


def by_card(table: dict[str, float]) -> list[float]:
    return [table.get(name, 0.0) for name in CARD.names]


def by_foe(table: dict[str, float]) -> list[float]:
    return [table.get(name, 0.0) for name in FOE.names]


DAMAGE: Final[list[float]] = by_card(_DAMAGE)
AETHER: Final[list[float]] = by_card(_AETHER)
RELIC_WORTH: Final[list[float]] = by_card(_RELIC)
THREAT: Final[list[float]] = by_foe(_THREAT)
DANGER: Final[list[float]] = by_foe(_DANGER)
BREACH_WORTH: Final[list[float]] = [2.0, 2.5, 4.5, 4.5]


def owned(g: AeonsEnd, seat: int) -> list[int]:
    return g.hands[seat] + g.decks[seat] + g.discards[seat] + g.plays[seat] + g.prepped(seat)


def card_worth(card: int) -> float:
    """Of a card somewhere in a deck."""
    if TYPE[card] == SPELL:
        return 0.7 * DAMAGE[card]
    if TYPE[card] == GEM:
        return 1.2 * (AETHER[card] - 0.7)
    return RELIC_WORTH[card] * 0.7 if COST[card] else -1.5


WORTH: Final[list[float]] = [card_worth(card) for card in range(CARDS)]


def position(g: AeonsEnd) -> float:
    """How the team stands; the nemesis' life counts once, everything else in comparison with it."""
    points = 15.0 * root(g.gravehold) - float(int(g.nemesis_life))
    for seat in range(g.seats):
        points += 7.0 * root(g.life[seat]) if g.life[seat] else -8.0
        points += 0.9 * g.charges[seat]
        for card in g.hands[seat]:
            points += 0.25 + 0.3 * WORTH[card]
        for card in g.decks[seat] + g.discards[seat] + g.plays[seat]:
            points += 0.25 * WORTH[card]
        for card in g.prepped(seat):
            points += 0.25 * WORTH[card] + 0.9 * DAMAGE[card]
        for breach in range(BREACHES):
            points += breach_points(breach, g.breaches[seat][breach])
    return points - threats(g)


def breach_points(breach: int, stage: int) -> float:
    if stage == GONE:
        return -2.0
    return BREACH_WORTH[breach] if stage == OPENED else BREACH_WORTH[breach] * 0.2 * stage


def threats(g: AeonsEnd) -> float:
    total = 0.0
    for i in range(len(g.row)):
        card, tokens = g.row[i], g.row_tokens[i]
        if FOE_TYPE[card] == MINION:
            total += THREAT[card] * 3.0 + 0.45 * tokens
        else:
            total += DANGER[card] * 1.5 / (tokens + 0.5)
    fury, husks, hurt = int(g.fury), int(g.husks), int(g.hurt_husks)
    total += 1.3 * fury + (2.0 if fury >= 4 else 0.0) + husks - 0.3 * hurt
    for limit in (7, 10, 11, 13):
        if husks >= limit:
            total += 3.0
    return total + 0.2 * len(g.devoured) + 2.5 * empty_piles(g)


def root(number: int) -> float:
    return math.sqrt(number)


assert len(THREAT) == FOES
