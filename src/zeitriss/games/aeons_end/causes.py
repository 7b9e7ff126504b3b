"""Causes: the card that an effect comes from, for the words of questions and news."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from zeitriss.core.frame import Frame
from zeitriss.core.move import Domain
from zeitriss.core.news import AMOUNT, News, Noun
from zeitriss.core.schema import One
from zeitriss.games.aeons_end.ahead import Ahead
from zeitriss.games.aeons_end.cards import CARD, CORRUPTION, FOE, MAGE, NEMESIS, TYPE
from zeitriss.games.aeons_end.state import DRAWN, NEMESIS_PHASE, ROW, STRUCK, AeonsEnd

CAUSE: Final = Domain("cause", [*CARD.names, *MAGE.names, *FOE.names])
WORDS: Final = [domain.word(i) for domain in (CARD, MAGE, FOE) for i in range(len(domain))]
BY: Final = One(CAUSE, or_none=True)
ACTING: Final = -1  # what is being carried out: a card of the nemesis, a corruption
RULES: Final = -2  # no card
OTHER: Final = "coming-other"


def cause_of(name: str) -> int:
    """The number of a mage or a nemesis card among the causes; cards of players have their own."""
    return CAUSE.index[name]


class Effect(Frame[AeonsEnd]):
    """Something that happens to the table, and can be foreseen."""

    coming: ClassVar[str] = OTHER  # the line of the forecast; "": it is not spoken of
    least: ClassVar[int] = -1  # of which that line speaks; -1: of none
    of: ClassVar[int] = -1  # the card whose text it is part of, as a cause; -1: several have it
    sure: ClassVar[bool] = False  # it happens in the same way, whatever is chosen or drawn before

    def __init__(self, seat: int, cause: i64 = ACTING) -> None:
        self.seat = seat  # without a call of Frame's: such frames are made all the time
        self.cause: i64 = cause

    def named(self) -> str:
        """The card that it comes from, where the frame itself knows it."""
        known = self.cause if self.cause >= 0 else self.of
        return WORDS[known] if known >= 0 else ""

    def about(self, g: AeonsEnd) -> dict[str, int | str]:
        """Only the team is ever asked by the nemesis itself."""
        word = self.named() or acting(g) or (NEMESIS.word(g.nemesis) if self.team else "")
        return {"cause": word} if word else {}

    def foresee(self, ahead: Ahead) -> None:
        """Say what will happen, at least by which card; what is sure happens on the table ahead."""
        if self.coming == OTHER and self.named():
            ahead.say("coming-text", card=self.named())
        elif self.coming:
            ahead.say(self.coming, self.number(ahead.g))
        if self.sure:
            depth = ahead.g.stack.depth
            self.run(ahead.g)
            foresee(ahead, ahead.g.stack.lying()[depth:][::-1])

    def number(self, g: AeonsEnd) -> int:
        """Of which the forecast speaks."""
        return self.least

    def possible(self, g: AeonsEnd) -> bool:
        """AE-64: whether it can be carried out completely, as an option of "A or B"."""
        return True


def foresee(ahead: Ahead, text: list[Frame[Any]]) -> None:
    """What is certain of each line."""
    for line in text:
        if isinstance(line, Effect):
            line.foresee(ahead)


class Sure(Effect):
    """Work in which nobody is asked and nothing is hidden; what it does speaks for itself in the forecast."""

    coming = ""
    sure = True


class OfCard(Effect):
    fields: ClassVar = {"card": One(CARD)}

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat, card)
        self.card = card


class OfFoe(Effect):
    fields: ClassVar = {"foe": One(FOE)}

    def __init__(self, seat: int, foe: int) -> None:
        super().__init__(seat)
        self.foe = foe


class ToAct(OfFoe):
    """A card of the row whose turn to act is still to come (AE-56)."""


class Leaves(OfFoe):
    """A card of the row that is being carried out and leaves play afterwards."""


class AfterRow(Effect):
    """What follows when the row has acted."""


def acting(g: AeonsEnd) -> str:
    """What is being carried out: a strike, the card drawn, one of the row, a corruption; "" if none is."""
    if g.phase != NEMESIS_PHASE:
        return suffered(g)
    if STRUCK.size(g):
        return FOE.word(STRUCK.top(g))
    return FOE.word(DRAWN.top(g)) if DRAWN.size(g) else in_row(g)


def in_row(g: AeonsEnd) -> str:
    """AE-56: of the row, from left to right, the one before those whose turn is still to come."""
    before: i64 = -1
    for frame in g.stack.lying()[::-1]:
        if isinstance(frame, Leaves):
            return FOE.word(frame.foe)
        if isinstance(frame, ToAct) and ROW.has(g, frame.foe):
            before = ROW.find(g, frame.foe)
            break
        if isinstance(frame, AfterRow):
            before = ROW.size(g)
            break
    return FOE.word(ROW.at(g, before - 1)) if before > 0 else ""


def suffered(g: AeonsEnd) -> str:
    """In the turn of a player: the corruption that is carried out, the power that is stopped."""
    for frame in g.stack.lying()[::-1]:
        if isinstance(frame, Leaves):
            return FOE.word(frame.foe)
        if isinstance(frame, OfCard) and TYPE[frame.card] == CORRUPTION:
            return CARD.word(frame.card)
    return ""


def because(g: AeonsEnd, cause: i64, news: News | None) -> None:
    """These news come from this card."""
    if news is not None and cause != RULES:
        word = WORDS[cause] if cause >= 0 else acting(g)
        if word:
            news.args["cause"] = word


def tell_blow(g: AeonsEnd, key: str, amount: i64, noun: Noun | None = None, whom: i64 = 0, cause: i64 = ACTING) -> None:
    """Somebody takes damage, by this cause, or by what the nemesis does."""
    news = g.tell(key, AMOUNT, amount, noun, whom)
    if news is not None:
        because(g, cause, news)
        news.args.setdefault("cause", NEMESIS.word(g.nemesis))
