"""All that a player of Gegensatz can ever do."""

from __future__ import annotations

from typing import Final

from zeitriss.core.move import Catalogue, Domain
from zeitriss.games.antinomy.cards import FIRST_FLARE, RELIC, SPOTS

SPOT: Final = Domain("spot", [str(i) for i in range(SPOTS)])
SIDE: Final = Domain("side", ["past", "future"])
_PLAYABLE: Final = Domain("relic", RELIC.names[:FIRST_FLARE])  # AN-44: a flare is never in a hand

CATALOGUE: Final = Catalogue()
PLACE: Final = CATALOGUE.verb("place", "place wand at {spot}", spot=SPOT)
PLAY: Final = CATALOGUE.verb("play", "play {relic} to {spot}", relic=_PLAYABLE, spot=SPOT)
DECLARE: Final = CATALOGUE.verb("declare", "declare paradox")
DECLINE: Final = CATALOGUE.verb("decline", "no paradox")
TAKE: Final = CATALOGUE.verb("take", "take {side}", side=SIDE)
SKIP: Final = CATALOGUE.verb("skip", "skip")
REMOVE: Final = CATALOGUE.verb("remove", "remove {relic}", relic=_PLAYABLE)
REPLACE: Final = CATALOGUE.verb("replace", "replace at {spot}", spot=SPOT)
RETURN: Final = CATALOGUE.verb("return", "return {relic}", relic=_PLAYABLE)
