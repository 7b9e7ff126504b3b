"""Games played on by policy from each move in the same imagined worlds; the policy's own move is left on evidence only.

A handful of finished games says little, and the best of many noisy means is mostly noise. So moves are compared pair
by pair with the policy's move in the same world, those that fall behind it or another are dropped early, and a rival
must be better by more than chance would explain. When one is left, and clearly better, there is nothing more to ask.
"""

from __future__ import annotations

import time

from mypy_extensions import i64

from zeitriss.bots.search.finding import SLIGHT, Finding
from zeitriss.bots.search.judge import Judge
from zeitriss.bots.search.policy import STRAY, Policy
from zeitriss.bots.seat import Seat
from zeitriss.core.move import Move
from zeitriss.core.rng import Rng
from zeitriss.core.state import State

DROP = 1.0  # standard errors that a rival is granted, and refused to the best, before it is given up
CLEAR = 3.0  # standard errors by which the last rival is better than the policy's move when nothing more is asked
TRIALS = 8.0  # worlds before that,
SHARE = 4.0  # or one in so many of those that it would have if none were given up: a good move may begin unluckily
LONG: i64 = 50  # turns after which a playout strays now and then


class Playouts:
    def __init__(self, seat: Seat, policy: Policy, judge: Judge, rng: Rng, turns: int) -> None:
        self.seat, self.policy, self.judge, self.rng = seat, policy, judge, rng
        self.turns: i64 = turns
        self.stray: i64 = STRAY if turns > LONG else 0
        self.me: i64 = seat.seat

    def search(self, first: Move, rivals: list[Move], steps: i64, until: float) -> tuple[list[Finding], bool]:
        """Findings, the policy's move first; False: it was time to stop before all playouts were made."""
        base = Finding(first.id)
        alive = [Finding(move.id) for move in rivals]
        found = [base, *alive]
        by_id: dict[int, Move] = {first.id: first}
        for move in rivals:
            by_id[move.id] = move
        trials = max(TRIALS, float(steps) / (SHARE * float(len(found))))
        count: i64 = 0
        while count < steps and alive:
            if until > 0.0 and time.monotonic() > until:
                return found, False
            world = self.seat.imagined(self.rng.split())
            standard = self.play(world, first)
            base.look(standard)
            count += 1
            for rival in alive:
                if until > 0.0 and time.monotonic() > until:
                    return found, False
                worth = self.play(world, by_id[rival.move])
                rival.look(worth)
                rival.compare(worth - standard)
                count += 1
            if base.looks >= trials:
                bar = max(SLIGHT, max([rival.surplus(DROP) for rival in alive]))
                alive = [rival for rival in alive if rival.surplus(-DROP) >= bar]
                if len(alive) == 1 and alive[0].surplus(CLEAR) > SLIGHT:
                    break
        return found, True

    def play(self, world: State, move: Move) -> float:
        """What comes of a move in this world."""
        after = world.clone()
        after.apply(move)
        self.policy.play_on(after, self.rng, self.turns, self.stray)
        return self.judge.worth(after, [self.me])[self.me]
