"""A tournament from its plan to its ladder."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import islice

from zeitriss.arena.bout import play
from zeitriss.arena.ladder import Ladder
from zeitriss.arena.plan import Plan
from zeitriss.arena.runner import run
from zeitriss.arena.scorebook import Scorebook


def hold(
    plan: Plan,
    book: Scorebook | None = None,
    jobs: int = 1,
    on: str = "",
    until_clear: bool = False,
    report: Callable[[Ladder], None] = lambda ladder: None,
) -> Ladder:
    """Play all bouts that the book does not hold yet. `until_clear`: stop as soon as every question is decided."""
    ladder = Ladder(plan)
    for row in book.rows if book else []:
        ladder.add(row)
    report(ladder)
    if until_clear and ladder.decided:
        return ladder
    for row in run(partial(play, plan), islice(plan.bouts(), ladder.rows, None), jobs, on):
        if book:
            book.add(row)
        ladder.add(row)
        report(ladder)
        if until_clear and ladder.decided:
            break
    return ladder
