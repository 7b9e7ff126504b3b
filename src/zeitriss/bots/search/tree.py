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
from zeitriss.core.move import Move
from zeitriss.core.offers import Offers, no_offers
from zeitriss.core.rng import Rng
from zeitriss.core.state import State

# Values of one game lie close together, those of another far apart. So exploration is counted in the spread of the
# values that were seen at the node; a fixed figure was near-uniform search in Gegensatz.
EXPLORE = 1.0
LEAST = 0.01
GLANCE: i64 = 16  # steps between two looks at the clock
LOOKS: i64 = 4  # at each world: to imagine one takes as long as a step
HASTE = 0.25  # of the steps left: a move that is so many looks ahead is hardly ever overtaken, and the rest is saved
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
        if self.looks == 0.0:
            return LEAST
        mean = self.sum / self.looks
        return sqrt(max(self.square / self.looks - mean * mean, 0.0)) + LEAST


class Tree:
    def __init__(self, seat: Seat, moves: list[Move], policy: Policy, judge: Judge, rng: Rng, turns: int) -> None:
        """`moves`: those that are weighed; they can be made in every world."""
        self.seat, self.policy, self.judge, self.rng = seat, policy, judge, rng
        self.turns: i64 = turns
        self.root = Node(-1)
        self.weighed = no_offers()
        for move in moves:
            self.weighed.add(move.id)
        self.dream = seat.imagined(rng.split())

    def grow(self, steps: i64, until: float) -> bool:
        """So many steps, or fewer where more would change nothing; False: it was time to stop before that."""
        for count in range(steps):
            if count % GLANCE == GLANCE - 1:
                if until > 0.0 and time.monotonic() > until:
                    return False
                if self.lead() > HASTE * float(steps - count):
                    break
            self.step(self.world(count), -1)
        return True

    def world(self, count: i64) -> State:
        """One that could be real, for the step of this number."""
        if count % LOOKS == 0:
            self.dream = self.seat.imagined(self.rng.split())
        return self.dream.clone()

    def lead(self) -> float:
        """Looks by which the move that was looked at most is ahead of the next."""
        most = second = 0.0
        for kid in self.root.kids.values():
            if kid.looks > most:
                most, second = kid.looks, most
            elif kid.looks > second:
                second = kid.looks
        return most - second

    def weigh(self, move: int, steps: i64, until: float) -> None:
        """Look so often at one move alone. One that was hardly looked at is judged by its first, clumsy answers."""
        kid = self.root.kids.get(move)
        looks = kid.looks if kid is not None else 1.0
        if looks > MOST * self.root.looks:
            return
        for count in range(steps):
            if until > 0.0 and count % GLANCE == GLANCE - 1 and time.monotonic() > until:
                break
            self.step(self.world(count), move)
        kid = self.root.kids[move]
        kid.total, kid.looks = kid.total / kid.looks * looks, looks  # what it is chosen by stays as it was

    def step(self, world: State, first: i64) -> None:
        """One look. `first`: the move to begin with; -1: the most promising."""
        path: list[Node] = [self.root]
        movers: list[int] = []
        node = self.root
        grown = False
        while not grown:
            offers = self.weighed if node is self.root else world.offers
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
        asked = movers + [int(kid.who) for kid in path[1:]]  # in another world somebody else may have moved there
        self.learn(path, movers, self.judge.worth(world, asked))

    def pick(self, node: Node, offers: Offers) -> i64:
        """An untried move, else the most promising by its upper confidence bound."""
        kids, ids = node.kids, offers.ids
        scale = EXPLORE * node.spread()
        best = -1e9
        chosen: i64 = -1
        untried: i64 = 0
        for i in range(offers.count):
            kid = kids.get(ids[i])
            if kid is None:
                untried += 1
                continue
            kid.legal += 1.0
            score = kid.total / kid.looks + scale * sqrt(log(kid.legal) / kid.looks)
            if score > best:
                best = score
                chosen = ids[i]
        return chosen if untried == 0 else self.new(kids, offers, self.rng.below(untried))

    def new(self, kids: dict[int, Node], offers: Offers, number: i64) -> i64:
        """The untried move of this number."""
        for i in range(offers.count):
            if offers.ids[i] not in kids:
                if number == 0:
                    break
                number -= 1
        return offers.ids[i]

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
