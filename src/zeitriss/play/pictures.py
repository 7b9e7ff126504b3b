"""Pictures: the rules of a game in a few positions of its lessons, drawn by the client beside the words.

`pictures.json` names, in the order of a turn, which things of which page are shown and lit, and the rules they are
about. `picture-ID` is the title, `picture-ID-text` what it says.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Literal

import msgspec
from msgspec import Struct

from zeitriss.core.errors import Refused
from zeitriss.core.game import Game
from zeitriss.core.scene import Offer, Scene, Thing, Zone
from zeitriss.play.lessons import ME, BadLesson, Course, story_of
from zeitriss.play.seats import Lang
from zeitriss.words import Unspoken

Sign = Literal["", "→", "←", "⇄", "="]  # between one row and the next


class Picture(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    lesson: str
    at: int  # answers given there
    rows: list[list[str]]  # things, by id
    rules: list[str]
    lit: list[str] = []
    sign: Sign = ""
    firsts: list[str] = []  # told with what first comes up: `turn`, `news-duel`


class RulePicture(Struct):
    """A rule in one picture: what lies there, which of it is lit (as offers), and what it means."""

    id: str
    title: str
    text: str
    rules: list[str]
    firsts: list[str]
    sign: str
    scene: Scene


@cache
def read_pictures(folder: Path) -> list[Picture]:
    file = folder / "pictures.json"
    if not file.exists():
        return []
    try:
        return msgspec.json.decode(file.read_bytes(), type=list[Picture])
    except msgspec.DecodeError as error:
        raise BadLesson(str(error), f"{folder.name}/pictures.json") from None


def pictures_of(game: Game[Any], course: Course, lang: Lang) -> list[RulePicture]:
    return [drawn(game, course, picture, lang) for picture in read_pictures(game.folder)]


def drawn(game: Game[Any], course: Course, picture: Picture, lang: Lang) -> RulePicture:
    say = game.words(lang)
    try:
        state = story_of(game, course.named(picture.lesson), picture.at).state
        scene: Scene = game.scene(state, ME, lang)
        title, text = say(f"picture-{picture.id}"), say(f"picture-{picture.id}-text")
        return RulePicture(
            picture.id, title, text, picture.rules, picture.firsts, picture.sign, laid_out(scene, picture)
        )
    except (Refused, Unspoken) as error:
        what = error.args[0] if isinstance(error, Unspoken) else str(error)
        raise BadLesson(what, f"pictures.{picture.id}") from None


def laid_out(scene: Scene, picture: Picture) -> Scene:
    """The same scene with nothing but the rows of the picture."""
    things = {thing["id"]: thing for panel in scene["panels"] for zone in panel["zones"] for thing in zone["things"]}
    zones = [row_of(f"row-{i}", row, things) for i, row in enumerate(picture.rows)]
    offers: list[Offer] = [
        {"move": id, "id": i, "label": "", "at": [id], "ends": False} for i, id in enumerate(picture.lit)
    ]
    for id in picture.lit:
        found(id, things)
    lean: Scene = scene | {
        "panels": [{"id": "picture", "name": "", "area": "middle", "zones": zones}],
        "offers": offers,
        "together": [],
        "board": "",
    }
    lean.pop("first", None)
    return lean


def row_of(id: str, row: list[str], things: dict[str, Thing]) -> Zone:
    return {"id": id, "name": "", "kind": "row", "things": [found(one, things) for one in row]}


def found(id: str, things: dict[str, Thing]) -> Thing:
    if id not in things:
        raise Refused(f"{id!r} is not on the table")
    return things[id]
