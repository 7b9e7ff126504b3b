"""Players that somebody must choose: the picks of nemesis cards (by the team) and of player cards (by their player)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from mypy_extensions import i64

from zeitriss.core.move import Domain
from zeitriss.core.schema import One, Whole
from zeitriss.games.aeons_end.ahead import Ahead
from zeitriss.games.aeons_end.cards import card
from zeitriss.games.aeons_end.causes import BY
from zeitriss.games.aeons_end.effects.life import can_heal, foresee_hurt, gain_charge, heal, hurt
from zeitriss.games.aeons_end.effects.measures import MEASURE, ONE, measure
from zeitriss.games.aeons_end.effects.zones import draw
from zeitriss.games.aeons_end.shapes import Pick
from zeitriss.games.aeons_end.state import CHARGES, HANDS, LIVES, AeonsEnd

CRYSTAL: Final = card("crystal")

WHO: Final = Domain(
    "who", ["any", "lowest", "most-life", "most-opened", "most-charges", "most-prepped", "most-crystals"]
)
ANY: Final = 0
LOWEST: Final = 1
MOST_LIFE: Final = 2
MOST_OPENED: Final = 3
MOST_CHARGES: Final = 4
MOST_PREPPED: Final = 5
MOST_CRYSTALS: Final = 6
SCORES: Final[dict[int, Callable[[AeonsEnd, int], int]]] = {
    MOST_LIFE: lambda g, seat: LIVES.at(g, seat),
    MOST_OPENED: lambda g, seat: g.opened(seat),
    MOST_CHARGES: lambda g, seat: CHARGES.at(g, seat),
    MOST_PREPPED: lambda g, seat: len(g.prepped(seat)),
    MOST_CRYSTALS: lambda g, seat: HANDS[seat].count(g, CRYSTAL),
}


def players(g: AeonsEnd, who: int) -> list[int]:
    """Who may be chosen; AE-65: everybody who ties, exhausted players included."""
    if who == ANY:
        return g.everybody()
    if who == LOWEST:
        standing = [seat for seat in range(g.seats) if LIVES.at(g, seat) > 0] or [0]  # AE-52; AE-12 e: a lone player
        least = min([LIVES.at(g, seat) for seat in standing])
        return [seat for seat in standing if LIVES.at(g, seat) == least]
    scores = [SCORES[who](g, seat) for seat in range(g.seats)]
    best = max(scores)
    if who == MOST_PREPPED and best == 0:  # AE-65
        return []
    return [seat for seat in range(g.seats) if scores[seat] == best]


class TeamPick(Pick):
    """AE-55, AE-R29: the team chooses a player, whoever of them answers."""

    team = True


def most_able(abilities: list[int]) -> list[int]:
    """AE-64: those who can do it completely, else those who can do most."""
    best = max(abilities)
    return [seat for seat in range(len(abilities)) if abilities[seat] == best]


class HurtOne(TeamPick):
    """A player takes damage: a number, or so much per unit of a measure."""

    fields: ClassVar = {"who": One(WHO), "amount": Whole(0, 99), "per": One(MEASURE)}

    def __init__(self, seat: int, who: int, amount: int, per: int = ONE) -> None:
        super().__init__(seat)
        self.who = who
        self.amount = amount
        self.per = per

    def about(self, g: AeonsEnd) -> dict[str, int | str]:
        return super().about(g) | {"amount": self.amount * measure(g, self.per)}

    def candidates(self, g: AeonsEnd) -> list[int]:
        return players(g, self.who)

    def carry(self, g: AeonsEnd, player: int) -> None:
        hurt(g, player, self.amount * measure(g, self.per))

    def foresee(self, ahead: Ahead) -> None:
        foresee_pick(ahead, self.who, self.candidates(ahead.g), self.amount * measure(ahead.g, self.per))


def foresee_pick(ahead: Ahead, who: int, found: list[int], amount: int) -> None:
    """Damage to one of those found, who are described by `who`."""
    if ahead.certain and len(found) == 1:
        foresee_hurt(ahead, found[0], amount)
    else:
        ahead.say(f"coming-hurt-{WHO.names[who]}", amount)
        ahead.certain = False


class OwnPick(Pick):
    """The acting player chooses an ally, or whom a card allows."""

    fields: ClassVar = {"amount": Whole(0, 99)}
    causes: ClassVar = BY

    def __init__(self, seat: int, amount: int, cause: i64) -> None:
        super().__init__(seat, cause)
        self.amount = amount

    def about(self, g: AeonsEnd) -> dict[str, int | str]:
        return super().about(g) | {"amount": self.amount}

    def number(self, g: AeonsEnd) -> int:
        return self.amount

    def candidates(self, g: AeonsEnd) -> list[int]:
        return g.allies(self.seat)


class ChargeAlly(OwnPick):
    """An ally receives charges. AE-R9: only one with a free slot."""

    def candidates(self, g: AeonsEnd) -> list[int]:
        return [seat for seat in g.allies(self.seat) if g.room(seat) > 0]

    def carry(self, g: AeonsEnd, player: int) -> None:
        gain_charge(g, player, self.amount, self.cause)


class DrawAlly(OwnPick):
    """An ally draws cards."""

    coming = "coming-draw"

    def carry(self, g: AeonsEnd, player: int) -> None:
        draw(g, player, self.amount, self.cause)


class HealPlayer(OwnPick):
    """Any player regains life (AE-53)."""

    def candidates(self, g: AeonsEnd) -> list[int]:
        return [seat for seat in range(g.seats) if can_heal(g, seat)]

    def carry(self, g: AeonsEnd, player: int) -> None:
        heal(g, player, self.amount, self.cause)
