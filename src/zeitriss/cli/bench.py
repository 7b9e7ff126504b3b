"""zeitriss bench: the speed of every game, in this build and in the other one."""

from __future__ import annotations

import json
import subprocess
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any, Literal

from cyclopts import Parameter
from rich.table import Table

import zeitriss
from zeitriss import Refused
from zeitriss.cli.build import other_python
from zeitriss.cli.console import ERR, OUT, complain
from zeitriss.cli.rival import Rival
from zeitriss.cli.speed import measure

COLUMNS = {
    "moves/s": "moves_per_second",
    "inside": "moves_per_second_inside",
    "games/s": "games_per_second",
    "clone": "clone_us",
    "imagine": "imagine_us",
    "view": "view_us",
}
LEGEND = "inside: moves/s without a step through Python between two moves; clone, imagine, view in µs"


def bench(
    *,
    json_: bool = False,
    against: Literal["open_spiel"] | None = None,
    games: Annotated[list[str] | None, Parameter(negative=())] = None,
    seconds: float = 10.0,
    alone: bool = False,
) -> None:
    """Measure random games, copies, imagined worlds and views.

    Parameters
    ----------
    json_
        As JSON, one entry per build and game.
    against
        Run OpenSpiel's hearts in turns with every game and print the ratio.
    games
        Only these games; repeat for more.
    seconds
        CPU time for one game in one build.
    alone
        This build only; otherwise the other one is measured too where `make compiled` has built it.
    """
    if seconds <= 0:
        raise Refused(f"{seconds:g} given, more than 0 needed", "seconds")
    chosen = [zeitriss.game(name) for name in games or zeitriss.games()]
    rival = Rival() if against else None
    rows: list[dict[str, Any]] = []
    for game in chosen:
        with ERR.status(f"{game.name}, this build"):
            rows.append(asdict(measure(game, seconds, rival)))
    other = None if alone else other_python()
    if other:
        with ERR.status(f"the same in {other}"):
            rows += measured_by(other, [game.name for game in chosen], seconds, against)
    if json_:
        print(json.dumps(rows))
    else:
        OUT.print(table(rows))


def measured_by(python: Path, games: list[str], seconds: float, against: str | None) -> list[dict[str, Any]]:
    """The same measurement by the interpreter of the other build."""
    words = ["bench", "--json", "--alone", "--seconds", str(seconds)]
    words += [word for name in games for word in ("--games", name)] + (["--against", against] if against else [])
    done = subprocess.run([python, "-m", "zeitriss.cli", *words], capture_output=True, text=True, check=False)
    if done.returncode:
        complain(f"the other build was not measured: {done.stderr.strip().removeprefix('zeitriss: ')}")
        return []
    rows: list[dict[str, Any]] = json.loads(done.stdout)
    return rows


def table(rows: list[dict[str, Any]]) -> Table:
    against = next((row["against"] for row in rows if row["against"]), None)
    legend = f"{LEGEND}; × {against['engine']} {against['game']}: {against['counted']}" if against else LEGEND
    result = Table(box=None, pad_edge=False, collapse_padding=True, caption=legend, caption_justify="left")
    result.add_column("build")
    result.add_column("game", no_wrap=True)
    for name in [*COLUMNS, *([f"× {against['game']}"] if against else [])]:
        result.add_column(name, justify="right", no_wrap=True)
    for row in rows:
        numbers = [f"{row[key]:,.{0 if row[key] >= 100 else 2}f}" for key in COLUMNS.values()]
        ratio = [f"{row['against']['ratio']:.2f}"] if row["against"] else []
        result.add_row(row["build"], f"{row['game']} ({row['seats']})", *numbers, *ratio)
    return result
