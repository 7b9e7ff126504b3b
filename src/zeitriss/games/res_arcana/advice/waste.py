"""What gives something away for nothing in Res Arcana. Where all moves look alike, a search would choose it as well."""

from __future__ import annotations

from mypy_extensions import i64

from zeitriss.core.move import Move
from zeitriss.games.res_arcana.advice.hunch import wanted
from zeitriss.games.res_arcana.advice.value import FINISH, after, edge
from zeitriss.games.res_arcana.cards import CARDS, COST, MONUMENT_COST
from zeitriss.games.res_arcana.effects.targets import StraightenOne
from zeitriss.games.res_arcana.essence import GOLD, count, fits
from zeitriss.games.res_arcana.moves import PASS, PAY, STRAIGHTEN, USE
from zeitriss.games.res_arcana.state import HANDS, PASSED, POOLS, TURNED, ResArcana
from zeitriss.games.res_arcana.turn import Turn


def wasteful(g: ResArcana, seat: int, move: Move) -> bool:
    top = g.stack[-1]
    if move.verb is PAY:
        return move.a == GOLD and has_to_spare(g, seat)
    if isinstance(top, StraightenOne):  # itself: what was paid for it is gone, and all is as it was
        return move.verb is STRAIGHTEN and move.a == top.cause and len(g.moves) > 1
    if isinstance(top, Turn):
        return is_idle(g, seat, move) if move.verb is USE else move.verb is PASS and leaves_gifts(g, seat)
    return False


def has_to_spare(g: ResArcana, seat: i64) -> bool:
    """Whether something else than gold could be paid that the seat does not save up for."""
    target, pool = wanted(g, seat), POOLS.at(g, seat)
    cost = MONUMENT_COST if target < 0 else COST[target]
    return any(move.verb is PAY and move.a != GOLD and count(pool, move.a) > count(cost, move.a) for move in g.moves)


def is_idle(g: ResArcana, seat: i64, move: Move) -> bool:
    """A power that turns its card, takes essences perhaps, and changes nothing else, however it is used best."""
    world = after(g, seat, move)
    if world.outcome is not None:
        return False
    pool = POOLS.start + seat
    for i in range(len(g.cells)):
        if g.cells[i] != world.cells[i]:
            card = i - TURNED.start
            if 0 <= card < CARDS:
                if card != move.a:
                    return False
            elif i != pool or not fits(world.cells[i], g.cells[i]):
                return False
    return True


def leaves_gifts(g: ResArcana, seat: i64) -> bool:
    """Passes when the others have, so that nothing calls for haste, and a power would bring something for nothing."""
    for other in range(g.seats):
        if other != seat and not PASSED.at(g, other):
            return False
    over = after(g, seat, PASS.at()).outcome
    if over is not None and over.results[seat] > 0.0:
        return False
    here = edge(g, seat) + FINISH
    for move in g.moves:
        if move.verb is USE:
            world = after(g, seat, move)
            kept = fits(POOLS.at(g, seat), POOLS.at(world, seat)) and HANDS[seat].size(world) >= HANDS[seat].size(g)
            if kept and edge(world, seat) > here:
                return True
    return False
