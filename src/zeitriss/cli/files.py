"""Files as commands take and write them: whatever is wrong is said with the name of the file."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from cyclopts.validators import Path as Checked

from zeitriss import BadLog, Log, Refused
from zeitriss.play.story import Story, stored_story

SHARP = 2.0  # pixels for each unit of a drawing


def paintable(_type: Any, file: Path | None) -> None:
    if file is not None and file.suffix == ".png" and find_spec("vl_convert") is None:
        raise ValueError("PNG needs `pip install zeitriss[research]`; SVG needs nothing")


# Refused before hours are spent
Drawing = Annotated[Path | None, Parameter(validator=(Checked(ext=("svg", "png"), dir_okay=False), paintable))]


def draw(svg: str, file: Path) -> None:
    """A drawing as its name says: SVG as it is, PNG painted from that."""
    if file.suffix == ".png":
        import vl_convert

        on_white = svg.replace(">", '><rect width="100%" height="100%" fill="#fff"/>', 1)
        file.write_bytes(vl_convert.svg_to_png(on_white, scale=SHARP))
    else:
        file.write_text(svg, encoding="utf-8")


def story_in(file: Path, verify: bool = False) -> Story:
    """The story of a file, which the rules of today lead to; `verify`: to every digest in it."""
    try:
        return Story(Log.load(file), verify)
    except Refused as error:
        raise BadLog(str(error), str(file)) from None


def told_in(file: Path) -> Story:
    """The same only to be read: where its digests say that it was played by other rules, it is told in words."""
    try:
        log = Log.load(file)
        story = stored_story(log, None)
        if log.header["rules"] == log.game.rules and story.stopped and ": digest: " not in story.stopped:
            Story(log)  # by these rules it was never played so: it is refused with what is wrong
        return story
    except Refused as error:
        raise BadLog(str(error), str(file)) from None
