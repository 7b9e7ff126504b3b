"""Datasets: the same rows however they are made, a manifest, a loader that refuses what does not fit."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from functools import partial
from pathlib import Path

import numpy as np
import pytest

import zeitriss
from zeitriss import research
from zeitriss.cli.app import run
from zeitriss.research import dataset
from zeitriss.research.recording import DECISIONS, GAMES, Recording

PLAN = Recording("antinomy", 2, {}, ("random", "griffin"), games=5, seed=3, share=2)


def test_rows_replay_to_the_same_end(tmp_path: Path) -> None:
    dataset.make(PLAN, tmp_path)
    found, game = dataset.load(tmp_path), zeitriss.game("antinomy")
    assert found.games.column_names == [name for name, _, _ in GAMES]
    assert found.decisions.column_names == [name for name, _, _ in DECISIONS]
    assert found.games["game"].to_pylist() == [0, 1, 2, 3, 4]
    assert found.games["bots"].to_pylist()[:2] == [["random", "griffin"], ["griffin", "random"]]
    decisions, row = found.decisions.to_pylist(), 0
    seen, encoding = found.observations(), research.encoding("antinomy")
    for one in found.games.to_pylist()[:2]:
        state = game.start(2, PLAN.seed + one["game"])
        for i, (seat, action) in enumerate(zip(one["seats"], one["actions"], strict=True)):
            assert state.seat == seat
            if len(state.moves) > 1:
                now = decisions[row]
                assert (now["game"], now["move"], now["seat"], now["action"]) == (one["game"], i, seat, action)
                assert now["legal"] == [move.id for move in state.moves]
                assert now["bot"] == one["bots"][seat]
                assert now["reward"] == 2 * one["results"][seat] - 1
                assert np.array_equal(seen[row], encoding.vector(state, seat))
                row += 1
            state.apply(game.catalogue.moves[action])
        assert game.digest(state) == one["digest"]
        assert state.outcome is not None
        assert (state.outcome.reason, list(state.outcome.results)) == (one["reason"], one["results"])


def test_a_stopped_one_goes_on(tmp_path: Path) -> None:
    dataset.make(PLAN, tmp_path / "whole")
    dataset.make(PLAN, tmp_path / "again")
    lost = tmp_path / "again" / "decisions-00001.parquet"
    lost.unlink()
    other = tmp_path / "again" / "games-00000.parquet"
    stamp = other.stat().st_mtime_ns
    dataset.make(PLAN, tmp_path / "again", jobs=2)
    assert lost.read_bytes() == (tmp_path / "whole" / lost.name).read_bytes()
    assert other.stat().st_mtime_ns == stamp
    with pytest.raises(zeitriss.Refused, match="holds another dataset"):
        dataset.make(Recording("antinomy", 2, {}, ("random",), games=5, seed=3), tmp_path / "again")


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_a_killed_command_goes_on(tmp_path: Path, how: signal.Signals) -> None:
    """A real process that dies on the way; the same command brings the rest, and every row is as if nothing was."""
    plan = Recording("antinomy", 2, {}, ("random",), games=150, seed=3, observe=False)
    words = ["dataset", "antinomy", "--bots", "random", "--games", "150", "--seed", "3", "--no-observations"]
    words += ["--jobs", "1", "--save", str(tmp_path / "killed")]
    heeding = partial(
        signal.signal, signal.SIGINT, signal.SIG_DFL
    )  # a shell in the background ignores it, and so would we
    command = [sys.executable, "-m", "zeitriss.cli", *words]
    process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, preexec_fn=heeding)
    first = tmp_path / "killed" / "decisions-00000.parquet"
    while not first.exists():
        assert process.poll() is None, process.communicate()
        time.sleep(0.01)
    process.send_signal(how)
    _, said = process.communicate(timeout=60)
    assert process.returncode == (130 if how == signal.SIGINT else -signal.SIGKILL)
    assert "Traceback" not in said
    with pytest.raises(zeitriss.Refused, match=r"is not whole: .* of 3 parts; `zeitriss dataset antinomy .*` goes on"):
        dataset.load(tmp_path / "killed")
    assert run(words) == 0
    dataset.make(plan, tmp_path / "whole")
    killed, whole = dataset.load(tmp_path / "killed"), dataset.load(tmp_path / "whole")
    assert killed.games.equals(whole.games)
    assert killed.decisions.equals(whole.decisions)


def test_the_same_rows_on_ray(tmp_path: Path) -> None:
    ray = pytest.importorskip("ray", reason="Ray is not installed; `pip install zeitriss[ray]` installs it")
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, configure_logging=False)
    try:
        dataset.make(PLAN, tmp_path / "there", on="ray")
    finally:
        ray.shutdown()
    dataset.make(PLAN, tmp_path / "here")
    there, here = dataset.load(tmp_path / "there"), dataset.load(tmp_path / "here")
    assert there.games.equals(here.games)
    assert there.decisions.equals(here.decisions)


def test_the_command(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder = tmp_path / "data"
    words = ["dataset", "antinomy", "--bots", "random", "griffin", "--games", "2", "--seed", "4", "--jobs", "1"]
    assert run([*words, "--save", str(folder)]) == 0
    assert "2 games" in capsys.readouterr().out
    manifest = json.loads((folder / "manifest.json").read_text())
    assert manifest["command"] == "zeitriss dataset antinomy --bots random griffin --games 2 --seats 2 --seed 4"
    assert manifest["cards"] == zeitriss.game("antinomy").cards_digest
    assert {"python", "platform", "zeitriss", "rules", "actions", "encoding"} <= manifest.keys()
    manifest["encoding"] = "0"
    (folder / "manifest.json").write_text(json.dumps(manifest))
    with pytest.raises(zeitriss.Refused, match=r"was made with other encoding \(environment 0\)"):
        dataset.load(folder)
    for words in (["--games", "0"], ["--bots", "angel"]):
        assert run(["dataset", "antinomy", *words]) == 2
        assert words[1] in capsys.readouterr().err
    with pytest.raises(zeitriss.Refused, match="zeitriss dataset"):
        dataset.load(tmp_path)
