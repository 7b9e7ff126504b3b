"""How components come into play: artifacts placed, monuments and places claimed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from zeitriss.core.frame import Frame
from zeitriss.core.move import Move
from zeitriss.core.news import News
from zeitriss.games.res_arcana.cards import CARD, FIRST_MAGE, FIRST_MONUMENT, TRAITS
from zeitriss.games.res_arcana.effects.basics import enter_play
from zeitriss.games.res_arcana.knowledge.memory import reveal
from zeitriss.games.res_arcana.moves import CLAIM, DONE, PLACE, UNSEEN
from zeitriss.games.res_arcana.paying import Payment, can_place, ways_to_place
from zeitriss.games.res_arcana.power import ON_CLAIM, POWERS, Effect, Effects, Step, asked, use_power
from zeitriss.games.res_arcana.state import ResArcana

FROM_HAND: Final = 0
FROM_OWN_DISCARD: Final = 1


def place(g: ResArcana, seat: i64, card: i64, ways: list[int]) -> None:
    """RA-31, RA-R25: the artifact lies in play while its cost is being paid; `ways` were found before."""
    for zone in [g.hands[seat], *g.discards]:
        if card in zone:
            zone.remove(card)
    enter_play(g, seat, card)
    if ways:
        g.do(Payment(seat, ways, card))


class PlaceArtifact(Effect):
    """`place_artifact` (RA-63)."""

    def __init__(self, source: i64, wanted: i64, discount: i64, without: i64, free: bool) -> None:
        self.source: i64 = source
        self.wanted: i64 = wanted
        self.extra: list[tuple[int, int]] = [(discount, without)] if discount else []
        self.free = free

    def apply(self, g: ResArcana, run: Effects) -> None:
        g.do(MayPlace(run.seat, run.at, run.card, run.power, run.step))

    def cards(self, g: ResArcana, seat: i64) -> list[int]:
        """What can be placed and paid now (RA-36), by number."""
        zones = [g.hands[seat]] if self.source == FROM_HAND else g.discards
        if self.source == FROM_OWN_DISCARD:
            zones = [g.discards[seat]]
        found: list[int] = []
        for zone in zones:
            for card in zone:
                if TRAITS[card] & self.wanted and (self.free or can_place(g, seat, card, self.extra)):
                    found.append(card)
        found.sort()
        return found


class MayPlace(Step):
    """RA-63, RA-R11, RA-R24: one of the cards that fit, or none. From a hand even "none" is a question."""

    def effect(self) -> PlaceArtifact:
        effect = POWERS[self.card][self.power].effects[self.step]
        assert isinstance(effect, PlaceArtifact)
        return effect

    def choices(self, g: ResArcana) -> list[Move]:
        effect = self.effect()
        moves = [PLACE.at(card) for card in effect.cards(g, self.seat)]
        if moves or (effect.source == FROM_HAND and g.hands[self.seat]):
            moves.append(DONE.at())
        return moves

    def resume(self, g: ResArcana, move: Move) -> None:
        if move is DONE.at():
            return
        effect = self.effect()
        card: i64 = move.args[0]
        place(g, self.seat, card, [] if effect.free else ways_to_place(g, self.seat, card, effect.extra))


def claims_of_monuments(g: ResArcana) -> list[Move]:
    """RA-32: a display card, or the unseen top of the deck."""
    moves = [CLAIM.at(card - FIRST_MONUMENT) for card in g.display]
    if g.monuments:
        moves.append(UNSEEN.at())
    return moves


def claim(g: ResArcana, seat: i64, move: Move) -> None:
    """RA-32, RA-33, RA-R16: into play, face up; a display card is replaced. RA-79: powers on claiming follow."""
    if move is UNSEEN.at():
        card = g.monuments.pop(0)
        if g.news is not None:
            g.news.append(News("unseen", {"who": f"seat.{seat}", "card": f"card.{CARD.names[card]}"}))
    else:
        card = move.args[0] + FIRST_MONUMENT
        if card < FIRST_MAGE:
            refill(g, card)
        else:
            g.places.remove(card)
    enter_play(g, seat, card)
    for i in range(len(POWERS[card])):
        power = POWERS[card][i]
        if power.kind == ON_CLAIM and power.payable(g, seat, card):
            use_power(g, seat, card, card, i)


def refill(g: ResArcana, taken: int) -> None:
    place = g.display.index(taken)
    if g.monuments:
        g.display[place] = g.monuments.pop(0)
        reveal(g, g.display[place])
        if g.news is not None:
            g.news.append(News("refill", {"card": f"card.{CARD.names[g.display[place]]}"}))
    else:
        g.display.pop(place)


class GainMonument(Effect):
    """`gain_monument` (RA-68)."""

    def apply(self, g: ResArcana, run: Effects) -> None:
        g.do(TakeMonument(run.seat))


class TakeMonument(Frame[ResArcana]):
    """RA-68: as RA-32 without paying; nothing if none is left (RA-40)."""

    def choices(self, g: ResArcana) -> list[Move]:
        return asked(claims_of_monuments(g))

    def resume(self, g: ResArcana, move: Move) -> None:
        claim(g, self.seat, move)

    def run(self, g: ResArcana) -> None:
        moves = claims_of_monuments(g)
        if moves:
            claim(g, self.seat, moves[0])
