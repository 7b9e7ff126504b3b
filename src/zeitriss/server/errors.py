"""What this server refuses; problems.py says how that is answered."""

from __future__ import annotations

from zeitriss.core.errors import Refused


class UnknownTable(Refused):
    kind = "unknown-table"


class NoKey(Refused):
    kind = "no-key"


class Forbidden(Refused):
    kind = "forbidden"


class NotOver(Refused):
    kind = "not-over"


class NotPossible(Refused):
    kind = "not-possible"


class Busy(Refused):
    """There is too much to do now."""

    kind = "busy"


class Stopped(Refused):
    """A game that the rules of today do not lead to: it goes on if everybody agrees, or stays as it is."""

    kind = "stopped"


class OtherVersion(Refused):
    """A table of which the rules of today can read nothing but its file."""

    kind = "other-version"


class Malformed(Refused):
    kind = "malformed"


class TooMany(Refused):
    kind = "too-many"


class UnknownHost(Refused):
    """Somebody calls this server by a name that is not its own."""

    kind = "unknown-host"


class Stale(Refused):
    """Somebody else was faster, or the client is ahead of the table; `n` is where it stands now."""

    kind = "stale"

    def __init__(self, n: int, given: int = 0) -> None:
        said = (
            f"The table has moved on to line {n}." if given <= n else f"The table is at line {n}, not yet at {given}."
        )
        super().__init__(said, "n")
        self.n = n
