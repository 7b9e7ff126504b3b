"""All that a player of Eternitium can ever do."""

from __future__ import annotations

from typing import Final

from zeitriss.core.move import Catalogue, Domain
from zeitriss.games.eternitium.cards import CARD, ERA, LAST_PORTAL, SEATS_MOST

PILE: Final = Domain("pile", ["basic", "advanced"])
WAY: Final = Domain("way", ["discard", "destroy"])
TRAVELLER: Final = Domain("seat", [str(seat) for seat in range(SEATS_MOST)])
_PORTAL: Final = Domain("card", CARD.names[: LAST_PORTAL + 1])

CATALOGUE: Final = Catalogue()
TAKE: Final = CATALOGUE.verb("take", "take {card}", card=CARD)  # face up: a portal, a technology
TAKE_UNSEEN: Final = CATALOGUE.verb("take-unseen", "take unseen {pile}", pile=PILE)
NONE: Final = CATALOGUE.verb("none", "take none")
PLAY: Final = CATALOGUE.verb("play", "play {card}", card=CARD)
RISK: Final = CATALOGUE.verb("risk", "risk {card}", card=_PORTAL)  # a luck attempt
STOP: Final = CATALOGUE.verb("stop", "stop")
SKIP: Final = CATALOGUE.verb("skip", "skip")
DESTROY: Final = CATALOGUE.verb("destroy", "destroy {card}", card=CARD)
LAY: Final = CATALOGUE.verb("lay", "lay {card}", card=CARD)  # discard unplayed
DONE: Final = CATALOGUE.verb("done", "done")
PROJECT: Final = CATALOGUE.verb("project", "project to {way}", way=WAY)
CHOOSE: Final = CATALOGUE.verb("choose", "choose seat {traveller}", traveller=TRAVELLER)
FETCH: Final = CATALOGUE.verb("fetch", "fetch {card}", card=CARD)
STEAL: Final = CATALOGUE.verb("steal", "steal {card}", card=CARD)
PAY: Final = CATALOGUE.verb("pay", "pay {era}", era=ERA)
