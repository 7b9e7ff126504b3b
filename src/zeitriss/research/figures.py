"""Figures: what many games between bots say about the game itself, as plain numbers."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from math import sqrt
from typing import Any

from zeitriss import Game
from zeitriss.arena.bout import Row
from zeitriss.arena.ladder import Ladder
from zeitriss.arena.statistics import Z, wilson
from zeitriss.research.actions import actions
from zeitriss.research.recording import Recording

ORDER = "turn"  # cards that say whose turn it is belong to nobody
LEAST = 10  # games with and without, before anything is said of a card


@dataclass(frozen=True)
class Rate:
    """So many of so many, with its 95 % interval."""

    name: str
    share: float
    low: float
    high: float
    games: int


def share(name: str, won: float, games: int) -> Rate:
    return Rate(name, won / games if games else 0.0, *wilson(won, games), games)


@dataclass(frozen=True)
class Effect:
    """How much oftener those win who have used or held a thing than those who have not."""

    kind: str
    name: str
    title: str
    effect: float
    low: float
    high: float
    used: int  # seats with it; in a team, games
    others: int


def figures(plan: Recording, rows: list[dict[str, Any]], game: Game[Any]) -> dict[str, Any]:
    """Everything that follows from the games alone."""
    over = [row for row in rows if row["reason"]]
    together = plan.seats == 1 or game.team
    return {
        "games": len(rows),
        "cut": len(rows) - len(over),
        "seats": [asdict(one) for one in ([won_at_all(over)] if together else by_seat(over, plan.seats))],
        "first": [asdict(one) for one in ([] if together else by_beginner(over))],
        "lengths": [len(row["actions"]) for row in over],
        "endings": dict(Counter(row["reason"] for row in over).most_common()),
        "effects": [asdict(one) for one in effects(over, game, together)],
    }


def won_at_all(rows: list[dict[str, Any]]) -> Rate:
    return share("won", sum(row["results"][0] for row in rows), len(rows))


def by_seat(rows: list[dict[str, Any]], seats: int) -> list[Rate]:
    return [share(f"seat {seat}", sum(row["results"][seat] for row in rows), len(rows)) for seat in range(seats)]


def by_beginner(rows: list[dict[str, Any]]) -> list[Rate]:
    """Who makes the first move, in games that tell their starting player."""
    known = [row for row in rows if isinstance(json.loads(row["final"]).get("first"), int)]
    won = sum(row["results"][json.loads(row["final"])["first"]] for row in known)
    return [share("starting player", won, len(known))] if known else []


def effects(rows: list[dict[str, Any]], game: Game[Any], together: bool) -> list[Effect]:
    """Every card that was in enough games and missing in enough, the strongest effect first."""
    won: dict[tuple[str, str], float] = defaultdict(float)
    used: Counter[tuple[str, str]] = Counter()
    total, victories = 0, 0.0
    for row in rows:
        for things, result in (
            [(set.union(*things_of(row, game)), row["results"][0])]
            if together
            else zip(things_of(row, game), row["results"], strict=True)
        ):
            total += 1
            victories += result
            for thing in things:
                used[thing] += 1
                won[thing] += result
    say = game.words("en")
    found = []
    for (kind, name), count in used.items():
        if min(count, total - count) >= LEAST:
            difference, half = compare(won[kind, name], count, victories - won[kind, name], total - count)
            title = game.staging.face(kind, name, say)["title"]
            found.append(
                Effect(kind, name, title, difference, difference - half, difference + half, count, total - count)
            )
    return sorted(found, key=lambda one: -one.effect)


def compare(won: float, games: int, lost: float, others: int) -> tuple[float, float]:
    """The difference of two shares and half of its 95 % interval."""
    one, other = won / games, lost / others
    return one - other, Z * sqrt(one * (1 - one) / games + other * (1 - other) / others)


def things_of(row: dict[str, Any], game: Game[Any]) -> list[set[tuple[str, str]]]:
    """The cards of each seat: those that its moves name, and those that lie before it in the end."""
    cards = {(kind, name) for kind, name in game.cards() if kind != ORDER}
    kinds = {name: kind for kind, name in cards}
    found: list[set[tuple[str, str]]] = [set() for _ in row["results"]]
    index = actions(game.name)
    for seat, action in zip(row["seats"], row["actions"], strict=True):
        move = index.move(action)
        for domain, number in zip(move.verb.domains.values(), move.args, strict=True):
            if (domain.kind, domain.names[number]) in cards:
                found[seat].add((domain.kind, domain.names[number]))
    for seat, name in lying(json.loads(row["final"]), len(found), set(kinds.values())):
        if name in kinds:
            for mine in found if seat is None else [found[seat]]:
                mine.add((kinds[name], name))
    return found


def lying(view: dict[str, Any], seats: int, kinds: set[str]) -> Iterator[tuple[int | None, str]]:
    """Names in the last view: of a seat where an entry has a part per seat, of everybody where one is a card's kind."""
    for key, value in view.items():
        if isinstance(value, str) and key in kinds:
            yield None, value
        elif isinstance(value, list) and len(value) == seats:
            for seat, part in enumerate(value):
                if not isinstance(part, str):  # a pile may hold as many cards as there are seats
                    yield from ((seat, name) for name in names_in(part))


def names_in(part: Any) -> Iterable[str]:
    if isinstance(part, str):
        return [part]
    if isinstance(part, dict):
        return [name for value in part.values() for name in names_in(value)]
    return [name for value in part for name in names_in(value)] if isinstance(part, list) else []


def ladder_figures(ladder: Ladder) -> list[dict[str, Any]]:
    return [{**pair.data(), "name": " v ".join(pair.bots)} for pair in ladder.pairs]


def luck(rows: list[Row], together: bool) -> dict[str, int]:
    """Duplicate deals: was it the player or the cards? Each deal counts once."""
    deals: dict[tuple[int, int], list[Row]] = defaultdict(list)
    for row in rows:
        deals[0 if together else row["pair"], row["deal"]].append(row)
    found: Counter[str] = Counter()
    for same in deals.values():
        if len(same) > 1:
            found[verdict(same, together)] += 1
    return dict(found)


def verdict(same: list[Row], together: bool) -> str:
    if together:
        won = [row["results"][0] > 0.5 for row in same]
        return "every bot won it" if all(won) else "some bots won it" if any(won) else "no bot won it"
    winners = [max(range(len(row["results"])), key=row["results"].__getitem__) for row in same]
    if len({row["bots"][seat] for row, seat in zip(same, winners, strict=True)}) == 1:
        return "the same player won from every side"
    return "the same side won whoever sat there" if len(set(winners)) == 1 else "neither"
