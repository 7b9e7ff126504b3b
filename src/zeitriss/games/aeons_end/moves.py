"""All that a player of Aeon's End can ever do."""

from __future__ import annotations

from typing import Final

from zeitriss.core.move import Catalogue, Domain
from zeitriss.games.aeons_end.cards import CARD, FIRST_CORRUPTION, FIRST_GEM, FOE, HUSKS, TURN

SEAT: Final = Domain("seat", ["0", "1", "2", "3"])
BREACH: Final = Domain("breach", ["I", "II", "III", "IV"])
OPTION: Final = Domain("option", ["a", "b"])
SPELL_CARD: Final = Domain("card", CARD.names[:FIRST_GEM])
OWN_CARD: Final = Domain("card", CARD.names[:FIRST_CORRUPTION])  # everything but corruptions
AMOUNT: Final = Domain("amount", [str(n) for n in range(2 * HUSKS + 1)])

CATALOGUE: Final = Catalogue()
_verb = CATALOGUE.verb

# The turn
END: Final = _verb("end", "end phase")
PLAY: Final = _verb("play", "play {card}", card=OWN_CARD)
GAIN: Final = _verb("gain", "gain {card}", card=OWN_CARD)
GAIN_DEVOURED: Final = _verb("gain-devoured", "gain devoured {card}", card=OWN_CARD)
CHARGE: Final = _verb("charge", "buy charge")
FOCUS: Final = _verb("focus", "focus {breach}", breach=BREACH)
OPEN: Final = _verb("open", "open {breach}", breach=BREACH)
PREP: Final = _verb("prep", "prep {card} at {breach}", card=SPELL_CARD, breach=BREACH)
CAST: Final = _verb("cast", "cast {card} of {seat} from {breach}", card=SPELL_CARD, seat=SEAT, breach=BREACH)
USE: Final = _verb("use", "use {card} at {breach}", card=SPELL_CARD, breach=BREACH)
STOP: Final = _verb("stop", "stop {foe}", foe=FOE)
ABILITY: Final = _verb("ability", "ability of {seat}", seat=SEAT)
LAY: Final = _verb("lay", "lay {card}", card=OWN_CARD)
DROP: Final = _verb("drop", "drop {card}", card=OWN_CARD)
LAY_REST: Final = _verb("lay-rest", "lay rest")

# Targets
HIT_NEMESIS: Final = _verb("hit-nemesis", "hit nemesis")
HIT: Final = _verb("hit", "hit {foe}", foe=FOE)
HIT_HUSK: Final = _verb("hit-husk", "hit husk")
HIT_HURT_HUSK: Final = _verb("hit-hurt-husk", "hit hurt husk")
SPREAD: Final = _verb("spread", "spread {amount}", amount=AMOUNT)

# Answers
CHOOSE: Final = _verb("choose", "choose {seat}", seat=SEAT)
PICK_OPTION: Final = _verb("option", "option {option}", option=OPTION)
YES: Final = _verb("yes", "yes")
NO: Final = _verb("no", "no")
DONE: Final = _verb("done", "done")

# Cards that move
DISCARD: Final = _verb("discard", "discard {card}", card=CARD)
DISCARD_OF: Final = _verb("discard-of", "discard {card} of {seat}", card=CARD, seat=SEAT)
DESTROY: Final = _verb("destroy", "destroy {card}", card=CARD)
DESTROY_DISCARDED: Final = _verb("destroy-discarded", "destroy discarded {card}", card=CARD)
DESTROY_PREPPED: Final = _verb("destroy-prepped", "destroy {card} at {breach}", card=SPELL_CARD, breach=BREACH)
DOUBLE: Final = _verb("double", "double {card}", card=OWN_CARD)
UNBIND: Final = _verb("unbind", "unbind {card} of {seat} from {breach}", card=SPELL_CARD, seat=SEAT, breach=BREACH)
TAKE: Final = _verb("take", "take {card}", card=CARD)
RECALL: Final = _verb("recall", "recall {card}", card=OWN_CARD)
LEAVE: Final = _verb("leave", "leave top")
UNDER: Final = _verb("under", "put under")
TOSS: Final = _verb("toss", "discard top")
BURN: Final = _verb("burn", "destroy top")
TURN_BREACH: Final = _verb("turn-breach", "turn {breach} of {seat}", breach=BREACH, seat=SEAT)
BREAK: Final = _verb("break", "break {breach}", breach=BREACH)
SHUFFLE: Final = _verb("shuffle", "shuffle {turn} in", turn=TURN)
NEXT: Final = _verb("next", "next {turn}", turn=TURN)

# Single nemeses
SUFFER: Final = _verb("suffer", "suffer {card}", card=CARD)
ONTO: Final = _verb("onto", "onto discard of {seat}", seat=SEAT)
PAY_CHARGE: Final = _verb("pay-charge", "pay charge")
DEVOUR: Final = _verb("devour", "devour {card}", card=OWN_CARD)

MAY: Final = [YES.at(), NO.at()]
