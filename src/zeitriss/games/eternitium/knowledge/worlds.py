"""Worlds that a seat cannot tell from the real one: everything it does not know is dealt anew."""

from __future__ import annotations

from mypy_extensions import i64

from zeitriss.core.rng import Rng
from zeitriss.games.eternitium.cards import FIRST_ADVANCED
from zeitriss.games.eternitium.knowledge.marks import (
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
from zeitriss.games.eternitium.state import Eternitium


def redeal(world: Eternitium, seat: int, rng: Rng) -> None:
    """Era cards first, then technologies that were taken unseen, then the cards within each traveller's possession."""
    deal_eras(world, seat, rng)
    for owner in range(world.seats):
        mix_stack(world.stacks[owner], seat, rng)
    deal_unseen(world, seat, rng, False)
    deal_unseen(world, seat, rng, True)
    deal_possessions(world, seat, rng)
    deal(world.ai, rng)
    deal(world.portals, rng)


def deal(pool: list[int], rng: Rng) -> None:
    """Sorted first: what is dealt anew must not depend on the order in which it lay."""
    pool.sort()
    rng.shuffle(pool)


def deal_eras(world: Eternitium, seat: i64, rng: Rng) -> None:
    """The common era pile and all cards of stacks that this seat has never seen there."""
    known: i64 = i64(1) << (SEEN_AT + seat) | i64(1) << (MET_AT + seat)
    pool = [card & SHAPE for stack in world.stacks for card in stack if not card & known]
    if world.eras_met:
        deal(world.eras, rng)
    else:
        pool += world.eras
    deal(pool, rng)
    for stack in world.stacks:
        for i in range(len(stack)):
            if not stack[i] & known:
                stack[i] = stack[i] & ~SHAPE | pool.pop()
    if not world.eras_met:
        world.eras = pool


def mix_stack(stack: list[int], seat: i64, rng: Rng) -> None:
    """Cards whose places were shuffled change them, and where this seat does not know them, the facings too."""
    seen: i64 = i64(1) << (SEEN_AT + seat)
    unfaced: i64 = i64(1) << (UNFACED_AT + seat)
    shapes = [card & (SHAPE | MET) for card in stack if card & MIXED and not card & seen]
    facings = [card & UP for card in stack if card & unfaced]
    deal(shapes, rng)
    deal(facings, rng)
    for i in range(len(stack)):
        if stack[i] & MIXED and not stack[i] & seen:
            stack[i] = stack[i] & ~(SHAPE | MET) | shapes.pop()
        if stack[i] & unfaced:
            stack[i] = stack[i] & ~UP | facings.pop()


def deal_unseen(world: Eternitium, seat: i64, rng: Rng, advanced: bool) -> None:
    """Technologies that others took unseen, and the face-down pile of the same kind."""
    pile = world.advanced if advanced else world.basic
    under: i64 = world.advanced_under if advanced else world.basic_under
    blind: i64 = i64(1) << (BLIND_AT + seat)
    pool = pile[under:]
    zones = world.hands + world.decks + world.discards + [world.aside]
    for zone in zones:
        pool += [card & FACE for card in zone if card & blind and (card & FACE >= FIRST_ADVANCED) == advanced]
    deal(pool, rng)
    for zone in zones:
        for i in range(len(zone)):
            if zone[i] & blind and (zone[i] & FACE >= FIRST_ADVANCED) == advanced:
                zone[i] = zone[i] & ~FACE | pool.pop()
    for i in range(under, len(pile)):
        pile[i] = pool.pop()


def deal_possessions(world: Eternitium, seat: i64, rng: Rng) -> None:
    """Cards somewhere in the hand, deck and discard pile of a traveller, or of several who robbed each other."""
    shuffle_unknown([world.decks[seat]], seat, rng)
    done: list[int] = [seat]
    for owner in range(world.seats):
        if owner in done:
            continue
        zones: list[list[int]] = []
        for other in range(world.seats):
            if other != seat and world.pools[other] == world.pools[owner]:
                done.append(other)
                zones += [world.hands[other], world.decks[other], world.discards[other]]
                if other == world.active:
                    zones.append(world.aside)
        shuffle_unknown(zones, seat, rng)


def shuffle_unknown(zones: list[list[int]], seat: i64, rng: Rng) -> None:
    known: i64 = i64(1) << (KNOWN_AT + seat)
    pool = [card & ~KNOWN for zone in zones for card in zone if not card & known]
    deal(pool, rng)
    for zone in zones:
        for i in range(len(zone)):
            if not zone[i] & known:
                zone[i] = zone[i] & KNOWN | pool.pop()
