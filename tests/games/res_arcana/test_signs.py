"""What a component does in signs is true in the short line, too."""

from __future__ import annotations

import pytest

import zeitriss
from zeitriss.core.signs import SignLine
from zeitriss.games.res_arcana.staging.faces import BY_ID
from zeitriss.games.res_arcana.staging.signs import face

GAME = zeitriss.game("res_arcana")


def short(card: str, lang: str) -> SignLine:
    return face("card", card, GAME.words(lang)).get("short", [])


def icons(card: str) -> list[str]:
    return [sign["icon"] for sign in short(card, "en") if "icon" in sign]


@pytest.mark.parametrize("lang", ["de", "en"])
def test_no_power_ends_with_an_arrow(lang: str) -> None:
    assert [card for card in BY_ID if short(card, lang)[-1:] == [{"word": "→"}]] == []


@pytest.mark.parametrize("lang", ["de", "en"])
def test_no_word_begins_with_a_comma(lang: str) -> None:
    lines = [line for card in BY_ID for line in face("card", card, GAME.words(lang)).get("signs", [])]
    assert [line for line in lines if any(sign.get("word", "").startswith(",") for sign in line)] == []


def test_what_rivals_gain_or_lose_is_said_of_them() -> None:
    assert icons("hand-of-glory") == ["turn", "death", "rivals", "death"]
    assert icons("bone-dragon")[:3] == ["turn", "rivals", "life"]


def test_whose_essences_count_is_shown() -> None:
    assert "rival" in icons("silver-key")
    assert "player" in icons("golden-key")
