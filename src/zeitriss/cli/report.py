"""zeitriss report: a page about a game itself."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

import zeitriss
from zeitriss import Refused
from zeitriss.cli.arena import bar
from zeitriss.cli.console import ERR, OUT
from zeitriss.cli.extra import needs
from zeitriss.cli.failed import Failed
from zeitriss.cli.options import Options, read_options


def report(
    *names: str,
    games: int = 600,
    seats: int | None = None,
    bot: str = "griffin",
    ladder: Annotated[list[str] | None, Parameter(consume_multiple=True, negative=())] = None,
    rungs: int = 60,
    trials: int = 60,
    seed: int = 0,
    jobs: int | None = None,
    option: Options = None,
    on: str = "",
    compare: Path | None = None,
    save: Path | None = None,
    json_: bool = False,
) -> None:
    """Write a page about a game itself, which works offline: seats, length, endings, cards, bots, luck and skill.

    Parameters
    ----------
    names
        Games; `zeitriss games` lists them. None: all of them.
    games
        How many games each page is made of.
    seats
        Number of seats.
    bot
        Who plays them, in every seat.
    ladder
        Who is compared on the same deals; by default random, mouse and griffin.
    rungs
        Games of each pair.
    trials
        Games against each nemesis or mission.
    seed
        The same seed gives the same page.
    jobs
        Processes at the same time; by default one per processor.
    on
        ray for a Ray cluster of this machine, ray://HOST:PORT for another.
    compare
        A file with other cards: what they change stands beside the cards in use.
    save
        The folder for the pages; by default the current one.
    json_
        The figures as JSON, no page.
    """
    with needs("research"):
        from zeitriss.research.page import page
        from zeitriss.research.survey import Survey, gather
    for field, value in (("games", games), ("rungs", rungs), ("trials", trials)):
        if value < 1:
            raise Refused(f"{value} given, at least 1 needed", field)
    bots = tuple(ladder or ("random", "mouse", "griffin"))
    chosen = [zeitriss.game(name) for name in names or zeitriss.games()]
    surveys = []
    for game in chosen:
        for name in (bot, *bots):
            zeitriss.bot(name, game)
        count, options = game.checked(seats, read_options(game, option))
        surveys.append(Survey(game.name, count, options, bot, games, bots, rungs, trials, seed))
    words = ["--games", games, "--bot", bot, "--rungs", rungs, "--trials", trials, "--seed", seed]
    words += ["--seats", seats] if seats else []
    words += [word for one in option or [] for word in ("--option", one)]
    words += ["--ladder", *ladder] if ladder else []
    for game, survey in zip(chosen, surveys, strict=True):
        with bar() as progress:
            task = progress.add_task(game.name, total=None)

            def show(what: str, done: int, total: int, task: Any = task, progress: Any = progress) -> None:
                progress.update(task, description=what, completed=done, total=total)

            found = gather(survey, jobs or os.cpu_count() or 1, on, show)
        if json_:
            print(json.dumps(found))
            continue
        sides = {"as they are": found}
        command = " ".join(["zeitriss report", game.name, *map(str, words)])
        if compare:
            busy = ["--jobs", jobs] if jobs else []
            sides[compare.stem] = with_cards(compare, [game.name, *map(str, [*words, *busy])])
            command += f" --compare {compare}"
        path = (save or Path()) / f"report-{game.name}.html"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(page(game, sides, command), encoding="utf-8")
        OUT.print(str(path))


def with_cards(cards: Path, words: list[str]) -> dict[str, Any]:
    """The same figures with other cards. A game is loaded once with its cards, so another process plays those."""
    with ERR.status(f"the same with {cards}"):
        command = [sys.executable, "-m", "zeitriss.cli", "--cards", str(cards), "report", *words, "--json"]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Failed(done.stderr.strip().removeprefix("zeitriss: "))
    found: dict[str, Any] = json.loads(done.stdout)
    return found
