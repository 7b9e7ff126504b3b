"""The commands, and how they end: 0 done, 1 a check failed, 2 wrong use; 130 interrupted. Never a traceback."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Annotated

from cyclopts import App, CycloptsError, Parameter

from zeitriss import Refused, __version__
from zeitriss.cli.console import complain
from zeitriss.cli.failed import Failed
from zeitriss.cli.settings import setting
from zeitriss.core.registry import correct

app = App(
    name="zeitriss",
    help="One table for card games about time and magic.",
    version=f"zeitriss {__version__}",
    default_parameter=Parameter(negative=()),  # a switch is on or absent; no --no-json
)
COMMANDS = {
    "play": "Play a game here, against bots or with others at the same keyboard.",
    "learn": "Learn a game by playing, one thing at a time.",
    "serve": "Open the table in the browser, for players here and elsewhere.",
    "db": "Back up, restore and check the tables of a server, and let old ones go.",
    "replay": "Step through a game file; without a terminal, tell all of it.",
    "verify": "Replay game files and compare the digests.",
    "record": "Write game files anew by the rules of today: opening and digests, the moves as they are.",
    "simulate": "Let bots play many games: outcomes, lengths, and every state checked.",
    "arena": "Let bots play each other on the same deals, in every seat: who is stronger, and how sure is that?",
    "ladder": "Put the results of several tournaments on one ladder, as a table and as a drawing.",
    "analyse": "Look at a game again: the chance of winning before and after each decision, and what was better.",
    "bot-host": "Let a program of yours play, in any language.",
    "train": "Learn how good positions are from games that bots play against themselves.",
    "imitate": "Learn at a glance what the Griffin finds by a closer look, for games played on by the thousand.",
    "dataset": "Let bots play and write every decision as Parquet, for learning.",
    "report": "Write a page about a game itself: seats, luck and skill, what each card does to winning.",
    "cards": "Show every card of a game in words, and where each value comes from.",
    "load": "Play at many tables of a server on this machine and measure how fast and how late it answers.",
    "games": "List the games with seats, options and rules version.",
    "doctor": "Say which build is running and why, what was found, and every setting with its origin.",
    "bench": "Measure the speed of every game, in this build and in the other one.",
}


def module(name: str) -> str:
    return name.replace("-", "_")


for name, summary in COMMANDS.items():  # each is loaded when it is called for
    app.command(
        f"zeitriss.cli.{module(name)}:{module(name)}", name=name, help=summary, sort_key=list(COMMANDS).index(name)
    )


@app.meta.default
def begin(
    *words: Annotated[str, Parameter(show=False, allow_leading_hyphen=True)],
    cards: Annotated[list[str] | None, Parameter(help="File with corrected cards; repeat for more.")] = None,
) -> None:
    """What all commands share: the corrections are in place before any game is loaded."""
    given = os.pathsep.join(cards) if cards else None
    correct([path for path in setting("cards", given).split(os.pathsep) if path])
    app(words, exit_on_error=False, print_error=False, result_action="return_none")


def run(words: Sequence[str] | None = None) -> int:
    """Run one command line; the exit code."""
    try:
        app.meta(words, exit_on_error=False, print_error=False, result_action="return_none")
        sys.stdout.flush()
    except Failed as failed:
        complain(str(failed))
        return 1
    except (CycloptsError, Refused, OSError) as error:
        return wrong_use(error)
    return 0


def wrong_use(error: Exception) -> int:
    if isinstance(error, BrokenPipeError):  # `zeitriss replay … | head`: the reader has enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    if isinstance(error, OSError):
        complain(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    else:
        complain(" ".join(str(error).split()))
    return 2
