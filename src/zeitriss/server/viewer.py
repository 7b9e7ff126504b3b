"""Viewer: somebody with a key at a table: which seats it opens, through whose eyes they look, how they are told.

Compiled.
"""

from __future__ import annotations

from typing import Final, Protocol, final

import msgspec

from zeitriss.core.state import State
from zeitriss.play.seats import Lang
from zeitriss.server.errors import Forbidden
from zeitriss.server.messages import ServerMessage

TRY_LATER = 1013
ENCODE: Final = msgspec.json.Encoder().encode


@final
class Told:
    """A scene that somebody has: through whose eyes and in which language, and which edition of it."""

    def __init__(self, look: int | None, lang: Lang, edition: int) -> None:
        self.look, self.lang, self.edition = look, lang, edition


class Wire(Protocol):
    """How a page is told something."""

    def say(self, text: bytes) -> None: ...
    def hang_up(self, code: int, reason: str) -> None: ...


class Viewer:
    def __init__(self, key: str, seats: list[int], team: bool, lang: Lang = "en") -> None:
        self.key, self.seats, self.team, self.lang = key, seats, team, lang
        self.program, self.faults = False, 0
        self.look: int | None = None
        self.seen = 0  # the last line that was told
        self.changes = False  # whether they can follow what has changed
        self.faces: int | None = None  # which they know (faces.py); None: they do not keep them
        self.scene: Told | None = None  # what they saw last
        self.wire: Wire | None = None  # who only asks for something has none

    @property
    def me(self) -> int | None:
        """Whom the log calls "you"; where several play at one screen, nobody."""
        return self.seats[0] if len(self.seats) == 1 else None

    # --- how they look ------------------------------------------------------------------------------------------------

    def own_eyes(self, state: State) -> int | None:
        """Through whose eyes without being told: the only seat's, or in a team those of whoever is asked."""
        if self.team and state.seat in self.seats:
            return state.seat
        return self.seats[0] if len(self.seats) == 1 or (self.seats and self.team) else None

    def look_as(self, seat: int | None, state: State) -> None:
        """Hot seat: through whose eyes. Who holds one seat always sees through it. After the end nothing is secret."""
        if seat is None:
            self.look = self.own_eyes(state)
        elif seat in self.seats or (state.outcome is not None and 0 <= seat < state.seats):
            self.look = seat
        else:
            raise Forbidden(f"This key does not open seat {seat}.", "seat")

    def draw_curtain(self, state: State) -> bool:
        """Hot seat: when another seat of this screen is asked, the hand that was shown is hidden.

        So is a hand that was looked at after the end, when the end is taken back.
        """
        passed_on = state.seat in self.seats and state.seat != self.look and len(self.seats) > 1
        resumed = state.seat is not None and self.look not in self.seats
        if self.look is None or not (passed_on or resumed):
            return False
        self.look = self.own_eyes(state)
        return True

    # --- what they are told -------------------------------------------------------------------------------------------

    def send(self, message: ServerMessage) -> None:
        if self.wire is not None:
            self.wire.say(ENCODE(message))

    def has_heard(self, n: int, edition: int) -> None:
        """They know every line up to this one, and this edition of what they look at."""
        self.seen, self.scene = n, Told(self.look, self.lang, edition)

    def turn_away(self) -> None:
        """The key opens nothing any more."""
        self.seats = []
        self.cut()

    def cut(self) -> None:
        """No more for this viewer, who may come again."""
        if self.wire is not None:
            self.wire.hang_up(TRY_LATER, "come again")
            self.wire = None


@final
class Act:
    """Who does something, and their mark on the message: it comes back on the answer."""

    def __init__(self, viewer: Viewer, re: str | None) -> None:
        self.viewer, self.re = viewer, re
