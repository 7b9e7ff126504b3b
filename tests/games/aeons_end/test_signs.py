"""Signs say what the card does: their numbers stand in its words."""

from __future__ import annotations

import re

import pytest

import zeitriss
from zeitriss.games.aeons_end.cards import CARD, FOE, PRINTED
from zeitriss.games.aeons_end.staging.faces import face
from zeitriss.games.aeons_end.staging.signs import SIGNS

GAME = zeitriss.game("aeons_end")
AMOUNTS = ["no", "one", "two", "three", "four", "five", "six"]
ONCE = {"once", "one", "an", "a", "1"}


def told(text: str, number: int) -> bool:
    words = set(re.findall(r"\w+", text.lower()))
    if number == 1 and words & ONCE:
        return True
    return str(number) in words or (number == 2 and "twice" in words) or AMOUNTS[min(number, 6)] in words


@pytest.mark.parametrize("name", sorted([*CARD.names, *FOE.names]))
def test_numbers(name: str) -> None:
    """`+2` is part of a sum, `4 instead of 2`, that the words may give as a whole."""
    shown = face("card" if name in CARD.index else "foe", name, GAME.words("en"))
    values = [sign for line in shown["signs"] for sign in line if sign.get("count", "").lstrip("×−").isdecimal()]
    missing = [s for s in values if not told(shown["text"], int(s["count"].lstrip("×−")))]
    assert not missing, missing


@pytest.mark.parametrize("name", sorted(CARD.names))
def test_values_come_from_the_facts(name: str) -> None:
    """What cards.json says a card makes or deals is shown as such, unless it has none."""
    shown = face("card", name, GAME.words("de"))
    for icon in ("aether", "damage"):
        if PRINTED[name].get(icon):
            counts = [s.get("count") for line in shown["signs"] for s in line if s.get("icon") == icon]
            assert str(PRINTED[name][icon]) in counts


def test_every_entry_is_a_card() -> None:
    assert set(SIGNS) <= {name for _, name in GAME.cards()}
