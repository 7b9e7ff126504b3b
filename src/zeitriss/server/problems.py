"""Problem documents: what is refused, with which status, in which words."""

from __future__ import annotations

import re

from litestar.openapi.datastructures import ResponseSpec
from sqlalchemy.exc import InterfaceError, OperationalError

from zeitriss.core.errors import Refused
from zeitriss.server.errors import Malformed
from zeitriss.server.protocol import Problem
from zeitriss.store.writer import Unavailable

PLACE = re.compile(r" - at `\$\.?(.*)`$", re.DOTALL)
ENTRY = re.compile(r"(?:missing required|contains unknown) field `(.*)`$")


def malformed(said: str, place: str = "") -> Malformed:
    """What the decoder says, with the entry that is wrong, missing or unknown as the field.

    >>> malformed("Expected `int`, got `str` - at `$.moves[0]`").field
    'moves[0]'
    >>> malformed("Object missing required field `kind`", "seats[0]").field
    'seats[0].kind'
    """
    if found := PLACE.search(said):
        said, place = said[: found.start()], found[1]
    if entry := ENTRY.search(said):
        place = f"{place}.{entry[1]}" if place else entry[1]
    return Malformed(said, place)


# Whatever else is refused is understood but cannot be done: 422.
KINDS: dict[str, tuple[int, str]] = {
    "malformed": (400, "This message cannot be read"),
    "no-key": (401, "A key is needed"),
    "forbidden": (403, "This key does not open that"),
    "unknown-table": (404, "There is no such table"),
    "unknown-game": (404, "There is no such game"),
    "unknown-lesson": (404, "There is no such lesson"),
    "not-found": (404, "There is nothing here"),
    "bad-method": (405, "This cannot be done here"),
    "stale": (409, "The table is at another line"),
    "stopped": (409, "The rules have changed since this game was played"),
    "other-version": (409, "This table was begun with other rules or cards"),
    "not-over": (409, "The game is not over"),
    "not-possible": (409, "This is not possible now"),
    "unknown-host": (421, "This server has another name"),
    "too-large": (413, "This is too large"),
    "bad-option": (422, "This option does not fit"),
    "unknown-move": (422, "There is no such move"),
    "illegal-move": (422, "This move is not legal now"),
    "bad-file": (422, "This is no game file that can be read"),
    "not-asked": (422, "The lesson asks for something else"),
    "refused": (422, "This cannot be done"),
    "too-many": (429, "Too many requests"),
    "busy": (503, "The server is busy"),
    "unavailable": (503, "Nothing can be saved now"),
    "bad-lesson": (500, "This lesson cannot be played"),
    "internal": (500, "The server has made a mistake"),
}
OF_STATUS = {400: "malformed", 404: "not-found", 405: "bad-method", 413: "too-large", 429: "too-many"}


def problem(kind: str, detail: str = "", field: str = "", n: int | None = None) -> Problem:
    status, title = KINDS[kind]
    return Problem(type=f"/problems/{kind}", title=title, status=status, detail=detail, field=field or None, n=n)


def kind_of(error: Exception) -> str:
    """A database that is away is nobody's mistake."""
    if isinstance(error, (OperationalError, InterfaceError)):
        return Unavailable.kind
    return error.kind if isinstance(error, Refused) else "internal"


def problem_of(error: Exception) -> Problem:
    """The document for an error. An unforeseen one tells nothing of the inside."""
    if isinstance(error, Refused):
        return problem(error.kind, error.message, error.field, getattr(error, "n", None))
    return problem(kind_of(error))


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """What a route may answer beside its success, for the OpenAPI description."""
    spec = ResponseSpec(Problem, generate_examples=False, media_type="application/problem+json", description="refused")
    return dict.fromkeys((400, 429, *statuses), spec)
