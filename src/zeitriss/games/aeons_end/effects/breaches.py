"""Breaches: focus, open, prep, and the spells that lie on them (AE-34 to AE-39)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from zeitriss.core.move import Move
from zeitriss.core.offers import Offers
from zeitriss.core.vecs import vec
from zeitriss.games.aeons_end.cards import BREACHES, FOCUS_COST, GONE, OPEN_COST, OPENED, PREP_CLOSED
from zeitriss.games.aeons_end.causes import BY, because
from zeitriss.games.aeons_end.moves import FOCUS, OPEN, PREP, TURN_BREACH
from zeitriss.games.aeons_end.nemesis import nemesis
from zeitriss.games.aeons_end.nouns import THE_BREACH, WHO
from zeitriss.games.aeons_end.shapes import Choice
from zeitriss.games.aeons_end.state import DISCARDS, FRESH, HANDS, MARKS, SLOTS, SPELLS, STAGES, AeonsEnd

BIT: Final = vec[i64]([1, 2, 4, 8])


def closed(g: AeonsEnd, seat: int) -> list[int]:
    return [breach for breach in range(BREACHES) if GONE < STAGES[seat].at(g, breach) < OPENED]


def focus_cost(g: AeonsEnd, breach: i64) -> i64:
    """AE-34."""
    return reduced(g, FOCUS_COST[breach])


def open_cost(g: AeonsEnd, seat: i64, breach: i64) -> i64:
    return reduced(g, OPEN_COST[OPENED * breach + STAGES[seat].at(g, breach)])


def reduced(g: AeonsEnd, cost: i64) -> i64:
    """AE-38."""
    if cost <= g.discount:
        return 0
    return cost - g.discount


def focus(g: AeonsEnd, seat: i64, breach: i64) -> None:
    """AE-35: one stage further, or open. AE-36: remembered only for the player whose turn it is."""
    STAGES[seat].add(g, breach, 1)
    if g.is_turn_of(seat):
        g.focused |= BIT[breach]
        g.discount = 0  # AE-R17: a free focus uses the discount up as well


def tell_focus(g: AeonsEnd, seat: i64, breach: i64, by: i64) -> None:
    """Of a breach that nobody has chosen."""
    because(g, by, g.tell("focused", WHO, seat, THE_BREACH, breach))


def open_breach(g: AeonsEnd, seat: i64, breach: i64) -> None:
    STAGES[seat].put(g, breach, OPENED)
    g.discount = 0


def offer_preps(g: AeonsEnd, seat: i64, card: i64, offers: Offers) -> None:
    """AE-37, for the player whose main phase it is."""
    cells, stages, slots = g.cells, STAGES[seat].start, SPELLS.start + seat * SLOTS
    breach: i64
    for breach in range(BREACHES):
        stage = cells[stages + breach]
        if cells[slots + 2 * breach] >= 0:
            fits = stage == OPENED and g.gate and cells[slots + 2 * breach + 1] < 0
        else:
            fits = stage == OPENED or (stage != GONE and (g.focused & BIT[breach] != 0 or PREP_CLOSED[card]))
        if fits:
            offers.add(PREP.id(card, breach))


def offer_turns(g: AeonsEnd, seat: i64, offers: Offers) -> None:
    """A5, A6: closed breaches that can be focused or opened. AE-38: a discount is as good as aether."""
    cells, stages, within = g.cells, STAGES[seat].start, g.aether + g.discount
    breach: i64
    for breach in range(BREACHES):
        stage = cells[stages + breach]
        if GONE < stage < OPENED:
            if FOCUS_COST[breach] <= within:
                offers.add(FOCUS.first + breach)
            if OPEN_COST[OPENED * breach + stage] <= within:
                offers.add(OPEN.first + breach)


def prep(g: AeonsEnd, seat: i64, card: i64, breach: i64) -> None:
    HANDS[seat].remove(g, card)
    slot = seat * 8 + breach * 2 + g.on_breach(seat, breach)
    SPELLS.put(g, slot, card)
    MARKS.put(g, slot, FRESH)  # AE-40: a new prepping, so it may be used again


def spells_on(g: AeonsEnd, seat: i64, breach: i64) -> list[int]:
    """The different spells there, in a fixed order."""
    one, other = SPELLS.at(g, seat * 8 + breach * 2), SPELLS.at(g, seat * 8 + breach * 2 + 1)
    return [card for card in (min(one, other), max(one, other)) if card >= 0][: 1 if one == other else 2]


def slot_of(g: AeonsEnd, seat: i64, breach: i64, card: int, marked: i64 = 0) -> int:
    """Where a copy of this spell lies on that breach, with this mark; -1 if none does."""
    first = seat * 8 + breach * 2
    for slot in (first, first + 1):
        if SPELLS.at(g, slot) == card and MARKS.at(g, slot) & marked == marked:
            return slot
    return -1


def take_spell(g: AeonsEnd, slot: int) -> int:
    """The spell leaves its breach; a second one moves up."""
    card = SPELLS.at(g, slot)
    if slot % 2 == 0:
        SPELLS.put(g, slot, SPELLS.at(g, slot + 1))
        MARKS.put(g, slot, MARKS.at(g, slot + 1))
        slot += 1
    SPELLS.put(g, slot, -1)
    MARKS.put(g, slot, 0)
    return card


def discard_spell(g: AeonsEnd, slot: int) -> None:
    """A prepped spell goes on top of its owner's discard pile."""
    DISCARDS[slot // 8].add(g, take_spell(g, slot))


def destroy_spell(g: AeonsEnd, slot: int) -> None:
    nemesis(g).destroyed(g, slot // 8, take_spell(g, slot))


class TurnBreach(Choice):
    """D16: a free focus of an unopened breach."""

    causes: ClassVar = BY

    def owners(self, g: AeonsEnd) -> list[int]:
        return [self.seat]

    def targets(self, g: AeonsEnd) -> list[Move]:
        return [TURN_BREACH.at(breach, seat) for seat in self.owners(g) for breach in closed(g, seat)]

    def tell_only(self, g: AeonsEnd, move: Move) -> None:
        tell_focus(g, move.b, move.a, self.cause)

    def resume(self, g: AeonsEnd, move: Move) -> None:
        focus(g, move.b, move.a)


class TurnAnyBreach(TurnBreach):
    """A breach of any player."""

    def owners(self, g: AeonsEnd) -> list[int]:
        return g.everybody()
