"""zeitriss simulate: many games between bots, with statistics."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.progress import Progress

import zeitriss
from zeitriss import Refused
from zeitriss.cli.console import ERR, OUT
from zeitriss.cli.match import Result, Simulation, play_matches
from zeitriss.cli.options import Options, read_options
from zeitriss.cli.outcomes import Outcomes, picture

SHARE = 25  # games that a process plays before it reports


def simulate(
    game: str,
    /,
    *,
    seats: int | None = None,
    games: int = 1000,
    seed: str = "0",
    jobs: int | None = None,
    bot: Annotated[list[str] | None, Parameter(negative=())] = None,
    option: Options = None,
    save: Path | None = None,
    json_: bool = False,
) -> None:
    """Let bots play many games and count outcomes and lengths.

    Every card must lie somewhere in every state, and every game must end; otherwise the exit code is 1.

    Parameters
    ----------
    game
        Name of the game; `zeitriss games` lists them.
    seats
        Number of seats.
    games
        How many games.
    seed
        The same seed gives the same games, however many jobs.
    jobs
        Processes at the same time; by default one per processor.
    bot
        mouse, griffin, owl, dragon or random, for all seats or repeated for each; by default random.
    save
        Keep every game as a file in this folder.
    json_
        As JSON.
    """
    chosen = zeitriss.game(game)
    count, options = chosen.checked(seats, read_options(chosen, option))
    plan = Simulation(game, count, options, per_seat(bot or ["random"], count), seed, save)
    jobs = os.cpu_count() or 1 if jobs is None else jobs
    for name, value in (("games", games), ("jobs", jobs)):
        if value < 1:
            raise Refused(f"{value} given, at least 1 needed", name)
    for name in plan.bots:
        zeitriss.bot(name, chosen)  # refuses an unknown one before the pool starts
    if save is not None:
        save.mkdir(parents=True, exist_ok=True)
    outcomes = Outcomes(count)
    with Progress(console=ERR, disable=not ERR.is_terminal) as progress:
        task = progress.add_task(f"{games} games", total=games)
        for results in played(plan, games, jobs):
            outcomes.add(results)
            progress.advance(task, len(results))
    if json_:
        about = {"game": game, "seats": count, "options": options, "bots": plan.bots, "seed": seed}
        print(json.dumps(about | {"checked": "every state"} | asdict(outcomes.summary())))
    else:
        OUT.print(picture(outcomes.summary(), plan.bots))


def played(plan: Simulation, games: int, jobs: int) -> Iterator[list[Result]]:
    """The results, share by share in the order of the games, so that the number of jobs changes nothing."""
    shares = [range(first, min(first + SHARE, games)) for first in range(0, games, SHARE)]
    if jobs == 1:
        yield from (play_matches(plan, share) for share in shares)
        return
    with ProcessPoolExecutor(jobs) as pool:
        tasks = [pool.submit(play_matches, plan, share) for share in shares]
        try:
            for task in tasks:
                yield task.result()
        except BaseException:  # also when nobody wants the rest
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def per_seat(bots: list[str], seats: int) -> tuple[str, ...]:
    if len(bots) not in (1, seats):
        raise Refused(f"{len(bots)} given, one for all or {seats} needed, one per seat", "bot")
    return tuple(bots * seats if len(bots) == 1 else bots)
