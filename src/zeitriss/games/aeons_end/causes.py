"""Causes: the card that is being carried out, for the words of questions and news."""

from __future__ import annotations

from mypy_extensions import i64

from zeitriss.core.news import AMOUNT, WHO
from zeitriss.games.aeons_end.cards import CARD, CORRUPTION, FOE, TYPE
from zeitriss.games.aeons_end.shapes import AfterRow, Leaves, OfCard, ToAct
from zeitriss.games.aeons_end.state import DRAWN, NEMESIS_PHASE, ROW, STRUCK, AeonsEnd


def cause(g: AeonsEnd) -> str:
    """A strike, the card drawn, one of the row, a corruption, as a word of its domain; empty: none of them."""
    if g.phase != NEMESIS_PHASE:
        return corruption(g)
    if STRUCK.size(g):
        return FOE.word(STRUCK.top(g))
    if DRAWN.size(g):
        return FOE.word(DRAWN.top(g))
    return acting(g)


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


def corruption(g: AeonsEnd) -> str:
    for frame in g.stack.lying()[::-1]:
        if isinstance(frame, OfCard) and TYPE[frame.card] == CORRUPTION:
            return CARD.word(frame.card)
    return ""


def because(g: AeonsEnd) -> dict[str, int | str]:
    """What a question of the team is about: the card that asks."""
    word = cause(g)
    return {"cause": word} if word else {}


def tell_blow(g: AeonsEnd, key: str, amount: i64, seat: i64 = -1) -> None:
    """Somebody takes damage: from what, where it is a card of the nemesis or a corruption."""
    news = g.tell(key, AMOUNT, amount) if seat < 0 else g.tell(key, WHO, seat, AMOUNT, amount)
    if news is not None:
        word = cause(g)
        if word:
            news.key = f"{key}-by"
            news.args["cause"] = word
