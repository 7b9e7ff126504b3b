"""What can be refused, and how it is said: the field, what was wrong, what would be right."""

from __future__ import annotations

from typing import ClassVar


class Refused(ValueError):
    """Bad input. Nothing was changed. `field` names the culprit, the message is a sentence for a person."""

    kind: ClassVar[str] = "refused"

    def __init__(self, message: str, field: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.field = field

    def __str__(self) -> str:
        return f"{self.field}: {self.message}" if self.field else self.message


class UnknownGame(Refused):
    kind: ClassVar[str] = "unknown-game"


class BadOption(Refused):
    kind: ClassVar[str] = "bad-option"


class UnknownMove(Refused):
    """The text names no move of this game at all."""

    kind: ClassVar[str] = "unknown-move"


class IllegalMove(Refused):
    """A move of this game that is not legal now."""

    kind: ClassVar[str] = "illegal-move"


class BadSnapshot(Refused):
    kind: ClassVar[str] = "bad-snapshot"


class BadLog(Refused):
    kind: ClassVar[str] = "bad-file"


class BadCards(Refused):
    """A correction of card data that cannot be: `field` names the file, the card and what is wrong with it."""

    kind: ClassVar[str] = "bad-cards"


def refuse_snapshot(field: str, message: str) -> None:
    """What stands at this field cannot be."""
    raise BadSnapshot(message, f"snapshot.{field}")


def listed(words: list[str], most: int = 8) -> str:
    """The accepted values for an error message, cut to a readable number; a long row of numbers by its ends."""
    if len(words) > most and words[0].isdecimal():
        first = int(words[0])
        if words == [str(number) for number in range(first, first + len(words))]:
            return f"{first} to {words[-1]}"
    shown = ", ".join(words[:most])
    return f"{shown}, … ({len(words)} in all)" if len(words) > most else shown
