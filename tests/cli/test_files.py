"""verify, record and replay: game files that are sound, tampered with, or none at all."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Run

FIXTURES = Path(__file__).parents[1] / "fixtures"
DOCS = Path(__file__).parents[2] / "docs"


@pytest.fixture
def file(run: Run, tmp_path: Path) -> Path:
    assert run("simulate", "antinomy", "--games", 1, "--seed", "f", "--save", tmp_path / "games").returncode == 0
    (file,) = (tmp_path / "games").glob("*.jsonl")
    return file


def change(file: Path, number: int, **fields: object) -> None:
    rows = file.read_text().splitlines()
    rows[number - 1] = json.dumps(json.loads(rows[number - 1]) | fields)
    file.write_text("\n".join(rows) + "\n")


def test_sound(run: Run, file: Path) -> None:
    result = run("verify", file)
    assert (result.returncode, result.stderr) == (0, "")
    assert "ok, antinomy" in result.stdout
    assert "crystals" in result.stdout


@pytest.mark.parametrize(
    ("number", "fields", "message"),
    [
        (5, {"digest": "0123456789abcdef"}, "line 5: digest"),
        (4, {"move": "place wand at 0"}, "line 4: move"),
        (4, {"n": 9}, "line 4: n"),
        (1, {"opening": {"game": "antinomy"}}, "line 1: opening"),
        (1, {"rules": 99}, "line 1: rules"),
    ],
)
def test_tampered(run: Run, file: Path, number: int, fields: dict[str, object], message: str) -> None:
    change(file, number, **fields)
    result = run("verify", file, file)
    assert result.returncode == 1
    assert result.stderr.count(message) == 2
    assert "2 of 2 files failed" in result.stderr
    assert result.stdout == ""


def test_the_positions_of_the_guide_to_the_bots_are_sound(run: Run) -> None:
    files = sorted((DOCS / "examples" / "positions").glob("*.jsonl"))
    result = run("verify", *files)
    assert result.returncode == 0, result.stderr
    assert result.stdout.count("digests agree") == len(files) > 3
    told = (DOCS / "bots.md").read_text(encoding="utf-8")
    assert [file.name for file in files if file.name not in told] == []


def test_no_game_file(run: Run, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ann,\n")
    result = run("verify", "letter.txt")
    assert result.returncode == 1
    assert result.stderr.startswith("zeitriss: letter.txt: line 1: is not JSON")
    assert result.stderr.count("\n") == 1
    for words in (["replay", "letter.txt"], ["play", "antinomy", "--save", "letter.txt"]):
        result = run(*words)
        assert result.returncode == 2
        assert result.stderr.startswith("zeitriss: letter.txt: line 1: is not JSON")


def test_no_text(run: Run, tmp_path: Path) -> None:
    (tmp_path / "photo.jpg").write_bytes(b"\xff\xd8\xff")
    for words in (["verify", "photo.jpg"], ["replay", "photo.jpg"], ["play", "antinomy", "--save", "photo.jpg"]):
        assert run(*words).stderr == "zeitriss: photo.jpg: the file is not UTF-8 text\n"


def test_only_what_differs_is_recorded_anew(run: Run, tmp_path: Path) -> None:
    """Files of the former format, which begin with their seed, stay what they are for."""
    text = (FIXTURES / "eternitium/ben.jsonl").read_text(encoding="utf-8")
    assert '"opening"' not in text
    same, other = tmp_path / "same.jsonl", tmp_path / "other.jsonl"
    same.write_text(text)
    other.write_text(text.replace("f01c9ae60e9e0edd", "0" * 16))
    said = run("record", same, other).stdout
    assert "same.jsonl: every digest fits" in said
    assert "other.jsonl: from line 2 on 1 digest" in said
    assert same.read_text() == text
    assert '"opening"' in other.read_text()


def test_replay_tells_all(run: Run, file: Path) -> None:
    result = run("replay", file, "--lang", "de")
    moves = len(file.read_text().splitlines()) - 1
    assert result.returncode == 0
    assert "Zauberstab" in result.stdout
    assert f"Stellung {moves} von {moves}" in result.stdout


def test_replay_at(run: Run, file: Path) -> None:
    assert "Position 0 of" in run("replay", file, "--at", 0).stdout
    assert "Position 2 of" in run("replay", file, "--at", 2, "--seat", 1).stdout
    for words, message in ((["--at", 99999], "at: position 99999 does not exist"), (["--seat", 2], "seat: 2 given")):
        result = run("replay", file, *words)
        assert result.returncode == 2
        assert message in result.stderr


@pytest.mark.parametrize("rules", [0, 1])
def test_a_file_of_other_rules_is_read_to_its_end(run: Run, file: Path, rules: int) -> None:
    """Where the rules of today do not lead on, whatever their number, it is told in words; the table lies as before."""
    change(file, 1, rules=rules)
    for number in range(6, len(file.read_text().splitlines()) + 1):
        change(file, number, digest="0123456789abcdef")
    told = run("replay", file, "--lang", "en")
    assert (told.returncode, told.stderr) == (0, "")
    assert "made a move by former rules" in told.stdout
    shown = run("replay", file, "--lang", "de", "--at", 6)
    assert "Nur in Worten erzählt: Die Regeln haben sich seither geändert." in shown.stdout
    assert run("verify", file).returncode == 1


def test_a_file_with_cards_that_are_gone_is_told(run: Run, file: Path) -> None:
    header, *lines = file.read_text().splitlines()
    file.write_text("\n".join([header.replace("red-1", "red-9"), *lines]))
    assert "'red-9-" in run("replay", file).stderr  # by today's rules there never was such a card
    change(file, 1, rules=0)
    told = run("replay", file, "--lang", "en")
    assert (told.returncode, told.stderr) == (0, "")
    assert told.stdout.count("made a move by former rules") == len(lines) + 1  # the last one again, above the table
    assert "Told in words only: the rules have changed since." in told.stdout
