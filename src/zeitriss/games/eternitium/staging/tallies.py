"""What a game comes to in numbers."""

from __future__ import annotations

from zeitriss.core.tally import Tally

TALLIES = {
    "opened": Tally(("news-discards",)),
    "lucky": Tally(("news-luck",)),
    "unlucky": Tally(("news-bad-luck",)),
    "technologies": Tally(
        ("log-take-acquire", "log-take-unseen-acquire", "log-take-lab-offer", "log-take-unseen-lab-offer")
    ),
    "destroyed": Tally(("log-destroy",)),
}
