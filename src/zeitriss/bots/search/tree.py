"""One tree over many imagined worlds: single-observer information set Monte Carlo tree search (Cowling et al. 2012).

Every step imagines a fresh world, goes down the tree by the moves that are legal in it, adds one node and judges the
world there. What is hidden or drawn differs from step to step, so a node stands for all that may lie behind it.
"""

from __future__ import annotations

import time
from math import log, sqrt

from mypy_extensions import i64

from zeitriss.bots.search.finding import Finding
from zeitriss.bots.search.judge import Judge
from zeitriss.bots.search.policy import Policy
from zeitriss.bots.seat import Seat
from zeitriss.core.offers import Offers
from zeitriss.core.rng import Rng
from zeitriss.core.state import State

# Values of one game lie close together, those of another far apart. So exploration is counted in the spread of the
# values that were seen at the node; a fixed figure was near-uniform search in Gegensatz.
EXPLORE = 1.0
LEAST = 0.01
GLANCE: i64 = 16  # steps between two looks at the clock
MOST = 0.5  # share of all looks that tells enough about a move


class Node:
    """The positions after one move, as far as the observer can tell them apart."""

    def __init__(self, who: i64) -> None:
        self.who: i64 = who  # whose move led here
        self.kids: dict[int, Node] = {}
        self.looks = 0.0
        self.total = 0.0  # of the worth for `who`
        self.legal = 0.0  # steps in which the move could be made
        self.sum = 0.0  # of the worth for whoever moves next
        self.square = 0.0

    def spread(self) -> float:
        """How far apart the values lie for whoever moves next."""
        mean = self.sum / self.looks
        return sqrt(max(self.square / self.looks - mean * mean, 0.0)) + LEAST


def promising(node: Node, tried: list[Node]) -> i64:
    """The place of the move with the highest upper confidence bound."""
    scale = EXPLORE * node.spread()
    best = -1e9
    chosen: i64 = 0
    for i in range(len(tried)):
        kid = tried[i]
        score = kid.total / kid.looks + scale * sqrt(log(kid.legal) / kid.looks)
        if score > best:
            best = score
            chosen = i
    return chosen


class Tree:
    def __init__(self, seat: Seat, policy: Policy, judge: Judge, rng: Rng, turns: int) -> None:
        self.seat, self.policy, self.judge, self.rng = seat, policy, judge, rng
        self.turns: i64 = turns
        self.root = Node(-1)

    def grow(self, steps: i64, until: float) -> bool:
        """So many steps; False: it was time to stop before that."""
        for count in range(steps):
            if until > 0.0 and count % GLANCE == GLANCE - 1 and time.monotonic() > until:
                return False
            self.step(self.seat.imagine(self.rng.word()), -1)
        return True

    def weigh(self, move: int, steps: i64, until: float) -> None:
        """Look so often at one move alone. One that was hardly looked at is judged by its first, clumsy answers."""
        kid = self.root.kids.get(move)
        looks = kid.looks if kid is not None else 1.0
        if looks > MOST * self.root.looks:
            return
        for count in range(steps):
            if until > 0.0 and count % GLANCE == GLANCE - 1 and time.monotonic() > until:
                break
            self.step(self.seat.imagine(self.rng.word()), move)
        kid = self.root.kids[move]
        kid.total, kid.looks = kid.total / kid.looks * looks, looks  # what it is chosen by stays as it was

    def step(self, world: State, first: i64) -> None:
        """One look. `first`: the move to begin with; -1: the most promising."""
        path: list[Node] = [self.root]
        movers: list[int] = []
        node = self.root
        grown = False
        while not grown:
            offers = world.offers
            if offers.count == 0:
                break
            who: i64 = world.stack.top().seat
            choice = offers.count > 1
            move: i64 = offers.ids[0]
            if first >= 0:
                move = first
                first = -1
            elif choice:
                move = self.pick(node, offers)
            kid = node.kids.get(move)
            if kid is None:
                kid = Node(who)
                kid.legal = 1.0
                node.kids[move] = kid
                grown = choice
            world.apply(world.known[move])
            movers.append(who)
            path.append(kid)
            node = kid
        if self.turns:
            self.policy.play_on(world, self.rng, self.turns, 0)
        self.learn(path, movers, self.judge.worth(world))

    def pick(self, node: Node, offers: Offers) -> i64:
        """An untried move, else the most promising by its upper confidence bound."""
        tried: list[Node] = []
        untried: list[int] = []
        for i in range(offers.count):
            kid = node.kids.get(offers.ids[i])
            if kid is None:
                untried.append(offers.ids[i])
            else:
                kid.legal += 1.0
                tried.append(kid)
        if untried:
            return untried[self.rng.below(len(untried))]
        return offers.ids[promising(node, tried)]

    def learn(self, path: list[Node], movers: list[int], worth: list[float]) -> None:
        last: i64 = len(movers)
        for i in range(last + 1):
            node = path[i]
            node.looks += 1.0
            if i > 0:
                node.total += worth[node.who]
            if i < last:
                next_worth = worth[movers[i]]
                node.sum += next_worth
                node.square += next_worth * next_worth

    def findings(self) -> list[Finding]:
        found: list[Finding] = []
        for move, kid in self.root.kids.items():
            one = Finding(move)
            one.looks, one.total = kid.looks, kid.total
            found.append(one)
        return found
