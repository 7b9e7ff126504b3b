"""Lessons over REST. A lesson is no table: nothing is stored, so nothing of it can count anywhere.

A page follows from the lesson and the number of answers given; the browser keeps that number.
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

from litestar import get, post
from litestar.datastructures import CacheControlHeader
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK

from zeitriss.core.game import Game
from zeitriss.core.registry import game as game_named
from zeitriss.play.lessons import Course, course_of
from zeitriss.play.pictures import RulePicture, pictures_of
from zeitriss.play.seats import LONGEST_NAME, Lang, clean_name
from zeitriss.play.teacher import LessonPage, Teacher, check_course
from zeitriss.server.problems import refusals
from zeitriss.server.protocol import LessonAnswer

PUBLIC = CacheControlHeader(no_cache=True)
At = Annotated[int, QueryParameter(ge=0, le=1000, description="answers given so far")]
LearnerName = Annotated[str, QueryParameter(max_length=LONGEST_NAME, description="what the learner is called")]
Language = FromQuery[Lang]


@cache
def checked_course(name: str) -> Course:
    """The course of a game, every page of it turned once."""
    game: Game[Any] = game_named(name)
    course = course_of(game)
    check_course(game, course)
    return course


@get("/games/{game:str}/pictures", responses=refusals(404), cache_control=PUBLIC, sync_to_thread=True)
def show_pictures(game: FromPath[str], lang: Language = "en") -> list[RulePicture]:
    return pictures(game, lang)


@cache
def pictures(game: str, lang: Lang) -> list[RulePicture]:
    return pictures_of(game_named(game), checked_course(game), lang)


def teacher_of(game: str, lang: Lang, name: str) -> Teacher:
    return Teacher(game_named(game), checked_course(game), lang, clean_name(name, "name"))


@get("/games/{game:str}/lessons/{lesson:str}", responses=refusals(404, 422), sync_to_thread=True)
def show_lesson(
    game: FromPath[str], lesson: FromPath[str], at: At = 0, lang: Language = "en", name: LearnerName = ""
) -> LessonPage:
    teacher = teacher_of(game, lang, name)
    return teacher.page(teacher.course.named(lesson), at)


@post(
    "/games/{game:str}/lessons/{lesson:str}/answers",
    status_code=HTTP_200_OK,
    responses=refusals(404, 413, 422),
    sync_to_thread=True,
)
def answer_lesson(
    game: FromPath[str],
    lesson: FromPath[str],
    data: JSONBody[LessonAnswer],
    lang: Language = "en",
    name: LearnerName = "",
) -> LessonPage:
    teacher = teacher_of(game, lang, name)
    return teacher.answer(teacher.course.named(lesson), data.at, data.answer)
