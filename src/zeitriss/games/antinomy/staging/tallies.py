"""What a game comes to in numbers."""

from __future__ import annotations

from zeitriss.core.tally import Tally

TALLIES = {
    "paradoxes": Tally(("news-paradox", "news-paradox-solo")),
    "duels": Tally(("news-duel-won", "news-duel-empty")),
    "ahead": Tally(("news-takes",), {"ahead": 1}),
    "back": Tally(("news-takes",), {"ahead": 0}),
}
