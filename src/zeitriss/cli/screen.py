"""Screen: the terminal as players see it, with words of its own and lines read from the keyboard."""

from __future__ import annotations

from pathlib import Path

from rich.console import RenderableType
from rich.text import Text

from zeitriss.cli.console import OUT
from zeitriss.words import speak

FORGET = "\x1b[2J\x1b[3J\x1b[H"  # clears what can be scrolled back to as well


class Screen:
    def __init__(self, lang: str) -> None:
        self.words = speak(Path(__file__).parent, lang, ())

    def print(self, what: RenderableType) -> None:
        OUT.print(Text(what) if isinstance(what, str) else what)

    def say(self, key: str, **args: str | int) -> None:
        self.print(self.words(key, **args))

    def read(self, who: str) -> str | None:
        """The next line of the keyboard; None at its end."""
        self.say("your-turn", who=who)
        return self.line()

    def line(self) -> str | None:
        try:
            return OUT.input("> ").strip()
        except EOFError:
            self.print("")
            return None

    def curtain(self, who: str) -> None:
        """Between two people at one keyboard: the next must not see what the last one saw."""
        if OUT.is_terminal:
            OUT.file.write(FORGET)
        self.say("curtain", who=who)
        self.line()
