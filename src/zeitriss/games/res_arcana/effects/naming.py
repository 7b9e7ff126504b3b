"""Questions that are answered by naming essences, one at a time and type by type (RA-86)."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from zeitriss.core.frame import Choice
from zeitriss.core.schema import Kind, One
from zeitriss.games.res_arcana.cards import CARD
from zeitriss.games.res_arcana.essence import ESSENCE, ESSENCES, count, first
from zeitriss.games.res_arcana.state import ResArcana

About = dict[str, int | str]


@mypyc_attr(allow_interpreted_subclasses=True)
class ByCard(Choice[ResArcana]):
    """A question that the text of a card asks; -1: it is not known any more which."""

    causes: ClassVar[Kind | None] = One(CARD, or_none=True)

    def __init__(self, seat: i64, cause: i64) -> None:
        self.seat = seat  # without a call of Frame's: such frames are made all the time
        self.cause: i64 = cause

    def about(self, g: ResArcana) -> About:
        return because(self.cause)


@mypyc_attr(allow_interpreted_subclasses=True)
class NamesEssences(ByCard):
    """What the answers mean, for whoever has to choose."""

    def types(self) -> i64:
        """The essences of which several may have to be named, as bits."""
        raise NotImplementedError

    def settled_by(self, essence: i64) -> i64:
        """All that is paid, lost or gained once this essence is named; 0: it cannot be."""
        raise NotImplementedError


def of_card(card: i64) -> About:
    """What a question about a card, or because of it, is about; -1: there is none."""
    return {"card": CARD.word(card)} if card >= 0 else {}


def because(cause: i64) -> About:
    """The card that a question comes from; -1: not known."""
    return {"cause": CARD.word(cause)} if cause >= 0 else {}


def of_heap(heap: i64) -> About:
    """A heap as the messages speak of it (`heap-words`)."""
    about: About = {"first": int(first(heap))}
    for e in range(ESSENCES):
        about[ESSENCE.names[e]] = int(count(heap, e))
    return about
