"""Causes: the card that is being carried out, for the words of questions and news."""

from __future__ import annotations

from mypy_extensions import i64

from zeitriss.core.news import AMOUNT, Noun
from zeitriss.games.aeons_end.cards import CARD, CORRUPTION, FOE, NEMESIS, TYPE
from zeitriss.games.aeons_end.shapes import AfterRow, Leaves, OfCard, ToAct, cause_word
from zeitriss.games.aeons_end.state import DRAWN, NEMESIS_PHASE, ROW, STRUCK, AeonsEnd


def cause(g: AeonsEnd) -> str:
    """A strike, the card drawn, one of the row, a corruption, as a word of its domain; else the nemesis itself."""
    if g.phase != NEMESIS_PHASE:
        word = suffered(g)
    elif STRUCK.size(g):
        word = FOE.word(STRUCK.top(g))
    else:
        word = FOE.word(DRAWN.top(g)) if DRAWN.size(g) else acting(g)
    return word or NEMESIS.word(g.nemesis)


def acting(g: AeonsEnd) -> str:
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


def because(g: AeonsEnd) -> dict[str, int | str]:
    """What a question of the team is about: the card that asks."""
    return {"cause": cause(g)}


def tell_blow(g: AeonsEnd, key: str, amount: i64, noun: Noun | None = None, whom: i64 = 0, by: i64 = -1) -> None:
    """Somebody takes damage, by this cause, or by what the nemesis does."""
    news = g.tell(key, AMOUNT, amount, noun, whom)
    if news is not None:
        news.args["cause"] = cause_word(by) if by >= 0 else cause(g)
