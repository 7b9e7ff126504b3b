"""How the texts of nemesis cards are written: line by line, with "immediately" and "A or B"."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from zeitriss.core.frame import NO_MOVES, Frame
from zeitriss.core.move import Move
from zeitriss.games.aeons_end import book
from zeitriss.games.aeons_end.ahead import Ahead
from zeitriss.games.aeons_end.book import Text, carry_out, for_each_seat
from zeitriss.games.aeons_end.cards import FOE, Amounts
from zeitriss.games.aeons_end.causes import Effect, OfFoe, foresee
from zeitriss.games.aeons_end.moves import PICK_OPTION
from zeitriss.games.aeons_end.shapes import options_of
from zeitriss.games.aeons_end.state import AeonsEnd


class Does:
    """The text of one card: what it does when it acts, what it does at once, or its two options."""

    def __init__(self, *effect: Frame[AeonsEnd], at_once: Sequence[Frame[AeonsEnd]] = ()) -> None:
        self.effect = list(effect)
        self.at_once = list(at_once)
        self.options: list[Text] = []


def either(one: Text, other: Text) -> Does:
    """Of "A or B" one."""
    does = Does()
    does.options = [one, other]
    return does


Texts = dict[str, Callable[[int, Amounts], Does]]  # by card: its text for a seat, with its numbers


def learn(texts: Texts) -> None:
    """Enter the texts of a group of cards."""
    for name, seats in for_each_seat(texts).items():
        foe = FOE.index[name]
        book.effect.learn({name: [does.effect or [OneOf(seat, foe)] for seat, does in enumerate(seats)]})
        if seats[0].at_once:
            book.at_once.learn({name: [does.at_once for does in seats]})
        if seats[0].options:
            book.options.learn({name: [does.options for does in seats]})


class OneOf(OfFoe):
    """D12, AE-64: of "A or B" the team takes one that can be carried out completely, if there is one."""

    team = True

    def about(self, g: AeonsEnd) -> dict[str, int | str]:
        return options_of(FOE.word(self.foe))

    def legal(self, g: AeonsEnd) -> list[int]:
        one, other = is_complete(g, self.text(g, 0)), is_complete(g, self.text(g, 1))
        return [0, 1] if one == other else [0 if one else 1]

    def text(self, g: AeonsEnd, option: int) -> Text:
        return book.options.texts[self.foe][g.active][option]

    def foresee(self, ahead: Ahead) -> None:
        legal = self.legal(ahead.g)
        if len(legal) > 1:
            ahead.say("coming-choice")
            ahead.certain = ahead.stocked = False
            return
        foresee(ahead, self.text(ahead.g, legal[0]))

    def choices(self, g: AeonsEnd) -> list[Move]:
        legal = self.legal(g)
        return [PICK_OPTION.at(option) for option in legal] if len(legal) > 1 else NO_MOVES

    def resume(self, g: AeonsEnd, move: Move) -> None:
        carry_out(g, self.text(g, move.a))

    def run(self, g: AeonsEnd) -> None:
        carry_out(g, self.text(g, self.legal(g)[0]))


def is_complete(g: AeonsEnd, text: Text) -> bool:
    return all(not isinstance(line, Effect) or line.possible(g) for line in text)
