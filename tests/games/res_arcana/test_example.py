"""The example round of the rulebook, played by Anne and Bob: every action, with the essences after each."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import zeitriss
from zeitriss.games.res_arcana.cards import CARD
from zeitriss.games.res_arcana.essence import HEAP
from zeitriss.play.story import Story

LOG = Path(__file__).parents[2] / "fixtures" / "res_arcana" / "anne-and-bob.jsonl"
BOB, ANNE = 0, 1
# (moves of the action, who acts, their pool afterwards)
STORY: list[tuple[int, int, str]] = [
    (1, ANNE, "1elan+1life+1calm+1death+1gold"),  # Research
    (1, BOB, "1elan+1life+1calm+1death+1gold"),  # Calm/Elan
    (1, BOB, "2elan+1life+1calm+1death+1gold"),  # collects 1 elan; Anne collects 1 calm
    (1, BOB, "1elan+1life+1calm+1death"),  # 1. Crucible
    (2, ANNE, "1elan+1life+2calm+1gold"),  # Research for 1 death: Magnum Opus
    (1, BOB, "3gold"),  # 2. one of each for 3 gold
    (1, ANNE, "1elan+1gold"),  # White Swan
    (3, BOB, "2elan+3gold"),  # 3. a card for 2 elan
    (3, ANNE, "1elan+2calm+1gold"),  # a card for 2 calm
    (1, BOB, "1elan+4gold"),  # 4. Smith
    (3, ANNE, "1elan+1life+3calm+1gold"),  # a card for 1 life and 1 calm
    (1, BOB, "1elan"),  # 5. Mystic Monastery
    (3, ANNE, "1elan+2life+4calm+1gold"),  # the last card
    (1, BOB, "1elan"),  # 6. the Monastery wakes the Smith
    (2, ANNE, "1elan+1life+3calm+1gold"),  # White Swan
    (1, BOB, "1elan+1gold"),  # 7. the last card for 1 gold
    (2, ANNE, "1elan+2calm+1gold"),  # White Swan
    (5, BOB, "1elan"),  # 8. Smith: 4 elan on him
    (2, ANNE, "1elan+1calm"),  # White Swan, with gold
    (2, BOB, "1elan"),  # 9. passes
    (1, ANNE, "1calm"),  # Enchantress
    (2, ANNE, "1calm"),  # 10. passes; round 2 begins
]


def test_every_action() -> None:
    """RA-11 to RA-48."""
    states: list[Any] = list(Story(zeitriss.Log.load(LOG)).states)
    position = 0
    for number, who, pool in STORY:
        position += number
        assert HEAP.write(states[position].lying("pools")[who]) == (pool or 0)
    assert position == len(states) - 1


def test_the_end_of_the_round() -> None:
    """Bob has 3 points, Anne none; nine essences lie on the White Swan; both have drawn what the example says."""
    log = zeitriss.Log.load(LOG)
    state: Any = log.replay(verify=True)
    view = zeitriss.game("res_arcana").view(state, ANNE)
    assert (view["round"], view["points"], view["token"]) == (2, [3, 0], BOB)
    assert [entry["on"] for entry in view["boards"][ANNE] if entry["card"] == "white-swan"] == [{"life": 6, "calm": 3}]
    assert [entry["on"] for entry in view["boards"][BOB] if entry["card"] == "smith"] == [{"elan": 4}]
    assert sorted(view["display"]) == ["dark-temple", "well-of-memory"]
    assert [CARD.names[card] for card in state.lying("hands")[BOB]] == ["brazen-head"]
    assert [CARD.names[card] for card in state.lying("hands")[ANNE]] == ["faerie-dragon"]


def test_how_it_could_go_on() -> None:
    """The outlook: with the nine essences Anne claims the Druid Circle in round 2 and both its powers give a point."""
    state: Any = zeitriss.Log.load(LOG).replay()
    for text in ("pick 2", "take from smith", "pick 1", "leave on enchantress", "take from white-swan"):
        state.play(text)
    state.play("pass")
    state.play("take research")
    state.play("claim druid-circle")
    state.play("use druid-circle 2")
    assert zeitriss.game("res_arcana").view(state, None)["points"] == [3, 1]
