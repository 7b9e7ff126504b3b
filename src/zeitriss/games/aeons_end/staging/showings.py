"""What is shown on the table when something is told: the card, what it reaches, by how much, and its cue."""

from __future__ import annotations

from zeitriss.core.showing import Showing

FACED = ("card", "foe", "turn", "nemesis")
QUIET = Showing(quiet=True)
LIFE = "life-{who}"

SHOWINGS = {
    # moves: the card, and where it goes
    "log-play": Showing(target="play-{by}", cue="set"),
    "log-gain": Showing(source="pile-{card}", target="discard-{by}", cue="set"),
    "log-gain-devoured": Showing(target="discard-{by}", cue="set"),
    "log-prep": Showing(target="breaches-{by}", cue="set"),
    "log-cast": Showing(source="breaches-{seat}", cue="reveal"),
    "log-open": Showing(target="breaches-{by}", cue="breach"),
    "log-focus": Showing(target="breaches-{by}", cue="breach"),
    "log-ability": Showing(source="mage-{seat}", target="charges-{seat}", cue="reveal"),
    "log-hit": QUIET,
    "log-hit-nemesis": QUIET,
    "log-spread": QUIET,
    "log-end": QUIET,
    "log-lay": QUIET,
    "log-lay-rest": QUIET,
    "log-destroy": Showing(cue="damage"),
    "log-destroy-prepped": Showing(source="breaches-{by}", cue="damage"),
    "log-devour": Showing(source="pile-{card}", cue="damage"),
    # turns
    "news-nemesis-turn": Showing("turn", "turn-order", opens=True, cue="nemesis"),
    "news-turn-card": Showing("turn", "turn-order", opens=True),
    "news-turn-card-of": Showing("turn", "turn-order", "mage-{who}", opens=True),
    "news-turn-card-pair": Showing("turn", "turn-order", opens=True),
    "news-reshuffled": Showing(source="turn-order", target="turn-order", cue="shuffle"),
    # the nemesis
    "news-nemesis-draws": Showing(source="nemesis-deck", cue="nemesis"),
    "news-strike": Showing(source="strikes", cue="nemesis"),
    "news-enters": Showing(target="{foe}", quiet=True),
    "news-power-ticks": Showing(target="{foe}", amount="-1"),
    "news-fury": Showing(target="fury", amount="1", stands="amount", cue="nemesis"),
    "news-fury-falls": Showing(target="fury", stands="amount"),
    "news-husks": Showing(target="husk", amount="amount", cue="nemesis"),
    "news-swarm": Showing(source="special", cue="nemesis"),
    "news-devoured": Showing(card="cause", source="nemesis", target="pile-{card}", amount="-1", cue="damage"),
    "news-corruption": Showing(source="corruptions", target="discard-{who}", cue="damage"),
    "news-nemesis-healed": Showing(target="nemesis-life", amount="amount"),
    # damage and healing
    "news-hurt": Showing(card="cause", target=LIFE, amount="-amount", cue="damage"),
    "news-gravehold-hurt": Showing(card="cause", target="gravehold", amount="-amount", cue="damage"),
    "news-exhausted": Showing(target=LIFE, cue="damage"),
    "news-broken": Showing(target="breaches-{who}", cue="damage"),
    "news-nemesis-hurt": Showing(card="cause", target="nemesis-life", amount="-amount", cue="damage"),
    "news-minion-hurt": Showing(card="cause", target="{foe}", amount="-amount", cue="damage"),
    "news-killed": Showing(card="cause", target="{foe}", cue="praise"),
    "news-husk-killed": Showing(target="husk", amount="-1", cue="praise"),
    "news-healed": Showing(target=LIFE, amount="amount"),
    "news-gravehold-healed": Showing(target="gravehold", amount="amount"),
    "news-charge": Showing(target="charges-{who}", amount="amount"),
    "news-charges-lost": Showing(target="charges-{who}", amount="-amount"),
    # cards
    "news-gains": Showing(target="discard-{who}", cue="set"),
    "news-draws": QUIET,
    "news-turned-over": Showing(target="deck-{who}", quiet=True, cue="shuffle"),
    "news-casts": Showing(source="breaches-{other}", cue="reveal"),
    "news-unbound": Showing(source="breaches-{who}", target="discard-{who}", cue="damage"),
    "news-discards": Showing(target="discard-{who}", cue="set"),
    "news-destroys": Showing(cue="damage"),
    "news-revealed": Showing(source="deck-{who}", cue="reveal"),
    "news-burnt": Showing(source="deck-{who}", cue="damage"),
    "news-revealed-turn": Showing(card="turn", source="turn-order", cue="reveal"),
    "news-revealed-turn-of": Showing(card="turn", source="turn-order", cue="reveal"),
    "news-revealed-turn-pair": Showing(card="turn", source="turn-order", cue="reveal"),
}

# What can name a turn after the game, the weightiest first
HEADINGS = (
    "news-exhausted",
    "news-killed",
    "news-gravehold-hurt",
    "news-nemesis-hurt",
    "news-devoured",
    "news-corruption",
    "news-hurt",
    "log-stop",
    "log-open",
    "log-gain",
    "log-prep",
    "log-play",
)
