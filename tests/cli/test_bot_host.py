"""Bots in any language: the examples of the guide play, and one that misbehaves spoils nothing."""

from __future__ import annotations

import json
import shutil
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.cli.conftest import Run

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
NODE = shutil.which("node")
BAD = {
    "silent": "import time; time.sleep(60)",
    "garbage": "import sys\nfor line in sys.stdin: print('fish', flush=True)",
    "deep": "import sys\nfor line in sys.stdin: print('[' * 60_000, flush=True)",
    "dead": "raise SystemExit(1)",
    "endless": "while True: print('{\"id\": 0}', flush=True)",  # answers to a question that nobody asked
    "cheat": (
        "import sys, json\nfor line in sys.stdin:\n"
        " said = json.loads(line)\n"
        " if said['t'] == 'choose': print(json.dumps({'id': said['id'], 'move': 'win'}), flush=True)"
    ),
}


def hosted(run: Run, *command: object, seconds: float = 30) -> dict[str, Any]:
    words = ["bot-host", "--against", "random", "--games", 2, "--seconds", seconds, "--json", "--", *command]
    result = run(*words)
    assert result.returncode == 0, result.stderr
    answer: dict[str, Any] = json.loads(result.stdout)
    return answer


def test_the_example_in_python(run: Run) -> None:
    played = hosted(run, sys.executable, EXAMPLES / "mybot.py")
    assert played["faults"] == []
    assert played["games"] == 2


@pytest.mark.skipif(NODE is None, reason="Node is not installed")
def test_the_example_in_javascript(run: Run) -> None:
    assert hosted(run, NODE, EXAMPLES / "mybot.mjs")["faults"] == []


@pytest.mark.parametrize("bad", BAD)
def test_a_bad_one_loses_its_moves_and_not_the_table(run: Run, bad: str) -> None:
    played = hosted(run, sys.executable, "-c", BAD[bad], seconds=0.5)
    assert played["asked"] == 3
    assert len(played["faults"]) == 3
