"""Who is told what of a line: news that are for some only reach nobody else, whoever else has read the line before."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from zeitriss import Log
from zeitriss.core.news import News
from zeitriss.play.entries import entry
from zeitriss.play.entry import Entry
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


def told(pages: Pages, step: Step, seat: int | None) -> Entry:
    """As this reader is told it, before anybody else."""
    say = pages.story.game.words("en", pages.names("en")).to(seat)
    kept = replace(step, news=meant(step, seat))
    return entry(pages.story.game, kept, seat, say, step.line.n > pages.story.n - FRESH)


@pytest.mark.parametrize("file", FILES)
def test_private_news_reach_whom_they_are_for(file: str) -> None:
    story = Story(Log.load(FIXTURES / f"{file}.jsonl"))
    seats = story.state.seats
    for order in ((None, *range(seats)), (*reversed(range(seats)), None)):
        pages = Pages(story, [Occupant("human", NAMES[seat]) for seat in range(seats)])
        found = {seat: pages.entries(Reader(seat), 0) for seat in order}
        for step in story.steps:
            for seat in order:
                assert found[seat][step.line.n - 1] == told(pages, step, seat), f"{seat} in line {step.line.n}"
    assert any(len(meant(step, seat)) < len(step.news) for step in story.steps for seat in (None, *range(seats)))
