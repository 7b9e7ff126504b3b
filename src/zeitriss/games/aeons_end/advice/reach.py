"""Damage that is sure to fall before the nemesis acts again. Where it is enough, nothing else is worth a blow."""

from __future__ import annotations

from typing import Final

from zeitriss.games.aeons_end.cards import BREACH_BONUS, BREACHES, COST, DAMAGE, GEM, MORE, OPENED, SPELL, TYPE, card
from zeitriss.games.aeons_end.effects.spells import FUEL, FUELLED, OBLIVION_SWELL
from zeitriss.games.aeons_end.effects.turn_cards import is_player_card, owners
from zeitriss.games.aeons_end.state import CASTING, HANDS, SLOTS, SPELLS, STAGES, TURN_DECK, TURN_OPEN, AeonsEnd

AMPLIFY_VISION: Final = card("amplify-vision")
PLANAR_INSIGHT: Final = card("planar-insight")


def sure_damage(g: AeonsEnd) -> int:
    """What all may cast who have a turn before the nemesis, and what the active player can prep for a further one."""
    casting = g.phase == CASTING
    ready = [int(g.active)] if casting else []
    again = False
    for seat in coming(g):
        if seat not in ready:
            ready.append(seat)
        elif seat == g.active and casting:
            again = True
    total = 0
    for seat in ready:
        total += prepped_damage(g, seat)
    return total + hand_damage(g, int(g.active)) if again else total


def coming(g: AeonsEnd) -> list[int]:
    """Whose turns are known to come before the nemesis; who takes a shared one is not."""
    cards, seats = TURN_DECK.cards(g), list[int]()
    for i in range(len(cards)):
        if not TURN_OPEN.at(g, i) and not all(is_player_card(rest) for rest in cards[i:]):
            break
        if not is_player_card(cards[i]):
            break
        whose = owners(g, cards[i])
        if len(whose) == 1:
            seats.append(whose[0])
    return seats


def prepped_damage(g: AeonsEnd, seat: int) -> int:
    """Of the spells on a player's breaches, as they lie there."""
    gems = sorted([int(COST[held]) for held in HANDS[seat].cards(g) if TYPE[held] == GEM])
    total = 0
    for breach in range(BREACHES):
        for slot in range(seat * SLOTS + 2 * breach, seat * SLOTS + 2 * breach + 2):
            spell = int(SPELLS.at(g, slot))
            if spell >= 0:
                total += blow(g, seat, spell, gems) + bonus(g, seat, breach)
    return total


def blow(g: AeonsEnd, seat: int, spell: int, gems: list[int]) -> int:
    """What a spell deals at least; the gems that it takes, by cost, are used up."""
    if spell == OBLIVION_SWELL:
        return DAMAGE[spell] + (gems.pop() if gems else 0)
    if spell in FUELLED:
        burnt = min(FUEL, len(gems))
        del gems[:burnt]
        return MORE[spell] * burnt
    if spell == PLANAR_INSIGHT:
        return DAMAGE[spell] + MORE[spell] * int(g.opened(seat))
    if spell == AMPLIFY_VISION and g.opened(seat) == BREACHES:
        return DAMAGE[spell] + MORE[spell]
    return DAMAGE[spell]


def hand_damage(g: AeonsEnd, seat: int) -> int:
    """Of the best spells in hand on the best opened breaches, which the casting phase will have cleared."""
    blows = sorted([blow(g, seat, held, []) for held in HANDS[seat].cards(g) if TYPE[held] == SPELL], reverse=True)
    places = sorted([bonus(g, seat, b) for b in range(BREACHES) if STAGES[seat].at(g, b) == OPENED], reverse=True)
    total = 0
    for i in range(min(len(blows), len(places))):
        total += blows[i] + places[i]
    return total


def bonus(g: AeonsEnd, seat: int, breach: int) -> int:
    return BREACH_BONUS[breach] if STAGES[seat].at(g, breach) == OPENED else 0
