"""Words: messages are remembered by their words and values, mistakes are not."""

from __future__ import annotations

import dataclasses
import re
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle

import zeitriss
from zeitriss.core.registry import without_words
from zeitriss.words import Messages, Unspoken, speak

MESSAGES = """
card-sun = { $count } suns
    .text = Shines.
of = { $who } of { $whom }
"""
# In what is asked, offered and told; before a colon a name is no part of a sentence
BENT = re.compile(r"^(?:ask|move|label|log|news)-.*(?<!„)\{ \$(?:card|relic) \}(?!:).*", re.MULTILINE)


def test_every_message_in_its_own_words(tmp_path: Path) -> None:
    for lang, more in (("de", "hello = Hallo"), ("en", "hello = Hello")):
        (tmp_path / f"{lang}.ftl").write_text(MESSAGES + more, encoding="utf-8")
    german, english = speak(tmp_path, "de", ["Ann"]), speak(tmp_path, "en", ["Ann"])
    for _ in range(2):
        assert (german("hello"), english("hello")) == ("Hallo", "Hello")
        assert [english("card-sun", count=n) for n in (1, 2)] == ["1 suns", "2 suns"]
        assert english.text("card", "sun") == "Shines."
        assert (english("of", who="a", whom="b"), english("of", who="b", whom="a")) == ("a of b", "b of a")
        with pytest.raises(Unspoken, match="nothing is missing"):
            english("nothing")
        with pytest.raises(Unspoken, match="card-sun"):
            english("card-sun")


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ("card-droid =", "card-droids =", "card-droid has no name in en.ftl"),
        ("card-droid = Droid\n    .text", "card-droid = Droid\n    .words", "card-droid has no text in en.ftl"),
        ("era-circle =", "era-circles =", "era-circle has no name in en.ftl"),
    ],
)
def test_a_card_without_words_is_named_when_its_game_is_loaded(tmp_path: Path, old: str, new: str, error: str) -> None:
    game = zeitriss.game("eternitium")
    assert not [*without_words(game)]
    text = (game.folder / "en.ftl").read_text(encoding="utf-8")
    assert old in text
    (tmp_path / "en.ftl").write_text(text.replace(old, new), encoding="utf-8")
    assert next(without_words(dataclasses.replace(game, folder=tmp_path))) == error


def test_who_asks_while_a_message_is_being_parsed_is_told_all_of_it() -> None:
    """Threads share a book. Here another one asks at the worst moment, before the first has got any further."""
    asked: dict[int, str] = {}

    class Slow(FluentBundle):
        def add_resource(self, resource: Any, allow_overrides: bool = False) -> None:
            if (turn := len(asked)) < 2:
                asked[turn] = ""
                asked[turn] = book.format("whole", None, {})
            super().add_resource(resource, allow_overrides)

    entries = {"whole": "whole = A { -part }", "-part": "-part = { again }", "again": "again = part"}
    book = Messages(Slow(["en"], use_isolating=False), entries, "en")
    assert book.format("whole", None, {}) == "A part"
    assert asked == {0: "A part", 1: "A part"}


@pytest.mark.parametrize("name", zeitriss.games())
def test_german_sentences_quote_the_names_of_cards(name: str) -> None:
    """Who "spielt Temporaler Projektor" has read no German; a name in quotation marks need not bend."""
    messages = (zeitriss.game(name).folder / "de.ftl").read_text(encoding="utf-8")
    assert not BENT.findall(messages)
