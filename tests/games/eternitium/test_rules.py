"""What a row cannot say: chances, claims about every deal, the rulebook's example turn."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.games.eternitium.arrange import fill
from tests.scenario import arrange

import zeitriss
from zeitriss.core.rng import seeded
from zeitriss.games.eternitium import GAME
from zeitriss.games.eternitium.cards import CARD, COUNT, ERA, ERA_COUNT, FIRST_ADVANCED, FIRST_TECHNOLOGY
from zeitriss.games.eternitium.knowledge.marks import (
    BLIND_AT,
    EVERYBODY,
    FACE,
    KNOWN_AT,
    MET_AT,
    MIXED,
    SEEN_AT,
    SHAPE,
    UP,
)
from zeitriss.games.eternitium.state import Eternitium

FIXTURES = Path(__file__).parents[2] / "fixtures" / "eternitium"
RULES = (GAME.folder / "RULES.md").read_text(encoding="utf-8")
SPECTATOR = 5


def test_box() -> None:
    """ET-1, ET-2: as many of each card as the rules say."""
    assert dict(zip(ERA.names, ERA_COUNT, strict=True)) == dict.fromkeys(
        ["circle", "square", "triangle", "diamond"], 15
    )
    count = dict(zip(CARD.names, COUNT, strict=True))
    assert [count[f"{shape}-portal"] for shape in ERA.names] == [15] * 4
    (listed,) = re.findall(r"\*\*ET-2\*\* (.*)", RULES)
    for name, number in re.findall(r"([A-Z][A-Za-z -]+) (\d+)", listed):
        word = name.lower().replace(" ", "-")
        found = [
            n for n in CARD.names if n == word or (word == "double-portal" and n.count("-") == 2 and "portal" in n)
        ]
        assert sum(count[n] for n in found) == int(number), name
    assert sum(COUNT[FIRST_TECHNOLOGY:FIRST_ADVANCED]) == 29
    assert sum(COUNT[FIRST_ADVANCED:]) == 16
    assert sum(COUNT) == 105


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_deal(seats: int) -> None:
    """ET-8, ET-9, ET-10: the top era card lies face up, no other; no two identical technologies; all is shuffled."""
    tops, rows = Counter[int](), Counter[int]()
    for seed in range(300):
        g: Eternitium = GAME.start(seats, seed)
        stacks, shown = g.lying("stacks"), (g.lying("basic_row"), g.lying("advanced_row"))
        assert all([bool(card & UP) for card in stack] == [False] * (len(stack) - 1) + [True] for stack in stacks)
        assert [len(set(row)) for row in shown] == [3, 3]
        tops.update(stack[-1] & SHAPE for stack in stacks)
        rows.update(shown[0] + shown[1])
    assert len(tops) == 4
    usual = set(range(FIRST_TECHNOLOGY, len(CARD)))
    alone = {CARD.index[name] for name in ("chrono-blaster", "time-bomb", "robo-thief", "quantum-clock")}
    assert set(rows) == (usual - alone if seats == 1 else usual)  # ET-51, ET-R18


def test_start() -> None:
    """ET-6, ET-11: everybody starts sometimes; preparation and turns go clockwise from there."""
    first = Counter[int]()
    for seed in range(200):
        g: Eternitium = GAME.start(3, seed)
        first[int(g.first)] += 1
        asked = []
        for _ in range(3):
            asked.append(g.seat)
            g.play("take unseen basic")
        assert asked == [(g.first + step) % 3 for step in range(3)]
        assert g.seat == g.first
    assert min(first.values()) > 40


def test_starting_hand() -> None:
    """ET-11: each of the six cards can be the one that stays in the deck."""
    left = Counter[int]()
    for seed in range(300):
        g: Eternitium = GAME.start(2, seed, {"start": "first"})
        g.play("take unseen basic")
        left[min(g.lying("decks")[0][0] & FACE, FIRST_TECHNOLOGY)] += 1
    assert min(left[portal] for portal in range(FIRST_TECHNOLOGY)) > 25
    assert left[FIRST_TECHNOLOGY] > 60  # Droid and the chosen technology


def test_bad_luck_shuffles_the_whole_stack() -> None:
    """ET-17: every order is possible, every card keeps its facing."""
    orders = Counter[str]()
    for seed in range(600):
        given = f"seed = {seed}; stacks.0 = circle+ square diamond; hands.0 = triangle-portal"
        g = arrange(GAME, given, fill)
        g.rng = seeded(seed)
        g.play("risk triangle-portal")
        orders[" ".join(g.snapshot()["table"]["stacks"][0])] += 1
    assert len(orders) == 6
    assert all("circle+" in order and "square+" not in order and "diamond+" not in order for order in orders)
    assert min(orders.values()) > 60


def test_reshuffle_is_random() -> None:
    """ET-26: the order of a renewed deck."""
    drawn = Counter[str]()
    for seed in range(300):
        g = arrange(GAME, "hands.0 = communicator; decks.0 = -; discards.0 = droid transporter time-bomb", fill)
        g.rng = seeded(seed)
        g.play("play communicator")
        drawn.update(g.snapshot()["table"]["hands"][0])
    assert set(drawn) == {"communicator", "droid", "transporter", "time-bomb"}
    assert min(drawn.values()) > 100


def test_the_portals_of_mission_4_are_shuffled() -> None:
    """ET-61: any of them may be shown first, or lie on top of the others."""
    tables = [GAME.start(1, seed, {"mission": 4}).snapshot()["table"] for seed in range(100)]
    assert len({tuple(sorted(table["supply"])) for table in tables}) > 10
    assert {table["portals"][-1] for table in tables} == set(CARD.names[:FIRST_TECHNOLOGY])


def play_through(
    seats: int, seed: int, options: dict[str, object] | None = None, most: int = 500
) -> Iterator[Eternitium]:
    g: Eternitium = GAME.start(seats, seed, options)
    rng = seeded(f"rules {seed}")
    for _ in range(most):
        if g.outcome is not None:
            return
        g.apply(g.moves[rng.below(len(g.moves))])
        yield g


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3), (5, 4), (3, 5)])
def test_marks_are_true(seats: int, seed: int) -> None:
    """ET-47 to ET-50: what spectators know everybody knows; a known card is not unseen; face-up top cards are known."""
    watchers = [*range(seats), SPECTATOR]
    for g in play_through(seats, seed):
        for stack in g.lying("stacks"):
            assert not stack or not stack[-1] & UP or stack[-1] >> SEEN_AT & EVERYBODY == EVERYBODY
            for card in stack:
                seen, met = card >> SEEN_AT & EVERYBODY, card >> MET_AT & EVERYBODY
                known = (seen | met) if card & MIXED else seen
                assert not known >> SPECTATOR & 1 or all(known >> watcher & 1 for watcher in watchers)
        for owner in range(seats):
            discard = g.lying("discards")[owner]
            for card in g.lying("hands")[owner] + g.lying("decks")[owner] + discard:
                known, blind = card >> KNOWN_AT & EVERYBODY, card >> BLIND_AT & EVERYBODY
                assert not known & blind
                assert not blind >> owner & 1
                assert not known >> SPECTATOR & 1 or all(known >> watcher & 1 for watcher in watchers)
                assert not blind or blind >> SPECTATOR & 1
            assert not discard or discard[-1] >> KNOWN_AT & EVERYBODY == EVERYBODY


@pytest.mark.parametrize(("seats", "seed"), [(2, 11), (3, 12), (4, 13)])
def test_worlds_after_every_move(seats: int, seed: int) -> None:
    """ET-49, ET-50: a seat cannot tell imagined worlds from the real one, thefts and unseen technologies included."""
    for n, g in enumerate(play_through(seats, seed, most=240)):
        seat = n % seats
        assert GAME.view(GAME.imagine(g, seat, n), seat) == GAME.view(g, seat)
        assert GAME.view(GAME.imagine(g, seat, n), None) == GAME.view(g, None)


def test_unseen_technology_stays_unseen() -> None:
    """ET-49: nobody else ever knows in which imagined world they are right about a technology taken unseen."""
    g: Eternitium = GAME.start(2, 5, {"start": "first"})
    g.play("take unseen basic")
    others = {tuple(owned(GAME.imagine(g, 1, seed))) for seed in range(60)}
    assert len(others) > 3
    assert all(owned(GAME.imagine(g, 0, seed)) == owned(g) for seed in range(20))


def owned(g: Eternitium) -> list[int]:
    """The cards of seat 0."""
    return sorted(card & FACE for card in g.lying("hands")[0] + g.lying("decks")[0])


def test_example_turn() -> None:
    """The first turn of Ben in the rulebook, step by step."""
    log = zeitriss.Log.load(FIXTURES / "ben.jsonl")
    table = log.replay(2).snapshot()["table"]
    assert sorted(table["hands"][0]) == [
        "circle-portal",
        "diamond-portal",
        "square-portal",
        "transporter",
        "triangle-portal",
    ]
    assert table["decks"][0] == ["droid"]
    assert table["stacks"][0][-2:] == ["triangle", "square+"]
    steps = [line.move for line in log.standing()[2:10]]
    assert steps == [
        "take square-portal",  # B
        "play square-portal",  # C, D
        "play transporter",  # E
        "lay triangle-portal",  # F
        "lay diamond-portal",
        "stop",  # H
        "take giga-droid",  # I
        "pay diamond",  # J
    ]
    for at, expected in {
        3: {"hands": 6},
        4: {"hands": 5, "discards": 1, "stacks": 9},  # the square has gone, the card below lies face down
        7: {"hands": 2, "discards": 4, "stacks": 8},  # Transporter, triangle and diamond portal
        8: {"hands": 0, "discards": 6, "stacks": 8},
        9: {"discards": 6, "decks": 2},
        10: {"hands": 5, "discards": 0, "decks": 3, "stacks": 10},  # two from the deck, three after the reshuffle
    }.items():
        table = log.replay(at).snapshot()["table"]
        assert {zone: len(table[zone][0]) for zone in expected} == expected, at
    assert table["stacks"][0][-2:] == ["diamond+", "triangle+"]
    assert {"giga-droid", "droid"} <= set(table["hands"][0])
    assert log.replay(10).seat == 1
