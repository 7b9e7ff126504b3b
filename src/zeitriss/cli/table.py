"""Table: a game in play at this keyboard. People answer by numbers, bots for the other seats."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Literal

from zeitriss.bots.seat import seat as seat_of
from zeitriss.cli.draw import Painter, answers, asked, things
from zeitriss.cli.screen import Screen
from zeitriss.core.scene import Scene
from zeitriss.play.bots import bot_at
from zeitriss.play.entries import entry, opening
from zeitriss.play.seats import read_seats, spoken_names
from zeitriss.play.story import Story
from zeitriss.play.undo import last_decision


class Table:
    def __init__(self, story: Story, lang: Literal["de", "en"], save: Path | None = None) -> None:
        self.story, self.lang, self.save = story, lang, save
        self.game = story.log.game
        self.seats = read_seats(story.log.header["seats"])
        self.people = [seat for seat, who in enumerate(self.seats) if who.is_human]
        self.names = spoken_names(self.game, self.seats, lang)
        self.looking: int | None = self.people[0] if len(self.people) == 1 else None
        self.words = self.game.words(lang, self.names).to(self.looking)
        self.screen = Screen(lang)
        self.draw = Painter(self.game.palette(lang))
        self.told = dict.fromkeys([None, *self.people], -1)  # how many lines each has read; -1: not even the opening

    def play(self) -> None:
        """Until the game is over or somebody leaves; who leaves at once finds the same deal again."""
        self.keep()
        while (seat := self.asked()) is not None:
            if seat not in self.people:
                self.move(seat, self.bot_move(seat))
            elif len(self.story.state.moves) == 1:  # no decision: the table plays it
                self.move(seat, self.story.state.moves[0].text)
            elif not self.ask(seat):
                break
        over = self.story.state.outcome is not None
        if over:
            self.show(self.looking)
        else:
            self.screen.say("left")
        if self.save is not None:
            self.screen.say("saved-over" if over else "saved", game=self.game.name, file=str(self.save))

    def asked(self) -> int | None:
        """Who answers next. What a team is asked, its people decide."""
        state = self.story.state
        ours = state.seat is not None and state.seat not in self.people and state.stack.top().team
        return self.people[0] if ours and self.people else state.seat

    def bot_move(self, seat: int) -> str:
        return bot_at(self.story, self.seats[seat]).choose(seat_of(self.story.state, seat)).text

    def move(self, seat: int, text: str) -> None:
        (step,) = self.story.plan(seat, [text])
        self.story.take(step)
        self.keep()

    def make(self, seat: int, moves: Sequence[str]) -> None:
        """One after the other, as long as they are possible: what came to light meanwhile is seen first."""
        for text in moves:
            if text in (move.text for move in self.story.state.moves):
                self.move(seat, text)

    def keep(self) -> None:
        if self.save is not None:
            self.story.log.save(self.save)

    def ask(self, seat: int) -> bool:
        """Show the table to a seat and let it answer; False: they leave."""
        if self.looking != seat:
            self.screen.curtain(self.names[seat])
            self.looking = seat
        scene = self.show(seat)
        while True:
            answer = self.screen.read(self.words.seat(seat))
            if answer is None or answer == "q":
                return False
            if answer == "u" and self.undo():
                return True
            if answer.isdecimal() and 0 < int(answer) <= len(answers(scene)):
                self.make(seat, answers(scene)[int(answer) - 1][1])
                return True
            self.aside(answer, scene, seat)

    def aside(self, answer: str, scene: Scene, seat: int) -> None:
        """What changes nothing: log, a closer look, help."""
        if answer == "u":
            self.screen.say("nothing-to-undo")
        elif answer == "l":
            self.screen.print("\n".join(self.news(seat, -1)))
        elif answer == "?":
            self.screen.say("help")
        elif answer[:1] == "z":
            self.zoom(scene, answer[1:].strip())
        else:
            self.screen.say("not-understood", text=answer, count=len(answers(scene)))

    def show(self, seat: int | None) -> Scene:
        """What has happened since this seat last looked, and how the table lies now."""
        news = list(self.news(seat, self.told[seat]))
        self.told[seat] = self.story.n
        scene = self.game.scene(self.story.state, seat, self.lang, self.names)
        self.screen.print(self.draw.scene(scene, asked(scene), news))
        return scene

    def news(self, seat: int | None, after: int) -> Iterator[str]:
        """The log from there on, as this seat may read it."""
        if after < 0 and (words := opening(self.story.opening, seat, self.words)):
            yield f"  0  {' '.join(words)}"
        for step in self.story.steps[max(after, 0) :]:
            told = entry(self.game, step, seat, self.words)
            if not told.idle:
                yield f"{told.n:>3}  {' '.join([told.words, *told.news])}"

    def zoom(self, scene: Scene, word: str) -> None:
        found = [thing for thing in things(scene) if word.lower() in thing["name"].lower()]
        for thing in found:
            self.screen.print(self.draw.zoom(thing))
        if not found:
            self.screen.say("nothing-like", text=word)

    def undo(self) -> bool:
        """Back to the last decision of somebody here. All sit at one table, so nobody else need agree."""
        count = last_decision(self.story, self.people)
        if not count:
            return False
        self.story.take(self.story.taking_back(self.story.standing[-count].line.seat, count))
        self.keep()
        return True
