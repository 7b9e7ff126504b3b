"""What a finished game comes to in numbers: the same that the log tells in words."""

from __future__ import annotations

from tests.play.test_beats import GAMES, story, told

import zeitriss
from zeitriss.play.tallies import counts


def tallied(name: str, seats: int) -> tuple[dict[str, list[int]], str]:
    one = story(name, seats, 5)
    lines = [" | ".join([line.words, *line.news]) for line in told(one)]
    found = counts(one, one.game.words("en", [f"P{i}" for i in range(seats)]))
    return {count.name: count.values for count in found}, " | ".join(lines)


def test_paradoxes_duels_and_moves_are_counted() -> None:
    found, log = tallied("antinomy", 2)
    for seat in (0, 1):
        assert found["paradoxes"][seat] == log.count(f"Paradox! P{seat} ")
        assert found.get("duels won", [0, 0])[seat] == log.count(f"P{seat} wins the duel")
        assert found["moves into the future"][seat] == log.count(f"P{seat} goes into the future")
        assert found["moves into the past"][seat] == log.count(f"P{seat} goes into the past")
    assert sum(found["paradoxes"]) > 0


def test_eras_luck_and_technologies_are_counted() -> None:
    found, log = tallied("eternitium", 3)
    none = [0, 0, 0]
    for seat in range(3):
        own = [line for line in log.split(" | ") if f"P{seat}" in line]
        assert found["eras opened"][seat] == sum(
            line.startswith(f"P{seat} discards") and "left" in line for line in own
        )
        assert found.get("lucky attempts", none)[seat] == sum(line.startswith("Lucky!") for line in own)
        assert found.get("missed attempts", none)[seat] == sum(line.startswith("Bad luck!") for line in own)
        bought = [line for line in own if line.startswith(f"P{seat} acquires") and "nothing" not in line]
        assert found["new technologies"][seat] == len(bought)
    assert max(found["eras opened"]) >= 10


def test_cards_places_and_powers_are_counted() -> None:
    found, log = tallied("res_arcana", 2)
    for seat in (0, 1):
        own = [line for line in log.split(" | ") if line.startswith(f"P{seat} ")]
        assert found["cards placed"][seat] == sum(line.startswith(f"P{seat} places ") for line in own)
        claimed = sum(line.startswith((f"P{seat} claims ", f"P{seat} takes the unseen")) for line in own)
        assert found.get("places and monuments", [0, 0])[seat] == claimed
        assert found["powers used"][seat] == sum(line.startswith(f"P{seat} uses ") for line in own)
    assert sum(found["cards placed"]) > 0


def test_spells_cards_and_breaches_are_counted() -> None:
    found, log = tallied("aeons_end", 2)
    lines = log.split(" | ")
    for seat in (0, 1):
        bought = [line for line in lines if f"P{seat} gains " in line and "charge" not in line]
        assert found["spells cast"][seat] == sum(f"P{seat} casts " in line for line in lines)
        assert found["cards gained"][seat] == len(bought)
        assert found.get("breaches opened", [0, 0])[seat] == sum(f"P{seat} opens " in line for line in lines)
    assert sum(found["spells cast"]) > 0


def test_what_was_taken_back_does_not_count() -> None:
    one = story("antinomy", 2, 5)
    say = one.game.words("en")
    while counts(one, say):
        one.take(one.taking_back(0, 1))
    assert one.position < 10


def test_every_number_has_words_and_speaks_of_messages_that_exist() -> None:
    for name in GAMES:
        game = zeitriss.game(name)
        for lang in ("de", "en"):
            say = game.words(lang)
            assert [key for key in game.staging.tallies if not say.knows(f"tally-{key}")] == []
            assert [key for one in game.staging.tallies.values() for key in one.messages if not say.knows(key)] == []
        assert len(game.staging.tallies) <= 5
