"""The book: what every card does, entered by its name for the moment at which it happens.

    book.cast.learn({"essence-theft": lambda g, by: g.do(damage(by), DiscardToHeal(by.seat))})

A text is a function of the state and of whoever acts; nemesis cards and corruptions have theirs as lines, frames that
are made once for each seat. texts.py sees to it that every card of cards.json is in it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, Generic, TypeVar

from mypy_extensions import i64

from zeitriss.core.frame import Frame
from zeitriss.core.move import Domain
from zeitriss.games.aeons_end.cards import AMOUNTS, CARD, FOE, MAGE, Amounts
from zeitriss.games.aeons_end.state import SEATS, AeonsEnd

T = TypeVar("T")


class Cast:
    """A casting (AE-25, AE-26): which spell, by whom ("you"), from whose breach, with which bonus to every source."""

    def __init__(self, card: int, seat: int, owner: int, breach: int, bonus: int) -> None:
        self.card = card
        self.seat = seat
        self.owner = owner
        self.breach = breach
        self.bonus = bonus


Text = list[Frame[AeonsEnd]]
Casting = Callable[[AeonsEnd, Cast], None]
Acting = Callable[[AeonsEnd, int, int], None]  # by which seat, of which card
Asking = Callable[[AeonsEnd, int], bool]
Counting = Callable[[AeonsEnd], int]


class Chapter(Generic[T]):
    """The texts for one moment, by card."""

    def __init__(self, domain: Domain, silent: T) -> None:
        self.domain = domain
        self.texts: list[T] = [silent for _ in domain.names]
        self.entered: list[bool] = [False for _ in domain.names]

    def learn(self, texts: dict[str, T]) -> None:
        for name, text in texts.items():
            number = self.domain.index[name]
            if self.entered[number]:
                raise ValueError(f"{name} has two texts for one moment")
            self.texts[number] = text
            self.entered[number] = True

    def has(self, number: i64) -> bool:
        return self.entered[number]

    def missing(self, numbers: Iterable[int]) -> list[str]:
        return [self.domain.names[number] for number in numbers if not self.entered[number]]


def nothing(g: AeonsEnd, seat: int, card: int) -> None:
    """The text of a card that has none."""


cast: Final[Chapter[Casting]] = Chapter(CARD, lambda g, by: None)  # a spell
play: Final[Chapter[Acting]] = Chapter(CARD, nothing)  # a gem or a relic
while_prepped: Final[Chapter[Acting]] = Chapter(CARD, nothing)  # AE-40: in the main phase
usable: Final[Chapter[Asking]] = Chapter(CARD, lambda g, seat: True)  # whether it can be used so, beside what it costs
end_of_casting: Final[Chapter[Acting]] = Chapter(CARD, nothing)  # AE-27: a spell that is still prepped
on_gain: Final[Chapter[Acting]] = Chapter(CARD, nothing)  # AE-30: onto the discard pile
ability: Final[Chapter[Acting]] = Chapter(MAGE, nothing)  # AE-45: in the place of a card, the mage as a cause

# Texts in lines, by the seat that carries them out or with which questions to the team come up
suffer: Final[Chapter[list[Text]]] = Chapter(CARD, [])  # AE-75: a corruption
effect: Final[Chapter[list[Text]]] = Chapter(FOE, [[] for _ in range(SEATS)])  # attack, minion's turn, power, strike
at_once: Final[Chapter[list[Text]]] = Chapter(FOE, [[] for _ in range(SEATS)])  # "immediately"
options: Final[Chapter[list[list[Text]]]] = Chapter(FOE, [])  # AE-64: "A or B", by seat and option
life: Final[Chapter[Counting]] = Chapter(FOE, lambda g: 0)  # AE-61: of a minion on which no life is printed


def carry_out(g: AeonsEnd, text: Text) -> None:
    """Line by line, the first one first."""
    g.stack.lay(text)


def for_each_seat(texts: dict[str, Callable[[int, Amounts], T]]) -> dict[str, list[T]]:
    """What is written for one seat with the numbers of the card. Frames never change, so they are made once."""
    return {name: [text(seat, AMOUNTS[name]) for seat in range(SEATS)] for name, text in texts.items()}
