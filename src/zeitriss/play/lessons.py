"""Lessons: what a game teaches by playing, as data of the game. The engine knows nothing of them.

A course is a few lessons; a lesson is a deal and steps. A step arranges the table, brings zones to it and asks for
answers one after the other: `tap THING`, a legal move, or `next` where there is only something to read. A lesson adds
no legality: what it asks for is picked from the one list of legal moves. What is said stands in `lessons.LANG.ftl`:

    lesson-LESSON        its title
    learn-STEP           what is said; learn-STEP-do what is to be done, -do-2 for the second answer and so on
    learn-STEP-again     the kind answer to anything else
    learn-STEP-praise    said once the step is done, where there is something to say
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from zeitriss.core.errors import Refused, listed
from zeitriss.core.game import Game
from zeitriss.core.log import Line
from zeitriss.play.log import Log
from zeitriss.play.narrowing import LOOK
from zeitriss.play.story import Story

ME = 0  # who learns sits at the first seat, the others are gentle
NEXT = "next"
TEACHER = {"kind": "bot", "bot": "mouse", "name": ""}


class BadLesson(Refused):
    """Lesson data that cannot be played: `field` names the lesson and the step."""

    kind = "bad-lesson"


class NotAsked(Refused):
    """An answer that the lesson does not ask for now; the message is the kind one of the step."""

    kind = "not-asked"


class UnknownLesson(Refused):
    kind = "unknown-lesson"


class LessonStep(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    asks: list[str] = []  # in this order; none: something to read
    then: list[str] = []  # moves that others make afterwards
    shows: list[str] = []  # zones and counters that come to the table here, and stay
    hides: list[str] = []  # markers and things that are not spoken of yet; they stay away as long as the list stands
    lit: list[str] = []  # things and zones in the light beside those that are asked for
    arrange: dict[str, Any] = {}  # what lies otherwise: fields of a snapshot's table by path, and its stack

    @property
    def answers(self) -> list[str]:
        return self.asks or [NEXT]


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    steps: list[LessonStep]
    seats: int | None = None
    seed: str = "lesson"
    options: dict[str, Any] = {}

    @property
    def answers(self) -> list[tuple[int, int]]:
        """Every answer of the lesson: the number of its step, and its own among that step's."""
        return [(i, j) for i, step in enumerate(self.steps) for j in range(len(step.answers))]


class Course(Struct, frozen=True, forbid_unknown_fields=True):
    minutes: int
    lessons: list[Lesson]

    def named(self, name: str) -> Lesson:
        for lesson in self.lessons:
            if lesson.id == name:
                return lesson
        raise UnknownLesson(f"{name!r} is not one of {listed([one.id for one in self.lessons])}", "lesson")

    def after(self, lesson: Lesson) -> Lesson | None:
        at = self.lessons.index(lesson) + 1
        return self.lessons[at] if at < len(self.lessons) else None


NOTHING = Course(0, [])


def course_of(game: Game[Any]) -> Course:
    """The game's course; a game without lessons has an empty one."""
    return read_course(game.folder)


@cache
def read_course(folder: Path) -> Course:
    file = folder / "lessons.json"
    if not file.exists():
        return NOTHING
    try:
        course = msgspec.json.decode(file.read_bytes(), type=Course)
    except msgspec.DecodeError as error:
        raise BadLesson(str(error), f"{folder.name}/lessons.json") from None
    for kind, ids in (("lesson", [one.id for one in course.lessons]), ("step", [step.id for step in steps_of(course)])):
        for id in ids:
            if ids.count(id) > 1:
                raise BadLesson(f"the {kind} {id!r} stands twice", f"{folder.name}/lessons.json")
    return course


def steps_of(course: Course) -> Iterator[LessonStep]:
    for lesson in course.lessons:
        yield from lesson.steps


def story_of(game: Game[Any], lesson: Lesson, at: int, name: str = "") -> Story:
    """The story of a lesson after so many answers, with the table arranged for the next one."""
    story = begin(game, lesson, name)
    for count, (i, j) in enumerate(lesson.answers[: at + 1]):
        step = lesson.steps[i]
        with_field = f"{lesson.id}.{step.id}"
        try:
            if j == 0:
                arrange(story, step.arrange)
            if count < at:
                follow(story, step, j)
        except Refused as error:
            raise BadLesson(str(error), with_field) from None
    return story


def begin(game: Game[Any], lesson: Lesson, name: str) -> Story:
    seats = game.checked(lesson.seats, None)[0]
    me = {"kind": "here", "name": name}
    try:
        return Story(Log.record(game, [me, *[TEACHER] * (seats - 1)], lesson.seed, lesson.options))
    except Refused as error:
        raise BadLesson(str(error), lesson.id) from None


def arrange(story: Story, changes: dict[str, Any]) -> None:
    """Lay the table otherwise, as a new beginning in the log."""
    if not changes:
        return
    snapshot = story.game.write(story.state)
    for path, value in changes.items():
        if path == "stack":
            snapshot["stack"] = value
        else:
            put(snapshot["table"], path, value)
    story.add(Line(story.n + 1, ME, state=snapshot))


def put(table: dict[str, Any], path: str, value: Any) -> None:
    """`hands.0` is the first entry of the field `hands`."""
    *places, last = path.split(".")
    target: Any = table
    try:
        for place in places:
            target = target[place] if isinstance(target, dict) else target[int(place)]
        known = target.keys() if isinstance(target, dict) else range(len(target))
        key: Any = last if isinstance(target, dict) else int(last)
        if key not in known:
            raise LookupError
        target[key] = value
    except (LookupError, ValueError, TypeError):
        raise Refused(f"no such field on the table; there are {listed(list(table), 99)}", f"arrange.{path}") from None


def follow(story: Story, step: LessonStep, j: int) -> None:
    """The answer is given; after the last one of its step the others move."""
    answer = step.answers[j]
    if not is_look(answer) and answer != NEXT:
        story.add(Line(story.n + 1, ME, answer))
    if j == len(step.answers) - 1:
        for move in step.then:
            story.add(Line(story.n + 1, asked(story), move))


def asked(story: Story) -> int:
    seat = story.state.seat
    if seat is None:
        raise Refused("the game is over, nobody can move", "then")
    return int(seat)


def is_look(answer: str) -> bool:
    return answer.startswith(LOOK)
