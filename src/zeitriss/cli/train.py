"""zeitriss train: the value of positions, learned from self-play."""

from __future__ import annotations

import json
import os
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any

from rich.progress import Progress
from rich.table import Table

import zeitriss
from zeitriss import Refused
from zeitriss.arena.runner import run
from zeitriss.cli.arena import bar
from zeitriss.cli.console import OUT
from zeitriss.cli.options import Options, read_options
from zeitriss.core.model import Model
from zeitriss.training.fit import EPOCHS, Report, fit
from zeitriss.training.plot import svg
from zeitriss.training.selfplay import Example, Lesson, play

DIGITS = 4


def train(
    game: str,
    /,
    *,
    seats: int | None = None,
    games: int = 1000,
    steps: int = 150,
    stray: int = 8,
    epochs: int = EPOCHS,
    seed: str = "0",
    jobs: int | None = None,
    option: Options = None,
    on: str = "",
    save: Path | None = None,
    plot: Path | None = None,
) -> None:
    """Learn how good positions are from games that bots play against themselves.

    One game in five is kept back to see how well it does. The weights are written with the command that made them.

    Parameters
    ----------
    game
        Name of the game; `zeitriss games` lists them.
    seats
        Number of seats.
    games
        How many games to learn from.
    steps
        How much the bots think about a move; 0: they take what looks best at once.
    stray
        One move in so many is any move, so that also positions are seen that nobody aims at.
    epochs
        How often all positions are gone through; fewer where there are few games for many traits.
    seed
        The same seed gives the same games and weights.
    jobs
        Processes at the same time; by default one per processor.
    on
        ray for a Ray cluster of this machine, ray://HOST:PORT for another.
    save
        Where the weights go; by default into the game's own advice.
    plot
        A drawing of foretold and real chances (SVG).
    """
    chosen = zeitriss.game(game)
    if chosen.advice.traits is None:
        raise Refused(f"{game} does not say what there is to be seen of a position (Advice.traits)", "game")
    for name, value, least in (("games", games, 10), ("steps", steps, 0), ("stray", stray, 2), ("epochs", epochs, 1)):
        if value < least:
            raise Refused(f"{value} given, at least {least} needed", name)
    count, options = chosen.checked(seats, read_options(chosen, option))
    lesson = Lesson(game, count, options, seed, steps, stray)
    with bar() as progress:
        examples = learn_from(lesson, games, jobs or os.cpu_count() or 1, on, progress)
        task = progress.add_task("learning", total=epochs)
        model, report = fit(examples, seed, lambda done: progress.update(task, completed=done), epochs)
    file = save or chosen.folder / "advice" / f"weights-{count}.json"
    command = f"zeitriss train {game} --seats {count} --games {games} --steps {steps} --stray {stray}"
    command += f" --epochs {epochs} --seed {seed}"
    file.write_text(written(model, report, command), encoding="utf-8")
    if plot:
        plot.write_text(svg(report, f"{chosen.words('en')('title')}: chances foretold and come"), encoding="utf-8")
    OUT.print(picture(report))
    OUT.print(f"log loss {report.loss:.3f} on {report.positions} positions of games kept back")
    OUT.print(f"{report.chance:.3f} for who knows only how often games are won; weights in {file}")


def learn_from(lesson: Lesson, games: int, jobs: int, on: str, progress: Progress) -> list[Example]:
    task = progress.add_task("playing", total=games)
    examples: list[Example] = []
    for found in run(partial(play, lesson), range(games), jobs, on):
        examples += found
        progress.advance(task)
    return examples


def written(model: Model, report: Report, command: str) -> str:
    """The weights file: what made it, how good it is, the numbers."""
    data: dict[str, Any] = {
        "command": command,
        "date": datetime.now(UTC).date().isoformat(),
        "held_out": {"positions": report.positions, "loss": round(report.loss, 4), "chance": round(report.chance, 4)},
        "calibration": report.calibration,
        "traits": len(model.hidden[0]) - 1,
        "hidden": [[round(weight, DIGITS) for weight in row] for row in model.hidden],
        "out": [round(weight, DIGITS) for weight in model.out],
    }
    lines = ",\n".join(f"  {json.dumps(key)}: {json.dumps(value)}" for key, value in data.items())
    return f"{{\n{lines}\n}}\n"


def picture(report: Report) -> Table:
    table = Table("foretold", "came", "positions", box=None, pad_edge=False)
    for foretold, came, count in report.calibration:
        table.add_row(f"{100 * foretold:.0f} %", f"{100 * came:.0f} %", str(count))
    return table
