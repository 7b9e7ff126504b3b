"""Heaps of essences against a plain list of five counts, up to their limits; both builds must agree with it."""

from __future__ import annotations

from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from zeitriss.games.res_arcana import essence
from zeitriss.games.res_arcana.essence import ESSENCES, MOST, UNIT

# Small numbers, numbers near every power of two, and numbers near the limit.
COUNT = st.one_of(st.integers(0, 4), st.integers(MOST - 4, MOST), st.integers(0, MOST))
COUNTS = st.lists(COUNT, min_size=ESSENCES, max_size=ESSENCES)
FEW = st.lists(st.sampled_from([0, 1, 2, 3, MOST]), min_size=ESSENCES, max_size=ESSENCES)
SET = st.integers(0, 31)


def packed(counts: list[int]) -> int:
    return sum(number << 12 * e for e, number in enumerate(counts))


def spread(heap: int) -> list[int]:
    assert 0 <= heap < 1 << 60, f"{heap:#x} is no heap"
    return [heap >> 12 * e & 0xFFF for e in range(ESSENCES)]


def test_the_sum_that_once_was_negative() -> None:
    """RA-R28: in the compiled build a mask was shifted as a number of 32 bits."""
    assert essence.added(1983 * UNIT[2], 121 * UNIT[2]) == MOST * UNIT[2]


@given(COUNTS, COUNTS)
def test_sums_are_held_at_the_most(have: list[int], more: list[int]) -> None:
    assert spread(essence.added(packed(have), packed(more))) == [
        min(a + b, MOST) for a, b in zip(have, more, strict=True)
    ]


@given(COUNTS)
def test_counting(counts: list[int]) -> None:
    heap = packed(counts)
    assert [essence.count(heap, e) for e in range(ESSENCES)] == counts
    assert essence.total(heap) == sum(counts)
    assert essence.first(heap) == next((e for e, number in enumerate(counts) if number), ESSENCES)


@given(st.integers(-(1 << 63), (1 << 63) - 1))
def test_counting_ends_whatever_the_number(number: int) -> None:
    """A broken heap is a wrong number, never a game that hangs."""
    assert 0 <= essence.total(number) <= 5 * 0xFFF
    assert 0 <= essence.first(number) <= ESSENCES


@given(COUNTS, COUNTS)
def test_what_fits(cost: list[int], pool: list[int]) -> None:
    assert essence.fits(packed(cost), packed(pool)) == all(a <= b for a, b in zip(cost, pool, strict=True))


@given(COUNTS, SET)
def test_what_is_payable(pool: list[int], without: int) -> None:
    wanted = sum(number for e, number in enumerate(pool) if not without >> e & 1)
    assert essence.payable(packed(pool), without) == wanted


@given(FEW, st.integers(0, 3), SET)
def test_mixes(pool: list[int], number: int, without: int) -> None:
    """RA-57, RA-86: all of them, each once, more of earlier types first."""
    most = [0 if without >> e & 1 else min(have, number) for e, have in enumerate(pool)]
    wanted = [list(mix) for mix in product(*(range(top, -1, -1) for top in most)) if sum(mix) == number]
    assert [spread(mix) for mix in essence.mixes(packed(pool), number, without)] == wanted


@given(COUNTS, SET)
def test_a_mix_of_everything(pool: list[int], without: int) -> None:
    """Counts near their limits leave one way when all must be paid, none when one more is asked for."""
    kept = [0 if without >> e & 1 else have for e, have in enumerate(pool)]
    assert [spread(mix) for mix in essence.mixes(packed(pool), sum(kept), without)] == [kept]
    assert essence.mixes(packed(pool), sum(kept) + 1, without) == []


@given(st.dictionaries(st.sampled_from(essence.ESSENCE.names), COUNT))
def test_reading(essences: dict[str, int]) -> None:
    assert spread(essence.heap_of(essences)) == [essences.get(name, 0) for name in essence.ESSENCE.names]
    named = essence.mask_of(list(essences))
    assert [named >> e & 1 for e in range(ESSENCES)] == [int(name in essences) for name in essence.ESSENCE.names]
