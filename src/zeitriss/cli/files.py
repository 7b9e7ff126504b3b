"""Game files as commands take them: whatever is wrong is said with the name of the file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from cyclopts.validators import Path as Checked

from zeitriss import BadLog, Log, Refused
from zeitriss.play.story import Story

Drawing = Annotated[Path | None, Parameter(validator=Checked(ext="svg", dir_okay=False))]  # before hours are spent


def story_in(file: Path, verify: bool = False, to_read: bool = False) -> Story:
    """The story of a file; one that is only to be read may go on by rules of then, which are told in words only."""
    try:
        log = Log.load(file)
        older = to_read and log.header["rules"] < log.game.rules
        return Story(log, verify or older, lenient=older)
    except Refused as error:
        raise BadLog(str(error), str(file)) from None
