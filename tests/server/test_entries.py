"""Who is told what of a line: a secret move and news for some only reach nobody else, whoever has read it before."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from zeitriss import Log
from zeitriss.core.news import News
from zeitriss.play.entries import entry
from zeitriss.play.seats import Lang, Occupant
from zeitriss.play.story import Step, Story
from zeitriss.server.pages import FRESH, Pages

FIXTURES = Path(__file__).parents[1] / "fixtures"
FILES = ["eternitium/five", "eternitium/four-chosen-order", "eternitium/mission-9-lost", "res_arcana/anne-and-bob"]
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")


@dataclass
class Reader:
    look: int | None
    lang: Lang = "en"

    @property
    def me(self) -> int | None:
        return self.look


def meant(step: Step, seat: int | None) -> list[News]:
    return [item for item in step.news if item.seats is None or seat in item.seats]


@pytest.mark.parametrize("file", FILES)
def test_what_is_private_reaches_whom_it_is_for(file: str) -> None:
    """The same line is read by all seats, in two orders, and held beside what each may know."""
    story = Story(Log.load(FIXTURES / f"{file}.jsonl"))
    game, seats = story.game, story.state.seats
    for order in ((None, *range(seats)), (*reversed(range(seats)), None)):
        pages = Pages(story, [Occupant("human", NAMES[seat]) for seat in range(seats)])
        for seat, found in {seat: pages.entries(Reader(seat), 0) for seat in order}.items():
            say = game.words("en", NAMES[:seats]).to(seat)
            for step, read in zip(story.steps, found, strict=True):
                kept = replace(step, news=meant(step, seat))
                assert read == entry(game, kept, seat, say, step.line.n > story.n - FRESH)
            for step, before in zip(story.standing, story.states, strict=False):
                assert step.move is not None
                assert found[step.line.n - 1].words == game.told(before, step.move, step.line.seat, seat, say)
    assert any(len(meant(step, seat)) < len(step.news) for step in story.steps for seat in (None, *range(seats)))
