"""Updates: the table as one of its viewers is told of it now, all of it or what has changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zeitriss.server.messages import Changed, Update, Welcome
from zeitriss.server.viewer import Viewer

if TYPE_CHECKING:
    from zeitriss.server.room import Room


def welcome(room: Room, viewer: Viewer, after: int) -> Welcome:
    now = update(room, viewer, after=after)
    return Welcome(room.table(viewer), now.n, now.position, now.entries, now.scene, now.undo, now.seat)


def update(room: Room, viewer: Viewer, re: str | None = None, again: bool = False, after: int | None = None) -> Update:
    """All of it, with the lines later than `after`, or those not told yet. `again`: the viewer's eyes changed."""
    pages, look, lang = room.pages, viewer.look, viewer.lang
    entries = pages.entries(viewer, viewer.seen if after is None else after, again)
    scene, undo = pages.scene(look, lang), pages.undo(viewer.seats)
    viewer.has_heard(room.n, pages.edition)
    return Update(room.n, room.story.position, entries, scene, undo, look, re)


def latest(
    room: Room, viewer: Viewer, re: str | None = None, again: bool = False, after: int | None = None
) -> Update | Changed:
    """The same for a page: who has the scene before, and can follow it, is told what has changed."""
    pages, look, lang, had = room.pages, viewer.look, viewer.lang, viewer.scene
    if not viewer.changes or had is None or had.look != look or had.lang != lang:
        return update(room, viewer, re, again, after)
    change = pages.change(look, lang, had.edition)
    if change is None:
        return update(room, viewer, re, again, after)
    entries = pages.entries(viewer, viewer.seen if after is None else after, again)
    viewer.has_heard(room.n, pages.edition)
    return Changed(room.n, room.story.position, entries, change, pages.undo(viewer.seats), look, re)
