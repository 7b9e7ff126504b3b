"""The turn order deck (AE-17 to AE-22)."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from zeitriss.core.frame import NO_MOVES, Work
from zeitriss.core.move import Move
from zeitriss.core.schema import One, Whole
from zeitriss.games.aeons_end.cards import FIRST_PAIR, NEMESIS_TURN, TURN, WILD
from zeitriss.games.aeons_end.causes import BY, RULES, Effect, because, cause_of
from zeitriss.games.aeons_end.effects.life import hurt
from zeitriss.games.aeons_end.moves import NEXT, SHUFFLE
from zeitriss.games.aeons_end.nouns import THE_OTHER, THE_TURN, WHO
from zeitriss.games.aeons_end.shapes import Choice, Pick
from zeitriss.games.aeons_end.state import ACTED, TURN_DECK, TURN_DISCARD, TURN_OPEN, TURN_TOKENS, AeonsEnd


def refill_turn_deck(g: AeonsEnd) -> None:
    """AE-17: only an empty deck is rebuilt, when a card must be drawn or revealed."""
    if TURN_DECK.size(g) == 0:
        TURN_DISCARD.pour(g, TURN_DECK)
        for seat in range(g.seats):
            ACTED.put(g, seat, 0)  # AE-22
        shuffle_turn_deck(g)
        g.tell("reshuffled")


def shuffle_turn_deck(g: AeonsEnd) -> None:
    TURN_DECK.shuffle(g, g.rng)
    know_turn_deck(g, 0)


def know_turn_deck(g: AeonsEnd, known: i64) -> None:
    """Whether everybody knows where each card of it lies."""
    TURN_OPEN.clear(g)
    for _ in range(TURN_DECK.size(g)):
        TURN_OPEN.add(g, known)


def draw_turn_card(g: AeonsEnd) -> int:
    """AE-17: it lies face up on the discard pile at once."""
    refill_turn_deck(g)
    card = TURN_DECK.take(g, 0)
    TURN_OPEN.take(g, 0)
    TURN_DISCARD.add(g, card)
    tell_turn(g, "turn-card" if is_player_card(card) else "nemesis-turn", card, RULES)
    return card


def reveal_turn_card(g: AeonsEnd, by: i64) -> int:
    """AE-R20: everybody sees the top card."""
    refill_turn_deck(g)
    TURN_OPEN.put(g, 0, 1)
    card = TURN_DECK.at(g, 0)
    tell_turn(g, "revealed-turn", card, by)
    return card


def tell_turn(g: AeonsEnd, key: str, card: int, by: i64) -> None:
    """News about a turn order card and whose it is: nobody's, a player's, a pair's."""
    if g.news is None:  # nobody listens: nothing is looked up
        return
    whose = owners(g, card)
    if not whose:
        because(g, by, g.tell(key, THE_TURN, card))
    elif len(whose) == 1:
        because(g, by, g.tell(f"{key}-of", THE_TURN, card, WHO, whose[0]))
    else:
        because(g, by, g.tell(f"{key}-pair", THE_TURN, card, WHO, whose[0], THE_OTHER, whose[1]))


def is_player_card(card: int) -> bool:
    """AE-21: wild and pair cards count."""
    return card != NEMESIS_TURN


def owner(g: AeonsEnd, card: i64) -> i64:
    """Whose turn order card this is, of those that belong to one player."""
    seat: i64 = 0
    while g.cells[TURN_TOKENS.start + seat] != card:
        seat += 1
    return seat


def owners(g: AeonsEnd, card: int) -> list[int]:
    """Whose turn order card this is; nobody's: wild and nemesis."""
    if card >= FIRST_PAIR:
        return [seat for seat in range(g.seats) if TURN_TOKENS.at(g, seat) // 2 == card - FIRST_PAIR]
    return [seat for seat in range(g.seats) if TURN_TOKENS.at(g, seat) == card]


def shuffle_in(g: AeonsEnd, card: int) -> None:
    """From the turn order discard pile into the deck."""
    TURN_DISCARD.remove(g, card)
    TURN_DECK.add(g, card)
    shuffle_turn_deck(g)


class ShuffleIn(Choice):
    """A discarded player card is shuffled into the turn order deck; its player takes damage.

    Lash: 1 damage, never the wild card. Nothingness: no damage, the wild card too (AE-R13).
    """

    fields: ClassVar = {"damage": Whole(0, 1)}

    causes: ClassVar = BY

    def __init__(self, seat: int, damage: int, cause: i64) -> None:
        super().__init__(seat, cause)
        self.damage = damage

    def targets(self, g: AeonsEnd) -> list[Move]:
        cards = [card for card in TURN_DISCARD.different(g) if is_player_card(card)]
        return [SHUFFLE.at(card) for card in cards if card != WILD or not self.damage]

    def tell_only(self, g: AeonsEnd, move: Move) -> None:
        because(g, self.cause, g.tell("shuffled-in", THE_TURN, move.a))

    def resume(self, g: AeonsEnd, move: Move) -> None:
        card = move.a
        shuffle_in(g, card)
        if card >= FIRST_PAIR:
            g.do(NamePaired(self.seat, card, self.damage, self.cause))
        elif card != WILD:
            hurt(g, owners(g, card)[0], self.damage, self.cause)


class NamePaired(Pick):
    """AE-R12: the team names who of a pair that has acted loses the mark, and takes Lash's damage."""

    team = True
    fields: ClassVar = {"card": One(TURN), "damage": Whole(0, 1)}

    causes: ClassVar = BY

    def __init__(self, seat: int, card: int, damage: int, cause: i64) -> None:
        super().__init__(seat, cause)
        self.card = card
        self.damage = damage

    def candidates(self, g: AeonsEnd) -> list[int]:
        return [seat for seat in owners(g, self.card) if ACTED.at(g, seat)]

    def carry(self, g: AeonsEnd, player: int) -> None:
        ACTED.put(g, player, 0)
        hurt(g, player, self.damage, self.cause)


class Reorder(Effect):
    """D17: the turn order deck is stacked anew, from the top down; `placed` cards lie already."""

    of = cause_of("xaxos")

    fields: ClassVar = {"placed": Whole(0, 9)}

    def __init__(self, seat: int, placed: int) -> None:
        super().__init__(seat)
        self.placed = placed

    def about(self, g: AeonsEnd) -> dict[str, int | str]:
        return super().about(g) | {"place": self.placed + 1}

    def choices(self, g: AeonsEnd) -> list[Move]:
        rest = sorted(set(TURN_DECK.cards(g)[self.placed :]))
        return [NEXT.at(card) for card in rest] if len(rest) > 1 else NO_MOVES

    def resume(self, g: AeonsEnd, move: Move) -> None:
        place: i64 = self.placed
        while TURN_DECK.at(g, place) != move.a:
            place += 1
        TURN_DECK.insert(g, self.placed, TURN_DECK.take(g, place))
        g.do(Reorder(self.seat, self.placed + 1))


class Look(Work[AeonsEnd]):
    """Metaphysical Link: look at the whole turn order deck and put it back in any order (D17).

    Everybody may know what a team member sees (AE-R28); an empty deck is not rebuilt.
    """

    def run(self, g: AeonsEnd) -> None:
        know_turn_deck(g, 1)
        g.do(Reorder(self.seat, 0))
