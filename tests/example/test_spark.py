"""Spark in use: found by its entry point, ruled by its rows, played by a bot, logged and told."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.example.arrange import fill
from tests.example.install import HERE, installed
from tests.scenario import Row, check_row, rows

import zeitriss


@pytest.fixture(autouse=True, scope="module")
def _installed() -> Iterator[None]:
    with installed():
        yield


def test_found_by_its_entry_point() -> None:
    assert "spark" in zeitriss.games()
    assert zeitriss.game("spark").folder == HERE / "src" / "spark"


def test_gone_when_it_is_not_installed() -> None:
    """The fixtures of this folder leave nothing behind for other tests."""
    assert "antinomy" in zeitriss.games()


@pytest.mark.parametrize("row", list(rows(HERE / "rules.table")), ids=lambda row: row.name)
def test_row(row: Row) -> None:
    check_row(zeitriss.game("spark"), row, fill)
