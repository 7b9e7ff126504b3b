"""Kinds of fields: how state and frames are written as readable plain data, and read back with every error named.

A game declares its zones once, as `{field: kind}`; snapshots, digests, validation and the conservation of cards follow.

A game elsewhere, in plain Python, may make its own of these classes.
"""

from __future__ import annotations

from copy import copy
from typing import Any

from mypy_extensions import mypyc_attr

from zeitriss.core.errors import BadSnapshot, listed
from zeitriss.core.move import Domain

Held = tuple[str, str, int]  # path, kind of card, card
KEPT = 4096  # texts of sets that are remembered


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    before: Any = ...  # of a field that came later: what is left out, since all snapshots from before lack it

    def write(self, value: Any) -> Any:
        return value

    def read(self, data: Any, path: str, seats: int) -> Any:
        raise NotImplementedError

    def held(self, value: Any, path: str) -> list[Held]:
        """The cards that lie here, with their places."""
        return []

    def lying(self, value: Any) -> list[tuple[str, int]]:
        """The cards that lie here, without their places: simulations count them after every move."""
        return [(kind, card) for _, kind, card in self.held(value, "")]


@mypyc_attr(allow_interpreted_subclasses=True)
class Whole(Kind):
    """A number between two bounds."""

    def __init__(self, low: int, high: int) -> None:
        self.low, self.high = low, high

    def read(self, data: Any, path: str, seats: int) -> int:
        if isinstance(data, bool) or not isinstance(data, int) or not self.low <= data <= self.high:
            raise BadSnapshot(f"{data!r} is not a whole number from {self.low} to {self.high}", path)
        return data


@mypyc_attr(allow_interpreted_subclasses=True)
class Fraction(Kind):
    """A part of a victory: 0 lost, 1 won."""

    def read(self, data: Any, path: str, seats: int) -> float:
        if isinstance(data, bool) or not isinstance(data, int | float) or not 0 <= data <= 1:
            raise BadSnapshot(f"{data!r} is not a number from 0 to 1", path)
        return float(data)


@mypyc_attr(allow_interpreted_subclasses=True)
class Flag(Kind):
    def write(self, value: Any) -> bool:
        return bool(value)  # on a table it is a number

    def read(self, data: Any, path: str, seats: int) -> bool:
        if not isinstance(data, bool):
            raise BadSnapshot(f"{data!r} is neither true nor false", path)
        return data


@mypyc_attr(allow_interpreted_subclasses=True)
class One(Kind):
    """A member of a domain, written by name. `or_none` admits -1, written as null."""

    def __init__(self, domain: Domain, or_none: bool = False) -> None:
        self.domain, self.or_none = domain, or_none

    def write(self, value: Any) -> Any:
        return None if value == -1 and self.or_none else self.domain.names[value]

    def read(self, data: Any, path: str, seats: int) -> int:
        if data is None and self.or_none:
            return -1
        if not isinstance(data, str) or data not in self.domain.index:
            raise BadSnapshot(f"{data!r} is no {self.domain.kind}; known: {listed(self.domain.names)}", path)
        return self.domain.index[data]


@mypyc_attr(allow_interpreted_subclasses=True)
class Card(One):
    """A card that lies here: it counts for the conservation of cards."""

    def held(self, value: Any, path: str) -> list[Held]:
        return [(path, self.domain.kind, value)] if value != -1 else []


@mypyc_attr(allow_interpreted_subclasses=True)
class Bits(Kind):
    """A set of members of a domain, held as one bit each, written as a list of names."""

    def __init__(self, domain: Domain) -> None:
        self.domain = domain
        self.lists: dict[int, list[str]] = {}  # few sets come up, each of them often

    def write(self, value: Any) -> Any:
        if value not in self.lists:
            if len(self.lists) >= KEPT:
                self.lists.clear()
            self.lists[value] = [name for i, name in enumerate(self.domain.names) if value >> i & 1]
        return self.lists[value].copy()

    def read(self, data: Any, path: str, seats: int) -> int:
        members = Many(One(self.domain)).read(data, path, seats)
        if len(set(members)) != len(members):
            raise BadSnapshot("a name stands twice", path)
        return sum(2**member for member in members)


@mypyc_attr(allow_interpreted_subclasses=True)
class Flags(Kind):
    """One flag per member of a domain, held as a list of 0 and 1, written as the names of those that are set."""

    def __init__(self, domain: Domain) -> None:
        self.domain = domain

    def write(self, value: Any) -> Any:
        return [name for name, flag in zip(self.domain.names, value, strict=True) if flag]

    def read(self, data: Any, path: str, seats: int) -> list[int]:
        bits = Bits(self.domain).read(data, path, seats)
        return [bits >> i & 1 for i in range(len(self.domain))]


@mypyc_attr(allow_interpreted_subclasses=True)
class Sets(Kind):
    """A set over another domain per member, held as bits, the empty ones left out: `white-swan:deck-0+box`."""

    def __init__(self, domain: Domain, of: Domain) -> None:
        self.domain, self.of = One(domain), Bits(of)
        self.texts: dict[int, str] = {}  # few sets come up, each of them often
        self.bits: dict[str, int] = {}

    def write(self, value: Any) -> Any:
        sets = zip(self.domain.domain.names, value, strict=True)
        return [f"{name}:{self.text(bits)}" for name, bits in sets if bits]

    def text(self, bits: int) -> str:
        if bits not in self.texts:
            self.texts[bits] = "+".join(self.of.write(bits))
        return self.texts[bits]

    def read(self, data: Any, path: str, seats: int) -> list[int]:
        sets, index = [0] * len(self.domain.domain), self.domain.domain.index
        for i, name, members in entries(data, path):
            if name not in index or members not in self.bits:
                self.learn(name, members, f"{path}[{i}]", seats)
            sets[index[name]] = self.bits[members]
        return sets

    def learn(self, name: str, members: str, path: str, seats: int) -> None:
        self.domain.read(name, path, seats)
        if len(self.bits) >= KEPT:
            self.bits.clear()
        self.bits[members] = self.of.read(members.split("+"), path, seats)


@mypyc_attr(allow_interpreted_subclasses=True)
class Heap(Kind):
    """How many of each member of a small domain, `lane` bits each in one number, written `2elan+1gold`, or 0."""

    def __init__(self, domain: Domain, lane: int) -> None:
        self.domain, self.lane = domain, lane
        self.mask = 2**lane - 1
        self.count = Whole(0, self.mask // 2)

    def write(self, value: Any) -> Any:
        counts = [value >> self.lane * i & self.mask for i in range(len(self.domain))]
        return "+".join(f"{n}{name}" for n, name in zip(counts, self.domain.names, strict=True) if n) or 0

    def read(self, data: Any, path: str, seats: int) -> int:
        if data == "0" or (type(data) is int and data == 0):  # 0.0 and false are equal to 0
            return 0
        result = 0
        for part in data.split("+") if isinstance(data, str) else [""]:
            name = part.lstrip("0123456789")
            digits, member = part[: len(part) - len(name)], self.domain.index.get(name, -1)
            if not 0 < len(digits) < 10 or member < 0 or result >> self.lane * member & self.mask:
                names = self.domain.names
                raise BadSnapshot(f"{data!r} is neither 0 nor like `2{names[0]}+1{names[-1]}`", path)
            result += self.count.read(int(digits), path, seats) << self.lane * member
        return result


@mypyc_attr(allow_interpreted_subclasses=True)
class Heaps(Kind):
    """A heap per member of a domain, the empty ones left out: `white-swan:6life+3calm`."""

    def __init__(self, domain: Domain, heap: Heap) -> None:
        self.domain, self.heap = domain, heap

    def write(self, value: Any) -> Any:
        heaps = zip(self.domain.names, value, strict=True)
        return [f"{name}:{self.heap.write(heap)}" for name, heap in heaps if heap]

    def read(self, data: Any, path: str, seats: int) -> list[int]:
        heaps = [0] * len(self.domain)
        for i, name, heap in entries(data, path):
            heaps[One(self.domain).read(name, f"{path}[{i}]", seats)] = self.heap.read(heap, f"{path}[{i}]", seats)
        return heaps


def entries(data: Any, path: str) -> list[tuple[int, str, str]]:
    """The entries `name:value` of a list, numbered."""
    if not isinstance(data, list):
        raise BadSnapshot(f"a list is needed, not {data!r}", path)
    split = [str(entry).partition(":") for entry in data]
    if len({name for name, _, _ in split}) != len(split):
        raise BadSnapshot("a name stands twice", path)
    return [(i, name, value) for i, (name, _, value) in enumerate(split)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Many(Kind):
    """A list of one kind; `length` a number, or None for any."""

    def __init__(self, kind: Kind, length: int | None = None) -> None:
        self.kind, self.length = kind, length
        self.names: list[str] | None = None  # of cards that are written as they are called, as a game's own may not be
        if isinstance(kind, One) and type(kind) in (One, Card) and not kind.or_none:
            self.names = kind.domain.names

    def write(self, value: Any) -> Any:
        names = self.names
        if names is not None:  # a zone of cards: no call for each of them
            return [names[item] for item in value]
        return [self.kind.write(item) for item in value]

    def read(self, data: Any, path: str, seats: int) -> list[Any]:
        length = self.length_for(seats)
        if not isinstance(data, list) or length not in (None, len(data)):
            raise BadSnapshot(f"a list{'' if length is None else f' of {length}'} is needed, not {data!r}", path)
        return [self.kind.read(item, f"{path}[{i}]", seats) for i, item in enumerate(data)]

    def length_for(self, seats: int) -> int | None:
        return self.length

    def held(self, value: Any, path: str) -> list[Held]:
        return [held for i, item in enumerate(value) for held in self.kind.held(item, f"{path}[{i}]")]

    def lying(self, value: Any) -> list[tuple[str, int]]:
        if type(self.kind) is Card:
            kind = self.kind.domain.kind
            return [(kind, card) for card in value if card != -1]
        return [item for entry in value for item in self.kind.lying(entry)]


@mypyc_attr(allow_interpreted_subclasses=True)
class PerSeat(Many):
    """One entry per seat."""

    def length_for(self, seats: int) -> int:
        return seats


@mypyc_attr(allow_interpreted_subclasses=True)
class PerObserver(Many):
    """One entry per seat, and one for what everybody knows."""

    def length_for(self, seats: int) -> int:
        return seats + 1


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatNumber(Kind):
    """A seat of this game."""

    def read(self, data: Any, path: str, seats: int) -> int:
        return Whole(0, seats - 1).read(data, path, seats)


def later(kind: Kind, before: Any) -> Kind:
    """The kind of a field that came later. Left out it means what everything from before means."""
    twin = copy(kind)
    if hasattr(kind, "__dict__"):  # of a compiled class's heir, a copy knows only what the class knows
        twin.__dict__.update(kind.__dict__)
    twin.before = before
    return twin


def cards(domain: Domain, length: int | None = None) -> Many:
    """A zone: a list of cards that lie here."""
    return Many(Card(domain), length)


def late(fields: dict[str, Kind]) -> dict[str, Any]:
    """What may be left out, each with what it means then."""
    return {name: kind.before for name, kind in fields.items() if kind.before is not ...}


def write_fields(source: object, fields: dict[str, Kind]) -> dict[str, Any]:
    return {name: kind.write(getattr(source, name)) for name, kind in fields.items()}


def read_fields(data: Any, fields: dict[str, Kind], path: str, seats: int) -> dict[str, Any]:
    """Read an object with exactly these fields; those that came later may be left out."""
    if isinstance(data, dict):
        data = late(fields) | data
    check_keys(data, list(fields), path)
    return {name: kind.read(data[name], f"{path}.{name}", seats) for name, kind in fields.items()}


def check_keys(data: Any, names: list[str], path: str) -> None:
    if not isinstance(data, dict):
        raise BadSnapshot(f"an object with {listed(names)} is needed, not {data!r}", path)
    for name in names:
        if name not in data:
            raise BadSnapshot("is missing", f"{path}.{name}")
    for name in data:
        if name not in names:
            raise BadSnapshot(f"is unknown; known: {listed(names, 30)}", f"{path}.{name}")
