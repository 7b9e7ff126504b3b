"""zeitriss verify: does a game file lead where it says?"""

from __future__ import annotations

from pathlib import Path

from rich.text import Text

from zeitriss import BadLog, Refused
from zeitriss.cli.console import OUT, complain
from zeitriss.cli.failed import Failed
from zeitriss.cli.files import story_in


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
            OUT.print(Text(f"{file}: {verdict(file)}"), soft_wrap=True)
        except Refused as error:
            if len(files) == 1:
                raise Failed(str(error)) from None
            wrong += 1
            complain(str(error))
    if wrong:
        raise Failed(f"{wrong} of {len(files)} files failed")


def verdict(file: Path) -> str:
    """What a sound file holds, in one line."""
    story = story_in(file, verify=True)
    log, state = story.log, story.state
    moves = [line for line in log.lines if line.move]
    checked = sum(1 for line in moves if line.digest)
    if log.lines and not checked:
        raise BadLog("the file holds no digests; it can be replayed, not verified", f"{file}: digest")
    over = state.outcome.reason if state.outcome else "unfinished"
    return f"ok, {log.game.name}, {len(moves)} moves, {checked} digests agree, {over}"
