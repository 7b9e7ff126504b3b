"""Lessons: they narrow the one list of moves, and bad data is named by lesson and step."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from msgspec.structs import replace
from tests.example.install import installed

import zeitriss
from zeitriss.core.game import Game
from zeitriss.play.entries import entry
from zeitriss.play.lessons import BadLesson, Course, LessonStep, NotAsked, course_of, read_course, story_of
from zeitriss.play.teacher import Teacher, check_course

Change = Callable[[LessonStep], LessonStep]


@pytest.fixture(scope="module")
def spark() -> Iterator[Game[Any]]:
    with installed():
        yield zeitriss.game("spark")


def with_step(course: Course, number: int, change: Change) -> Course:
    [lesson] = course.lessons
    steps = [change(step) if i == number else step for i, step in enumerate(lesson.steps)]
    return replace(course, lessons=[replace(lesson, steps=steps)])


@pytest.mark.parametrize(
    ("step", "change", "where", "what"),
    [
        (0, {"shows": ["hand-0", "attic"]}, "clash.hand", "'attic' is no zone and no counter"),
        (0, {"asks": ["tap sun"]}, "clash.hand", "'sun' has a part"),
        (0, {"lit": ["moon"]}, "clash.hand", "'moon' is not on the table"),
        (0, {"shows": []}, "clash.hand", "'glint' has a part in 'tap glint', but is not on the table"),
        (0, {"arrange": {"hands.0": ["glint"]}}, "clash.hand", "lies 0 times, not 1"),
        (0, {"arrange": {"attic": []}}, "clash.hand", "no such field on the table"),
        (
            1,
            {"asks": ["lay nova"]},
            "clash.lay",
            "'lay nova' is not legal here; legal: lay blaze, lay torch, lay glint",
        ),
        (1, {"then": ["lay glint"]}, "clash.lay", "is not legal"),
        (1, {"id": "unsaid"}, "clash.unsaid", "de: learn-unsaid is missing"),
    ],
)
def test_bad_data_is_named_by_lesson_and_step(
    spark: Game[Any], step: int, change: dict[str, Any], where: str, what: str
) -> None:
    course = with_step(course_of(spark), step, lambda one: replace(one, **change))
    with pytest.raises(BadLesson) as refused:
        check_course(spark, course)
    assert refused.value.field == where
    assert what in refused.value.message


def test_a_file_that_cannot_be_read_is_refused_by_name(tmp_path: Any) -> None:
    (tmp_path / "lessons.json").write_text('{"minutes": 1, "lessons": [{"id": "a", "steps": [], "zones": []}]}')
    with pytest.raises(BadLesson, match=r"lessons\.json: .*zones"):
        read_course(tmp_path)


def test_a_lesson_narrows_what_is_legal_and_what_is_shown(spark: Game[Any]) -> None:
    teacher = Teacher(spark, course_of(spark), "en")
    [lesson] = teacher.course.lessons
    first, second = teacher.page(lesson, 0), teacher.page(lesson, 1)
    assert [zone["id"] for panel in first.scene["panels"] for zone in panel["zones"]] == ["hand-0"]
    assert [offer["move"] for offer in first.scene["offers"]] == ["tap glint"]
    assert [offer["move"] for offer in second.scene["offers"]] == ["lay glint"]
    with pytest.raises(NotAsked, match="The Glint is waiting"):
        teacher.answer(lesson, 1, "lay torch")
    third = teacher.answer(lesson, 1, "lay glint")
    assert third.praise == "The smallest has beaten the Nova!"
    assert [entry.seat for entry in third.entries] == [0, 1]


@pytest.mark.parametrize("name", ["antinomy", "eternitium", "res_arcana", "aeons_end"])
def test_a_tutorial_ends_with_something_won(name: str) -> None:
    """The last page of every course is praised, and takes no more than six minutes."""
    game = zeitriss.game(name)
    course = course_of(game)
    last = course.lessons[-1]
    teacher = Teacher(game, course, "en")
    pages = [teacher.page(last, at) for at in range(len(last.answers) + 1)]
    assert any(page.praise for page in pages[-2:])
    assert pages[-1].next is None
    assert 0 < course.minutes <= 6


def test_what_happens_for_the_first_time_is_told_with_it() -> None:
    """A duel bites: the line that tells it says what a duel is, as long as it is fresh."""
    antinomy = zeitriss.game("antinomy")
    story = story_of(antinomy, course_of(antinomy).named("duel"), 2)
    say = antinomy.words("en")
    last = story.steps[-1]
    assert [first["key"] for first in entry(antinomy, last, 0, say, fresh=True).firsts] == ["news-duel", "news-codex"]
    assert entry(antinomy, last, 0, say).firsts == []


def test_questions_and_pieces_explain_themselves() -> None:
    antinomy = zeitriss.game("antinomy")
    scene = antinomy.scene(antinomy.start(2, seed=7), 0, "en")
    assert scene["first"] == {"key": "place-wand", "words": "Choose where you begin: a relic in the *codex colour*."}
    things = {thing["id"]: thing for panel in scene["panels"] for zone in panel["zones"] for thing in zone["things"]}
    assert things["codex"]["about"].startswith("The codex: its colour does not count")
    assert not [thing for thing in things.values() if "face" in thing and "about" in thing]
    assert "first" not in antinomy.scene(antinomy.start(2, seed=7), 1, "en")  # who is not asked is told nothing
