"""The suite itself: every check catches the games that it is there for."""

from __future__ import annotations

import dataclasses
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.contract import boards, copies, digests, edits, knowledge, messages, moving, person, record, scenes
from tests.contract.broken import GAMES, SPARK
from tests.contract.case import Case
from tests.example.contract import hidden
from tests.example.install import installed

from zeitriss.core.errors import Refused
from zeitriss.core.game import Game
from zeitriss.words import Unspoken

CAUGHT: list[tuple[str, Callable[[Case], None]]] = [
    ("a clone shares a hand", copies.clones_are_independent),
    ("a clone shares the chance", copies.clones_are_independent),
    ("points are not saved", copies.copies_have_the_same_future),
    ("two games share their notes", copies.games_keep_to_themselves),
    ("every deal is another one", record.replay_equals_play),
    ("points may be anything", edits.snapshots_are_checked),
    ("cards may be doubled", edits.snapshots_are_checked),
    ("the order of moves changes", moving.moves_are_stable),
    ("a move is offered twice", moving.moves_are_stable),
    ("a move leads nowhere", moving.every_offer_applies),
    ("it never ends", moving.games_end),
    ("a card is lost", moving.games_end),
    ("a frame changes", moving.frames_are_immutable),
    ("a clone copies frames", moving.frames_are_immutable),
    ("every deal is another one", digests.games_end_as_recorded),
    ("every deal is another one", digests.limits_lead_where_recorded),
    ("everybody sees the ember", knowledge.indistinguishable),
    ("spectators see the ember", knowledge.indistinguishable),
    ("the other's strength shows", knowledge.indistinguishable),
    ("the ember is never dealt anew", knowledge.alive),
    ("worlds are the real one", knowledge.alive),
    ("everybody sees the ember", knowledge.canary),
    ("spectators see the ember", knowledge.canary),
    ("the other's strength shows", knowledge.canary),
    ("the ember is known in view and worlds", knowledge.canary),
    ("every light that is laid is told", knowledge.canary),
    ("a skipped question tells", knowledge.canary),
    ("no two cards can change places", knowledge.alive),
    ("no two cards can change places", knowledge.canary),
    ("worlds double a card", knowledge.consistent),
    ("worlds share a hand", knowledge.consistent),
    ("worlds depend on the real one", knowledge.impartial),
    ("a move stands nowhere", scenes.scenes_are_complete),
    ("two moves look alike", scenes.scenes_are_complete),
    ("an offer has no words", scenes.scenes_are_complete),
    ("two things have one id", scenes.scenes_are_complete),
    ("a thing has no name", scenes.scenes_are_complete),
    ("a drawing is missing", scenes.scenes_are_complete),
    ("a zone has no place", boards.zones_have_a_place),
    ("there is no such board", boards.zones_have_a_place),
    ("features vary in number", scenes.features_are_numbers),
    ("features are not numbers", scenes.features_are_numbers),
    ("features say nothing", scenes.features_are_numbers),
    ("news have no words", messages.everything_is_said),
    ("an offer is a bare number", scenes.scenes_are_complete),
    ("nobody knows which card asks", messages.questions_name_their_card),
]


@pytest.fixture(autouse=True, scope="module")
def _installed() -> Iterator[None]:
    with installed():
        yield


@pytest.mark.parametrize(("name", "check"), CAUGHT, ids=lambda value: getattr(value, "__name__", value))
def test_caught(name: str, check: Callable[[Case], None]) -> None:
    with pytest.raises((AssertionError, Refused, Unspoken)):
        check(Case(GAMES[name], 2, {}, hidden))


@pytest.mark.parametrize("name", ["everybody sees the ember", "every light that is laid is told"])
def test_leaks_are_caught_without_a_statement_of_the_rules(name: str) -> None:
    with pytest.raises(AssertionError):
        knowledge.canary(Case(GAMES[name], 2))


def test_texts() -> None:
    with pytest.raises(AssertionError, match="no comma"):
        moving.texts_parse_back(GAMES["a text holds a comma"])


def test_faces() -> None:
    with pytest.raises(AssertionError):
        messages.every_word_is_there(GAMES["a face is missing"])


def test_drawings() -> None:
    with pytest.raises(AssertionError, match="looks like"):
        scenes.cards_are_told_apart(SPARK, alike=())


def test_questions_of_a_frame_with_subclasses() -> None:
    """Spark puts `Lay` on its stack, whoever builds on it."""
    lay = SPARK.frames["Lay"]
    game = dataclasses.replace(SPARK, frames={**SPARK.frames, "LayAgain": type("LayAgain", (lay,), {})})
    assert lay in messages.asking(game)


@pytest.mark.parametrize("option", ["ember", "sparks"])
def test_challenges(option: str) -> None:
    """Spark has no words for challenges, and only one option."""
    with pytest.raises(AssertionError, match="challenges"):
        messages.every_word_is_there(dataclasses.replace(SPARK, challenges=option))


OF_GAME = [
    messages.languages_agree,
    messages.every_word_is_there,
    messages.guides_agree,
    person.every_line_can_say_you,
]


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("en.ftl", "ember = Ember\n", ""),
        ("en.ftl", "ember = Ember\n", "ember = Ember\nember = Ember\n"),
        ("en.ftl", "lay{ s } { $light }", "lay{ s } { $lamp }"),
        ("both", "log-lay = { who }", "log-lay = { $who }"),
        ("en.ftl", "below 4", "below 5"),
        ("en.ftl", "ember = Ember", "ember Ember"),
        ("both", "title", "titel"),
        ("both", "option-ember-open", "option-ember-offen"),
        ("both", "log-lay =", "log-put ="),
        ("both", "ask-lay", "ask-put"),
        ("both", "light-nova", "light-neva"),
        ("both", ".text", ".texte"),
        ("guide.en.md", "SP-3", "SP-4"),
        ("guide.en.md", "## How to win", "# How to win"),
    ],
)
def test_words(tmp_path: Path, file: str, old: str, new: str) -> None:
    """Some check catches a text file in which something is missing or other than in the other language."""
    game = reworded(tmp_path, ["de.ftl", "en.ftl"] if file == "both" else [file], old, new)
    assert any(fails(check, game) for check in OF_GAME)


def fails(check: Callable[[Game[Any]], None], game: Game[Any]) -> bool:
    try:
        check(game)
    except (AssertionError, KeyError):
        return True
    return False


@pytest.mark.parametrize(
    ("key", "check"),
    [
        ("ask-lay", messages.everything_is_said),
        ("over-points", messages.everything_is_said),
        ("over-shared", messages.everything_is_said),
        ("log-lay-hidden", messages.every_move_is_told),
    ],
)
def test_words_that_come_up(tmp_path: Path, key: str, check: Callable[[Case], None]) -> None:
    game = reworded(tmp_path, ["de.ftl", "en.ftl"], f"{key} =", f"{key}-not =")
    with pytest.raises((AssertionError, KeyError)):
        check(Case(game, 2))


def test_a_name_instead_of_you(tmp_path: Path) -> None:
    game = reworded(tmp_path, ["de.ftl", "en.ftl"], "log-lay = { who }", "log-lay = { $who }")
    with pytest.raises(AssertionError, match="says 'NobodyA"):
        person.nobody_reads_their_own_name(Case(game, 2))


def reworded(folder: Path, files: list[str], old: str, new: str) -> Game[Any]:
    shutil.copytree(SPARK.folder, folder, dirs_exist_ok=True)
    for file in files:
        text = (folder / file).read_text(encoding="utf-8")
        assert old in text
        (folder / file).write_text(text.replace(old, new), encoding="utf-8")
    return dataclasses.replace(SPARK, folder=folder)
