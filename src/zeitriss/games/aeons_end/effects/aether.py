"""Aether: what the active player pays with (AE-29)."""

from __future__ import annotations

from zeitriss.games.aeons_end.state import AeonsEnd


def gain_aether(g: AeonsEnd, seat: int, amount: int) -> None:
    """Only the active player's aether exists."""
    if g.is_turn_of(seat):
        g.aether += amount
