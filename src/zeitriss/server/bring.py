"""A game file that somebody brings: read, checked and replayed before a table is made of it."""

from __future__ import annotations

from typing import NamedTuple

from zeitriss.core.errors import Refused
from zeitriss.play.log import Log
from zeitriss.play.seats import Occupant, read_seats
from zeitriss.play.story import Story, stored_story


class Brought(NamedTuple):
    log: Log
    seats: list[Occupant]
    state: str  # the snapshot after the last line; "": the rules of today do not lead there
    over: bool


def read_file(text: str) -> Brought:
    """Takes as long as the game is; whatever is wrong is refused with its line and field.

    Where earlier rules led elsewhere nothing is wrong: then it is a game that has stopped, and is read in words.
    """
    log = Log.loads(text)
    for field in ("seed", "cards"):
        printable(log.header[field], f"line 1: {field}")
    earlier = log.header["rules"] < log.game.rules
    seats, story = read_seats(log.header["seats"]), stored_story(log, None) if earlier else Story(log, verify=True)
    return Brought(log, seats, "" if story.stopped else story.truth(story.state), story.state.outcome is not None)


def printable(text: str, field: str) -> str:
    if not 0 < len(text) <= 60 or not text.isprintable():
        raise Refused("1 to 60 printable characters are needed", field)
    return text
