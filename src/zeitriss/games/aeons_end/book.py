"""The book: what every card does, entered by its name for the moment at which it happens.

    @book.cast("essence-theft")
    def essence_theft(g: AeonsEnd, by: Cast) -> None:
        (3 damage; a hand card may be discarded, so that a player regains 1 life)

A text is a function of the state and of whoever acts; nemesis cards have theirs as lines, frames that are made once for
each seat. texts.py sees to it that every card of cards.json is in it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, Generic, TypeVar

from mypy_extensions import i64

from zeitriss.core.frame import Frame
from zeitriss.core.move import Domain
from zeitriss.games.aeons_end.cards import CARD, FOE, MAGE
from zeitriss.games.aeons_end.state import AeonsEnd

SEATS: Final = 4
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
Using = Callable[[AeonsEnd, int], None]
Asking = Callable[[AeonsEnd, int], bool]
Counting = Callable[[AeonsEnd], int]


class Chapter(Generic[T]):
    """The texts for one moment, by card; a decorator that enters one under the names of its cards."""

    def __init__(self, domain: Domain, silent: T) -> None:
        self.domain = domain
        self.texts: list[T] = [silent for _ in domain.names]
        self.entered: list[bool] = [False for _ in domain.names]

    def __call__(self, *names: str) -> Callable[[T], T]:
        def enter(text: T) -> T:
            self.enter(text, *names)
            return text

        return enter

    def enter(self, text: T, *names: str) -> None:
        for name in names:
            number = self.domain.index[name]
            if self.entered[number]:
                raise ValueError(f"{name} has two texts for one moment")
            self.texts[number] = text
            self.entered[number] = True

    def has(self, number: i64) -> bool:
        return self.entered[number]

    def missing(self, numbers: Iterable[int]) -> list[str]:
        return [self.domain.names[number] for number in numbers if not self.entered[number]]


def no_casting(g: AeonsEnd, by: Cast) -> None:
    """The text of a card that has none."""


def nothing(g: AeonsEnd, seat: int, card: int) -> None:
    """The text of a card that has none."""


def no_ability(g: AeonsEnd, seat: int) -> None:
    """Never: each mage has one."""


def always(g: AeonsEnd, seat: int) -> bool:
    return True


def none(g: AeonsEnd) -> int:
    return 0


cast: Final[Chapter[Casting]] = Chapter(CARD, no_casting)  # a spell
play: Final[Chapter[Acting]] = Chapter(CARD, nothing)  # a gem or a relic
while_prepped: Final[Chapter[Acting]] = Chapter(CARD, nothing)  # AE-40: in the main phase
usable: Final[Chapter[Asking]] = Chapter(CARD, always)  # whether it can be used so, beside what it costs
end_of_casting: Final[Chapter[Acting]] = Chapter(CARD, nothing)  # AE-27: a spell that is still prepped
on_gain: Final[Chapter[Acting]] = Chapter(CARD, nothing)  # AE-30: onto the discard pile
ability: Final[Chapter[Using]] = Chapter(MAGE, no_ability)  # AE-45

# Texts in lines, by the seat that carries them out or with which questions to the team come up
suffer: Final[Chapter[list[Text]]] = Chapter(CARD, [])  # AE-75: a corruption
effect: Final[Chapter[list[Text]]] = Chapter(FOE, [[] for _ in range(SEATS)])  # attack, minion's turn, power, strike
at_once: Final[Chapter[list[Text]]] = Chapter(FOE, [[] for _ in range(SEATS)])  # "immediately"
options: Final[Chapter[list[list[Text]]]] = Chapter(FOE, [])  # AE-64: "A or B", by seat and option
life: Final[Chapter[Counting]] = Chapter(FOE, none)  # AE-61: of a minion on which no life is printed


def carry_out(g: AeonsEnd, text: Text) -> None:
    """Line by line, the first one first."""
    g.stack.lay(text)


def for_all(texts: Callable[[int], dict[str, T]]) -> dict[str, list[T]]:
    """Texts that are written for one seat, by card and then by seat."""
    seats = [texts(seat) for seat in range(SEATS)]
    return {name: [mine[name] for mine in seats] for name in seats[0]}
