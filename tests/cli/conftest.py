"""The command as users run it: a real process, with its own home and no colours."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def home(tmp_path: Path) -> dict[str, str]:
    """An environment in which nothing of the user's own is found."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("ZEITRISS_", "LC_", "LANG", "XDG_", "LINES"))
    }
    return kept | {"HOME": str(tmp_path / "home"), "LC_ALL": "C.UTF-8", "COLUMNS": "120", "NO_COLOR": "1"}


@pytest.fixture
def run(home: dict[str, str], tmp_path: Path) -> Run:
    def run(*words: object, stdin: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "zeitriss.cli", *map(str, words)]
        result = subprocess.run(
            command, input=stdin, capture_output=True, text=True, env=home | environment, cwd=tmp_path, timeout=600
        )
        assert "Traceback" not in result.stdout + result.stderr
        return result

    return run
