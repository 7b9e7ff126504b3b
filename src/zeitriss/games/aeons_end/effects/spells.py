"""The cast texts of the spells. `bonus` is added to every source of damage of the casting (AE-25, AE-48)."""

from __future__ import annotations

from typing import ClassVar, Final

from zeitriss.core.frame import Frame
from zeitriss.core.move import Move
from zeitriss.core.schema import Flag, Whole
from zeitriss.games.aeons_end.cards import COST, OPENED, card
from zeitriss.games.aeons_end.effects.breaches import closed, focus
from zeitriss.games.aeons_end.effects.damage import Damage
from zeitriss.games.aeons_end.effects.hands import ONLY_GEM, MayDestroyHand, fitting
from zeitriss.games.aeons_end.effects.life import lose_charges, remaining
from zeitriss.games.aeons_end.effects.players import ChargeAlly, HealPlayer
from zeitriss.games.aeons_end.effects.turn_cards import is_player_card, reveal_turn_card
from zeitriss.games.aeons_end.effects.zones import MAY, destroy_from_hand, discard_from_hand
from zeitriss.games.aeons_end.moves import DESTROY, DISCARD, DONE, YES
from zeitriss.games.aeons_end.state import AeonsEnd, ordered

NOTHING: Final[list[Move]] = []
SPARK: Final = card("spark")
BURIED_LIGHT: Final = card("buried-light")
FLARE: Final = card("flare")
SPECTRAL_ECHO: Final = card("spectral-echo")
PHOENIX_FLAME: Final = card("phoenix-flame")
IGNITE: Final = card("ignite")
LAVA_TENDRIL: Final = card("lava-tendril")
AMPLIFY_VISION: Final = card("amplify-vision")
FERAL_LIGHTNING: Final = card("feral-lightning")
DARK_FIRE: Final = card("dark-fire")
ESSENCE_THEFT: Final = card("essence-theft")
OBLIVION_SWELL: Final = card("oblivion-swell")
PLANAR_INSIGHT: Final = card("planar-insight")
CHAOS_ARC: Final = card("chaos-arc")
CONSUMING_VOID: Final = card("consuming-void")
FUEL: Final = 2  # Dark Fire, Consuming Void: up to two cards

PLAIN: Final = {
    SPARK: 1,
    LAVA_TENDRIL: 3,
    FERAL_LIGHTNING: 3,
    card("wildfire-whip"): 4,
    card("arcane-nexus"): 4,
}  # these only deal damage


def gain_aether(g: AeonsEnd, seat: int, amount: int) -> None:
    """AE-29: only the active player's aether exists."""
    if g.is_turn_of(seat):
        g.aether += amount


def carry_out_spell(g: AeonsEnd, card: int, caster: int, owner: int, breach: int, bonus: int) -> None:
    """AE-26: "you" is the caster; the neighbours of Chaos Arc are those of the breach the spell lies on."""
    if card in PLAIN:
        g.do(Damage(caster, PLAIN[card] + bonus))
    elif card == BURIED_LIGHT:
        g.do(Damage(caster, 1 + bonus))
        gain_aether(g, caster, 1)
    elif card == FLARE:
        g.do(Damage(caster, (3 if is_player_card(reveal_turn_card(g)) else 1) + bonus))
    elif card == SPECTRAL_ECHO:
        g.do(Damage(caster, 2 + bonus), MayDestroyHand(caster))
    elif card == PHOENIX_FLAME:
        g.do(FeedPhoenix(caster, bonus))
    elif card == IGNITE:
        g.do(Damage(caster, 2 + bonus), ChargeAlly(caster))
    elif card == AMPLIFY_VISION:
        amplify(g, caster, bonus)
    elif card == DARK_FIRE:
        g.do(Fuel(caster, 0, bonus, False))
    elif card == CONSUMING_VOID:
        g.do(Fuel(caster, 0, bonus, True))
    elif card == ESSENCE_THEFT:
        g.do(Damage(caster, 3 + bonus), DiscardToHeal(caster))
    elif card == OBLIVION_SWELL:
        g.do(DiscardGem(caster, bonus))
    elif card == PLANAR_INSIGHT:
        g.do(Damage(caster, 2 + g.opened(caster) + bonus))
    elif card == CHAOS_ARC:
        g.do(Damage(caster, 3 + 2 * neighbours(g, owner, breach) + bonus))


def neighbours(g: AeonsEnd, owner: int, breach: int) -> int:
    """AE-39: spells on the breaches whose position differs by exactly 1."""
    count = 0
    for beside in (breach - 1, breach + 1):
        if 0 <= beside < 4:
            count += g.on_breach(owner, beside)
    return count


def amplify(g: AeonsEnd, caster: int, bonus: int) -> None:
    """The breach with the lowest focus cost, II before III before IV; then the damage."""
    unopened = closed(g, caster)
    if unopened:
        focus(g, caster, unopened[0])
    left = remaining(g, caster)
    everything = len(left) > 0 and all(g.breaches[caster][breach] == OPENED for breach in left)
    g.do(Damage(caster, 2 + everything + bonus))


class FeedPhoenix(Frame[AeonsEnd]):
    """Phoenix Flame: give up a charge for 2 more damage, decided before the target."""

    fields: ClassVar = {"bonus": Whole(0, 9)}

    def __init__(self, seat: int, bonus: int) -> None:
        super().__init__(seat)
        self.bonus = bonus

    def choices(self, g: AeonsEnd) -> list[Move]:
        return MAY if g.charges[self.seat] else NOTHING

    def resume(self, g: AeonsEnd, move: Move) -> None:
        if move is YES.at():
            lose_charges(g, self.seat, 1)
            g.do(Damage(self.seat, 4 + self.bonus))
        else:
            self.run(g)

    def run(self, g: AeonsEnd) -> None:
        g.do(Damage(self.seat, 2 + self.bonus))


class Fuel(Frame[AeonsEnd]):
    """Dark Fire and Consuming Void: up to two hand cards are discarded or destroyed, 3 damage for each, one source."""

    fields: ClassVar = {"count": Whole(0, FUEL), "bonus": Whole(0, 9), "destroys": Flag()}

    def __init__(self, seat: int, count: int, bonus: int, destroys: bool) -> None:
        super().__init__(seat)
        self.count = count
        self.bonus = bonus
        self.destroys = destroys

    def choices(self, g: AeonsEnd) -> list[Move]:
        if self.count == FUEL or not g.hands[self.seat]:
            return NOTHING
        verb = DESTROY if self.destroys else DISCARD
        return [*[verb.at(card) for card in ordered(g.hands[self.seat])], DONE.at()]

    def resume(self, g: AeonsEnd, move: Move) -> None:
        if move is DONE.at():
            self.run(g)
            return
        g.do(Fuel(self.seat, self.count + 1, self.bonus, self.destroys))
        if self.destroys:
            destroy_from_hand(g, self.seat, move.args[0])
        else:
            discard_from_hand(g, self.seat, move.args[0])

    def run(self, g: AeonsEnd) -> None:
        g.do(Damage(self.seat, 3 * self.count + self.bonus))


class DiscardToHeal(Frame[AeonsEnd]):
    """Essence Theft: a hand card for 1 life of any player."""

    def choices(self, g: AeonsEnd) -> list[Move]:
        held = ordered(g.hands[self.seat])
        return [*[DISCARD.at(card) for card in held], DONE.at()] if held else NOTHING

    def resume(self, g: AeonsEnd, move: Move) -> None:
        if move.verb is DISCARD:
            discard_from_hand(g, self.seat, move.args[0])
            g.do(HealPlayer(self.seat, 1))


class DiscardGem(Frame[AeonsEnd]):
    """Oblivion Swell: the cost of a discarded gem adds to the same source."""

    fields: ClassVar = {"bonus": Whole(0, 9)}

    def __init__(self, seat: int, bonus: int) -> None:
        super().__init__(seat)
        self.bonus = bonus

    def choices(self, g: AeonsEnd) -> list[Move]:
        gems = ordered(fitting(g.hands[self.seat], ONLY_GEM))
        return [*[DISCARD.at(card) for card in gems], DONE.at()] if gems else NOTHING

    def resume(self, g: AeonsEnd, move: Move) -> None:
        if move.verb is DISCARD:
            discard_from_hand(g, self.seat, move.args[0])
            g.do(Damage(self.seat, 2 + COST[move.args[0]] + self.bonus))
        else:
            self.run(g)

    def run(self, g: AeonsEnd) -> None:
        g.do(Damage(self.seat, 2 + self.bonus))
