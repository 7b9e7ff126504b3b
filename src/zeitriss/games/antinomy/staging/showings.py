"""What is shown on the table when something is told: the card, what it reaches, by how much, and its cue."""

from __future__ import annotations

from zeitriss.core.showing import Showing

FACED = ("relic",)
QUIET = Showing(quiet=True)
TOLD = Showing(card="none", quiet=True)  # the cards lie open, or the moment that follows shows them

SHOWINGS = {
    "log-place": QUIET,  # the news says where it stands
    "log-play": Showing(target="{relic}", cue="set"),
    "log-declare": QUIET,
    "log-decline": Showing(quiet=True, idle=True),
    "log-take": QUIET,
    "news-placed": Showing(target="{relic}", cue="set"),
    "news-takes": Showing(target="hand-{who}", cue="pick"),
    "news-trades": Showing(card="none", target="hand-{who}", cue="shuffle"),
    "news-forgoes": TOLD,
    "news-shows": TOLD,
    "news-paradox": Showing(source="supply", target="crystals-{who}", amount="1", cue="paradox"),
    "news-paradox-solo": Showing(cue="paradox"),
    "news-crystal": Showing(source="supply", target="crystals-{who}", amount="1", cue="crystal"),
    "news-codex": Showing(target="codex"),
    "news-fights": TOLD,
    "news-duel": Showing(cue="duel"),
    "news-duel-won": Showing(source="crystals-{from}", target="crystals-{who}", amount="1", cue="crystal"),
    "news-duel-empty": Showing(target="crystals-{from}"),
    "news-draws": Showing(source="deck", cue="reveal"),
    "news-replaces": Showing(target="{relic}", cue="set"),
    "news-stone": Showing(target="stones", amount="-1", cue="missed"),
    "news-refill": Showing(target="stones", cue="shuffle"),
    "news-leaves": Showing(target="box"),
    "news-enters-shrine": Showing(target="shrine", cue="set"),
}

# What can name a turn after the game, the weightiest first
HEADINGS = ("news-duel-won", "news-paradox", "news-paradox-solo", "news-duel-drawn", "news-stone", "news-takes")
