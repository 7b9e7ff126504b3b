"""Marks: what a card on the table carries besides its face: which way it lies, and who knows it (ET-47 to ET-50).

A card in play is one number: the face in the lowest bits, marks above. Marks travel with the card. A set of watchers
has one bit per seat and one for the spectators. What the rules let a traveller look at anyway (own hand, own discard
pile) needs no mark.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from zeitriss.core.errors import BadSnapshot
from zeitriss.core.schema import Kind
from zeitriss.core.vecs import vec

EVERYBODY: Final = 0b111111
BIT: Final = vec[i64]([1 << i for i in range(32)])  # a shift by a variable is a 32-bit one in compiled code

# Action cards in hands, decks and discard piles
FACE: Final = 31
KNOWN: Final = EVERYBODY << 5  # watchers who know that this card lies here
BLIND: Final = EVERYBODY << 11  # watchers who do not know that this card belongs to this traveller: taken unseen
TIRED: Final = 1 << 17  # mission 9: played this turn
KNOWN_AT: Final = 5
BLIND_AT: Final = 11

# Era cards in stacks
SHAPE: Final = 3
UP: Final = 4  # lies face up
SEEN: Final = EVERYBODY << 3  # watchers who know the shape of the card at this place
MET: Final = EVERYBODY << 9  # watchers who know this shape to be in the stack, but not where
UNFACED: Final = EVERYBODY << 15  # watchers who do not know which way the card at this place lies
MIXED: Final = 1 << 21  # its place was shuffled
SEEN_AT: Final = 3
MET_AT: Final = 9
UNFACED_AT: Final = 15

_CARD_SETS: Final = {"known": KNOWN_AT, "blind": BLIND_AT}
_ERA_SETS: Final = {"seen": SEEN_AT, "met": MET_AT, "unfaced": UNFACED_AT}
_WATCHERS: Final = "01234s"


def in_words(card: int, era: bool) -> str:
    """`known 01234s tired`: the marks of a card, for snapshots."""
    words = []
    for name, shift in (_ERA_SETS if era else _CARD_SETS).items():
        bits = card >> shift & EVERYBODY
        if bits:
            words += [name, "".join(_WATCHERS[i] for i in range(6) if bits >> i & 1)]
    if card & (MIXED if era else TIRED):
        words.append("mixed" if era else "tired")
    return " ".join(words)


def from_words(text: str, era: bool) -> int:
    marks, words = 0, text.split()
    while words:
        name = words.pop(0)
        if name == ("mixed" if era else "tired"):
            marks |= MIXED if era else TIRED
            continue
        shift = (_ERA_SETS if era else _CARD_SETS)[name]
        for watcher in words.pop(0):
            marks |= BIT[shift + _WATCHERS.index(watcher)]
    return marks


class Marks(Kind):
    """All marks on the table by place, from a tuple of (place, card): ["hands.0.3 known 01234s", …]."""

    def write(self, value: Any) -> Any:
        return [f"{place} {in_words(card, place.startswith('stacks'))}" for place, card in value]

    def read(self, data: Any, path: str, seats: int) -> tuple[tuple[str, int], ...]:
        if not isinstance(data, list):
            raise BadSnapshot(f"a list of places and marks is needed, not {data!r}", path)
        read: list[tuple[str, int]] = []
        places: set[str] = set()
        for i, text in enumerate(data):
            try:
                place, words = text.split(" ", 1)
                era = place.startswith("stacks")
                marks = from_words(words, era)
            except (AttributeError, LookupError, ValueError):
                raise BadSnapshot(f"{text!r} is no place with marks", f"{path}[{i}]") from None
            if not words or in_words(marks, era) != words:
                raise BadSnapshot(f"{words!r} is not how these marks are written", f"{path}[{i}]")
            if place in places:
                raise BadSnapshot(f"{place} stands twice", f"{path}[{i}]")
            places.add(place)
            read.append((place, marks))
        return tuple(read)
