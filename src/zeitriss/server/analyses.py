"""Analyses: finished games looked at again in the background, where nobody waits for a bot.

Every verdict is stored, so that a server that was stopped goes on where it was.
"""

from __future__ import annotations

import asyncio

import structlog

from zeitriss.core.telling import Words
from zeitriss.play.analysis import Decision, Point, Verdict, analyst, curve, decisions, place, swings, verdict
from zeitriss.play.headings import heading
from zeitriss.play.tallies import counts
from zeitriss.server.errors import Busy, NotOver
from zeitriss.server.minds import MINDS
from zeitriss.server.protocol import Analysis, Choice, Judged
from zeitriss.server.room import Room
from zeitriss.server.viewer import Viewer
from zeitriss.store.store import Store

LOG = structlog.get_logger()
LEVEL = "owl"


class Analyses:
    """One game at a time, its decisions on all cores."""

    def __init__(self, store: Store, queue: int) -> None:
        self.store, self.queue = store, queue
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.turn = asyncio.Semaphore(1)

    async def of(self, room: Room, viewer: Viewer) -> Analysis:
        """As far as it is. Whoever asks first sets it going."""
        if room.state.outcome is None:
            raise NotOver("A game is looked at again when it is over.")
        say = room.pages.words(viewer.lang, viewer.me)
        known = await self.store.verdicts(room.id)
        made = await asyncio.to_thread(decisions, room.story)
        missing = [one for one in made if one.n not in known]
        if missing:
            self._begin(room, missing)
            numbers = await asyncio.to_thread(counts, room.story, say)
            return Analysis(LEVEL, len(made) - len(missing), len(made), counts=numbers)
        found = [one for decision in made if (one := known[decision.n]) is not None]
        return await asyncio.to_thread(told, room, found, made, say)

    def _begin(self, room: Room, missing: list[Decision]) -> None:
        if room.id in self.tasks:
            return
        if len(self.tasks) >= self.queue:
            raise Busy("Many games are looked at already; try again later.")
        task = self.tasks[room.id] = asyncio.create_task(self._look(room, missing))
        task.add_done_callback(lambda _: self.tasks.pop(room.id, None))

    async def _look(self, room: Room, missing: list[Decision]) -> None:
        async with self.turn:
            step = MINDS.deep.processes
            try:
                for piece in (missing[i : i + step] for i in range(0, len(missing), step)):
                    found = await asyncio.gather(*(judge(room, one) for one in piece))
                    pairs = zip(piece, found, strict=True)
                    await self.store.add_verdicts(room.id, {one.n: said for one, said in pairs})
            except Exception:
                LOG.exception("analysis failed", table=room.id)

    async def stop(self) -> None:
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def judge(room: Room, decision: Decision) -> Verdict | None:
    """None where there is nothing to say, or nobody could think about it."""
    try:
        bot = analyst(room.game, LEVEL, decision)
        return verdict(decision, await MINDS.think(bot, place(decision)))
    except Busy as error:
        LOG.warning("decision not judged", table=room.id, n=decision.n, why=error.message)
        return None


def told(room: Room, found: list[Verdict], made: list[Decision], say: Words) -> Analysis:
    """All of it in words. What was done best needs none: the log has told it."""
    before = {one.n: one.before for one in made}
    game, label = room.game, room.game.staging.label

    def choice(one: Verdict, text: str, chance: float) -> Choice:
        words = "" if text == one.move else label(game.catalogue.parse(text), game.view(before[one.n], one.seat), say)
        return Choice(text, chance, words)

    def judged(one: Verdict) -> Judged:
        best = [choice(one, *best) for best in one.best]
        return Judged(one.n, one.position, one.seat, one.move, one.before, one.after, best)

    curves = [curve(found, seat, game.team) for seat in range(len(room.seats))]
    decisive = [swings(points) for points in curves]
    for seat, found_there in enumerate(decisive):
        for one in found_there:
            one.cause, one.title = heading(room.story, one.since, one.n, seat, say)
    for points, result in zip(curves, room.state.outcome.results if room.state.outcome else (), strict=True):
        points.append(Point(room.n, room.story.position, float(result)))
    judgements = [judged(one) for one in found]
    return Analysis(LEVEL, len(made), len(made), judgements, curves, decisive, counts(room.story, say))
