"""zeitriss record: game files by the rules of today."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text

from zeitriss import BadLog, Log, Refused
from zeitriss.cli.console import OUT
from zeitriss.core.log import Line


def record(*files: Path) -> None:
    """Write game files anew by the rules of today: opening and digests, the moves as they are.

    A move that is not legal any more is refused with its line, and that file stays as it was.

    Parameters
    ----------
    files
        Game files (.jsonl).
    """
    if not files:
        raise Refused("at least one game file is needed", "files")
    for file in files:
        try:
            log = Log.load(file)
            renewed = log.renewed()
        except Refused as error:
            raise BadLog(str(error), str(file)) from None
        changed = [line for line, new in zip(log.lines, renewed.lines, strict=True) if differs(line, new)]
        renewed.save(file)
        said = (
            f"from line {changed[0].n + 1} on {len(changed)} digests are others" if changed else "no digest is another"
        )
        OUT.print(Text(f"{file}: {said}"), soft_wrap=True)


def differs(line: Line, new: Line) -> bool:
    return line.digest not in ("", new.digest)
