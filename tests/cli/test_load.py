"""zeitriss load: a server of its own on this machine, under load for a moment."""

from __future__ import annotations

import json

from tests.cli.conftest import Run


def test_two_tables(run: Run) -> None:
    report = json.loads(run("load", "--tables", 2, "--seconds", 1, "--pace", 5, "--json").stdout)
    assert report["moves"] > 0
    assert report["errors"] == 0
    assert 0 < report["p50_ms"] <= report["p95_ms"] <= report["p99_ms"]


def test_bounds(run: Run) -> None:
    refused = run("load", "--tables", 0)
    assert refused.returncode == 2
    assert "tables: 0 given, 1 to 5000 needed" in refused.stderr
