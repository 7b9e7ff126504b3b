"""Secrets: where hidden cards lie, worlds in which two of them change places, and all that a seat gets to see."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from tests.contract.case import Case, Secret, aloud
from tests.contract.edits import at, parts, put

from zeitriss.core.errors import Refused
from zeitriss.core.move import Move
from zeitriss.core.rng import seeded
from zeitriss.core.snapshot import held
from zeitriss.core.state import State
from zeitriss.core.telling import news_words
from zeitriss.words import LANGUAGES

WORLDS = 4
PAIRS = 12  # pairs of cards that change places, per position and observer


@lru_cache(maxsize=16)  # every pair of cards is looked for in the same few states
def places(case: Case, state: State) -> dict[str, tuple[str, int]]:
    """Where every card lies."""
    return {path: (kind, card) for path, kind, card in held(case.game, state)}


@lru_cache(maxsize=16)
def hidden(case: Case, state: State, seat: int | None) -> Secret:
    """The places whose cards this seat may not know; without a statement of the rules, where imagined worlds differ."""
    here, seats = places(case, state), range(case.seats) if seat is None else [seat]
    if case.hidden is not None:
        assert set(case.hidden(state, seat)) <= here.keys(), "contract.py hides a place where no card lies"
        return case.hidden(state, seat)
    worlds = [places(case, case.game.imagine(state, s, f"hidden {i}")) for s in seats for i in range(WORLDS)]
    return {path for path, card in here.items() if any(world.get(path) != card for world in worlds)}


def pairs(case: Case, state: State, paths: Secret, count: int = PAIRS) -> list[tuple[str, str]]:
    """Some pairs of these places that hold different cards of one kind, and of one group if there are groups."""
    here, rng = places(case, state), seeded(case.game.digest(state))
    choice = sorted(set(paths) & here.keys())
    drawn = {tuple(sorted(choice[rng.below(len(choice))] for _ in range(2))) for _ in range(4 * count if choice else 0)}
    fitting = ((a, b) for a, b in sorted(drawn) if here[a] != here[b] and here[a][0] == here[b][0])
    if isinstance(paths, dict):
        fitting = ((a, b) for a, b in fitting if paths[a] == paths[b])
    return list(fitting)[:count]


@lru_cache(maxsize=64)
def written(state: State) -> dict[str, Any]:
    """The snapshot of a position, to be edited many times."""
    return state.snapshot()


@lru_cache(maxsize=3000)  # the next seat and the next check of a case ask for the same worlds
def swapped(case: Case, state: State, one: str, other: str) -> State | None:
    """The same state with two cards in each other's place, to be looked at only; None if the rules do not allow it."""
    data = written(state)
    first, second = ("table", *parts(one)), ("table", *parts(other))
    data = put(put(data, first, at(data, second)), second, at(data, first))
    try:
        result: State = case.game.restore(data)
    except Refused:
        return None
    return result


def shown(case: Case, state: State, seat: int | None, lang: str) -> dict[str, Any]:
    """All that a client, a bot or a file of this seat could get to see of a position."""
    return {"view": case.game.view(state, seat), "scene": case.game.scene(state, seat, lang)}


@lru_cache(maxsize=8)  # every pair of cards is held against the same words
def told(case: Case, state: State, move: Move, seat: int | None) -> tuple[State, list[str]]:
    """The state after a move and the words that this seat hears of it."""
    by, (after, news) = state.seat, aloud(state, move, seat)
    assert by is not None
    words = []
    for say in map(case.game.words, LANGUAGES):
        words.append(case.game.told(state, move, by, seat, say))
        words += [news_words(item, say) + str(item.moment) for item in news]
    return after, words


def named(case: Case, state: State, move: Move, seat: int | None) -> set[str]:
    """The cards that this seat hears of in a move, as words of their domains."""
    _, news = aloud(state, move, seat)
    words = {str(word) for item in news for word in item.args.values()}
    words |= {word for item in news for _, cards, _ in item.moment or [] for word in cards}
    if case.game.hears(state, move, seat):
        words |= {f"{d.kind}.{d.names[i]}" for d, i in zip(move.verb.domains.values(), move.args, strict=True)}
    return words


def visible(case: Case, state: State, seat: int | None) -> set[str]:
    """The cards that lie where this seat may know them, as words of their domains."""
    names, secret = {d.kind: d.names for d in case.game.domains}, hidden(case, state, seat)
    return {f"{kind}.{names[kind][card]}" for path, (kind, card) in places(case, state).items() if path not in secret}


def difference(one: Any, other: Any, path: str = "") -> str:
    """Where two pieces of plain data differ first; empty if they are equal."""
    if one == other:
        return ""
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        one, other = dict(enumerate(one)), dict(enumerate(other))
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        return next(filter(None, (difference(one[key], other[key], f"{path}.{key}") for key in one)), "")
    return f"{path}: {one!r} or {other!r}"
