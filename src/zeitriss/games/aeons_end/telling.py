"""News of Aeon's End: what happens beyond the moves. Only while somebody listens."""

from __future__ import annotations

from zeitriss.core.news import News
from zeitriss.games.aeons_end.cards import CARD, FOE, TURN
from zeitriss.games.aeons_end.moves import BREACH
from zeitriss.games.aeons_end.state import AeonsEnd


def tell(g: AeonsEnd, key: str, seat: int = -1, card: int = -1, foe: int = -1, amount: int = -1) -> None:
    """A piece of news about a seat, a card, a nemesis card, a number: what is not given is not part of it."""
    if g.news is None:
        return
    args: dict[str, int | str] = {}
    if seat >= 0:
        args["who"] = f"seat.{seat}"
    if card >= 0:
        args["card"] = f"card.{CARD.names[card]}"
    if foe >= 0:
        args["foe"] = f"foe.{FOE.names[foe]}"
    if amount >= 0:
        args["amount"] = amount
    g.news.append(News(key, args))


def tell_choice(g: AeonsEnd, name: str, option: int) -> None:
    """What was chosen of "A or B"; `name` is the card that lets choose."""
    if g.news is not None:
        g.news.append(News("chosen", {"what": f"either.{name}-{'ab'[option]}"}))


def tell_broken(g: AeonsEnd, seat: int, breach: int) -> None:
    if g.news is not None:
        g.news.append(News("broken", {"who": f"seat.{seat}", "breach": f"breach.{BREACH.names[breach]}"}))


def tell_turn(g: AeonsEnd, key: str, card: int, owners: list[int]) -> None:
    """News about a turn order card and whose it is: nobody's, a player's, a pair's."""
    if g.news is None:
        return
    args: dict[str, int | str] = {"turn": f"turn.{TURN.names[card]}"}
    if owners:
        key += "-of" if len(owners) == 1 else "-pair"
        args["who"] = f"seat.{owners[0]}"
    if len(owners) > 1:
        args["other"] = f"seat.{owners[1]}"
    g.news.append(News(key, args))
