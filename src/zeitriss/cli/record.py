"""zeitriss record: game files by the rules of today."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text

from zeitriss import BadLog, Log, Refused
from zeitriss.cli.console import OUT
from zeitriss.core.log import Line


def record(*files: Path) -> None:
    """Write game files anew by the rules of today: opening and digests, the moves as they are.

    A file whose digests all fit stays as it is. So does one with a move that is not legal any more, which is refused
    with its line.

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
        others = [line for line, new in zip(log.lines, renewed.lines, strict=True) if line.digest != new.digest]
        if others:
            renewed.save(file)
        OUT.print(Text(f"{file}: {said(others)}"), soft_wrap=True)


def said(others: list[Line]) -> str:
    if not others:
        return "every digest fits"
    return f"from line {others[0].n + 1} on {len(others)} digest{'s' * (len(others) > 1)} written anew"
