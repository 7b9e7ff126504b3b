"""Beats: what is told of a line can be shown, and what it names lies on the table before or after it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import zeitriss
from zeitriss.core.scene import Scene, Thing
from zeitriss.play.beat import Beat
from zeitriss.play.entries import entry
from zeitriss.play.entry import Entry
from zeitriss.play.log import Log
from zeitriss.play.story import Story

GAMES = {"antinomy": 2, "eternitium": 3, "res_arcana": 2, "aeons_end": 2}
NEMESES = ("rageborne", "carapace-queen", "crooked-mask", "prince-of-gluttons")
MOVES = 160


def story(name: str, seats: int, seed: int, **options: Any) -> Story:
    """A game between griffins, as far as it comes."""
    game = zeitriss.game(name)
    names = [{"kind": "bot", "name": f"P{i}", "bot": "greedy"} for i in range(seats)]
    griffin, told = zeitriss.bot("greedy", game), Story(Log.record(game, names, seed, options))
    while told.state.seat is not None and told.position < MOVES:
        seat = told.state.seat
        move = griffin.choose(zeitriss.seat(told.state, seat))
        told.take(told.plan(seat, [move.text])[0])
    return told


def told(one: Story, seat: int = 0) -> list[Entry]:
    say = one.game.words("en", [f"P{i}" for i in range(one.state.seats)])
    return [entry(one.game, step, seat, say, fresh=True) for step in one.steps]


def ids(scene: Scene) -> Iterator[str]:
    def deep(thing: Thing) -> Iterator[str]:
        yield thing["id"]
        for held in thing.get("holds", []):
            yield from deep(held)

    for panel in scene["panels"]:
        yield panel["id"]
        yield from (counter["id"] for counter in panel.get("counters", []))
        for zone in panel["zones"]:
            yield zone["id"]
            for thing in zone["things"]:
                yield from deep(thing)


def lost(one: Story) -> set[tuple[str, str]]:
    """What a beat names that lies nowhere, neither before nor after its line."""
    known = [set(ids(one.game.scene(state, 0, "en"))) for state in one.states]
    return {
        (beat.words.split(" ", 1)[-1], beat.target)
        for at, line in enumerate(told(one))
        for beat in line.beats
        if beat.target and beat.target not in known[at] | known[at + 1] and not gone(beat)
    }


def gone(beat: Beat) -> bool:
    """A card that came and went within one line."""
    return beat.card is not None and beat.target == beat.card["id"]


@pytest.mark.parametrize(("name", "seats"), GAMES.items(), ids=list(GAMES))
def test_what_is_told_lies_on_the_table(name: str, seats: int) -> None:
    one = story(name, seats, 3)
    assert lost(one) == set()
    lines = told(one)
    assert any(beat.card and beat.target for line in lines for beat in line.beats), "nothing could be shown"
    assert {beat.cue for line in lines for beat in line.beats} > {"", "set"}


@pytest.mark.parametrize("nemesis", NEMESES)
def test_the_nemesis_says_what_hits_whom(nemesis: str) -> None:
    one = story("aeons_end", 2, 5, nemesis=nemesis)
    assert lost(one) == set()
    blows = [beat for line in told(one) for beat in line.beats if beat.target in ("life-0", "life-1", "gravehold")]
    assert any(beat.card and beat.amount < 0 and beat.cue == "damage" for beat in blows)
    openings = [line.news[i] for line in told(one) for i in line.opens]
    assert any(words.startswith("The nemesis takes its turn") for words in openings)


def test_the_message_of_every_showing_exists() -> None:
    for name in GAMES:
        game = zeitriss.game(name)
        say = game.words("de")
        assert [key for key in game.staging.showings if not say.knows(key)] == []


def test_old_lines_are_words_only() -> None:
    one = story("antinomy", 2, 3)
    say = one.game.words("en", ["Ada", "Ben"])
    assert entry(one.game, one.steps[0], 0, say).beats == []


def test_a_hidden_move_shows_no_card() -> None:
    """RA-21: what somebody keeps in the draft is theirs to know."""
    one = story("res_arcana", 2, 3, mode="combined", cards="draft_duo")
    step = next(step for step in one.steps if step.move and step.move.verb.name == "keep" and step.line.seat == 0)
    say = one.game.words("en", ["Ada", "Ben"])
    own, others = (entry(one.game, step, seat, say, fresh=True).beats[0] for seat in (0, 1))
    assert own.card is not None
    assert others.card is None
