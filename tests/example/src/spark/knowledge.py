"""What a seat knows (SP-6), re-dealt worlds, and how a move reads to another seat."""

from __future__ import annotations

from typing import Any

from zeitriss.core.move import Move
from zeitriss.core.rng import Rng

from .cards import LIGHT
from .state import Spark

NAMES = LIGHT.names


def view(g: Spark, seat: int | None) -> dict[str, Any]:
    """None stands for a light that this seat cannot see, an empty text for no light."""

    def name(card: int, seen: bool) -> str | None:
        return "" if card < 0 else NAMES[card] if seen else None

    return {
        "hands": [[name(card, owner == seat) for card in hand] for owner, hand in enumerate(g.hands)],
        "laid": [name(card, owner == seat) for owner, card in enumerate(g.laid)],
        "ember": name(g.ember, g.options["ember"] == "open"),
        "burnt": [NAMES[card] for card in g.burnt],
        "points": list(g.points),
    }


def redeal(world: Spark, seat: int, rng: Rng) -> None:
    """Deal what this seat does not see anew: the other's hand and laid light, the hidden ember."""
    other = 1 - seat
    lies, hidden = world.laid[other] >= 0, world.options["ember"] == "hidden"
    unknown = sorted(world.hands[other] + world.laid[other : other + lies] + [world.ember] * hidden)
    rng.shuffle(unknown)
    if hidden:
        world.ember = unknown.pop()
    if lies:
        world.laid[other] = unknown.pop()
    world.hands[other] = unknown


def hears(g: Spark, move: Move, seat: int | None) -> bool:
    """SP-2: a light is laid face down; only who lays it knows which."""
    return seat == g.seat
