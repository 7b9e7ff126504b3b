"""The generator: the stream is frozen, because stored games depend on it."""

from __future__ import annotations

import pytest

from zeitriss.core.rng import Rng, seeded


def test_stream_is_frozen() -> None:
    rng = seeded(7)
    assert [rng.word() for _ in range(4)] == [1609988456, 2081527099, 3874363593, 505455982]
    assert [rng.below(10) for _ in range(12)] == [7, 0, 9, 9, 9, 5, 7, 6, 2, 5, 8, 1]
    cards = list(range(10))
    rng.shuffle(cards)
    assert cards == [4, 1, 6, 7, 9, 0, 5, 8, 2, 3]


def test_matches_the_published_algorithm() -> None:
    """sfc32 step by step, in unbounded integers."""
    a, b, c, counter = 1, 2, 3, 4
    rng = Rng(a, b, c, counter)
    for _ in range(1000):
        t = (a + b + counter) % 2**32
        counter = (counter + 1) % 2**32
        a = b ^ (b >> 9)
        b = (c + (c << 3)) % 2**32
        c = ((c << 21 | c >> 11) % 2**32 + t) % 2**32
        assert rng.word() == t


@pytest.mark.parametrize("n", [1, 2, 3, 7, 52, 2**31 - 1, 2**31])
def test_below_stays_below(n: int) -> None:
    rng = seeded("below")
    assert all(0 <= rng.below(n) < n for _ in range(500))


def test_below_is_uniform() -> None:
    rng, counts = seeded("uniform"), [0] * 6
    for _ in range(60_000):
        counts[rng.below(6)] += 1
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts) < 20.5  # chi-squared, 5 degrees, p = 0.001


def test_below_is_without_bias() -> None:
    """With n = 3 · 2^29 a bare multiplication would give every third number a third less often."""
    n = 3 * 2**29
    rng, counts = seeded("bias"), [0] * 3
    for _ in range(30_000):
        counts[rng.below(n) % 3] += 1
    assert all(abs(count - 10_000) < 400 for count in counts), counts


def test_shuffle_gives_every_order() -> None:
    rng, orders = seeded("orders"), set()
    for _ in range(500):
        cards = [0, 1, 2, 3]
        rng.shuffle(cards)
        orders.add(tuple(cards))
    assert len(orders) == 24


def test_clones_go_on_alone() -> None:
    rng = seeded(1)
    clone = rng.clone()
    expected = [rng.word() for _ in range(5)]
    assert [clone.word() for _ in range(5)] == expected
    assert clone.words() == rng.words()


def test_seeds_differ_and_texts_are_seeds() -> None:
    assert len({tuple(seeded(seed).words()) for seed in range(1000)}) == 1000
    assert seeded(12).words() == seeded("12").words()
