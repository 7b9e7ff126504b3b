"""Settings: flag before environment before file before default, and where each value comes from."""

from __future__ import annotations

import os
import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Literal, TypeVar, cast

from platformdirs import user_config_path

from zeitriss.core.errors import Refused, listed
from zeitriss.words import LANGUAGES

T = TypeVar("T", str, int, float)
DEFAULTS: dict[str, str | int | float] = {
    "host": "127.0.0.1",
    "port": 8000,
    "database": "",  # zeitriss.db in the user's data folder
    "bot_pause": 0.7,
    "patience": 60.0,
    "analyses": 20,
    "names": "",  # of the server, separated by commas
    "life": 90.0,  # days
    "tables_per_day": 1000,
    "lang": "",  # that of the terminal
    "cards": "",  # files with corrected cards, separated like the folders of PATH
}


def setting(name: str, given: T | None) -> T:
    """The value that holds: the flag's if there was one."""
    return given if given is not None else cast(T, effective(name)[0])


@cache
def effective(name: str) -> tuple[str | int | float, str]:
    """What holds without a flag, and its origin in words. Asked once: later we write to the environment ourselves."""
    variable = f"ZEITRISS_{name.upper()}"
    if variable in os.environ:
        return typed(name, os.environ[variable], variable), f"environment, {variable}"
    if name in from_file():
        return typed(name, from_file()[name], f"{config_file()}: {name}"), f"file, {config_file()}"
    return DEFAULTS[name], "default"


def typed(name: str, value: Any, field: str) -> str | int | float:
    kind = type(DEFAULTS[name])
    try:
        return kind(value)
    except (TypeError, ValueError):
        need = "text" if kind is str else "a whole number" if kind is int else "a number"
        raise Refused(f"{value!r} given, {need} needed", field) from None


def config_file() -> Path:
    return user_config_path("zeitriss") / "config.toml"


@cache
def from_file() -> dict[str, Any]:
    try:
        data = tomllib.loads(config_file().read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise Refused(f"is not TOML ({error})", str(config_file())) from None
    for name in data:
        if name not in DEFAULTS:
            raise Refused(f"is unknown; known: {listed(list(DEFAULTS))}", f"{config_file()}: {name}")
    return data


def language(given: str | None) -> Literal["de", "en"]:
    """--lang, else the setting, else that of the terminal, else English."""
    lang = setting("lang", given) or of_terminal()
    if lang not in LANGUAGES:
        raise Refused(f"{lang!r} is not one of {listed(list(LANGUAGES))}", "lang")
    return cast(Literal["de", "en"], lang)


def of_terminal() -> str:
    """The first that is set decides, as everywhere: LC_ALL=C means plain English, whatever LANG says."""
    locale = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := os.environ.get(name))), "")
    return locale[:2] if locale[:2] in LANGUAGES else "en"
