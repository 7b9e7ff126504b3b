"""Carapace Queen (Carapax-Königin): husks and swarms (AE-69 to AE-72)."""

from __future__ import annotations

from typing import Final

from zeitriss.games.aeons_end import book
from zeitriss.games.aeons_end.ahead import Ahead
from zeitriss.games.aeons_end.cards import AMOUNTS, CARAPACE_QUEEN, foe
from zeitriss.games.aeons_end.causes import Sure, because
from zeitriss.games.aeons_end.effects.life import HitGravehold, hit_gravehold
from zeitriss.games.aeons_end.effects.players import ANY, LOWEST, HurtOne
from zeitriss.games.aeons_end.effects.unbinding import ANY_SPELL, Unbind
from zeitriss.games.aeons_end.ending import lose
from zeitriss.games.aeons_end.nemeses.husks import place_husks, remove_husks
from zeitriss.games.aeons_end.nemeses.text import Does, Texts, either, learn
from zeitriss.games.aeons_end.nemesis import NEMESES, Nemesis, Unleash
from zeitriss.games.aeons_end.nouns import AMOUNT
from zeitriss.games.aeons_end.shapes import OfCount, OfTimes
from zeitriss.games.aeons_end.state import TURN_DISCARD, AeonsEnd

BROODWOMB: Final = foe("broodwomb")
PER_HUSK: Final = AMOUNTS["maggot-engine"]["life"]
BEACON: Final = AMOUNTS["legion-beacon"]["gravehold"]  # for each husk that leaves
OVERRUN: Final = 13  # a swarm of so many husks is the players' defeat


class CarapaceQueen(Nemesis):
    def set_up(self, g: AeonsEnd) -> None:
        g.husks = 2

    def brings(self, seats: int, fierce: bool) -> int:
        return 3 if fierce else 2

    def unleash(self, g: AeonsEnd) -> None:
        place_husks(g, self.brings(g.seats, g.fierce()))

    def immune(self, g: AeonsEnd, foe: int) -> bool:
        """AE-R6: Broodwomb is no target while a husk is in play."""
        return foe == BROODWOMB and g.husks > 0


class PlaceHusks(OfCount):
    """So many husks enter play."""

    coming = "coming-husks"
    sure = True

    def run(self, g: AeonsEnd) -> None:
        place_husks(g, self.count)


class RemoveHusk(Sure):
    """A husk leaves play, if there is one."""

    def run(self, g: AeonsEnd) -> None:
        if g.husks:
            remove_husks(g, 1)


class Hatch(Sure):
    """One husk per card in the turn order discard pile, the nemesis card of this turn included."""

    def run(self, g: AeonsEnd) -> None:
        g.do(PlaceHusks(self.seat, TURN_DISCARD.size(g)))


class Beacon(Sure):
    """Legion Beacon: half of the husks, rounded up, leave; 2 damage to Gravehold for each."""

    def run(self, g: AeonsEnd) -> None:
        leaving = (g.husks + 1) // 2
        remove_husks(g, leaving)
        g.do(HitGravehold(self.seat, BEACON * leaving))


class Swarm(OfTimes):
    """AE-72: by the number of husks at that moment."""

    coming = "coming-swarm"

    def run(self, g: AeonsEnd) -> None:
        if self.times > 1:
            g.do(Swarm(self.seat, self.times - 1))
        s = g.active
        because(g, self.cause, g.tell("swarm", AMOUNT, g.husks))
        if g.husks <= 3:
            place_husks(g, 4)
        elif g.husks <= 6:
            g.do(Unbind(s, ANY_SPELL), PlaceHusks(s, 2))
        elif g.husks <= 10:
            hit_gravehold(g, 5)
        elif g.husks <= 12:
            g.do(HurtOne(s, LOWEST, 3), RemoveHusk(s))
        else:
            lose(g, "swarm")

    def foresee(self, ahead: Ahead) -> None:
        """More husks do not always leave more behind: the least of all numbers that are possible counts."""
        super().foresee(ahead)
        for _ in range(self.times):
            if ahead.g.husks >= OVERRUN:
                lose(ahead.g, "swarm")
            else:
                ahead.g.husks = min([after_swarm(husks) for husks in range(ahead.g.husks, OVERRUN)])


def after_swarm(husks: int) -> int:
    """AE-72: how many husks there are after a swarm that was survived."""
    if husks <= 3:
        return husks + 4
    if husks <= 6:
        return husks + 2
    return husks if husks <= 10 else husks - 1


NEMESES[CARAPACE_QUEEN] = CarapaceQueen()
TEXTS: Final[Texts] = {
    "broodwomb": lambda s, n: Does(PlaceHusks(s, n["husks"])),
    "endless-throng": lambda s, n: Does(Swarm(s, n["swarm"])),
    "hatch": lambda s, n: Does(Hatch(s)),
    "blot-the-sun": lambda s, n: Does(Swarm(s, n["swarm"]), Unleash(s, n["unleash"]), Swarm(s, n["swarm"])),
    "foul-multitudes": lambda s, n: Does(Swarm(s, n["swarm"]), at_once=[Unleash(s, n["unleash"])]),
    "infest": lambda s, n: either([HurtOne(s, ANY, n["player"])], [Swarm(s, n["swarm"])]),
    "legion-beacon": lambda s, n: Does(Beacon(s), Swarm(s, n["swarm"]), at_once=[Unleash(s, n["unleash"])]),
    "maggot-engine": lambda s, n: Does(Swarm(s, n["swarm"]), at_once=[Unleash(s, n["unleash"])]),
    "spawn": lambda s, n: Does(Swarm(s, n["swarm"]), Unleash(s, n["unleash"]), Swarm(s, n["swarm"])),
}
learn(TEXTS)
book.life.learn({"maggot-engine": lambda g: PER_HUSK * g.husks})  # after its immediate unleashes
