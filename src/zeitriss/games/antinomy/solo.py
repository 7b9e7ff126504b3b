"""The solo expansion: skip, paradox with a draw, time stones, replacement, shrine."""

from __future__ import annotations

from typing import Final

from zeitriss.core.frame import Frame
from zeitriss.core.move import Move
from zeitriss.core.news import News
from zeitriss.games.antinomy.cards import FIRST_DEPLETED, LEVELS, RELIC, SHRINE, SPOTS, match
from zeitriss.games.antinomy.effects import advance_codex, draw, exchange, is_paradox, named, plays, side_spots
from zeitriss.games.antinomy.ending import crystal_target, judge_defeat, judge_victory
from zeitriss.games.antinomy.moves import DECLARE, REMOVE, REPLACE, RETURN, SKIP
from zeitriss.games.antinomy.state import Antinomy
from zeitriss.games.antinomy.turn import MAY_DECLARE, MUST_DECLINE, NOTHING, PICK_SIDE


class SoloTurn(Frame[Antinomy]):
    """AN-43: a normal turn or a skip; without a legal play the skip is the only answer (AN-R9)."""

    def choices(self, g: Antinomy) -> list[Move]:
        return [*plays(g, self.seat), SKIP.at()]

    def resume(self, g: Antinomy, move: Move) -> None:
        if move is SKIP.at():  # AN-53: no refill (AN-R16), but a turn that ends (AN-R17)
            draw(g)
            g.do(REPLACE_CARD[0], JUDGE[0], END_OF_TURN[0])
        else:
            exchange(g, self.seat, move.args[0], move.args[1])
            g.do(SOLO_PARADOX[0], END_OF_TURN[0])


class SoloParadox(Frame[Antinomy]):
    """AN-45: optional; without a usable side it is forbidden and the turn one without paradox (AN-R10).

    A spectator does not know the hand, so the question must not tell it (AN-R22).
    """

    def choices(self, g: Antinomy) -> list[Move]:
        hand = g.hands[0]
        if is_paradox(g, hand) and (side_spots(g, 0, 0) or side_spots(g, 0, 1)):
            return MAY_DECLARE
        return NOTHING if g.is_known(hand[0], hand[1], hand[2]) else MUST_DECLINE

    def resume(self, g: Antinomy, move: Move) -> None:
        if move is not DECLARE.at():
            self.run(g)
            return
        g.show(g.hands[0])  # AN-46 (a)
        if g.news is not None:
            shown = [f"relic.{RELIC.names[card]}" for card in g.hands[0]]
            g.news.append(News("paradox-solo", {"who": "seat.0"}, moment=[(0, shown, -1)]))
        g.do(REMOVE_RELIC[0], DRAW_CARD[0], PICK_SIDE[0], GAIN_CRYSTAL[0])

    def run(self, g: Antinomy) -> None:
        """AN-48: no paradox costs a time stone."""
        g.stones -= 1
        g.supply += 1
        if g.news is not None:
            g.news.append(News("stone", {"left": int(g.stones)}))
        if g.stones == 0:  # AN-49
            draw(g)
            g.do(REPLACE_CARD[0], JUDGE[0], REFILL[0])


class RemoveRelic(Frame[Antinomy]):
    """AN-46 (b): one of the three shown relics leaves the game. Its place in the hand stays free until (f)."""

    def choices(self, g: Antinomy) -> list[Move]:
        return [REMOVE.at(card) for card in g.hands[0]]

    def resume(self, g: Antinomy, move: Move) -> None:
        card = move.args[0]
        g.hands[0].remove(card)
        leave(g, card)


class DrawCard(Frame[Antinomy]):
    """AN-46 (c)."""

    def run(self, g: Antinomy) -> None:
        draw(g)


class GainCrystal(Frame[Antinomy]):
    """AN-46 (h), the last step, also of the paradox that wins (AN-R13, AN-R15).

    AN-60, AN-R8: no crystal beyond the target, but the codex advances.
    """

    def run(self, g: Antinomy) -> None:
        if g.crystals[0] < crystal_target(g):
            g.supply -= 1
            g.crystals[0] += 1
            if g.news is not None:
                g.news.append(News("crystal", {"who": "seat.0", "count": g.crystals[0]}))
        advance_codex(g)
        judge_victory(g)  # AN-47


class ReplaceCard(Frame[Antinomy]):
    """AN-50: the drawn card replaces a matching card of the continuum; if none matches, any, flares too (AN-R11).

    AN-52, AN-R18: no place is exempt, and the wand stays where it is.
    """

    def choices(self, g: Antinomy) -> list[Move]:
        drawn = g.drawn[0]
        matching = [REPLACE.at(spot) for spot in range(SPOTS) if match(drawn, g.row[spot])]
        return matching or [REPLACE.at(spot) for spot in range(SPOTS)]

    def resume(self, g: Antinomy, move: Move) -> None:
        spot = move.args[0]
        gone = g.row[spot]
        g.row[spot] = g.drawn.pop()
        if g.news is not None:
            g.news.append(News("replaces", {"relic": named(g.row[spot]), "gone": named(gone)}))
        leave(g, gone)


def leave(g: Antinomy, card: int) -> None:
    """A card leaves the game; with the shrine, ordinary relics go there instead (AN-58)."""
    to_shrine = g.options["shrine"] and card < FIRST_DEPLETED
    if g.news is not None:
        g.news.append(News("enters-shrine" if to_shrine else "leaves", {"relic": f"relic.{RELIC.names[card]}"}))
    if not to_shrine:
        g.box.append(card)
        return
    g.shrine.append(card)
    if len(g.shrine) > SHRINE:
        g.do(RETURN_RELIC[0])


class ReturnRelic(Frame[Antinomy]):
    """AN-58: the sixth relic of the shrine forces one of the six back into the box."""

    def choices(self, g: Antinomy) -> list[Move]:
        return [RETURN.at(card) for card in g.shrine]

    def resume(self, g: Antinomy, move: Move) -> None:
        g.shrine.remove(move.args[0])
        g.box.append(move.args[0])


class Judge(Frame[Antinomy]):
    """AN-60: a replacement or a skip can win too."""

    def run(self, g: Antinomy) -> None:
        judge_victory(g)


class Refill(Frame[Antinomy]):
    """AN-49: the full number of time stones comes back from the supply."""

    def run(self, g: Antinomy) -> None:
        g.stones = LEVELS[g.options["level"]]["time_stones"]
        g.supply -= g.stones
        if g.news is not None:
            g.news.append(News("refill", {"count": int(g.stones)}))


class EndOfTurn(Frame[Antinomy]):
    def run(self, g: Antinomy) -> None:
        judge_defeat(g)
        g.do(SOLO_TURN[0])


SOLO_TURN: Final = [SoloTurn(0)]
SOLO_PARADOX: Final = [SoloParadox(0)]
REMOVE_RELIC: Final = [RemoveRelic(0)]
DRAW_CARD: Final = [DrawCard(0)]
GAIN_CRYSTAL: Final = [GainCrystal(0)]
REPLACE_CARD: Final = [ReplaceCard(0)]
RETURN_RELIC: Final = [ReturnRelic(0)]
JUDGE: Final = [Judge(0)]
REFILL: Final = [Refill(0)]
END_OF_TURN: Final = [EndOfTurn(0)]
