"""What the guides show is true: examples run, excerpts stand in the files that they are taken from."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import zeitriss
from zeitriss import Log
from zeitriss.play.story import Story

ROOT = Path(__file__).parents[2]
DOCS = sorted((ROOT / "docs").glob("*.md"))
EXAMPLE = ROOT / "tests" / "example"
EXCERPT = re.compile(r"^```(?:python|toml) (\S+)\n(.*?)^```", re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("path", DOCS, ids=lambda path: path.stem)
def test_examples_run(path: Path) -> None:
    assert doctest.testfile(str(path), module_relative=False).failed == 0


@pytest.mark.parametrize("path", DOCS, ids=lambda path: path.stem)
def test_links_lead_somewhere(path: Path) -> None:
    links = re.findall(r"\]\(([^)#:]+)\)", path.read_text(encoding="utf-8"))
    assert [link for link in links if not (path.parent / link).exists()] == []


def test_the_game_file_is_one() -> None:
    """The example of records.md is verified like any file, also the move that is taken back."""
    text = (ROOT / "docs" / "records.md").read_text(encoding="utf-8")
    log = Log.loads(re.findall(r"^```\n(.*?)^```", text, re.MULTILINE | re.DOTALL)[0])
    assert all(line.digest for line in log.lines if line.move)
    assert Story(log, verify=True).position == 1


def test_what_is_refused_is_said_like_this() -> None:
    text = (ROOT / "docs" / "records.md").read_text(encoding="utf-8")
    game = zeitriss.game("antinomy")
    data = game.start(seats=2, seed=7).snapshot()
    data["table"]["hands"][0][2] = "red-9-key"
    with pytest.raises(zeitriss.BadSnapshot) as caught:
        game.restore(data)
    assert str(caught.value).split("known: ")[0] + "known: …" in text


@pytest.mark.parametrize("page", ["README.md", "docs/architecture.md", "src/zeitriss/core/state.py"])
def test_what_the_list_of_moves_leaves_out_is_said(page: str) -> None:
    """Whoever reads of it is told right there where the moves are that others may throw in."""
    paragraphs = (ROOT / page).read_text(encoding="utf-8").split("\n\n")
    assert any("moves" in words and "answers(seat)" in words and "throw in" in words for words in paragraphs)


def test_excerpts_are_true() -> None:
    guide = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
    excerpts = EXCERPT.findall(guide)
    assert len(excerpts) > 5
    for name, text in excerpts:
        (source,) = EXAMPLE.rglob(name)
        assert text in source.read_text(encoding="utf-8"), f"{name} has changed:\n{text}"
    rows = re.findall(r"^```rows\n(.*?)^```", guide, re.MULTILINE | re.DOTALL)
    assert rows
    assert all(row in (EXAMPLE / "rules.rows").read_text(encoding="utf-8") for row in rows)


def test_a_row_by_its_name() -> None:
    """The one that CONTRIBUTING.md names begins in that line."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    ((game, file, line),) = re.findall(r"test_row\[(\w+)-(\w+):(\d+)\]", text)
    rows = (ROOT / "tests" / "games" / game / f"{file}.rows").read_text(encoding="utf-8").splitlines()
    assert re.match(r"[A-Z]{2}-\w+.* \|", rows[int(line) - 1])
