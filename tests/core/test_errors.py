"""Errors: a sentence with the field, and a kind that clients can rely on."""

from __future__ import annotations

import pytest

import zeitriss
from zeitriss.core.errors import Refused, listed


def test_a_sentence_with_its_field() -> None:
    assert str(Refused("is missing", "table.row")) == "table.row: is missing"
    assert str(Refused("nothing to do")) == "nothing to do"


def test_kinds_differ() -> None:
    classes: list[type[Refused]] = [Refused, *Refused.__subclasses__()]
    kinds = [cls.kind for cls in classes]
    assert len(set(kinds)) == len(kinds)


def test_long_lists_are_cut() -> None:
    assert listed(["a", "b"]) == "a, b"
    assert listed(list("abcdefghi"), most=3) == "a, b, c, … (9 in all)"
    assert listed(["0", "1", "2"]) == "0, 1, 2"
    assert listed([str(i) for i in range(11)]) == "0 to 10"
    assert listed([str(i) for i in range(0, 22, 2)], most=3) == "0, 2, 4, … (11 in all)"


def test_unknown_game() -> None:
    with pytest.raises(zeitriss.UnknownGame, match=r"game: 'chess' is not installed; there are .*antinomy"):
        zeitriss.game("chess")


def test_unknown_bot() -> None:
    with pytest.raises(zeitriss.Refused, match="bot: 'oracle' is not one of mouse, griffin, owl"):
        zeitriss.bot("oracle", zeitriss.game("antinomy"))


def test_unknown_language() -> None:
    with pytest.raises(zeitriss.Refused, match="lang: 'fr' is not one of de, en"):
        zeitriss.game("antinomy").words("fr")


def test_moves_from_outside() -> None:
    """A refused text changes nothing."""
    state = zeitriss.game("antinomy").start(seats=2, seed=7)
    before = state.snapshot()
    with pytest.raises(zeitriss.UnknownMove, match="move: 'castle' is no move"):
        state.play("castle")
    with pytest.raises(zeitriss.IllegalMove, match="move: 'skip' is not legal now; legal: "):
        state.play("skip")
    assert state.snapshot() == before


def test_moves_after_the_end() -> None:
    state = zeitriss.game("antinomy").start(seats=1, seed=7)
    while state.moves:
        state.apply(state.moves[-1])
    with pytest.raises(zeitriss.IllegalMove, match="'skip' comes too late, the game is over"):
        state.play("skip")
