"""Life and its loss: damage to players and Gravehold, exhaustion, healing (AE-50 to AE-54)."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from zeitriss.core.move import Move
from zeitriss.core.schema import One, Whole
from zeitriss.games.aeons_end.ahead import Ahead
from zeitriss.games.aeons_end.cards import BREACHES, GONE
from zeitriss.games.aeons_end.causes import ACTING, RULES, Effect, Sure, because, tell_blow
from zeitriss.games.aeons_end.effects.breaches import discard_spell, slot_of, spells_on, take_spell
from zeitriss.games.aeons_end.effects.measures import MEASURE, measure
from zeitriss.games.aeons_end.ending import lose
from zeitriss.games.aeons_end.moves import BREACH, BREAK, DISCARD
from zeitriss.games.aeons_end.nemesis import Unleash
from zeitriss.games.aeons_end.nouns import AMOUNT, THE_BREACH, WHO
from zeitriss.games.aeons_end.shapes import Choice, OfAmount
from zeitriss.games.aeons_end.state import CHARGES, DISCARDS, LIVES, STAGES, AeonsEnd


def hit_gravehold(g: AeonsEnd, amount: int, by: i64 = ACTING) -> None:
    """AE-50, AE-3 a."""
    if amount <= 0 or g.shielded:  # AE-54
        return
    g.gravehold = max(0, g.gravehold - amount)
    tell_blow(g, "gravehold-hurt", amount, None, 0, by)
    if g.gravehold == 0:
        lose(g, "gravehold")


def hurt(g: AeonsEnd, seat: int, amount: int, by: i64 = ACTING) -> None:
    """One source of damage to a player (AE-50). What follows from it goes on the stack: call it last."""
    if amount <= 0 or g.shielded:  # AE-54: no life loss, no exhaustion, no doubling
        return
    life = LIVES.at(g, seat)
    if life == 0:  # AE-52: an exhausted player's damage hits Gravehold doubled
        hit_gravehold(g, 2 * amount, by)
        return
    tell_blow(g, "hurt", amount, WHO, seat, by)
    LIVES.put(g, seat, max(0, life - amount))
    if LIVES.at(g, seat) == 0:
        exhaust(g, seat, amount - life, by)


def exhaust(g: AeonsEnd, seat: int, surplus: int, by: i64) -> None:
    """AE-51, in the order of the rulebook (AE-R1)."""
    g.tell("exhausted", WHO, seat)
    if g.seats > 1 and not any(LIVES.list(g)[: g.seats]):  # AE-51 (0), AE-3 b; AE-12 d: a lone player plays on (AE-R4)
        lose(g, "exhausted")
        return
    if surplus > 0:
        g.do(Spill(seat, 2 * surplus, by))
    g.do(Unleash(g.active, 2), BreakBreach(seat), LoseCharges(seat))


class BreakBreach(Choice):
    """AE-51 (2), D7: one of the remaining breaches, opened or closed."""

    coming = "coming-breach"

    def about(self, g: AeonsEnd) -> dict[str, int | str]:
        """The rules ask, whatever it was that exhausted."""
        return {}

    def targets(self, g: AeonsEnd) -> list[Move]:
        return [BREAK.at(breach) for breach in remaining(g, self.seat)]

    def resume(self, g: AeonsEnd, move: Move) -> None:
        STAGES[self.seat].put(g, move.a, GONE)
        g.tell("broken", WHO, self.seat, THE_BREACH, move.a)
        g.do(SpellsFall(self.seat, move.a))


def remaining(g: AeonsEnd, seat: int) -> list[int]:
    """The breaches that are neither absent nor destroyed (AE-39)."""
    return [breach for breach in range(BREACHES) if STAGES[seat].at(g, breach) != GONE]


class SpellsFall(Choice):
    """AE-51 (2): the spells of a destroyed breach go to the discard pile in an order that their owner chooses."""

    coming = ""
    fields: ClassVar = {"breach": One(BREACH)}

    def __init__(self, seat: int, breach: int) -> None:
        super().__init__(seat)
        self.breach = breach

    def about(self, g: AeonsEnd) -> dict[str, int | str]:
        return {"breach": BREACH.word(self.breach)}

    def targets(self, g: AeonsEnd) -> list[Move]:
        return [DISCARD.at(card) for card in spells_on(g, self.seat, self.breach)]

    def resume(self, g: AeonsEnd, move: Move) -> None:
        discard_spell(g, slot_of(g, self.seat, self.breach, move.a))
        self.run(g)

    def run(self, g: AeonsEnd) -> None:
        """Those that are left, as they lie."""
        for _ in range(2):
            card = take_spell(g, self.seat * 8 + self.breach * 2)
            if card >= 0:
                DISCARDS[self.seat].add(g, card)


class LoseCharges(Effect):
    """AE-51 (3): all of them."""

    coming = "coming-charges"
    by: ClassVar[int] = RULES

    def run(self, g: AeonsEnd) -> None:
        lose_charges(g, self.seat, CHARGES.at(g, self.seat), self.by)


class Spill(OfAmount):
    """AE-51 (4): what exceeded the remaining life hits Gravehold, doubled."""

    coming = "coming-gravehold"
    sure = True

    def run(self, g: AeonsEnd) -> None:
        hit_gravehold(g, self.amount, self.cause)


class Hurt(OfAmount):
    """This player takes damage."""

    def run(self, g: AeonsEnd) -> None:
        hurt(g, self.seat, self.amount, self.cause)

    def foresee(self, ahead: Ahead) -> None:
        foresee_hurt(ahead, self.seat, self.amount)


def foresee_hurt(ahead: Ahead, seat: int, amount: int) -> None:
    """AE-51, AE-52: the loss of life alone is certain, what exhaustion brings beside it is not."""
    g = ahead.g
    ahead.say("coming-hurt", amount, who=WHO.of(seat))
    if amount <= 0 or g.shielded:
        return
    life = LIVES.at(g, seat)
    LIVES.put(g, seat, max(0, life - amount))
    hit_gravehold(g, 2 * (amount - life))
    if 0 < life <= amount:
        ahead.say("plan-exhausted", who=WHO.of(seat))


class HitGravehold(Sure):
    """Gravehold takes damage: a number, or so much per unit of a measure."""

    coming = "coming-gravehold"
    fields: ClassVar = {"amount": Whole(0, 999), "per": One(MEASURE)}

    def __init__(self, seat: int, amount: int, per: int = 0) -> None:
        super().__init__(seat)
        self.amount = amount
        self.per = per

    def number(self, g: AeonsEnd) -> int:
        return self.amount * measure(g, self.per)

    def run(self, g: AeonsEnd) -> None:
        hit_gravehold(g, self.number(g))


class HealGravehold(OfAmount):
    """AE-5: never above the starting value."""

    coming = "coming-heal"
    sure = True

    def run(self, g: AeonsEnd) -> None:
        gained = min(self.amount, g.full_gravehold() - g.gravehold)
        g.gravehold += gained
        if gained:
            because(g, self.cause, g.tell("gravehold-healed", AMOUNT, gained))


class HealNemesis(OfAmount):
    """AE-5."""

    coming = "coming-heal-nemesis"

    def run(self, g: AeonsEnd) -> None:
        gained = min(self.amount, g.full_nemesis() - g.nemesis_life)
        g.nemesis_life += gained
        if gained:
            because(g, self.cause, g.tell("nemesis-healed", AMOUNT, gained))


def can_heal(g: AeonsEnd, seat: int) -> bool:
    """AE-53: life between 1 and the starting life − 1."""
    return 0 < LIVES.at(g, seat) < g.full_life()


def heal(g: AeonsEnd, seat: int, amount: int, by: i64 = ACTING) -> None:
    if can_heal(g, seat):
        gained = min(amount, g.full_life() - LIVES.at(g, seat))
        LIVES.add(g, seat, gained)
        because(g, by, g.tell("healed", WHO, seat, AMOUNT, gained))


def gain_charge(g: AeonsEnd, seat: int, amount: int = 1, by: i64 = ACTING) -> None:
    """AE-45: charges beyond the track are lost."""
    gained = min(amount, g.room(seat))
    CHARGES.add(g, seat, gained)
    if gained:
        because(g, by, g.tell("charge", WHO, seat, AMOUNT, gained))


def lose_charges(g: AeonsEnd, seat: int, amount: int, by: i64 = ACTING) -> None:
    if amount:
        CHARGES.add(g, seat, -amount)
        because(g, by, g.tell("charges-lost", WHO, seat, AMOUNT, amount))
