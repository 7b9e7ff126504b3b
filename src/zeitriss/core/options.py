"""Options of a game: what may be chosen before the deal, checked by name.

Not compiled: a game elsewhere, in plain Python, makes its own of these classes.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from zeitriss.core.errors import BadOption, listed
from zeitriss.core.move import Domain

SWITCH: Final = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}


@dataclass(frozen=True)
class Option:
    """One option: a choice among words, or a switch (choices False, True). Number, Several and Text are other kinds.

    `seats` names the player numbers to which it applies; elsewhere only the default is accepted. `only` names the
    player numbers of single choices; where the default is not among them, the first choice that fits takes its place.
    `when` names the values of another option to which it belongs (`{"mode": ("combined",)}`); else it has its default.
    `of` says that the choices are cards of a domain: they bear the cards' names and need no words of their own.
    `cards` names the kind where only some of the choices are cards. `first` is what newcomers are best served with,
    `place` the seat that the option is about, `places` the seats that single choices are.
    `samples` are values other than the default that the contract suite tries; None: all that there are.
    """

    name: str
    default: Any
    choices: Sequence[Any] = ()
    seats: Sequence[int] = ()
    only: Mapping[Any, Sequence[int]] = field(default_factory=dict)
    when: Mapping[str, Sequence[Any]] = field(default_factory=dict)
    of: Domain | None = None
    first: Any = None
    cards: str = ""
    place: int = -1
    places: Mapping[Any, int] = field(default_factory=dict)
    samples: Sequence[Any] | None = None

    # --- what a kind of option says of itself ---

    def check_value(self, value: Any) -> None:
        # `in` alone would take 1 for True
        if not any(value == choice and type(value) is type(choice) for choice in self.choices):
            raise BadOption(f"{value!r} is not one of {self.listed()}", self.name)

    def read(self, text: str) -> Any:
        """The value that reads like this; what is none stays a text, which the check refuses by name."""
        if tuple(self.choices) == (False, True):
            return SWITCH.get(text.lower(), text)
        return next((choice for choice in self.choices if str(choice) == text), number_or_text(text))

    def values(self) -> list[Any]:
        """All that are worth trying."""
        return list(self.choices)

    def form(self) -> dict[str, Any]:
        """What a value looks like, as JSON Schema."""
        return {"type": "boolean"} if self.choices == (False, True) else {"enum": list(self.choices)}

    def shown(self) -> str:
        """Its values in a line, the default first."""
        values = [self.default, *(choice for choice in self.choices if choice != self.default)]
        return "|".join(str(value).lower() for value in values)

    def seats_of(self, value: Any) -> Sequence[int]:
        """The player numbers of a single choice; none: all."""
        return self.only.get(value, ())

    # --- what holds for all ---

    def listed(self) -> str:
        return listed([repr(choice) for choice in self.choices])

    def default_for(self, seats: int) -> Any:
        if not self.only:
            return self.default
        fitting = [choice for choice in (self.default, *self.choices) if seats in self.only.get(choice, (seats,))]
        return fitting[0] if fitting else self.default

    def check(self, value: Any, seats: int) -> None:
        self.check_value(value)
        numbers = self.seats_of(value) or (self.seats if value != self.default else ())
        if numbers and seats not in numbers:
            fitting = " or ".join(str(n) for n in numbers)
            noun = "seat" if list(numbers) == [1] else "seats"
            raise BadOption(f"{value!r} is only for {fitting} {noun}, not for {seats}", self.name)

    def check_others(self, value: Any, options: dict[str, Any]) -> None:
        for other, values in self.when.items():
            if value != self.default and options[other] not in values:
                fitting = " or ".join(repr(one) for one in values)
                raise BadOption(f"{value!r} is only for {other} {fitting}, not for {options[other]!r}", self.name)

    def trials(self) -> list[Any]:
        """Values other than the default that are worth trying."""
        return [value for value in (self.values() if self.samples is None else self.samples) if value != self.default]

    def schema(self) -> dict[str, Any]:
        schema: dict[str, Any] = {"default": self.default} | self.form()
        if self.seats:
            schema["x-seats"] = list(self.seats)
        if self.first is not None:
            schema["x-first"] = self.first
        if self.cards or self.of:
            schema["x-cards"] = self.of.kind if self.of else self.cards
        if self.place >= 0:
            schema["x-place"] = self.place
        if self.places:
            schema["x-places"] = {str(choice): seat for choice, seat in self.places.items()}
        if self.only:
            schema["x-only"] = {str(choice): list(numbers) for choice, numbers in self.only.items()}
        if self.when:
            schema["x-when"] = {other: list(values) for other, values in self.when.items()}
        return schema


@dataclass(frozen=True)
class Number(Option):
    """A whole number between two bounds."""

    low: int = 0
    high: int = 0

    def check_value(self, value: Any) -> None:
        if isinstance(value, bool) or not isinstance(value, int) or not self.low <= value <= self.high:
            raise BadOption(f"{value!r} is not a whole number from {self.low} to {self.high}", self.name)

    def read(self, text: str) -> Any:
        return number_or_text(text)

    def values(self) -> list[Any]:
        return sorted({self.low, self.high})

    def form(self) -> dict[str, Any]:
        return {"type": "integer", "minimum": self.low, "maximum": self.high}

    def shown(self) -> str:
        return f"{self.default} ({self.low} to {self.high})"


@dataclass(frozen=True)
class Several(Option):
    """Any of the choices, each once, as a list."""

    def check_value(self, value: Any) -> None:
        if not isinstance(value, list):
            raise BadOption(f"{value!r} is no list of {self.listed()}", self.name)
        for i, item in enumerate(value):
            if item not in self.choices:
                raise BadOption(f"{item!r} is not one of {self.listed()}", f"{self.name}[{i}]")
            if item in value[:i]:
                raise BadOption(f"{item!r} stands twice", f"{self.name}[{i}]")

    def read(self, text: str) -> Any:
        return [part for part in text.split(",") if part]

    def values(self) -> list[Any]:
        return [[choice] for choice in self.choices]

    def form(self) -> dict[str, Any]:
        return {"type": "array", "items": {"enum": list(self.choices)}, "uniqueItems": True}

    def shown(self) -> str:
        return f"several of {len(self.choices)}, with commas"

    def seats_of(self, value: Any) -> Sequence[int]:
        return ()


@dataclass(frozen=True)
class Text(Option):
    """A text that fits a pattern."""

    pattern: str = ""

    def check_value(self, value: Any) -> None:
        if not isinstance(value, str) or not re.fullmatch(self.pattern, value):
            raise BadOption(f"{value!r} does not have the form {self.pattern}", self.name)

    def read(self, text: str) -> Any:
        return text

    def form(self) -> dict[str, Any]:
        return {"type": "string", "pattern": f"^(?:{self.pattern})$"}

    def shown(self) -> str:
        return "a text"


def number_or_text(text: str) -> int | str:
    return int(text) if text.lstrip("-").isdecimal() else text


SEATS: Final = ("first", "second", "third", "fourth", "fifth")


def starter(*counts: int, samples: Sequence[Any] | None = None) -> Option:
    """Who starts in games of so many: chance, or one of the seats that there are."""
    places = {word: seat for seat, word in enumerate(SEATS[: max(counts)])}
    only = {word: [count for count in counts if count > seat] for word, seat in places.items() if seat >= min(counts)}
    return Option("start", "random", ("random", *places), seats=counts, only=only, places=places, samples=samples)


def check_options(settings: Sequence[Option], given: dict[str, Any], seats: int) -> dict[str, Any]:
    """All options with defaults filled in; a wrong or unknown one is refused by name."""
    known = {option.name: option for option in settings}
    for name, value in given.items():
        if name not in known:
            raise BadOption(f"is unknown; known: {listed(list(known)) or 'none'}", name)
        known[name].check(value, seats)
    full = {name: given.get(name, option.default_for(seats)) for name, option in known.items()}
    for name, option in known.items():
        option.check_others(full[name], full)
    return full
