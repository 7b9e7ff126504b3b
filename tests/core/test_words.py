"""Words: messages are remembered by their words and values, mistakes are not."""

from __future__ import annotations

from pathlib import Path

import pytest

from zeitriss.words import Unspoken, speak

MESSAGES = """
card-sun = { $count } suns
    .text = Shines.
of = { $who } of { $whom }
"""


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
