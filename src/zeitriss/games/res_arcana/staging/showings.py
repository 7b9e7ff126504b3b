"""What is shown on the table when something is told: the card, what it reaches, by how much, and its cue."""

from __future__ import annotations

from zeitriss.core.showing import Showing

FACED = ("card",)
QUIET = Showing(quiet=True)
# From the card where it lies: large ones would be too many.
GAIN = Showing("none", "{card}", "pool-{who}-{essence}", "count", cue="pick")
IN_VAIN = Showing(target="{card}", cue="missed")

SHOWINGS = {
    "log-place": Showing(target="board-{by}", cue="set"),
    "log-claim": Showing(target="points-{by}", cue="crystal"),
    "log-unseen": Showing(target="board-{by}", cue="crystal"),
    "log-use": Showing(cue="pick"),
    "log-take": Showing(target="board-{by}", cue="set"),
    "log-sell": Showing(target="pool-{by}", cue="set"),
    "log-discard": Showing(target="discard-{by}", cue="set"),
    "log-destroy": Showing(cue="damage"),
    "log-ward": Showing(cue="set"),
    "log-keep": QUIET,
    "log-choose": QUIET,
    "log-pick": QUIET,
    "log-gain": QUIET,
    "log-empty": QUIET,
    "log-leave": QUIET,
    "log-maintain": QUIET,
    "log-pay": QUIET,
    "log-lose": QUIET,
    "log-lay": QUIET,
    "log-done": QUIET,
    "news-round": Showing(opens=True, cue="reveal"),
    "news-mage": Showing(target="board-{who}", cue="reveal"),
    "news-gains": GAIN,
    "news-gains-from": GAIN,
    "news-lays": Showing(target="{card}", amount="count", cue="pick"),
    "news-takes-off": Showing(target="{card}", amount="-count"),
    "news-pays": QUIET,
    "news-pays-for": QUIET,
    "news-loses": Showing(target="pool-{who}-life", amount="-life", cue="damage"),
    "news-draws": QUIET,
    "news-draws-card": QUIET,
    "news-reshuffles": Showing(target="deck-{who}", quiet=True, cue="shuffle"),
    "news-destroyed": Showing(target="{card}", cue="damage"),
    "news-turned": Showing(target="{card}", quiet=True),
    "news-straightened": Showing(target="{card}", quiet=True),
    "news-none-turned": IN_VAIN,
    "news-none-placed": IN_VAIN,
    "news-none-usable": IN_VAIN,
    "news-none-left": IN_VAIN,
    "news-only-pass": QUIET,
    "news-discarded": Showing(cue="set"),
    "news-unseen": Showing(cue="reveal"),
    "news-refill": Showing(target="{card}", quiet=True),
    "news-token": Showing(target="token", quiet=True),
    "news-ignores": Showing(target="pool-{who}-life"),
    "news-points": Showing(target="points-{who}", quiet=True),
}

# What can name a turn after the game, the weightiest first
HEADINGS = ("log-claim", "news-unseen", "news-loses", "log-destroy", "log-place", "log-use", "log-sell")
