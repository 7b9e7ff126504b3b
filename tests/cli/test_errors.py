"""Exit codes and messages: one line on stderr that names the field, nothing on stdout."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest
from tests.cli.conftest import Run

from zeitriss.cli.app import run as main

WRONG = {
    "unknown command": (["plai"], 'Unknown command "plai"'),
    "unknown flag": (["games", "--foo"], "--foo"),
    "missing argument": (["play"], "GAME"),
    "not a number": (["simulate", "antinomy", "--games", "many"], "--games"),
    "unknown game": (["play", "chess"], "game: 'chess' is not installed; there are aeons_end, antinomy"),
    "seats": (["simulate", "antinomy", "--seats", "5"], "seats: 5 is not one of 1, 2"),
    "option": (["play", "antinomy", "--option", "foo=1"], "foo: is unknown; known: start, codex_end, level, shrine"),
    "option without value": (["play", "antinomy", "--option", "level"], "option: 'level' given, name=value needed"),
    "option twice": (
        ["play", "antinomy", "--option", "level=easy", "--option", "level=hard"],
        "option: level is given",
    ),
    "option value": (["simulate", "antinomy", "--seats", "1", "--option", "level=foo"], "level: 'foo' is not one of"),
    "option for other seats": (
        ["simulate", "antinomy", "--option", "level=hard"],
        "level: 'hard' is only for 1 seat, not for 2",
    ),
    "switch": (["simulate", "antinomy", "--seats", "1", "--option", "shrine=2"], "shrine: '2' is not one of"),
    "too many travellers": (["play", "eternitium", "--seats", "6"], "seats: 6 is not one of 1, 2, 3, 4, 5"),
    "mission for two": (
        ["play", "eternitium", "--seats", "2", "--option", "mission=1"],
        "mission: 1 is only for 1 seat, not for 2",
    ),
    "no such mission": (
        ["simulate", "eternitium", "--seats", "1", "--option", "mission=11"],
        "mission: 11 is not one of 0 to 10",
    ),
    "bot": (
        ["play", "antinomy", "--bot", "genius"],
        "bot: 'genius' is not one of mouse, griffin, owl, dragon, random, greedy",
    ),
    "bots per seat": (["simulate", "antinomy", *["--bot", "random"] * 3], "bot: 3 given, one for all or 2 needed"),
    "humans": (["play", "antinomy", "--humans", "3"], "humans: 3 given, 0 to 2 needed"),
    "language": (["games", "--lang", "fr"], "lang: 'fr' is not one of de, en"),
    "jobs": (["simulate", "antinomy", "--jobs", "0"], "jobs: 0 given, at least 1 needed"),
    "seconds": (["bench", "--seconds", "0"], "seconds: 0 given, more than 0 needed"),
    "no such file": (["replay", "nothing.jsonl"], "nothing.jsonl: No such file"),
    "nothing to verify": (["verify"], "files: at least one"),
    "pause": (["serve", "--bot-pause", "-1"], "bot_pause: -1 given, 0 or more seconds needed"),
    "no pause": (["serve", "--bot-pause", "nan"], "bot_pause: nan given, 0 or more seconds needed"),
    "other database": (["serve", "--database", "mysql://x"], "database: 'mysql' is not one of sqlite, postgresql"),
    "bad database": (["serve", "--database", "://"], "database: '://' is neither a file nor a URL"),
}


@pytest.mark.parametrize("name", WRONG)
def test_wrong_use(capsys: pytest.CaptureFixture[str], name: str) -> None:
    words, message = WRONG[name]
    code = main(words)
    said = capsys.readouterr()
    assert (code, said.out) == (2, "")
    assert message in said.err
    assert said.err.count("\n") == 1


def test_as_a_process(run: Run) -> None:
    result = run("play", "chess")
    assert (result.returncode, result.stdout) == (2, "")
    games = "aeons_end, antinomy, eternitium, res_arcana"
    assert result.stderr == f"zeitriss: game: 'chess' is not installed; there are {games}\n"


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--port", "99999"], "port: 99999 is not a port from 0 to 65535"),
        (["--port", "-1"], "port: -1 is not a port from 0 to 65535"),
        (["--host", "192.0.2.1"], "host: '192.0.2.1' is no address of this machine"),
        (["--host", "256.0.0.1.invalid"], "host: '256.0.0.1.invalid' is no address ("),
    ],
)
def test_wrong_address(run: Run, tmp_path: Path, words: list[str], message: str) -> None:
    result = run("serve", *words, "--database", tmp_path / "games.db")
    assert (result.returncode, result.stderr.count("\n")) == (2, 1)
    assert message in result.stderr


def test_busy_port(run: Run, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as busy:
        port = busy.getsockname()[1]
        result = run("serve", "--port", port, "--database", tmp_path / "games.db")
    assert (result.returncode, result.stderr.count("\n")) == (2, 1)
    assert f"port: 127.0.0.1:{port} cannot be used" in result.stderr


@pytest.mark.parametrize(
    ("environment", "message"),
    [
        ({"ZEITRISS_PORT": "many"}, "ZEITRISS_PORT: 'many' given, a whole number needed"),
        ({"ZEITRISS_LANG": "fr"}, "lang"),
    ],
)
def test_wrong_environment(run: Run, environment: dict[str, str], message: str) -> None:
    result = run("doctor", **environment)
    assert result.returncode == 2
    assert message in result.stderr


def test_interrupted(home: dict[str, str]) -> None:
    words = [sys.executable, "-m", "zeitriss.cli", "play", "antinomy"]
    pipe = subprocess.PIPE
    # A shell that runs the tests in the background lets its children ignore the signal.
    heed = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)
    with subprocess.Popen(words, env=home, stdin=pipe, stdout=pipe, stderr=pipe, text=True, preexec_fn=heed) as process:
        assert process.stdout is not None
        process.stdout.readline()  # it is playing now
        process.send_signal(signal.SIGINT)
        _, stderr = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "Traceback" not in stderr


def test_reader_has_enough(home: dict[str, str]) -> None:
    command = f"{sys.executable} -m zeitriss.cli games | true; echo ${{PIPESTATUS[0]}}"
    result = subprocess.run(["bash", "-c", command], env=home, capture_output=True, text=True, timeout=60)
    assert result.stdout == "0\n"
    assert "Traceback" not in result.stderr
