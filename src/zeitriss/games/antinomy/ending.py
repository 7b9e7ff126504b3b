"""When it ends, who wins and why."""

from __future__ import annotations

from zeitriss.core.outcome import Outcome, won_by
from zeitriss.games.antinomy.cards import FEATURES, LEVELS, SHRINE
from zeitriss.games.antinomy.state import Antinomy

ALL_FEATURES = 0xFFF


def five_crystals(g: Antinomy, winner: int) -> None:
    """AN-32: the fifth crystal wins at once. Nothing else ends a game for two, not even a limit of turns (AN-R3)."""
    g.outcome = won_by("crystals", [winner], g.seats)


def crystal_target(g: Antinomy) -> int:
    """AN-42."""
    return LEVELS[g.options["level"]]["crystals_to_win"]


def shrine_complete(g: Antinomy) -> bool:
    """AN-59: every colour, number and symbol; AN-60, AN-R21: never judged with a sixth relic in it."""
    features = 0
    for card in g.shrine:
        features |= FEATURES[card]
    return features == ALL_FEATURES and len(g.shrine) <= SHRINE


def is_victory(g: Antinomy) -> bool:
    """AN-54."""
    return g.crystals[0] == crystal_target(g) and (not g.options["shrine"] or shrine_complete(g))


def judge_victory(g: Antinomy) -> None:
    if is_victory(g):
        g.outcome = Outcome("solo-won", (1.0,))


def judge_defeat(g: Antinomy) -> None:
    """AN-55: the draw deck is empty at the end of a turn."""
    if not g.deck:
        g.outcome = Outcome("deck-empty", (0.0,))
