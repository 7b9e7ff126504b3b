"""Points, the victory check, and how it ends (RA-46 to RA-49)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from zeitriss.core.frame import Frame
from zeitriss.core.move import Move
from zeitriss.core.news import News
from zeitriss.core.outcome import won_by
from zeitriss.core.schema import Flag, Kind
from zeitriss.games.res_arcana.cards import GOLD_WEIGHT, POINTS, POINTS_FOR, POINTS_PER, TOKEN_POINTS, TRAITS
from zeitriss.games.res_arcana.essence import GOLD, count, total
from zeitriss.games.res_arcana.moves import DONE, USE
from zeitriss.games.res_arcana.power import NO_MOVES, POWERS, REACT, VICTORY_CHECK, use_power
from zeitriss.games.res_arcana.state import ResArcana


def points_of(g: ResArcana, seat: i64, card: i64) -> i64:
    """RA-46: printed points and points formulas of a component in play, turned or not (RA-5)."""
    points: i64 = POINTS[card]
    for essence, each in POINTS_PER[card]:
        points += count(g.on[card], essence) * each
    for trait, each in POINTS_FOR[card]:
        for other in g.boards[seat]:
            if TRAITS[other] & trait:
                points += each
    return points


def points(g: ResArcana, seat: i64) -> i64:
    """RA-46: components, the token, and what this check gives (RA-78)."""
    result: i64 = g.bonus[seat]
    for card in g.boards[seat]:
        result += points_of(g, seat, card)
    if g.token == seat:
        result += TOKEN_POINTS
    return result


def tie_break(g: ResArcana, seat: i64) -> i64:
    """RA-47: essences in the pool, gold counting more."""
    pool: i64 = g.pools[seat]
    return total(pool) + (GOLD_WEIGHT - 1) * count(pool, GOLD)


def check_victory(g: ResArcana, at_end: bool) -> None:
    """Reactions first, in turn order from the token holder (RA-78), then the count."""
    reactions = [REACT_TO_CHECK[(g.token + i) % g.seats] for i in range(g.seats)]
    g.do(*reactions, Judge(g.token, at_end))


class ReactToCheck(Frame[ResArcana]):
    """RA-78, RA-R27: the powers that help at a check, one after the other, passed or not."""

    def choices(self, g: ResArcana) -> list[Move]:
        moves: list[Move] = []
        for card in g.boards[self.seat]:
            for i in range(len(POWERS[card])):
                power = POWERS[card][i]
                if power.kind == REACT and power.trigger == VICTORY_CHECK and power.usable(g, self.seat, card):
                    moves.append(USE.at(card, i))
        if not moves:
            return NO_MOVES
        moves.append(DONE.at())
        return moves

    def resume(self, g: ResArcana, move: Move) -> None:
        if move is not DONE.at():
            card: i64 = move.args[0]
            g.do(self)
            use_power(g, self.seat, card, card, move.args[1])


REACT_TO_CHECK: Final = [ReactToCheck(0), ReactToCheck(1), ReactToCheck(2), ReactToCheck(3)]


class Judge(Frame[ResArcana]):
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
        elif g.news is not None and not self.at_end:
            g.news.append(News("no-victory", {}))
        if g.outcome is None:
            g.bonus = [0] * g.seats


def finish(g: ResArcana, reason: str) -> None:
    """RA-47, RA-R3: most points, then most essences in the pool; who is still tied shares the victory."""
    ranks = [(points(g, seat), tie_break(g, seat)) for seat in range(g.seats)]
    best = max(ranks)
    if g.news is not None:
        for seat in range(g.seats):
            g.news.append(News("points", {"who": f"seat.{seat}", "count": int(ranks[seat][0])}))
    g.outcome = won_by(reason, [seat for seat in range(g.seats) if ranks[seat] == best], g.seats)
