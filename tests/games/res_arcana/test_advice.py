"""What players found stupid in the bots' play of Res Arcana, and what they do now."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import zeitriss
from zeitriss import Log
from zeitriss.bots.thinker import Owl
from zeitriss.play.story import Story

POSITIONS = Path(__file__).parents[3] / "docs" / "examples" / "positions"


def test_an_owl_does_not_pass_with_gold_and_powers_unused() -> None:
    """Playouts of eight turns, judged by a chance that does not see what lies on components, had passed."""
    story = Story(Log.load(POSITIONS / "res_arcana-pass.jsonl"))
    seat = zeitriss.seat(story.states[45], 1)
    assert "pass" in [move.text for move in seat.moves]
    search = replace(story.game.advice.search_for(2), owl=24)
    game = replace(story.game, advice=replace(story.game.advice, search={2: search}))
    assert Owl(game, 1).choose(seat).text != "pass"
