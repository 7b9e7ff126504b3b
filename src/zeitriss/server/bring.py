"""A game file that somebody brings: read, checked and replayed before a table is made of it."""

from __future__ import annotations

from typing import NamedTuple

from zeitriss.core.errors import Refused
from zeitriss.play.log import Log
from zeitriss.play.seats import Occupant, read_seats
from zeitriss.play.story import Story


class Brought(NamedTuple):
    log: Log
    seats: list[Occupant]
    state: str  # the snapshot after the last line
    over: bool


def read_file(text: str) -> Brought:
    """Takes as long as the game is; whatever is wrong is refused with its line and field."""
    log = Log.loads(text)
    for field in ("seed", "cards"):
        printable(log.header[field], f"line 1: {field}")
    seats, story = read_seats(log.header["seats"]), Story(log, verify=True)
    return Brought(log, seats, story.truth(story.state), story.state.outcome is not None)


def printable(text: str, field: str) -> str:
    if not 0 < len(text) <= 60 or not text.isprintable():
        raise Refused("1 to 60 printable characters are needed", field)
    return text
