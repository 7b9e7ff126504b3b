"""Purchases of the main phase: what each would bring until the end of the game, and what the rest still buys."""

from __future__ import annotations

from typing import Final

from zeitriss.core.move import Move
from zeitriss.games.aeons_end.advice.worth import (
    AETHER,
    CYCLE,
    DAMAGE,
    RELIC_WORTH,
    TURNS,
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
    OPENED,
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
from zeitriss.games.aeons_end.moves import CHARGE, FOCUS, GAIN, GAIN_DEVOURED, OPEN, STOP, USE
from zeitriss.games.aeons_end.state import HANDS, LIVES, MAGES, STAGES, AeonsEnd, tokens_on

FLEXING_DAGGER: Final = card("flexing-dagger")
AGONY_FIELD: Final = foe("agony-field")
WOVEN_SKY: Final = foe("woven-sky")
REALITY_RUPTURE: Final = foe("reality-rupture")

# One after another: free things, gems, what fills breaches, purchases by what they bring, the end
FREE: Final = 900.0
PLAYING: Final = 800.0
PREPPING: Final = 600.0
FIRST: Final = 500.0  # what is rated higher is done before anything is bought
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


class Purchases:
    """All that could be paid for in this position; what they are compared by is looked at once."""

    def __init__(self, g: AeonsEnd, seat: int) -> None:
        self.g, self.seat = g, seat
        self.turns = TURNS[g.seats - 1] * rounds_left(g)  # that a player may still have
        self.mine = owned(g, seat)
        self.rich = 0.0  # aether of the own gems beyond what a Crystal gives
        self.spells = self.bought = 0
        for held in self.mine:
            if TYPE[held] == GEM:
                self.rich += AETHER[held] - 1.0
            elif TYPE[held] == SPELL:
                self.spells += 1
                self.bought += COST[held] > 0
        self.moves = g.moves
        self.prices = [price(g, seat, move) for move in self.moves]
        self.points = [self.worth(move) for move in self.moves]

    def rate(self, move: Move) -> float:
        """By what it brings and what the rest could still bring; the turn ends sooner than that nothing is bought."""
        if move.verb is CHARGE and is_saving(self.g, self.seat):
            return HEALING
        at = self.moves.index(move)
        cost, points = self.prices[at], self.points[at]
        if points <= 0.0:
            return ENDING if cost < 0 else NEVER
        return BUYING + points + self.best_with(int(self.g.aether) - cost, at) - PRICE * cost

    def best_with(self, left: int, but: int) -> float:
        """What the rest of the aether could still bring."""
        best = 0.0
        for i in range(len(self.moves)):
            if 0 <= self.prices[i] <= left and i != but and self.points[i] > best:
                best = self.points[i]
        return best

    def worth(self, move: Move) -> float:
        """What a purchase brings until the end of the game."""
        g, verb = self.g, move.verb
        if verb is GAIN:
            return self.gain_worth(move.a) - scarcity(g, 1)
        if verb is GAIN_DEVOURED:
            return self.gain_worth(move.a)
        if verb is CHARGE:
            return self.charge_worth()
        if verb is USE:  # Wildfire Whip: a prepped spell is cast a turn earlier
            return 0.35 * max([DAMAGE[spell] for owner in range(g.seats) for spell in g.prepped(owner)])
        if verb is FOCUS or verb is OPEN:
            return self.breach_worth(move)
        return stop_worth(g, move.a) if verb is STOP else 0.0

    def gain_worth(self, card: int) -> float:
        """Gems early, spells as long as breaches can take them."""
        g, turns = self.g, self.turns
        if TYPE[card] == GEM:
            few = max(0.2, 1 - GEM_ENOUGH * self.rich)
            return (AETHER[card] - 1.0) * GEM_POINTS * max(0.0, turns - GEM_WAIT) / CYCLE * few
        if TYPE[card] == RELIC:
            if card == FLEXING_DAGGER and not closed(g, self.seat):
                return 0.0
            new = 0.3 if card in self.mine else 1.0
            return RELIC_WORTH[card] * RELIC_POINTS * max(0.0, turns - WAIT) / CYCLE * new
        room = 1.0 if self.bought < 2 * g.opened(self.seat) else CROWDED
        return (DAMAGE[card] - SPARK_LOSS) * max(0.0, turns - WAIT) / CYCLE * room

    def charge_worth(self) -> float:
        """Its part of the ability, if there is time to fill the track; by turns, as all that it is compared with."""
        g = self.g
        mage = MAGES.at(g, self.seat)
        points = ABILITY_POINTS[mage] * TURNS[g.seats - 1] / TRACK[mage]
        if mage == BRAMA and min(LIVES.list(g)[: g.seats]) > g.full_life() - 4:
            points *= 0.5
        return points if int(g.room(self.seat)) <= 1.0 + 1.5 * self.turns else 0.1

    def breach_worth(self, move: Move) -> float:
        """A place more for spells that wait, and the bonus of III and IV."""
        g, seat, breach = self.g, self.seat, move.a
        crowd = min(1.5, max(0.15, self.spells / (2.0 * int(g.opened(seat)) + 1.0) - 0.3))
        total = max(0.0, self.turns - 1.0) * (SLOT * crowd + BONUS * BREACH_BONUS[breach])
        waiting = 0.0
        if g.on_breach(seat, breach) == 0 and not is_placeable(g, seat):
            for held in HANDS[seat].cards(g):
                if TYPE[held] == SPELL:
                    waiting = max(waiting, DAMAGE[held])
        left = OPENED - int(STAGES[seat].at(g, breach))
        return waiting * PREP_NOW + (total if move.verb is OPEN else total / left * 0.8)


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


def is_saving(g: AeonsEnd, seat: int) -> bool:
    """Charges that fill Brama's track in this turn save a life."""
    dying = min([life if life else LOW_LIFE + 1 for life in LIVES.list(g)[: g.seats]]) <= LOW_LIFE
    return MAGES.at(g, seat) == BRAMA and dying and 2 * int(g.room(seat)) <= int(g.aether)


def is_placeable(g: AeonsEnd, seat: int) -> bool:
    """There is an opened breach without a spell."""
    return any(STAGES[seat].at(g, b) == OPENED and g.on_breach(seat, b) == 0 for b in range(BREACHES))


def stop_worth(g: AeonsEnd, power: int) -> float:
    """What it spares, the less the longer it will take."""
    if power in (AGONY_FIELD, WOVEN_SKY, REALITY_RUPTURE):  # costs more than it spares
        return 0.0
    tokens = tokens_on(g, power)
    return danger(g, power) * (1.0 if tokens == 1 else 0.7 if tokens == 2 else 0.3)


assert len(ABILITY_POINTS) == len(TRACK)
