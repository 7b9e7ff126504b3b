"""Where card values come from, and what a user's corrections change."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Run

MINE = {"game": "res_arcana", "components": {"ziggurat": {"vp": 2}}}


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(MINE))
    return file


def test_every_value_has_a_source(run: Run) -> None:
    result = run("cards", "res_arcana", "--lang", "de")
    assert "◌ rekonstruiert" in result.stdout
    assert "■ Regelbuch" in result.stdout
    assert result.stdout.splitlines()[-1].startswith("109 Karten, 580 Werte: ■ Regelbuch ")
    found = json.loads(run("cards", "res_arcana", "--json").stdout)
    gnosis = next(card for card in found["cards"] if card["name"] == "gnosis")
    assert {"name": "cost", "value": "1 Elan, 1 Calm, 1 of any", "source": "reconstructed"} in gnosis["values"]


def test_one_source_only(run: Run, mine: Path) -> None:
    found = json.loads(run("cards", "res_arcana", "--source", "reconstructed", "--json").stdout)
    assert {value["source"] for card in found["cards"] for value in card["values"]} == {"reconstructed"}
    result = run("cards", "res_arcana", "--source", "user", "--cards", mine)
    assert result.stdout.splitlines()[-1] == "1 cards, 1 values: ✎ corrected 1"
    assert run("cards", "res_arcana", "--source", "user").stdout == "There is no such value.\n"


def test_a_game_without_sources_says_so(run: Run) -> None:
    result = run("cards", "antinomy", "--lang", "en")
    assert result.stdout.splitlines()[-1] == "Antinomy does not record card by card where its values come from."


WRONG = {
    "no file": (None, "mine.json: cannot be read (No such file or directory)"),
    "not JSON": ("{", "mine.json: is not JSON"),
    "no game": ("{}", 'mine.json: the entry "game" is missing'),
    "unknown game": ('{"game": "chess"}', "mine.json: game: 'chess' is not installed; there are"),
    "game without corrections": ('{"game": "antinomy"}', "mine.json: game: the cards of antinomy cannot be corrected"),
    "card": ('{"game": "res_arcana", "components": {"zigurat": {}}}', "mine.json: components.zigurat: is no card"),
    "field": (
        '{"game": "res_arcana", "components": {"ziggurat": {"points": 2}}}',
        "mine.json: components.ziggurat.points: is unknown",
    ),
    "value": (
        '{"game": "res_arcana", "components": {"ziggurat": {"vp": 99}}}',
        "mine.json: components.ziggurat.vp: 99 is not from 0 to 20",
    ),
    "power": (
        '{"game": "res_arcana", "components": {"witch":'
        ' {"powers": [{"cost": [{"part": "destroy_self"}], "effect": []}]}}}',
        "components.witch.powers[0].cost: only an artifact can destroy itself",
    ),
}


@pytest.mark.parametrize("name", WRONG)
def test_wrong_corrections(run: Run, tmp_path: Path, name: str) -> None:
    text, message = WRONG[name]
    if text is not None:
        (tmp_path / "mine.json").write_text(text)
    result = run("simulate", "res_arcana", "--games", 1, "--cards", "mine.json")
    assert (result.returncode, result.stdout, result.stderr.count("\n")) == (2, "", 1)
    assert message in result.stderr


def test_a_server_does_not_start_with_wrong_cards(run: Run, tmp_path: Path) -> None:
    (tmp_path / "mine.json").write_text('{"game": "chess"}')
    result = run("serve", "--port", 0, "--database", tmp_path / "games.db", ZEITRISS_CARDS="mine.json")
    assert (result.returncode, result.stderr.count("\n")) == (2, 1)
    assert "'chess' is not installed" in result.stderr


def test_games_and_their_files(run: Run, mine: Path, tmp_path: Path) -> None:
    """All jobs play with the same cards. A file names them; whether it can be read without them its digests decide."""
    plan = ("simulate", "res_arcana", "--games", 30, "--option", "max_rounds=2", "--json")
    with_cards = (*plan, "--cards", mine, "--save", tmp_path / "games")
    one, two = run(*with_cards, "--jobs", 1), run(*with_cards, "--jobs", 2)
    assert one.stdout == two.stdout
    file = tmp_path / "games" / "res_arcana-0-29.jsonl"
    ours = json.loads(file.read_text().splitlines()[0])["cards"]
    plain = json.loads(run("cards", "res_arcana", "--json").stdout)["digest"]
    assert ours != plain
    assert run("verify", file, "--cards", mine).returncode == 0
    assert run("verify", file, ZEITRISS_CARDS=str(mine)).returncode == 0
    assert "44 digests agree" in run("verify", file).stdout


def test_the_settings_file_names_corrections(run: Run, home: dict[str, str], mine: Path) -> None:
    config = Path(home["HOME"]) / ".config" / "zeitriss" / "config.toml"
    config.parent.mkdir(parents=True)
    config.write_text(f'cards = "{mine}"\n')
    assert "✎ corrected 1" in run("cards", "res_arcana").stdout
