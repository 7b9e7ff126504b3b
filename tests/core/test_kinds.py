"""Kinds of fields and options that no single game's tables would show whole."""

from __future__ import annotations

from typing import Any

import pytest

from zeitriss.core.errors import BadOption, BadSnapshot
from zeitriss.core.move import Domain
from zeitriss.core.options import Option, check_options
from zeitriss.core.schema import Flags, Heap, Heaps, Kind, PerSeat, Sets, later

FRUIT = Domain("fruit", ["apple", "pear"])
ROOM = Domain("room", ["cellar", "kitchen", "attic"])
HEAP = Heap(FRUIT, 12)


@pytest.mark.parametrize(
    ("kind", "value", "written"),
    [
        (Flags(ROOM), [1, 0, 1], ["cellar", "attic"]),
        (Sets(FRUIT, ROOM), [0b101, 0], ["apple:cellar+attic"]),
        (HEAP, 2 + (3 << 12), "2apple+3pear"),
        (HEAP, 0, 0),
        (Heaps(ROOM, HEAP), [0, 5, 0], ["kitchen:5apple"]),
    ],
)
def test_written_and_read_back(kind: Kind, value: Any, written: Any) -> None:
    assert kind.write(value) == written
    assert kind.read(written, "there", 2) == value


@pytest.mark.parametrize(
    ("kind", "data"),
    [
        (Flags(ROOM), ["bath"]),
        (Sets(FRUIT, ROOM), ["apple:bath"]),
        (Sets(FRUIT, ROOM), ["plum:attic"]),
        (Sets(FRUIT, ROOM), "apple:attic"),
        (HEAP, "apple"),
        (HEAP, "2plum"),
        (HEAP, "9999apple"),
        (HEAP, f"{'9' * 5000}apple"),
        (HEAP, "1apple+1apple"),
        (HEAP, "1apple+"),
        (HEAP, 0.0),
        (HEAP, False),
        (HEAP, 3),
        (Heaps(ROOM, HEAP), ["bath:1apple"]),
        (Heaps(ROOM, HEAP), ["attic:1apple", "attic:2apple"]),
        (Sets(FRUIT, ROOM), ["apple:attic", "apple:cellar"]),
    ],
)
def test_refused_with_its_path(kind: Kind, data: Any) -> None:
    with pytest.raises(BadSnapshot) as refused:
        kind.read(data, "there", 2)
    assert "there" in refused.value.field


def test_a_choice_for_some_player_numbers() -> None:
    mode = Option("mode", "duel", ("duel", "party"), only={"duel": (2,)})
    assert check_options([mode], {}, 2) == {"mode": "duel"}
    assert check_options([mode], {}, 3) == {"mode": "party"}, "where the default does not fit, another choice stands in"
    assert check_options([mode], {"mode": "party"}, 2) == {"mode": "party"}
    with pytest.raises(BadOption, match="only for 2 seats, not for 3"):
        check_options([mode], {"mode": "duel"}, 3)


class Twice(Kind):
    """A kind of a game's own, in plain Python also where the core is compiled."""

    def __init__(self, most: int) -> None:
        self.most = most

    def write(self, value: int) -> int:
        return 2 * min(value, self.most)

    def read(self, data: int, path: str, seats: int) -> int:
        return data // 2


def test_a_game_elsewhere_has_kinds_of_its_own() -> None:
    """Alone, within ours, and as a field that came later, which leaves the kind itself as it is."""
    twice = Twice(3)
    came_later = later(twice, 0)
    assert PerSeat(twice).write([1, 9]) == [2, 6]
    assert PerSeat(twice).read([2, 6], "", 2) == [1, 3]
    assert (came_later.write(9), came_later.before, twice.before) == (6, 0, ...)
