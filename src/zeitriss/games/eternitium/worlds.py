"""Worlds that a seat cannot tell from the real one: everything it does not know is dealt anew."""

from __future__ import annotations

from mypy_extensions import i64

from zeitriss.core.rng import Rng
from zeitriss.games.eternitium.cards import FIRST_ADVANCED
from zeitriss.games.eternitium.marks import (
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


def imagine(g: Eternitium, seat: int, rng: Rng) -> Eternitium:
    """Era cards first, then technologies that were taken unseen, then the cards within each traveller's possession."""
    world = g.clone()
    deal_eras(world, seat, rng)
    for owner in range(g.seats):
        mix_stack(world.stacks[owner], seat, rng)
    deal_unseen(world, seat, rng, False)
    deal_unseen(world, seat, rng, True)
    deal_possessions(world, seat, rng)
    rng.shuffle(world.ai)
    rng.shuffle(world.portals)
    world.rng = rng
    if world.outcome is None and world.stack[-1].seat != seat:
        world.moves = world.stack[-1].choices(world)
    return world


def deal_eras(world: Eternitium, seat: i64, rng: Rng) -> None:
    """The common era pile and all cards of stacks that this seat has never seen there."""
    known: i64 = i64(1) << (SEEN_AT + seat) | i64(1) << (MET_AT + seat)
    pool = [card & SHAPE for stack in world.stacks for card in stack if not card & known]
    if world.eras_met:
        rng.shuffle(world.eras)
    else:
        pool += world.eras
    rng.shuffle(pool)
    for stack in world.stacks:
        for i in range(len(stack)):
            if not stack[i] & known:
                stack[i] = stack[i] & ~SHAPE | pool.pop()
    if not world.eras_met:
        world.eras = pool


def mix_stack(stack: list[int], seat: i64, rng: Rng) -> None:
    """Cards whose places were shuffled change them; where this seat knows the facing, a face-down card must lie."""
    seen: i64 = i64(1) << (SEEN_AT + seat)
    unfaced: i64 = i64(1) << (UNFACED_AT + seat)
    moving: i64 = SHAPE | UP | MET
    down: list[int] = []
    rest: list[int] = []
    for card in stack:
        if card & MIXED and not card & seen:
            (rest if card & UP else down).append(card & moving)
    rng.shuffle(down)
    for faced in (True, False):
        for i in range(len(stack)):
            card = stack[i]
            if card & MIXED and not card & seen and (not card & unfaced) == faced:
                stack[i] = card & ~moving | (down if faced else rest).pop()
        if faced:
            rest += down
            rng.shuffle(rest)


def deal_unseen(world: Eternitium, seat: i64, rng: Rng, advanced: bool) -> None:
    """Technologies that others took unseen, and the face-down pile of the same kind."""
    pile = world.advanced if advanced else world.basic
    under: i64 = world.advanced_under if advanced else world.basic_under
    blind: i64 = i64(1) << (BLIND_AT + seat)
    pool = pile[under:]
    zones = world.hands + world.decks + world.discards + [world.aside]
    for zone in zones:
        pool += [card & FACE for card in zone if card & blind and (card & FACE >= FIRST_ADVANCED) == advanced]
    rng.shuffle(pool)
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
    rng.shuffle(pool)
    for zone in zones:
        for i in range(len(zone)):
            if not zone[i] & known:
                zone[i] = zone[i] & KNOWN | pool.pop()
