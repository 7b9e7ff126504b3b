"""View -> numbers for learning, in the order of PARTS; counts are scaled to lie near 0 to 1."""

from __future__ import annotations

from typing import Final

from zeitriss.core.part import Part
from zeitriss.games.aeons_end.cards import BREACHES, CARD, FOE, IN_SUPPLY, LEVEL, MAGE, NEMESIS, OPENED, TIERS, TURN
from zeitriss.games.aeons_end.knowledge.view import View
from zeitriss.games.aeons_end.state import PHASE

SEATS: Final = 4
ZONES: Final = ("hand", "play", "deck", "discard")
PLAYER: Final = len(MAGE) + 4 + BREACHES * 2 + len(CARD) * (len(ZONES) + 1)

PARTS: Final = (
    Part("nemesis", len(NEMESIS), "one-hot"),
    Part("level", len(LEVEL), "the difficulty, one-hot"),
    Part("phase", len(PHASE), "one-hot"),
    Part("life", 2, "life of the nemesis / 80, of Gravehold / 35", high=2.0),
    Part("nemesis_counts", 4, "fury / 12, husks / 15, damaged husks / 15, corruptions / 11", high=8.0),
    Part("aether", 4, "aether, for gems, for spells, discount; each / 10", high=10.0),
    Part("turn_left", len(TURN), "left in the turn order deck, by card / 2", high=2.0),
    Part("turn_top", len(TURN), "the known top of it, one-hot"),
    Part("nemesis_deck", TIERS, "by tier / 11", high=2.0),
    Part("row", len(FOE), "nemesis cards in play, by card"),
    Part("row_tokens", len(FOE), "their tokens or life / 20", high=2.0),
    Part("nemesis_discard", len(FOE), "by card"),
    Part("supply", len(IN_SUPPLY), "left of each card / 7", high=2.0),
    Part("devoured", len(IN_SUPPLY), "the top of the devoured pile, one-hot"),
    *(
        part
        for i in range(SEATS)  # the own seat first; players who are not there are zeros
        for part in (
            Part(f"player{i}_mage", len(MAGE), "one-hot"),
            Part(f"player{i}_counts", 4, "active, life / 12, charges / 6, room for charges / 6", high=2.0),
            Part(
                f"player{i}_breaches",
                BREACHES * 2,
                "how far open each is (below 0: gone); spells prepped there / 2",
                -1.0,
                2.0,
            ),
            Part(
                f"player{i}_cards",
                len(CARD) * (len(ZONES) + 1),
                "hand, play, deck, discard, prepped: by card / 7",
                high=8.0,
            ),
        )
    ),
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
