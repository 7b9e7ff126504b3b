"""Settings of a server process. Workers and reloading children read them from the environment."""

from __future__ import annotations

import os
from dataclasses import asdict, dataclass
from math import inf

from zeitriss.core.errors import Refused
from zeitriss.store.store import kept_in

UNITS = {"bot_pause": "seconds", "patience": "seconds", "analyses": "games", "life": "days", "tables_per_day": "tables"}


@dataclass(frozen=True)
class Settings:
    database: str = ""  # a file or a URL; empty: zeitriss.db in the user's data folder
    bot_pause: float = 0.7  # seconds before a bot's move
    patience: float = 60.0  # seconds that somebody is away before a bot may play for them
    analyses: int = 20  # finished games that may wait for a bot to look at them again; 0: none are
    names: str = ""  # the names of this server, separated by commas; *: any, for development
    life: float = 90.0  # days that an unfinished table lives without a move; 0: for ever
    tables_per_day: int = 1000  # new tables of one address
    strict: int = 1  # 0: no limits, for measuring

    def __post_init__(self) -> None:
        for name, unit in UNITS.items():
            if not 0 <= getattr(self, name) < inf:
                raise Refused(f"{getattr(self, name):g} given, 0 or more {unit} needed", name)

    @property
    def url(self) -> str:
        return kept_in(self.database)

    def export(self) -> None:
        for name, value in asdict(self).items():
            os.environ[f"ZEITRISS_{name.upper()}"] = str(value)


def from_environment() -> Settings:
    usual = asdict(Settings())  # tells the kind of each
    given = {name: os.environ.get(f"ZEITRISS_{name.upper()}", value) for name, value in usual.items()}
    return Settings(**{name: type(usual[name])(value) for name, value in given.items()})
