"""Batch: many games of one kind, stepped by one call. What is seen of them lies in flat arrays, a row per game.

The arrays are written in place and can be looked at as shared memory (`zeitriss.research` does so with NumPy).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from mypy_extensions import i64, u8

from zeitriss.core.dealer import Dealer
from zeitriss.core.encoder import Encoder
from zeitriss.core.errors import IllegalMove, listed
from zeitriss.core.offers import Offers
from zeitriss.core.rng import Rng
from zeitriss.core.sheet import Sheet
from zeitriss.core.state import State
from zeitriss.core.vecs import vec

OVER: Final = 1
CUT: Final = 2


@final
class Terms:
    """What every game of a batch has in common."""

    def __init__(self, dealer: Dealer, seed: int, pay: Callable[[State], list[float]], encoder: Encoder[Any]) -> None:
        self.dealer = dealer
        self.seed = seed  # of the first game; those that follow count on
        self.pay = pay  # what its end is worth to each seat
        self.encoder = encoder
        self.width: i64 = 0  # of the catalogue
        self.size: i64 = 0  # of an observation; 0: nobody looks
        self.masks = False
        self.bound: i64 = 0  # after so many moves a game that finds no end is cut

    def deal(self, number: i64) -> State:
        """The game with this number."""
        return self.dealer.start(self.seed + int(number))


@final
class Batch:
    """A game that is over makes room for the next one at once.

    A row of `offers` holds the numbers of `counts` legal moves, from `list_all` on; `mask` the same as ones.
    Rewards and `done` speak of the last step: 1 the game is over, 2 it was cut.
    """

    def __init__(self, terms: Terms, games: i64) -> None:
        self.terms = terms
        self.next: i64 = games  # the number of the next game
        self.last: list[State | None] = [None] * games  # the game that ended in the last step
        self.states = [terms.deal(i) for i in range(games)]
        self.players: i64 = self.states[0].seats
        self.numbers: vec[i64] = vec[i64]([int(i) for i in range(games)])  # which game lies in each row
        self.lengths: vec[i64] = vec[i64]([0] * games)
        self.chosen: vec[i64] = vec[i64]([0] * games)  # what is to be played; written from outside
        self.seats: vec[i64] = vec[i64]([0] * games)
        self.counts: vec[i64] = vec[i64]([0] * games)
        self.done: vec[u8] = vec[u8]([0] * games)
        self.offers: vec[i64] = vec[i64]([0] * (games * terms.width))
        room: i64 = 0
        if terms.masks:  # an `if else` expression with these types crashes the compiler
            room = games * terms.width
        self.mask: vec[u8] = vec[u8]([0] * room)
        self.rewards: vec[float] = vec[float]([0.0] * (games * self.players))
        self.sheet = Sheet(games, terms.size)
        self.lists = terms.masks  # a mask is wiped by them

    def begin(self) -> None:
        """Fill the arrays for the first time; by now they are where they stay."""
        for i in range(i64(len(self.states))):
            self.show(i, self.states[i])

    def resume(self, i: i64, state: State, number: i64, length: i64, ended: i64, last: State | None) -> None:
        """Let a game that was begun elsewhere take a row, with what is told of the one before it."""
        if self.terms.masks:
            self.hide(i)
        self.states[i], self.numbers[i], self.lengths[i] = state, number, length
        self.settle_up(i, ended, last)
        self.last[i] = last

    def show(self, i: i64, state: State) -> None:
        """Write the row of a game."""
        terms, found = self.terms, state.offers
        count = found.count
        if self.lists:
            self.write_down(i, found)
        if terms.masks:
            mask, ids, base = self.mask, found.ids, i * terms.width
            for k in range(count):
                mask[base + ids[k]] = 1
        self.counts[i] = count
        seat = state.stack.top().seat
        self.seats[i] = seat
        if terms.size:
            self.sheet.turn(i)
            terms.encoder.write(state, seat, self.sheet)

    def write_down(self, i: i64, found: Offers) -> None:
        """Write the numbers of a game's legal moves."""
        offers, ids, base = self.offers, found.ids, i * self.terms.width
        for k in range(found.count):
            offers[base + k] = ids[k]

    def list_all(self) -> None:
        """From now on in every step."""
        self.lists = True
        for i in range(i64(len(self.states))):
            self.write_down(i, self.states[i].offers)

    def hide(self, i: i64) -> None:
        """Take the old ones off the mask."""
        mask, offers, base = self.mask, self.offers, i * self.terms.width
        for k in range(self.counts[i]):
            mask[base + offers[base + k]] = 0

    def pick(self) -> i64:
        """Play in each game the legal move at the chosen place of its offers; how many games ended."""
        states, chosen, counts = self.states, self.chosen, self.counts
        n = i64(len(states))
        for i in range(n):
            if chosen[i] < 0 or chosen[i] >= counts[i]:
                raise IllegalMove(f"{chosen[i]} is not one of 0 to {counts[i] - 1}", f"places[{i}]")
        for i in range(n):
            chosen[i] = states[i].offers.ids[chosen[i]]
        return self.play()

    def step(self) -> i64:
        """Play in each game the move with the chosen number; nothing is played if one is not legal."""
        chosen = self.chosen
        for i in range(i64(len(self.states))):
            if not self.is_legal(i, chosen[i]):
                raise IllegalMove(self.refusal(i, chosen[i]), f"actions[{i}]")
        return self.play()

    def is_legal(self, i: i64, action: i64) -> bool:
        found = self.states[i].offers
        ids = found.ids
        k: i64 = 0
        while k < found.count:
            if ids[k] == action:
                return True
            k += 1
        return False

    def refusal(self, i: i64, action: i64) -> str:
        legal = [f"{move.id} ({move.text})" for move in self.states[i].moves]
        return f"{action} is not legal; legal: {listed(legal)}"

    def play(self) -> i64:
        """The chosen moves, all of them legal; how many games make room for another."""
        chosen, done, lengths = self.chosen, self.done, self.lengths
        states, masks, bound = self.states, self.terms.masks, self.terms.bound
        known = states[0].known
        ended: i64 = 0
        for i in range(i64(len(states))):
            state = states[i]
            if masks:
                self.hide(i)
            if done[i]:
                self.settle_up(i, 0, None)
                self.last[i] = None
            state.apply(known[chosen[i]])
            lengths[i] += 1
            if state.outcome is not None or lengths[i] >= bound:
                ended += 1
                state = self.follow(i, state)
            self.show(i, state)
        return ended

    def settle_up(self, i: i64, ended: i64, state: State | None) -> None:
        """What the end of a game was worth stays for one step."""
        self.done[i] = u8(ended)
        paid = None if state is None or ended == CUT else self.terms.pay(state)
        for seat in range(self.players):
            self.rewards[i * self.players + seat] = 0.0 if paid is None else paid[seat]

    def follow(self, i: i64, over: State) -> State:
        """The next game takes the row of one that is over or was cut."""
        self.settle_up(i, CUT if over.outcome is None else OVER, over)
        self.last[i] = over
        state = self.terms.deal(self.next)
        self.states[i] = state
        self.numbers[i] = self.next
        self.lengths[i] = 0
        self.next += 1
        return state

    def run_on(self, seat: i64, rng: Rng) -> None:
        """Let the other seats play by chance until this one is asked in every game."""
        for i in range(i64(len(self.states))):
            state = self.states[i]
            if state.stack.top().seat == seat:
                continue
            if self.terms.masks:
                self.hide(i)
            while state.stack.top().seat != seat:
                state.apply(state.known[state.offers.ids[rng.below(state.offers.count)]])
                self.lengths[i] += 1
                if state.outcome is not None or self.lengths[i] >= self.terms.bound:
                    state = self.follow(i, state)
            self.show(i, state)

    def by_chance(self, rng: Rng) -> i64:
        """One random move in each game; how many games ended."""
        chosen, counts = self.chosen, self.counts
        for i in range(i64(len(self.states))):
            chosen[i] = self.states[i].offers.ids[rng.below(counts[i])]
        return self.play()
