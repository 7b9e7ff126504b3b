"""Kinds of fields: written, read back, refused by path."""

from __future__ import annotations

from typing import Any

import pytest

from zeitriss.core.errors import BadSnapshot
from zeitriss.core.move import Domain
from zeitriss.core.schema import (
    Bits,
    Card,
    Flag,
    Fraction,
    Kind,
    Many,
    One,
    PerSeat,
    SeatNumber,
    Whole,
    cards,
    later,
    read_fields,
    write_fields,
)  # fmt: skip

GEM = Domain("gem", ["ruby", "opal", "jade"])


@pytest.mark.parametrize(
    ("kind", "value", "data"),
    [
        (Whole(-1, 9), -1, -1),
        (Fraction(), 0.5, 0.5),
        (Flag(), True, True),
        (One(GEM), 2, "jade"),
        (One(GEM, or_none=True), -1, None),
        (Card(GEM), 0, "ruby"),
        (Bits(GEM), 5, ["ruby", "jade"]),
        (cards(GEM), [1, 1], ["opal", "opal"]),
        (cards(GEM, 2), [0, 1], ["ruby", "opal"]),
        (PerSeat(cards(GEM)), [[0], []], [["ruby"], []]),
        (PerSeat(Whole(0, 9)), [3, 4], [3, 4]),
        (SeatNumber(), 1, 1),
    ],
)
def test_there_and_back(kind: Kind, value: Any, data: Any) -> None:
    assert kind.write(value) == data
    assert kind.read(data, "x", seats=2) == value


@pytest.mark.parametrize(
    ("kind", "data", "message"),
    [
        (Whole(0, 9), 10, "x: 10 is not a whole number from 0 to 9"),
        (Whole(0, 9), True, "x: True is not a whole number from 0 to 9"),
        (Whole(0, 9), 1.0, "x: 1.0 is not a whole number from 0 to 9"),
        (Fraction(), 1.5, "x: 1.5 is not a number from 0 to 1"),
        (Fraction(), float("nan"), "x: nan is not a number from 0 to 1"),
        (Fraction(), True, "x: True is not a number from 0 to 1"),
        (Flag(), 1, "x: 1 is neither true nor false"),
        (One(GEM), "glass", "x: 'glass' is no gem; known: ruby, opal, jade"),
        (One(GEM), None, "x: None is no gem; known: ruby, opal, jade"),
        (One(GEM), 0, "x: 0 is no gem; known: ruby, opal, jade"),
        (Bits(GEM), ["opal", "opal"], "x: a name stands twice"),
        (cards(GEM), "ruby", "x: a list is needed, not 'ruby'"),
        (cards(GEM, 2), ["ruby"], "x: a list of 2 is needed, not ['ruby']"),
        (cards(GEM), ["ruby", "glass"], "x[1]: 'glass' is no gem; known: ruby, opal, jade"),
        (PerSeat(cards(GEM)), [["ruby"]], "x: a list of 2 is needed, not [['ruby']]"),
        (PerSeat(cards(GEM)), [[], [[]]], "x[1][0]: [] is no gem; known: ruby, opal, jade"),
        (SeatNumber(), 2, "x: 2 is not a whole number from 0 to 1"),
    ],
)
def test_refused(kind: Kind, data: Any, message: str) -> None:
    with pytest.raises(BadSnapshot) as caught:
        kind.read(data, "x", seats=2)
    assert str(caught.value) == message


def test_cards_that_lie_here() -> None:
    hands = PerSeat(cards(GEM))
    assert list(hands.held([[0], [2, 1]], "hands")) == [
        ("hands[0][0]", "gem", 0), ("hands[1][0]", "gem", 2), ("hands[1][1]", "gem", 1),
    ]  # fmt: skip
    assert list(Card(GEM, or_none=True).held(-1, "top")) == []
    assert list(Many(One(GEM)).held([0, 1], "chosen")) == []  # named, not lying there


class Purse:
    gems, open = 5, False


def test_a_field_that_came_later_may_be_left_out() -> None:
    fields = {"gems": Bits(GEM), "lids": later(Whole(1, 2), 1)}
    assert read_fields({"gems": []}, fields, "purse", 2) == {"gems": 0, "lids": 1}
    assert read_fields({"gems": [], "lids": 2}, fields, "purse", 2) == {"gems": 0, "lids": 2}
    with pytest.raises(BadSnapshot, match=r"purse.lids: 3 is not a whole number from 1 to 2"):
        read_fields({"gems": [], "lids": 3}, fields, "purse", 2)


def test_fields() -> None:
    fields: dict[str, Kind] = {"gems": Bits(GEM), "open": Flag()}
    data = write_fields(Purse(), fields)
    assert data == {"gems": ["ruby", "jade"], "open": False}
    assert read_fields(data, fields, "purse", 2) == {"gems": 5, "open": False}
    for wrong, message in [
        ({"gems": []}, "purse.open: is missing"),
        (data | {"lid": 1}, "purse.lid: is unknown; known: gems, open"),
        ([], r"purse: an object with gems, open is needed, not \[\]"),
    ]:
        with pytest.raises(BadSnapshot, match=message):
            read_fields(wrong, fields, "purse", 2)
