"""The turn order deck (AE-17 to AE-22)."""

from __future__ import annotations

from typing import ClassVar

from zeitriss.core.frame import Frame
from zeitriss.core.move import Move
from zeitriss.core.schema import One, Whole
from zeitriss.games.aeons_end.cards import FIRST_PAIR, NEMESIS_TURN, TURN, WILD
from zeitriss.games.aeons_end.effects.life import hurt
from zeitriss.games.aeons_end.moves import NEXT, NOTHING, SHUFFLE
from zeitriss.games.aeons_end.shapes import Pick
from zeitriss.games.aeons_end.state import AeonsEnd, ordered
from zeitriss.games.aeons_end.telling import tell, tell_turn


def refill_turn_deck(g: AeonsEnd) -> None:
    """AE-17: only an empty deck is rebuilt, when a card must be drawn or revealed."""
    if not g.turn_deck:
        g.turn_deck = g.turn_discard
        g.turn_discard = []
        g.acted = [0] * g.seats  # AE-22
        shuffle_turn_deck(g)
        tell(g, "reshuffled")


def shuffle_turn_deck(g: AeonsEnd) -> None:
    g.rng.shuffle(g.turn_deck)
    g.turn_open = [0] * len(g.turn_deck)


def draw_turn_card(g: AeonsEnd) -> int:
    """AE-17: it lies face up on the discard pile at once."""
    refill_turn_deck(g)
    card = g.turn_deck.pop(0)
    g.turn_open.pop(0)
    g.turn_discard.append(card)
    tell_turn(g, "turn-card", card, owners(g, card))
    return card


def reveal_turn_card(g: AeonsEnd) -> int:
    """AE-R20: everybody sees the top card."""
    refill_turn_deck(g)
    g.turn_open[0] = 1
    tell_turn(g, "revealed-turn", g.turn_deck[0], owners(g, g.turn_deck[0]))
    return g.turn_deck[0]


def is_player_card(card: int) -> bool:
    """AE-21: wild and pair cards count."""
    return card != NEMESIS_TURN


def owners(g: AeonsEnd, card: int) -> list[int]:
    """Whose turn order card this is; nobody's: wild and nemesis."""
    if card >= FIRST_PAIR:
        return [seat for seat in range(g.seats) if g.tokens[seat] // 2 == card - FIRST_PAIR]
    return [seat for seat in range(g.seats) if g.tokens[seat] == card]


def shuffle_in(g: AeonsEnd, card: int) -> None:
    """From the turn order discard pile into the deck."""
    g.turn_discard.remove(card)
    g.turn_deck.append(card)
    shuffle_turn_deck(g)


class ShuffleIn(Frame[AeonsEnd]):
    """A discarded player card is shuffled into the turn order deck; its player takes damage.

    Lash: 1 damage, never the wild card. Nothingness: no damage, the wild card too (AE-R13).
    """

    fields: ClassVar = {"damage": Whole(0, 1)}

    def __init__(self, seat: int, damage: int) -> None:
        super().__init__(seat)
        self.damage = damage

    def targets(self, g: AeonsEnd) -> list[int]:
        return [card for card in ordered(g.turn_discard) if is_player_card(card) and (card != WILD or not self.damage)]

    def choices(self, g: AeonsEnd) -> list[Move]:
        targets = self.targets(g)
        return [SHUFFLE.at(card) for card in targets] if len(targets) > 1 else NOTHING

    def resume(self, g: AeonsEnd, move: Move) -> None:
        self.shuffle(g, move.args[0])

    def run(self, g: AeonsEnd) -> None:
        targets = self.targets(g)
        if targets:
            self.shuffle(g, targets[0])

    def shuffle(self, g: AeonsEnd, card: int) -> None:
        shuffle_in(g, card)
        if card >= FIRST_PAIR:
            g.do(NamePaired(self.seat, card, self.damage))
        elif card != WILD:
            hurt(g, owners(g, card)[0], self.damage)


class NamePaired(Pick):
    """AE-R12: the team names who of a pair that has acted loses the mark, and takes Lash's damage."""

    team = True
    fields: ClassVar = {"card": One(TURN), "damage": Whole(0, 1)}

    def __init__(self, seat: int, card: int, damage: int) -> None:
        super().__init__(seat)
        self.card = card
        self.damage = damage

    def candidates(self, g: AeonsEnd) -> list[int]:
        return [seat for seat in owners(g, self.card) if g.acted[seat]]

    def carry(self, g: AeonsEnd, player: int) -> None:
        g.acted[player] = 0
        hurt(g, player, self.damage)


class Reorder(Frame[AeonsEnd]):
    """D17: the turn order deck is stacked anew, from the top down; `placed` cards lie already."""

    fields: ClassVar = {"placed": Whole(0, 9)}

    def __init__(self, seat: int, placed: int) -> None:
        super().__init__(seat)
        self.placed = placed

    def choices(self, g: AeonsEnd) -> list[Move]:
        rest = ordered(g.turn_deck[self.placed :])
        return [NEXT.at(card) for card in rest] if len(rest) > 1 else NOTHING

    def resume(self, g: AeonsEnd, move: Move) -> None:
        place = g.turn_deck.index(move.args[0], self.placed)
        g.turn_deck.insert(self.placed, g.turn_deck.pop(place))
        g.do(Reorder(self.seat, self.placed + 1))


def look_through_turn_deck(g: AeonsEnd, seat: int) -> None:
    """Everybody may know what a team member sees (AE-R28); an empty deck is not rebuilt."""
    g.turn_open = [1] * len(g.turn_deck)
    g.do(Reorder(seat, 0))
