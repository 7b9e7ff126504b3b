"""zeitriss analyse as users run it."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.conftest import Run

from zeitriss.bots import bot
from zeitriss.bots.seat import seat
from zeitriss.core.registry import game
from zeitriss.play.log import Log


def a_game(path: Path, moves: int) -> Path:
    record = game("antinomy")
    log = Log.record(record, [{"name": "", "kind": "bot", "bot": "mouse"}] * 2, "analyse")
    state, mouse = log.start(), bot("mouse", record, 1)
    for _ in range(moves):
        asked = state.seat or 0
        move = mouse.choose(seat(state, asked))
        log.add(asked, move.text)
        state.apply(move)
    log.save(path)
    return path


def test_every_decision_gets_its_chances(run: Run, tmp_path: Path) -> None:
    file = a_game(tmp_path / "game.jsonl", moves=6)
    verdicts = json.loads(run("analyse", file, "--json").stdout)
    assert verdicts
    for one in verdicts:
        assert 0.0 <= one["after"] <= 1.0
        assert one["swing"] == max(0.0, one["before"] - one["after"])
        assert one["best"][0][1] == one["before"]
    assert "largest swings" in run("analyse", file).stdout


def test_only_who_thinks_can_judge(run: Run, tmp_path: Path) -> None:
    result = run("analyse", a_game(tmp_path / "game.jsonl", moves=3), "--level", "griffin")
    assert result.returncode == 2
    assert "level: 'griffin' is not one of owl, dragon" in result.stderr


def test_jobs_change_nothing(run: Run, tmp_path: Path) -> None:
    file = a_game(tmp_path / "game.jsonl", moves=4)
    one, two = (run("analyse", file, "--json", "--jobs", jobs).stdout for jobs in (1, 2))
    assert one == two != ""
