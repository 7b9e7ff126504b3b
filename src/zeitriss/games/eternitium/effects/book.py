"""The book of texts: every action card by its number."""

from __future__ import annotations

from typing import Final

from zeitriss.games.eternitium.cards import CARD, PORTALS
from zeitriss.games.eternitium.effects.advanced import ADVANCED
from zeitriss.games.eternitium.effects.basic import BASIC
from zeitriss.games.eternitium.effects.text import Text
from zeitriss.games.eternitium.journey import discard_top

# ET-15, ET-28: it fits the face-up top card. What a luck attempt does stands in journey.py.
_PORTALS: Final[dict[str, Text]] = {CARD.names[card]: Text(discard_top) for card in PORTALS}
_TEXTS: Final[dict[str, Text]] = {**_PORTALS, **BASIC, **ADVANCED}

TEXTS: Final[list[Text]] = [_TEXTS[name] for name in CARD.names]  # a card without a text ends here
