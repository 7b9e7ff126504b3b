"""zeitriss train: the value of positions, learned from self-play."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from rich.progress import Progress
from rich.table import Table

import zeitriss
from zeitriss import Refused
from zeitriss.arena.runner import run
from zeitriss.cli.arena import bar
from zeitriss.cli.console import OUT
from zeitriss.cli.files import Drawing, draw
from zeitriss.cli.options import Options, read_options
from zeitriss.core.model import Model
from zeitriss.training.fit import EPOCHS, HIDDEN, RATE, Report, fit, shown, without_unseen
from zeitriss.training.plot import svg
from zeitriss.training.selfplay import Example, Practice, play

T = TypeVar("T")
DIGITS = 4
REMEMBERED = 4  # generations whose games are learned from
LEAST = {"games": 10, "steps": 0, "stray": 2, "generations": 1, "epochs": 1, "hidden": 1}


def train(
    game: str,
    /,
    *,
    seats: int | None = None,
    games: int = 1000,
    steps: int = 150,
    stray: int = 8,
    generations: int = 1,
    epochs: int = EPOCHS,
    hidden: int = HIDDEN,
    rate: float = RATE,
    seed: str = "0",
    jobs: int | None = None,
    option: Options = None,
    on: str = "",
    save: Path | None = None,
    plot: Drawing = None,
) -> None:
    """Learn how good positions are from games that bots play against themselves.

    Alone they play missions and levels in turn, unless one is named. One game in five is kept back to see how well it
    does. The weights are written with the command that made them.

    Parameters
    ----------
    game
        Name of the game; `zeitriss games` lists them.
    seats
        Number of seats.
    games
        How many games to learn from, in each generation.
    steps
        How much the bots think about a move; 0: they take what looks best at once, as the first of several generations
        always does.
    stray
        One move in so many is any move, so that also positions are seen that nobody aims at.
    generations
        How often to play and learn: the first time with what the bots know of the game, then by what was learned.
    epochs
        How often all positions are gone through; fewer where there are few games for many traits.
    hidden
        Units of the network's hidden layer.
    rate
        How far a position moves the weights; less where there are few games for many traits.
    seed
        The same seed gives the same games and weights.
    jobs
        Processes at the same time; by default one per processor.
    on
        ray for a Ray cluster of this machine, ray://HOST:PORT for another.
    save
        Where the weights go; by default into the game's own advice.
    plot
        A drawing of foretold and real chances (.svg; .png with the extra research).
    """
    chosen = zeitriss.game(game)
    if chosen.advice.traits is None:
        raise Refused(f"{game} does not say what there is to be seen of a position (Advice.traits)", "game")
    counts = {"games": games, "steps": steps, "stray": stray, "generations": generations, "epochs": epochs}
    for name, value in {**counts, "hidden": hidden}.items():
        if value < (least := LEAST[name]):
            raise Refused(f"{value} given, at least {least} needed", name)
    given = read_options(chosen, option)
    count, options = chosen.checked(seats, given)
    alone = [option.name for option in chosen.settings if option.seats == (1,)] if count == 1 else []
    mixed = tuple(name for name in alone if name not in given)
    file = save or chosen.folder / "advice" / f"weights-{count}.json"
    command = f"zeitriss train {game} --seats {count} --games {games} --steps {steps} --stray {stray}"
    command += f" --generations {generations} --epochs {epochs} --hidden {hidden} --rate {rate:g} --seed {seed}"
    command += "".join(f" --option {one}" for one in option or ())
    recent: list[list[Example]] = []
    model: Model | None = None
    seen = [False] * len(chosen.advice.traits(chosen.start(count, seed, options), 0))
    with bar() as progress:
        for generation in range(generations):
            thought = steps if model or generations == 1 else 0  # the first know little that thinking could build on
            practice = Practice(game, count, options, seed, thought, stray, model.data() if model else None, mixed)
            numbers = range(generation * games, (generation + 1) * games)
            played = learn_from(partial(play, practice), numbers, jobs or os.cpu_count() or 1, on, progress)
            recent = [*recent[1 - REMEMBERED :], played]
            examples = [example for part in recent for example in part]
            seen = [now or before for now, before in zip(shown(recent[-1]), seen, strict=True)]
            model, report = fit(examples, seed, learning(progress, epochs), epochs, hidden, rate, model)
            text = written(without_unseen(model, seen), report, command)
            file.write_text(text, encoding="utf-8")  # also for a run that is stopped
            progress.print(f"generation {generation + 1}: log loss {report.loss:.3f} on {report.positions} positions")
    if plot:
        draw(svg(report, f"{chosen.words('en')('title')}: chances foretold and come"), plot)
    OUT.print(picture(report))
    OUT.print(f"log loss {report.loss:.3f} on {report.positions} positions of games kept back")
    OUT.print(f"{report.chance:.3f} for who knows only how often games are won; weights in {file}")


def learn_from(play: Callable[[int], list[T]], games: range, jobs: int, on: str, progress: Progress) -> list[T]:
    """What there is to be learned from these games, in their order."""
    task = progress.add_task("playing", total=len(games))
    examples: list[T] = []
    for found in run(play, games, jobs, on):
        examples += found
        progress.advance(task)
    return examples


def learning(progress: Progress, epochs: int) -> Callable[[int], None]:
    task = progress.add_task("learning", total=epochs)
    return lambda done: progress.update(task, completed=done)


def written(model: Model, report: Report, command: str) -> str:
    """The weights file: what made it, how good it is, the numbers."""
    hidden, out = model.data()
    data: dict[str, Any] = {
        "command": command,
        "date": datetime.now(UTC).date().isoformat(),
        "held_out": {"positions": report.positions, "loss": round(report.loss, 4), "chance": round(report.chance, 4)},
        "calibration": report.calibration,
        "traits": len(hidden[0]) - 1,
        "hidden": [[round(weight, DIGITS) for weight in row] for row in hidden],
        "out": [round(weight, DIGITS) for weight in out],
    }
    return laid_out(data)


def laid_out(data: dict[str, Any]) -> str:
    """JSON with a line for each entry."""
    lines = ",\n".join(f"  {json.dumps(key)}: {json.dumps(value)}" for key, value in data.items())
    return f"{{\n{lines}\n}}\n"


def picture(report: Report) -> Table:
    table = Table("foretold", "came", "positions", box=None, pad_edge=False)
    for foretold, came, count in report.calibration:
        table.add_row(f"{100 * foretold:.0f} %", f"{100 * came:.0f} %", str(count))
    return table
