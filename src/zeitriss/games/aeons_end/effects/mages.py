"""The mages' abilities (AE-45 to AE-47)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from zeitriss.core.frame import NO_MOVES
from zeitriss.core.move import Move
from zeitriss.games.aeons_end import book
from zeitriss.games.aeons_end.book import Acting
from zeitriss.games.aeons_end.cards import FOE, MAGE, PRINTED, SPELL, TYPE, WHEN
from zeitriss.games.aeons_end.causes import Effect, because, cause_of
from zeitriss.games.aeons_end.effects.casting import CastTwice
from zeitriss.games.aeons_end.effects.life import gain_charge
from zeitriss.games.aeons_end.effects.players import DrawAlly, HealPlayer
from zeitriss.games.aeons_end.effects.turn_cards import Look, ShuffleIn
from zeitriss.games.aeons_end.moves import ABILITY, CHOOSE, DONE, TAKE
from zeitriss.games.aeons_end.shapes import OfCount
from zeitriss.games.aeons_end.state import CHARGES, DISCARDS, DRAWN, HANDS, MAGES, NEMESIS_DISCARD, AeonsEnd


def is_full(g: AeonsEnd, seat: i64) -> bool:
    """AE-45: the track is completely filled. AE-47: exhausted players may use theirs too."""
    return g.room(seat) == 0


def may_use_in_main(g: AeonsEnd, seat: i64) -> bool:
    """AE-46: in the own main phase, or in anybody's."""
    if not is_full(g, seat):
        return False
    when = WHEN[MAGES.at(g, seat)]
    return when == "any-main-phase" or (when == "own-main-phase" and g.active == seat)


def holder(g: AeonsEnd, mage: i64) -> i64:
    """The seat of this mage if the track is full; -1 otherwise."""
    cells, mages = g.cells, MAGES.start
    for seat in range(i64(g.seats)):
        if cells[mages + seat] == mage and is_full(g, seat):
            return seat
    return -1


def use_ability(g: AeonsEnd, seat: int) -> None:
    """AE-45, AE-R24: all charges are removed first, then the text is carried out."""
    mage = MAGES.at(g, seat)
    CHARGES.put(g, seat, 0)
    book.ability.texts[mage](g, seat, cause_of(MAGE.names[mage]))


def open_gate(g: AeonsEnd, seat: int, mage: int) -> None:
    """Kadir: the active player takes up to three spells back; opened breaches hold two spells each (AE-37)."""
    g.gate = True
    g.do(TakeSpells(g.active, 3))


def shield(g: AeonsEnd, seat: int, mage: int) -> None:
    """Phaedraxa. AE-54: nobody takes damage in this turn."""
    g.shielded = True
    because(g, mage, g.tell("shielded"))


class TakeSpells(OfCount):
    """Otherworldly Gate: the active player takes up to three spells from the discard pile, one at a time."""

    of = cause_of("kadir")

    def choices(self, g: AeonsEnd) -> list[Move]:
        spells = [TAKE.at(card) for card in DISCARDS[self.seat].different(g) if TYPE[card] == SPELL]
        return [*spells, DONE.at()] if spells and self.count else NO_MOVES

    def resume(self, g: AeonsEnd, move: Move) -> None:
        if move.verb is TAKE:
            take_discarded(g, self.seat, move.a)
            g.do(TakeSpells(self.seat, self.count - 1))


def take_discarded(g: AeonsEnd, seat: int, card: int) -> None:
    """From the discard pile into the hand; of equal cards the one lying highest."""
    pile = DISCARDS[seat]
    place: i64 = pile.size(g) - 1
    while pile.at(g, place) != card:
        place -= 1
    pile.take(g, place)
    HANDS[seat].add(g, card)


class GiveCharges(OfCount):
    """Metaphysical Link: charges for allies, one at a time, split freely among those with a free slot (D15, AE-R9)."""

    of = cause_of("xaxos")

    def options(self, g: AeonsEnd) -> list[int]:
        return [ally for ally in g.allies(self.seat) if g.room(ally) > 0] if self.count else []

    def choices(self, g: AeonsEnd) -> list[Move]:
        """Unasked where one ally is left, or every free slot is filled."""
        options = self.options(g)
        room = sum([g.room(ally) for ally in options])
        return [CHOOSE.at(ally) for ally in options] if len(options) > 1 and room > self.count else NO_MOVES

    def resume(self, g: AeonsEnd, move: Move) -> None:
        gain_charge(g, move.a, 1, self.of)
        g.do(GiveCharges(self.seat, self.count - 1))

    def run(self, g: AeonsEnd) -> None:
        for ally in self.options(g)[:1]:
            self.resume(g, CHOOSE.at(ally))


class MayUseAbility(Effect):
    """A window in which only this mage's ability may be used."""

    def choices(self, g: AeonsEnd) -> list[Move]:
        return [ABILITY.at(self.seat), DONE.at()]

    def resume(self, g: AeonsEnd, move: Move) -> None:
        if move.verb is ABILITY:
            use_ability(g, self.seat)


class Foresee(MayUseAbility):
    """AE-18, D1: Phaedraxa may use her ability when a turn order card was drawn."""

    of = cause_of("phaedraxa")


class Ward(MayUseAbility):
    """AE-61, D8: Adelheim may cancel the attack or power just drawn."""

    of = cause_of("adelheim")

    def about(self, g: AeonsEnd) -> dict[str, int | str]:
        return super().about(g) | {"foe": FOE.word(DRAWN.top(g))}


ABILITIES: Final[dict[str, Acting]] = {
    "adelheim": lambda g, seat, mage: NEMESIS_DISCARD.add(g, DRAWN.pop(g)),  # the attack or power just drawn
    "brama": lambda g, seat, mage: g.do(HealPlayer(seat, PRINTED["brama"]["heal"], mage)),
    "jian": lambda g, seat, mage: g.do(CastTwice(seat, mage)),
    "kadir": open_gate,
    "lash": lambda g, seat, mage: g.do(ShuffleIn(seat, PRINTED["lash"]["damage"], mage)),
    "mist": lambda g, seat, mage: g.do(DrawAlly(seat, 4, mage)),
    "phaedraxa": shield,
    "xaxos": lambda g, seat, mage: g.do(GiveCharges(seat, 4), Look(seat)),
}
book.ability.learn(ABILITIES)
