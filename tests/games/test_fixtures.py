"""Recorded games: every file in tests/fixtures replays to its digests, and the table has words for all of it."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

import zeitriss
from zeitriss.core.board import places
from zeitriss.core.scene import Scene
from zeitriss.core.telling import news_words
from zeitriss.play.log import Log
from zeitriss.play.story import Story

FIXTURES = Path(__file__).parents[1] / "fixtures"
FILES = sorted(FIXTURES.glob("*/*.jsonl"))
UNFINISHED = {"anne-and-bob"}  # the rulebook's example round
# What a collection of games must hold: how each game can end, and what is rare on the way.
ENDS = {
    "aeons_end": {"nemesis": 5, "swarm": 1, "exhausted": 1, "devoured": 1},
    "antinomy": {"crystals": 2, "solo-won": 2},
}


def loaded(name: str) -> Log:
    return zeitriss.Log.load(FIXTURES / f"{name}.jsonl")


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_recorded_game(path: Path) -> None:
    """Every digest fits, also of what was taken back; scenes and news are told at every fifth line."""
    log = zeitriss.Log.load(path)
    assert log.game.name == path.parent.name
    assert all(line.digest for line in log.lines if line.move)
    story = Story(log, verify=True)
    assert (story.state.outcome is None) == (path.stem in UNFINISHED)
    says = [log.game.words(lang) for lang in ("de", "en")]
    for step in story.steps:
        assert all(news_words(item, say) for item in step.news for say in says)
        if step.line.n % 5 == 0:
            scene = log.game.scene(step.state, step.state.seat, says[step.line.n % 2].lang)
            assert scene["prompt"]
            assert all(set(offer["at"]) <= ids(scene) for offer in scene["offers"])


def ids(scene: Scene) -> set[str]:
    zones = [zone for panel in scene["panels"] for zone in panel["zones"]]
    return {thing["id"] for zone in zones for outer in zone["things"] for thing in [outer, *outer.get("holds", [])]}


@pytest.mark.parametrize("game", ENDS)
def test_how_they_end(game: str) -> None:
    outcomes = [Story(zeitriss.Log.load(path)).state.outcome for path in FILES if path.parent.name == game]
    assert Counter(outcome.reason for outcome in outcomes if outcome) == ENDS[game]


def test_a_changed_game_is_noticed() -> None:
    log = loaded("antinomy/duel")
    log.lines[10] = replace(log.lines[10], digest="0" * 16)
    with pytest.raises(zeitriss.BadLog, match="line 12: digest"):
        log.replay(verify=True)


def test_undone_moves() -> None:
    """What was taken back was legal too, and the position after an undo is the one before the moves."""
    story = Story(loaded("antinomy/undo"))
    undone = [step for step in story.steps if step.line.undo]
    assert undone
    for step in undone:
        before = Story(Log(story.game, story.log.header, story.log.lines[: step.line.n - 1]))
        assert step.state.snapshot() == before.states[-1 - step.line.undo].snapshot()


def test_the_shrine_game_uses_its_rules() -> None:
    """AN-58, AN-59, AN-60: five complete relics after a returned sixth, with the sixth crystal."""
    log = loaded("antinomy/solo-hard-shrine")
    assert len(log.replay().snapshot()["table"]["shrine"]) == 5
    assert any(line.move.startswith("return") for line in log.lines)


def test_a_thrown_in_ability_is_on_file() -> None:
    """AE: abilities in main phases of others, answers of the whole team, moves that were taken back."""
    story = Story(loaded("aeons_end/rageborne-thrown-in"))
    before = [(state.stack[-1], step) for state, step in zip(story.states, story.standing, strict=False)]
    strange = [frame.team for frame, step in before if frame.seat != step.line.seat]
    assert set(strange) == {True, False}
    assert any(line.undo for line in story.log.lines)


@pytest.mark.parametrize("game", sorted({path.parent.name for path in FILES}))
def test_a_decisive_turn_is_pictured(game: str) -> None:
    """Afterwards every such turn shows how the game stood: the board says which zones tell it, and they are there."""
    path = next(path for path in FILES if path.parent.name == game)
    log = zeitriss.Log.load(path)
    scene = log.game.scene(log.replay(), 0)
    glance = log.game.staging.boards[scene["board"]]["glance"]
    lying = {zone["id"].removesuffix("-0") for panel in scene["panels"] for zone in panel["zones"]}
    named = {place.rpartition(".")[2] for place in places(glance["table"])}
    assert named - {"head", "name", "numbers", "others"} <= lying
    assert glance["table"]["size"] > 0
