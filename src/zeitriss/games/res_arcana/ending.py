"""Points, the victory check, and how it ends (RA-46 to RA-49)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from zeitriss.core.frame import Frame, Work
from zeitriss.core.move import Move
from zeitriss.core.news import COUNT, WHO
from zeitriss.core.offers import Offers
from zeitriss.core.outcome import won_by
from zeitriss.core.schema import Flag, Kind
from zeitriss.games.res_arcana.cards import GOLD_WEIGHT, POINTS, POINTS_FOR, POINTS_PER, TOKEN_POINTS, TRAITS
from zeitriss.games.res_arcana.essence import GOLD, count, total
from zeitriss.games.res_arcana.moves import DONE
from zeitriss.games.res_arcana.power import VICTORY_CHECK, offer_powers, use_power
from zeitriss.games.res_arcana.state import BOARDS, BONUS, ON, POOLS, ResArcana


def points_of(g: ResArcana, seat: i64, card: i64) -> i64:
    """RA-46: printed points and points formulas of a component in play, turned or not (RA-5)."""
    points: i64 = POINTS[card]
    for essence, each in POINTS_PER[card]:
        points += count(ON.at(g, card), essence) * each
    for trait, each in POINTS_FOR[card]:
        for i in range(BOARDS[seat].size(g)):
            if TRAITS[BOARDS[seat].at(g, i)] & trait:
                points += each
    return points


def points(g: ResArcana, seat: i64) -> i64:
    """RA-46: components, the token, and what this check gives (RA-78)."""
    result = BONUS.at(g, seat)
    board = BOARDS[seat]
    for at in range(board.first, board.end(g)):
        result += points_of(g, seat, g.cells[at])
    if g.token == seat:
        result += TOKEN_POINTS
    return result


def tie_break(g: ResArcana, seat: i64) -> i64:
    """RA-47: essences in the pool, gold counting more."""
    pool = POOLS.at(g, seat)
    return total(pool) + (GOLD_WEIGHT - 1) * count(pool, GOLD)


def victory_check(g: ResArcana, at_end: bool) -> list[Frame[ResArcana]]:
    """Reactions first, in turn order from the token holder (RA-78), then the count."""
    return [*[REACT_TO_CHECK[(g.token + i) % g.seats] for i in range(g.seats)], Judge(g.token, at_end)]


class ReactToCheck(Frame[ResArcana]):
    """RA-78, RA-R27: the powers that help at a check, one after the other, passed or not."""

    def offer(self, g: ResArcana, offers: Offers) -> None:
        offer_powers(g, self.seat, VICTORY_CHECK, offers)
        if offers.count:
            offers.add(DONE.first)

    def resume(self, g: ResArcana, move: Move) -> None:
        if move.id != DONE.first:
            g.do(self)
            use_power(g, self.seat, move.a, move.a, move.b)


REACT_TO_CHECK: Final = [ReactToCheck(0), ReactToCheck(1), ReactToCheck(2), ReactToCheck(3)]


class Judge(Work[ResArcana]):
    """RA-47, RA-49, RA-R12: somebody has enough points and the leader wins; else play goes on."""

    fields: ClassVar[dict[str, Kind]] = {"at_end": Flag()}

    def __init__(self, seat: i64, at_end: bool) -> None:
        super().__init__(seat)
        self.at_end = at_end

    def run(self, g: ResArcana) -> None:
        best: i64 = 0
        for seat in range(g.seats):
            best = max(best, points(g, seat))
        limit: i64 = g.options["max_rounds"]
        if best >= g.goal:
            finish(g, "victory" if self.at_end else "victory-check")
        elif self.at_end and limit and g.round >= limit:  # RA-R14: as RA-47 without the threshold
            finish(g, "max-rounds")
        elif not self.at_end:
            g.tell("no-victory")
        if g.outcome is None:
            BONUS.lay(g, [0] * g.seats)


def finish(g: ResArcana, reason: str) -> None:
    """RA-47, RA-R3: most points, then most essences in the pool; who is still tied shares the victory."""
    ranks = [(points(g, seat), tie_break(g, seat)) for seat in range(g.seats)]
    best = max(ranks)
    for seat in range(g.seats):
        g.tell("points", WHO, seat, COUNT, ranks[seat][0])
    g.outcome = won_by(reason, [seat for seat in range(g.seats) if ranks[seat] == best], g.seats)
