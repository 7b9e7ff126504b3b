"""Teacher: turns the pages of a lesson.

A page is what a lesson shows after so many answers: the narrowed scene, what is lit, what is said, what is asked.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from zeitriss.core.errors import Refused
from zeitriss.core.game import Game
from zeitriss.core.scene import Scene
from zeitriss.core.telling import Words
from zeitriss.play.entries import entry
from zeitriss.play.entry import Entry
from zeitriss.play.lessons import ME, NEXT, BadLesson, Course, Lesson, LessonStep, NotAsked, is_look, story_of
from zeitriss.play.narrowing import ids, narrowed
from zeitriss.play.seats import Lang, read_seats, spoken_names
from zeitriss.play.story import Story
from zeitriss.words import Unspoken

LANGUAGES: tuple[Lang, ...] = ("de", "en")


class LessonPage(Struct, omit_defaults=True, kw_only=True):
    """`at` answers were given of `total`; `said` is empty when the lesson is done. *Words* in stars are stressed."""

    game: str
    lesson: str
    title: str
    at: int
    total: int
    step: int  # of `steps`, from 0; equal to `steps` when the lesson is done
    steps: int
    ask: str = ""  # the one answer that goes on: `tap THING`, a move, or `next`
    said: str = ""
    do: str = ""
    again: str = ""
    praise: str = ""
    lit: list[str] = []
    next: str | None = None  # the lesson after this one
    n: int
    position: int
    scene: Scene
    entries: list[Entry]


class Teacher:
    """Turns the pages of a game's course in one language."""

    def __init__(self, game: Game[Any], course: Course, lang: Lang, name: str = "") -> None:
        self.game, self.course, self.lang, self.name = game, course, lang, name

    def page(self, lesson: Lesson, at: int) -> LessonPage:
        total = len(lesson.answers)
        if not 0 <= at <= total:
            raise Refused(f"{at} answers given, the lesson has 0 to {total}", "at")
        story = story_of(self.game, lesson, at, self.name)
        i, j = lesson.answers[at] if at < total else (len(lesson.steps), 0)
        try:
            return self._page(lesson, at, i, j, story)
        except (Refused, Unspoken) as error:
            what = error.args[0] if isinstance(error, Unspoken) else str(error)
            raise BadLesson(what, f"{lesson.id}.{lesson.steps[min(i, len(lesson.steps) - 1)].id}") from None

    def answer(self, lesson: Lesson, at: int, answer: str) -> LessonPage:
        """The page after this answer; anything that is not asked for gets a kind word."""
        page = self.page(lesson, at)
        if answer != page.ask:
            raise NotAsked(page.again or page.said, "answer")
        return self.page(lesson, at + 1)

    def _page(self, lesson: Lesson, at: int, i: int, j: int, story: Story) -> LessonPage:
        names = spoken_names(self.game, read_seats(story.log.header["seats"]), self.lang)
        say = self.game.words(self.lang, names)
        scene: Scene = self.game.scene(story.state, ME, self.lang, names)
        following = self.course.after(lesson)
        page = LessonPage(
            game=self.game.name,
            lesson=lesson.id,
            title=say(f"lesson-{lesson.id}"),
            at=at,
            total=len(lesson.answers),
            step=i,
            steps=len(lesson.steps),
            praise=praised(say, lesson, i, j),
            next=following.id if following else None,
            n=story.n,
            position=story.position,
            scene=scene,
            entries=[entry(self.game, one, ME, say, fresh=True) for one in story.steps if one.line.state is None],
        )
        shown = {name for step in lesson.steps[: i + 1] for name in step.shows}
        if i == len(lesson.steps):
            page.scene = narrowed(scene, shown, lesson.steps[-1].hides, "", page.praise)
            return page
        return self._told(page, lesson.steps[i], j, story, say, shown)

    def _told(
        self, page: LessonPage, step: LessonStep, j: int, story: Story, say: Words, shown: set[str]
    ) -> LessonPage:
        page.ask = step.answers[j]
        page.said = say(f"learn-{step.id}")
        if page.ask != NEXT:
            page.do, page.again = instruction(say, step, j), say(f"learn-{step.id}-again")
            check_legal(story, page.ask)
        page.scene = narrowed(page.scene, shown, step.hides, page.ask, page.do or page.said)
        at = [id for offer in page.scene["offers"] for id in offer["at"]]
        page.lit = list(dict.fromkeys([*at, *step.lit]))
        known = ids(page.scene["panels"])
        for id in step.lit:
            if id not in known:
                raise Refused(f"{id!r} is not on the table", "lit")
        return page


def check_legal(story: Story, ask: str) -> None:
    moves = [move.text for move in story.state.answers(ME)]
    if not is_look(ask) and ask not in moves:
        raise Refused(f"{ask!r} is not legal here; legal: {', '.join(moves) or 'nothing'}", "asks")


def instruction(say: Words, step: LessonStep, j: int) -> str:
    own = f"learn-{step.id}-do-{j + 1}"
    return say(own) if j and say.knows(own) else say(f"learn-{step.id}-do")


def praised(say: Words, lesson: Lesson, i: int, j: int) -> str:
    """What is said of the step that was just done."""
    key = f"learn-{lesson.steps[i - 1].id}-praise"
    return say(key) if i and j == 0 and say.knows(key) else ""


def check_course(game: Game[Any], course: Course) -> None:
    """Turns every page in every language; the first that cannot be shown is refused with its lesson and step."""
    for lang in LANGUAGES:
        teacher = Teacher(game, course, lang)
        for lesson in course.lessons:
            for at in range(len(lesson.answers) + 1):
                teacher.page(lesson, at)
