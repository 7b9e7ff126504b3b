"""Spark in use: found by its entry point, ruled by its rows, playable in the terminal and on the server."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.example.arrange import fill
from tests.example.install import HERE, installed
from tests.scenario import Row, check_row, rows
from tests.server.harness import DUEL, Cold, play_on

import zeitriss


@pytest.fixture(autouse=True)
def path(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Spark is installed here and in the processes that are started from here."""
    with installed() as paths:
        monkeypatch.setenv("PYTHONPATH", os.pathsep.join(paths))
        yield


def zeitriss_command(*words: str | Path, stdin: str = "") -> str:
    command = [sys.executable, "-m", "zeitriss.cli", *words]
    return subprocess.run(command, input=stdin, capture_output=True, text=True, check=True, timeout=60).stdout


def test_found_by_its_entry_point() -> None:
    assert "spark" in zeitriss.games()
    assert zeitriss.game("spark").folder == HERE / "src" / "spark"


@pytest.mark.parametrize("row", list(rows(HERE / "rules.rows")), ids=lambda row: row.name)
def test_row(row: Row) -> None:
    check_row(zeitriss.game("spark"), row, fill)


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_in_the_terminal(tmp_path: Path, bot: str) -> None:
    file = tmp_path / "game.jsonl"
    said = zeitriss_command(
        "play", "spark", "--seed", "3", "--bot", bot, "--lang", "de", "--save", file, stdin="1\n" * 3
    )
    assert "legt ein Licht verdeckt" in said
    assert zeitriss.Log.load(file).replay(verify=True).outcome is not None


def test_on_the_server(tmp_path: Path) -> None:
    server = Cold(tmp_path / "zeitriss.db").start()
    try:
        titles = {game["name"]: game["title"] for game in server.get("/games", lang="de").json()}
        assert titles["spark"] == "Funke"
        players = server.create(DUEL, game="spark").players()
        assert play_on(players) == 6
        assert all(player.over for player in players)
    finally:
        server.stop()


def test_gone_where_it_is_not_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PYTHONPATH")
    assert "spark" not in zeitriss_command("games")
