"""What the contract suite should know of Res Arcana."""

from __future__ import annotations

CASES = [
    (2, {"mode": "combined", "cards": "draft_base"}),
    (2, {"mode": "combined", "cards": "draft_duo"}),
    (4, {"mode": "combined", "cards": "draft_base"}),
]
