"""zeitriss arena: bots against each other on the same deals."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from contextlib import closing, nullcontext
from pathlib import Path

from rich.console import Group
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

import zeitriss
from zeitriss import Refused
from zeitriss.arena.ladder import Ladder, Pair
from zeitriss.arena.plan import Plan
from zeitriss.arena.plot import svg
from zeitriss.arena.scorebook import Scorebook
from zeitriss.arena.tournament import hold
from zeitriss.cli.console import ERR, OUT
from zeitriss.cli.files import Drawing, draw
from zeitriss.cli.options import Options, read_options

VERDICT = {1: "first is better", 0: "open", -1: "second is better"}


def arena(
    game: str,
    /,
    *bots: str,
    seats: int | None = None,
    games: int = 200,
    seed: str = "0",
    jobs: int | None = None,
    option: Options = None,
    until_clear: bool = False,
    on: str = "",
    save: Path | None = None,
    plot: Drawing = None,
    json_: bool = False,
) -> None:
    """Let bots play each other on the same deals, in every seat.

    Everybody meets everybody. With three and more seats one of the first kind sits among the second; alone or in a
    team, bots are compared by how often they win the same deals.

    Parameters
    ----------
    game
        Name of the game; `zeitriss games` lists them.
    bots
        mouse, griffin, owl, dragon or random, two or more; for a team or alone, one or more.
    seats
        Number of seats.
    games
        How many games each pair plays at most.
    seed
        The same seed gives the same deals and games, wherever they are played.
    jobs
        Processes at the same time; by default one per processor.
    until_clear
        Stop as soon as it is clear who is better, with at most one wrong verdict in twenty.
    on
        ray for a Ray cluster of this machine, ray://HOST:PORT for another.
    save
        Every game with all its moves in this file; if it holds part of this tournament, go on with it.
    plot
        The results as a drawing (.svg; .png with the extra research).
    json_
        As JSON.
    """
    chosen = zeitriss.game(game)
    count, options = chosen.checked(seats, read_options(chosen, option))
    plan = Plan(game, count, options, bots, games, seed)
    jobs = os.cpu_count() or 1 if jobs is None else jobs
    check(plan, jobs)
    with closing(Scorebook(save, plan)) if save else nullcontext() as book, bar() as progress:
        task = progress.add_task(" ".join(bots), total=sum(1 for _ in plan.bouts()))
        ladder = hold(plan, book, jobs, on, until_clear, lambda now: progress.update(task, completed=now.rows))
    if plot:
        draw(svg(ladder.pairs, f"{chosen.words('en')('title')}: share of games won"), plot)
    if json_:
        print(json.dumps(ladder.data()))
    else:
        OUT.print(picture(ladder))


def check(plan: Plan, jobs: int) -> None:
    least = 1 if plan.together else 2
    if len(plan.bots) < least or len(set(plan.bots)) < len(plan.bots):
        raise Refused(f"{len(plan.bots)} given, {least} or more different ones needed", "bots")
    for name in plan.bots:
        zeitriss.bot(name, zeitriss.game(plan.game))  # refuses an unknown one before anything is played
    for field, value in (("games", plan.games), ("jobs", jobs)):
        if value < 1:
            raise Refused(f"{value} given, at least 1 needed", field)


def bar() -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=ERR, disable=not ERR.is_terminal)


def picture(ladder: Ladder) -> Group:
    return Group(results(ladder.pairs), *compared(ladder))


def results(pairs: Sequence[Pair]) -> Table:
    table = Table(box=None, pad_edge=False)
    for name in ("pair", "games", "won", "share", "95 %", "verdict"):
        table.add_column(name, justify="left" if name in ("pair", "verdict") else "right")
    for pair in pairs:
        data = pair.data()
        interval = f"{100 * data['low']:.0f} to {100 * data['high']:.0f} %"
        verdict = VERDICT[pair.verdict] if len(pair.bots) > 1 else ""
        share = f"{100 * pair.share:.1f} %"
        table.add_row(" v ".join(pair.bots), str(pair.games), f"{pair.won:g}", share, interval, verdict)
    return table


def compared(ladder: Ladder) -> list[Text]:
    """Beyond the pairs: neighbours on the same deals, or ratings."""
    if ladder.ratings is None:
        return [Text(f"{one} v {other}, deal by deal: {VERDICT[now]}") for (one, other), now in ladder.differences()]
    order = sorted(ladder.ratings.data().items(), key=lambda item: -item[1]["mu"])
    return [Text("OpenSkill: " + ", ".join(f"{name} {one['mu']:.1f} ± {one['sigma']:.1f}" for name, one in order))]
