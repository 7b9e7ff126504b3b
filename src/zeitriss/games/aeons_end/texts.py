"""All texts of the book, entered and complete: a card without text, facts or looks stops the game from loading."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Final

from zeitriss.core.move import Domain
from zeitriss.games.aeons_end import book
from zeitriss.games.aeons_end.book import Text
from zeitriss.games.aeons_end.cards import (
    CARD,
    CARDS,
    CORRUPTION,
    FOE,
    FOE_TYPE,
    FOES,
    GEM,
    MAGE,
    MINION,
    NEMESIS,
    ONCE,
    POWER,
    PREP_CLOSED,
    PRINTED,
    RELIC,
    SPELL,
    STOP,
    TOKENS,
    TURN,
    TYPE,
    USE_COST,
)
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
USED_PREPPED: Final[list[int]] = [card for card in range(CARDS) if USE_COST[card] or ONCE[card]]  # AE-40
UNSTOPPABLE: Final[list[int]] = [foe for foe in range(FOES) if FOE_TYPE[foe] == POWER and not STOP[foe]]
# What a card may lack or have, and the word of its signs that says which
SAID: Final[list[tuple[Domain, str, Callable[[int], bool]]]] = [
    (CARD, "when-gained", book.on_gain.has),
    (CARD, "still-prepped", book.end_of_casting.has),
    (CARD, "prepped", book.while_prepped.has),
    (CARD, "also-closed", lambda card: PREP_CLOSED[card]),
    (FOE, "at-once", book.at_once.has),
    (FOE, "stop", lambda foe: foe in UNSTOPPABLE),  # of the others it follows from the price
]


def of_type(kind: int) -> list[int]:
    return [card for card in range(CARDS) if TYPE[card] == kind]


def without_text() -> list[str]:
    """Cards of cards.json that nothing is entered for."""
    missing = book.cast.missing(of_type(SPELL)) + book.play.missing(of_type(GEM) + of_type(RELIC))
    missing += book.suffer.missing(of_type(CORRUPTION)) + book.effect.missing(range(FOES))
    missing += book.while_prepped.missing(USED_PREPPED) + book.ability.missing(range(len(MAGE)))
    return [f"{name} has no text in the book" for name in missing]


def is_plain(card: int) -> bool:
    """Whether it does nothing but give its aether or deal its damage, which needs no signs of its own."""
    more = (book.while_prepped, book.end_of_casting, book.on_gain)
    plain = book.play.texts[card] is gives_aether or book.cast.texts[card] is deals_damage
    return plain and not any(moment.has(card) for moment in more)


def without_facts(signs: dict[str, str]) -> list[str]:
    """What signs and texts speak of and cards.json does not hold."""
    spoken = [(name, fact) for name, line in signs.items() for fact in re.findall(r"\$([a-z]+)", line)]
    missing = [(name, fact) for name, fact in spoken if fact not in PRINTED.get(name, {})]
    used = [card for card in range(CARDS) if book.while_prepped.has(card) and card not in USED_PREPPED]
    living = [foe for foe in range(FOES) if FOE_TYPE[foe] == MINION and not TOKENS[foe] and not book.life.has(foe)]
    missing += [(CARD.names[card], "use or once") for card in used] + [(FOE.names[foe], "life") for foe in living]
    return [f"{name} has no {fact} in cards.json" for name, fact in missing]


def unlike_signs(signs: dict[str, str]) -> list[str]:
    """Where they speak of what the card has not, or the other way round: one of the two was forgotten."""
    missing = []
    for domain, word, has in SAID:
        for number, name in enumerate(domain.names):
            said = f"{{{word}}}" in signs.get(name, "")
            if said and not has(number):
                missing.append(f"{name} says {{{word}}} in signs.json and has nothing of the kind")
            if has(number) and not said:
                missing.append(f"{name} does not say {{{word}}} in signs.json")
    return missing


def without_looks(drawn: dict[str, list[str]], signs: dict[str, str]) -> list[str]:
    """What nothing is drawn for, and cards of which no signs say what they do."""
    acting = [name for domain in (CARD, FOE, MAGE, NEMESIS) for name in domain.names]
    plain = [CARD.names[card] for card in range(CARDS) if is_plain(card)]
    missing = [f"{name} has no drawing in emblems.json" for name in [*acting, *TURN.names] if name not in drawn]
    return missing + [f"{name} has no line in signs.json" for name in acting if name not in signs and name not in plain]


def effect_of(foe: int) -> Text:
    """What a nemesis card does when it acts."""
    return book.effect.texts[foe][0]


_drawn = json.loads((Path(__file__).parent / "emblems.json").read_text(encoding="utf-8"))["cards"]
_signs = json.loads((Path(__file__).parent / "signs.json").read_text(encoding="utf-8"))
for _missing in without_text() + without_looks(_drawn, _signs) + without_facts(_signs) + unlike_signs(_signs):
    raise LookupError(_missing)
