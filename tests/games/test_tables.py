"""Every row of every game's tables."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest
from tests.scenario import Row, check_row, rows

import zeitriss

HERE = Path(__file__).parent


def arrangement(name: str) -> ModuleType:
    return import_module(f"tests.games.{name}.arrange")


ROWS = [
    pytest.param(path.parent.name, row, id=f"{path.parent.name}-{row.name}")
    for path in sorted(HERE.glob("*/*.table"))
    for row in rows(path, getattr(arrangement(path.parent.name), "spell", str))
]


@pytest.mark.parametrize(("name", "row"), ROWS)
def test_row(name: str, row: Row) -> None:
    check_row(zeitriss.game(name), row, arrangement(name).fill)
