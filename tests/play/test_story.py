"""The story of a log: one replay for everybody, in a time that grows with the length of the log."""

from __future__ import annotations

import json
import random
import sys
from types import FrameType

import pytest

import zeitriss
from zeitriss.core import snapshot
from zeitriss.core.registry import games
from zeitriss.play.log import Log
from zeitriss.play.story import Story, compact

GAME = zeitriss.game("antinomy")


def new() -> Story:
    return Story(Log.record(GAME, [{"name": "Ada"}, {"name": "Bo"}], seed=7))


def test_a_step_is_complete_when_it_is_planned() -> None:
    story = new()
    (step,) = story.plan(0, ["place wand at 0"])
    assert story.n == 0
    assert step.line.digest == GAME.digest(step.state)
    story.take(step)
    assert story.log.lines == [step.line]
    assert Story(Log.loads(story.log.dumps()), verify=True).state.snapshot() == story.state.snapshot()


def test_moves_are_taken_all_or_none() -> None:
    story = new()
    with pytest.raises(zeitriss.IllegalMove, match="seat: seat 0 was not asked, seat 1 was"):
        story.plan(0, ["place wand at 0", "place wand at 1"])
    assert (story.n, story.position) == (0, 0)


def test_an_undo_goes_back_and_stays_on_file() -> None:
    story = new()
    story.take(story.plan(0, ["place wand at 0"])[0])
    story.take(story.taking_back(0, 1))
    assert (story.n, story.position) == (2, 0)
    assert [step.undone for step in story.steps] == [True, False]
    assert story.state is story.states[0]
    with pytest.raises(zeitriss.BadLog, match="1 moves cannot be undone, 0 stand"):
        story.taking_back(0, 1)


def test_many_undos_take_no_longer_than_many_moves() -> None:
    """Counted, not timed: twice as many lines are read and replayed with twice as many calls."""
    calls = 0

    def count(frame: FrameType, event: str, arg: object) -> None:
        nonlocal calls
        calls += event == "call"

    def replayed(lines: int) -> int:
        nonlocal calls
        header = json.dumps(new().log.header)
        rows = [
            json.dumps({"n": n, "seat": 0, "move": "place wand at 0"} if n % 2 else {"n": n, "seat": 0, "undo": 1})
            for n in range(1, lines + 1)
        ]
        calls = 0
        sys.setprofile(count)
        try:
            story = Story(Log.loads("\n".join([header, *rows])))
        finally:
            sys.setprofile(None)
        assert (story.n, story.position, len(story.states)) == (lines, 0, 1)
        return calls

    replayed(2)  # what is made once is made
    assert replayed(400) < 2.1 * replayed(200)


@pytest.mark.parametrize("name", games())
def test_a_state_is_stored_as_its_snapshot_is_written(name: str) -> None:
    """Digests are made of that text, by whichever library wrote it."""
    game, rng = zeitriss.game(name), random.Random(name)
    state = game.start(seed=name)
    while state.seat is not None:
        state.apply(rng.choice(state.moves))
        assert compact(game.write(state)) == snapshot.text(game.write(state))
