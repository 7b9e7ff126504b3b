"""Thinker: a bot that thinks ahead. Owl and Dragon differ only in how much.

A decision may be thought through in independent parts with generators of their own, whose findings are added up. So
parts may run one after the other or on several cores, and the answer is the same.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any, ClassVar

from zeitriss.bots.base import Bot
from zeitriss.bots.greedy import Greedy
from zeitriss.bots.search.finding import SLIGHT, Finding, finding
from zeitriss.bots.search.judge import Judge
from zeitriss.bots.search.playouts import Playouts
from zeitriss.bots.search.policy import Policy
from zeitriss.bots.search.tree import Tree
from zeitriss.bots.search.worlds import Worlds
from zeitriss.bots.seat import Seat
from zeitriss.core.game import Game
from zeitriss.core.move import Move
from zeitriss.core.rng import seeded

RIVALS = 7  # moves beside the policy's own that are played on
PARTS = 4  # in which a Dragon thinks where findings add up
Data = tuple[int, float, float, float, float, float]


@dataclass(frozen=True)
class Thought:
    """A decision thought through: the moves, best first, with the chance of winning that each was given."""

    moves: list[tuple[Move, float]]
    complete: bool = True  # False: the machine is slow, and the time was up before all was thought

    @property
    def move(self) -> Move:
        return self.moves[0][0]


class Thinker(Bot):
    patience: ClassVar[float]  # seconds after which people at a table have waited enough; see `cap`

    def __init__(self, game: Game[Any], seed: int | str = 0, cap: float = 0.0) -> None:
        """`cap`: seconds after which each part stops; 0: never, so that every machine plays the same."""
        super().__init__(game, seed)
        self.cap = cap

    def effort(self, seats: int) -> int:
        """Steps, worlds or playouts of each part."""
        raise NotImplementedError

    def parts(self, seats: int) -> int:
        return 1

    def choose(self, seat: Seat) -> Move:
        if len(seat.moves) == 1:
            return seat.moves[0]
        return self.think(seat).move

    def throws_in(self, seat: Seat) -> Move | None:
        """By the policy: it costs little, and the moment is mostly plain."""
        return Policy(self.game.advice).thrown_in(seat.imagine(self.rng.word()), seat.seat, seat.moves)

    def think(self, seat: Seat) -> Thought:
        return self.judged(seat, [self.part(seat, seed) for seed in self.seeds(seat)])

    def seeds(self, seat: Seat) -> list[str]:
        """One for each part of the next decision."""
        seed = self.rng.word()
        return [f"{seed} {part}" for part in range(self.parts(seat.seats))]

    def part(self, seat: Seat, seed: str) -> tuple[list[Data], bool]:
        """One part of the thinking: findings as plain data, and whether it came to its end."""
        game, me, rng = self.game, seat.seat, seeded(f"part {seed}")
        seats = seat.seats
        search, effort = game.advice.search_for(seats), self.effort(seats)
        if seat.made is not None:
            effort = max(effort, search.again)
        until = time.monotonic() + self.cap if self.cap else 0.0
        judge = Judge(game.advice, me, seats, game.team)
        moves = sensible(game, seat)
        plain = plainly(game, seat, moves)
        if plain is not None:
            found, complete = [Finding(plain.id)], True
            found[0].look(judge.worth(seat.imagine(rng.word()), [me])[me])
        elif search.kind == "tree":
            tree = Tree(seat, moves, Policy(game.advice), judge, rng, search.turns)
            complete = tree.grow(effort, until)
            if seat.made is not None:
                tree.weigh(seat.made.id, effort // 2, until)
            found = tree.findings()
        elif search.kind == "worlds":
            found, complete = Worlds(seat, game.advice, rng, game.team or seats == 1, search.turns).search(
                effort, until
            )
        else:
            first, *rest = ranked(game, seat, moves)
            rivals = [*rest[:RIVALS], *(move for move in rest[RIVALS:] if move is seat.made)]
            playouts = Playouts(seat, Policy(game.advice), judge, rng, search.turns)
            found, complete = playouts.search(first, rivals, effort, until)
        return [one.data() for one in found], complete

    def judged(self, seat: Seat, parts: list[tuple[list[Data], bool]]) -> Thought:
        """All parts together."""
        search = self.game.advice.search_for(seat.seats)
        merged = added([one for found, _ in parts for one in found])
        if search.kind == "tree":
            merged.sort(key=lambda one: -one.looks)
        elif search.kind == "worlds":
            merged.sort(key=lambda one: -one.mean)
        else:  # the policy's move is the only one without comparisons
            merged.sort(key=lambda one: SLIGHT - one.surplus(search.sure) if one.pairs else 0.0)
        moves = self.game.catalogue.moves
        return Thought([(moves[one.move], one.mean) for one in merged], all(complete for _, complete in parts))


def sensible(game: Game[Any], seat: Seat) -> list[Move]:
    """The moves, without what gives something away for nothing."""
    wasteful = game.advice.wasteful
    if wasteful is None:
        return seat.moves
    world = seat.imagine("sensible")
    return [move for move in seat.moves if move is seat.made or not wasteful(world, seat.seat, move)]


def ranked(game: Game[Any], seat: Seat, moves: list[Move]) -> list[Move]:
    """As the Griffin likes them; asked with a fixed seed, so that all parts start from the same one."""
    totals = Greedy(game, "ranked").totals(seat, moves)
    order = sorted(range(len(moves)), key=lambda i: -totals[i])
    return [moves[i] for i in order]


def plainly(game: Game[Any], seat: Seat, moves: list[Move]) -> Move | None:
    """The only move, or the Griffin's where it needs no second thought."""
    if len(moves) == 1:
        return moves[0]
    plain = game.advice.plain
    if plain is None:
        return None
    first = ranked(game, seat, moves)[0]
    return first if plain(seat.imagine("plain"), seat.seat, first) else None


def added(found: list[Data]) -> list[Finding]:
    """Findings by move, in the order in which moves first appear."""
    total: dict[int, Finding] = {}
    for data in found:
        if data[0] in total:
            total[data[0]].add(finding(data))
        else:
            total[data[0]] = finding(data)
    return list(total.values())


class Owl(Thinker):
    seconds = 0.2
    patience = 1.0

    def effort(self, seats: int) -> int:
        return self.game.advice.search_for(seats).owl


class Dragon(Thinker):
    seconds = 2.0
    patience = 4.0

    def effort(self, seats: int) -> int:
        return max(1, self.game.advice.search_for(seats).dragon // self.parts(seats))

    def parts(self, seats: int) -> int:
        """Playouts add up. A tree grows deeper the larger it is: four in place of one lost two games of three."""
        return 1 if self.game.advice.search_for(seats).kind == "tree" else PARTS
