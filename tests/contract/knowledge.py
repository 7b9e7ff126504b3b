"""Hidden information: what a seat is shown never depends on what it may not know, and imagined worlds are true worlds.

Three statements about the same secret are held against each other: `view` (what is shown), `imagine` (what is dealt
anew) and, if the game's contract.py has it, `hidden` (what the rules say).
"""

from __future__ import annotations

from collections import Counter

from tests.contract.case import Case, Position, Secret, aloud, ask
from tests.contract.copies import future
from tests.contract.secrets import (
    PAIRS,
    WORLDS,
    difference,
    hidden,
    named,
    pairs,
    places,
    shown,
    swapped,
    told,
    visible,
)

from zeitriss.core.snapshot import check_stock
from zeitriss.core.state import State
from zeitriss.words import LANGUAGES

PATIENCE = 400  # imagined worlds until a card must have moved; it may be one of many equal cards


def indistinguishable(case: Case) -> None:
    """A seat cannot tell an imagined world from the real one, and a spectator knows no more than a seat."""
    for position in case.positions:
        state, everybody = position.state, case.game.view(position.state, None)
        for seat in case.seats_at(position):
            for seed in range(WORLDS):
                world = case.game.imagine(state, seat, seed)
                found = difference(case.game.view(state, seat), case.game.view(world, seat))
                assert not found, f"{case.id}: seat {seat} sees what it cannot know at {ask(state)!r}: view{found}"
                found = difference(everybody, case.game.view(world, None))
                assert not found, f"{case.id}: spectators see what seat {seat} cannot know: view{found}"
            for lang in LANGUAGES:
                found = difference(shown(case, state, seat, lang), shown(case, world, seat, lang))
                assert not found, f"{case.id}: seat {seat} is shown what it cannot know: {found}"


def alive(case: Case) -> None:
    """What a seat cannot see is dealt anew: over many worlds another card lies there."""
    proven = secrets = 0
    for position in case.positions:
        for seat in case.seats_at(position):
            secrets += len(pairs(case, position.state, hidden(case, position.state, seat)))
            paths = unseen(case, position.state, seat)
            proven += len(paths)
            for path in fixed(case, position.state, seat, paths):
                raise AssertionError(
                    f"{case.id}: seat {seat} does not see what lies at {path}, but every imagined world knows it"
                )
    assert proven or not secrets, f"{case.id}: no two hidden cards can change places; this proves nothing"


def unseen(case: Case, state: State, seat: int) -> set[str]:
    """Places whose cards the view does not show: it stays the same when they change places with others.

    Within one zone this may also mean that nobody cares for the order (a discard pile): there only hidden zones count.
    """
    secret: Secret = hidden(case, state, seat) if case.hidden is not None else set()
    view, result = case.game.view(state, seat), set()
    across = [pair for pair in pairs(case, state, set(places(case, state)), 2 * PAIRS) if not same_zone(*pair)]
    for one, other in [*across, *pairs(case, state, secret)]:
        world = swapped(case, state, one, other)
        if world is not None and case.game.view(world, seat) == view:
            result |= {one, other}
    return result


def same_zone(one: str, other: str) -> bool:
    return one.rpartition("[")[0] == other.rpartition("[")[0] != ""


def fixed(case: Case, state: State, seat: int, paths: set[str]) -> set[str]:
    """Those of the places where the same card lies in every imagined world."""
    here, left = places(case, state), paths
    for i in range(PATIENCE):
        if not left:
            break
        world = places(case, case.game.imagine(state, seat, f"alive {i}"))
        left = {path for path in left if world.get(path) == here[path]}
    return left


def canary(case: Case) -> None:
    """Two secret cards change places: nothing that a seat or a spectator gets to see, read or hear may change.

    Names of unknown cards may be shown as a set (the cards that lie nowhere to be seen), never with their places, and
    a move or its news names only what lies open before or afterwards.
    """
    proven = secrets = 0
    for position in case.positions:
        for seat in case.observers(position):
            secret = hidden(case, position.state, seat)
            before = {lang: shown(case, position.state, seat, lang) for lang in LANGUAGES}
            who = f"{case.id}: {'a spectator' if seat is None else f'seat {seat}'}"
            assert not (heard := blurted(case, position, seat)), f"{who} hears of {heard}"
            for one, other in pairs(case, position.state, secret):
                secrets += 1
                world = swapped(case, position.state, one, other)
                if world is not None:
                    lang = LANGUAGES[proven % len(LANGUAGES)]  # in turn: a scene takes long, and pairs are many
                    proven += 1
                    found = difference(before[lang], shown(case, world, seat, lang))
                    assert not found, f"{who} sees {one} or {other}: {found}"
                    found = overheard(case, position, world, seat, secret, {one, other})
                    assert not found, f"{who} hears of {one} or {other}: {found}"
    assert proven or not secrets, f"{case.id}: no two hidden cards can change places; this proves nothing"


def blurted(case: Case, position: Position, seat: int | None) -> set[str]:
    """The cards that the next move names although they lie hidden before and after it."""
    if position.move is None:
        return set()
    after, _ = aloud(position.state, position.move, seat)
    open_cards = visible(case, position.state, seat) | visible(case, after, seat) | in_passing(case, position)
    return (named(case, position.state, position.move, seat) - open_cards) & all_cards(case, position.state)


def in_passing(case: Case, position: Position) -> set[str]:
    """The cards that a move shows to everybody before they are hidden again, as words of their domains."""
    names, here = {d.kind: d.names for d in case.game.domains}, places(case, position.state)
    shown_places = case.shows(position.state, position.move) if position.move else set()
    return {f"{kind}.{names[kind][card]}" for kind, card in (here[path] for path in shown_places)}


def all_cards(case: Case, state: State) -> set[str]:
    """Every card of the game, as a word of its domain."""
    names = {d.kind: d.names for d in case.game.domains}
    return {f"{kind}.{names[kind][card]}" for kind, card in case.game.stock(state)}


def overheard(case: Case, position: Position, world: State, seat: int | None, secret: Secret, pair: set[str]) -> str:
    """What words and view after the next move tell of two swapped cards that it does not reveal."""
    state, move = position.state, position.move
    if move is None or move not in world.moves:
        return ""
    after, words = told(case, state, move, seat)
    here, there = places(case, state), places(case, after)
    before = Counter(here.get(path) for path in secret)
    kept = Counter(there.get(path) for path in hidden(case, after, seat))
    if any(kept[here[path]] != before[here[path]] for path in pair) or pair & case.shows(state, move):
        return ""  # one of them was revealed
    after_swap, other_words = told(case, world, move, seat)
    return difference(words, other_words) or difference(case.game.view(after, seat), case.game.view(after_swap, seat))


def consistent(case: Case) -> None:
    """An imagined world is a valid state with a chance of its own that plays on, and imagining changes nothing."""
    for position in case.positions:
        state, before = position.state, position.state.snapshot()
        for seat in case.seats_at(position):
            worlds = [case.game.imagine(state, seat, seed) for seed in range(WORLDS)]
            for world in worlds:
                check_stock(case.game, world)
                assert (world.seat, ask(world), world.outcome) == (state.seat, ask(state), state.outcome)
                assert world.moves == case.game.restore(world.snapshot()).moves, "the moves of another world"
                assert world.rng.words() != state.rng.words(), "an imagined world knows the chance to come"
                future(world)
            assert state.snapshot() == before, "an imagined world shares something with the real one"


def impartial(case: Case) -> None:
    """States that a seat cannot tell apart are imagined alike: nothing drawn from an imagined world can leak."""
    for position in case.positions:
        for seat in case.seats_at(position):
            expected = case.game.imagine(position.state, seat, "alike").snapshot()
            for one, other in pairs(case, position.state, hidden(case, position.state, seat)):
                world = swapped(case, position.state, one, other)
                found = difference(expected, case.game.imagine(world, seat, "alike").snapshot()) if world else ""
                assert not found, f"{case.id}: seat {seat}: {one} or {other} steers the world (sort, shuffle): {found}"
