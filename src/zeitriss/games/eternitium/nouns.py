"""What the news and questions of Eternitium speak of."""

from __future__ import annotations

from typing import Final

from zeitriss.core.news import SEAT, Noun
from zeitriss.games.eternitium.cards import CARD, ERA

THE_CARD: Final = Noun("card", CARD)
THE_ERA: Final = Noun("era", ERA)
OTHER: Final = Noun("other", SEAT)
LEFT: Final = Noun("left")
