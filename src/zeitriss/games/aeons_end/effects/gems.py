"""The gems, text by text (AE-28 A1), beside their printed aether."""

from __future__ import annotations

from typing import Final

from zeitriss.core.frame import Work
from zeitriss.core.move import Move
from zeitriss.games.aeons_end import book
from zeitriss.games.aeons_end.book import Acting
from zeitriss.games.aeons_end.cards import HEAL, MORE, TURN, card
from zeitriss.games.aeons_end.effects.casting import CastAny, castable_of_all
from zeitriss.games.aeons_end.effects.hands import ANY_CARD, DestroyHand, DiscardHand, MayDiscard
from zeitriss.games.aeons_end.effects.life import can_heal, hurt
from zeitriss.games.aeons_end.effects.players import ChargeAlly, DrawAlly, HealPlayer, OwnPick
from zeitriss.games.aeons_end.effects.turn_cards import is_player_card, reveal_turn_card
from zeitriss.games.aeons_end.effects.zones import Draw, TopCard, pop_deck, put_on_deck, reveal
from zeitriss.games.aeons_end.moves import TOSS, UNDER
from zeitriss.games.aeons_end.shapes import Either, May
from zeitriss.games.aeons_end.state import DISCARDS, HANDS, PLAYED, TURN_DECK, TURN_OPEN, AeonsEnd


def gives_aether(g: AeonsEnd, seat: int, card: int) -> None:
    """Nothing but its aether."""


def pays_for_a_gem(g: AeonsEnd, seat: int, card: int) -> None:
    g.gem_aether += MORE[card]


def pays_for_a_spell(g: AeonsEnd, seat: int, card: int) -> None:
    g.spell_aether += MORE[card]


def sift(g: AeonsEnd, seat: int, card: int) -> None:
    """Everybody shows the top card of their deck and may discard it. AE-R22: the active player, then by seats."""
    for other in range(g.seats - 1, -1, -1):
        if other != seat:
            g.do(Sift(other))
    g.do(Sift(seat))


def show_turn_card(g: AeonsEnd, seat: int, card: int) -> None:
    reveal_turn_card(g, card)
    g.do(Quartz(seat))


class DiscardForAlly(MayDiscard):
    """Burning Opal: a hand card, so that an ally draws one."""

    of = card("burning-opal")

    def then(self, g: AeonsEnd, card: int) -> None:
        g.do(DrawAlly(self.seat, 1, self.of))


class Sift(Work[AeonsEnd]):
    """Sifter's Pearl: everybody shows the top card of their deck; whoever has none is skipped."""

    def run(self, g: AeonsEnd) -> None:
        if reveal(g, self.seat, Sifted.of) >= 0:
            g.do(Sifted(self.seat))


class Sifted(TopCard):
    """The owner discards the shown card or leaves it."""

    of = card("sifters-pearl")
    other = TOSS

    def resume(self, g: AeonsEnd, move: Move) -> None:
        if move is TOSS.at():
            DISCARDS[self.seat].add(g, pop_deck(g, self.seat))


class OfferDraw(OwnPick):
    """Amethyst Shard: name an ally, who may draw a card and then discards one."""

    of = card("amethyst-shard")

    def carry(self, g: AeonsEnd, player: int) -> None:
        g.do(MaySwap(player))


class MaySwap(May):
    of = card("amethyst-shard")

    def accept(self, g: AeonsEnd) -> None:
        g.do(Draw(self.seat, 1, self.of), DiscardHand(self.seat, 1, ANY_CARD, self.of))


class OfferBurn(OwnPick):
    """Tourmaline Shard: name an ally with a hand card, who may take 1 damage to destroy one."""

    of = card("tourmaline-shard")

    def candidates(self, g: AeonsEnd) -> list[int]:
        return [seat for seat in g.allies(self.seat) if HANDS[seat].size(g)]

    def carry(self, g: AeonsEnd, player: int) -> None:
        g.do(MayBurn(player))


class MayBurn(May):
    of = card("tourmaline-shard")

    def accept(self, g: AeonsEnd) -> None:
        """AE-R8: prevented damage still pays for it."""
        g.do(DestroyHand(self.seat, 1, ANY_CARD, self.of))
        hurt(g, self.seat, MORE[self.of], self.of)


class Quartz(TopCard):
    """Quartz Shard: the shown turn order card stays or goes under the deck; a player card gives 1 more aether."""

    of = card("quartz-shard")
    other = UNDER

    def about(self, g: AeonsEnd) -> dict[str, int | str]:
        return {"cause": self.named(), "turn": TURN.word(TURN_DECK.at(g, 0))}

    def resume(self, g: AeonsEnd, move: Move) -> None:
        if is_player_card(TURN_DECK.at(g, 0)):
            g.gain_aether(self.seat, MORE[self.of])
        if move is UNDER.at():
            TURN_DECK.add(g, TURN_DECK.take(g, 0))
            TURN_OPEN.add(g, TURN_OPEN.take(g, 0))


class Emerald(Either):
    """Emerald Shard: 1 aether, or a player regains 1 life. AE-64: only with somebody to heal."""

    of = card("emerald-shard")

    def both(self, g: AeonsEnd) -> bool:
        return any(can_heal(g, seat) for seat in range(g.seats))

    def one(self, g: AeonsEnd) -> None:
        g.gain_aether(self.seat, MORE[self.of])

    def other(self, g: AeonsEnd) -> None:
        g.do(HealPlayer(self.seat, HEAL[self.of], self.of))


class Garnet(Either):
    """Garnet Shard: 1 aether, or cast a prepped spell of any player."""

    of = card("garnet-shard")

    def both(self, g: AeonsEnd) -> bool:
        return len(castable_of_all(g)) > 0

    def one(self, g: AeonsEnd) -> None:
        g.gain_aether(self.seat, MORE[self.of])

    def other(self, g: AeonsEnd) -> None:
        g.do(CastAny(self.seat, self.of))


class AmberOnDeck(May):
    """V'riswood Amber: the copy just gained goes on top of the deck, or stays."""

    of = card("vriswood-amber")

    def accept(self, g: AeonsEnd) -> None:
        put_on_deck(g, self.seat, DISCARDS[self.seat].pop(g))


# Played, beside the printed aether. AE-33: some look at whether it is the first or the second of the turn.
PLAYED_GEMS: Final[dict[str, Acting]] = {
    **dict.fromkeys(("crystal", "jade", "vriswood-amber"), gives_aether),
    "moonstone-shard": pays_for_a_gem,
    "searing-ruby": pays_for_a_spell,
    "diamond-cluster": lambda g, seat, card: g.gain_aether(seat, MORE[card] if PLAYED.count(g, card) == 2 else 0),
    "clouded-sapphire": lambda g, seat, card: g.do(ChargeAlly(seat, 1, card) if PLAYED.count(g, card) == 1 else None),
    "burning-opal": lambda g, seat, card: g.do(DiscardForAlly(seat)),
    "sifters-pearl": sift,
    "amethyst-shard": lambda g, seat, card: g.do(OfferDraw(seat, 1, card)),
    "tourmaline-shard": lambda g, seat, card: g.do(OfferBurn(seat, 1, card)),
    "quartz-shard": show_turn_card,
    "emerald-shard": lambda g, seat, card: g.do(Emerald(seat)),
    "garnet-shard": lambda g, seat, card: g.do(Garnet(seat)),
}
book.play.learn(PLAYED_GEMS)
book.on_gain.learn({"vriswood-amber": lambda g, seat, card: g.do(AmberOnDeck(seat))})  # AE-30: also when it was free
