"""What a game comes to in numbers."""

from __future__ import annotations

from zeitriss.core.tally import Tally

TALLIES = {
    "placed": Tally(("log-place",)),
    "claimed": Tally(("log-claim", "log-unseen")),
    "used": Tally(("log-use",)),
    "sold": Tally(("log-sell",)),
}
