"""What must lie on the table: the stock of cards, and what a hand-edited snapshot may get wrong."""

from __future__ import annotations

from zeitriss.core.errors import BadOption, refuse_snapshot
from zeitriss.games.aeons_end.cards import (
    BASICS,
    CARDS,
    COPIES,
    CROOKED_MASK,
    FIRST_CORRUPTION,
    FIRST_SPECIFIC,
    FIRST_STRIKE,
    FOE_TYPE,
    FOES,
    IN_SUPPLY,
    PILES,
    PILES_OF,
    RAGEBORNE,
    SPELL,
    START_DECK,
    START_HAND,
    STRIKE,
    TIER,
    TIERS,
    TRACK,
    TURN_DECKS,
    TYPE,
)
from zeitriss.games.aeons_end.code import read_code
from zeitriss.games.aeons_end.setup import specific
from zeitriss.games.aeons_end.state import AeonsEnd


def stock(g: AeonsEnd) -> dict[tuple[str, int], int]:
    """How many of each card lie somewhere outside the supply, whose piles are numbers."""
    found: dict[tuple[str, int], int] = {}
    for mage in g.mages:
        for card in START_HAND[mage] + START_DECK[mage]:
            found["card", card] = found.get(("card", card), 0) + 1
    for i in range(PILES):
        found["card", g.piles[i]] = COPIES[g.piles[i]] - g.left[i]
    if g.nemesis == CROOKED_MASK:
        for card in range(FIRST_CORRUPTION, CARDS):
            found["card", card] = 1
    foes = [*range(FIRST_SPECIFIC), *specific(g.nemesis)]
    if g.nemesis == RAGEBORNE:
        foes += range(FIRST_STRIKE, FOES)
    for foe in foes:
        found["foe", foe] = 1
    for turn in TURN_DECKS["4_easier" if g.easier else str(g.seats)]:
        found["turn", turn] = found.get(("turn", turn), 0) + 1
    return found


def check(g: AeonsEnd) -> None:
    """What a hand-edited snapshot may get wrong beyond single fields."""
    if g.options["code"]:
        try:
            read_code(g.options["code"])
        except BadOption as error:
            refuse_snapshot("options.code", error.message)
    refuse_if(len(set(g.mages)) != len(g.mages), "mages", "all mages are different")
    refuse_if(sorted(g.tokens) != list(range(g.seats)), "tokens", f"every token from 0 to {g.seats - 1} is given once")
    kinds = [len([card for card in g.piles if TYPE[card] == kind]) for kind in range(len(PILES_OF))]
    fair = kinds == PILES_OF and len(set(g.piles)) == PILES and all(card in IN_SUPPLY for card in g.piles)
    refuse_if(not fair, "piles", "3 gems, 2 relics and 4 spells are needed, all different")
    refuse_if(g.easier and g.seats != 4, "easier", "is for 4 seats")
    for i in range(PILES):
        refuse_if(g.left[i] > COPIES[g.piles[i]], f"left[{i}]", "more cards than the game has")
    for seat in range(g.seats):
        refuse_if(g.charges[seat] > TRACK[g.mages[seat]], f"charges[{seat}]", "more than the track has slots")
        refuse_if(g.life[seat] > g.full_life(), f"life[{seat}]", "more than the starting life")
        refuse_if(g.sure[seat] > len(g.decks[seat]), f"sure[{seat}]", "more cards than the deck has")
    refuse_if(any(TYPE[card] != SPELL for card in g.spells if card >= 0), "spells", "only spells are prepped")
    refuse_if(len(g.marks) != len(g.spells), "marks", f"{len(g.spells)} numbers are needed")
    refuse_if(g.gravehold > g.full_gravehold(), "gravehold", "more than the starting life")
    refuse_if(g.nemesis_life > g.full_nemesis(), "nemesis_life", "more than the starting life")
    refuse_if(len(g.turn_open) != len(g.turn_deck), "turn_open", "one number per card of the turn order deck is needed")
    refuse_if(len(g.row_tokens) != len(g.row), "row_tokens", "one number per card of the row is needed")
    tiers = [TIER[card] for card in g.nemesis_deck]
    refuse_if(tiers != sorted(tiers) or 0 in tiers, "nemesis_deck", "tier 1 lies on tier 2 on tier 3")
    for tier in range(1, TIERS + 1):  # AE-9
        unused = len([card for card in range(FIRST_SPECIFIC) if TIER[card] == tier]) - BASICS[str(g.seats)][tier - 1]
        boxed = len([card for card in g.box if TIER[card] == tier])
        refuse_if(boxed != unused, "box", f"{unused} basic cards of tier {tier} are not in the game")
    refuse_if(any(card >= FIRST_SPECIFIC for card in g.box), "box", "only basic cards are left out")
    strikes = g.strikes + g.struck
    misplaced = [card for card in [*g.row, *g.nemesis_discard, *g.drawn, *g.box] if FOE_TYPE[card] == STRIKE]
    refuse_if(len(misplaced) > 0, "strikes", "strike cards lie in their own deck")
    refuse_if(any(FOE_TYPE[card] != STRIKE for card in strikes), "strikes", "only strike cards lie here")
    refuse_if(g.hurt_husks > g.husks, "hurt_husks", "more than there are husks")
    refuse_if(g.sunk > len(g.corruptions), "sunk", "more than the corruption deck has")
    refuse_if(any(card < FIRST_CORRUPTION for card in g.corruptions), "corruptions", "only corruptions lie here")


def refuse_if(wrong: bool, field: str, message: str) -> None:
    if wrong:
        refuse_snapshot(f"table.{field}", message)
