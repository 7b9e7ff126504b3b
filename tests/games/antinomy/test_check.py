"""Snapshots of Gegensatz that no game could reach are refused with the field named."""

from __future__ import annotations

from typing import Any

import pytest
from tests.contract.edits import Path, put, without

import zeitriss
from zeitriss.core.playout import playout
from zeitriss.core.rng import seeded

GAME = zeitriss.game("antinomy")


def played(seats: int, moves: int, **options: Any) -> dict[str, Any]:
    """The snapshot after so many moves of chance; all of them: 9999."""
    state = GAME.start(seats, 3, options)
    playout(state, seeded(1), moves)
    return state.snapshot()


DUEL, PLACING, OVER = played(2, 9), played(2, 1, start="first"), played(2, 9999)
SOLO_OVER = played(1, 9999)
WON = {"reason": "crystals", "results": [1.0, 0.0]}


@pytest.mark.parametrize(
    ("data", "path", "value", "field"),
    [
        (DUEL, ("seats",), None, "snapshot.seats"),
        (DUEL, ("seats",), 3, "snapshot.seats"),
        (DUEL, ("options", "start"), "third", "snapshot.options.start"),
        (DUEL, ("options", "level"), "hard", "snapshot.options.level"),
        (DUEL, ("table", "wands"), [-1, 8], "snapshot.table.wands[0]"),
        (PLACING, ("table", "wands"), [2, 3], "snapshot.table.wands"),
        (PLACING, ("table", "first"), 1, "snapshot.table.first"),
        (PLACING, ("options", "start"), "second", "snapshot.table.first"),
        (PLACING, ("stack", 1, "seat"), 0, "snapshot.stack"),
        (DUEL, ("stack",), [], "snapshot.stack"),
        (DUEL, ("stack",), [*DUEL["stack"], DUEL["stack"][-1]], "snapshot.stack"),
        (DUEL, ("stack",), [*DUEL["stack"], {"frame": "Paradox", "seat": 0}], "snapshot.stack"),
        (DUEL, ("table", "crystals"), [5, 4], "snapshot.table.crystals[0]"),
        (DUEL, ("outcome",), WON, "snapshot.outcome.reason"),
        (DUEL, ("outcome",), {"reason": "zork", "results": [1.0, 0.0]}, "snapshot.outcome.reason"),
        (DUEL, ("outcome",), {"reason": "deck-empty", "results": [1.0, 0.0]}, "snapshot.outcome.reason"),
        (OVER, ("outcome", "results"), [0.5, 0.5], "snapshot.outcome.results"),
        (OVER, ("outcome",), None, "snapshot."),
        (SOLO_OVER, ("outcome", "reason"), "solo-won", "snapshot.outcome.reason"),
        (SOLO_OVER, ("outcome", "reason"), "crystals", "snapshot.outcome.reason"),
        (SOLO_OVER, ("outcome", "results"), [1.0], "snapshot.outcome.results"),
    ],
)
def test_refused(data: dict[str, Any], path: Path, value: Any, field: str) -> None:
    assert GAME.restore(data).snapshot() == data
    with pytest.raises(zeitriss.BadSnapshot) as caught:
        GAME.restore(put(data, path, value))
    assert caught.value.field.startswith(field), str(caught.value)


def test_a_missing_frame() -> None:
    for i in range(len(PLACING["stack"])):
        with pytest.raises(zeitriss.BadSnapshot):
            GAME.restore(without(PLACING, ("stack", i)))


def test_paradox_without_its_duel() -> None:
    data = next(data for data in (played(2, n) for n in range(200)) if data["stack"][-1]["frame"] == "Paradox")
    with pytest.raises(zeitriss.BadSnapshot, match=r"snapshot\.stack: Turn, Paradox: "):
        GAME.restore(without(data, ("stack", 1)))
