"""Game files as commands take them: whatever is wrong is said with the name of the file."""

from __future__ import annotations

from pathlib import Path

from zeitriss import BadLog, Log, Refused
from zeitriss.play.story import Story


def story_in(file: Path, verify: bool = False) -> Story:
    try:
        return Story(Log.load(file), verify)
    except Refused as error:
        raise BadLog(str(error), str(file)) from None
