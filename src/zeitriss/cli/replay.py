"""zeitriss replay: a game file in words and scenes."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Literal

from rich.text import Text

from zeitriss import Refused
from zeitriss.cli.draw import Painter
from zeitriss.cli.files import told_in
from zeitriss.cli.screen import Screen
from zeitriss.cli.settings import language
from zeitriss.play.entries import entry, opening
from zeitriss.play.seats import read_seats, spoken_names
from zeitriss.play.story import Story


def replay(file: Path, /, *, lang: str | None = None, at: int | None = None, seat: int | None = None) -> None:
    """Step through a game file; without a terminal, tell all of it.

    Parameters
    ----------
    file
        A game file (.jsonl).
    lang
        de or en; by default that of the terminal.
    at
        Show only this position: 0 is the deal, 1 after the first move that stands.
    seat
        Look with the eyes of this seat, counted from 0; by default a spectator's.
    """
    reader = Reader(told_in(file), language(lang), seat)
    if at is not None:
        reader.show(at)
    elif sys.stdin.isatty() and sys.stdout.isatty():
        reader.step()
    else:
        for position in range(reader.last + 1):
            reader.tell(position)
        reader.show(reader.last)


class Reader:
    def __init__(self, story: Story, lang: Literal["de", "en"], seat: int | None) -> None:
        self.story, self.lang, self.seat = story, lang, seat
        self.game, seats = story.game, read_seats(story.log.header["seats"])
        if seat is not None and not 0 <= seat < len(seats):
            raise Refused(f"{seat} given, 0 to {len(seats) - 1} needed", "seat")
        self.names = spoken_names(self.game, seats, lang)
        self.screen, self.draw = Screen(lang), Painter(self.game.palette(lang))
        self.last = story.position

    def tell(self, position: int) -> None:
        """The move that led here, or what happened before the first."""
        say = self.game.words(self.lang, self.names)
        if position:
            told = entry(self.game, self.story.standing[position - 1], self.seat, say)
            lines = [told.words, *told.news]
        else:
            lines = opening(self.story.opening, self.seat, say)
        if lines:
            self.screen.print(f"{position:>3}  {' '.join(lines)}")

    def show(self, position: int) -> None:
        if not 0 <= position <= self.last:
            raise Refused(f"position {position} does not exist; there are 0 to {self.last}", "at")
        self.tell(position)
        say = self.game.words(self.lang, self.names)
        scene = self.story.scene(position, self.seat, say)
        lost = self.story.is_lost(position)  # told, but the table lies as the rules of today left it
        said = say("words-only") if lost else scene["prompt"]
        self.screen.print(self.draw.scene(scene, Text(said)))
        self.screen.say("position", at=position, last=self.last)

    def step(self) -> None:
        """Forward and back by the keyboard."""
        position = 0
        self.show(position)
        self.screen.say("replay-help")
        while (answer := self.screen.line()) not in (None, "q"):
            wanted = {"": position + 1, "b": position - 1}.get(answer or "", position)
            if answer and answer.isdecimal():
                wanted = int(answer)
            if answer == "?" or not 0 <= wanted <= self.last:
                self.screen.say("replay-help")
            else:
                position = wanted
                self.show(position)
