"""Lessons: whatever a game teaches can be played, is said in both languages, and its zones are there."""

from __future__ import annotations

import re
from typing import Any

from tests.contract.messages import patterns

from zeitriss.core.frame import frame_key
from zeitriss.core.game import Game
from zeitriss.play.lessons import NEXT, course_of, steps_of
from zeitriss.play.narrowing import LOOK
from zeitriss.play.pictures import pictures_of, read_pictures
from zeitriss.play.teacher import check_course
from zeitriss.words import LANGUAGES


def lessons_are_playable(game: Game[Any]) -> None:
    """Every page of every lesson can be turned; what cannot is named by lesson and step."""
    check_course(game, course_of(game))
    texts = [move.text for move in game.catalogue.moves]
    assert not [text for text in texts if text.startswith(LOOK) or text == NEXT], (
        "a move reads like an answer of a lesson"
    )


def pictures_are_drawn(game: Game[Any]) -> None:
    """Every picture of the rules is a position of the engine, has words, and names rules that there are."""
    rules = set(re.findall(r"\*\*([A-Z]{2}-R?\d+)", (game.folder / "RULES.md").read_text(encoding="utf-8")))
    for lang in LANGUAGES:
        for picture in pictures_of(game, course_of(game), "de" if lang == "de" else "en"):
            assert all(game.words(lang).knows(f"first-{key}") for key in picture.firsts), (
                f"{picture.id}: {picture.firsts}"
            )
            assert set(picture.rules) <= rules, f"{picture.id}: no such rule: {sorted(set(picture.rules) - rules)}"


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
    news = patterns(game.folder / "de.ftl").keys()
    known |= {f"first-{frame_key(frame)}" for frame in game.frames.values()}
    known |= {f"first-{key}" for key in news if key.startswith("news-")}
    known |= {f"picture-{picture.id}{part}" for picture in read_pictures(game.folder) for part in ("", "-text")}
    spare = {key for key in german if key.startswith(("lesson-", "learn-", "first-", "picture-"))} - known
    assert not spare, f"no lesson says {sorted(spare)}"
