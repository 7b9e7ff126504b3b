"""zeitriss arena as users run it."""

from __future__ import annotations

import json
import struct
from pathlib import Path
from xml.etree import ElementTree

import pytest
from tests.cli.conftest import Run

from zeitriss.cli.files import paintable


def test_the_command(run: Run, tmp_path: Path) -> None:
    words = ["arena", "antinomy", "griffin", "random", "--games", 4, "--jobs", 1, "--plot", "plot.svg"]
    result = run(*words)
    assert result.returncode == 0
    assert "griffin v random" in result.stdout
    assert "OpenSkill" in result.stdout
    ElementTree.parse(tmp_path / "plot.svg")
    (pair,) = json.loads(run(*words, "--json").stdout)["pairs"]
    assert pair["games"] == 4
    assert pair["low"] <= pair["share"] <= pair["high"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["antinomy", "griffin"], "bots: 1 given, 2 or more different ones needed"),
        (["antinomy", "griffin", "genius"], "bot: 'genius' is not one of"),
        (["antinomy", "griffin", "mouse", "--games", "0"], "games: 0 given, at least 1 needed"),
        (["antinomy", "griffin", "mouse", "--plot", "plot.pdf"], '"plot.pdf" does not match one of'),
    ],
)
def test_wrong_use_is_refused(run: Run, words: list[str], said: str) -> None:
    result = run("arena", *words)
    assert result.returncode == 2
    assert said in result.stderr


def test_tournaments_are_put_on_one_ladder(run: Run, tmp_path: Path) -> None:
    for bots in (["griffin", "random"], ["mouse", "random"]):
        run("arena", "antinomy", *bots, "--games", 2, "--jobs", 1, "--save", f"{bots[0]}.jsonl")
    run("arena", "antinomy", "griffin", "random", "--seed", "other", "--games", 4, "--jobs", 1, "--save", "more.jsonl")
    result = run("ladder", "griffin.jsonl", "mouse.jsonl", "more.jsonl", "--plot", "ladder.svg")
    assert result.returncode == 0
    rungs = [line.split()[:4] for line in result.stdout.splitlines()[1:]]
    assert rungs == [["griffin", "v", "random", "6"], ["mouse", "v", "random", "2"]]
    assert "mouse v random" in (tmp_path / "ladder.svg").read_text(encoding="utf-8")


def test_a_drawing_is_what_its_name_says(run: Run, tmp_path: Path) -> None:
    run("arena", "antinomy", "griffin", "random", "--games", 2, "--jobs", 1, "--save", "games.jsonl")
    assert run("ladder", "games.jsonl", "--plot", "ladder.svg").returncode == 0
    assert run("ladder", "games.jsonl", "--plot", "ladder.png").returncode == 0
    _, _, wide, high = map(float, ElementTree.parse(tmp_path / "ladder.svg").getroot().attrib["viewBox"].split())
    painted = (tmp_path / "ladder.png").read_bytes()
    assert painted.startswith(b"\x89PNG\r\n")
    assert struct.unpack(">II", painted[16:24]) == (2 * wide, 2 * high)


def test_what_cannot_be_painted_is_said_before_anything_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("zeitriss.cli.files.find_spec", lambda name: None)
    paintable(None, Path("plot.svg"))
    with pytest.raises(ValueError, match=r"PNG needs `pip install zeitriss\[research\]`"):
        paintable(None, Path("plot.png"))


def test_a_ladder_needs_tournaments_of_one_game(run: Run, tmp_path: Path) -> None:
    (tmp_path / "plain.txt").write_text("hello\n", encoding="utf-8")
    refused = run("ladder", "plain.txt")
    assert refused.returncode == 2
    assert "plain.txt: no tournament" in refused.stderr
    assert "files: tournaments of one game" in run("ladder").stderr
