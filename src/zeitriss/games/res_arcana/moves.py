"""All that a player of Res Arcana can ever do. Amounts are chosen one essence at a time: the catalogue stays small."""

from __future__ import annotations

from typing import Final

from zeitriss.core.move import Catalogue, Domain
from zeitriss.games.res_arcana.cards import ARTIFACT, CARD, CARDS, FIRST_MONUMENT, ITEM, MAGE, STACKED
from zeitriss.games.res_arcana.essence import ESSENCE

POWER: Final = Domain("power", ["1", "2"])
OPTION: Final = Domain("option", ["1", "2", "3", "4"])
SEAT: Final = Domain("seat", ["0", "1", "2", "3"])
PILE: Final = Domain("pile", ["own", "monument"])
_CENTRE: Final = Domain("card", CARD.names[FIRST_MONUMENT:CARDS])

CATALOGUE: Final = Catalogue()
KEEP: Final = CATALOGUE.verb("keep", "keep {card}", card=ARTIFACT)
CHOOSE: Final = CATALOGUE.verb("choose", "choose {card}", card=MAGE)
TAKE: Final = CATALOGUE.verb("take", "take {card}", card=ITEM)
# RA-28: collecting
PICK: Final = CATALOGUE.verb("pick", "pick {option}", option=OPTION)
GAIN: Final = CATALOGUE.verb("gain", "gain {essence}", essence=ESSENCE)
EMPTY: Final = CATALOGUE.verb("empty", "take from {card}", card=CARD)
LEAVE: Final = CATALOGUE.verb("leave", "leave on {card}", card=CARD)
MAINTAIN: Final = CATALOGUE.verb("maintain", "maintain {card}", card=CARD)
# RA-30: actions
PLACE: Final = CATALOGUE.verb("place", "place {card}", card=ARTIFACT)
CLAIM: Final = CATALOGUE.verb("claim", "claim {card}", card=_CENTRE)
UNSEEN: Final = CATALOGUE.verb("unseen", "claim unseen")
SELL: Final = CATALOGUE.verb("sell", "discard {card} for {option}", card=ARTIFACT, option=OPTION)
USE: Final = CATALOGUE.verb("use", "use {card} {power}", card=CARD, power=POWER)
PASS: Final = CATALOGUE.verb("pass", "pass")
# costs and effects
PAY: Final = CATALOGUE.verb("pay", "pay {essence}", essence=ESSENCE)
LOSE: Final = CATALOGUE.verb("lose", "lose {essence}", essence=ESSENCE)
LAY: Final = CATALOGUE.verb("lay", "lay {essence}", essence=ESSENCE)
DISCARD: Final = CATALOGUE.verb("discard", "discard {card}", card=ARTIFACT)
RETURN: Final = CATALOGUE.verb("return", "return {card}", card=ARTIFACT)
RETRIEVE: Final = CATALOGUE.verb("retrieve", "retrieve {card}", card=ARTIFACT)
DESTROY: Final = CATALOGUE.verb("destroy", "destroy {card}", card=ARTIFACT)
TURN: Final = CATALOGUE.verb("turn", "turn {card}", card=CARD)
STRAIGHTEN: Final = CATALOGUE.verb("straighten", "straighten {card}", card=CARD)
PUT: Final = CATALOGUE.verb("put", "put on {card}", card=CARD)
LOOK: Final = CATALOGUE.verb("look", "look at {pile}", pile=PILE)
ORDER: Final = CATALOGUE.verb("order", "order {card}", card=STACKED)
TARGET: Final = CATALOGUE.verb("target", "target {seat}", seat=SEAT)
WARD: Final = CATALOGUE.verb("ward", "ward {option}", option=OPTION)
ENDURE: Final = CATALOGUE.verb("endure", "endure")
DONE: Final = CATALOGUE.verb("done", "done")
DRAW: Final = CATALOGUE.verb("draw", "draw")  # RA-R29
