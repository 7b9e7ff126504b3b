"""What the bots think of positions of Eternitium."""

from __future__ import annotations

from typing import cast

import pytest
from tests.games.eternitium.arrange import fill, spell
from tests.scenario import arrange

import zeitriss
from zeitriss.bots.thinker import sensible
from zeitriss.core.rng import seeded
from zeitriss.games.eternitium.advice.traits import AI_LEFT, BEHIND, PER_SEAT, TRAITS, chance, traits
from zeitriss.games.eternitium.advice.value import value
from zeitriss.games.eternitium.market import Pay
from zeitriss.games.eternitium.state import STACKS, Eternitium


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


def test_alone_it_is_seen_which_mission_it_is_and_what_the_ai_still_holds() -> None:
    """In mission 7 the road grows in every turn, in mission 1 the AI has three cards only (ET-58, ET-64)."""
    record = zeitriss.game("eternitium")
    first, seventh = (traits(cast(Eternitium, record.start(1, "alone", {"mission": mission})), 0) for mission in (1, 7))
    missions = [numbers[PER_SEAT : PER_SEAT + 11] for numbers in (first, seventh)]
    assert [numbers.index(1.0) for numbers in missions] == [1, 7]
    assert [sum(numbers) for numbers in missions] == [1.0, 1.0]
    assert [round(sum(numbers[AI_LEFT : AI_LEFT + 4]) / 0.3) for numbers in (first, seventh)] == [3, 9]


def test_with_five_seats_all_rivals_are_seen_and_not_the_nearest_only() -> None:
    state = cast(Eternitium, zeitriss.game("eternitium").start(5, "crowd"))
    while STACKS[1].size(state) > 1:
        STACKS[1].pop(state)
    one = traits(state, 0)
    while STACKS[3].size(state) > 2:
        STACKS[3].pop(state)
    two = traits(state, 0)
    assert one[:TRAITS] == two[:TRAITS], "the nearest is still the same"
    assert two[TRAITS] < one[TRAITS], "the one behind has come nearer"
    assert [one[TRAITS + BEHIND], two[TRAITS + BEHIND]] == [0.25, 0.5], "one of four is ahead, then two"


@pytest.mark.parametrize(
    ("stack", "hand", "waits"),
    [
        ("□ ○ ○ □+", "giga-droid □p △p", True),  # the portal first, and three eras lie within reach in place of two
        ("□ ○ ○ □+", "giga-droid △p", False),  # no portal fits
        ("○+ ○ ○ □+", "giga-droid □p △p", False),  # what comes within reach lies face up already
        ("○ ○ □+", "giga-droid □p △p", False),  # nothing lies deeper
    ],
)
def test_a_giga_droid_waits_for_the_portal_that_uncovers_an_era(stack: str, hand: str, waits: bool) -> None:
    """ET-40: it reaches the top three. Griffin and Owl had played it before the portal."""
    game = zeitriss.game("eternitium")
    seat = zeitriss.seat(arrange(game, spell(f"hands.0 = {hand}; stacks.0 = {stack}"), fill), 0)
    weighed = [move.text for move in sensible(game, seat)]
    assert ("play giga-droid" not in weighed) == waits
    if waits:
        assert zeitriss.bot("griffin", game, 1).choose(seat).text == "play square-portal"


def test_a_laboratory_is_used_and_not_paid_for() -> None:
    """An Owl had kept it, and paid two eras for the Giga-Droid that it would have given (ET-36)."""
    game = zeitriss.game("eternitium")
    given = "hands.0 = laboratory ○p; stacks.0 = □ ○ ○ □ ○ △; advanced_row = giga-droid"
    seat = zeitriss.seat(arrange(game, spell(given), fill), 0)
    assert {zeitriss.bot("owl", game, seed).choose(seat).text for seed in range(4)} == {"play laboratory"}
