"""Texts of cards that once said something else than what the card does."""

from __future__ import annotations

import pytest

import zeitriss

GAME = zeitriss.game("res_arcana")


@pytest.mark.parametrize(
    ("card", "lang", "words"),
    [
        ("sea-serpent", "de", "jede andere Reaktion"),  # RA-75: not only a sacrifice
        ("sea-serpent", "en", "any other reaction"),
        ("sorcerers-bestiary", "de", "Deine Kreaturen"),  # not those of others
        ("sorcerers-bestiary", "en", "Your creatures"),
        ("mystic-spring", "de", "Dein Magier"),  # not which expansion its pearl is of
        ("mystic-spring", "en", "Your mage"),
    ],
)
def test_a_text_says_what_the_card_does(card: str, lang: str, words: str) -> None:
    assert words in GAME.words(lang).text("card", card)
