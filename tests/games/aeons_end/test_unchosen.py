"""What happens without a choice is told, for no answer says it."""

from __future__ import annotations

import pytest
from tests.games.aeons_end.test_words import RAGE, played, told

UNCHOSEN = [
    (  # AE-64: Dispel
        "row = -; nemesis_deck = dispel; spells.1.0 = spark; spells.1.1 = ignite; spells.0.0 = chaos-arc",
        ["end phase"],
        "Dispel: Ignite of Ben at breach II is discarded.",
    ),
    (  # AE-58: Agony Field, a hand of equal cards
        "row = agony-field; row_tokens = 1; nemesis_deck = bane-sire; hands.1 = crystal crystal crystal crystal; "
        "decks.1 = ignite; hands.0 = -; decks.0 = -; discards.0 = -",
        ["end phase"],
        "Agony Field: Ben discards Crystal.",
    ),
    (  # AE-28: the only card that is dear enough
        "row = agony-field; row_tokens = 2; hands.0 = spark ignite",
        ["stop agony-field"],
        "Agony Field: Ada destroys Ignite.",
    ),
    (  # AE-26: Garnet Shard, the only spell that is prepped
        "options.mage_a = mist; hands.0 = garnet-shard; spells.1.0 = spark; row = -",
        ["play garnet-shard", "option b"],
        "Garnet Shard: Ada casts Spark (breach I of Ben).",
    ),
    (  # AE-35: Amplify Vision chooses by itself, Focusing Orb has one breach to choose
        "row = -; stack = Casting seat=0; spells.0.0 = amplify-vision; breaches.0 = 4 0 4 4",
        ["cast amplify-vision of 0 from I"],
        "Amplify Vision: Breach II of Ada is focused.",
    ),
    (
        "hands.0 = focusing-orb; breaches.0 = 4 4 4 4; breaches.1 = 4 4 4 1",
        ["play focusing-orb", "option a"],
        "Focusing Orb: Breach IV of Ben is focused.",
    ),
    (  # AE-21: Sunder, the nemesis' cards of this round
        "row = -; nemesis_deck = sunder",
        ["end phase", "option b"],
        "Sunder: Turn order card Nemesis is shuffled back in.",
    ),
]


@pytest.mark.parametrize(("given", "moves", "line"), UNCHOSEN)
def test_what_is_lost_without_a_choice_is_told(given: str, moves: list[str], line: str) -> None:
    """Nobody is asked where only one card can go, so no answer says which one went."""
    assert line in told(played(f"{RAGE} {given}"), *moves)
