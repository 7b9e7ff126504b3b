"""Options: wrong ones are refused by name, right ones complete."""

from __future__ import annotations

from typing import Any

import pytest

import zeitriss
from zeitriss.core.options import Number, Option, check_options

SETTINGS = [
    Option("level", "normal", ("easy", "normal")),
    Option("open", False, (False, True)),
    Number("rounds", 3, low=1, high=9),
    Option("shrine", False, (False, True), seats=(1,)),
]


def test_defaults_are_filled_in() -> None:
    assert check_options(SETTINGS, {"rounds": 5}, 2) == {"level": "normal", "open": False, "rounds": 5, "shrine": False}


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"level": "brutal"}, "level: 'brutal' is not one of 'easy', 'normal'"),
        ({"open": 1}, "open: 1 is not one of False, True"),
        ({"open": "true"}, "open: 'true' is not one of False, True"),
        ({"rounds": 0}, "rounds: 0 is not a whole number from 1 to 9"),
        ({"rounds": True}, "rounds: True is not a whole number from 1 to 9"),
        ({"rounds": 2.0}, "rounds: 2.0 is not a whole number from 1 to 9"),
        ({"shrine": True}, "shrine: True is only for 1 seat, not for 2"),
        ({"colour": "red"}, "colour: is unknown; known: level, open, rounds, shrine"),
    ],
)
def test_refused(given: dict[str, Any], message: str) -> None:
    with pytest.raises(zeitriss.BadOption) as caught:
        check_options(SETTINGS, given, 2)
    assert str(caught.value) == message
    assert caught.value.field == next(iter(given))


def test_schema() -> None:
    assert [option.schema() for option in SETTINGS] == [
        {"default": "normal", "enum": ["easy", "normal"]},
        {"default": False, "type": "boolean"},
        {"default": 3, "type": "integer", "minimum": 1, "maximum": 9},
        {"default": False, "type": "boolean", "x-seats": [1]},
    ]


def test_an_option_of_another_one() -> None:
    """It belongs to values of that; elsewhere only its default is accepted."""
    settings = (Option("mode", "duo", ("duo", "all")), Option("draft", False, (False, True), when={"mode": ("all",)}))
    assert check_options(settings, {"draft": False}, 2) == {"mode": "duo", "draft": False}
    assert check_options(settings, {"draft": True, "mode": "all"}, 2) == {"mode": "all", "draft": True}
    with pytest.raises(zeitriss.BadOption, match="draft: True is only for mode 'all', not for 'duo'"):
        check_options(settings, {"draft": True}, 2)
    assert settings[1].schema()["x-when"] == {"mode": ["all"]}


@pytest.mark.parametrize("seats", [0, 3, True, 2.0, "2"])
def test_seats(seats: Any) -> None:
    with pytest.raises(zeitriss.BadOption, match=r"seats: .* is not one of 1, 2"):
        zeitriss.game("antinomy").start(seats=seats)
