"""Hint: what would the bot do here, and how good does it think that is?"""

from __future__ import annotations

from zeitriss.bots import LEVELS
from zeitriss.bots.seat import seat as seat_of
from zeitriss.server.errors import NotPossible
from zeitriss.server.messages import Hint
from zeitriss.server.minds import MINDS
from zeitriss.server.room import Room
from zeitriss.server.viewer import Viewer

BOT = "griffin"
WORLDS = 12


async def hint(room: Room, viewer: Viewer, re: str | None) -> Hint:
    game, state, me = room.game, room.state, viewer.look
    if me is None or not state.may_answer(me):
        raise NotPossible("Nothing is asked of you now.")
    seat = seat_of(state, me)
    move = await MINDS.choose(LEVELS[BOT](game, room.n), seat)
    chance, total = game.advice.chance or game.advice.value, 0.0
    for i in range(WORLDS):
        world = seat.imagine(f"hint {i}")
        world.apply(move)
        total += chance(world, me)
    say = room.pages.words(viewer.lang)
    reason = say("hint-reason", bot=say.name("bot", BOT), value=round(100 * total / WORLDS))
    return Hint(move.text, game.staging.label(move, game.view(state, me), say), reason, re)
