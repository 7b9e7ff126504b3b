"""Ids of things on the table. Equal cards of a player are numbered through hand, breaches, play area and discard pile.

So the last copy of one place is followed by the first of the next, and a card that moves on keeps its id. A hand shows
equal cards as one thing under the number of its last copy: the one that leaves when such a card is played.
"""

from __future__ import annotations

from zeitriss.games.aeons_end.knowledge.view import Player, View


def zones(player: Player) -> dict[str, list[str]]:
    """The cards of a player that everybody sees, by place, in the order in which they are numbered."""
    breaches = {f"breach-{i}": list(held) for i, held in enumerate(player["spells"])}
    return {"hand": player["hand"], **breaches, "play": player["play"], "discard": player["discard"]}


def numbered(view: View, seat: int, zone: str) -> list[str]:
    """One id per card of this place, in the order in which they lie."""
    before: list[str] = []
    for name, held in zones(view["players"][seat]).items():
        if name == zone:
            return [f"{seat}-{card}-{before.count(card) + held[:i].count(card)}" for i, card in enumerate(held)]
        before += held
    raise KeyError(zone)


def last_copy(view: View, seat: int, zone: str, card: str) -> str:
    """The copy of a card that leaves this place next."""
    held = zones(view["players"][seat])[zone]
    ids = numbered(view, seat, zone)
    return next(thing for name, thing in zip(reversed(held), reversed(ids), strict=True) if name == card)
