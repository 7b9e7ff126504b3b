"""Keys: who opens a table holds the first; every other person gets one by link."""

from __future__ import annotations

from collections.abc import Sequence

from zeitriss.play.seats import Occupant, key_groups
from zeitriss.server.protocol import Created, Key, Watch
from zeitriss.server.security import hashed, new_key


def hand_out(table: str, seats: Sequence[Occupant]) -> tuple[Created, dict[str, list[int]]]:
    """Fresh keys for a table: as told to the creator, and as stored."""
    keys = [Key(key, group, link(table, key)) for group in key_groups(seats) if (key := new_key())]
    watch = new_key()
    created = Created(table, keys, Watch(watch, link(table, watch)))
    return created, {hashed(key.key): key.seats for key in keys} | {hashed(watch): []}


def link(table: str, key: str) -> str:
    """The key is the fragment: browsers never send it, so it stands in no server's log."""
    return f"/t/{table}#{key}"
