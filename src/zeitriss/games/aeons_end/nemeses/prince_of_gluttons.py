"""Prince of Gluttons (Der Unersättliche): devouring the supply (AE-76 to AE-79)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from zeitriss.core.frame import NO_MOVES
from zeitriss.core.move import Domain, Move
from zeitriss.core.schema import One, Whole
from zeitriss.core.vecs import vec
from zeitriss.games.aeons_end import book
from zeitriss.games.aeons_end.ahead import Ahead
from zeitriss.games.aeons_end.cards import AMOUNTS, GEM, PRINCE_OF_GLUTTONS, RELIC, SPELL, foe
from zeitriss.games.aeons_end.causes import ACTING, Sure, because
from zeitriss.games.aeons_end.effects.damage import take_life
from zeitriss.games.aeons_end.effects.gaining import foremost, pile_of, stocked, take_from_pile
from zeitriss.games.aeons_end.effects.life import HitGravehold, hit_gravehold
from zeitriss.games.aeons_end.effects.measures import EMPTY_PILES, empty_piles
from zeitriss.games.aeons_end.effects.players import ANY, LOWEST, HurtOne
from zeitriss.games.aeons_end.moves import DEVOUR
from zeitriss.games.aeons_end.nemeses.text import Does, Texts, either, learn
from zeitriss.games.aeons_end.nemesis import NEMESES, Nemesis, Unleash
from zeitriss.games.aeons_end.nouns import THE_CARD
from zeitriss.games.aeons_end.shapes import OfCount
from zeitriss.games.aeons_end.state import DEVOURED, LEFT, AeonsEnd, tokens_on

CEREPHAGE: Final = foe("cerephage")
GUZZLED: Final = AMOUNTS["mindguzzler"]["life"]
WITHER: Final = AMOUNTS["cerephage"]["wither"]
FIRST_FEAST: Final = 9  # AE-76: further cards at setup with increased difficulty

WHICH: Final = Domain(
    "pile", ["cheapest", "any", "spell", "cheapest-relic", "costliest-gem", "second-gem", "fresh-gem"]
)
CHEAPEST: Final = 0
ANY_PILE: Final = 1
A_SPELL: Final = 2
CHEAPEST_RELIC: Final = 3
COSTLIEST_GEM: Final = 4
SECOND_GEM: Final = 5
FRESH_GEM: Final = 6  # the costliest gem pile that is still complete: setup
KINDS: Final = vec[i64]([-1, -1, SPELL, RELIC, GEM, GEM, GEM])  # of which type; -1: any


def piles(g: AeonsEnd, which: int) -> list[int]:
    """The non-empty piles that fit the description; ties are the team's choice (AE-65)."""
    kind = KINDS[which]
    found = stocked(g, kind)
    if which in (ANY_PILE, A_SPELL):
        return found
    if which == FRESH_GEM:
        found = [card for card in found if not DEVOURED.has(g, card)]
    first = foremost(found, kind == GEM)
    if which == SECOND_GEM and len(first) == 1:
        return foremost([card for card in found if card != first[0]], True)
    return first


class PrinceOfGluttons(Nemesis):
    def set_up(self, g: AeonsEnd) -> None:
        """AE-76: one card of each gem pile, the costliest first."""
        s = g.active
        if g.fierce():
            for _ in range(FIRST_FEAST):
                g.do(Devour(s, 1, ANY_PILE))
        for _ in range(3):
            g.do(Devour(s, 1, FRESH_GEM))

    def brings(self, seats: int, fierce: bool) -> int:
        return 3 if seats <= 2 else 2

    def unleash(self, g: AeonsEnd) -> None:
        g.do(Devour(g.active, self.brings(g.seats, g.fierce()), CHEAPEST))

    def foresee_unleash(self, ahead: Ahead) -> None:
        """What the cheapest pile lacks; after a choice another one may be the cheapest."""
        g = ahead.g
        cheapest = [pile_of(g, card) for card in piles(g, CHEAPEST)]
        missing = self.brings(g.seats, g.fierce()) - max([LEFT.at(g, pile) for pile in cheapest], default=0)
        if ahead.stocked and missing > 0:
            ahead.say("coming-gravehold", 2 * missing)
            hit_gravehold(g, 2 * missing)
        ahead.stocked = ahead.stocked and len(cheapest) < 2
        if ahead.stocked and cheapest:
            LEFT.put(g, cheapest[0], max(0, -missing))


class Devour(OfCount):
    """AE-77: so many cards from one pile that fits the description."""

    team = True
    coming = "coming-devour"
    fields: ClassVar = {"count": Whole(1, 99), "which": One(WHICH)}

    def __init__(self, seat: int, count: int, which: int, cause: i64 = ACTING) -> None:
        super().__init__(seat, count, cause)
        self.which = which

    def possible(self, g: AeonsEnd) -> bool:
        """AE-R25: a devour that partly turns into damage is complete, one without any fitting pile is not."""
        return len(piles(g, self.which)) > 0

    def choices(self, g: AeonsEnd) -> list[Move]:
        options = piles(g, self.which)
        return [DEVOUR.at(card) for card in options] if len(options) > 1 else NO_MOVES

    def resume(self, g: AeonsEnd, move: Move) -> None:
        devour(g, move.a, self.count)

    def foresee(self, ahead: Ahead) -> None:
        super().foresee(ahead)
        ahead.stocked = False

    def run(self, g: AeonsEnd) -> None:
        options = piles(g, self.which)
        if options:
            devour(g, options[0], self.count)
        else:  # AE-R14
            hit_gravehold(g, 2 * self.count)


def devour(g: AeonsEnd, card: int, count: int) -> None:
    """One by one; each card missing costs Gravehold 2 damage."""
    pile = pile_of(g, card)
    for _ in range(count):
        if g.outcome is not None:
            return
        if LEFT.at(g, pile) == 0:
            hit_gravehold(g, 2)
            continue
        take_from_pile(g, card)
        DEVOURED.add(g, card)
        because(g, ACTING, g.tell("devoured", THE_CARD, card))


class Gnaw(Sure):
    """Cerephage: devour as many cards as its life from a pile of the team's choice."""

    def run(self, g: AeonsEnd) -> None:
        g.do(Devour(g.active, tokens_on(g, CEREPHAGE), ANY_PILE))


class Wither(Sure):
    """Cerephage: then it loses 2 life."""

    def run(self, g: AeonsEnd) -> None:
        take_life(g, CEREPHAGE, WITHER)


NEMESES[PRINCE_OF_GLUTTONS] = PrinceOfGluttons()
TEXTS: Final[Texts] = {
    "gorge": lambda s, n: Does(Devour(s, n["devour"], SECOND_GEM), HurtOne(s, ANY, n["player"])),
    "lobotomize": lambda s, n: either([HurtOne(s, ANY, n["player"])], [Devour(s, n["devour"], A_SPELL)]),
    "thought-biter": lambda s, n: either([HurtOne(s, ANY, n["player"])], [Devour(s, n["devour"], CHEAPEST_RELIC)]),
    "cerephage": lambda s, n: Does(Gnaw(s), Wither(s)),
    "godfeeders": lambda s, n: Does(HitGravehold(s, n["gravehold"]), Devour(s, n["devour"], COSTLIEST_GEM)),
    "mindguzzler": lambda s, n: Does(Unleash(s, n["unleash"])),
    "digest": lambda s, n: either([Unleash(s, n["unleash"])], [HurtOne(s, ANY, n["player"], EMPTY_PILES)]),
    "vile-feast": lambda s, n: Does(HitGravehold(s, n["gravehold"], EMPTY_PILES)),
    "memory-eater": lambda s, n: Does(HurtOne(s, LOWEST, n["player"], EMPTY_PILES)),
}
learn(TEXTS)
book.life.learn({"mindguzzler": lambda g: GUZZLED + empty_piles(g)})
