"""Every row of every game."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from statistics import median
from types import ModuleType

import pytest
from tests.scenario import Row, check_row, rows, whole_lines

import zeitriss

HERE = Path(__file__).parent


def arrangement(name: str) -> ModuleType:
    return import_module(f"tests.games.{name}.arrange")


ROWS = [
    pytest.param(path.parent.name, row, id=f"{path.parent.name}-{row.name}")
    for path in sorted(HERE.glob("*/*.rows"))
    for row in rows(path, getattr(arrangement(path.parent.name), "spell", str))
]


@pytest.mark.parametrize(("name", "row"), ROWS)
def test_row(name: str, row: Row) -> None:
    check_row(zeitriss.game(name), row, arrangement(name).fill)


@pytest.mark.parametrize("name", sorted({path.parent.name for path in HERE.glob("*/*.rows")}))
def test_rows_are_short_enough_to_be_read(name: str) -> None:
    """Named positions and short forms keep a row to a line or two; a longer one is two rows, or hides its point."""
    lines = [line for path in (HERE / name).glob("*.rows") for _, line in whole_lines(path)]
    assert median(len(line) for line in lines if not line.startswith("@")) < 120
    assert max(len(line) for line in lines) <= 400, "positions too"
