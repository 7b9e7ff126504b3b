"""A table as one of its viewers is told of it: who sits there, what it waits for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zeitriss.server.protocol import SeatInfo, Stop, TableInfo

if TYPE_CHECKING:
    from zeitriss.server.room import Room
    from zeitriss.server.viewer import Viewer


def table_info(room: Room, viewer: Viewer) -> TableInfo:
    state, story = room.state, room.story
    return TableInfo(
        id=room.id,
        game=room.game.name,
        options=story.log.header["options"],
        seats=[seat_info(room, viewer, seat, name) for seat, name in enumerate(room.pages.names(viewer.lang))],
        over=state.outcome is not None,
        n=room.n,
        position=story.position,
        asked=state.seat,
        opening=room.pages.opening(viewer.look, viewer.lang, viewer.me),
        open=room.opened,
        rematch=f"/t/{room.rematch}#{viewer.key}" if room.rematch else None,
        stopped=Stop(story.stopped, room.may_go_on()) if story.stopped else None,
        life=room.life,
    )


def seat_info(room: Room, viewer: Viewer, seat: int, name: str) -> SeatInfo:
    at, here, missed = room.seats[seat], room.is_online(seat), room.is_missed(seat)
    return SeatInfo(seat, name, at.kind, here, seat in viewer.seats, at.bot, missed, at.stand_in)
