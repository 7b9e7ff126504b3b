"""The gems (AE-28 A1). A gem's text is carried out each time it is played (AE-33)."""

from __future__ import annotations

from typing import ClassVar, Final

from zeitriss.core.frame import Frame
from zeitriss.core.move import Move
from zeitriss.core.schema import One
from zeitriss.games.aeons_end.cards import CARD, card
from zeitriss.games.aeons_end.effects.casting import CastAny, castable_of_all
from zeitriss.games.aeons_end.effects.hands import DestroyHand, DiscardHand
from zeitriss.games.aeons_end.effects.life import can_heal, hurt
from zeitriss.games.aeons_end.effects.players import ChargeAlly, DrawAlly, HealPlayer, OwnPick
from zeitriss.games.aeons_end.effects.spells import gain_aether
from zeitriss.games.aeons_end.effects.turn_cards import is_player_card, reveal_turn_card
from zeitriss.games.aeons_end.effects.zones import MAY, Draw, discard_from_hand, pop_deck, reveal
from zeitriss.games.aeons_end.moves import DISCARD, DONE, LEAVE, PICK_OPTION, TOSS, UNDER, YES
from zeitriss.games.aeons_end.state import AeonsEnd, ordered
from zeitriss.games.aeons_end.telling import tell_choice

NOTHING: Final[list[Move]] = []
CRYSTAL: Final = card("crystal")
AMETHYST_SHARD: Final = card("amethyst-shard")
MOONSTONE_SHARD: Final = card("moonstone-shard")
EMERALD_SHARD: Final = card("emerald-shard")
QUARTZ_SHARD: Final = card("quartz-shard")
GARNET_SHARD: Final = card("garnet-shard")
TOURMALINE_SHARD: Final = card("tourmaline-shard")
SIFTERS_PEARL: Final = card("sifters-pearl")
DIAMOND_CLUSTER: Final = card("diamond-cluster")
SEARING_RUBY: Final = card("searing-ruby")
BURNING_OPAL: Final = card("burning-opal")
CLOUDED_SAPPHIRE: Final = card("clouded-sapphire")

# Aether that a gem gives in any case; Emerald and Garnet Shard let choose
AETHER: Final = {
    CRYSTAL: 1,
    AMETHYST_SHARD: 1,
    MOONSTONE_SHARD: 1,
    QUARTZ_SHARD: 1,
    TOURMALINE_SHARD: 1,
    card("jade"): 2,
    card("vriswood-amber"): 2,
    SIFTERS_PEARL: 2,
    DIAMOND_CLUSTER: 2,
    SEARING_RUBY: 2,
    BURNING_OPAL: 3,
    CLOUDED_SAPPHIRE: 3,
}


class PlayGem(Frame[AeonsEnd]):
    """The text of a gem that lies in the play area."""

    fields: ClassVar = {"card": One(CARD)}

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def run(self, g: AeonsEnd) -> None:
        play_gem(g, self.seat, self.card)


def play_gem(g: AeonsEnd, seat: int, card: int) -> None:
    g.played.append(card)
    gain_aether(g, seat, AETHER.get(card, 0))
    if card == MOONSTONE_SHARD:
        g.gem_aether += 1
    elif card == SEARING_RUBY:
        g.spell_aether += 1
    elif card == DIAMOND_CLUSTER:
        if g.played.count(card) == 2:  # AE-33
            gain_aether(g, seat, 2)
    elif card == CLOUDED_SAPPHIRE:
        if g.played.count(card) == 1:
            g.do(ChargeAlly(seat))
    elif card == BURNING_OPAL:
        g.do(DISCARD_FOR_ALLY[seat])
    elif card == SIFTERS_PEARL:
        # the active player first, then the others in seat order
        for other in range(g.seats - 1, -1, -1):
            if other != seat:
                g.do(SIFT[other])
        g.do(SIFT[seat])
    elif card == AMETHYST_SHARD:
        g.do(OfferDraw(seat))
    elif card == TOURMALINE_SHARD:
        g.do(OfferBurn(seat))
    elif card == QUARTZ_SHARD:
        reveal_turn_card(g)
        g.do(QUARTZ[seat])
    elif card == EMERALD_SHARD:
        g.do(EMERALD[seat])
    elif card == GARNET_SHARD:
        g.do(GARNET[seat])


class DiscardForAlly(Frame[AeonsEnd]):
    """Burning Opal: a hand card, so that an ally draws one."""

    def choices(self, g: AeonsEnd) -> list[Move]:
        held = ordered(g.hands[self.seat])
        return [*[DISCARD.at(card) for card in held], DONE.at()] if held else NOTHING

    def resume(self, g: AeonsEnd, move: Move) -> None:
        if move.verb is DISCARD:
            discard_from_hand(g, self.seat, move.args[0])
            g.do(DrawAlly(self.seat, 1))


class Sift(Frame[AeonsEnd]):
    """Sifter's Pearl: everybody shows the top card of their deck; whoever has none is skipped."""

    def run(self, g: AeonsEnd) -> None:
        if reveal(g, self.seat) >= 0:
            g.do(SIFTED[self.seat])


class Sifted(Frame[AeonsEnd]):
    """The owner discards the shown card or leaves it."""

    def choices(self, g: AeonsEnd) -> list[Move]:
        return LEAVE_OR_TOSS

    def resume(self, g: AeonsEnd, move: Move) -> None:
        if move is TOSS.at():
            g.discards[self.seat].append(pop_deck(g, self.seat))


class OfferDraw(OwnPick):
    """Amethyst Shard: name an ally, who may draw a card and then discards one."""

    def carry(self, g: AeonsEnd, player: int) -> None:
        g.do(MAY_SWAP[player])


class MaySwap(Frame[AeonsEnd]):
    def choices(self, g: AeonsEnd) -> list[Move]:
        return MAY

    def resume(self, g: AeonsEnd, move: Move) -> None:
        if move is YES.at():
            g.do(Draw(self.seat, 1), DiscardHand(self.seat, 1))


class OfferBurn(OwnPick):
    """Tourmaline Shard: name an ally with a hand card, who may take 1 damage to destroy one."""

    def candidates(self, g: AeonsEnd) -> list[int]:
        return [seat for seat in g.allies(self.seat) if g.hands[seat]]

    def carry(self, g: AeonsEnd, player: int) -> None:
        g.do(MAY_BURN[player])


class MayBurn(Frame[AeonsEnd]):
    def choices(self, g: AeonsEnd) -> list[Move]:
        return MAY

    def resume(self, g: AeonsEnd, move: Move) -> None:
        if move is YES.at():  # prevented damage still pays for it
            g.do(DestroyHand(self.seat, 1))
            hurt(g, self.seat, 1)


class Quartz(Frame[AeonsEnd]):
    """Quartz Shard: the shown turn order card stays or goes under the deck; a player card gives 1 more aether."""

    def choices(self, g: AeonsEnd) -> list[Move]:
        return LEAVE_OR_UNDER

    def resume(self, g: AeonsEnd, move: Move) -> None:
        if is_player_card(g.turn_deck[0]):
            gain_aether(g, self.seat, 1)
        if move is UNDER.at():
            g.turn_deck.append(g.turn_deck.pop(0))
            g.turn_open.append(g.turn_open.pop(0))


class Emerald(Frame[AeonsEnd]):
    """Emerald Shard: 1 aether, or a player regains 1 life. AE-64: only with somebody to heal."""

    def choices(self, g: AeonsEnd) -> list[Move]:
        healable = any(can_heal(g, seat) for seat in range(g.seats))
        return EITHER if healable else NOTHING

    def resume(self, g: AeonsEnd, move: Move) -> None:
        tell_choice(g, "emerald-shard", move.args[0])
        if move is EITHER[0]:
            gain_aether(g, self.seat, 1)
        else:
            g.do(HealPlayer(self.seat, 1))

    def run(self, g: AeonsEnd) -> None:
        gain_aether(g, self.seat, 1)


class Garnet(Frame[AeonsEnd]):
    """Garnet Shard: 1 aether, or cast a prepped spell of any player."""

    def choices(self, g: AeonsEnd) -> list[Move]:
        return EITHER if castable_of_all(g) else NOTHING

    def resume(self, g: AeonsEnd, move: Move) -> None:
        tell_choice(g, "garnet-shard", move.args[0])
        if move is EITHER[0]:
            gain_aether(g, self.seat, 1)
        else:
            g.do(CastAny(self.seat))

    def run(self, g: AeonsEnd) -> None:
        gain_aether(g, self.seat, 1)


EITHER: Final = [PICK_OPTION.at(0), PICK_OPTION.at(1)]
LEAVE_OR_TOSS: Final = [LEAVE.at(), TOSS.at()]
LEAVE_OR_UNDER: Final = [LEAVE.at(), UNDER.at()]
DISCARD_FOR_ALLY: Final = [DiscardForAlly(seat) for seat in range(4)]
SIFT: Final = [Sift(seat) for seat in range(4)]
SIFTED: Final = [Sifted(seat) for seat in range(4)]
MAY_SWAP: Final = [MaySwap(seat) for seat in range(4)]
MAY_BURN: Final = [MayBurn(seat) for seat in range(4)]
QUARTZ: Final = [Quartz(seat) for seat in range(4)]
EMERALD: Final = [Emerald(seat) for seat in range(4)]
GARNET: Final = [Garnet(seat) for seat in range(4)]
