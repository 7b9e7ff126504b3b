"""The solo expansion: skip, paradox with a draw, time stones, replacement, shrine."""

from __future__ import annotations

from mypy_extensions import i64

from zeitriss.core.frame import Frame, Work
from zeitriss.core.move import Move
from zeitriss.core.news import COUNT, WHO, Noun
from zeitriss.core.offers import Offers
from zeitriss.games.antinomy.cards import FIRST_DEPLETED, FIRST_FLARE, LEVELS, RELIC, SHRINE_SIZE, SPOTS, match
from zeitriss.games.antinomy.effects import THE_RELIC, Plays, advance_codex, draw, exchange, tell_paradox
from zeitriss.games.antinomy.ending import crystal_target, judge_defeat, judge_victory
from zeitriss.games.antinomy.moves import PLAY, REMOVE, REPLACE, RETURN, SKIP
from zeitriss.games.antinomy.state import BOX, CRYSTALS, DRAWN, HANDS, ROW, SHRINE, Antinomy
from zeitriss.games.antinomy.turn import MayDeclare, PickSide


class SoloTurn(Plays):
    """AN-43: a normal turn or a skip; without a legal play the skip is the only answer (AN-R9)."""

    def offer(self, g: Antinomy, offers: Offers) -> None:
        super().offer(g, offers)
        plays = offers.ids[: offers.count]
        offers.clear()
        for play in plays:
            if ROW.at(g, (play - PLAY.first) % SPOTS) < FIRST_FLARE:  # AN-44: a flare is never a target
                offers.add(play)
        offers.add(SKIP.first)

    def resume(self, g: Antinomy, move: Move) -> None:
        if move is SKIP.at():  # AN-53: no refill (AN-R16), but a turn that ends (AN-R17)
            draw(g)
            g.do(ReplaceCard(0), Judge(0), EndOfTurn(0))
        else:
            exchange(g, self.seat, move.a, move.b)
            g.do(SoloParadox(0), EndOfTurn(0))


class SoloParadox(MayDeclare):
    """AN-45: optional."""

    def declare(self, g: Antinomy) -> None:
        """AN-46 (b) to (h)."""
        tell_paradox(g, "paradox-solo", 0)
        g.do(RemoveRelic(0), DrawCard(0), PickSide(0), GainCrystal(0))

    def run(self, g: Antinomy) -> None:
        """AN-48: no paradox costs a time stone."""
        g.stones -= 1
        g.supply += 1
        g.tell("stone", Noun("left"), g.stones)
        if g.stones == 0:  # AN-49
            draw(g)
            g.do(ReplaceCard(0), Judge(0), Refill(0))


class RemoveRelic(Frame[Antinomy]):
    """AN-46 (b): one of the three shown relics leaves the game. Its place in the hand stays free until (f)."""

    def choices(self, g: Antinomy) -> list[Move]:
        return [REMOVE.at(card) for card in HANDS[0].cards(g)]

    def resume(self, g: Antinomy, move: Move) -> None:
        HANDS[0].remove(g, move.a)
        leave(g, move.a)


class DrawCard(Work[Antinomy]):
    """AN-46 (c)."""

    def run(self, g: Antinomy) -> None:
        draw(g)


class GainCrystal(Work[Antinomy]):
    """AN-46 (h), the last step, also of the paradox that wins (AN-R13, AN-R15).

    AN-60, AN-R8: no crystal beyond the target, but the codex advances.
    """

    def run(self, g: Antinomy) -> None:
        if CRYSTALS.at(g, 0) < crystal_target(g):
            g.supply -= 1
            CRYSTALS.add(g, 0, 1)
            g.tell("crystal", WHO, 0, COUNT, CRYSTALS.at(g, 0))
        advance_codex(g)
        judge_victory(g)  # AN-47


class ReplaceCard(Frame[Antinomy]):
    """AN-50: the drawn card replaces a matching card of the continuum; if none matches, any, flares too (AN-R11).

    AN-52, AN-R18: no place is exempt, and the wand stays where it is.
    """

    def choices(self, g: Antinomy) -> list[Move]:
        drawn = DRAWN.at(g, 0)
        matching = [REPLACE.at(spot) for spot in range(SPOTS) if match(drawn, ROW.at(g, spot))]
        return matching or [REPLACE.at(spot) for spot in range(SPOTS)]

    def about(self, g: Antinomy) -> dict[str, int | str]:
        return {"relic": RELIC.word(DRAWN.at(g, 0))}

    def resume(self, g: Antinomy, move: Move) -> None:
        gone = ROW.at(g, move.a)
        ROW.put(g, move.a, DRAWN.pop(g))
        g.tell("replaces", THE_RELIC, ROW.at(g, move.a), Noun("gone", RELIC), gone)
        leave(g, gone)


def leave(g: Antinomy, card: i64) -> None:
    """A card leaves the game; with the shrine, ordinary relics go there instead (AN-58)."""
    to_shrine = g.options["shrine"] and card < FIRST_DEPLETED
    g.tell("enters-shrine" if to_shrine else "leaves", THE_RELIC, card)
    (SHRINE if to_shrine else BOX).add(g, card)
    if SHRINE.size(g) > SHRINE_SIZE:
        g.do(ReturnRelic(0))


class ReturnRelic(Frame[Antinomy]):
    """AN-58: the sixth relic of the shrine forces one of the six back into the box."""

    def choices(self, g: Antinomy) -> list[Move]:
        return [RETURN.at(card) for card in SHRINE.cards(g)]

    def resume(self, g: Antinomy, move: Move) -> None:
        SHRINE.remove(g, move.a)
        BOX.add(g, move.a)


class Judge(Work[Antinomy]):
    """AN-60: a replacement or a skip can win too."""

    def run(self, g: Antinomy) -> None:
        judge_victory(g)


class Refill(Work[Antinomy]):
    """AN-49: the full number of time stones comes back from the supply."""

    def run(self, g: Antinomy) -> None:
        g.stones = LEVELS[g.options["level"]]["time_stones"]
        g.supply -= g.stones
        g.tell("refill", COUNT, g.stones)


class EndOfTurn(Work[Antinomy]):
    def run(self, g: Antinomy) -> None:
        judge_defeat(g)
        g.do(SoloTurn(0))
