"""Alone against the AI: its cards (ET-51 to ET-56) and what the missions add to a turn (ET-58 to ET-67)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from zeitriss.core.frame import Frame
from zeitriss.core.move import Move
from zeitriss.core.news import News
from zeitriss.games.eternitium.cards import CARD, CHRONO_BLASTER, ERA, FIRST_TECHNOLOGY, QUANTUM_CLOCK, TIME_BOMB
from zeitriss.games.eternitium.hands import destroy, faces
from zeitriss.games.eternitium.journey import bomb, flip
from zeitriss.games.eternitium.knowledge.marks import EVERYBODY, FACE, SHAPE
from zeitriss.games.eternitium.knowledge.sight import see
from zeitriss.games.eternitium.moves import DESTROY
from zeitriss.games.eternitium.piles import add_era
from zeitriss.games.eternitium.state import Eternitium


class AiCard(Frame[Eternitium]):
    """ET-52: step 6, or a compensation (ET-56). The AI deck is never renewed."""

    def run(self, g: Eternitium) -> None:
        if not g.ai:
            return
        card: i64 = g.ai.pop()
        g.box.append(card)
        if g.news is not None:
            name = f"card.{CARD.names[card]}"
            g.news.append(News("ai", {"card": name}, moment=[(0, [name], -1)]))
        if card == CHRONO_BLASTER:
            replace_top(g)
        elif card == TIME_BOMB:  # ET-55
            bomb(g, 0)
        elif card == QUANTUM_CLOCK:
            add_era(g, 0)
        else:
            destroy_deepest(g)


def replace_top(g: Eternitium) -> None:
    """ET-53, ET-R28: the top card goes, an unseen one takes its place, so the crystal is not found."""
    stack = g.stacks[0]
    see(stack, len(stack) - 1, EVERYBODY)
    era: i64 = stack.pop() & SHAPE
    g.era_discard.append(era)
    if g.news is not None:
        g.news.append(News("ai-discards", {"era": f"era.{ERA.names[era]}"}))
    add_era(g, 0)


def destroy_deepest(g: Eternitium) -> None:
    """ET-54: the technology that lies deepest in the discard pile."""
    discard = g.discards[0]
    for i in range(len(discard)):
        if discard[i] & FACE >= FIRST_TECHNOLOGY:
            card = discard.pop(i) & FACE
            g.box.append(card)
            if g.news is not None:
                g.news.append(News("ai-destroys", {"card": f"card.{CARD.names[card]}"}))
            return
    if g.news is not None:
        g.news.append(News("ai-nothing", {}))


class SelfDestruction(Frame[Eternitium]):
    """ET-63: mission 6, before step 1. The minimum of six does not prevent it (ET-R7)."""

    def choices(self, g: Eternitium) -> list[Move]:
        return [DESTROY.at(card) for card in faces(g.hands[0])]

    def resume(self, g: Eternitium, move: Move) -> None:
        destroy(g, 0, move.args[0])


class Flip(Frame[Eternitium]):
    """ET-62: mission 5, between steps 5 and 6 (ET-R21)."""

    def run(self, g: Eternitium) -> None:
        flip(g, 0)


class Detour(Frame[Eternitium]):
    """ET-64: mission 7, after step 6 (ET-R21)."""

    def run(self, g: Eternitium) -> None:
        add_era(g, 0)


AI_CARD: Final = [AiCard(0)]
SELF_DESTRUCTION: Final = [SelfDestruction(0)]
FLIP: Final = [Flip(0)]
DETOUR: Final = [Detour(0)]
