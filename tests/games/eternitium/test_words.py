"""What the table of Eternitium says: what came of a card."""

from __future__ import annotations

from typing import Any

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
