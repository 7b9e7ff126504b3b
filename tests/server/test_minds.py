"""Bots think in other processes: the same choice as here, and no process where there is nothing to think about."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import zeitriss
from zeitriss.bots.thinker import Owl
from zeitriss.server.minds import Minds


class PatientOwl(Owl):
    patience = 60.0  # however busy the machine is

    def effort(self, seats: int) -> int:
        return 100


@pytest.fixture
def minds() -> Iterator[Minds]:
    minds = Minds()
    yield minds
    minds.stop()


def opening() -> tuple[zeitriss.Game[zeitriss.State], zeitriss.Seat]:
    game = zeitriss.game("antinomy")
    state = game.start(2, 7)
    state.play("place wand at 0")
    state.play("place wand at 1")
    assert len(state.moves) > 1
    return game, zeitriss.seat(state, state.seat or 0)


async def test_it_is_the_same_thought(minds: Minds) -> None:
    game, seat = opening()
    assert await minds.choose(zeitriss.bot("dragon", game, 4), seat, hurry=True) in seat.moves
    assert await minds.choose(PatientOwl(game, 4), seat) is PatientOwl(game, 4).choose(seat)


async def test_what_needs_no_thought_starts_no_process(minds: Minds) -> None:
    game, seat = opening()
    assert await minds.choose(zeitriss.bot("random", game, 4), seat) in seat.moves
    assert minds.pool is None
