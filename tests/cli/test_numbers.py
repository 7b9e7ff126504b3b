"""simulate, games, doctor and bench: what they count and find."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Run

from zeitriss import __version__
from zeitriss.cli.app import run as main


def test_version(run: Run) -> None:
    assert run("--version").stdout == f"zeitriss {__version__}\n"


def test_help(run: Run) -> None:
    result = run("--help")
    assert all(name in result.stdout for name in ("play", "serve", "replay", "verify", "simulate", "doctor", "bench"))


def test_the_same_however_many_jobs(run: Run) -> None:
    words = ["simulate", "antinomy", "--games", 60, "--seed", "x", "--json"]
    one, two, other = run(*words, "--jobs", 1), run(*words, "--jobs", 2), run(*words[:-2], "y", "--json")
    assert one.stdout == two.stdout != other.stdout
    counted = json.loads(one.stdout)
    assert counted["games"] == sum(counted["reasons"].values()) == sum(counted["results"]) == 60
    assert counted["checked"] == "every state"


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
@pytest.mark.parametrize("shrine", ["false", "true"])
def test_solo_variants(capsys: pytest.CaptureFixture[str], level: str, shrine: str) -> None:
    options = ["--option", f"level={level}", "--option", f"shrine={shrine}"]
    assert main(["simulate", "antinomy", "--seats", "1", "--games", "40", "--jobs", "1", "--json", *options]) == 0
    assert json.loads(capsys.readouterr().out)["options"]["shrine"] is (shrine == "true")


def test_picture(run: Run) -> None:
    result = run("simulate", "antinomy", "--games", 6, "--bot", "random", "--bot", "greedy", "--jobs", 1)
    assert "seat 1 (greedy)" in result.stdout
    assert "█" in result.stdout
    assert "every game ended" in result.stdout
    assert result.stderr == ""


def test_games(run: Run) -> None:
    assert "level=normal|easy|hard (1 seat)" in run("games").stdout
    assert "Gegensatz" in run("games", LC_ALL="de_DE.UTF-8").stdout
    (antinomy,) = [game for game in json.loads(run("games", "--json").stdout) if game["name"] == "antinomy"]
    assert antinomy["seats"] == [1, 2]


def test_doctor(run: Run, home: dict[str, str]) -> None:
    found = json.loads(run("doctor", "--json", ZEITRISS_PORT="9000").stdout)
    assert found["build"].startswith(("pure: ", "compiled: "))
    assert found["settings"]["port"] == {"value": "9000", "origin": "environment, ZEITRISS_PORT"}
    assert found["settings"]["host"] == {"value": "127.0.0.1", "origin": "default"}
    assert found["tables kept in"].startswith("sqlite:///" + home["HOME"])


def test_doctor_reads_the_file_and_masks(run: Run, home: dict[str, str]) -> None:
    folder = Path(home["HOME"], "config", "zeitriss")
    folder.mkdir(parents=True)
    (folder / "config.toml").write_text('database = "postgresql://me:secret@host/games"\n')
    result = run("doctor", XDG_CONFIG_HOME=str(folder.parent))
    assert "postgresql://me:***@host/games" in result.stdout
    assert "secret" not in result.stdout
    (folder / "config.toml").write_text("colour = 1\n")
    result = run("doctor", XDG_CONFIG_HOME=str(folder.parent))
    assert result.returncode == 2
    assert "colour: is unknown; known: host" in result.stderr


def test_bench(run: Run) -> None:
    rows = json.loads(run("bench", "--json", "--alone", "--seconds", 0.1).stdout)
    assert {row["game"] for row in rows} >= {"antinomy"}
    for row in rows:
        assert row["build"] in ("pure", "compiled")
        for name in ("moves_per_second", "games_per_second", "clone_us", "imagine_us", "restore_us"):
            assert row[name] > 0
        low, high = row["spread"]["pick"]
        assert low <= row["pick_per_second"] + 1
        assert row["pick_per_second"] <= high + 1
        assert row["machine"]["zeitriss"] == __version__


def test_bench_draws(run: Run, tmp_path: Path) -> None:
    words = ["bench", "--alone", "--seconds", 0.1, "--games", "antinomy", "--plot", tmp_path / "speed.svg"]
    assert "moves/s" in run(*words).stdout
    assert (tmp_path / "speed.svg").read_text().count("antinomy") == 2  # from Python and inside


def test_bench_against(run: Run) -> None:
    pytest.importorskip("pyspiel")
    words = ["bench", "--json", "--alone", "--games", "antinomy", "--seconds", 0.2, "--against", "open_spiel"]
    (row,) = json.loads(run(*words).stdout)
    assert row["against"]["game"] == "hearts"
    assert row["against"]["ratio"] > 0
    assert row["against"]["others"].keys() == {"gin_rummy", "dou_dizhu"}
