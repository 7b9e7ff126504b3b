"""zeitriss imitate: habits, learned from what the Griffin decides."""

from __future__ import annotations

import os
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any

import zeitriss
from zeitriss import Refused
from zeitriss.cli.arena import bar
from zeitriss.cli.console import OUT
from zeitriss.cli.options import Options, read_options
from zeitriss.cli.train import laid_out, learn_from, learning
from zeitriss.core.habits import Habits, Table
from zeitriss.training.imitation import Likeness, decisions
from zeitriss.training.imitation import imitate as learn
from zeitriss.training.selfplay import Practice

DIGITS = 3
LEAST = {"games": 10, "stray": 2, "epochs": 1}


def imitate(
    game: str,
    /,
    *,
    seats: int | None = None,
    games: int = 1500,
    stray: int = 12,
    epochs: int = 8,
    scale: float = 0.15,
    seed: str = "0",
    jobs: int | None = None,
    option: Options = None,
    on: str = "",
    save: Path | None = None,
) -> None:
    """Learn at a glance what the Griffin finds by a closer look.

    Games that are played on by the thousand need a player who decides at once. One game in five is kept back to see how
    often it decides as the Griffin does. The weights are written with the command that made them.

    Parameters
    ----------
    game
        Name of the game; `zeitriss games` lists them.
    seats
        Number of seats.
    games
        How many games to learn from.
    stray
        One move in so many is any move, so that also positions are seen that nobody aims at.
    epochs
        How often all decisions are gone through.
    scale
        Points of the Griffin's that make a move e times as likely.
    seed
        The same seed gives the same games and habits.
    jobs
        Processes at the same time; by default one per processor.
    on
        ray for a Ray cluster of this machine, ray://HOST:PORT for another.
    save
        Where the habits go; by default into the game's own advice.
    """
    chosen = zeitriss.game(game)
    if chosen.advice.move_traits is None:
        raise Refused(f"{game} does not say what there is to be seen of a move (Advice.move_traits)", "game")
    for name, value in {"games": games, "stray": stray, "epochs": epochs}.items():
        if value < (least := LEAST[name]):
            raise Refused(f"{value} given, at least {least} needed", name)
    if scale <= 0:
        raise Refused(f"{scale} given, more than 0 needed", "scale")
    count, options = chosen.checked(seats, read_options(chosen, option))
    file = save or chosen.folder / "advice" / "habits.json"
    command = f"zeitriss imitate {game} --seats {count} --games {games} --stray {stray} --epochs {epochs}"
    command += f" --scale {scale:g} --seed {seed}" + "".join(f" --option {one}" for one in option or ())
    practice = Practice(game, count, options, seed, 0, stray)
    with bar() as progress:
        found = learn_from(partial(decisions, practice), range(games), jobs or os.cpu_count() or 1, on, progress)
        habits, alike = learn(chosen, found, seed, scale, epochs, learning(progress, epochs))
    file.write_text(written(habits, alike, command), encoding="utf-8")
    OUT.print(f"as the Griffin in {100 * alike.agreed:.0f} of 100 decisions of games kept back ({alike.choices})")
    OUT.print(f"{alike.lost:.3f} points lost in the mean; habits in {file}")


def written(habits: Habits, alike: Likeness, command: str) -> str:
    verbs, moves = habits.data()
    held_out = {"decisions": alike.choices, "agreed": round(alike.agreed, 4), "lost": round(alike.lost, 4)}
    data: dict[str, Any] = {"command": command, "date": datetime.now(UTC).date().isoformat(), "held_out": held_out}
    return laid_out(data | {"traits": [habits.width, habits.own], "verbs": rounded(verbs), "moves": rounded(moves)})


def rounded(table: Table) -> Table:
    return {name: [round(weight, DIGITS) for weight in weights] for name, weights in table.items()}
