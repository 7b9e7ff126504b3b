"""Extras: what a command needs beyond the table, and what brings it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from zeitriss import Refused


@contextmanager
def needs(extra: str) -> Iterator[None]:
    try:
        yield
    except ModuleNotFoundError as missing:
        raise Refused(f"{missing.name} is not installed; `pip install zeitriss[{extra}]` brings it", extra) from None
