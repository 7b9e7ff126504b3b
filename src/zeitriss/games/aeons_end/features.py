"""View -> numbers for learning. Layout: see LAYOUT; counts are scaled to lie near 0 to 1."""

from __future__ import annotations

from typing import Final

from zeitriss.games.aeons_end.cards import BREACHES, CARD, FOE, IN_SUPPLY, LEVEL, MAGE, NEMESIS, OPENED, TIERS, TURN
from zeitriss.games.aeons_end.knowledge.view import View
from zeitriss.games.aeons_end.state import PHASE

SEATS: Final = 4
ZONES: Final = ("hand", "play", "deck", "discard")
PLAYER: Final = len(MAGE) + 4 + BREACHES * 2 + len(CARD) * (len(ZONES) + 1)

# (what, how many numbers)
LAYOUT: Final = (
    ("nemesis, difficulty, phase: one each", len(NEMESIS) + len(LEVEL) + len(PHASE)),
    ("life of nemesis and Gravehold, fury, husks, damaged husks, corruptions, aether of three kinds, discount", 10),
    ("turn order: left in the deck by card, known top by card", 2 * len(TURN)),
    ("nemesis deck by tier", TIERS),
    ("row: in play and tokens by card; nemesis discard pile by card", 3 * len(FOE)),
    ("supply: left of each card; top of the devoured pile", 2 * len(IN_SUPPLY)),
    ("players, the viewer first: mage, active, life, charges, breaches, cards by zone", SEATS * PLAYER),
)


def features(view: View) -> list[float]:
    """As the viewing seat sees it: own things first; absent players are zeros."""
    numbers = one_of(NEMESIS.names, view["nemesis"]) + one_of(LEVEL.names, view["level"])
    numbers += one_of(PHASE.names, view["phase"])
    numbers += [view["nemesis_life"] / 80, view["gravehold"] / 35, view["fury"] / 12, view["husks"] / 15]
    numbers += [view["hurt_husks"] / 15, len(view["corruptions"]) / 11]
    numbers += [view[key] / 10 for key in ("aether", "gem_aether", "spell_aether", "discount")]
    numbers += [view["turn_left"].count(name) / 2 for name in TURN.names]
    numbers += one_of(TURN.names, view["turn_deck"][0] if view["turn_deck"] else None)
    numbers += [count / 11 for count in view["nemesis_deck"]]
    row = dict(view["row"])
    numbers += [float(name in row) for name in FOE.names] + [row.get(name, 0) / 20 for name in FOE.names]
    numbers += [float(name in view["nemesis_discard"]) for name in FOE.names]
    left, names = dict(view["supply"]), [CARD.names[card] for card in IN_SUPPLY]
    numbers += [left.get(name, 0) / 7 for name in names]
    numbers += one_of(names, view["devoured"][-1] if view["devoured"] else None)
    me = view["seat"] or 0
    for i in range(SEATS):
        numbers += player(view, (me + i) % view["seats"]) if i < view["seats"] else [0.0] * PLAYER
    return numbers


def player(view: View, seat: int) -> list[float]:
    mine = view["players"][seat]
    numbers = one_of(MAGE.names, mine["mage"])
    numbers += [float(view["active"] == seat), mine["life"] / 12, mine["charges"] / 6, mine["room"] / 6]
    numbers += [stage / OPENED for stage in mine["breaches"]] + [len(held) / 2 for held in mine["spells"]]
    prepped = [card for held in mine["spells"] for card in held]
    for zone in [*(mine[name] for name in ZONES), prepped]:
        numbers += [zone.count(name) / 7 for name in CARD.names]
    return numbers


def one_of(names: list[str], name: str | None) -> list[float]:
    return [1.0 if one == name else 0.0 for one in names]
