"""Odds: how likely a portal fits the hidden era on top, by all that the viewer has seen (ET-17, ET-47)."""

from __future__ import annotations

from collections import Counter

from zeitriss.core.move import Move
from zeitriss.core.telling import Words
from zeitriss.games.eternitium.cards import CARD, ERA, ERA_COUNT
from zeitriss.games.eternitium.knowledge.view import View
from zeitriss.games.eternitium.moves import RISK
from zeitriss.games.eternitium.staging.faces import PORTALS
from zeitriss.games.eternitium.staging.travellers import viewer


def note(move: Move, view: View, say: Words) -> str:
    """What is risked is told before it is risked."""
    if move.verb is not RISK:
        return ""
    on_top = odds(view)
    return say("note-odds", percent=round(100 * sum(on_top[era] for era in PORTALS[CARD.names[move.args[0]]])))


def odds(view: View) -> dict[str, float]:
    """By era: the chance that it lies on top of the own stack."""
    me, left = viewer(view), unseen(view)
    new = {era: count / max(1, left.total()) for era, count in left.items()}
    mixed, met = view["mixed"][me], Counter(view["met"][me])
    if len(view["stacks"][me]) - 1 not in mixed:
        return new
    fresh = len(mixed) - met.total()  # of those that were shuffled, so many were never seen
    return {era: (met[era] + fresh * new[era]) / len(mixed) for era in ERA.names}


def unseen(view: View) -> Counter[str]:
    """Eras that the viewer has never seen, wherever they lie."""
    known = [era.removesuffix("+") for stack in view["stacks"] for era in stack if era[0] != "?"]
    met = [era for eras in view["met"] for era in eras]
    left = Counter(dict(zip(ERA.names, ERA_COUNT, strict=True)))
    left.subtract([*known, *met, *view["era_row"], *view["era_discard"], *(view["eras_met"] or [])])
    return left
