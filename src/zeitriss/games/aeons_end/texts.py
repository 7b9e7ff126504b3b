"""All texts of the book, entered and complete: a card without a text or without words stops the game from loading."""

from __future__ import annotations

import json
import re
from pathlib import Path
from types import ModuleType
from typing import Final

from zeitriss.games.aeons_end import book
from zeitriss.games.aeons_end.book import Text
from zeitriss.games.aeons_end.cards import CARD, CORRUPTION, FOE, FOES, GEM, MAGE, NEMESIS, RELIC, SPELL, TURN, TYPE
from zeitriss.games.aeons_end.effects import gems, mages, relics, spells
from zeitriss.games.aeons_end.effects.gems import gives_aether
from zeitriss.games.aeons_end.effects.spells import deals_damage
from zeitriss.games.aeons_end.nemeses import (
    basic,
    carapace_queen,
    corruptions,
    crooked_mask,
    prince_of_gluttons,
    rageborne,
)

PAGES: Final[list[ModuleType]] = [
    *[gems, mages, relics, spells],
    *[basic, carapace_queen, corruptions, crooked_mask, prince_of_gluttons, rageborne],
]  # what is imported has entered its texts
LANGUAGES: Final = ("de", "en")


def of_type(kind: int) -> list[int]:
    return [card for card in range(len(CARD)) if TYPE[card] == kind]


def without_text() -> list[str]:
    """Cards of cards.json that nothing is entered for."""
    missing = book.cast.missing(of_type(SPELL)) + book.play.missing(of_type(GEM) + of_type(RELIC))
    missing += book.suffer.missing(of_type(CORRUPTION)) + book.effect.missing(range(FOES))
    return missing + book.ability.missing(range(len(MAGE)))


def without_words(messages: str) -> list[str]:
    """What has no name in a file of messages, and cards that have no text there."""
    told = {entry.partition(" = ")[0]: entry for entry in re.split(r"\n(?=\S)", messages)}
    named = [f"{domain.kind}-{name}" for domain in (CARD, FOE, MAGE, NEMESIS, TURN) for name in domain.names]
    cards = [f"{domain.kind}-{name}" for domain in (CARD, FOE, MAGE) for name in domain.names]
    missing = [f"{key} has no name" for key in named if key not in told]
    return missing + [f"{key} has no text" for key in cards if "\n    .text = " not in told.get(key, "")]


def is_plain(card: int) -> bool:
    """Whether it does nothing but give its aether or deal its damage, which needs no signs of its own."""
    more = (book.while_prepped, book.end_of_casting, book.on_gain)
    plain = book.play.texts[card] is gives_aether or book.cast.texts[card] is deals_damage
    return plain and not any(moment.has(card) for moment in more)


def effect_of(foe: int) -> Text:
    """What a nemesis card does when it acts."""
    return book.effect.texts[foe][0]


for _name in without_text():
    raise LookupError(f"{_name} has no text in the book")
for _lang in LANGUAGES:
    _file = Path(__file__).parent / f"{_lang}.ftl"
    for _missing in without_words(_file.read_text(encoding="utf-8")):
        raise LookupError(f"{_missing} in {_file.name}")
_drawn = json.loads((Path(__file__).parent / "emblems.json").read_text(encoding="utf-8"))["cards"]
_signs = json.loads((Path(__file__).parent / "signs.json").read_text(encoding="utf-8"))
for _name in [*CARD.names, *FOE.names, *MAGE.names]:
    if _name not in _drawn:
        raise LookupError(f"{_name} has no drawing in emblems.json")
    if _name not in _signs and not (_name in CARD.index and is_plain(CARD.index[_name])):
        raise LookupError(f"{_name} has no line in signs.json")
