"""Whole games on file: every digest still fits, every end is the same, and the table has words for all of it."""

from __future__ import annotations

from pathlib import Path

import pytest

import zeitriss
from zeitriss.core.news import News
from zeitriss.core.telling import news_words
from zeitriss.games.aeons_end.state import AeonsEnd

FIXTURES = Path(__file__).parents[2] / "fixtures" / "aeons_end"
GAME = zeitriss.game("aeons_end")
ENDS = {  # reason, results, life of the nemesis, life of Gravehold
    "rageborne-solo-won": ("nemesis", (1.0,), 0, 6),
    # abilities in main phases of others, answers of the whole team, moves that were taken back
    "rageborne-thrown-in": ("nemesis", (1.0, 1.0, 1.0), 0, 13),
    "carapace-queen-swarm": ("swarm", (0.0, 0.0, 0.0, 0.0), 57, 7),
    "carapace-queen-won": ("nemesis", (1.0, 1.0), 0, 14),
    "crooked-mask-expert": ("nemesis", (1.0, 1.0), 0, 7),
    "crooked-mask-exhausted": ("exhausted", (0.0, 0.0), 38, 2),
    "prince-of-gluttons-easier": ("nemesis", (1.0, 1.0, 1.0, 1.0), 0, 22),  # tutorial, easier turn order
    "prince-of-gluttons-devoured": ("devoured", (0.0, 0.0, 0.0), 53, 1),
}


def test_every_file_is_expected() -> None:
    assert {path.stem for path in FIXTURES.glob("*.jsonl")} == ENDS.keys()


@pytest.mark.parametrize("name", ENDS)
def test_replay(name: str) -> None:
    state = zeitriss.Log.load(FIXTURES / f"{name}.jsonl").replay(verify=True)
    assert isinstance(state, AeonsEnd)
    reason, results, nemesis, gravehold = ENDS[name]
    assert state.outcome == zeitriss.Outcome(reason, results)
    assert (state.nemesis_life, state.gravehold) == (nemesis, gravehold)


@pytest.mark.parametrize("name", ENDS)
def test_the_table_of_late_games(name: str) -> None:
    """Random games end early; here the last cards of the nemesis come up as well."""
    log = zeitriss.Log.load(FIXTURES / f"{name}.jsonl")
    state, says = log.start(), [GAME.words(lang) for lang in ("de", "en")]
    for line in log.standing():
        if line.n % 5 == 0:
            scene = GAME.scene(state, state.seat, says[line.n % 2].lang)
            ids = {
                thing["id"]
                for panel in scene["panels"]
                for zone in panel["zones"]
                for outer in zone["things"]
                for thing in [outer, *outer.get("holds", [])]
            }
            assert scene["prompt"]
            assert all(set(offer["at"]) <= ids for offer in scene["offers"])
        news: list[News] = []
        state.news = news
        log.step(state, line)
        assert all(news_words(item, say) for item in news for say in says)
    assert state.outcome is not None


def test_a_thrown_in_ability_is_on_file() -> None:
    log = zeitriss.Log.load(FIXTURES / "rageborne-thrown-in.jsonl")
    state, thrown_in, for_the_team = log.start(), 0, 0
    for line in log.standing():
        if line.seat != state.seat:
            for_the_team += state.stack[-1].team
            thrown_in += not state.stack[-1].team
        log.step(state, line)
    assert thrown_in
    assert for_the_team
    assert any(line.undo for line in log.lines)
