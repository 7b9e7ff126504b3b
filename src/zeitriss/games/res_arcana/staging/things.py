"""Things and rows that the centre and the players' boards are made of."""

from __future__ import annotations

from zeitriss.core.scene import Thing, Zone
from zeitriss.core.telling import Words
from zeitriss.games.res_arcana.staging.signs import face


def laid(id: str, name: str, things: list[Thing]) -> Zone:
    return {"id": id, "name": name, "kind": "row", "things": things}


def token(id: str, name: str, essence: str) -> Thing:
    return {"id": id, "kind": "token", "name": name, "symbol": essence, "colour": essence}


def pile(id: str, name: str, count: int) -> Thing:
    thing: Thing = {"id": id, "kind": "deck", "name": name, "count": count}
    if not count:
        thing["dim"] = True
    return thing


def card_thing(name: str, say: Words) -> Thing:
    return {"id": name, "kind": "card", "name": say.name("card", name), "face": face("card", name, say)}


def hidden(id: str, seat: int, say: Words) -> Thing:
    return {"id": id, "kind": "card", "name": say("hidden-card", who=say.seat(seat))}


def known_or_hidden(cards: list[str | None], seat: int, key: str, say: Words) -> list[Thing]:
    return [
        hidden(f"{key}-{seat}-{i}", seat, say) if name is None else card_thing(name, say)
        for i, name in enumerate(cards)
    ]
