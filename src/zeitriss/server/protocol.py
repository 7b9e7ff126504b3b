"""Everything on the wire but the scene (core/scene.py), the log in words (play/entry.py) and what is said over the
live connection (messages.py).

docs/protocol.md says what it means; `make types` makes the client's types from these declarations.
"""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from zeitriss.core.scene import Board, Face, Value
from zeitriss.play.analysis import Point, Swing
from zeitriss.play.seats import SeatKind
from zeitriss.play.tallies import Count

GUEST = r"^[A-Za-z0-9_-]{22,64}$"  # a secret that a browser makes up; shorter ones could be guessed
Name = Annotated[str, Meta(max_length=40)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
Texts = Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(min_length=1, max_length=100)]
Secret = Annotated[str, Meta(max_length=100)]
Guest = Annotated[str, Meta(pattern=GUEST)]
Level = Annotated[str, Meta(max_length=40)]
Tag = Annotated[str, Meta(max_length=100)] | None  # `re`: the client's own mark on a message, sent back on the answer


class Problem(Struct, omit_defaults=True, kw_only=True):
    """What went wrong (RFC 9457). `field` names the culprit; `n` is the table's present number where that was stale."""

    type: str
    title: str
    status: int
    detail: str = ""
    field: str | None = None
    n: int | None = None


# --- games ------------------------------------------------------------------------------------------------------------


class Colour(Struct):
    hex: str
    letter: str
    name: str


class BotInfo(Struct):
    name: str
    title: str
    text: str
    seconds: float  # about how long it thinks about a decision; 0: hardly at all


class Challenges(Struct):
    """The option whose values, but for its default, are to be won one by one; each has a `description`."""

    option: str
    title: str


class LessonInfo(Struct):
    id: str
    title: str
    total: int  # answers until it is done


class GameInfo(Struct):
    name: str
    title: str
    tagline: str
    about: str
    seats: list[int]
    options: dict[str, Any]  # JSON Schema; choices are `oneOf` with `const` and `title`
    bots: list[BotInfo]
    colours: dict[str, Colour]
    boards: dict[str, Board]  # where zones lie, by the name that scenes give
    challenges: Challenges | None
    minutes: int  # how long a game takes people who know it; 0: not known
    team: bool  # all play together
    cover: bool  # there is a picture at games/NAME/cover
    lessons: list[LessonInfo]  # to be learned in this order; empty: the game has none
    learning: int  # minutes that they take together
    signs: dict[str, str]  # what the small drawings on its cards mean


class Address(Struct):
    """Where others in the same network find this machine: "" if it is in none. `open`: it answers there, too."""

    address: str
    open: bool


class Queue(Struct):
    """How many other game files are read before the one that this address waits for; 0: it is being read."""

    ahead: int


class GuideSection(Struct):
    id: str
    title: str
    html: str


class CardInfo(Struct):
    kind: str
    name: str
    face: Face
    values: list[Value]  # what is printed on it, and where that comes from; empty: not recorded card by card


class LessonAnswer(Struct, forbid_unknown_fields=True):
    """What the learner did after `at` answers: `tap THING`, a move, or `next`."""

    at: Number
    answer: Annotated[str, Meta(max_length=200)]


# --- guests -----------------------------------------------------------------------------------------------------------


class Challenge(Struct):
    """What was asked, how often it was played to the end and won, and when it was first won (ISO 8601)."""

    value: str | int
    title: str
    text: str
    tries: int
    wins: int
    won: str | None


class Progress(Struct):
    game: str
    challenges: list[Challenge]


# --- a game looked at again -------------------------------------------------------------------------------------------


class Choice(Struct):
    """A move that could have been made, and the chance of winning with it; in words if it was not."""

    move: str
    chance: float
    label: str


class Judged(Struct):
    """A decision: the chance of winning before it (with the best move) and after it, and the best moves."""

    n: int
    position: int
    seat: int
    move: str
    before: float
    after: float
    best: list[Choice]


class Analysis(Struct):
    """What a finished game comes to in numbers (`counts`, there at once), and what a bot thinks of it: `done` of
    `total` decisions. The rest is there when all are done: for each seat its chance after each of its turns, and its
    most decisive turns."""

    bot: str
    done: int
    total: int
    decisions: list[Judged] = []
    curves: list[list[Point]] = []
    swings: list[list[Swing]] = []
    counts: list[Count] = []


# --- tables -----------------------------------------------------------------------------------------------------------


class SeatWish(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """Who shall sit there: `here` shares the creator's screen and key, `open` is for whoever takes the link."""

    kind: SeatKind
    name: Name = ""
    bot: str | None = None


class CreateTable(Struct, omit_defaults=True, forbid_unknown_fields=True):
    game: str
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    options: dict[str, str | int | bool | list[str]] = {}
    seed: str | int | None = None
    guest: Guest | None = None
    open: bool = False  # anybody may sit down where a seat is `open`


class Sitter(Struct, omit_defaults=True):
    """Who sits at an open table."""

    name: str
    kind: SeatKind
    bot: str | None = None


class OpenTable(Struct):
    """A table at which anybody may sit down: who is there, how many seats are free, since when (ISO 8601)."""

    table: str
    game: str
    options: dict[str, Any]
    seats: list[Sitter]
    free: int
    since: str


class SitWish(Struct, omit_defaults=True, forbid_unknown_fields=True):
    name: Name = ""


class KeyWish(Struct, forbid_unknown_fields=True):
    seat: Number


class RematchWish(Struct, omit_defaults=True, forbid_unknown_fields=True):
    swap: bool = False


class MoveWish(Struct, forbid_unknown_fields=True):
    n: Number
    seat: Number
    moves: Texts


class StandInWish(Struct, forbid_unknown_fields=True):
    """A bot that shall play for a seat whose person is away."""

    n: Number
    seat: Number
    bot: Level


class UndoWish(Struct, forbid_unknown_fields=True):
    n: Number


class Key(Struct):
    """A secret that opens `seats`. Told once: the server keeps only its hash."""

    key: str
    seats: list[int]
    link: str


class Watch(Struct):
    key: str
    link: str


class Created(Struct):
    """A new table; the first key is the creator's."""

    table: str
    keys: list[Key]
    watch: Watch


class SeatInfo(Struct, omit_defaults=True):
    seat: int
    name: str
    kind: SeatKind
    online: bool
    mine: bool
    bot: str | None = None
    missed: bool = False  # away for so long that a bot may play for them, if the others agree
    stand_in: str | None = None  # the bot that does


class Stop(Struct):
    """A game that the rules of today do not lead to: why, and whether it can go on from its last state."""

    why: str
    resumable: bool


class TableInfo(Struct, omit_defaults=True):
    id: str
    game: str
    options: dict[str, Any]
    seats: list[SeatInfo]
    over: bool
    n: int
    position: int
    asked: int | None
    opening: list[str] = []  # what happened before the first move, in words
    open: bool = False  # anybody may sit down where a seat is free
    rematch: str | None = None  # where this viewer's place at the next table is
    stopped: Stop | None = None
    life: float = 0  # days that it is kept without a move while it is not over; 0: for ever
