"""What every nemesis answers to, and the book of texts: what each nemesis card does, line by line."""

from __future__ import annotations

from typing import ClassVar, Final

from zeitriss.core.frame import Frame
from zeitriss.core.schema import Whole
from zeitriss.games.aeons_end.cards import FOE, FOES, NEMESIS, TOKENS
from zeitriss.games.aeons_end.state import AeonsEnd

SEATS: Final = 4


class Line(Frame[AeonsEnd]):
    """One line of a nemesis card's text; whatever the team must choose there, anybody may answer (AE-55)."""

    team = True

    def possible(self, g: AeonsEnd) -> bool:
        """AE-64: whether it can be carried out completely, as an option of "A or B"."""
        return True


Text = list[Line]


class Nemesis:
    """The questions that the turn asks of a nemesis. What most of them do not do stands here as nothing."""

    def set_up(self, g: AeonsEnd) -> None:
        """AE-11: carried out before the first turn order card is drawn."""

    def unleash(self, g: AeonsEnd) -> None:
        """AE-66: one unleash (SPEZIAL)."""

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
        g.removed.append(card)

    def life_of(self, g: AeonsEnd, foe: int) -> int:
        """AE-61: the life with which a minion enters play."""
        return TOKENS[foe]

    def immune(self, g: AeonsEnd, foe: int) -> bool:
        """AE-49: this minion cannot be damaged now."""
        return False


NEMESES: Final[list[Nemesis]] = [Nemesis() for _ in NEMESIS.names]  # each nemesis' file enters itself here

# Texts by card and by the seat with which team questions come up. Frames never change, so they are made once.
EFFECT: Final[list[list[Text]]] = [[[] for _ in range(SEATS)] for _ in range(FOES)]  # attack, Ansturm, power, strike
AT_ONCE: Final[list[list[Text]]] = [[[] for _ in range(SEATS)] for _ in range(FOES)]  # "immediately"
OPTION_A: Final[list[list[Text]]] = [[[] for _ in range(SEATS)] for _ in range(FOES)]
OPTION_B: Final[list[list[Text]]] = [[[] for _ in range(SEATS)] for _ in range(FOES)]


def learn(book: list[list[Text]], texts: list[dict[str, Text]]) -> None:
    """Enter texts: one dictionary per seat."""
    for seat in range(SEATS):
        for name, text in texts[seat].items():
            book[FOE.index[name]][seat] = text


def carry_out(g: AeonsEnd, text: Text) -> None:
    """Line by line, the first one first."""
    g.stack.extend(text[::-1])


def nemesis(g: AeonsEnd) -> Nemesis:
    return NEMESES[g.nemesis]


class Unleash(Line):
    """AE-66: one after another, with new choices each time."""

    fields: ClassVar = {"times": Whole(1, 9)}

    def __init__(self, seat: int, times: int) -> None:
        super().__init__(seat)
        self.times = times

    def run(self, g: AeonsEnd) -> None:
        if self.times > 1:
            g.do(Unleash(self.seat, self.times - 1))
        nemesis(g).unleash(g)
