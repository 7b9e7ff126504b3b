"""Who sits where: wishes become seats, seats get keys and names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from zeitriss.bots import LEVELS
from zeitriss.core.errors import Refused, listed
from zeitriss.core.game import Game
from zeitriss.server.protocol import Created, Key, Lang, Watch
from zeitriss.server.security import hashed, new_key

LONGEST_NAME = 40
KINDS = ("human", "here", "open", "bot")
Seat = dict[str, Any]  # name, kind, bot: as in the log's header


def clean_name(name: str, field: str) -> str:
    """A name as it may be shown: one line, no control characters, not too long."""
    name = " ".join(name.split())
    if len(name) > LONGEST_NAME or not name.isprintable():
        raise Refused(f"a name has up to {LONGEST_NAME} printable characters", field)
    return name


def seat_of(kind: str, name: str, bot: str | None, field: str) -> Seat:
    seat: Seat = {"name": clean_name(name, f"{field}.name"), "kind": kind}
    if kind == "bot":
        if bot not in LEVELS:
            raise Refused(f"{bot!r} is not one of {listed(list(LEVELS))}", f"{field}.bot")
        seat["bot"] = bot
    return seat


def spoken_names(game: Game[Any], seats: Sequence[Seat], lang: Lang) -> list[str]:
    """Every seat's name in a language: a bot is called by its level, who has no name by the seat's letter."""
    say = game.words(lang)
    return told_apart(
        [
            seat["name"] or (say.name("bot", seat["bot"]) if seat["kind"] == "bot" else say.seat(i))
            for i, seat in enumerate(seats)
        ]
    )


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


def is_human(seat: Seat) -> bool:
    """Whether a person sits there; nobody sits at an open seat yet."""
    return seat["kind"] in ("human", "here")


def key_groups(seats: Sequence[Seat]) -> list[list[int]]:
    """The seats of each key, the creator's first: all at this screen; else the first with a link; else none."""
    here = [i for i, seat in enumerate(seats) if seat["kind"] == "here"]
    single = [[i] for i, seat in enumerate(seats) if seat["kind"] in ("human", "open")]
    return [here, *single] if here or not single else single


def hand_out(table: str, seats: Sequence[Seat]) -> tuple[Created, dict[str, list[int]]]:
    """Fresh keys for a table: as told to the creator, and as stored."""
    keys = [Key(key, group, link(table, key)) for group in key_groups(seats) if (key := new_key())]
    watch = new_key()
    created = Created(table, keys, Watch(watch, link(table, watch)))
    return created, {hashed(key.key): key.seats for key in keys} | {hashed(watch): []}


def link(table: str, key: str) -> str:
    """The key is the fragment: browsers never send it, so it stands in no server's log."""
    return f"/t/{table}#{key}"
