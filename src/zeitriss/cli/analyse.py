"""zeitriss analyse: which decisions of a game were good, and which cost it."""

from __future__ import annotations

import json
import os
from functools import partial
from pathlib import Path

from msgspec import structs
from rich.table import Table

from zeitriss.arena.runner import run
from zeitriss.cli.arena import bar
from zeitriss.cli.console import OUT
from zeitriss.cli.files import story_in
from zeitriss.play.analysis import Verdict, check, decisions, judge

SHOWN = 10


def analyse(file: Path, /, *, level: str = "owl", jobs: int | None = None, json_: bool = False) -> None:
    """Look at a game again, decision by decision.

    Every decision is thought through from the seat of who made it, with what that seat could know.

    Parameters
    ----------
    file
        A game file.
    level
        Who looks at it: owl or dragon.
    jobs
        Processes at the same time; by default one per processor.
    json_
        All decisions as JSON.
    """
    check(level)
    made = decisions(story_in(file))
    jobs = min(len(made), jobs or os.cpu_count() or 1) or 1
    verdicts: list[Verdict] = []
    with bar() as progress:
        task = progress.add_task(level, total=len(made))
        for verdict in run(partial(judge, level), made, jobs):
            verdicts.extend([] if verdict is None else [verdict])
            progress.advance(task)
    if json_:
        print(json.dumps([structs.asdict(one) | {"swing": one.swing} for one in verdicts], ensure_ascii=False))
    else:
        OUT.print(picture(verdicts))


def picture(verdicts: list[Verdict]) -> Table:
    """The decisions that cost most."""
    table = Table(box=None, pad_edge=False, title=f"the {SHOWN} largest swings of {len(verdicts)} decisions")
    for name in ("line", "seat", "made", "before", "after", "better"):
        table.add_column(name, justify="right" if name in ("line", "before", "after") else "left")
    for one in sorted(verdicts, key=lambda one: -one.swing)[:SHOWN]:
        better = "" if one.best[0][0] == one.move else one.best[0][0]
        chances = (f"{100 * chance:.0f} %" for chance in (one.before, one.after))
        table.add_row(str(one.n), "ABCDE"[one.seat], one.move, *chances, better)
    return table
