"""Lessons: whatever a game teaches can be played, is said in both languages, and its zones are there."""

from __future__ import annotations

from typing import Any

from tests.contract.messages import patterns

from zeitriss.core.game import Game
from zeitriss.play.lessons import NEXT, course_of, steps_of
from zeitriss.play.narrowing import LOOK
from zeitriss.play.teacher import check_course
from zeitriss.words import LANGUAGES


def lessons_are_playable(game: Game[Any]) -> None:
    """Every page of every lesson can be turned; what cannot is named by lesson and step."""
    check_course(game, course_of(game))
    texts = [move.text for move in game.catalogue.moves]
    assert not [text for text in texts if text.startswith(LOOK) or text == NEXT], (
        "a move reads like an answer of a lesson"
    )


def lessons_are_said(game: Game[Any]) -> None:
    """Both languages say the same, and nothing that no lesson has."""
    course = course_of(game)
    if not course.lessons:
        return
    german, english = (patterns(game.folder / f"lessons.{lang}.ftl") for lang in LANGUAGES)
    assert german.keys() == english.keys(), f"only in one language: {sorted(german.keys() ^ english.keys())}"
    known = {f"lesson-{lesson.id}" for lesson in course.lessons}
    for step in steps_of(course):
        known |= {f"learn-{step.id}{part}" for part in ("", "-do", "-again", "-praise")}
        known |= {f"learn-{step.id}-do-{i}" for i in range(2, len(step.asks) + 1)}
    spare = {key for key in german if key.startswith(("lesson-", "learn-"))} - known
    assert not spare, f"no lesson says {sorted(spare)}"
