"""What a page and the server say to each other over the live connection."""

from __future__ import annotations

from msgspec import Raw, Struct

from zeitriss.core.scene import Scene
from zeitriss.play.entry import Entry
from zeitriss.play.seats import Lang
from zeitriss.play.undo import Undo
from zeitriss.server.protocol import Level, Name, Number, Problem, Secret, TableInfo, Tag, Texts

# --- what a page says -------------------------------------------------------------------------------------------------


class Hello(Struct, tag_field="t", tag="hello"):
    key: Secret
    lang: Lang
    after: Number = 0
    bot: bool = False  # a program: who keeps the table waiting, or says nonsense, leaves its seat to the Griffin
    changes: bool = False  # it can make the next scene from the last one, so that only what changed is sent
    faces: bool = False  # it keeps the faces of cards, so that each is sent once, and then its name


class SayMove(Struct, tag_field="t", tag="move"):
    n: Number
    seat: Number
    moves: Texts
    re: Tag = None


class SayUndo(Struct, tag_field="t", tag="undo"):
    n: Number
    re: Tag = None


class SayResume(Struct, tag_field="t", tag="resume"):
    """Go on by the rules of today, from the last state of a game that has stopped."""

    n: Number
    re: Tag = None


class SayStandIn(Struct, tag_field="t", tag="stand_in"):
    n: Number
    seat: Number
    bot: Level
    re: Tag = None


class SayAnswer(Struct, tag_field="t", tag="answer"):
    yes: bool
    re: Tag = None


class SayLook(Struct, tag_field="t", tag="look"):
    seat: Number | None
    re: Tag = None


class SayLang(Struct, tag_field="t", tag="lang"):
    lang: Lang
    re: Tag = None


class SaySit(Struct, tag_field="t", tag="sit"):
    name: Name
    re: Tag = None


class SaySkip(Struct, tag_field="t", tag="skip"):
    re: Tag = None


class AskHint(Struct, tag_field="t", tag="hint"):
    re: Tag = None


class Ping(Struct, tag_field="t", tag="ping"):
    re: Tag = None


ClientMessage = (
    Hello
    | SayMove
    | SayUndo
    | SayResume
    | SayStandIn
    | SayAnswer
    | SayLook
    | SayLang
    | SaySit
    | SaySkip
    | AskHint
    | Ping
)


# --- what the server says ---------------------------------------------------------------------------------------------


class Welcome(Struct, tag_field="t", tag="welcome", omit_defaults=True):
    table: TableInfo
    n: int
    position: int
    entries: list[Entry]
    scene: Scene
    undo: Undo
    seat: int | None


class Update(Struct, tag_field="t", tag="update", omit_defaults=True):
    """Something was logged, or the viewer's seat or language changed. An entry told again replaces the old one."""

    n: int
    position: int
    entries: list[Entry]
    scene: Scene
    undo: Undo
    seat: int | None
    re: Tag = None


class Changed(Struct, tag_field="t", tag="changed", omit_defaults=True):
    """An update for who has the scene before: `change` is what has changed of it since (difference.py).

    Where the page keeps faces, `change` and `entries` have their names in their places, and `faces` are the new ones.
    """

    n: int
    position: int
    entries: list[Entry]
    change: Raw
    undo: Undo
    seat: int | None
    faces: dict[str, Raw] | None = None
    re: Tag = None


class UndoKnown(Struct, tag_field="t", tag="undo"):
    """Whether taking back at line n is free, where the update did not know it yet."""

    n: int
    undo: Undo


class TableChanged(Struct, tag_field="t", tag="table"):
    table: TableInfo


class Asked(Struct, tag_field="t", tag="asked", omit_defaults=True):
    """Sent to who has to agree: somebody asks to take back `count` moves; to let `bot` play for the seat `of`; or,
    with neither, to go on by the rules of today."""

    seat: int
    count: int
    of: int | None = None
    bot: str | None = None


class Answered(Struct, tag_field="t", tag="answered"):
    yes: bool


class Hint(Struct, tag_field="t", tag="hint", omit_defaults=True):
    move: str
    label: str
    reason: str
    re: Tag = None


class Trouble(Struct, tag_field="t", tag="problem", omit_defaults=True):
    problem: Problem
    re: Tag = None


class Pong(Struct, tag_field="t", tag="pong"):
    pass


ServerMessage = Welcome | Update | Changed | UndoKnown | TableChanged | Asked | Answered | Hint | Trouble | Pong
