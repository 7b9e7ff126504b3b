"""The language of rows: named positions, defaults, and errors that name file and line."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.scenario import arrange, latest, rows

import zeitriss


def given(tmp_path: Path, text: str) -> list[dict[str, str]]:
    """What the rows of this text start from."""
    (tmp_path / "some.rows").write_text(text, encoding="utf-8")
    return [latest(row.given) for row in rows(tmp_path / "some.rows")]


def test_a_row_starts_from_a_position(tmp_path: Path) -> None:
    text = "@here: wands = 3 8; colour = red\nAN-1 | @here; wands = 4 4 | | asked = 0\nAN-1 | wands = 1 2 | | asked = 0"
    assert given(tmp_path, text) == [{"colour": "red", "wands": "4 4"}, {"wands": "1 2"}]


def test_a_position_starts_from_another_one(tmp_path: Path) -> None:
    text = "@here: wands = 3 8;\n    colour = red\n@there: @here; wands = 4 4\nAN-1 | @there; first = 1 | | asked = 0"
    assert given(tmp_path, text) == [{"colour": "red", "wands": "4 4", "first": "1"}]


def test_every_row_starts_from_the_default(tmp_path: Path) -> None:
    row = "AN-1 | {} | | asked = 0\n"
    text = row.format("") + "@default: colour = red\n" + row.format("") + row.format("colour = blue; wands = 1 2")
    text += "@default:\n" + row.format("wands = 1 2")
    expected = [{}, {"colour": "red"}, {"colour": "blue", "wands": "1 2"}, {"wands": "1 2"}]
    assert given(tmp_path, text) == expected


def test_it_is_the_card_of_a_row(tmp_path: Path) -> None:
    """The one after which the position is named, else the first named."""
    (tmp_path / "some.rows").write_text(
        "@jade: hands.0 = jade spark\n"
        "AE-1 | @jade; decks.0 = spark | play it | discards.0 = it\n"
        "AE-1 | hands.0 = spark jade; decks.0 = it | play it | hands.0 = jade it\n"
        "AE-1 | seats = 9 | | refused = so it is\n",
        encoding="utf-8",
    )
    first, second, third = rows(tmp_path / "some.rows")
    assert (first.moves, first.then) == (["play jade"], "discards.0 = jade")
    assert latest(second.given)["decks.0"] == "spark"
    assert (second.moves, second.then) == (["play spark"], "hands.0 = jade spark")
    assert third.then == "refused = so it is"
    (tmp_path / "some.rows").write_text("AE-1 | seats = 2 | play it | asked = 0", encoding="utf-8")
    with pytest.raises(ValueError, match="the row names none"):
        list(rows(tmp_path / "some.rows"))


def test_the_last_word_on_a_field_counts() -> None:
    game = zeitriss.game("antinomy")
    state = arrange(game, "colour = red; wands = 3 8; colour = blue; stack = Turn seat=0", lambda snapshot, given: None)
    assert state.snapshot()["table"]["colour"] == "blue"


@pytest.mark.parametrize(
    ("text", "line", "problem"),
    [
        ("AN-1 | @here | | asked = 0", 1, "no position @here is defined above; known: none"),
        ("\n@there: wands = 3 8\nAN-1 | @here | | asked = 0", 3, "no position @here is defined above; known: @there"),
        ("@here: wands = 3 8\n@here: wands = 3 8", 2, "@here is defined twice"),
        ("@here wands = 3 8", 1, "defines no position"),
        ("@here: wands 3 8", 1, "'wands 3 8' is no `field = value`"),
        ("AN-1 | wands = 3 8; colour = red; wands = 4 4 | | asked = 0", 1, "wands is given twice"),
        ("AN-1 | wands = 3 8 | asked = 0", 1, "a row has four cells, rule | given | moves | then, not 3"),
        ("AN-1 | | | asked", 1, "'asked' is no `field = value`"),
        ("   AN-1 | | | asked = 0", 1, "an indented line goes on with a row"),
    ],
)
def test_errors_name_file_and_line(tmp_path: Path, text: str, line: int, problem: str) -> None:
    with pytest.raises(ValueError, match=r"some\.rows") as error:
        given(tmp_path, text)
    assert f"some.rows:{line}: " in str(error.value)
    assert problem in str(error.value)
