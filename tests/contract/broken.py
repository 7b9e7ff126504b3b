"""Broken games, all made from Spark: each one breaks one promise."""

from __future__ import annotations

import dataclasses
import itertools
from collections.abc import Callable
from typing import Any, Self

from tests.example.src import spark
from tests.example.src.spark import knowledge, setup, turn
from tests.example.src.spark.cards import LIGHT
from tests.example.src.spark.moves import LAY
from tests.example.src.spark.state import FIELDS, Spark

from zeitriss.core.board import board, layout
from zeitriss.core.errors import BadSnapshot
from zeitriss.core.game import Game
from zeitriss.core.move import Catalogue, Move
from zeitriss.core.news import WHO
from zeitriss.core.rng import Rng
from zeitriss.core.schema import Kind
from zeitriss.core.state import State

SPARK: Game[Spark] = spark.GAME
GAMES: dict[str, Game[Spark]] = {}


def game(name: str, **changes: Any) -> None:
    GAMES[name] = dataclasses.replace(SPARK, **changes)


# --- copies and records ---


class SharesHands(Spark):
    def clone(self) -> Self:
        copy = super().clone()
        copy.hands = self.hands.copy()
        return copy


class SharesChance(Spark):
    def copy_into(self, copy: State) -> None:
        super().copy_into(copy)
        copy.rng = self.rng


class CopiesFrames(Spark):
    def copy_into(self, copy: State) -> None:
        super().copy_into(copy)
        for i, frame in enumerate(self.stack):
            if isinstance(frame, turn.Lay):
                copy.stack[i] = turn.Lay(frame.seat)


class Anything(Kind):
    def read(self, data: Any, path: str, seats: int) -> Any:
        return data


def counted(g: Spark) -> dict[tuple[str, int], int]:
    """A stock that takes whatever lies there for right."""
    lying = [*itertools.chain(*g.hands), *g.burnt, *(card for card in g.laid if card >= 0), g.ember]
    return {("light", card): lying.count(card) for card in lying}


deals = itertools.count()


def deal_differently(g: Spark) -> None:
    for _ in range(next(deals)):
        g.rng.word()
    setup.deal(g)


game("a clone shares a hand", blank=SharesHands)
game("a clone shares the chance", blank=SharesChance)
game("a clone copies frames", blank=CopiesFrames)
game("points are not saved", fields={k: v for k, v in FIELDS.items() if k != "points"}, check=lambda g: None)
game("points may be anything", fields=FIELDS | {"points": Anything()}, check=lambda g: None)
game("cards may be doubled", stock=counted, check=lambda g: None)
game("every deal is another one", deal=deal_differently)


# --- moves and frames ---


def first_asked_by(cls: type[turn.Lay], name: str) -> None:
    """A game whose first question is asked by another frame."""

    def deal(g: Spark) -> None:
        setup.deal(g)
        g.stack[-1] = cls(0)

    game(name, deal=deal, frames=SPARK.frames | {cls.__name__: cls}, bound=20)


class Wavering(turn.Lay):
    turns = itertools.count()

    def choices(self, g: Spark) -> list[Move]:
        return super().choices(g)[:: 1 if next(self.turns) % 2 else -1]


class Stammering(turn.Lay):
    def choices(self, g: Spark) -> list[Move]:
        return super().choices(g) * 2


class Noting(turn.Lay):
    notes: list[int] = []  # noqa: RUF012 - that is what is broken

    def choices(self, g: Spark) -> list[Move]:
        self.notes[:] = g.hands[self.seat]
        return [LAY.at(card) for card in self.noted()]

    def noted(self) -> list[int]:
        return self.notes[:]

    def resume(self, g: Spark, move: Move) -> None:
        """Whatever is laid, so that the game goes on with the wrong light."""
        g.hands[self.seat].pop()
        g.laid[self.seat] = move.args[0]


class DeadEnd(turn.Lay):
    def resume(self, g: Spark, move: Move) -> None:
        super().resume(g, move)
        g.stack.clear()


class Endless(turn.Lay):
    def resume(self, g: Spark, move: Move) -> None:
        g.do(self)


class Losing(turn.Lay):
    def resume(self, g: Spark, move: Move) -> None:
        g.hands[0].remove(move.args[0])


class Changing(turn.Lay):
    def resume(self, g: Spark, move: Move) -> None:
        super().resume(g, move)
        self.seat = 1


class Muttering(turn.Lay):
    def resume(self, g: Spark, move: Move) -> None:
        g.tell("mutters", WHO, self.seat)
        super().resume(g, move)


class Telltale(turn.Lay):
    """Who holds bright lights is not asked: everybody sees that, and knows."""

    def choices(self, g: Spark) -> list[Move]:
        return [] if sum(g.hands[self.seat]) > 9 else super().choices(g)

    def run(self, g: Spark) -> None:
        self.resume(g, LAY.at(g.hands[self.seat][0]))


def begin_with_telltale(g: Spark) -> None:
    setup.deal(g)
    g.stack[-2] = Telltale(1)


comma = Catalogue()
comma.verb("lay", "lay, {light}", light=LIGHT)

first_asked_by(Wavering, "the order of moves changes")
first_asked_by(Stammering, "a move is offered twice")
first_asked_by(Noting, "two games share their notes")
first_asked_by(DeadEnd, "a move leads nowhere")
first_asked_by(Endless, "it never ends")
first_asked_by(Losing, "a card is lost")
first_asked_by(Changing, "a frame changes")
game("a skipped question tells", deal=begin_with_telltale, frames=SPARK.frames | {"Telltale": Telltale})
game("a text holds a comma", catalogue=comma)


# --- knowledge ---


def also(tells: Callable[[Spark, int | None], Any]) -> Callable[[Spark, int | None], dict[str, Any]]:
    """The right view and something that should not be in it."""
    return lambda g, seat: knowledge.view(g, seat) | {"leak": tells(g, seat)}


def imagined(change: Callable[[Spark, Spark, int], Any]) -> Callable[[Spark, int, Rng], None]:
    """The right worlds, spoilt."""

    def redeal(world: Spark, seat: int, rng: Rng) -> None:
        g = world.clone()
        knowledge.redeal(world, seat, rng)
        change(world, g, seat)

    return redeal


def keep_ember(world: Spark, g: Spark, seat: int) -> None:
    """Whoever got it in the imagined world gives it back."""
    for zone in (world.laid, *world.hands):
        if world.ember != g.ember and g.ember in zone:
            zone[zone.index(g.ember)] = world.ember
    world.ember = g.ember


def redeal_unsorted(world: Spark, seat: int, rng: Rng) -> None:
    """Turns the unknown cards by a random number of places, starting from where they really lie."""
    hand = world.hands[1 - seat]
    turns = rng.below(len(hand) + 1)
    world.hands[1 - seat] = hand[turns:] + hand[:turns]


def refuse(g: Spark) -> None:
    raise BadSnapshot("is impossible", "snapshot.table")


ember = also(lambda g, seat: LIGHT.names[g.ember])
game("everybody sees the ember", see=ember)
game("spectators see the ember", see=also(lambda g, seat: g.ember if seat is None else 0))
game("the other's strength shows", see=also(lambda g, seat: sum(g.hands[0]) if seat == 1 else 0))
game("the ember is known in view and worlds", see=ember, redeal=imagined(keep_ember))
game("the ember is never dealt anew", redeal=imagined(keep_ember))
game("every light that is laid is told", hears=lambda g, move, seat: True)
game("worlds are the real one", redeal=lambda world, seat, rng: None)
game("worlds double a card", redeal=imagined(lambda world, g, seat: world.burnt.append(0)))
game("worlds share a hand", redeal=imagined(lambda world, g, seat: setattr(world, "hands", g.hands)))
game("no two cards can change places", check=refuse)
game("worlds depend on the real one", redeal=redeal_unsorted)


# --- scenes, features, words ---


def table(name: str, **changes: Any) -> None:
    game(name, staging=dataclasses.replace(SPARK.staging, **changes))


def edited(old: str, new: str) -> Callable[..., Any]:
    """Panels in which a word of the scene is another one."""

    def change(data: Any) -> Any:
        if isinstance(data, dict):
            return {key: change(value) for key, value in data.items()}
        return [change(item) for item in data] if isinstance(data, list) else new if data == old else data

    return lambda view, say: change(SPARK.staging.panels(view, say))


table("a move stands nowhere", place=lambda move, view: ["nowhere"])
table("two moves look alike", place=lambda move, view: [], label=lambda move, view, say: "Lay")
table("an offer has no words", label=lambda move, view, say: " ")
table("an offer is a bare number", label=lambda move, view, say: str(move.id))
game("nobody knows which card asks")  # as long as nobody says that the rules ask
table("two things have one id", panels=edited("hand-1-0", "hand-1-1"))
table("a thing has no name", panels=edited("Ember", ""))
table("a drawing is missing", panels=edited("spark", "bonfire"))
PROMPT = layout({"place": "prompt"})
table("a zone has no place", boards={"bare": board(PROMPT, PROMPT, PROMPT)}, board=lambda view: "bare")
table("there is no such board", board=lambda view: "elsewhere")
table("a face is missing", face=lambda kind, name, say: {"title": ""})
game("features vary in number", features=lambda view: [1.0] * len(view["burnt"]))
game("features are not numbers", features=lambda view: [float("nan")] * (1 + (view["seat"] or 0)))
game("features say nothing", features=lambda view: [1.0])
first_asked_by(Muttering, "news have no words")
