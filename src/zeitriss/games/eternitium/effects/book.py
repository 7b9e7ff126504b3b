"""The book of texts: every action card by its number."""

from __future__ import annotations

from typing import Final

from zeitriss.games.eternitium.cards import CARD, LAST_PORTAL
from zeitriss.games.eternitium.effects.advanced import ADVANCED
from zeitriss.games.eternitium.effects.basic import BASIC, Portal
from zeitriss.games.eternitium.effects.text import Text

_PORTALS: Final[dict[str, Text]] = {name: Portal() for name in CARD.names[: LAST_PORTAL + 1]}
_TEXTS: Final[dict[str, Text]] = {**_PORTALS, **BASIC, **ADVANCED}

TEXTS: Final[list[Text]] = [_TEXTS[name] for name in CARD.names]  # a card without a text ends here
