"""What a game comes to in numbers."""

from __future__ import annotations

from zeitriss.core.tally import Tally

TALLIES = {
    "cast": Tally(("log-cast",)),
    "gained": Tally(("log-gain", "log-gain-devoured")),
    "opened": Tally(("log-open",)),
    "abilities": Tally(("log-ability",)),
    "stopped": Tally(("log-stop",)),
}
