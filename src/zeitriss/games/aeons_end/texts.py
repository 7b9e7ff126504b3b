"""All texts of the book, entered and complete: a card without a text or without words stops the game from loading."""

from __future__ import annotations

import json
from pathlib import Path
from types import ModuleType
from typing import Final

from zeitriss.core.move import Domain
from zeitriss.games.aeons_end import book
from zeitriss.games.aeons_end.book import Text
from zeitriss.games.aeons_end.cards import CARD, CORRUPTION, FOE, FOES, GEM, MAGE, RELIC, SPELL, TYPE
from zeitriss.games.aeons_end.effects import gems, mages, relics, spells
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


def without_words(messages: str, domains: tuple[Domain, ...]) -> list[str]:
    """Cards whose name is not in a file of messages."""
    return [name for domain in domains for name in domain.names if f"\n{domain.kind}-{name} = " not in messages]


def effect_of(foe: int) -> Text:
    """What a nemesis card does when it acts."""
    return book.effect.texts[foe][0]


for _name in without_text():
    raise LookupError(f"{_name} has no text in the book")
for _lang in LANGUAGES:
    _file = Path(__file__).parent / f"{_lang}.ftl"
    for _name in without_words(_file.read_text(encoding="utf-8"), (CARD, FOE, MAGE)):
        raise LookupError(f"{_name} has no name in {_file.name}")
_drawn = json.loads((Path(__file__).parent / "emblems.json").read_text(encoding="utf-8"))["cards"]
for _name in [*CARD.names, *FOE.names, *MAGE.names]:
    if _name not in _drawn:
        raise LookupError(f"{_name} has no drawing in emblems.json")
