"""What players found stupid in the bots' play of Aeon's End, and what they do now."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.aeons_end.arrange import fill, spell
from tests.scenario import arrange

import zeitriss
from zeitriss import Log
from zeitriss.bots.thinker import plainly, sensible
from zeitriss.core.state import State
from zeitriss.play.story import Story

GAME = zeitriss.game("aeons_end")
POSITIONS = Path(__file__).parents[3] / "docs" / "examples" / "positions"
QUEEN = "against = carapace-queen; husks = 7"


def position(given: str) -> State:
    return arrange(GAME, spell(given), fill)


def griffin(state: State) -> str:
    assert state.seat is not None
    return zeitriss.bot("griffin", GAME, 1).choose(zeitriss.seat(state, state.seat)).text


@pytest.mark.parametrize("level", ["griffin", "owl"])
def test_a_nemesis_that_is_sure_to_fall_is_hit(level: str) -> None:
    """Of 25 life: 12 damage now, 4 in the own next turn, 10 by the ally, and only then the nemesis acts."""
    story = Story(Log.load(POSITIONS / "aeons_end-husks.jsonl"))
    state = story.states[315]
    seat = zeitriss.seat(state, 1)
    assert [move.text for move in seat.moves] == ["hit nemesis", "hit needlemaw", "hit husk"]
    assert zeitriss.bot(level, GAME, 1).choose(seat).text == "hit nemesis"
    later = story.states[318]  # two blows went into husks: now it is not sure any more
    assert griffin(later) != "hit nemesis"


@pytest.mark.parametrize(
    ("turns", "known", "sure"),
    [
        ("two nemesis one nemesis", "1 1 0 0", True),
        ("two nemesis one nemesis", "0 0 0 0", False),
        ("two one", "0 0", True),
        ("nemesis two one", "1 1 1", False),
    ],
)
def test_only_what_is_known_of_the_turn_order_is_sure(turns: str, known: str, sure: bool) -> None:
    """The ally's 4 damage come in time if their turn lies open on top, or if no nemesis card is left."""
    given = f"{QUEEN}; enemy = 7; 1.I = arcane-nexus; 0.I = feral-lightning; stack = Casting seat=0"
    state = position(f"{given}; husks = 14; turns = {turns}; turn_open = {known}")
    state.play("cast feral-lightning of 0 from I")
    assert (griffin(state) == "hit nemesis") == sure


def test_dark_fire_is_not_cast_for_nothing() -> None:
    state = position(f"{QUEEN}; 0.I = dark-fire; hand = crystal*2 spark; stack = Casting seat=0")
    state.play("cast dark-fire of 0 from I")
    seat = zeitriss.seat(state, 0)
    assert {move.text for move in seat.moves} - {move.text for move in sensible(GAME, seat)} == {"done"}
    state.play("discard crystal")
    seat = zeitriss.seat(state, 0)
    assert sensible(GAME, seat) == seat.moves, "a second card is a matter of taste"


def test_a_dagger_is_kept_for_the_breaches() -> None:
    """It had been burnt for a damage as soon as it was drawn."""
    state = position("against = rageborne; hand = flexing-dagger crystal*3; opened = 1")
    while griffin(state) != "play flexing-dagger":
        state.play(griffin(state))
    state.play("play flexing-dagger")
    assert griffin(state) == "option a"
    state.play("option a")
    assert griffin(state).startswith("focus")


def test_a_dagger_is_neither_bought_nor_kept_where_all_breaches_are_opened() -> None:
    state = position("against = rageborne; hand = flexing-dagger crystal*2; opened = 0; discard = spark")
    state.play("play crystal")
    state.play("play crystal")
    assert "gain flexing-dagger" in [move.text for move in state.moves]
    assert griffin(state) == "play flexing-dagger"
    state.play("play flexing-dagger")
    assert griffin(state) == "option b"
    state.play("option b")
    assert griffin(state) != "gain flexing-dagger"


def test_who_is_dying_pays_for_being_healed() -> None:
    """Brama with one life: two charges are missing, and four aether are there, for a spell or for both."""
    given = "against = rageborne; mage_a = brama; hand = crystal*4; aether = 0; charges = 3 0"
    for life, wanted in (("1 10", "buy charge"), ("10 10", "gain amplify-vision")):
        state = position(f"{given}; life = {life}")
        while griffin(state).startswith("play"):
            state.play(griffin(state))
        assert griffin(state) == wanted


def test_feral_lightning_leaves_the_opened_breach_to_others() -> None:
    """AE-37: it may lie on a closed one without focusing; Amplify Vision may not."""
    hand = "hand = feral-lightning amplify-vision; breaches = 4 0 0 0"
    state = position(f"against = rageborne; {hand}")
    for _ in range(2):
        move = plainly(GAME, zeitriss.seat(state, 0), state.moves)
        assert move is not None
        state.apply(move)
    assert state.snapshot()["table"]["spells"][0][0] == ["amplify-vision"]
    assert ["feral-lightning"] in state.snapshot()["table"]["spells"][0][1:]
