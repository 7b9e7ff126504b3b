"""Habits: learned from the Griffin's decisions, the same for the same seed, and like them where nobody has learned."""

from __future__ import annotations

from pathlib import Path

import pytest

from zeitriss.cli.app import run
from zeitriss.core.habits import Habits, read
from zeitriss.core.registry import game
from zeitriss.core.rng import seeded
from zeitriss.games.res_arcana.advice.habits import HABITS, OWN, WIDTH
from zeitriss.training.imitation import Decision, decisions, imitate, likeness
from zeitriss.training.selfplay import Practice

RECORD = game("res_arcana")
PRACTICE = Practice("res_arcana", 2, {}, "imitation", steps=0, stray=12)


@pytest.fixture(scope="module")
def watched() -> list[Decision]:
    return decisions(PRACTICE, 0)


def test_the_same_game_is_watched_again(watched: list[Decision]) -> None:
    assert decisions(PRACTICE, 0) == watched
    assert all(len(one.moves) == len(one.traits) == len(one.points) > 1 for one in watched)
    assert {len(traits) for one in watched for traits in one.traits} == {WIDTH}


def test_what_a_move_and_its_traits_tell_is_learned() -> None:
    """Liked is the second move, the more so the more there is of its last trait."""
    rng = seeded("habits")
    found = []
    for number in range(300):
        traits = [[1.0] + [0.0] * (WIDTH - 2) + [float(rng.below(3))] for _ in range(2)]
        found.append(Decision(number, [5, 6], traits, [traits[0][-1], traits[1][-1] + 0.5]))
    habits, alike = imitate(RECORD, found, "1", 0.2, 8, lambda epoch: None)
    assert alike.choices == 60
    assert alike.agreed > 0.95
    verbs, moves = habits.data()
    again = Habits(RECORD.catalogue, WIDTH, OWN, verbs, moves)
    assert likeness(RECORD, again, found) == likeness(RECORD, habits, found)


def test_the_stored_habits_are_like_the_griffin(watched: list[Decision]) -> None:
    assert HABITS is not None
    assert likeness(RECORD, HABITS, watched).agreed > 0.5
    assert likeness(RECORD, Habits(RECORD.catalogue, WIDTH, OWN, {}, {}), watched).agreed < 0.3


def test_habits_for_other_traits_are_not_read() -> None:
    file = RECORD.folder / "advice" / "habits.json"
    assert read(file, RECORD.catalogue, WIDTH, OWN) is not None
    assert read(file, RECORD.catalogue, WIDTH + 1, OWN) is None
    assert read(RECORD.folder / "nowhere", RECORD.catalogue, WIDTH, OWN) is None


def test_the_command_writes_what_can_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "habits.json"
    words = ["--games", "10", "--option", "max_rounds=1", "--jobs", "1", "--save", str(file)]
    assert run(["imitate", "res_arcana", *words]) == 0
    assert "as the Griffin in" in capsys.readouterr().out
    assert read(file, RECORD.catalogue, WIDTH, OWN) is not None
    assert "zeitriss imitate res_arcana --seats 2 --games 10" in file.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["antinomy"], "Advice.move_traits"),
        (["res_arcana", "--games", "9"], "at least 10"),
        (["res_arcana", "--scale", "0"], "more than 0"),
    ],
)
def test_what_cannot_be_imitated_is_refused(words: list[str], why: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["imitate", *words]) == 2
    assert why in capsys.readouterr().err
