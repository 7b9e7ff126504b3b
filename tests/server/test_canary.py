"""Hidden information on the wire: what anybody is sent stays the same, byte for byte, when two cards that they may not
know change places.

Random games as the server keeps them; at each position everything that a seat or a watcher could be sent then: welcome,
update, the table, earlier scenes, the log in words, and whether an undo is free.
"""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.contract.case import Case, cases
from tests.contract.secrets import hidden, pairs, swapped

import zeitriss
from zeitriss import Log
from zeitriss.play.seats import Lang, Occupant
from zeitriss.play.story import Story
from zeitriss.server.hint import hint
from zeitriss.server.room import Room
from zeitriss.server.settings import Settings
from zeitriss.server.updates import update, welcome
from zeitriss.server.viewer import ENCODE, Viewer
from zeitriss.store.store import Row, Store

GAMES = [name for name in zeitriss.games() if name in ("aeons_end", "antinomy", "eternitium", "res_arcana")]
LANGS: tuple[Lang, Lang] = ("de", "en")
NAMES = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Ben"}]


def played(game: str, most: int) -> tuple[Case, Story]:
    """A random game for two, up to so many moves."""
    case = next(case for case in cases(zeitriss.game(game)) if case.seats == 2)
    story, rng = Story(Log.record(case.game, NAMES, seed=f"canary {game}")), random.Random(most)
    while story.state.seat is not None and story.n < most:
        (step,) = story.plan(story.state.seat, [rng.choice(story.state.moves).text])
        story.take(step)
    return case, story


def room_at(story: Story, position: int) -> Room:
    """The room of this table as it was then."""
    log = story.log
    row = Row("table", log.header, [Occupant("human", "Ada"), Occupant("human", "Ben")], {}, lines=log.lines[:position])
    return Room(Store("sqlite:///:memory:"), row, Settings())


def sent(room: Room, seat: int | None, lang: Lang) -> list[bytes]:
    """All that this viewer could be sent at this moment."""
    viewer = Viewer("key", [] if seat is None else [seat], room.game.team, lang)
    viewer.look_as(None, room.state)
    table = room.table(viewer)
    told: list[Any] = [welcome(room.pages, viewer, table, 0), update(room.pages, viewer, after=0), table]
    told.append(room.pages.weigh(viewer.seats))
    told.append(room.pages.scene(viewer.look, lang, room.story.position))
    return [ENCODE(message) for message in told]


def search(game: str, most: int, step: int, lang: Lang | None = None) -> int:
    """Looks for a difference at every so many positions; how many messages were compared."""
    case, story = played(game, most)
    compared = 0
    for position in range(0, story.n, step):
        room = room_at(story, position)
        own = room.story.states[-1]
        for seat in (0, 1, None):
            spoken = lang or LANGS[position // step % 2]
            truth = sent(room, seat, spoken)
            for one, other in pairs(case, own, hidden(case, own, seat), 2):
                twin = swapped(case, own, one, other)
                if twin is None:
                    continue
                room.story.states[-1] = twin
                room.pages.rename(room.seats)  # forgets every page
                found = sent(room, seat, spoken)
                room.story.states[-1] = own
                room.pages.rename(room.seats)
                assert found == truth, f"{game} at {position}: seat {seat} can tell {one} from {other}"
                compared += len(found)
    return compared


@pytest.mark.parametrize("game", GAMES)
async def test_nobody_is_sent_what_they_may_not_know(game: str) -> None:
    assert search(game, most=40, step=13) > 20


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
async def test_nobody_is_sent_what_they_may_not_know_in_whole_games(game: str) -> None:
    compared = search(game, most=10_000, step=1)
    print(f"{game}: {compared} messages compared")
    assert compared > 100


@pytest.mark.parametrize("game", GAMES)
async def test_a_hint_knows_no_hidden_truth(game: str) -> None:
    """What it advises and how good it finds that is the same in another world that the seat may be in."""
    case, story = played(game, 20)
    for position in range(2, story.n, 6):
        room = room_at(story, position)
        own, seat = room.state, room.state.seat
        assert seat is not None
        viewer = Viewer("key", [seat], room.game.team)
        viewer.look_as(None, own)
        truth = await hint(room, viewer, None)
        room.story.states[-1] = case.game.imagine(own, seat, "another truth")
        assert await hint(room, viewer, None) == truth


async def test_the_canary_sings() -> None:
    """A seat that is shown a card of another's hand would be found."""
    case, story = played("antinomy", 4)
    room = room_at(story, 4)
    own = room.story.states[-1]
    one, other = pairs(case, own, hidden(case, own, 0))[0]
    (owner,) = {seat for seat in (0, 1) for path in (one, other) if f"hands[{seat}]" in path} or {1}
    truth = sent(room, owner, "de")
    twin = swapped(case, own, one, other)
    assert twin is not None
    room.story.states[-1] = twin
    room.pages.rename(room.seats)
    assert (sent(room, owner, "de") != truth) == any(f"hands[{owner}]" in path for path in (one, other))
