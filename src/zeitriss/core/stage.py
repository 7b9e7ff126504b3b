"""Stage: what a seat may see of a state, and the scene that the game's staging makes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from zeitriss.core.about import explain
from zeitriss.core.ahead import together
from zeitriss.core.frame import frame_key
from zeitriss.core.move import Move
from zeitriss.core.scene import Offer, Scene
from zeitriss.core.showing import bare
from zeitriss.core.state import State
from zeitriss.core.telling import Words, caused, ending, first_time

if TYPE_CHECKING:
    from zeitriss.core.game import Game

View = dict[str, Any]


def view_of(game: Game[Any], state: State, seat: int | None) -> View:
    """As plain JSON data. Legal moves when the seat is asked."""
    asked, outcome, top = state.seat, state.outcome, None if state.seat is None else state.stack.top()
    return {
        **game.see(state, seat),  # first: the larger part is copied as one, where it would be added name by name
        "seat": seat,
        "seats": state.seats,
        "options": dict(state.options),
        "asked": asked,
        "ask": "" if top is None else frame_key(type(top)),
        "about": {} if top is None else top.about(state),
        "moves": [move.text for move in offered(state, seat)],
        "over": None if outcome is None else {"reason": outcome.reason, "results": list(outcome.results)},
    }


def offered(state: State, seat: int | None) -> list[Move]:
    return [] if seat is None else state.answers(seat)


def scene_of(game: Game[Any], state: State, seat: int | None, say: Words) -> Scene:
    """In the words of `say`, which knows the players by name."""
    staging, over, view = game.staging, state.outcome, view_of(game, state, seat)
    scene: Scene = {
        "game": game.name,
        "lang": say.lang,
        "seat": seat,
        "asked": state.seat,
        "headline": staging.headline(view, say),
        "phases": None if staging.phases is None else staging.phases(view, say),
        "prompt": prompt(game, view, say),
        "about": [bare(word) for word in view["about"].values() if isinstance(word, str)],
        "panels": staging.panels(view, say),
        "board": "" if staging.board is None else staging.board(view),
        "offers": offers(game, state, seat, view, say),
        "together": together(game, state, seat, view, say),
        "over": None if over is None else ending(over, say),
    }
    explain(scene["panels"], say)
    if staging.settling is not None and view["moves"] and (settling := staging.settling(view, say)):
        scene["settling"] = settling
    if view["moves"] and (first := first_time(view["ask"], say)):
        scene["first"] = first
    return scene


def prompt(game: Game[Any], view: View, say: Words) -> str:
    """One sentence: what is asked of the viewer, who is thinking, or why it ended."""
    if view["over"]:
        return say(f"over-{view['over']['reason']}")
    if not view["moves"]:
        return say("waits", who=say.seat(view["asked"]))
    return caused(game.staging.prompt(view, say), view["about"], say)


def offers(game: Game[Any], state: State, seat: int | None, view: View, say: Words) -> list[Offer]:
    moves = offered(state, seat)
    if seat is None or not moves:
        return []
    world: State = game.imagine(state, seat, "offers")  # what happens next in the real one may depend on hidden cards
    staging = game.staging
    label, place, group, note = staging.label, staging.place, staging.group, staging.note
    brings, signs, leaves, sensible = staging.brings, staging.signs, staging.leaves, staging.sensible
    told: list[Offer] = []
    for move in moves:
        after = world.clone()
        after.apply(move)
        found: Offer = {
            "move": move.text,
            "id": int(move.id),
            "label": label(move, view, say),
            "at": place(move, view),
            "ends": ends_turn(game, world, after),
        }
        if group is not None and (dialog := group(move, view)):
            found["group"] = dialog
        if note is not None and (why := note(move, view, say)):
            found["note"] = why
        if brings is not None and (won := brings(move, view, say)):
            found["brings"] = won
        if signs is not None and (drawn := signs(move, view, say)):
            found["signs"] = drawn
        if move.verb.name in leaves:
            found["leaves"] = True
        if after.seat == world.seat and frame_key(type(after.stack.top())) in staging.settled:
            found["settles"] = True
        if move.verb.name in sensible:
            found["sensible"] = True
        told.append(found)
    return told


def ends_turn(game: Game[Any], before: State, after: State) -> bool:
    """Whether a move has ended the turn of the seat that made it."""
    if game.turn is None:
        return after.seat != before.seat
    return game.turn(before) == before.seat and game.turn(after) != before.seat
