"""A payment as one answer: from what one has most of, gold last."""

from __future__ import annotations

from collections import Counter

from zeitriss.core.move import Move
from zeitriss.core.telling import Words
from zeitriss.games.res_arcana.essence import ESSENCE
from zeitriss.games.res_arcana.knowledge.view import View
from zeitriss.games.res_arcana.moves import DONE, PAY
from zeitriss.games.res_arcana.staging.faces import heap


def together(move: Move, view: View) -> str:
    """The essence that is given away first; none where nothing need be paid."""
    if view["ask"] != "payment" or move.verb is not PAY or view["seat"] is None or DONE.template in view["moves"]:
        return ""
    pool = view["pools"][view["seat"]]
    offered = [text.removeprefix("pay ") for text in view["moves"]]
    most = max(offered, key=lambda essence: (essence != "gold", pool[essence]))
    return "payment" if ESSENCE.names[move.args[0]] == most else ""


def in_sum(steps: list[tuple[Move, View]], say: Words) -> str:
    """All that these answers settle."""
    paid: Counter[str] = Counter()
    for move, view in steps:
        paid.update(view["settles"][ESSENCE.names[move.args[0]]])
    return heap(dict(paid), say)
