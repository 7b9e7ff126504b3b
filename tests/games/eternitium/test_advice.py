"""What the bots think of positions of Eternitium."""

from __future__ import annotations

from typing import cast

import zeitriss
from zeitriss.core.rng import seeded
from zeitriss.games.eternitium.advice.traits import chance, traits
from zeitriss.games.eternitium.advice.value import value
from zeitriss.games.eternitium.market import Pay
from zeitriss.games.eternitium.state import Eternitium


def at_the_till() -> Eternitium:
    """A technology was taken and is still to be paid, with either of two era cards first (ET-22)."""
    state, rng = zeitriss.game("eternitium").start(2, "till"), seeded("till")
    while not isinstance(state.stack.top(), Pay):
        state.apply(state.moves[rng.below(len(state.moves))])
    return cast(Eternitium, state)


def test_what_is_still_to_be_paid_is_no_gift() -> None:
    """Whoever takes a technology stands no better before the payment than after it."""
    unpaid = at_the_till()
    digest, paid = unpaid.game.digest(unpaid), unpaid.clone()
    while isinstance(paid.stack.top(), Pay):
        paid.apply(paid.moves[0])
    for judge in (chance, traits, value):
        assert judge(unpaid, 0) == judge(paid, 0)
    assert unpaid.game.digest(unpaid) == digest, "it was paid in thought only"
