"""zeitriss ladder: tournaments of one game, played at different times, on one ladder."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import zeitriss
from zeitriss import Refused
from zeitriss.arena.ladder import Ladder, Pair
from zeitriss.arena.plan import Plan
from zeitriss.arena.plot import svg
from zeitriss.cli.arena import results
from zeitriss.cli.console import OUT
from zeitriss.cli.files import Drawing, draw

PLAN = ("game", "seats", "options", "bots", "games", "seed")


def ladder(*files: Path, plot: Drawing = None, json_: bool = False) -> None:
    """Put the results of several tournaments on one ladder.

    Parameters
    ----------
    files
        What `zeitriss arena --save` has written, all of one game and number of seats.
    plot
        The results as a drawing (.svg; .png with the extra research).
    json_
        As JSON.
    """
    found = [read(file) for file in files]
    if len({(one.plan.game, one.plan.seats) for one in found}) != 1:
        raise Refused("tournaments of one game and number of seats are needed", "files")
    pairs = joined([pair for one in found for pair in one.pairs])
    if plot:
        title = zeitriss.game(found[0].plan.game).words("en")("title")
        draw(svg(pairs, f"{title}: share of games won"), plot)
    if json_:
        print(json.dumps([pair.data() for pair in pairs]))
    else:
        OUT.print(results(pairs))


def joined(pairs: list[Pair]) -> list[Pair]:
    """The same bots in several tournaments, of one nemesis each, say, stand on one rung."""
    rungs: dict[tuple[str, ...], Pair] = {}
    for pair in pairs:
        rung = rungs.setdefault(pair.bots, Pair(pair.bots, pair.even))
        rung.games += pair.games
        rung.won += pair.won
        for won in pair.deals.values():
            rung.deals[len(rung.deals)] = won
    return list(rungs.values())


def read(file: Path) -> Ladder:
    """The ladder of one tournament, as far as it was played."""
    first, *rows = file.read_text(encoding="utf-8").splitlines() or [""]
    try:
        data: dict[str, Any] = json.loads(first)
        plan = Plan(**{name: data[name] for name in PLAN} | {"bots": tuple(data["bots"])})
    except (ValueError, KeyError, TypeError):
        raise Refused("no tournament (`zeitriss arena --save` writes one)", str(file)) from None
    found = Ladder(plan)
    for row in rows:
        found.add(json.loads(row))
    return found
