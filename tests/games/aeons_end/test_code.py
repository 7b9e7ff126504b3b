"""Setup codes: the same deal for others (AE-6)."""

from __future__ import annotations

from typing import Any

import pytest

import zeitriss
from zeitriss import Refused
from zeitriss.core.rng import seeded
from zeitriss.core.state import State
from zeitriss.games.aeons_end.knowledge.view import setup_code
from zeitriss.games.aeons_end.state import AeonsEnd

GAME = zeitriss.game("aeons_end")
GOOD = "2PE-KM-4256B00-JN36YX3"
SETUPS: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (2, {"nemesis": "crooked-mask", "difficulty": "extinction", "required": ["jade"], "excluded": ["ignite"]}),
    (3, {"nemesis": "prince-of-gluttons", "difficulty": "expert", "supply": "free-charges", "mage_b": "lash"}),
    (4, {"nemesis": "carapace-queen", "difficulty": "beginner", "tutorial": True, "easier_turn_order": True}),
]


def table(state: State) -> dict[str, Any]:
    """All that was dealt, down to the chance to come; only the options differ."""
    return {key: part for key, part in state.snapshot().items() if key != "options"}


@pytest.mark.parametrize(("seats", "options"), SETUPS)
def test_the_same_deal(seats: int, options: dict[str, Any]) -> None:
    for seed in range(5):
        first = GAME.start(seats, seed, options)
        assert isinstance(first, AeonsEnd)
        code = setup_code(first)
        for other in range(2):
            assert table(GAME.start(seats, f"another {other}", {"code": code})) == table(first), code


def test_a_code_is_shown_at_the_end_or_if_it_was_given() -> None:
    """Earlier it would tell how the decks lie."""
    state, rng = GAME.start(2, 3), seeded("code")
    assert [GAME.view(state, seat)["code"] for seat in (0, 1, None)] == [None] * 3
    while state.outcome is None:
        state.apply(state.moves[rng.below(len(state.moves))])
    code = GAME.view(state, None)["code"]
    again = GAME.start(2, 4, {"code": code})
    assert table(again) == table(GAME.start(2, 3))
    assert GAME.view(again, 1)["code"] == code
    assert code_zone(state) == {"title": "Aufbau-Code", "lines": [code], "things": []}
    assert code_zone(again) == code_zone(state)
    assert code_zone(GAME.start(2, 3)) is None


def code_zone(state: State) -> dict[str, Any] | None:
    """What the browser draws of it: a zone without things is drawn only if it is not a quiet one."""
    zones = [zone for panel in GAME.scene(state, 0, "de")["panels"] for zone in panel["zones"] if zone["id"] == "code"]
    shown = [{key: zone[key] for key in ("title", "lines", "things")} for zone in zones if "quiet" not in zone]
    return shown[0] if shown else None


@pytest.mark.parametrize("text", [GOOD.lower(), f"  {GOOD} ", GOOD.lower().replace("k", "K")])
def test_a_code_as_people_type_it(text: str) -> None:
    state = GAME.start(2, 0, {"code": text})
    assert table(state) == table(GAME.start(2, 1, {"code": GOOD}))
    assert GAME.view(state, 0)["code"] == GOOD


@pytest.mark.parametrize("text", ["nonsense", "2RN_JX", " ", "2RN-JX"])
def test_what_is_no_code_is_refused_in_words(text: str) -> None:
    with pytest.raises(Refused) as refused:
        GAME.start(2, 0, {"code": text})
    assert refused.value.message == f"{text!r} is no setup code; one looks like 2RN-JX-0A1B2C3-7Q2K9D0"


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("nonsense", "code"),
        (GOOD + "0", "code"),
        (GOOD.replace("2PE", "5PE"), "code"),
        (GOOD.replace("2PE", "2QE"), "code"),
        (GOOD.replace("2PE", "2PZ"), "code"),
        (GOOD.replace("KM", "KZ"), "code"),
        (GOOD.replace("JN36YX3", "JN36YXI"), "code"),  # no I, L, O, U
        (GOOD.replace("KM", "KK"), "does not name 2 different mages"),
        (GOOD.replace("KM", "K"), "does not name 2 different mages"),
        (GOOD.replace("KM", "KML"), "does not name 2 different mages"),
        (GOOD.replace("2PE-KM", "3PE-KML"), "for 3 seats, not for 2"),
        (GOOD.replace("2PE", "2PEE"), "the easier turn order is for 4 seats"),
        (GOOD.replace("4256B00", "0000000"), "3 gems, 2 relics and 4 spells"),
        (GOOD.replace("4256B00", "4256B01"), "3 gems, 2 relics and 4 spells"),
        (GOOD.replace("4256B00", "8000000004256B00"), "is no supply"),  # a bit that no card has
    ],
)
def test_wrong_codes(code: str, why: str) -> None:
    with pytest.raises(Refused, match=why) as refused:
        GAME.start(2, 0, {"code": code})
    assert refused.value.field == "code"


@pytest.mark.parametrize(
    ("option", "value"),
    [("nemesis", "rageborne"), ("difficulty", "beginner"), ("mage_a", "kadir"), ("required", ["jade"])],
)
def test_nothing_else_beside_a_code(option: str, value: Any) -> None:
    with pytest.raises(Refused, match="settles this already") as refused:
        GAME.start(2, 0, {"code": GOOD, option: value})
    assert refused.value.field == option
