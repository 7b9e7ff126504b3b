"""Beat: one thing that happened, as a client can show it on the table. A record of the wire; `beats.py` makes them."""

from __future__ import annotations

from msgspec import Struct

from zeitriss.core.scene import Thing


class Beat(Struct, omit_defaults=True):
    """One thing that happened: in words, with the card it comes from, what it reaches, by how much, and its cue.

    `source` and `target` are ids of the scene: a thing, a counter, a zone or a panel. `seats` are those it speaks of.
    """

    words: str
    card: Thing | None = None
    source: str = ""
    target: str = ""
    amount: int = 0
    stands: int | None = None  # what the target then is, where that is said
    seats: list[int] = []
    cue: str = ""
    opens: bool = False  # a turn begins with it
    quiet: bool = False  # told in words only
    moment: int | None = None  # which of the entry's moments it is
