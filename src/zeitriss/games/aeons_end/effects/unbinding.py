"""Prepped spells that nemesis cards discard; the team chooses where there is a choice (D14, AE-65)."""

from __future__ import annotations

from typing import ClassVar, Final

from zeitriss.core.move import Domain, Move
from zeitriss.core.schema import One
from zeitriss.games.aeons_end.cards import BREACHES, COST
from zeitriss.games.aeons_end.causes import because
from zeitriss.games.aeons_end.effects.breaches import discard_spell, slot_of, spells_on
from zeitriss.games.aeons_end.effects.players import MOST_PREPPED, TeamPick, players
from zeitriss.games.aeons_end.moves import UNBIND
from zeitriss.games.aeons_end.nouns import THE_BREACH, THE_CARD, WHO
from zeitriss.games.aeons_end.shapes import Choice
from zeitriss.games.aeons_end.state import AeonsEnd

SORT: Final = Domain("sort", ["any", "dear", "costliest"])
ANY_SPELL: Final = 0
DEAR: Final = 1  # costs 3 or more
COSTLIEST: Final = 2


def unbindable(g: AeonsEnd, owners: list[int], sort: int) -> list[Move]:
    """One move per different spell on each breach of these players."""
    found: list[Move] = []
    for owner in owners:
        for breach in range(BREACHES):
            if g.on_breach(owner, breach):
                found += [UNBIND.at(card, owner, breach) for card in spells_on(g, owner, breach)]
    least = 3 if sort == DEAR else 0
    if sort == COSTLIEST:
        least = max([COST[move.a] for move in found], default=0)
    return [move for move in found if COST[move.a] >= least]


class Unbind(Choice):
    """One prepped spell of any player goes to its owner's discard pile; without one nothing happens."""

    team = True
    coming = "coming-unbind"
    fields: ClassVar = {"sort": One(SORT)}

    def __init__(self, seat: int, sort: int) -> None:
        super().__init__(seat)
        self.sort = sort

    def owners(self, g: AeonsEnd) -> list[int]:
        return g.everybody()

    def possible(self, g: AeonsEnd) -> bool:
        return len(self.targets(g)) > 0

    def targets(self, g: AeonsEnd) -> list[Move]:
        return unbindable(g, self.owners(g), self.sort)

    def tell_only(self, g: AeonsEnd, move: Move) -> None:
        because(g, self.cause, g.tell("unbound", THE_CARD, move.a, WHO, move.b, THE_BREACH, move.c))

    def resume(self, g: AeonsEnd, move: Move) -> None:
        discard_spell(g, slot_of(g, move.b, move.c, move.a))


class UnbindCostliest(Unbind):
    """One player's costliest prepped spell."""

    fields: ClassVar = {}

    def __init__(self, seat: int) -> None:
        super().__init__(seat, COSTLIEST)

    def owners(self, g: AeonsEnd) -> list[int]:
        return [self.seat]


class UnbindOfMost(TeamPick):
    """Dispel: the player with the most prepped spells discards the costliest of them."""

    coming = "coming-unbind"

    def candidates(self, g: AeonsEnd) -> list[int]:
        return players(g, MOST_PREPPED)

    def carry(self, g: AeonsEnd, player: int) -> None:
        g.do(UnbindCostliest(player))
