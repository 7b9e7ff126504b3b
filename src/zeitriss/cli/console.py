"""Where words go: results to OUT, everything else to ERR. rich honours NO_COLOR, and colours nothing in a pipe."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text


class Out(Console):
    def on_broken_pipe(self) -> None:
        raise BrokenPipeError from None  # rich would end the program; how it ends is said in one place


OUT = Out(highlight=False)
ERR = Console(stderr=True, highlight=False)


def complain(message: str) -> None:
    """One line on stderr, however long."""
    ERR.print(Text(f"zeitriss: {message}"), soft_wrap=True)
