"""Ahead: what will happen, as far as it lies open. Effects foresee themselves (`Effect.foresee`) on these numbers.

What a choice or an unknown card may add is left out: it brings more fury, husks and damage, never less, so whatever is
said is certain.
"""

from __future__ import annotations

from typing import TypedDict

from zeitriss.core.news import SEAT
from zeitriss.games.aeons_end.cards import ATTACK, FOE, FOE_TYPE, HUSKS, POWER
from zeitriss.games.aeons_end.state import DRAWN, LEFT, LIVES, NEMESIS_DECK, PILE, ROW, ROW_TOKENS, AeonsEnd


class Said(TypedDict):
    """A line of the forecast: a message, and what a card does in detail."""

    key: str
    args: dict[str, int | str]
    parts: list[Said]


class Ahead:
    """The least that can have happened so far; `lost` names what would end the game by then."""

    def __init__(self, g: AeonsEnd, shielded: bool) -> None:
        self.g = g
        self.shielded = shielded
        self.fury = int(g.fury)
        self.husks = int(g.husks)
        self.gravehold = int(g.gravehold)
        self.lives: list[int] = LIVES.list(g)[: g.seats]
        self.certain = True  # nobody has been chosen yet: whoever has the lowest life is known
        self.supply = dict(zip(PILE.list(g), LEFT.list(g), strict=True))
        self.stocked = True  # no choice has changed the supply yet
        self.row: dict[int, int] = {}  # what is in play; not a power whose effect is being carried out (AE-58)
        for card, tokens in zip(ROW.cards(g), ROW_TOKENS.cards(g), strict=True):
            if tokens or FOE_TYPE[card] != POWER:
                self.row[card] = tokens
        self.enters = any(FOE_TYPE[card] != ATTACK for card in DRAWN.cards(g))
        self.deck = int(NEMESIS_DECK.size(g))
        self.lost = ""
        self.lines: list[Said] = []

    def say(self, key: str, count: int = -1, foe: int = -1, seat: int = -1, card: str = "") -> None:
        args: dict[str, int | str] = {"card": card} if card else {}
        if count >= 0:
            args["count"] = count
        if foe >= 0:
            args["card"] = FOE.word(foe)
        if seat >= 0:
            args["who"] = SEAT.word(seat)
        self.lines.append({"key": key, "args": args, "parts": []})

    def hit(self, amount: int) -> None:
        """AE-54: a turn that is shielded costs no life."""
        if amount > 0 and not self.shielded:
            self.gravehold -= amount
            if self.gravehold <= 0:
                self.lost = self.lost or "gravehold"

    def hurt(self, seat: int, amount: int) -> None:
        """AE-51, AE-52: a player of whom it is certain takes damage."""
        if self.shielded or amount <= 0:
            return
        if self.lives[seat] == 0:
            self.hit(2 * amount)
        elif self.lives[seat] <= amount:
            self.hit(2 * (amount - self.lives[seat]))
            self.lives[seat] = 0
            self.say("plan-exhausted", seat=seat)
        else:
            self.lives[seat] -= amount

    def lowest(self) -> list[int]:
        """AE-52: who has the lowest life by then."""
        standing = [seat for seat, life in enumerate(self.lives) if life] or [0]
        return [seat for seat in standing if self.lives[seat] == min(self.lives[other] for other in standing)]

    def lose(self, card: int, amount: int) -> None:
        """Life of a minion, tokens of a power; without any it leaves the row."""
        if card in self.row:
            self.row[card] -= amount
            if self.row[card] <= 0:
                del self.row[card]

    def place(self, count: int) -> None:
        """AE-69: husks that enter, and damage for those that cannot."""
        entering = min(count, HUSKS - self.husks)
        self.husks += entering
        self.hit(count - entering)

    def told_as(self, key: str, foe: int, before: int) -> None:
        """What was said since `before` becomes the detail of one line: a card that acts."""
        parts = self.lines[before:]
        del self.lines[before:]
        self.say(key, self.row.get(foe, 0), foe)
        self.lines[-1]["parts"] = parts
