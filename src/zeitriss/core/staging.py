"""Staging: how a game's view becomes a scene. Not compiled: generic dataclasses are beyond mypyc."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from zeitriss.core.move import Move
from zeitriss.core.scene import Board, Face, Panel, Phases, Settling, Sign, Value
from zeitriss.core.showing import Showing
from zeitriss.core.tally import Tally
from zeitriss.core.telling import Details, Words

V = TypeVar("V")  # a game's own type of view


@dataclass(frozen=True)
class Staging(Generic[V]):
    """The functions and data of one game. All functions read the view, never the state."""

    headline: Callable[[V, Words], str]
    prompt: Callable[[V, Words], str]
    panels: Callable[[V, Words], list[Panel]]
    place: Callable[[Move, V], list[str]]  # the things to click for this move, in order; none: a button
    label: Callable[[Move, V, Words], str]  # the offer in words
    face: Callable[[str, str, Words], Face]  # a card's face by kind and name: reference pages, moments
    group: Callable[[Move, V], str] | None = None  # the dialog to which this move is an answer; "": none
    values: Callable[[str, str, Words], list[Value]] | None = None  # what is printed on a card, and its sources
    details: Details | None = None  # further words for a move: what its log line may speak of beside its arguments
    note: Callable[[Move, V, Words], str] | None = None  # why a move is possible, in a word or two; "": needs none
    brings: Callable[[Move, V, Words], Sign | None] | None = None  # what a move wins at once
    signs: Callable[[Move, V, Words], list[Sign]] | None = (
        None  # a move in signs, where its thing has several; []: none
    )
    boards: Mapping[str, Board] = field(default_factory=dict)  # by name; none: the client finds places by itself
    board: Callable[[V], str] | None = None  # the name of the board for this view
    phases: Callable[[V, Words], Phases | None] | None = None  # the steps of a turn, where it has some
    leaves: Sequence[str] = ()  # the verbs that give up whatever else one could still do
    # Moves of one name are made by one answer (`together-NAME` in the messages), one after the other; "": none.
    together: Callable[[Move, V], str] | None = None
    settling: Callable[[V, Words], Settling | None] | None = None  # the open payment as one answer
    settled: Sequence[str] = ()  # the questions that may be such a payment
    sensible: Sequence[str] = ()  # the verbs of answers that one mostly gives
    showings: Mapping[str, Showing] = field(default_factory=dict)  # by message: what is shown beside its words
    tallies: Mapping[str, Tally] = field(default_factory=dict)  # what a game comes to in numbers, at most five
    headings: Sequence[str] = ()  # messages that can name a turn (`heading-MESSAGE`), the weightiest first
    faced: Sequence[str] = ()  # the kinds of cards that are shown large when something is told of them
