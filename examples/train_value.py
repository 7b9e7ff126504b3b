"""Learn the value of a position from games between bots, and see what it is worth in the arena.

    python examples/train_value.py                          # Gegensatz, minutes on two cores
    python examples/train_value.py --game eternitium --games 300
    python examples/train_value.py --torch                  # by PyTorch instead of NumPy (pip install torch)

1. A dataset: bots of different strength play (`zeitriss dataset`); played again, it shows every position after a move.
2. A small network of NumPy, or of PyTorch, learns from them who wins.
3. A bot that takes the move with the best value meets itself before learning, and bots by name, on the same deals.
4. What it has gained is told in Elo, and drawn.
"""

from __future__ import annotations

import argparse
import os
from math import log10
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import zeitriss
from zeitriss import Game, Move, Seat
from zeitriss.arena.ladder import Ladder
from zeitriss.arena.plan import Plan
from zeitriss.arena.plot import svg
from zeitriss.arena.tournament import hold
from zeitriss.bots import LEVELS
from zeitriss.bots.base import Bot
from zeitriss.research import dataset, encoding
from zeitriss.research.recording import Recording

Numbers = NDArray[np.float32]
WORLDS = 2  # in which a move is tried
TEACHERS = ("griffin", "mouse", "griffin", "random")


class Network:
    """One hidden layer; from what a seat sees to its chance of winning."""

    def __init__(self, inputs: int, hidden: int = 48, seed: int = 0) -> None:
        rng = np.random.default_rng(seed)
        self.weights = [rng.normal(0, inputs**-0.5, (inputs, hidden)), np.zeros(hidden)]
        self.weights += [rng.normal(0, hidden**-0.5, (hidden, 1)), np.zeros(1)]

    def forward(self, seen: Numbers) -> tuple[Any, Any]:
        inner = np.tanh(seen @ self.weights[0] + self.weights[1])
        return inner, 1 / (1 + np.exp(-(inner @ self.weights[2] + self.weights[3])[:, 0]))

    def loss(self, seen: Numbers, won: Numbers) -> float:
        chance = np.clip(self.forward(seen)[1], 1e-6, 1 - 1e-6)
        return float(-(won * np.log(chance) + (1 - won) * np.log(1 - chance)).mean())

    def learn(self, seen: Numbers, won: Numbers, epochs: int, rate: float = 2e-3, size: int = 128) -> None:
        """Adam on the log loss."""
        rng = np.random.default_rng(1)
        means = [np.zeros_like(one) for one in self.weights]
        squares = [np.zeros_like(one) for one in self.weights]
        step = 0
        for _ in range(epochs):
            for part in np.array_split(rng.permutation(len(seen)), max(1, len(seen) // size)):
                step += 1
                for i, slope in enumerate(self.slopes(seen[part], won[part])):
                    means[i] = 0.9 * means[i] + 0.1 * slope
                    squares[i] = 0.999 * squares[i] + 0.001 * slope**2
                    fair = means[i] / (1 - 0.9**step) / (np.sqrt(squares[i] / (1 - 0.999**step)) + 1e-8)
                    self.weights[i] -= rate * (fair + 0.01 * self.weights[i])

    def slopes(self, seen: Numbers, won: Numbers) -> list[Any]:
        inner, chance = self.forward(seen)
        slip = ((chance - won) / len(seen))[:, None]
        back = (slip @ self.weights[2].T) * (1 - inner**2)
        return [seen.T @ back, back.sum(0), inner.T @ slip, slip.sum(0)]


class TorchNetwork(Network):
    """The same network, taught by PyTorch. Its weights come back as arrays: playing needs no PyTorch."""

    def learn(self, seen: Numbers, won: Numbers, epochs: int, rate: float = 2e-3, size: int = 128) -> None:
        import torch

        torch.manual_seed(1)
        weights = [torch.tensor(one, dtype=torch.float32, requires_grad=True) for one in self.weights]
        teacher = torch.optim.AdamW(weights, lr=rate, weight_decay=0.01)
        inputs, wanted = torch.from_numpy(seen), torch.from_numpy(won)
        for _ in range(epochs):
            for part in torch.randperm(len(seen)).split(size):
                inner = torch.tanh(inputs[part] @ weights[0] + weights[1])
                guess = (inner @ weights[2] + weights[3])[:, 0]
                teacher.zero_grad()
                torch.nn.functional.binary_cross_entropy_with_logits(guess, wanted[part]).backward()
                teacher.step()
        self.weights = [one.detach().numpy().astype(float) for one in weights]


class Student(Bot):
    """Takes the move after which the network likes its position best, over a few worlds that it may imagine."""

    network: Network

    def choose(self, seat: Seat) -> Move:
        moves, seen = seat.moves, encoding(self.game.name)
        after = []
        for _ in range(WORLDS):
            world = seat.imagine(self.rng.word())
            for move in moves:
                state = world.clone()
                state.apply(move)
                after.append(seen.vector(state, seat.seat))
        values = self.network.forward(np.array(after))[1].reshape(WORLDS, -1).mean(0)
        return moves[int(values.argmax())]


def positions(data: dataset.Dataset) -> tuple[Numbers, Numbers, NDArray[Any]]:
    """Every position after a decision as its maker sees it, whether the game was won, and the number of the game."""
    plan, seen, won, games = data.manifest, [], [], []
    game = zeitriss.game(plan["game"])
    for row in data.games.to_pylist():
        state = game.start(plan["seats"], plan["seed"] + row["game"], plan["options"])
        for seat, action in zip(row["seats"], row["actions"], strict=True):
            decided = len(state.moves) > 1
            state.apply(game.catalogue.moves[action])
            if decided:
                seen.append(encoding(game.name).vector(state, seat))
                won.append(row["results"][seat])
                games.append(row["game"])
    return np.array(seen), np.array(won, np.float32), np.array(games)


def student(name: str, network: Network) -> str:
    """A bot of this name for the arena."""
    LEVELS[name] = type(name, (Student,), {"network": network})
    return name


def match(game: Game[Any], one: str, other: str, games: int) -> Ladder:
    """On the same deals, in both seats."""
    seats, options = game.checked(None, None)
    return hold(Plan(game.name, seats, options, (one, other), games, "example"))


def elo(share: float, games: int) -> float:
    """The difference in strength that a share of the points speaks for; a clean sweep counts as half a point less."""
    share = min(max(share, 0.5 / games), 1 - 0.5 / games)
    return 400 * log10(share / (1 - share))


def main(words: list[str] | None = None) -> dict[str, float]:
    parser = argparse.ArgumentParser(description="Learn the value of positions; see what it is worth.")
    parser.add_argument("--game", default="antinomy")
    parser.add_argument("--games", type=int, default=600, help="to learn from")
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--matches", type=int, default=60, help="games of each match")
    parser.add_argument("--against", nargs="*", default=["random", "mouse", "griffin", "owl"])
    parser.add_argument("--save", type=Path, default=Path("train_value"))
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--torch", action="store_true", help="learn by PyTorch")
    given = parser.parse_args(words)
    game = zeitriss.game(given.game)
    seats, options = game.checked(None, None)
    given.save.mkdir(parents=True, exist_ok=True)
    dataset.make(
        Recording(game.name, seats, options, TEACHERS, given.games, 0, observe=False, share=20), given.save, given.jobs
    )
    seen, won, number = positions(dataset.load(given.save))
    kept = number % 5 == 0  # games kept back to see what was learned
    network = (TorchNetwork if given.torch else Network)(seen.shape[1])
    before = network.loss(seen[kept], won[kept])
    network.learn(seen[~kept], won[~kept], given.epochs)
    after = network.loss(seen[kept], won[kept])
    print(f"{len(seen)} positions of {given.games} games; log loss on games kept back {before:.3f} -> {after:.3f}")
    trained, fresh = student("trained", network), student("untrained", Network(seen.shape[1], seed=1))
    shares: dict[str, float] = {"before": before, "after": after}
    for other in (fresh, *given.against):
        ladder = match(game, trained, other, given.matches)
        pair = ladder.pairs[0]
        shares[other] = pair.share
        low, high = pair.data()["low"], pair.data()["high"]
        gain = elo(pair.share, pair.games)
        print(f"trained v {other}: {pair.share:.0%} ({low:.0%} to {high:.0%}) of {pair.games} games, {gain:+.0f} Elo")
        (given.save / f"trained-v-{other}.svg").write_text(svg(ladder.pairs, f"trained v {other}"), encoding="utf-8")
    np.savez(given.save / "weights.npz", *network.weights, encoding=encoding(game.name).digest)
    print(f"weights and drawings in {given.save}")
    return shares


if __name__ == "__main__":
    main()
