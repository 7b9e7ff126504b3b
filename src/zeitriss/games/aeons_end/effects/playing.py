"""Playing a gem or a relic (AE-28 A1, A2; AE-32, AE-33)."""

from __future__ import annotations

from zeitriss.games.aeons_end import book
from zeitriss.games.aeons_end.cards import AETHER
from zeitriss.games.aeons_end.causes import OfCard
from zeitriss.games.aeons_end.state import HANDS, PLAYED, PLAYS, AeonsEnd


def play(g: AeonsEnd, seat: int, card: int) -> None:
    """AE-32: it lies in the play area until the draw phase, unless its text moves it."""
    HANDS[seat].remove(g, card)
    PLAYS[seat].add(g, card)
    carry_out(g, seat, card)


def carry_out(g: AeonsEnd, seat: int, card: int) -> None:
    """AE-33: each time it is played."""
    PLAYED.add(g, card)
    g.gain_aether(seat, AETHER[card])
    book.play.texts[card](g, seat, card)


class PlayGem(OfCard):
    """The text of a gem that lies in the play area."""

    def run(self, g: AeonsEnd) -> None:
        carry_out(g, self.seat, self.card)
