"""Rageborne (Hassgeburt): fury and strikes (AE-68)."""

from __future__ import annotations

from typing import Final

from zeitriss.games.aeons_end import book
from zeitriss.games.aeons_end.ahead import Ahead
from zeitriss.games.aeons_end.book import carry_out
from zeitriss.games.aeons_end.cards import AMOUNTS, FIRST_STRIKE, FOES, NEMESIS_TURN, RAGEBORNE
from zeitriss.games.aeons_end.causes import ACTING, OfFoe, Sure, because
from zeitriss.games.aeons_end.effects.collective import DiscardTogether
from zeitriss.games.aeons_end.effects.life import HitGravehold
from zeitriss.games.aeons_end.effects.measures import FURY, FURY_AND_ONE
from zeitriss.games.aeons_end.effects.players import ANY, LOWEST, MOST_OPENED, HurtOne
from zeitriss.games.aeons_end.effects.unbinding import COSTLIEST, Unbind
from zeitriss.games.aeons_end.nemeses.text import Does, Texts, either, learn
from zeitriss.games.aeons_end.nemesis import NEMESES, Nemesis, Unleash
from zeitriss.games.aeons_end.nouns import AMOUNT, THE_FOE
from zeitriss.games.aeons_end.shapes import OfTimes
from zeitriss.games.aeons_end.state import STRIKES, STRUCK, TURN_DISCARD, AeonsEnd

IRE: Final = AMOUNTS["unrelenting-ire"]["more"]
STRIKES_FROM: Final = 4  # fury at which the end of a nemesis turn brings a strike


class Rageborne(Nemesis):
    def set_up(self, g: AeonsEnd) -> None:
        g.fury = 1
        STRIKES.lay(g, list(range(FIRST_STRIKE, FOES)))
        STRIKES.shuffle(g, g.rng)

    def unleash(self, g: AeonsEnd) -> None:
        """AE-R15: fury has no upper limit."""
        g.fury += 1
        because(g, ACTING, g.tell("fury", AMOUNT, g.fury))

    def end_nemesis_turn(self, g: AeonsEnd) -> None:
        """Exactly one strike, even if the fury is still high afterwards."""
        if g.fury >= STRIKES_FROM:
            g.do(Strike(g.active, 1))

    def foresee_end(self, ahead: Ahead) -> None:
        """Should Cleave be drawn before the end and calm the fury, it is a strike itself."""
        if ahead.g.fury >= STRIKES_FROM:
            ahead.say("plan-strike", ahead.g.fury)


class Strike(OfTimes):
    """The top strike card is carried out and shuffled back in; then the fury falls. Twice: two complete strikes."""

    coming = "coming-strike"

    def run(self, g: AeonsEnd) -> None:
        if self.times > 1:
            g.do(Strike(self.seat, self.times - 1))
        card = STRIKES.take(g, 0)
        because(g, self.cause, g.tell("strike", THE_FOE, card))
        STRUCK.add(g, card)
        g.do(StrikeOver(g.active, card))
        carry_out(g, book.effect.texts[card][g.active])

    def foresee(self, ahead: Ahead) -> None:
        super().foresee(ahead)
        for _ in range(self.times):
            calm(ahead.g)


class StrikeOver(OfFoe):
    """The strike card goes back into its deck."""

    coming = ""
    sure = True

    def run(self, g: AeonsEnd) -> None:
        STRUCK.remove(g, self.foe)
        STRIKES.add(g, self.foe)
        STRIKES.shuffle(g, g.rng)
        calm(g)


def calm(g: AeonsEnd) -> None:
    """The fury falls after a strike."""
    if g.fury:
        g.fury = max(0, g.fury - (1 if g.fierce() else 3))
        g.tell("fury-falls", AMOUNT, g.fury)


class Ire(Sure):
    """Unrelenting Ire: twice more if both nemesis cards lie in the turn order discard pile."""

    def run(self, g: AeonsEnd) -> None:
        if TURN_DISCARD.count(g, NEMESIS_TURN) == 2:
            g.do(Unleash(g.active, IRE))


class Onslaught(Sure):
    """As many hand cards as there is fury."""

    def run(self, g: AeonsEnd) -> None:
        if g.fury:
            g.do(DiscardTogether(g.active, g.fury))


NEMESES[RAGEBORNE] = Rageborne()
TEXTS: Final[Texts] = {
    "cleave": lambda s, n: Does(Strike(s, n["strike"])),
    "provoker": lambda s, n: Does(HitGravehold(s, n["gravehold"], FURY)),
    "unrelenting-ire": lambda s, n: Does(Unleash(s, n["unleash"]), Ire(s)),
    "blood-cry": lambda s, n: Does(Unleash(s, n["unleash"])),
    "invoke-carnage": lambda s, n: Does(Unleash(s, n["unleash"]), HurtOne(s, ANY, n["player"], FURY_AND_ONE)),
    "scorn": lambda s, n: either([HitGravehold(s, n["gravehold"])], [Unleash(s, n["unleash"])]),
    "avatar-of-wrath": lambda s, n: Does(Strike(s, n["strike"])),
    "onslaught": lambda s, n: Does(Unleash(s, n["unleash"]), Onslaught(s)),
    "rolling-death": lambda s, n: Does(Strike(s, n["strike"])),
    # Strikes
    "convoke": lambda s, n: Does(HurtOne(s, ANY, n["player"])),
    "devastate": lambda s, n: Does(HitGravehold(s, n["gravehold"])),
    "eviscerate": lambda s, n: Does(HurtOne(s, LOWEST, n["player"])),
    "frenzy": lambda s, n: Does(HurtOne(s, MOST_OPENED, n["player"])),
    "raze": lambda s, n: Does(HitGravehold(s, n["gravehold"]), HurtOne(s, ANY, n["player"])),
    "seize": lambda s, n: Does(Unbind(s, COSTLIEST), Unbind(s, COSTLIEST)),
}
learn(TEXTS)
