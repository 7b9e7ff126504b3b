"""What the log of Gegensatz says: which relics were shown, and what a refusal was worth."""

from __future__ import annotations

from typing import Any

from tests.games.antinomy.arrange import fill, spell
from tests.scenario import arrange

import zeitriss
from zeitriss.core.telling import news_words

GAME: Any = zeitriss.game("antinomy")
PARADOX = "colour = blue; stack = Turn seat=1, Duel seat=0, Paradox seat=0; wands = 0 8; "


def told(given: str, move: str, lang: str = "en") -> list[str]:
    """The log line of a move and its news."""
    state, say = arrange(GAME, spell(given), fill), GAME.words(lang, ["Ada", "Ben"])
    state.news = []
    words = [GAME.told(state, GAME.catalogue.parse(spell(move)), state.seat, None, say)]
    state.play(spell(move))
    return [*words, *(news_words(item, say) for item in state.news)]


def test_a_paradox_names_its_relics_and_what_they_share() -> None:
    """AN-19, AN-21."""
    assert told(f"{PARADOX} hands.0 = r3r g4r p1r", "declare paradox")[:3] == [
        "Ada declares a paradox.",
        "Ada shows Red Ring 3, Green Ring 4 and Purple Ring 1; in common: ring.",
        "Paradox! Ada gains a crystal.",
    ]
    assert told(f"{PARADOX} hands.0 = r3r g3s p3k", "declare paradox")[1].endswith("; in common: 3.")
    assert told(f"{PARADOX} hands.0 = r3r r2s r1k", "declare paradox", "de")[1] == (
        "Ada zeigt „Roter Ring 3“, „Roter Schädel 2“ und „Roter Schlüssel 1“; gemeinsam: Rot."
    )


def test_a_solo_paradox_names_its_relics() -> None:
    """AN-46 (a)."""
    given = "seats = 1; colour = blue; stack = EndOfTurn seat=0, SoloParadox seat=0; wands = 4; hands.0 = r3r g4r p1r"
    assert told(given, "declare paradox")[1] == "Ada shows Red Ring 3, Green Ring 4 and Purple Ring 1; in common: ring."


def test_a_duel_names_both_hands() -> None:
    """AN-26: what counts can be checked."""
    given = (
        "row = b1s b2r r4f g1f g2k g3s p1r p2f p3k; hands.0 = r1k r2s b4k; hands.1 = r3r g4r p4s; wands = 3 4; "
        "colour = blue; stack = Turn seat=0; seen = r2s b4k"
    )
    assert told(given, "r1k to 4")[2:5] == [
        "Ada fights with Green Key 2, Red Skull 2 and Blue Key 4.",
        "Ben fights with Red Ring 3, Green Ring 4 and Purple Skull 4.",
        "Duel! Ada has 4, Ben has 11.",
    ]


def test_who_could_have_declared_a_paradox_is_told_only_of_a_known_hand() -> None:
    """AN-20, AN-R22: while others do not know the hand, a refusal reads as if there were nothing to refuse."""
    refused = "Ada declares no paradox."
    assert told(f"{PARADOX} hands.0 = r3r g4r p1r; seen = r3r g4r p1r", "no paradox")[:2] == [
        refused,
        "It could have been one: Red Ring 3, Green Ring 4 and Purple Ring 1.",
    ]
    assert told(f"{PARADOX} hands.0 = r3r g4r p1r; seen = r3r g4r", "no paradox") == [refused]
    assert told(f"{PARADOX} hands.0 = r3r g4r p2f; seen = r3r g4r", "no paradox") == [refused]
    solo = "seats = 1; colour = blue; stack = EndOfTurn seat=0, SoloParadox seat=0; wands = 4; hands.0 = r3r g4r p1r"
    assert told(f"{solo}; seen = r3r g4r p1r", "no paradox")[1].startswith("It could have been one: ")
    assert told(f"{solo}; seen = r3r", "no paradox")[1].startswith("A time stone runs out")
