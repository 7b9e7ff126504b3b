"""The mages' abilities (AE-45 to AE-47)."""

from __future__ import annotations

from typing import ClassVar, Final

from zeitriss.core.frame import Frame
from zeitriss.core.move import Move
from zeitriss.core.schema import Whole
from zeitriss.games.aeons_end.cards import ADELHEIM, BRAMA, JIAN, KADIR, LASH, MIST, PHAEDRAXA, SPELL, TYPE, WHEN
from zeitriss.games.aeons_end.effects.casting import CastTwice
from zeitriss.games.aeons_end.effects.life import gain_charge
from zeitriss.games.aeons_end.effects.players import DrawAlly, HealPlayer
from zeitriss.games.aeons_end.effects.turn_cards import ShuffleIn, look_through_turn_deck
from zeitriss.games.aeons_end.moves import ABILITY, CHOOSE, DONE, TAKE
from zeitriss.games.aeons_end.state import AeonsEnd, ordered
from zeitriss.games.aeons_end.telling import tell

NOTHING: Final[list[Move]] = []


def is_full(g: AeonsEnd, seat: int) -> bool:
    """AE-45: the track is completely filled. AE-47: exhausted players may use theirs too."""
    return g.room(seat) == 0


def may_use_in_main(g: AeonsEnd, seat: int) -> bool:
    """AE-46: in the own main phase, or in anybody's."""
    if not is_full(g, seat):
        return False
    when = WHEN[g.mages[seat]]
    return when == "any-main-phase" or (when == "own-main-phase" and g.active == seat)


def holder(g: AeonsEnd, mage: int) -> int:
    """The seat of this mage if the track is full; -1 otherwise."""
    for seat in range(g.seats):
        if g.mages[seat] == mage and is_full(g, seat):
            return seat
    return -1


def use_ability(g: AeonsEnd, seat: int) -> None:
    """AE-45, R-24: all charges are removed first, then the text is carried out."""
    g.charges[seat] = 0
    mage = g.mages[seat]
    if mage == BRAMA:
        g.do(HealPlayer(seat, 4))
    elif mage == JIAN:
        g.do(CastTwice(seat))
    elif mage == KADIR:
        g.gate = True
        g.do(TakeSpells(g.active, 3))
    elif mage == LASH:
        g.do(ShuffleIn(seat, 1))
    elif mage == MIST:
        g.do(DrawAlly(seat, 4))
    elif mage == PHAEDRAXA:
        g.shielded = True
        tell(g, "shielded")
    elif mage == ADELHEIM:
        g.nemesis_discard.append(g.drawn.pop())
    else:  # Xaxos
        total = 0
        for ally in g.allies(seat):
            total += g.room(ally)
        g.do(GiveCharges(seat, min(4, total)), Look(seat))


class TakeSpells(Frame[AeonsEnd]):
    """Otherworldly Gate: the active player takes up to three spells from the discard pile, one at a time."""

    fields: ClassVar = {"count": Whole(0, 3)}

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count = count

    def choices(self, g: AeonsEnd) -> list[Move]:
        if self.count == 0:
            return NOTHING
        spells = [card for card in ordered(g.discards[self.seat]) if TYPE[card] == SPELL]
        return [*[TAKE.at(card) for card in spells], DONE.at()] if spells else NOTHING

    def resume(self, g: AeonsEnd, move: Move) -> None:
        if move.verb is TAKE:
            take_discarded(g, self.seat, move.args[0])
            g.do(TakeSpells(self.seat, self.count - 1))


def take_discarded(g: AeonsEnd, seat: int, card: int) -> None:
    """From the discard pile into the hand; of equal cards the one lying highest."""
    pile = g.discards[seat]
    place = len(pile) - 1
    while pile[place] != card:
        place -= 1
    pile.pop(place)
    g.hands[seat].append(card)


class GiveCharges(Frame[AeonsEnd]):
    """Metaphysical Link: charges for allies, one at a time, split freely among those with a free slot (D15, R-9)."""

    fields: ClassVar = {"count": Whole(0, 4)}

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count = count

    def options(self, g: AeonsEnd) -> list[int]:
        return [ally for ally in g.allies(self.seat) if g.room(ally) > 0] if self.count else []

    def choices(self, g: AeonsEnd) -> list[Move]:
        """Unasked where one ally is left, or every free slot is filled."""
        options = self.options(g)
        room = sum([g.room(ally) for ally in options])
        return [CHOOSE.at(ally) for ally in options] if len(options) > 1 and room > self.count else NOTHING

    def resume(self, g: AeonsEnd, move: Move) -> None:
        self.give(g, move.args[0])

    def run(self, g: AeonsEnd) -> None:
        options = self.options(g)
        if options:
            self.give(g, options[0])

    def give(self, g: AeonsEnd, ally: int) -> None:
        gain_charge(g, ally)
        g.do(GiveCharges(self.seat, self.count - 1))


class Look(Frame[AeonsEnd]):
    """Metaphysical Link: look at the whole turn order deck and put it back in any order (D17)."""

    def run(self, g: AeonsEnd) -> None:
        look_through_turn_deck(g, self.seat)


class Foresee(Frame[AeonsEnd]):
    """AE-18, D1: Phaedraxa may use her ability when a turn order card was drawn."""

    def choices(self, g: AeonsEnd) -> list[Move]:
        return [ABILITY.at(self.seat), DONE.at()]

    def resume(self, g: AeonsEnd, move: Move) -> None:
        if move.verb is ABILITY:
            use_ability(g, self.seat)


class Ward(Frame[AeonsEnd]):
    """AE-61, D8: Adelheim may cancel the attack or power just drawn."""

    def choices(self, g: AeonsEnd) -> list[Move]:
        return [ABILITY.at(self.seat), DONE.at()]

    def resume(self, g: AeonsEnd, move: Move) -> None:
        if move.verb is ABILITY:
            use_ability(g, self.seat)


FORESEE: Final = [Foresee(seat) for seat in range(4)]
WARD: Final = [Ward(seat) for seat in range(4)]
