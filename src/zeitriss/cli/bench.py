"""zeitriss bench: the speed of every game, in this build and in the other one."""

from __future__ import annotations

import json
import os
import platform
import subprocess
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any, Literal

from cyclopts import Parameter
from rich.table import Table

import zeitriss
from zeitriss import Refused
from zeitriss.cli.build import other_python
from zeitriss.cli.chart import svg
from zeitriss.cli.console import ERR, OUT, complain
from zeitriss.cli.files import Drawing, draw
from zeitriss.cli.instructions import per_move
from zeitriss.cli.rival import NAMES, Rival
from zeitriss.cli.speed import WORKS, measure

RATES = {
    "moves/s": "moves_per_second",
    "pick/s": "pick_per_second",
    "inside/s": "moves_per_second_inside",
    "games/s": "games_per_second_inside",
}
RATIOS = {"×": "ratio", "pick ×": "ratio_pick", "inside ×": "ratio_inside", "× C++": "ratio_inside_both"}
TIMES = {name: f"{name}_us" for name in WORKS}
LEGEND = "random games; moves/s, pick/s: a loop in Python; inside, games/s: no step through Python between two moves"


def bench(
    *,
    json_: bool = False,
    against: Literal["open_spiel"] | None = None,
    games: Annotated[list[str] | None, Parameter(negative=())] = None,
    seconds: float = 10.0,
    alone: bool = False,
    instructions: bool = False,
    plot: Drawing = None,
    envs: bool = False,
) -> None:
    """Measure random games, copies, imagined worlds, views, scenes and snapshots.

    Parameters
    ----------
    json_
        As JSON, one entry per build and game.
    against
        Run card games of OpenSpiel in turns with every game, from Python and in C++, and print the ratios to hearts.
    games
        Only these games; repeat for more.
    seconds
        CPU time for one game in one build.
    alone
        This build only; otherwise the other one is measured too where `make compiled` has built it.
    instructions
        Count the instructions of a compiled move with valgrind, where it is there.
    plot
        Draw all rates into this file (.svg; .png with the extra research).
    envs
        Instead of all that: the environments for research beside PettingZoo's and OpenSpiel's.
    """
    if seconds <= 0:
        raise Refused(f"{seconds:g} given, more than 0 needed", "seconds")
    if envs:
        bench_envs(seconds, alone, json_)
        return
    chosen = [zeitriss.game(name) for name in games or zeitriss.games()]
    rivals = [Rival(name) for name in NAMES] if against else []
    rows: list[dict[str, Any]] = []
    for game in chosen:
        with ERR.status(f"{game.name}, this build"):
            row = asdict(measure(game, seconds, rivals)) | {"machine": machine()}
            rows.append(row | {"instructions": per_move(game) if instructions else None})
    other = None if alone else other_python()
    if other:
        with ERR.status(f"the same in {other}"):
            rows += measured_by(other, [game.name for game in chosen], seconds, against, instructions)
    if plot:
        draw(svg(rows), plot)
    if json_:
        print(json.dumps(rows))
        return
    OUT.print(rates(rows))
    OUT.print(times(rows))


def bench_envs(seconds: float, alone: bool, json_: bool) -> None:
    from zeitriss.cli.envs import measure_envs, rates_table, ratios_table

    with ERR.status("environments, this build"):
        rows = [measure_envs(seconds) | {"machine": machine()}]
    other = None if alone else other_python()
    if other:
        with ERR.status(f"the same in {other}"):
            rows += asked(other, ["bench", "--envs", "--json", "--alone", "--seconds", str(seconds)])
    if json_:
        print(json.dumps(rows))
        return
    OUT.print(rates_table(rows))
    OUT.print(ratios_table(rows))


def machine() -> dict[str, str | int]:
    """Figures without it mean little."""
    return {
        "python": platform.python_version(),
        "zeitriss": zeitriss.__version__,
        "platform": platform.platform(),
        "cores": os.cpu_count() or 1,
    }


def measured_by(
    python: Path, games: list[str], seconds: float, against: str | None, instructions: bool
) -> list[dict[str, Any]]:
    """The same measurement by the interpreter of the other build."""
    words = ["bench", "--json", "--alone", "--seconds", str(seconds), *(["--instructions"] if instructions else [])]
    words += [word for name in games for word in ("--games", name)] + (["--against", against] if against else [])
    return asked(python, words)


def asked(python: Path, words: list[str]) -> list[dict[str, Any]]:
    done = subprocess.run([python, "-m", "zeitriss.cli", *words], capture_output=True, text=True, check=False)
    if done.returncode:
        complain(f"the other build was not measured: {done.stderr.strip().removeprefix('zeitriss: ')}")
        return []
    rows: list[dict[str, Any]] = json.loads(done.stdout)
    return rows


def rates(rows: list[dict[str, Any]]) -> Table:
    against = next((row["against"] for row in rows if row["against"]), None)
    legend = (
        f"{LEGEND}; × {against['engine']} {against['game']} from Python: {against['counted']}" if against else LEGEND
    )
    counted = any(row["instructions"] for row in rows)
    result = grid(legend, [*RATES, *(RATIOS if against else []), *(["instructions"] if counted else [])])
    for row in rows:
        cells = [number(row[key]) for key in RATES.values()]
        cells += [f"{row['against'][key]:.2f}" for key in RATIOS.values()] if row["against"] else []
        cells += [number(row["instructions"] or 0)] if counted else []
        result.add_row(row["build"], f"{row['game']} ({row['seats']})", *cells)
    return result


def times(rows: list[dict[str, Any]]) -> Table:
    result = grid("µs for one; imagined: with a generator at hand", list(TIMES))
    for row in rows:
        result.add_row(row["build"], f"{row['game']} ({row['seats']})", *[number(row[key]) for key in TIMES.values()])
    return result


def grid(legend: str, columns: list[str]) -> Table:
    result = Table(box=None, pad_edge=False, collapse_padding=True, caption=legend, caption_justify="left")
    result.add_column("build")
    result.add_column("game", no_wrap=True)
    for name in columns:
        result.add_column(name, justify="right", no_wrap=True)
    return result


def number(value: float) -> str:
    return f"{value:,.{0 if value >= 100 else 2}f}"
