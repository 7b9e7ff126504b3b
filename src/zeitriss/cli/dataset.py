"""zeitriss dataset: games between bots as Parquet files."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

import zeitriss
from zeitriss import Refused
from zeitriss.cli.arena import bar
from zeitriss.cli.console import OUT
from zeitriss.cli.extra import needs
from zeitriss.cli.options import Options, read_options


def dataset(
    game: str,
    /,
    *,
    bots: Annotated[list[str] | None, Parameter(consume_multiple=True, negative=())] = None,
    games: int = 1000,
    seats: int | None = None,
    seed: int = 0,
    observations: Annotated[bool, Parameter(negative="--no-observations")] = True,
    jobs: int | None = None,
    option: Options = None,
    on: str = "",
    save: Path | None = None,
) -> None:
    """Let bots play and write every decision and every game as Parquet, with a manifest. Stopped, it goes on later.

    Parameters
    ----------
    game
        Name of the game; `zeitriss games` lists them.
    bots
        Who plays; several take the seats in turn. By default griffin.
    games
        How many games.
    seats
        Number of seats.
    seed
        The first game's; the others follow it by one.
    observations
        What the seat saw at each decision, as numbers; without them the files are a third as large.
    jobs
        Processes at the same time; by default one per processor.
    on
        ray for a Ray cluster of this machine, ray://HOST:PORT for another.
    save
        The folder; by default named by game and seed.
    """
    with needs("research"):
        from zeitriss.research.dataset import load, make
        from zeitriss.research.recording import Recording
    chosen = zeitriss.game(game)
    count, options = chosen.checked(seats, read_options(chosen, option))
    names = tuple(bots or ["griffin"])
    for name in names:
        zeitriss.bot(name, chosen)  # refuses an unknown one before anything is played
    if games < 1:
        raise Refused(f"{games} given, at least 1 needed", "games")
    plan = Recording(game, count, options, names, games, seed, observations)
    folder = save or Path(f"dataset-{game}-{seed}")
    command = f"zeitriss dataset {game} --bots {' '.join(names)} --games {games} --seats {count} --seed {seed}"
    command += "".join(f" --option {one}" for one in option or []) + ("" if observations else " --no-observations")
    with bar() as progress:
        task = progress.add_task(" ".join(names), total=len(plan.shares))
        make(plan, folder, jobs or os.cpu_count() or 1, on, command, lambda done: progress.update(task, completed=done))
    found = load(folder)
    OUT.print(f"{len(found.games)} games, {len(found.decisions)} decisions in {folder}")
