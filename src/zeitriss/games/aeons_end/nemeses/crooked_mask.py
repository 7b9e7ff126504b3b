"""Crooked Mask (König der Masken): corruption (AE-73 to AE-75)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from zeitriss.core.schema import One, Whole
from zeitriss.games.aeons_end.ahead import Ahead
from zeitriss.games.aeons_end.cards import AMOUNTS, CARDS, CORRUPTION, CROOKED_MASK, FIRST_CORRUPTION, TIER, TYPE, foe
from zeitriss.games.aeons_end.causes import ACTING, Effect, Sure, because, cause_of
from zeitriss.games.aeons_end.effects.breaches import TurnAnyBreach
from zeitriss.games.aeons_end.effects.gaining import COST_4, GainFree
from zeitriss.games.aeons_end.effects.hands import PURE, DiscardHand, fitting
from zeitriss.games.aeons_end.effects.life import HealGravehold, HealNemesis, HitGravehold, heal, hit_gravehold, hurt
from zeitriss.games.aeons_end.effects.players import (
    ANY,
    CRYSTAL,
    MOST_CRYSTALS,
    MOST_LIFE,
    HurtOne,
    TeamPick,
    foresee_pick,
    most_able,
    players,
)
from zeitriss.games.aeons_end.effects.zones import TO_DECK, TO_HAND, discard_from_hand, shuffle_deck
from zeitriss.games.aeons_end.moves import SEAT
from zeitriss.games.aeons_end.nemeses.corruptions import (
    CARRY_OUT_CORRUPTIONS,
    PlaceCorruption,
    TakeCorruptions,
    corrupt,
    sink,
)
from zeitriss.games.aeons_end.nemeses.text import Does, Texts, learn
from zeitriss.games.aeons_end.nemesis import NEMESES, Nemesis
from zeitriss.games.aeons_end.nouns import THE_FOE
from zeitriss.games.aeons_end.state import CORRUPTIONS, HANDS, LOOSE, NEMESIS_DECK, NEMESIS_DISCARD, REMOVED, AeonsEnd

CORRUPTER: Final = foe("corrupter")
BY_CORRUPTER: Final = cause_of("corrupter")
SOWN: Final = AMOUNTS["pain-sower"]["player"]
TEMPTED: Final = AMOUNTS["tempt"]["player"]
VEX: Final = AMOUNTS["vex"]["gravehold"]  # for each card of tier 3
VEXED: Final = AMOUNTS["vex"]["discard"]
AFFLICT: Final = AMOUNTS["afflict"]["corruptions"]
RELIEF: Final = AMOUNTS["afflict"]["life"]
RUIN: Final = AMOUNTS["ruin-priest"]["corruptions"]
RUINED: Final = AMOUNTS["ruin-priest"]["discard"]


class CrookedMask(Nemesis):
    def set_up(self, g: AeonsEnd) -> None:
        CORRUPTIONS.lay(g, list(range(FIRST_CORRUPTION, CARDS)))
        CORRUPTIONS.shuffle(g, g.rng)

    def unleash(self, g: AeonsEnd) -> None:
        g.do(CorruptAndShuffle(g.active))

    def before_casting(self, g: AeonsEnd, seat: int) -> None:
        g.do(CARRY_OUT_CORRUPTIONS[seat])

    def after_main(self, g: AeonsEnd, seat: int) -> None:
        g.do(CARRY_OUT_CORRUPTIONS[seat])

    def damaged(self, g: AeonsEnd, seat: int, foe: int) -> None:
        """Corrupter: once per source that removes life, the killing one included."""
        if foe == CORRUPTER:
            corrupt(g, seat, 1, TO_DECK, BY_CORRUPTER)

    def destroyed(self, g: AeonsEnd, seat: int, card: int) -> None:
        """AE-74: a corruption never leaves the game."""
        if TYPE[card] != CORRUPTION:
            REMOVED.add(g, card)
        elif g.fierce():
            LOOSE.add(g, card)
            g.do(PlaceCorruption(seat, card))
        else:
            sink(g, card)


class Corrupt(TeamPick):
    """A player of the team's choice takes a corruption on top of the deck."""

    coming = "coming-corrupt"
    least = 1

    def carry(self, g: AeonsEnd, player: int) -> None:
        corrupt(g, player, 1, TO_DECK)


class CorruptAndShuffle(Corrupt):
    """The unleash: that player then shuffles deck and discard pile together."""

    def carry(self, g: AeonsEnd, player: int) -> None:
        super().carry(g, player)
        shuffle_deck(g, player)


class TeamTurnsBreach(TurnAnyBreach):
    """D16: the team has a player focus a breach; nobody, if no unopened breach is left."""

    coming = "coming-focus"
    team = True


class OthersTurnBreach(TeamTurnsBreach):
    """A player other than this one; AE-12 c: a lone player is both."""

    fields: ClassVar = {"but": One(SEAT)}

    def __init__(self, seat: int, but: int, cause: i64 = ACTING) -> None:
        super().__init__(seat, cause)
        self.but = but

    def owners(self, g: AeonsEnd) -> list[int]:
        return g.allies(self.but)


class FocusOne(Sure):
    """Burden: then a player of the team's choice focuses a breach."""

    def run(self, g: AeonsEnd) -> None:
        g.do(TeamTurnsBreach(g.active))


class SowPain(TeamPick):
    """Pain Sower: a player takes 2 damage, a different one focuses a breach."""

    def carry(self, g: AeonsEnd, player: int) -> None:
        g.do(OthersTurnBreach(g.active, player))
        hurt(g, player, SOWN)

    def foresee(self, ahead: Ahead) -> None:
        foresee_pick(ahead, ANY, self.candidates(ahead.g), SOWN)
        ahead.say("coming-focus")


class Tempt(TeamPick):
    """The player with the most Crystals in hand discards them, takes 3 damage and gains a card that costs up to 4."""

    def candidates(self, g: AeonsEnd) -> list[int]:
        return players(g, MOST_CRYSTALS)  # AE-R16: everybody, if nobody holds one

    def carry(self, g: AeonsEnd, player: int) -> None:
        for _ in range(HANDS[player].count(g, CRYSTAL)):
            discard_from_hand(g, player, CRYSTAL)
        g.do(GainFree(player, COST_4))
        hurt(g, player, TEMPTED)

    def foresee(self, ahead: Ahead) -> None:
        foresee_pick(ahead, MOST_CRYSTALS, self.candidates(ahead.g), TEMPTED)


class Vex(Effect):
    """The top two nemesis cards are discarded; 4 damage to Gravehold for each of level 3."""

    coming = "coming-vex"
    least = VEX

    def run(self, g: AeonsEnd) -> None:
        top = [int(NEMESIS_DECK.take(g, 0)) for _ in range(min(VEXED, NEMESIS_DECK.size(g)))]
        for card in top:
            NEMESIS_DISCARD.add(g, card)
            because(g, self.cause, g.tell("vexed", THE_FOE, card))
        hit_gravehold(g, VEX * len([card for card in top if TIER[card] == 3]))


class Afflict(TeamPick):
    """Two different players, one after the other: two corruptions, then 1 life. AE-12 c: a lone player twice."""

    fields: ClassVar = {"left": Whole(1, 2), "but": One(SEAT, or_none=True)}

    def __init__(self, seat: int, left: int, but: int) -> None:
        super().__init__(seat)
        self.left = left
        self.but = but

    def candidates(self, g: AeonsEnd) -> list[int]:
        return g.everybody() if self.but < 0 else g.allies(self.but)

    def carry(self, g: AeonsEnd, player: int) -> None:
        if self.left > 1:
            g.do(Afflict(self.seat, self.left - 1, player))
        corrupt(g, player, AFFLICT, TO_DECK)
        heal(g, player, RELIEF)

    def foresee(self, ahead: Ahead) -> None:
        for _ in range(self.left):
            ahead.say("coming-corrupt", AFFLICT)


class Ruin(TeamPick):
    """Ruin Priest: a player discards three cards that are no corruption and takes three corruptions into hand."""

    def candidates(self, g: AeonsEnd) -> list[int]:
        return most_able([min(RUINED, len(fitting(g, HANDS[seat], PURE))) for seat in range(g.seats)])

    def carry(self, g: AeonsEnd, player: int) -> None:
        g.do(DiscardHand(player, RUINED, PURE), TakeCorruptions(player, RUIN, TO_HAND))

    def foresee(self, ahead: Ahead) -> None:
        ahead.say("coming-discard-one", RUINED)
        ahead.say("coming-corrupt", RUIN)


NEMESES[CROOKED_MASK] = CrookedMask()
TEXTS: Final[Texts] = {
    "burden": lambda s, n: Does(Corrupt(s), Corrupt(s), FocusOne(s)),
    "corrupter": lambda s, n: Does(HitGravehold(s, n["gravehold"])),
    "tempt": lambda s, n: Does(Tempt(s)),
    "pain-sower": lambda s, n: Does(SowPain(s)),
    "twisting-madness": lambda s, n: Does(HealGravehold(s, n["heal"]), HealNemesis(s, n["heal_nemesis"])),
    "vex": lambda s, n: Does(Vex(s)),
    "afflict": lambda s, n: Does(Afflict(s, n["players"], -1)),
    "bedlam-sage": lambda s, n: Does(HealGravehold(s, n["heal"]), HurtOne(s, MOST_LIFE, n["player"])),
    "ruin-priest": lambda s, n: Does(Ruin(s)),
}
learn(TEXTS)
