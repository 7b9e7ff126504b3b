"""Learned values: the model learns what is there to be learned, from games, the same for the same seed."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from itertools import product
from pathlib import Path

import pytest

from zeitriss.bots.greedy import Greedy
from zeitriss.cli.train import train
from zeitriss.core.model import Model, read
from zeitriss.core.registry import game, games
from zeitriss.core.rng import seeded
from zeitriss.training.fit import fit, tempered
from zeitriss.training.selfplay import Example, Practice, Pupil, play, players, variant


def either(count: int) -> list[Example]:
    """Won by who has one of two things, but not both: more than a weighted sum can tell."""
    rng = seeded("either")
    drawn = [(rng.below(2), rng.below(2)) for _ in range(count)]
    return [Example(i, [float(a), float(b)], float(a != b)) for i, (a, b) in enumerate(drawn)]


def test_what_is_there_to_be_learned_is_learned() -> None:
    epochs: list[int] = []
    model, report = fit(either(1500), "1", epochs.append)
    assert report.loss < 0.1 < 0.6 < report.chance
    assert model.chance([1.0, 0.0]) > 0.9 > 0.1 > model.chance([1.0, 1.0])
    assert epochs == sorted(epochs)


def test_games_are_kept_back_whole() -> None:
    """One in five, of which every second one tests."""
    examples = [Example(i // 10, [1.0], 1.0) for i in range(200)]
    assert fit(examples, "1", lambda epoch: None)[1].positions == 20


def test_who_was_too_sure_is_tempered() -> None:
    """Also who was sure of too little: it is won by 85 of 100 with the one thing, by 35 without it."""
    rng = seeded("tempered")
    drawn = [(rng.below(2), rng.below(100)) for _ in range(4000)]
    examples = [Example(i, [float(a)], float(luck < (85 if a else 35))) for i, (a, luck) in enumerate(drawn)]
    sure = Model([[1.0, -0.5]], [10.0, 0.0])
    assert sure.chance([1.0]) > 0.98
    model = tempered(sure, examples)
    assert abs(model.chance([1.0]) - 0.85) < 0.03
    assert abs(model.chance([0.0]) - 0.35) < 0.03


def test_the_same_practice_gives_the_same_examples() -> None:
    practice = Practice("antinomy", 2, {}, "test", steps=0, stray=8)
    assert play(practice, 3) == play(practice, 3)
    assert {one.won for one in play(practice, 3)} == {0.0, 1.0}  # seen from both sides


def test_the_next_generation_plays_by_what_was_learned() -> None:
    """With other weights other games are played, and in one of four a Griffin takes part."""
    record = game("eternitium")
    assert record.advice.traits is not None
    width = len(record.advice.traits(record.start(2, 1), 0))
    kept = list(record.advice.models)
    rng = seeded("weights")
    likes = ([[(rng.below(2001) - 1000) / 1000 for _ in range(width + 1)]], [2.0, 0.0])
    dislikes = (likes[0], [-2.0, 0.0])
    first, other = (Practice("eternitium", 2, {}, "test", 0, 8, learned) for learned in (likes, dislikes))
    assert play(first, 1) == play(first, 1) != play(other, 1)
    bots = [[type(bot) for bot in players(first, record, number, "1")] for number in (0, 1, 4)]
    assert bots == [[Greedy, Pupil], [Pupil, Pupil], [Pupil, Greedy]]
    assert record.advice.models == kept, "whoever plays later plays as before"


@pytest.fixture
def practices(monkeypatch: pytest.MonkeyPatch) -> list[Practice]:
    """What the command has played; nobody thinks in these games."""
    found: list[Practice] = []

    def seen(task: partial[list[Example]], games: range, *rest: object) -> list[Example]:
        found.append(task.args[0])
        return [example for number in games for example in play(replace(task.args[0], steps=0), number)]

    monkeypatch.setattr("zeitriss.cli.train.learn_from", seen)
    return found


def test_alone_all_missions_are_played_in_turn(tmp_path: Path, practices: list[Practice]) -> None:
    """One chance for all of them is learned from all of them, unless one is named."""
    for option in (None, ["mission=7"]):
        train("eternitium", seats=1, games=11, steps=0, epochs=1, option=option, save=tmp_path / "weights.json")
    record = game("eternitium")
    played = [[variant(practice, record, number)["mission"] for number in (0, 7, 18)] for practice in practices]
    assert played == [[0, 7, 7], [7, 7, 7]]


def test_alone_every_level_is_played_with_each_other_option(tmp_path: Path, practices: list[Practice]) -> None:
    train("antinomy", seats=1, games=11, steps=0, epochs=1, save=tmp_path / "weights.json")
    played = [variant(practices[0], game("antinomy"), number) for number in range(6)]
    assert {(one["level"], one["shrine"]) for one in played} == set(product(("easy", "normal", "hard"), (False, True)))


def test_the_first_of_several_generations_does_not_think_yet(tmp_path: Path, practices: list[Practice]) -> None:
    """Games of Griffins are cheap, and an Owl is worth its price once it knows something."""
    for generations in (1, 2):
        train("antinomy", games=11, steps=5, epochs=1, generations=generations, save=tmp_path / "weights.json")
    assert [practice.steps for practice in practices] == [5, 0, 5]
    assert [practice.learned is None for practice in practices] == [True, True, False]


def test_a_model_is_made_again_from_its_data() -> None:
    hidden, out = [[0.5, -1.0, 0.25], [0.0, 2.0, 0.0]], [1.0, -0.5, 0.125]
    model = Model(hidden, out)
    assert model.data() == (hidden, out)
    model.learn([1.0, 0.0], 1.0, 0.1)
    taught = model.data()
    assert taught[0][0][1] == -1.0, "what is not there teaches nothing"
    assert taught[0][0][0] != 0.5
    assert Model(*taught).chance([1.0, 1.0]) == model.chance([1.0, 1.0])


FILES = sorted(file for name in games() for file in game(name).folder.glob("advice/weights-*.json"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.parent.name}-{file.stem}")
def test_the_stored_weights_fit_the_traits(file: Path) -> None:
    """A file made for other traits would be ignored."""
    record, seats = game(file.parent.parent.name), int(file.stem.removeprefix("weights-"))
    assert record.advice.traits is not None
    traits = record.advice.traits(record.start(seats, 1), 0)
    assert read(file, len(traits)) is not None
    assert read(file, len(traits) + 1) is None


def test_where_nothing_was_learned_there_is_no_model() -> None:
    assert len(FILES) >= 2
    assert read(Path("nowhere"), 1) is None
