"""What a seat can foresee of its own moves: which of them one answer may make, and which numbers they change."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from zeitriss.core.move import Move
from zeitriss.core.scene import Change, Counter, Panel, Settling, Together
from zeitriss.core.state import State
from zeitriss.core.telling import Words

if TYPE_CHECKING:
    from zeitriss.core.game import Game

S = TypeVar("S", bound=State)
MANY = 20  # moves that one answer makes at most
WORLDS = 2  # that a preview compares: what differs between them, nobody can know


def together(game: Game[S], state: S, seat: int | None, view: dict[str, Any], say: Words) -> list[Together]:
    """Moves that one answer makes: as many as follow each other without a question in between."""
    of = game.staging.together
    if seat is None or of is None or state.seat != seat:
        return []
    names = dict.fromkeys(filter(None, (of(move, view) for move in state.moves)))
    runs = [(name, run(game, state, seat, name)) for name in names]
    return [
        {
            "label": say(f"together-{name}", count=len(moves)),
            "moves": [move.text for move in moves],
        }
        for name, moves in runs
        if len(moves) > 1
    ]


def run(game: Game[S], state: S, seat: int, name: str) -> list[Move]:
    """The moves of this name that can follow each other, as far as the seat can tell."""
    world, found = game.imagine(state, seat, "offers"), list[Move]()
    while len(found) < MANY and (step := next_of(game, world, seat, name)):
        made, after = step
        found.append(made)
        if not goes_on(world, after, seat):
            break
        world = after
    return found


def next_of(game: Game[S], world: S, seat: int, name: str) -> tuple[Move, S] | None:
    """The next move of this name that puts no other question before this one is answered, and the world after it."""
    assert game.staging.together is not None
    view = game.view(world, seat)
    for move in world.moves:
        if game.staging.together(move, view) == name:
            after = world.clone()
            after.apply(move)
            if goes_on(world, after, seat) or type(world.stack.top()) not in map(type, after.stack):
                return move, after
    return None


def goes_on(world: S, after: S, seat: int) -> bool:
    """Whether the same is asked as before, of the same card."""
    if after.seat != seat or type(after.stack.top()) is not type(world.stack.top()):
        return False
    return world.game.question(after).about.get("card") == world.game.question(world).about.get("card")


def settling(game: Game[S], state: S, seat: int, move: Move, say: Words) -> Settling | None:
    """The payment that this move leads to, as far as the seat can tell; none: it leads to something else."""
    world = game.imagine(state, seat, "offers")
    world.apply(move)
    if game.staging.settling is None or world.seat != seat:
        return None
    return game.staging.settling(game.view(world, seat), say)


def preview(game: Game[S], state: S, seat: int, move: Move, say: Words) -> list[Change]:
    """The numbers that a move will change, as far as the seat can tell: the same in every world that it may be in."""
    before = numbers(game.staging.panels(game.view(state, seat), say))
    worlds = [foreseen(game, state, seat, move, say, seed) for seed in range(WORLDS)]
    first, *others = worlds
    return [
        {"counter": id, "name": counter["name"], "before": counter["value"], "after": first[id]["value"]}
        for id, counter in before.items()
        if id in first
        and first[id]["value"] != counter["value"]
        and all(id in other and other[id]["value"] == first[id]["value"] for other in others)
    ]


def foreseen(game: Game[S], state: S, seat: int, move: Move, say: Words, seed: int) -> dict[str, Counter]:
    world = game.imagine(state, seat, f"preview {seed}")
    world.apply(move)
    return numbers(game.staging.panels(game.view(world, seat), say))


def numbers(panels: list[Panel]) -> dict[str, Counter]:
    return {counter["id"]: counter for panel in panels for counter in panel.get("counters", [])}
