"""The contract: what holds for every game, ours and those of other packages."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from tests.contract import boards, copies, digests, edits, knowledge, lessons, messages, moving, person, record, scenes
from tests.contract.case import Case, cases
from tests.example.install import installed

import zeitriss
from zeitriss.core.game import Game

with installed():
    GAMES = [zeitriss.game(name) for name in zeitriss.games()]
    CASES = [case for game in GAMES for case in cases(game)]


def words(check: Callable[[Any], None]) -> Any:
    """A check of texts and scenes, which no build compiles: the pure one will do."""
    return pytest.param(check, marks=pytest.mark.words)


OF_CASE = [
    copies.clones_are_independent,
    copies.copies_have_the_same_future,
    copies.games_keep_to_themselves,
    record.replay_equals_play,
    edits.snapshots_are_checked,
    moving.moves_are_stable,
    moving.every_offer_applies,
    moving.games_end,
    moving.frames_are_immutable,
    digests.games_end_as_recorded,
    knowledge.indistinguishable,
    knowledge.alive,
    knowledge.canary,
    knowledge.consistent,
    knowledge.impartial,
    words(scenes.scenes_are_complete),
    scenes.features_are_numbers,
    words(boards.zones_have_a_place),
    words(messages.everything_is_said),
    words(messages.every_move_is_told),
    words(person.nobody_reads_their_own_name),
    messages.questions_name_their_card,
]
OF_GAME = [
    moving.texts_parse_back,
    words(messages.languages_agree),
    words(messages.every_word_is_there),
    words(person.every_line_can_say_you),
    words(messages.guides_agree),
    words(lessons.lessons_are_playable),
    words(lessons.lessons_are_said),
    lessons.pictures_are_drawn,
    words(scenes.cards_are_told_apart),
]


@pytest.fixture(autouse=True, scope="module")
def _installed() -> Iterator[None]:
    """Logs and pickled states find their game by its name."""
    with installed():
        yield


@pytest.mark.parametrize("check", OF_CASE, ids=lambda check: check.__name__)
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_case(case: Case, check: Callable[[Case], None]) -> None:
    check(case)


@pytest.mark.parametrize("check", OF_GAME, ids=lambda check: check.__name__)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_game(game: Game[Any], check: Callable[[Game[Any]], None]) -> None:
    check(game)
