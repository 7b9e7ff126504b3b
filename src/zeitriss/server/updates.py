"""Updates: the table as one of its viewers is told of it now, all of it or what has changed. Compiled."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import structlog

from zeitriss.server.faces import GALLERY, Mentions
from zeitriss.server.messages import Changed, ServerMessage, Update, Welcome
from zeitriss.server.pages import Pages
from zeitriss.server.protocol import TableInfo
from zeitriss.server.viewer import Act, Viewer

LOG = structlog.get_logger()


def tell(table: str, viewers: Iterable[Viewer], message: Callable[[Viewer], ServerMessage | None]) -> None:
    """Whoever cannot be told is cut off and comes back; what was logged stays logged."""
    for viewer in viewers:
        try:
            told = message(viewer)
            if told is not None:
                viewer.send(told)
        except Exception:
            LOG.exception("telling failed", table=table)
            viewer.cut()


def tell_lines(table: str, viewers: Iterable[Viewer], pages: Pages, by: Act | None) -> None:
    """What was logged, to everybody; whoever did it gets their mark back."""
    state = pages.story.state

    def lines(viewer: Viewer) -> ServerMessage:
        re = by.re if by is not None and by.viewer is viewer else None
        return latest(pages, viewer, re, again=viewer.draw_curtain(state))

    tell(table, viewers, lines)
    pages.told()


def welcome(pages: Pages, viewer: Viewer, table: TableInfo, after: int) -> Welcome:
    now = update(pages, viewer, after=after)
    return Welcome(table, now.n, now.position, now.entries, now.scene, now.undo, now.seat)


def update(
    pages: Pages, viewer: Viewer, re: str | None = None, again: bool = False, after: int | None = None
) -> Update:
    """All of it, with the lines later than `after`, or those not told yet. `again`: the viewer's eyes changed."""
    story, look, lang = pages.story, viewer.look, viewer.lang
    entries = pages.entries(viewer, viewer.seen if after is None else after, again)
    scene, undo = pages.scene(look, lang), pages.undo(viewer.seats)
    viewer.has_heard(story.n, pages.edition)
    return Update(story.n, story.position, entries, scene, undo, look, re)


def latest(
    pages: Pages, viewer: Viewer, re: str | None = None, again: bool = False, after: int | None = None
) -> Update | Changed:
    """The same for a page: who has the scene before, and can follow it, is told what has changed."""
    story, look, lang, had = pages.story, viewer.look, viewer.lang, viewer.scene
    if not viewer.changes or had is None or had.look != look or had.lang != lang:
        return update(pages, viewer, re, again, after)
    known = viewer.faces
    change = pages.change(look, lang, had.edition, known is not None)
    if change is None:
        return update(pages, viewer, re, again, after)
    entries = pages.entries(viewer, viewer.seen if after is None else after, again)
    new = None
    if known is not None:
        mentions = Mentions(change.faces)
        entries = [mentions.entry(one) for one in entries]
        if lacking := mentions.faces & ~known:
            viewer.faces, new = known | lacking, GALLERY.told(lacking)
    viewer.has_heard(story.n, pages.edition)
    return Changed(story.n, story.position, entries, change.text, pages.undo(viewer.seats), look, new, re)
