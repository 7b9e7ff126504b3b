"""From options and seed to the first decision."""

from __future__ import annotations

from typing import Final

from zeitriss.core.errors import BadSnapshot
from zeitriss.core.options import Option
from zeitriss.games.antinomy.cards import (
    CARDS,
    CRYSTALS,
    FIRST_DEPLETED,
    FIRST_FLARE,
    HAND,
    LEVELS,
    SHRINE,
    SPOTS,
    colour_of,
)
from zeitriss.games.antinomy.solo import SOLO_TURN
from zeitriss.games.antinomy.state import Antinomy
from zeitriss.games.antinomy.turn import PLACE_WAND, TURN

SETTINGS: Final = (
    Option("start", "random", ("random", "first", "second"), seats=(2,)),  # AN-9
    Option("codex_end", "right", ("right", "left")),  # AN-8, AN-R14
    Option("level", "normal", tuple(LEVELS), seats=(1,)),  # AN-42, AN-R20
    Option("shrine", False, (False, True), seats=(1,)),  # AN-57
)


def deal(g: Antinomy) -> None:
    """AN-7, AN-40: shuffle, hands, continuum, codex; in solo the draw deck."""
    relics = list(range(FIRST_DEPLETED))
    g.rng.shuffle(relics)
    g.hands = [[relics.pop() for _ in range(HAND)] for _ in range(g.seats)]
    g.row = [relics.pop() for _ in range(SPOTS)]
    g.codex = relics.pop()
    g.show(g.row)
    g.colour = colour_of(g.row[0] if g.options["codex_end"] == "right" else g.row[-1])  # AN-8: farthest from the codex
    g.wands = [-1] * g.seats
    g.crystals = [0] * g.seats
    if g.seats == 1:
        g.deck = relics + list(range(FIRST_DEPLETED, CARDS))
        g.rng.shuffle(g.deck)
        g.stones = LEVELS[g.options["level"]]["time_stones"]
        g.do(PLACE_WAND[0], SOLO_TURN[0])  # AN-41
    else:
        g.first = {"random": g.rng.below(2), "first": 0, "second": 1}[g.options["start"]]  # AN-9
        g.do(PLACE_WAND[g.first], PLACE_WAND[1 - g.first], TURN[g.first])  # AN-10, AN-12; AN-11: no duel
    g.supply = CRYSTALS - 1 - g.stones  # AN-6: one crystal marks the codex colour


def stock(g: Antinomy) -> dict[tuple[str, int], int]:
    """Every card once; depleted relics and flares belong to the solo game."""
    return {("relic", card): 1 for card in range(CARDS if g.seats == 1 else FIRST_DEPLETED)}


def check(g: Antinomy) -> None:
    """What a hand-edited snapshot may get wrong beyond single fields."""

    def refuse(field: str, message: str) -> None:
        raise BadSnapshot(message, f"snapshot.table.{field}")

    crystals = 1 + g.supply + sum(g.crystals) + g.stones
    if crystals != CRYSTALS:  # AN-6
        refuse("supply", f"marker, supply, players and time stones hold {crystals} crystals, not {CRYSTALS}")
    if g.codex >= FIRST_DEPLETED:
        refuse("codex", "only an ordinary relic can be the codex")
    if any(card >= FIRST_FLARE for hand in g.hands for card in hand):
        refuse("hands", "a flare is never in a hand")
    if any(len(hand) != HAND and not (g.seats == 1 and len(hand) == HAND - 1) for hand in g.hands):
        refuse("hands", f"a hand holds {HAND} relics (solo: one less in the middle of a paradox)")
    if len(g.drawn) > 1:
        refuse("drawn", "one card is drawn at a time")
    if len(g.shrine) > SHRINE + 1 or any(card >= FIRST_DEPLETED for card in g.shrine):
        refuse("shrine", f"holds up to {SHRINE} ordinary relics, and a sixth only until one is returned")
    public = g.row + g.drawn + g.box + g.shrine
    if any(not g.seen >> card & 1 for card in public) or any(g.seen >> card & 1 for card in [g.codex, *g.deck]):
        refuse("seen", "every face-up card is seen; the codex and the draw deck never are")
