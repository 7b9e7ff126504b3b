"""Observations, actions and histories: documented, bounded, equal in every way to get them, and never too wise."""

from __future__ import annotations

import json
import pickle

import numpy as np
import pytest

import zeitriss
from zeitriss import State, research
from zeitriss.core.rng import seeded
from zeitriss.research import History
from zeitriss.research.observation import encoder
from zeitriss.research.versions import VERSIONS

EVERY = zeitriss.games()


def positions(game: str, seats: int, most: int = 160, every: int = 20) -> list[State]:
    """Positions of one random game."""
    state, rng, found = zeitriss.game(game).start(seats, 5), seeded(f"{game} {seats}"), []
    for made in range(most):
        if state.seat is None:
            break
        if made % every == 0:
            found.append(state.clone())
        state.pick(rng.word())
    return found


@pytest.mark.parametrize("game", EVERY)
def test_every_number_has_a_name_and_keeps_its_range(game: str) -> None:
    encoding = research.encoding(game)
    low, high = encoding.bounds()
    assert len({part.name for part in encoding.parts}) == len(encoding.parts)
    assert pickle.loads(pickle.dumps(encoding)) is encoding
    for seats in zeitriss.game(game).seats:
        for state in positions(game, seats):
            for seat in range(seats):
                vector = encoding.vector(state, seat)
                assert vector.shape == (encoding.size,)
                assert (low <= vector).all()
                assert (vector <= high).all()


@pytest.mark.parametrize("game", EVERY)
def test_written_numbers_are_the_features(game: str) -> None:
    """A game's own encoder skips the view; what it writes is the same to the last bit, wherever it writes."""
    encoding, record = research.encoding(game), zeitriss.game(game)
    for seats in record.seats[:2]:
        batch = research.batch(game, 2, seats=seats, seed=3)
        for _ in range(60):
            batch.by_chance()
            assert batch.observations is not None
            for row, state in enumerate(batch.states):
                seen = record.features(record.view(state, int(batch.seats[row])))
                assert np.array_equal(batch.observations[row], np.array(seen, np.float32))
    assert encoding.size == len(seen)
    assert (record.encoder is None) == (encoder(record) is not record.encoder)


@pytest.mark.parametrize("game", EVERY)
def test_worlds_that_look_alike_are_observed_alike(game: str) -> None:
    """What is dealt anew behind a seat's back changes nothing in its numbers, data or text."""
    encoding, record = research.encoding(game), zeitriss.game(game)
    for state in positions(game, 2, every=40):
        for seat in range(2):
            world = record.imagine(state, seat, 9)
            assert (encoding.vector(state, seat) == encoding.vector(world, seat)).all()
            assert research.data(state, seat) == research.data(world, seat)
            assert research.text(state, seat) == research.text(world, seat)
            json.dumps(research.data(state, seat))


@pytest.mark.parametrize("game", EVERY)
def test_actions_are_the_catalogue(game: str) -> None:
    index = research.actions(game)
    assert [index.number(index.text(i)) for i in range(len(index))] == list(range(len(index)))
    with pytest.raises(zeitriss.Refused, match=rf"{len(index)} is not one of 0 to {len(index) - 1}"):
        index.move(len(index))


def test_the_index_is_known_by_its_digest() -> None:
    """A changed catalogue or encoding is another environment: it gets a new version, and the history says why."""
    for game in EVERY:
        newest = VERSIONS[game][-1]
        digests = research.actions(game).digest, research.encoding(game).digest
        assert digests == (newest.actions, newest.encoding), game
        assert [version.number for version in VERSIONS[game]] == list(range(len(VERSIONS[game])))


@pytest.mark.parametrize("game", EVERY)
def test_a_history_is_all_that_a_seat_has_seen(game: str) -> None:
    record = zeitriss.game(game)
    state, rng = record.start(2, 1), seeded(2)
    history = History(state)
    for _ in range(12):
        move = state.moves[rng.below(len(state.moves))]
        before, by = state.clone(), state.seat
        history = history.after(state, move)
        state.apply(move)
        history.close(state)
    for seat in range(2):
        seen = history.seen(seat)
        assert len(seen) == 13
        assert seen[-1].view == record.view(state, seat)
        assert (seen[-1].move is None) == (by != seat and not record.hears(before, move, seat))
        assert history.digest(seat) != (history.past or history).digest(seat)
    assert history.digest(0) != history.digest(1)
    assert pickle.loads(pickle.dumps(history)).digest(0) == history.digest(0)


def test_a_history_knows_what_was_different_long_ago() -> None:
    """Equal positions with different pasts are different information states; the same past twice is one."""

    def played(*texts: str) -> History:
        state = zeitriss.game("antinomy").start(2, 7)
        history = History(state)
        for text in texts:
            move = state.game.catalogue.parse(text)
            history = history.after(state, move)
            state.apply(move)
            history.close(state)
        return history

    one, same = played("place wand at 0", "place wand at 0"), played("place wand at 0", "place wand at 0")
    other = played("place wand at 1", "place wand at 0")
    assert one.digest(1) == same.digest(1) != other.digest(1)
    assert one.seen(0)[1].view["wands"] != other.seen(0)[1].view["wands"]
    assert (
        research.encoding("antinomy").vector(one.before, 0) == research.encoding("antinomy").vector(same.before, 0)
    ).all()
