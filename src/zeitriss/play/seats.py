"""Seats: who sits where, and what they are called."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from msgspec import Struct, to_builtins
from msgspec.structs import replace

from zeitriss.bots import LEVELS
from zeitriss.core.errors import BadLog, Refused, listed
from zeitriss.core.game import Game
from zeitriss.core.telling import Words

LONGEST_NAME = 40
Lang = Literal["de", "en"]
SeatKind = Literal["human", "here", "open", "bot"]
KINDS: tuple[SeatKind, ...] = ("human", "here", "open", "bot")


class Occupant(Struct, frozen=True, omit_defaults=True):
    """`here` sits at the screen of whoever opened the table, `open` is for whoever takes the link."""

    kind: SeatKind
    name: str = ""
    bot: str | None = None
    stand_in: str | None = None  # the bot that plays for who is away; the log knows it

    @property
    def is_human(self) -> bool:
        """Whether a person sits there; nobody sits at an open seat yet, and who is away has left it to a bot."""
        return self.kind in ("human", "here") and not self.stand_in

    @property
    def played_by(self) -> str | None:
        """The bot that moves for this seat."""
        return self.bot or self.stand_in

    def data(self) -> dict[str, Any]:
        """As the header of a log has it."""
        data: dict[str, Any] = {"name": self.name} | to_builtins(replace(self, stand_in=None))
        return data


def seat_of(kind: SeatKind, name: str, bot: Any, field: str) -> Occupant:
    """A seat as somebody wishes it: the name fit to be shown, the bot one that there is."""
    if kind == "bot" and (not isinstance(bot, str) or bot not in LEVELS):
        raise Refused(f"{bot!r} is not one of {listed(list(LEVELS))}", f"{field}.bot")
    return Occupant(kind, clean_name(name, f"{field}.name"), bot if kind == "bot" else None)


def with_stand_ins(seats: Sequence[Occupant], bots: Mapping[int, str]) -> list[Occupant]:
    """The seats as the log leaves them to bots."""
    return [replace(seat, stand_in=bots.get(i)) for i, seat in enumerate(seats)]


def clean_name(name: str, field: str) -> str:
    """A name as it may be shown: one line, no control characters, not too long."""
    name = " ".join(name.split())
    if len(name) > LONGEST_NAME or not name.isprintable():
        raise Refused(f"a name has up to {LONGEST_NAME} printable characters", field)
    return name


def read_seats(seats: Sequence[dict[str, Any]]) -> list[Occupant]:
    """The seats of a log. Files of other programs may know other kinds: those sit at this screen."""
    return [read_seat(seat, f"seats[{i}]") for i, seat in enumerate(seats)]


def read_seat(seat: dict[str, Any], field: str) -> Occupant:
    name, kind, bot = seat.get("name", ""), seat.get("kind"), seat.get("bot")
    known: SeatKind = next((one for one in KINDS if one == kind), "here")
    try:
        return seat_of(known, name if isinstance(name, str) else "", bot, field)
    except Refused as error:
        raise BadLog(error.message, f"line 1: {error.field}") from None


def spoken_names(game: Game[Any], seats: Sequence[Occupant], lang: Lang) -> list[str]:
    """Every seat's name in a language: a bot is called by its level, who has no name is a guest."""
    say = game.words(lang)
    return told_apart([seat.name or nameless(seat, say) for seat in seats])


def nameless(seat: Occupant, say: Words) -> str:
    if seat.bot:
        return say.name("bot", seat.bot)
    return say("seat-open" if seat.kind == "open" else "seat-guest")


def told_apart(names: Sequence[str]) -> list[str]:
    """Equal names get a number in seat order, so that a log line says whom it means.

    >>> told_apart(["Ada", "Griffin", "Griffin"])
    ['Ada', 'Griffin 1', 'Griffin 2']
    """
    apart: list[str] = []
    for name in names:
        if names.count(name) > 1:
            numbered = (f"{name} {number}" for number in range(1, 2 * len(names) + 1))
            name = next(other for other in numbered if other not in apart and other not in names)
        apart.append(name)
    return apart


def key_groups(seats: Sequence[Occupant]) -> list[list[int]]:
    """The seats of each key, the creator's first: all at this screen; else the first with a link; else none."""
    here = [i for i, seat in enumerate(seats) if seat.kind == "here"]
    single = [[i] for i, seat in enumerate(seats) if seat.kind in ("human", "open")]
    return [here, *single] if here or not single else single


def owner(seats: Sequence[Occupant]) -> list[int]:
    """The seats of whoever opened the table."""
    return key_groups(seats)[0]


def free_seats(seats: Sequence[Occupant]) -> list[int]:
    """Where nobody sits yet, but for the place of whoever opened the table."""
    return [i for i, seat in enumerate(seats) if seat.kind == "open" and i not in owner(seats)]
