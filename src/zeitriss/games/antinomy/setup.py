"""From options and seed to the first decision."""

from __future__ import annotations

from typing import Final

from zeitriss.core.options import Option, starter
from zeitriss.games.antinomy.cards import ALL_CRYSTALS, CARDS, FIRST_DEPLETED, HAND, LEVELS, SPOTS, colour_of
from zeitriss.games.antinomy.solo import SoloTurn
from zeitriss.games.antinomy.state import DECK, HANDS, ROW, WANDS, Antinomy
from zeitriss.games.antinomy.turn import TURN, PlaceWand

SETTINGS: Final = (
    starter(2),  # AN-9
    Option("codex_end", "right", ("right", "left")),  # AN-8, AN-R14
    Option("level", "normal", tuple(LEVELS), seats=(1,), first="easy"),  # AN-42, AN-R20
    Option("shrine", False, (False, True), seats=(1,)),  # AN-57
)


def deal(g: Antinomy) -> None:
    """AN-7, AN-40: shuffle, hands, continuum, codex; in solo the draw deck."""
    DECK.lay(g, list(range(FIRST_DEPLETED)))
    DECK.shuffle(g, g.rng)
    for seat in range(g.seats):
        DECK.deal(g, HAND, HANDS[seat])
        WANDS.put(g, seat, -1)
    DECK.deal(g, SPOTS, ROW)
    g.codex = DECK.pop(g)
    for card in ROW.cards(g):
        g.show(card)
    farthest = ROW.at(g, 0) if g.options["codex_end"] == "right" else ROW.top(g)  # AN-8: from the codex
    g.colour = colour_of(farthest)
    if g.seats == 1:
        for card in range(FIRST_DEPLETED, CARDS):
            DECK.add(g, card)
        DECK.shuffle(g, g.rng)
        g.stones = LEVELS[g.options["level"]]["time_stones"]
        g.do(PlaceWand(0), SoloTurn(0))  # AN-41
    else:
        g.first = {"random": g.rng.below(2), "first": 0, "second": 1}[g.options["start"]]  # AN-9
        g.do(PlaceWand(g.first), PlaceWand(1 - g.first), TURN[g.first])  # AN-10, AN-12; AN-11: no duel
    g.supply = ALL_CRYSTALS - 1 - g.stones  # AN-6: one crystal marks the codex colour


def stock(g: Antinomy) -> dict[tuple[str, int], int]:
    """Every card once; depleted relics and flares belong to the solo game."""
    return {("relic", card): 1 for card in range(CARDS if g.seats == 1 else FIRST_DEPLETED)}
