"""Heaps of essences (RA-1): how many of each of the five, twelve bits each in one number, so that sums are sums."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from zeitriss.core.move import Domain
from zeitriss.core.schema import Heap
from zeitriss.core.vecs import vec

ESSENCE: Final = Domain("essence", ["elan", "life", "calm", "death", "gold"])
ESSENCES: Final = 5
LIFE: Final = 1
GOLD: Final = 4
LANE: Final = 12
MOST: Final = 0x7FF  # RA-R28
# Tables, by essence: a number shifted by an i64 would be a shift of 32 bits in the compiled build (tools/shifts.py).
BIT: Final = vec[i64]([1 << e for e in range(ESSENCES + 1)])
UNIT: Final = vec[i64]([1 << LANE * e for e in range(ESSENCES)])
LANES: Final = vec[i64]([0xFFF * unit for unit in UNIT])
FULL: Final = vec[i64]([MOST * unit for unit in UNIT])
GUARDS: Final = 0x800800800800800  # the top bit of each lane is never part of a count: it catches borrows and overflow

HEAP: Final = Heap(ESSENCE, LANE)


def heap_of(essences: Mapping[str, int]) -> int:
    """`{"calm": 1, "life": 2}` of the card data as a heap."""
    return sum(count * UNIT[ESSENCE.index[name]] for name, count in essences.items())


def mask_of(names: list[str]) -> int:
    """A set of essences as bits."""
    return sum(BIT[ESSENCE.index[name]] for name in names)


def count(heap: i64, essence: i64) -> i64:
    return heap >> LANE * essence & 0xFFF


def total(heap: i64) -> i64:
    return (heap & 0xFFF) + (heap >> 12 & 0xFFF) + (heap >> 24 & 0xFFF) + (heap >> 36 & 0xFFF) + (heap >> 48 & 0xFFF)


def added(heap: i64, more: i64) -> i64:
    """The sum, each count held at MOST."""
    result: i64 = heap + more
    if result & GUARDS:
        for e in range(i64(ESSENCES)):
            if result >> LANE * e & 0x800:
                result = result & ~LANES[e] | FULL[e]
    return result


def fits(cost: i64, pool: i64) -> bool:
    """Whether the pool holds at least the cost, essence by essence."""
    return (pool | GUARDS) - cost & GUARDS == GUARDS


def first(heap: i64) -> i64:
    """The earliest essence in a heap; ESSENCES if it is empty."""
    essence: i64 = 0
    while essence < ESSENCES and not heap & 0xFFF:
        heap >>= LANE
        essence += 1
    return essence


def payable(pool: i64, without: i64) -> i64:
    """How many essences of the pool are not of the excluded types."""
    result = total(pool)
    if without:
        for e in range(i64(ESSENCES)):
            if without >> e & 1:
                result -= pool >> LANE * e & 0xFFF
    return result


def mixes(pool: i64, number: i64, without: i64) -> list[int]:
    """RA-57, RA-86: every multiset of so many pool essences, none of an excluded type; more of earlier types first."""
    found: list[int] = []
    mix(found, 0, number, 0, pool, payable(pool, without), without)
    return found


def mix(found: list[int], heap: i64, left: i64, e: i64, pool: i64, later: i64, without: i64) -> None:
    """Fill a heap up with so many of the essences from e on; `later`: how many of these there are."""
    if left == 0:
        found.append(heap)
    elif left <= later:
        have: i64 = 0 if without >> e & 1 else count(pool, e)
        taken: i64 = left if left < have else have
        while taken >= 0 and left - taken <= later - have:
            mix(found, heap + taken * UNIT[e], left - taken, e + 1, pool, later - have, without)
            taken -= 1
