"""Whole games on file: every digest still fits and every end is the same."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import zeitriss
from zeitriss.games.antinomy.state import Antinomy

FIXTURES = Path(__file__).parents[2] / "fixtures" / "antinomy"
ENDS = {
    "duel": ("crystals", (0.0, 1.0), [0, 5]),  # two players
    "undo": ("crystals", (1.0, 0.0), [5, 2]),  # seat 1 starts, the codex lies left, moves are taken back
    "solo-normal": ("solo-won", (1.0,), [5]),
    "solo-hard-shrine": ("solo-won", (1.0,), [6]),  # with a sixth relic returned in the winning paradox
}


def test_every_file_is_expected() -> None:
    assert {path.stem for path in FIXTURES.glob("*.jsonl")} == ENDS.keys()


@pytest.mark.parametrize("name", ENDS)
def test_replay(name: str) -> None:
    """AN-32, AN-54: the whole game is legal and ends as it did."""
    log = zeitriss.Log.load(FIXTURES / f"{name}.jsonl")
    state = log.replay(verify=True)
    reason, results, crystals = ENDS[name]
    assert isinstance(state, Antinomy)
    assert state.outcome == zeitriss.Outcome(reason, results)
    assert state.crystals == crystals
    assert all(line.digest for line in log.lines if line.move)


def test_undone_moves() -> None:
    """What was taken back was legal too, and the position after an undo is the one before the moves."""
    log = zeitriss.Log.load(FIXTURES / "undo.jsonl")
    undone = [i for i, line in enumerate(log.lines) if line.undo]
    assert undone
    for i in undone:
        before = zeitriss.Log(log.game, log.header, log.lines[:i])
        after = zeitriss.Log(log.game, log.header, log.lines[: i + 1])
        assert before.replay(verify=True).outcome is None
        back = before.replay(at=len(before.standing()) - log.lines[i].undo)
        assert after.replay(verify=True).snapshot() == back.snapshot()


def test_a_changed_game_is_noticed() -> None:
    log = zeitriss.Log.load(FIXTURES / "duel.jsonl")
    log.lines[10] = replace(log.lines[10], digest="0" * 16)
    with pytest.raises(zeitriss.BadLog, match="line 12: digest"):
        log.replay(verify=True)


def test_the_shrine_game_uses_its_rules() -> None:
    """AN-58, AN-59, AN-60: five complete relics after a returned sixth, with the sixth crystal."""
    log = zeitriss.Log.load(FIXTURES / "solo-hard-shrine.jsonl")
    state = log.replay()
    assert isinstance(state, Antinomy)
    assert len(state.shrine) == 5
    assert any(line.move.startswith("return") for line in log.lines)
