"""Snapshots of Eternitium that no game could reach are refused with the field named."""

from __future__ import annotations

from typing import Any

import pytest
from tests.contract.edits import Path, put, without

import zeitriss
from zeitriss.core.rng import seeded

GAME = zeitriss.game("eternitium")


def played(seats: int, moves: int, **options: Any) -> dict[str, Any]:
    """The snapshot after so many moves at random; until the end: 99999."""
    state, rng = GAME.start(seats, 3, options), seeded(5)
    for _ in range(moves):
        if state.outcome is None:
            state.apply(state.moves[rng.below(len(state.moves))])
    return state.snapshot()


FRESH, TURN, SOLO = played(2, 0), played(3, 60), played(1, 25, mission=4)
OVER, SOLO_OVER = played(2, 99999), played(1, 99999)
ACTIVE = TURN["table"]["active"]
MARKS = TURN["table"]["marks"]


@pytest.mark.parametrize(
    ("data", "path", "value", "field"),
    [
        (TURN, ("table", "active"), (ACTIVE + 1) % 3, "snapshot.table.active"),
        (TURN, ("table", "round"), 0, "snapshot.table.round"),
        (TURN, ("table", "round"), 99_999, "snapshot.table.round"),
        (SOLO, ("table", "round"), 9, "snapshot.table.round"),
        (TURN, ("table", "plays"), 99_999, "snapshot.table.plays"),
        (TURN, ("table", "wallets"), 99_999, "snapshot.table.wallets"),
        (TURN, ("table", "wallets"), 50, "snapshot.table.plays"),
        (TURN, ("table", "aside"), TURN["table"]["hands"][0], "snapshot.table"),
        (TURN, ("table", "marks"), [*MARKS, MARKS[0]], f"snapshot.table.marks[{len(MARKS)}]"),
        (TURN, ("table", "marks"), [*MARKS[:-1], MARKS[-1] + " "], f"snapshot.table.marks[{len(MARKS) - 1}]"),
        (TURN, ("table", "marks"), ["hands.0.0 "], "snapshot.table.marks[0]"),
        (TURN, ("table", "marks"), [], "snapshot.table.marks"),
        (FRESH, ("table", "active"), 1 - FRESH["table"]["first"], "snapshot.table.active"),
        (FRESH, ("table", "plays"), 1, "snapshot.table.plays"),
        (FRESH, ("table", "skipped"), True, "snapshot.table.skipped"),
        (FRESH, ("table", "unlucky"), True, "snapshot.table.unlucky"),
        (FRESH, ("table", "pools"), [0, 0], "snapshot.table.pools"),
        (FRESH, ("table", "pools"), [1, 0], "snapshot.table.pools[0]"),
        (FRESH, ("options", "start"), "last", "snapshot.options.start"),
        (FRESH, ("outcome",), {"reason": "zork", "results": [1.0, 0.0]}, "snapshot.outcome.reason"),
        (FRESH, ("outcome",), {"reason": "crystal", "results": [1.0, 0.0]}, "snapshot.outcome"),
        (TURN, ("stack",), TURN["stack"] * 3, "snapshot.stack"),
        (TURN, ("stack",), [*TURN["stack"], TURN["stack"][0]], "snapshot.stack"),
        (TURN, ("stack",), [*TURN["stack"], TURN["stack"][-1]], "snapshot.stack"),
        (OVER, ("outcome", "results"), [0.25, 0.75], "snapshot.outcome.results"),
        (SOLO_OVER, ("outcome", "reason"), "solo-won", "snapshot.outcome.reason"),
    ],
)
def test_refused(data: dict[str, Any], path: Path, value: Any, field: str) -> None:
    assert GAME.restore(data).snapshot() == data
    with pytest.raises(zeitriss.BadSnapshot) as caught:
        GAME.restore(put(data, path, value))
    assert caught.value.field.startswith(field), str(caught.value)


@pytest.mark.parametrize("data", [FRESH, TURN, SOLO], ids=["preparing", "in a turn", "alone"])
def test_a_missing_frame(data: dict[str, Any]) -> None:
    """Only the step that is asked may be over already."""
    for i in range(len(data["stack"]) - 1):
        with pytest.raises(zeitriss.BadSnapshot):
            GAME.restore(without(data, ("stack", i)))


def test_a_pool_after_a_theft() -> None:
    """Two travellers share a pool once a Robo-Thief is out of the pile."""
    table = FRESH["table"]
    at = table["advanced"].index("robo-thief") if "robo-thief" in table["advanced"] else 0
    pile = [*table["advanced"]]
    thief = pile.pop(at)
    assert thief == "robo-thief"
    data = put(put(FRESH, ("table", "advanced"), pile), ("table", "box"), [*table["box"], thief])
    assert GAME.restore(put(data, ("table", "pools"), [1, 1])).snapshot()["table"]["pools"] == [1, 1]
