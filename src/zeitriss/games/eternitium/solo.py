"""Alone against the AI: its cards (ET-51 to ET-56) and what the missions add to a game (ET-58 to ET-67)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, final

from mypy_extensions import i64

from zeitriss.core.frame import Frame, Work
from zeitriss.core.move import Move
from zeitriss.core.offers import Offers
from zeitriss.games.eternitium.cards import AI, CARD, FIRST_TECHNOLOGY
from zeitriss.games.eternitium.hands import destroy, faces, offer_each
from zeitriss.games.eternitium.journey import bomb, flip, take_top
from zeitriss.games.eternitium.knowledge.marks import EVERYBODY, FACE, SEEN_AT, TIRED
from zeitriss.games.eternitium.missions import Mission, enter
from zeitriss.games.eternitium.moves import CATALOGUE, DESTROY
from zeitriss.games.eternitium.nouns import THE_CARD, THE_ERA
from zeitriss.games.eternitium.piles import add_era
from zeitriss.games.eternitium.state import AI_DECK, BOX, DECKS, DISCARDS, HANDS, Eternitium


@final
class AiCard(Work[Eternitium]):
    """ET-52: step 6, or a compensation (ET-56). The AI deck is never renewed."""

    def run(self, g: Eternitium) -> None:
        if not AI_DECK.size(g):
            return
        card: i64 = AI_DECK.pop(g)
        BOX.add(g, card)
        news = g.tell("ai", THE_CARD, card)
        if news is not None:
            news.moment = [(0, [CARD.word(card)], [])]
        AI_TEXTS[card](g)


def replace_top(g: Eternitium) -> None:
    """ET-53, ET-R28: the top card goes, an unseen one takes its place, so the crystal is not found."""
    g.tell("ai-discards", THE_ERA, take_top(g, 0))
    add_era(g, 0)


def destroy_deepest(g: Eternitium) -> None:
    """ET-54: the technology that lies deepest in the discard pile."""
    discard = DISCARDS[0]
    for i in range(discard.size(g)):
        if discard.at(g, i) & FACE >= FIRST_TECHNOLOGY:
            card: i64 = discard.take(g, i) & FACE
            BOX.add(g, card)
            g.tell("ai-destroys", THE_CARD, card)
            return
    g.tell("ai-nothing")


_AI_TEXTS: Final[dict[str, Callable[[Eternitium], None]]] = {
    "chrono-blaster": replace_top,
    "time-bomb": lambda g: bomb(g, 0),  # ET-55
    "robo-thief": destroy_deepest,
    "quantum-clock": lambda g: add_era(g, 0),  # ET-55
}
AI_TEXTS: Final = {CARD.index[name]: _AI_TEXTS[name] for name in AI}  # a card without a text ends here


@final
class SelfDestruction(Frame[Eternitium]):
    """ET-63: mission 6, before step 1. The minimum of six does not prevent it (ET-R7)."""

    def offer(self, g: Eternitium, offers: Offers) -> None:
        offer_each(offers, DESTROY, faces(g, HANDS[0]))

    def resume(self, g: Eternitium, move: Move) -> None:
        destroy(g, 0, move.a)


@final
class Flip(Work[Eternitium]):
    """ET-62: mission 5, between steps 5 and 6 (ET-R21)."""

    def run(self, g: Eternitium) -> None:
        flip(g, 0)


@final
class Detour(Work[Eternitium]):
    """ET-64: mission 7, after step 6 (ET-R21)."""

    def run(self, g: Eternitium) -> None:
        add_era(g, 0)


AI_CARD: Final = AiCard(0)


class Madness(Mission):
    """ET-66, ET-R19: mission 9. A card has to be played once per turn at most; cards that were played are tired."""

    def begin_turn(self, g: Eternitium) -> None:
        for zone in (HANDS[0], DECKS[0], DISCARDS[0]):
            zone.lay(g, [card & ~TIRED for card in zone.cards(g)])

    def played(self, card: i64) -> i64:
        return card | TIRED

    def may_stop(self, g: Eternitium, offers: Offers) -> bool:
        fresh = {card & FACE for card in HANDS[0].cards(g) if not card & TIRED}
        return all(CATALOGUE.moves[id].a not in fresh for id in offers.ids[: offers.count])


enter(
    {
        "wild_portals": partial(Mission, shown=3),  # ET-61
        "flip": partial(Mission, drawn=(Flip(0),)),
        "self_destruction": partial(Mission, before=(SelfDestruction(0),)),
        "detour": partial(Mission, after=(Detour(0),)),
        "dark_price": partial(Mission, paid=EVERYBODY << SEEN_AT),  # ET-65: face down, but they have been seen
        "madness": Madness,
    }
)
