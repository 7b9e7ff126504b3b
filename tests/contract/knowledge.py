"""Hidden information: what a seat is shown never depends on what it may not know, and imagined worlds are true worlds.

Three statements about the same secret are held against each other: `view` (what is shown), `imagine` (what is dealt
anew) and, if the game's contract.py has it, `hidden` (what the rules say).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any

from tests.contract.case import Case, Position, aloud, ask
from tests.contract.copies import future
from tests.contract.edits import at, parts

from zeitriss.core.errors import Refused
from zeitriss.core.move import Move
from zeitriss.core.rng import seeded
from zeitriss.core.snapshot import check_stock, held
from zeitriss.core.state import State
from zeitriss.core.telling import news_words
from zeitriss.words import LANGUAGES

WORLDS = 4
PAIRS = 12  # pairs of cards that change places, per position and observer
PATIENCE = 400  # imagined worlds until a card must have moved; it may be one of many equal cards


def difference(one: Any, other: Any, path: str = "") -> str:
    """Where two pieces of plain data differ first; empty if they are equal."""
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        one, other = dict(enumerate(one)), dict(enumerate(other))
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        return next(filter(None, (difference(one[key], other[key], f"{path}.{key}") for key in one)), "")
    return "" if one == other else f"{path}: {one!r} or {other!r}"


def shown(case: Case, state: State, seat: int | None) -> dict[str, Any]:
    """All that a client, a bot or a file of this seat could get to see of a position."""
    return {
        "view": case.game.view(state, seat),
        "scene": {lang: case.game.scene(state, seat, lang) for lang in LANGUAGES},
    }


def told(case: Case, state: State, move: Move, seat: int | None) -> tuple[State, list[str]]:
    """The state after a move and the words that this seat hears of it."""
    by, (after, all_news) = state.seat, aloud(state, move)
    assert by is not None
    words = []
    for lang in LANGUAGES:
        say = case.game.words(lang)
        words.append(case.game.told(state, move, by, seat, say))
        for news in all_news:
            if news.seats is None or seat in news.seats:
                words += [news_words(news, say), str(news.moment)]
    return after, words


def places(case: Case, state: State) -> dict[str, tuple[str, int]]:
    """Where every card lies."""
    return {path: (kind, card) for path, kind, card in held(case.game, state)}


def hidden(case: Case, state: State, seat: int | None) -> set[str]:
    """The places whose cards this seat may not know; without a statement of the rules, where imagined worlds differ."""
    if case.hidden is not None:
        return case.hidden(state, seat)
    here, seats = places(case, state), range(case.seats) if seat is None else [seat]
    worlds = [places(case, case.game.imagine(state, s, f"hidden {i}")) for s in seats for i in range(WORLDS)]
    return {path for path, card in here.items() if any(world.get(path) != card for world in worlds)}


def swapped(case: Case, state: State, one: str, other: str) -> State | None:
    """The same state with two cards in each other's place; None if the rules do not allow that."""
    data = state.snapshot()
    (*head, i), (*rest, j) = parts(one), parts(other)
    first, second = at(data["table"], tuple(head)), at(data["table"], tuple(rest))
    first[i], second[j] = second[j], first[i]
    try:
        result: State = case.game.restore(data)
    except Refused:
        return None
    return result


def pairs(case: Case, state: State, paths: set[str], count: int = PAIRS) -> Iterator[tuple[str, str]]:
    """Some pairs of places that hold different cards of one kind."""
    here = places(case, state)
    found = [
        (one, other)
        for one, other in combinations(sorted(paths & here.keys()), 2)
        if here[one][0] == here[other][0] and here[one] != here[other]
    ]
    order = list(range(len(found)))
    seeded(case.game.digest(state)).shuffle(order)
    return (found[i] for i in order[:count])


def indistinguishable(case: Case) -> None:
    """A seat cannot tell an imagined world from the real one, and a spectator knows no more than a seat."""
    for position in case.positions:
        state, everybody = position.state, case.game.view(position.state, None)
        for seat in range(case.seats):
            for seed in range(WORLDS):
                world = case.game.imagine(state, seat, seed)
                found = difference(case.game.view(state, seat), case.game.view(world, seat))
                assert not found, f"{case.id}: seat {seat} sees what it cannot know at {ask(state)!r}: view{found}"
                found = difference(everybody, case.game.view(world, None))
                assert not found, f"{case.id}: spectators see what seat {seat} cannot know: view{found}"
            found = difference(shown(case, state, seat), shown(case, world, seat))
            assert not found, f"{case.id}: seat {seat} is shown what it cannot know: {found}"


def alive(case: Case) -> None:
    """What a seat cannot see is dealt anew: over many worlds another card lies there."""
    for position in case.positions:
        for seat in range(case.seats):
            for path in unseen(case, position.state, seat):
                assert moves_about(case, position.state, seat, path), (
                    f"{case.id}: seat {seat} does not see what lies at {path}, but every imagined world knows it"
                )


def unseen(case: Case, state: State, seat: int) -> set[str]:
    """Places whose cards the view does not show: it stays the same when they change places with others.

    Within one zone this may also mean that nobody cares for the order (a discard pile): there only hidden zones count.
    """
    secret = case.hidden(state, seat) if case.hidden is not None else set()
    view, result = case.game.view(state, seat), set()
    across = (p for p in pairs(case, state, set(places(case, state)), 4 * PAIRS) if zone(p[0]) != zone(p[1]))
    for one, other in [*across, *pairs(case, state, secret)]:
        world = swapped(case, state, one, other)
        if world is not None and case.game.view(world, seat) == view:
            result |= {one, other}
    return result


def zone(path: str) -> str:
    return path.rpartition("[")[0] or path


def moves_about(case: Case, state: State, seat: int, path: str) -> bool:
    card = places(case, state)[path]
    worlds = (case.game.imagine(state, seat, f"alive {i}") for i in range(PATIENCE))
    return any(places(case, world).get(path) != card for world in worlds)


def canary(case: Case) -> None:
    """Two secret cards change places: nothing that a seat or a spectator gets to see, read or hear may change.

    Names of unknown cards may be shown as a set (the cards that lie nowhere to be seen), never with their places.
    """
    for position in case.positions:
        for seat in case.observers:
            secret = hidden(case, position.state, seat)
            before = shown(case, position.state, seat)
            for one, other in pairs(case, position.state, secret):
                world = swapped(case, position.state, one, other)
                if world is None:
                    continue
                who = f"{case.id}: {'a spectator' if seat is None else f'seat {seat}'}"
                found = difference(before, shown(case, world, seat))
                assert not found, f"{who} sees {one} or {other}: {found}"
                found = overheard(case, position, world, seat, secret, {one, other})
                assert not found, f"{who} hears of {one} or {other}: {found}"


def overheard(case: Case, position: Position, world: State, seat: int | None, secret: set[str], pair: set[str]) -> str:
    """What words and view after the next move tell of two swapped cards that it does not reveal."""
    state, move = position.state, position.move
    if move is None or move not in world.moves:
        return ""
    after, words = told(case, state, move, seat)
    here, there = places(case, state), places(case, after)
    kept = Counter(there.get(path) for path in hidden(case, after, seat))
    if any(kept[here[path]] != sum(here.get(p) == here[path] for p in secret) for path in pair):
        return ""  # one of them was revealed
    after_swap, other_words = told(case, world, move, seat)
    return difference(words, other_words) or difference(case.game.view(after, seat), case.game.view(after_swap, seat))


def consistent(case: Case) -> None:
    """An imagined world is a valid state with a chance of its own that plays on, and imagining changes nothing."""
    for position in case.positions:
        state, before = position.state, position.state.snapshot()
        for seat in range(case.seats):
            worlds = [case.game.imagine(state, seat, seed) for seed in range(WORLDS)]
            for world in worlds:
                check_stock(case.game, world)
                assert (world.seat, ask(world), world.outcome) == (state.seat, ask(state), state.outcome)
                assert world.moves == case.game.restore(world.snapshot()).moves, "the moves of another world"
                assert world.rng.words() != state.rng.words(), "an imagined world knows the chance to come"
            assert case.game.imagine(state, seat, 0).snapshot() == worlds[0].snapshot(), "the same seed, another world"
            for world in worlds:
                future(world)
            assert state.snapshot() == before, "an imagined world shares something with the real one"
