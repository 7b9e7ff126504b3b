"""Options that take several values or a text."""

from __future__ import annotations

from typing import Any

import pytest

from zeitriss.core.errors import BadOption
from zeitriss.core.options import Number, Option, Several, Text, check_options

COLOURS = Several("colours", [], ("red", "green"))
CODE = Text("code", "", pattern=r"(?:[A-Z]\d)?", samples=("A1",))


@pytest.mark.parametrize("value", [[], ["red"], ["green", "red"]])
def test_many(value: list[str]) -> None:
    assert check_options([COLOURS], {"colours": value}, 2) == {"colours": value}


@pytest.mark.parametrize("value", ["red", ["blue"], ["red", "red"], None, [1]])
def test_many_refused(value: Any) -> None:
    with pytest.raises(BadOption, match="colours"):
        check_options([COLOURS], {"colours": value}, 2)


@pytest.mark.parametrize(("value", "fits"), [("", True), ("B7", True), ("b7", False), ("B77", False), (7, False)])
def test_pattern(value: Any, fits: bool) -> None:
    if fits:
        CODE.check(value, 2)
    else:
        with pytest.raises(BadOption, match="code"):
            CODE.check(value, 2)


def test_schema() -> None:
    assert COLOURS.schema() == {
        "default": [],
        "type": "array",
        "items": {"enum": ["red", "green"]},
        "uniqueItems": True,
    }
    assert CODE.schema() == {"default": "", "type": "string", "pattern": r"^(?:(?:[A-Z]\d)?)$"}


def test_trials() -> None:
    assert COLOURS.trials() == [["red"], ["green"]]
    assert CODE.trials() == ["A1"]
    assert Number("level", 2, low=1, high=3).trials() == [1, 3]
    assert Option("shrine", False, (False, True)).trials() == [True]
