"""The contract: what holds for every game, ours and those of other packages."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
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


OF_CASE = [
    copies.clones_are_independent,
    copies.copies_have_the_same_future,
    copies.games_keep_to_themselves,
    record.replay_equals_play,
    moving.moves_are_stable,
    moving.every_offer_applies,
    moving.games_end,
    moving.frames_are_immutable,
    digests.games_end_as_recorded,
    digests.limits_lead_where_recorded,
    scenes.features_are_numbers,
    messages.questions_name_their_card,
]
# Each goes through hundreds of worlds, which the compiled build does several times as fast. Both builds are held to the
# same games by all else, so where there is a compiled one the pure one tries these on the first case of a game only.
WORLDS = [
    edits.snapshots_are_checked,
    knowledge.indistinguishable,
    knowledge.alive,
    knowledge.canary,
    knowledge.consistent,
    knowledge.impartial,
]
# Texts and scenes, which no build compiles: the pure one will do.
WORDS_OF_CASE = [
    scenes.scenes_are_complete,
    boards.zones_have_a_place,
    messages.everything_is_said,
    messages.every_move_is_told,
    person.nobody_reads_their_own_name,
]
WORDS_OF_GAME = [
    messages.languages_agree,
    messages.every_word_is_there,
    person.every_line_can_say_you,
    messages.guides_agree,
    lessons.lessons_are_playable,
    lessons.lessons_are_said,
    scenes.cards_are_told_apart,
]
OF_GAME = [moving.texts_parse_back, lessons.pictures_are_drawn]


def of(
    subjects: Sequence[Case | Game[Any]], checks: Sequence[Callable[[Any], None]], *marks: pytest.MarkDecorator
) -> list[Any]:
    """Every subject with every check."""
    names = [one.id if isinstance(one, Case) else one.name for one in subjects]
    return [
        pytest.param(one, check, marks=marks, id=f"{name}-{check.__name__}")
        for one, name in zip(subjects, names, strict=True)
        for check in checks
    ]


@pytest.fixture(autouse=True, scope="module")
def _installed() -> Iterator[None]:
    """Logs and pickled states find their game by its name."""
    with installed():
        yield


FIRST = [next(case for case in CASES if case.game is game) for game in GAMES]
MORE = [case for case in CASES if case not in FIRST]


@pytest.mark.parametrize(
    ("case", "check"),
    [
        *of(CASES, OF_CASE),
        *of(FIRST, WORLDS),
        *of(MORE, WORLDS, pytest.mark.worlds),
        *of(CASES, WORDS_OF_CASE, pytest.mark.words),
    ],
)
def test_case(case: Case, check: Callable[[Case], None]) -> None:
    check(case)


@pytest.mark.parametrize(("game", "check"), [*of(GAMES, OF_GAME), *of(GAMES, WORDS_OF_GAME, pytest.mark.words)])
def test_game(game: Game[Any], check: Callable[[Game[Any]], None]) -> None:
    check(game)
