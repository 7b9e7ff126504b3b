"""Person: the log says "you" to whom it speaks of, and calls everybody else by name."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from tests.contract.case import Case, aloud
from tests.contract.messages import SHARED, talk

from zeitriss.core.game import Game
from zeitriss.core.telling import news_words
from zeitriss.words import LANGUAGES

NAMES = [f"Nobody{letter}" for letter in "ABCDEFGH"]


class Bare(Visitor):
    """Seats that a message calls by name whoever reads it: outside of a choice by `SEAT-is`."""

    def __init__(self, seats: set[str]) -> None:
        self.seats, self.found = seats, set[str]()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        chosen = node.selector.id.name if isinstance(node.selector, ast.VariableReference) else ""
        for variant in node.variants:
            told = {chosen.removesuffix("-is")} if variant.default and chosen.endswith("-is") else set()
            inner = Bare(self.seats - told)
            inner.visit(variant.value)
            self.found |= inner.found

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found |= {node.id.name} & self.seats


def every_line_can_say_you(game: Game[Any]) -> None:
    """No line of the log has only a name for who made the move, or whom it is about: also those that never came up."""
    verbs = game.catalogue.verbs.values()
    seats = {"who"} | {name for verb in verbs for name, domain in verb.domains.items() if domain.kind == "seat"}
    for folder, lang in product((SHARED, game.folder), LANGUAGES):
        by_name = bare(folder / f"{lang}.ftl", seats)
        assert not by_name, f"{lang}: only by name: {', '.join(by_name)}"


def bare(path: Path, seats: set[str]) -> list[str]:
    found = []
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message) and entry.id.name.startswith(("log-", "news-")) and entry.value:
            visitor = Bare(seats)
            visitor.visit(entry.value)
            found += [f"{entry.id.name} (${seat})" for seat in sorted(visitor.found)]
    return found


def nobody_reads_their_own_name(case: Case) -> None:
    """Moves and news of random games, told to each seat as "you": their name does not come up, and all others' may."""
    game = case.game
    for position in talk(case):
        state, move = position.state, position.move
        if move is None or state.seat is None:
            continue
        for seat, lang in product(case.seats_at(position), LANGUAGES):
            say = game.words(lang, NAMES).to(seat)
            lines = [game.told(state, one, state.seat, seat, say) for one in state.moves]
            lines += [news_words(news, say) for news in aloud(state, move, seat)[1]]
            for line in lines:
                assert NAMES[seat] not in line, f"{lang}: says {line!r} to {NAMES[seat]}"
