"""Options of a game: what may be chosen before the deal, checked by name."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from zeitriss.core.errors import BadOption, listed
from zeitriss.core.move import Domain


@dataclass(frozen=True)
class Option:
    """One option: a choice among words, a switch (choices False, True), a whole number between two bounds,
    several of the choices (`many`: a list), or a text that fits a `pattern`.

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
    low: int = 0
    high: int = 0
    seats: Sequence[int] = ()
    only: Mapping[Any, Sequence[int]] = field(default_factory=dict)
    when: Mapping[str, Sequence[Any]] = field(default_factory=dict)
    many: bool = False
    pattern: str = ""
    of: Domain | None = None
    first: Any = None
    cards: str = ""
    place: int = -1
    places: Mapping[Any, int] = field(default_factory=dict)
    samples: Sequence[Any] | None = None

    def default_for(self, seats: int) -> Any:
        if not self.only:
            return self.default
        fitting = [choice for choice in (self.default, *self.choices) if seats in self.only.get(choice, (seats,))]
        return fitting[0] if fitting else self.default

    def check(self, value: Any, seats: int) -> None:
        if self.many:
            self.check_many(value)
        elif self.pattern:
            if not isinstance(value, str) or not re.fullmatch(self.pattern, value):
                raise BadOption(f"{value!r} does not have the form {self.pattern}", self.name)
        elif self.choices:
            # `in` alone would take 1 for True
            if not any(value == choice and type(value) is type(choice) for choice in self.choices):
                raise BadOption(f"{value!r} is not one of {listed([repr(c) for c in self.choices])}", self.name)
        elif isinstance(value, bool) or not isinstance(value, int) or not self.low <= value <= self.high:
            raise BadOption(f"{value!r} is not a whole number from {self.low} to {self.high}", self.name)
        numbers = (() if self.many else self.only.get(value, ())) or (self.seats if value != self.default else ())
        if numbers and seats not in numbers:
            fitting = " or ".join(str(n) for n in numbers)
            noun = "seat" if list(numbers) == [1] else "seats"
            raise BadOption(f"{value!r} is only for {fitting} {noun}, not for {seats}", self.name)

    def check_many(self, value: Any) -> None:
        if not isinstance(value, list):
            raise BadOption(f"{value!r} is no list of {listed([repr(c) for c in self.choices])}", self.name)
        for i, item in enumerate(value):
            if item not in self.choices:
                raise BadOption(
                    f"{item!r} is not one of {listed([repr(c) for c in self.choices])}", f"{self.name}[{i}]"
                )
            if item in value[:i]:
                raise BadOption(f"{item!r} stands twice", f"{self.name}[{i}]")

    def check_others(self, value: Any, options: dict[str, Any]) -> None:
        for other, values in self.when.items():
            if value != self.default and options[other] not in values:
                fitting = " or ".join(repr(one) for one in values)
                raise BadOption(f"{value!r} is only for {other} {fitting}, not for {options[other]!r}", self.name)

    def trials(self) -> list[Any]:
        """Values other than the default that are worth trying."""
        if self.samples is not None:
            return list(self.samples)
        if self.many:
            return [[choice] for choice in self.choices]
        values = self.choices or ([] if self.pattern else sorted({self.low, self.high}))
        return [value for value in values if value != self.default]

    def schema(self) -> dict[str, Any]:
        schema: dict[str, Any] = {"default": self.default}
        if self.many:
            schema |= {"type": "array", "items": {"enum": list(self.choices)}, "uniqueItems": True}
        elif self.pattern:
            schema |= {"type": "string", "pattern": f"^(?:{self.pattern})$"}
        elif self.choices == (False, True):
            schema["type"] = "boolean"
        elif self.choices:
            schema["enum"] = list(self.choices)
        else:
            schema |= {"type": "integer", "minimum": self.low, "maximum": self.high}
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
