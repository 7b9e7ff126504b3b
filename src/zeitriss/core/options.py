"""Options of a game: what may be chosen before the deal, checked by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from zeitriss.core.errors import BadOption, listed


@dataclass(frozen=True)
class Option:
    """One option: a choice among words, a switch (choices False, True), or a whole number between two bounds.

    `seats` names the player numbers to which it applies; elsewhere only the default is accepted. `only` names the
    player numbers of single choices; where the default is not among them, the first choice that fits takes its place.
    """

    name: str
    default: Any
    choices: Sequence[Any] = ()
    low: int = 0
    high: int = 0
    seats: Sequence[int] = ()
    only: Mapping[Any, Sequence[int]] = field(default_factory=dict)

    def default_for(self, seats: int) -> Any:
        fitting = [choice for choice in (self.default, *self.choices) if seats in self.only.get(choice, (seats,))]
        return fitting[0] if fitting else self.default

    def check(self, value: Any, seats: int) -> None:
        if self.choices:
            # `in` alone would take 1 for True
            if not any(value == choice and type(value) is type(choice) for choice in self.choices):
                raise BadOption(f"{value!r} is not one of {listed([repr(c) for c in self.choices])}", self.name)
        elif isinstance(value, bool) or not isinstance(value, int) or not self.low <= value <= self.high:
            raise BadOption(f"{value!r} is not a whole number from {self.low} to {self.high}", self.name)
        numbers = self.only.get(value, ()) or (self.seats if value != self.default else ())
        if numbers and seats not in numbers:
            fitting = " or ".join(str(n) for n in numbers)
            raise BadOption(f"{value!r} is only for {fitting} seats, not for {seats}", self.name)

    def schema(self) -> dict[str, Any]:
        schema: dict[str, Any] = {"default": self.default}
        if self.choices == (False, True):
            schema["type"] = "boolean"
        elif self.choices:
            schema["enum"] = list(self.choices)
        else:
            schema |= {"type": "integer", "minimum": self.low, "maximum": self.high}
        if self.seats:
            schema["x-seats"] = list(self.seats)
        if self.only:
            schema["x-only"] = {str(choice): list(numbers) for choice, numbers in self.only.items()}
        return schema


def check_options(settings: Sequence[Option], given: dict[str, Any], seats: int) -> dict[str, Any]:
    """All options with defaults filled in; a wrong or unknown one is refused by name."""
    known = {option.name: option for option in settings}
    for name, value in given.items():
        if name not in known:
            raise BadOption(f"is unknown; known: {listed(list(known)) or 'none'}", name)
        known[name].check(value, seats)
    return {name: given.get(name, option.default_for(seats)) for name, option in known.items()}
