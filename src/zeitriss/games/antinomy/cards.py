"""The relics as constants. A card is its number in RELIC; what it shows is a set of bits, so sharing is one `&`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from zeitriss.core.facts import complete
from zeitriss.core.move import Domain
from zeitriss.core.vecs import vec

FACTS: Final[dict[str, Any]] = json.loads((Path(__file__).parent / "cards.json").read_text(encoding="utf-8"))

COLOURS: Final[list[str]] = FACTS["colours"]
SYMBOLS: Final[list[str]] = FACTS["symbols"]  # AN-R7: the fourth is a ring
_RELICS: Final = complete(FACTS["relics"]["cards"], "colour", "number", "symbol")
_DEPLETED: Final = complete(FACTS["depleted"]["cards"], "number", "symbol")
_FLARES: Final = complete(FACTS["flares"]["cards"], "numbers")
_ALL: Final[list[dict[str, Any]]] = _RELICS + _DEPLETED + _FLARES

RELIC: Final = Domain("relic", [card["id"] for card in _ALL])
COLOUR: Final = Domain("colour", COLOURS)

# AN-1, AN-39: relics come first, then depleted relics, then flares.
FIRST_DEPLETED: Final[i64] = len(_RELICS)
FIRST_FLARE: Final[i64] = len(_RELICS) + len(_DEPLETED)
CARDS: Final[i64] = len(_ALL)

# By bit, as news name them
FEATURE_WORDS: Final[list[str]] = [
    *(f"colour.{colour}" for colour in COLOURS),
    *(f"number.{number}" for number in range(1, 5)),
    *(f"symbol.{symbol}" for symbol in SYMBOLS),
]
ANY_COLOUR: Final = 0x00F
ANY_SYMBOL: Final = 0xF00


def bits(card: dict[str, Any]) -> int:
    numbers = [f"number.{number}" for number in card.get("numbers", [card.get("number")])]
    words = [f"colour.{card.get('colour')}", *numbers, f"symbol.{card.get('symbol')}"]
    return sum([2**i for i, word in enumerate(FEATURE_WORDS) if word in words])


FEATURES: Final = vec[i64]([bits(card) for card in _ALL])
NUMBER: Final = vec[i64]([card.get("number", 0) for card in _ALL])

# AN-26, AN-R2: what a card counts in a duel, a row of cards per codex colour; that colour counts nothing.
DUEL_VALUE: Final = vec[i64](
    [0 if FEATURES[card] >> colour & 1 else NUMBER[card] for colour in range(len(COLOURS)) for card in range(CARDS)]
)

# AN-5: the codex colour moves green, purple, red, blue and round again.
CYCLE: Final[list[str]] = FACTS["codex"]["cycle"]
NEXT_COLOUR: Final = vec[i64]([COLOURS.index(CYCLE[(CYCLE.index(c) + 1) % len(CYCLE)]) for c in COLOURS])

ALL_CRYSTALS: Final[int] = FACTS["crystals"]
CRYSTALS_TO_WIN: Final[int] = FACTS["crystals_to_win"]
LEVELS: Final[dict[str, dict[str, int]]] = FACTS["solo"]["levels"]
SHRINE_SIZE: Final[int] = FACTS["solo"]["shrine"]
SPOTS: Final = 9
HAND: Final = 3


def colour_of(card: i64) -> int:
    """The number of a relic's colour."""
    return COLOURS.index(_ALL[card]["colour"])


def match(one: i64, other: i64) -> bool:
    """AN-51: two cards match if they share a number, a colour or a symbol."""
    return FEATURES[one] & FEATURES[other] != 0
