"""Zones by loops (compiled) and by slices (pure) do the same, to the last card and the last random number."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zeitriss.core import sliced, zones
from zeitriss.core.rng import seeded
from zeitriss.core.state import State
from zeitriss.core.zones import blank

MOST = 6
cards = st.integers(0, 4)
places = st.integers(0, MOST - 1)
works = st.one_of(
    st.tuples(st.sampled_from(["add", "sort_in", "has", "find", "count", "remove"]), cards),
    st.tuples(st.sampled_from(["take", "cut"]), places),
    st.tuples(st.just("insert"), places, cards),
    st.tuples(st.just("put"), places, cards),
    st.tuples(st.just("lay"), st.lists(cards, max_size=MOST)),
    st.tuples(st.sampled_from(["pop", "clear", "sort", "cards", "different", "size"])),
    st.tuples(st.sampled_from(["pour", "deal", "shift"]), places),
    st.tuples(st.just("shuffle")),
)


class Bare(State):
    def __init__(self) -> None:
        super().__init__(None, 2, {}, seeded(1))  # type: ignore[arg-type]
        self.cells = blank(2 * MOST + 2)


def table(kind: type[Any]) -> tuple[State, list[Any]]:
    pair = [kind(MOST), kind(MOST)]
    pair[1].place(MOST + 1)
    return Bare(), pair


def done(g: State, pair: list[Any], which: int, work: tuple[Any, ...]) -> object:
    """What the work gives; an error that is allowed by its name."""
    zone, (name, *args) = pair[which], work
    size = zone.size(g)
    if name in ("take", "insert", "put", "cut") and args[0] >= size:
        return None
    if name in ("pour", "deal", "shift"):
        args = [pair[1 - which]] if name == "pour" else [min(args[0], size), pair[1 - which]]
        if size + pair[1 - which].size(g) > MOST:
            return None
    if name == "shuffle":
        args = [g.rng]
    try:
        found = getattr(zone, name)(g, *args)
    except (IndexError, OverflowError, ValueError) as error:
        return type(error).__name__
    return list(found) if name in ("cards", "different") else found


@pytest.mark.skipif(sliced.Zone is zones.Zone, reason="the compiled build has loops only")
@given(st.lists(st.tuples(st.integers(0, 1), works), max_size=30))
def test_loops_and_slices(story: list[tuple[int, tuple[Any, ...]]]) -> None:
    one, other = table(zones.Zone), table(sliced.Zone)
    for which, work in story:
        assert done(*one, which, work) == done(*other, which, work), work
        assert [zone.cards(one[0]) for zone in one[1]] == [zone.cards(other[0]) for zone in other[1]], work
    assert one[0].rng.words() == other[0].rng.words()


def test_numbers() -> None:
    for kind in (zones.Numbers, sliced.Numbers):
        g, numbers = Bare(), kind(3)
        numbers.place(2)
        numbers.lay(g, [4, 5, 6])
        numbers.add(g, 1, 2)
        assert numbers.list(g) == [4, 7, 6]
        assert list(g.cells[:6]) == [0, 0, 4, 7, 6, 0]
        numbers.clear(g)
        assert list(g.cells[:6]) == [0] * 6


@given(st.lists(cards, max_size=MOST))
def test_different(lying: list[int]) -> None:
    for kind in (zones.Zone, sliced.Zone):
        g, (zone, _) = table(kind)
        zone.lay(g, lying)
        assert list(zone.different(g)) == sorted(set(lying))
        assert zone.cards(g) == lying
