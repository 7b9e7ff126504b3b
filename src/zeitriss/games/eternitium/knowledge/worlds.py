"""Worlds that a seat cannot tell from the real one: everything it does not know is dealt anew."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from zeitriss.core.rng import Rng
from zeitriss.core.vecs import append, vec
from zeitriss.core.zones import Zone
from zeitriss.games.eternitium.cards import FIRST_ADVANCED, SEATS_MOST
from zeitriss.games.eternitium.knowledge.marks import (
    BIT,
    BLIND_AT,
    FACE,
    KNOWN,
    KNOWN_AT,
    MET,
    MET_AT,
    MIXED,
    SEEN_AT,
    SHAPE,
    UNFACED_AT,
    UP,
)
from zeitriss.games.eternitium.state import (
    ADVANCED_PILE,
    AI_DECK,
    ASIDE,
    BASIC_PILE,
    DECKS,
    DISCARDS,
    ERA_PILE,
    HANDS,
    POOLS,
    PORTAL_PILE,
    STACKS,
    Eternitium,
)

ROOM: Final = 32  # for most pools
POSSESSIONS: Final = [[*HANDS[:seats], *DECKS[:seats], *DISCARDS[:seats], ASIDE] for seats in range(SEATS_MOST + 1)]


@final
class Pool:
    """Cards on their way to other places: gathered, mixed, dealt from the end."""

    def __init__(self) -> None:
        self.cards: vec[i64] = vec[i64]([0] * ROOM)
        self.left: i64 = 0  # to be dealt

    def add(self, card: i64) -> None:
        left = self.left
        if left < len(self.cards):
            self.cards[left] = card
        else:
            self.cards = append(self.cards, card)
        self.left = left + 1

    def sort(self) -> None:
        """By insertion: they are few, and a vec knows no better."""
        cards = self.cards
        for at in range(1, self.left):
            card: i64 = cards[at]
            i: i64 = at
            while i > 0 and cards[i - 1] > card:
                cards[i] = cards[i - 1]
                i -= 1
            cards[i] = card

    def mix(self, rng: Rng) -> None:
        """Sorted first: what is dealt anew must not depend on the order in which it lay."""
        self.sort()
        cards = self.cards
        i: i64 = self.left - 1
        while i > 0:
            j: i64 = rng.below(i + 1)
            card: i64 = cards[i]
            cards[i] = cards[j]
            cards[j] = card
            i -= 1

    def deal(self) -> i64:
        self.left -= 1
        return self.cards[self.left]


def redeal(world: Eternitium, seat: int, rng: Rng) -> None:
    """Era cards first, then technologies that were taken unseen, then the cards within each traveller's possession."""
    deal_eras(world, seat, rng)
    for owner in range(world.seats):
        mix_stack(world, STACKS[owner], seat, rng)
    deal_unseen(world, seat, rng, BASIC_PILE, world.basic_under)
    deal_unseen(world, seat, rng, ADVANCED_PILE, world.advanced_under)
    deal_possessions(world, seat, rng)
    mix(world, AI_DECK, rng)
    mix(world, PORTAL_PILE, rng)


def mix(world: Eternitium, pile: Zone, rng: Rng) -> None:
    pool, cells = Pool(), world.cells
    for at in range(pile.first, pile.end(world)):
        pool.add(cells[at])
    pool.mix(rng)
    for i in range(pile.size(world)):
        cells[pile.first + i] = pool.cards[i]


def deal_eras(world: Eternitium, seat: i64, rng: Rng) -> None:
    """The common era pile and all cards of stacks that this seat has never seen there."""
    known: i64 = BIT[SEEN_AT + seat] | BIT[MET_AT + seat]
    count, cells = vec[i64]([0, 0, 0, 0]), world.cells
    for owner in range(world.seats):
        for at in range(STACKS[owner].first, STACKS[owner].end(world)):
            if not cells[at] & known:
                count[cells[at] & SHAPE] += 1
    if world.eras_met:
        mix(world, ERA_PILE, rng)
    else:
        for at in range(ERA_PILE.first, ERA_PILE.end(world)):
            count[cells[at]] += 1
    pool = Pool()
    for shape in range(4):
        for _ in range(count[shape]):
            pool.add(shape)
    pool.mix(rng)
    for owner in range(world.seats):
        for at in range(STACKS[owner].first, STACKS[owner].end(world)):
            if not cells[at] & known:
                cells[at] = cells[at] & ~SHAPE | pool.deal()
    if not world.eras_met:
        for i in range(ERA_PILE.size(world)):
            ERA_PILE.put(world, i, pool.cards[i])


def mix_stack(world: Eternitium, stack: Zone, seat: i64, rng: Rng) -> None:
    """Cards whose places were shuffled change them, and where this seat does not know them, the facings too."""
    seen: i64 = BIT[SEEN_AT + seat]
    unfaced: i64 = BIT[UNFACED_AT + seat]
    shapes, facings, cells = Pool(), Pool(), world.cells
    for at in range(stack.first, stack.end(world)):
        card: i64 = cells[at]
        if card & MIXED and not card & seen:
            shapes.add(card & (SHAPE | MET))
        if card & unfaced:
            facings.add(card & UP)
    shapes.mix(rng)
    facings.mix(rng)
    for at in range(stack.first, stack.end(world)):
        card = cells[at]
        if card & MIXED and not card & seen:
            card = card & ~(SHAPE | MET) | shapes.deal()
        if card & unfaced:
            card = card & ~UP | facings.deal()
        cells[at] = card


def deal_unseen(world: Eternitium, seat: i64, rng: Rng, pile: Zone, under: i64) -> None:
    """Technologies that others took unseen, and the face-down pile of the same kind; `under` cards of it were seen."""
    blind: i64 = BIT[BLIND_AT + seat]
    advanced = pile is ADVANCED_PILE
    pool, cells = Pool(), world.cells
    for at in range(pile.first + under, pile.end(world)):
        pool.add(cells[at])
    taken: list[int] = []
    for zone in possessions(world):
        for at in range(zone.first, zone.end(world)):
            if cells[at] & blind and (cells[at] & FACE >= FIRST_ADVANCED) == advanced:
                pool.add(cells[at] & FACE)
                taken.append(at)
    pool.mix(rng)
    for place in taken:
        cells[place] = cells[place] & ~FACE | pool.deal()
    for at in range(pile.first + under, pile.end(world)):
        cells[at] = pool.deal()


def possessions(world: Eternitium) -> list[Zone]:
    """Where action cards of travellers lie."""
    return POSSESSIONS[world.seats]


def deal_possessions(world: Eternitium, seat: i64, rng: Rng) -> None:
    """Cards somewhere in the hand, deck and discard pile of a traveller, or of several who robbed each other."""
    shuffle_unknown(world, [DECKS[seat]], seat, rng)
    done: i64 = BIT[seat]
    for owner in range(world.seats):
        if done >> owner & 1:
            continue
        zones: list[Zone] = []
        for other in range(world.seats):
            if other != seat and POOLS.at(world, other) == POOLS.at(world, owner):
                done |= BIT[other]
                zones += [HANDS[other], DECKS[other], DISCARDS[other]]
                if other == world.active:
                    zones.append(ASIDE)
        shuffle_unknown(world, zones, seat, rng)


def shuffle_unknown(world: Eternitium, zones: list[Zone], seat: i64, rng: Rng) -> None:
    known: i64 = BIT[KNOWN_AT + seat]
    pool, cells = Pool(), world.cells
    for zone in zones:
        for at in range(zone.first, zone.end(world)):
            if not cells[at] & known:
                pool.add(cells[at] & ~KNOWN)
    pool.mix(rng)
    for zone in zones:
        for at in range(zone.first, zone.end(world)):
            if not cells[at] & known:
                cells[at] = cells[at] & KNOWN | pool.deal()
