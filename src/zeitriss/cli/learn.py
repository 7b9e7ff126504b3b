"""zeitriss learn: a game's lessons in the terminal."""

from __future__ import annotations

import zeitriss
from zeitriss import Refused
from zeitriss.cli.draw import Painter
from zeitriss.cli.screen import Screen
from zeitriss.cli.settings import language
from zeitriss.play.lessons import NEXT, Lesson, course_of
from zeitriss.play.teacher import LessonPage, Teacher


def learn(game: str, /, *, lesson: str | None = None, lang: str | None = None) -> None:
    """Learn a game by playing, one thing at a time.

    Parameters
    ----------
    game
        Name of the game; `zeitriss games` lists them.
    lesson
        Begin with this lesson; by default with the first.
    lang
        de or en; by default that of the terminal.
    """
    chosen = zeitriss.game(game)
    course = course_of(chosen)
    if not course.lessons:
        raise Refused(f"{game} has no lessons", "game")
    spoken = language(lang)
    school = School(Teacher(chosen, course, spoken), Screen(spoken), Painter(chosen.palette(spoken)))
    school.teach(course.lessons[0] if lesson is None else course.named(lesson))


class School:
    """A teacher and a pupil at this keyboard."""

    def __init__(self, teacher: Teacher, screen: Screen, draw: Painter) -> None:
        self.teacher, self.screen, self.draw = teacher, screen, draw

    def teach(self, lesson: Lesson | None) -> None:
        """This lesson and those after it, until the last or until the pupil leaves."""
        while lesson is not None:
            if not self.play(lesson):
                self.screen.say("left")
                return
            lesson = self.teacher.course.after(lesson)
        self.screen.say("taught", game=self.teacher.game.name)

    def play(self, lesson: Lesson) -> bool:
        page = self.teacher.page(lesson, 0)
        while page.at < page.total:
            self.show(page)
            if not self.heard(page):
                return False
            page = self.teacher.page(lesson, page.at + 1)
        if page.praise:
            self.screen.print(page.praise)
        return True

    def show(self, page: LessonPage) -> None:
        self.screen.print(self.draw.scene(page.scene))
        for words in (page.praise, page.said.replace("*", ""), page.do):
            if words:
                self.screen.print(words)

    def heard(self, page: LessonPage) -> bool:
        """Until the pupil does what is asked; False: they leave."""
        while True:
            if page.ask == NEXT:
                self.screen.say("lesson-next")
            else:
                [offer] = page.scene["offers"]
                self.screen.say("lesson-answer", label=offer["label"])
            answer = self.screen.line()
            if answer is None or answer == "q":
                return False
            if answer == ("" if page.ask == NEXT else "1"):
                return True
            self.screen.print(page.again or page.said.replace("*", ""))
