"""What the turn asks of a nemesis. Each nemesis' file answers what concerns it."""

from __future__ import annotations

from typing import Final

from zeitriss.games.aeons_end.ahead import Ahead
from zeitriss.games.aeons_end.cards import NEMESIS
from zeitriss.games.aeons_end.shapes import OfTimes
from zeitriss.games.aeons_end.state import REMOVED, AeonsEnd


class Nemesis:
    """What most of them do not do stands here as nothing."""

    def set_up(self, g: AeonsEnd) -> None:
        """AE-11: carried out before the first turn order card is drawn."""

    def unleash(self, g: AeonsEnd) -> None:
        """AE-66: one unleash."""

    def brings(self, seats: int, fierce: bool) -> int:
        """How much of what is its own comes of one unleash: fury, husks, corruptions, cards devoured."""
        return 1

    def foresee_unleash(self, ahead: Ahead) -> None:
        """What is certain of one unleash; a choice that it puts on the stack ahead is never made."""
        self.unleash(ahead.g)

    def foresee_end(self, ahead: Ahead) -> None:
        """What is certain of the end of a nemesis turn."""

    def end_nemesis_turn(self, g: AeonsEnd) -> None:
        """AE-63."""

    def before_casting(self, g: AeonsEnd, seat: int) -> None:
        """AE-23."""

    def after_main(self, g: AeonsEnd, seat: int) -> None:
        """AE-41."""

    def damaged(self, g: AeonsEnd, seat: int, foe: int) -> None:
        """A player's damage removed life from this minion."""

    def destroyed(self, g: AeonsEnd, seat: int, card: int) -> None:
        """AE-31: a player destroyed this card; it has left its zone."""
        REMOVED.add(g, card)

    def immune(self, g: AeonsEnd, foe: int) -> bool:
        """AE-49: this minion cannot be damaged now."""
        return False


NEMESES: Final[list[Nemesis]] = [Nemesis() for _ in NEMESIS.names]  # each nemesis' file enters itself here


def nemesis(g: AeonsEnd) -> Nemesis:
    return NEMESES[g.nemesis]


class Unleash(OfTimes):
    """AE-66: one after another, with new choices each time."""

    coming = "coming-unleash"

    def run(self, g: AeonsEnd) -> None:
        if self.times > 1:
            g.do(Unleash(self.seat, self.times - 1))
        nemesis(g).unleash(g)

    def foresee(self, ahead: Ahead) -> None:
        super().foresee(ahead)
        for _ in range(self.times):
            nemesis(ahead.g).foresee_unleash(ahead)
