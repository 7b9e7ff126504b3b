"""What the table of Eternitium says: what an answer brings, what came of a card."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.eternitium.arrange import fill, spell
from tests.scenario import arrange

import zeitriss
from zeitriss.core.telling import news_words

GAME: Any = zeitriss.game("eternitium")
NAMES = ("Ada", "Ben", "Cleo")


def told(given: str, *moves: str, to: int | None = None) -> list[str]:
    """The log line of the last move and its news, as this seat reads them."""
    state, say = arrange(GAME, spell(given), fill), GAME.words("en", NAMES).to(to)
    words: list[str] = []
    for text in moves:
        state.news = []
        words = [GAME.told(state, GAME.catalogue.parse(spell(text)), state.seat, to, say)]
        state.play(spell(text))
        words += [news_words(news, say) for news in state.news if news.seats is None or to in news.seats]
    return words


@pytest.mark.parametrize(
    ("stacks", "label", "prompt"),
    [
        ("○ ○", "Skip and draw 6 cards", "Play a card, or skip playing to destroy cards and draw 6."),
        (
            "-",
            "Skip and destroy cards, if you like",
            "Play a card, or skip playing to destroy cards. Nobody draws any more.",
        ),
    ],
)
def test_skipping_says_what_it_brings(stacks: str, label: str, prompt: str) -> None:
    """ET-18, ET-43: from the first finder on nobody draws in step 5."""
    given = f"stacks.0 = {stacks}; stacks.1 = ○ ○; hands.1 = communicator; first = 1; stack = PlayCards seat=1"
    scene = GAME.scene(arrange(GAME, spell(given), fill), 1, "en", NAMES)
    assert [offer["label"] for offer in scene["offers"] if offer["move"] == "skip"] == [label]
    assert scene["prompt"] == prompt


def test_a_theft_is_told_once() -> None:
    """ET-41, ET-50: thief and victim read which card it was, a third one does not."""
    theft = "seats = 3; hands.0 = robo-thief droid; discards.1 = ○p transporter", "play robo-thief", "steal transporter"
    assert told(*theft, to=0) == ["Robo-Thief: You steal Transporter from Ben."]
    assert told(*theft, to=1) == ["Robo-Thief: Ada steals Transporter from you."]
    assert told(*theft, to=2) == ["Robo-Thief: Ada steals a card."]


def test_a_thief_who_finds_nothing_says_why() -> None:
    """ET-41: without a card in another's discard pile nothing happens."""
    assert told("hands.0 = robo-thief droid; discards.1 = -", "play robo-thief", to=1) == [
        "Ada plays Robo-Thief.",
        "There is nothing to steal: no other discard pile holds a card.",
    ]


def test_before_the_first_turn_it_is_whoever_chooses() -> None:
    state = GAME.start(seats=3, seed=1)
    asked = state.seat
    assert asked is not None
    scene = GAME.scene(state, asked, "en", NAMES)
    assert scene["headline"] == "Preparation · you choose"
    assert [panel["seat"] for panel in scene["panels"] if panel.get("active")] == [asked]
