"""Steps: what is said at the road and in the hand can be done, in that order."""

from __future__ import annotations

from random import Random
from typing import Any, cast

import zeitriss
from zeitriss.core.scene import Scene
from zeitriss.games.eternitium.knowledge.view import View
from zeitriss.games.eternitium.staging.steps import steps

GAME = zeitriss.game("eternitium")
SEVERAL = 3  # positions with more than one step


def marks(scene: Scene, zone: str) -> list[str]:
    found = [one for panel in scene["panels"] for one in panel["zones"] if one["id"] == zone]
    return [mark for one in found for thing in one["things"] if (mark := thing.get("mark"))]


def test_the_steps_can_be_taken_one_after_the_other() -> None:
    state, luck, several = GAME.start(2, "steps"), Random("steps"), 0
    while state.outcome is None and several < SEVERAL:
        seat = state.seat
        assert seat is not None
        ahead = steps(cast(View, GAME.view(state, seat)))
        if ahead:
            check(state, seat, ahead)
            several += len(ahead) > 1
        state.apply(luck.choice(state.moves))
    assert several == SEVERAL


def check(state: Any, seat: int, ahead: list[tuple[str, str]]) -> None:
    scene = GAME.scene(state, seat, "en")
    assert marks(scene, f"road-{seat}")[: len(ahead)] == ["✓ opens"] * len(ahead)
    assert "✓ fits" in marks(scene, f"hand-{seat}")
    _, told = scene["prompt"].split("\n")
    assert told.startswith("One step on your road: " if len(ahead) == 1 else f"{len(ahead)} steps on your road: ")
    assert "✓ opens" not in marks(GAME.scene(state, 1 - seat, "en"), f"road-{seat}")
    after = state.clone()
    for portal, _ in ahead:
        left = len(after.lying("stacks")[seat])
        assert f"play {portal}" in [move.text for move in after.moves]
        after.play(f"play {portal}")
        assert len(after.lying("stacks")[seat]) == left - 1
