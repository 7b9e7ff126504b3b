"""When it ends, who wins and why."""

from __future__ import annotations

from mypy_extensions import i64

from zeitriss.core.outcome import Outcome, won_by
from zeitriss.games.antinomy.cards import FEATURES, LEVELS, SHRINE_SIZE
from zeitriss.games.antinomy.state import CRYSTALS, DECK, SHRINE, Antinomy

ALL_FEATURES = 0xFFF


def five_crystals(g: Antinomy, winner: i64) -> None:
    """AN-32: the fifth crystal wins at once. Nothing else ends a game for two, not even a limit of turns (AN-R3)."""
    g.outcome = won_by("crystals", [int(winner)], g.seats)


def crystal_target(g: Antinomy) -> int:
    """AN-42."""
    return LEVELS[g.options["level"]]["crystals_to_win"]


def shrine_complete(g: Antinomy) -> bool:
    """AN-59: every colour, number and symbol; AN-60, AN-R21: never judged with a sixth relic in it."""
    return shrine_features(g) == ALL_FEATURES and SHRINE.size(g) <= SHRINE_SIZE


def shrine_features(g: Antinomy) -> int:
    """The colours, numbers and symbols in the shrine, one bit each."""
    features = 0
    for card in SHRINE.cards(g):
        features |= FEATURES[card]
    return features


def is_victory(g: Antinomy) -> bool:
    """AN-54."""
    return CRYSTALS.at(g, 0) == crystal_target(g) and (not g.options["shrine"] or shrine_complete(g))


def judge_victory(g: Antinomy) -> None:
    if is_victory(g):
        g.outcome = Outcome("solo-won", (1.0,))


def judge_defeat(g: Antinomy) -> None:
    """AN-55: the draw deck is empty at the end of a turn."""
    if DECK.size(g) == 0:
        g.outcome = Outcome("deck-empty", (0.0,))
