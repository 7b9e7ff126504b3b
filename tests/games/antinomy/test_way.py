"""The way to a paradox that the table shows: the set which lacks least, and whether its third can be had."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.antinomy.arrange import fill, spell
from tests.scenario import arrange

import zeitriss
from zeitriss.games.antinomy.cards import FIRST_DEPLETED, RELIC
from zeitriss.games.antinomy.staging.way import alike, furthest, way

GAME: Any = zeitriss.game("antinomy")
RELICS = RELIC.names[:FIRST_DEPLETED]


@pytest.mark.parametrize(
    ("held", "forbidden", "shown"),
    [
        (("red-1-key", "red-2-skull", "green-4-ring"), "blue", ["red-1-key", "red-2-skull"]),
        (("red-1-key", "red-2-skull", "green-4-ring"), "red", []),
        (("blue-2-ring", "green-4-ring", "red-3-ring"), "purple", ["blue-2-ring", "green-4-ring", "red-3-ring"]),
        (("blue-2-ring", "green-4-ring", "red-3-ring"), "blue", ["green-4-ring", "red-3-ring"]),
        (("blue-2-ring", "blue-4-key", "purple-2-feather"), "purple", ["blue-2-ring", "blue-4-key"]),
        (("blue-3-feather", "purple-3-key", "purple-4-skull"), "blue", ["purple-3-key", "purple-4-skull"]),
        (("green-1-feather", "blue-4-key", "purple-2-feather"), "green", []),
        (("depleted-1-key", "red-1-key", "red-2-skull"), "blue", ["red-1-key", "red-2-skull"]),
    ],
)
def test_shows_the_set_that_lacks_least(held: tuple[str, ...], forbidden: str, shown: list[str]) -> None:
    """AN-19: none of the three may have the codex colour, so a relic of it is on no way."""
    assert furthest(held, forbidden, alike(held, forbidden, RELICS, ())) == shown


def test_in_words() -> None:
    """AN-19: what a relic of the codex colour shares with others brings nobody nearer."""
    say, held = GAME.words("en", []), ("blue-2-ring", "green-4-ring", "red-3-ring")

    def words(held: tuple[str, ...], forbidden: str) -> list[str]:
        return way(held, forbidden, alike(held, forbidden, RELICS, ()), say)

    assert words(held, "purple") == ["3 × ring: paradox!"]
    assert words(held, "blue") == ["2 × ring, 1 more to go", "Blue does not count now"]
    assert words(("blue-4-key", "green-1-feather", "purple-2-feather"), "green") == [
        "Nothing is alike yet",
        "Green does not count now",
    ]


def shown(given: str) -> tuple[list[str], list[str]]:
    """The relics on the way of who is asked, and its lines."""
    scene = GAME.scene(arrange(GAME, spell(given), fill), 0, "en")
    (zone,) = (zone for panel in scene["panels"] for zone in panel["zones"] if zone["id"] == "way-0")
    return [thing["name"] for thing in zone["things"]], zone["lines"]


def test_what_a_move_completes_comes_before_what_cannot_be_had() -> None:
    """AN-17, AN-19: of the keys that two of these lack, one has the codex colour and the other lies nowhere."""
    row = "row = g2k r2s r3r b3f p2f g3s r4f g4r b2r; "
    relics, lines = shown(f"stack = Turn seat=0; colour = green; wands = 0 8; hands.0 = p4s p3k b4k; {row}")
    assert relics == ["Purple Key 3", "Purple Skull 4"]
    assert lines == ["2 × Purple, 1 in reach", "2 × 4, 1 more to go"]


def test_a_set_whose_third_lies_nowhere_says_so() -> None:
    """Somebody else holds what is missing, or it has the codex colour."""
    row = "row = p4s g3s p2f p3k r2s r3r b3f b2r b4k; "
    relics, lines = shown(f"stack = Turn seat=0; colour = purple; wands = 8 0; hands.0 = g1f r1k g4r; {row}")
    assert relics == ["Green Feather 1", "Green Ring 4"]
    assert lines == ["2 × Green, 1 more to go", "2 × 1, none in the row"]
