"""An open payment, loss or gain: what it is for, what is paid already, and every way to settle the rest."""

from __future__ import annotations

from itertools import combinations_with_replacement
from math import comb
from typing import Final, NotRequired, TypedDict

from mypy_extensions import i64

from zeitriss.games.res_arcana.effects.costs import PaySame
from zeitriss.games.res_arcana.effects.gains import GainAny, LayAny
from zeitriss.games.res_arcana.essence import ESSENCE, ESSENCES, HEAP, UNIT, count, first
from zeitriss.games.res_arcana.moves import DONE, PAY
from zeitriss.games.res_arcana.paying import Loss, Payment, common
from zeitriss.games.res_arcana.power import Costs
from zeitriss.games.res_arcana.state import ON, POOLS, ResArcana

Essences = dict[str, int]
MANY: Final = 250  # ways that are listed; where there are more, one pays essence by essence


class Way(TypedDict):
    heap: Essences
    moves: list[str]  # the answers that settle it


class Owed(TypedDict):
    act: str  # what it is for: place, use, ward, lose; alike: a power that costs X of one type; gain, lay: it brings
    paid: Essences  # without a question
    ways: list[Way]
    onto: NotRequired[Essences]  # where it brings essences: what is there already


def owed(g: ResArcana) -> Owed | None:
    frame = g.stack.top() if g.outcome is None and len(g.stack) else None
    if isinstance(frame, PaySame):
        return {"act": "alike", "paid": essences(g.spent), "ways": alike(g, frame)}
    if isinstance(frame, GainAny):
        return brought(g, frame)
    if not isinstance(frame, Payment) or len(frame.ways) > MANY:
        return None
    found: list[Way] = []
    walk(frame, frame.ways, 0, [], found)
    act = act_of(g, frame)
    return {"act": act, "paid": essences(g.spent if act in ("place", "use") else 0), "ways": found}


def act_of(g: ResArcana, frame: Payment) -> str:
    if isinstance(frame, Loss):
        return "lose"
    if frame.card < 0:
        return "ward"
    return "use" if any(isinstance(below, Costs) for below in g.stack) else "place"


def walk(frame: Payment, ways: list[int], settled: i64, moves: list[str], found: list[Way]) -> None:
    """As answers would go: an essence, then what is part of all ways that are left goes by itself (RA-R23)."""
    if len(ways) == 1:
        found.append({"heap": essences(settled + ways[0]), "moves": moves})
        return
    for e in range(i64(ESSENCES)):
        left = [way - UNIT[e] for way in ways if first(way) == e]
        if left:
            shared = common(left)
            rest = [way - shared for way in left]
            walk(frame, rest, settled + UNIT[e] + shared, [*moves, frame.verb().at(e).text], found)
    if 0 in ways:
        found.append({"heap": essences(settled), "moves": [*moves, DONE.template]})


def alike(g: ResArcana, frame: PaySame) -> list[Way]:
    """RA-81: so many of one type as one likes; the last of them needs no end."""
    pool = POOLS.at(g, frame.seat)
    least: i64 = 1 if g.x else max(frame.least, 1)
    found: list[Way] = []
    if g.x >= frame.least:
        found.append({"heap": essences(0), "moves": [DONE.template]})
    for e in range(i64(ESSENCES)):
        have: i64 = 0 if frame.without >> e & 1 else count(pool, e)
        for number in range(least, have + 1):
            moves = [PAY.at(e).text] * int(number)
            found.append(
                {"heap": essences(number * UNIT[e]), "moves": moves if number == have else [*moves, DONE.template]}
            )
    return found


def brought(g: ResArcana, frame: GainAny) -> Owed | None:
    """RA-26, RA-86: several of several types, named type by type; of the last type one answer brings all."""
    number, types = int(frame.number), [e for e in range(ESSENCES) if not frame.without >> e & 1]
    if number < 2 or comb(number + len(types) - 1, number) > MANY:
        return None
    ways: list[Way] = []
    for heap in combinations_with_replacement(types, number):
        named = [e for i, e in enumerate(heap) if not i or heap[i - 1] != types[-1]]
        moves = [frame.verb().at(e).text for e in named]
        ways.append({"heap": essences(sum([UNIT[e] for e in heap])), "moves": moves})
    if isinstance(frame, LayAny):
        return {"act": "lay", "paid": essences(0), "ways": ways, "onto": essences(ON.at(g, frame.at))}
    return {"act": "gain", "paid": essences(0), "ways": ways, "onto": essences(POOLS.at(g, frame.seat))}


def essences(heap: i64) -> Essences:
    return {name: int(heap >> HEAP.lane * e & 0xFFF) for e, name in enumerate(ESSENCE.names)}
