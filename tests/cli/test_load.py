"""zeitriss load: a server of its own on this machine, under load for a moment."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Run


@pytest.mark.soak
def test_two_tables(run: Run, tmp_path: Path) -> None:
    drawing = tmp_path / "late.svg"
    words = ("--tables", 2, "--seconds", 1, "--pace", 5, "--plot", drawing)
    report = json.loads(run("load", *words, "--json").stdout)
    assert drawing.read_text().count("<circle") == 3  # half, 95 and 99 of a hundred
    assert report["moves"] > 0
    assert report["errors"] == 0
    assert 0 < report["p50_ms"] <= report["p95_ms"] <= report["p99_ms"]


def test_bounds(run: Run) -> None:
    refused = run("load", "--tables", 0)
    assert refused.returncode == 2
    assert "tables: 0 given, 1 to 5000 needed" in refused.stderr
