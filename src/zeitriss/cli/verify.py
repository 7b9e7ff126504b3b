"""zeitriss verify: does a game file lead where it says?"""

from __future__ import annotations

from pathlib import Path

from rich.text import Text

from zeitriss import BadLog, Log, Refused
from zeitriss.cli.console import OUT, complain
from zeitriss.cli.failed import Failed
from zeitriss.server.story import Story


def verify(*files: Path) -> None:
    """Replay game files, also what was taken back, and compare the digests.

    Parameters
    ----------
    files
        Game files (.jsonl).
    """
    if not files:
        raise Refused("at least one game file is needed", "files")
    wrong = 0
    for file in files:
        try:
            OUT.print(Text(f"{file}: {verdict(Log.load(file))}"), soft_wrap=True)
        except Refused as error:
            wrong += 1
            complain(f"{file}: {error}")
    if wrong:
        raise Failed(f"{wrong} of {len(files)} files failed")


def verdict(log: Log) -> str:
    """What a sound file holds, in one line."""
    state = Story(log, verify=True).state
    moves = [line for line in log.lines if not line.undo]
    checked = sum(1 for line in moves if line.digest)
    if log.lines and not checked:
        raise BadLog("the file holds no digests; it can be replayed, not verified", "digest")
    over = state.outcome.reason if state.outcome else "unfinished"
    return f"ok, {log.game.name}, {len(moves)} moves, {checked} digests agree, {over}"
