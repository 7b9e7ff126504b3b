"""What a card of the draft is to the places that lie in the middle."""

from __future__ import annotations

from typing import Any

from zeitriss.core.move import Move
from zeitriss.core.telling import Words
from zeitriss.games.res_arcana.cards import CARD
from zeitriss.games.res_arcana.knowledge.view import View
from zeitriss.games.res_arcana.staging.faces import BY_ID


def note(move: Move, view: View, say: Words) -> str:
    """In a word or two; "": it is none of the kinds that places speak of."""
    tags = BY_ID[CARD.names[move.args[0]]].get("tags", []) if move.verb.name == "keep" else []
    if not tags:
        return ""
    kinds = ", ".join(say.name("trait", tag) for tag in tags)
    asking = [place for place in view["places"] if not asked_by(BY_ID[place]).isdisjoint(tags)]
    if not asking:
        return say("note-no-place", kinds=kinds)
    return say("note-places", kinds=kinds, places=", ".join(say.name("card", place) for place in asking))


def asked_by(data: Any) -> set[str]:
    """The kinds of artifact of which a component speaks, wherever it does."""
    if isinstance(data, list):
        return {tag for entry in data for tag in asked_by(entry)}
    if not isinstance(data, dict):
        return set()
    said = {tag for key in ("tag", "applies_to") if isinstance(tag := data.get(key), str)}
    return said | set(data.get("tags_any", [])) | asked_by(list(data.values()))
