"""Sentences: what is said without Fluent is what Fluent says."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import zeitriss
from zeitriss.core.registry import games
from zeitriss.sentence import Sentence, Slot
from zeitriss.words import LANGUAGES, messages

pytestmark = pytest.mark.words


def arguments(sentence: Sentence) -> Iterator[str]:
    for part in sentence.parts:
        if not isinstance(part, str):
            yield part.name
        if not isinstance(part, str | Slot):
            for variant in part.variants.values():
                yield from arguments(variant)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", games())
def test_every_message_as_fluent_says_it(name: str, lang: str) -> None:
    said, made = 0, messages(zeitriss.game(name).folder, lang)
    for key in [key for key in made.entries if not key.startswith("-")]:
        made.parse(key)
        message = made.syntax[key]
        for attribute in [*([None] if message.value else []), *(one.id.name for one in message.attributes)]:
            sentence = made.made_ready(key, attribute)
            if sentence is None:
                continue
            for who, value in (("you", "Ada"), ("other", "Ben"), ("other", 0), ("you", 999), ("other", 1000)):
                args = {arg: who if arg.endswith("-is") else value for arg in arguments(sentence)}
                words = sentence.say(args)
                if words is not None:
                    assert words == made.by_fluent(key, attribute, args)
                    said += 1
    assert said > 500
