"""Settings of a server process. Workers and reloading children read them from the environment."""

from __future__ import annotations

import os
from dataclasses import dataclass
from math import inf
from pathlib import Path

from platformdirs import user_data_path

from zeitriss.core.errors import Refused


@dataclass(frozen=True)
class Settings:
    database: str = ""  # a file or a URL; empty: zeitriss.db in the user's data folder
    bot_pause: float = 0.7  # seconds before a bot's move
    patience: float = 60.0  # seconds that somebody is away before a bot may play for them

    def __post_init__(self) -> None:
        for name, seconds in (("bot_pause", self.bot_pause), ("patience", self.patience)):
            if not 0 <= seconds < inf:
                raise Refused(f"{seconds:g} given, 0 or more seconds needed", name)

    @property
    def url(self) -> str:
        if "://" in self.database:
            return self.database
        path = Path(self.database) if self.database else user_data_path("zeitriss") / "zeitriss.db"
        return f"sqlite:///{path.absolute()}"

    def export(self) -> None:
        os.environ["ZEITRISS_DATABASE"], os.environ["ZEITRISS_BOT_PAUSE"] = self.database, str(self.bot_pause)
        os.environ["ZEITRISS_PATIENCE"] = str(self.patience)


def from_environment() -> Settings:
    return Settings(
        os.environ.get("ZEITRISS_DATABASE", ""),
        float(os.environ.get("ZEITRISS_BOT_PAUSE", "0.7")),
        float(os.environ.get("ZEITRISS_PATIENCE", "60")),
    )
