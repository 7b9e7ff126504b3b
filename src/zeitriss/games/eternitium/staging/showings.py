"""What is shown on the table when something is told: the card, what it reaches, by how much, and its cue."""

from __future__ import annotations

from zeitriss.core.showing import Showing

FACED = ("card", "era")
QUIET = Showing(quiet=True)
IDLE = Showing(quiet=True, idle=True)
LEFT = "eras-{who}"
ROAD = "road-{who}"

SHOWINGS = {
    "log-play": Showing(target="road-{by}", cue="set"),
    "log-risk": Showing(target="road-{by}", cue="set"),
    "log-take": Showing(target="discard-{by}", cue="pick"),
    "log-take-unseen": Showing(source="{pile}-pile", target="discard-{by}", cue="pick"),
    "log-lay": QUIET,
    "log-stop": IDLE,
    "log-none": QUIET,
    "log-done": IDLE,
    "log-pay": QUIET,
    "log-destroy": Showing(cue="damage"),
    "log-choose": Showing(target="road-{traveller}"),
    "log-steal": Showing(target="hand-{by}", cue="pick"),
    "news-draws": QUIET,
    "news-reshuffles": Showing(quiet=True, cue="shuffle"),
    "news-eras-reshuffled": Showing(quiet=True, cue="shuffle"),
    "news-reveals": QUIET,
    "news-gains-era": Showing(target=LEFT, amount="1", cue="damage"),
    "news-discards": Showing(target=LEFT, amount="-1", cue="portal"),
    "news-luck": Showing(target=ROAD, cue="praise"),
    "news-bad-luck": Showing(target=ROAD, cue="missed"),
    "news-turns-up": Showing(target=ROAD, cue="reveal"),
    "news-bombed": Showing(target=ROAD, cue="damage"),
    "news-not-bombed": Showing(target=ROAD),
    "news-flips": Showing(target=ROAD, cue="reveal"),
    "news-exchange": Showing(source=ROAD, target="road-{other}", cue="shuffle"),
    "news-robs": Showing(target="discard-{other}"),
    "news-acquires": Showing(target="discard-{who}", cue="reveal"),
    "news-pays": Showing(target=LEFT, amount="1"),
    "news-finds": Showing(target=LEFT, cue="crystal"),
    "news-ai": Showing(source="ai-deck", cue="nemesis"),
    "news-ai-discards": Showing(target="eras-0", amount="-1", cue="portal"),
    "news-ai-destroys": Showing(cue="damage"),
}

# What can name a turn after the game, the weightiest first
HEADINGS = (
    "news-finds",
    "log-steal",
    "news-exchange",
    "news-bombed",
    "news-ai-destroys",
    "news-flips",
    "news-bad-luck",
    "news-luck",
    "log-take-acquire",
    "news-acquires",
    "news-discards",
    "log-play",
)
