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
    PRINCE_OF_GLUTTONS,
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
from zeitriss.games.aeons_end.state import (
    BOX,
    CHARGES,
    CORRUPTIONS,
    DECKS,
    DRAWN,
    LEFT,
    LIVES,
    MAGES,
    NEMESIS_DECK,
    NEMESIS_DISCARD,
    PILE,
    ROW,
    ROW_TOKENS,
    STRIKES,
    STRUCK,
    SURE,
    TURN_DECK,
    TURN_OPEN,
    TURN_TOKENS,
    AeonsEnd,
)


def stock(g: AeonsEnd) -> dict[tuple[str, int], int]:
    """How many of each card lie somewhere outside the supply, whose piles are numbers."""
    found: dict[tuple[str, int], int] = {}
    for mage in MAGES.list(g)[: g.seats]:
        for card in START_HAND[mage] + START_DECK[mage]:
            found["card", card] = found.get(("card", card), 0) + 1
    for i in range(PILES):
        found["card", PILE.at(g, i)] = COPIES[PILE.at(g, i)] - LEFT.at(g, i)
    if g.nemesis == CROOKED_MASK:
        for card in range(FIRST_CORRUPTION, CARDS):
            found["card", card] = 1
    foes = [*range(g.basics), *specific(g.nemesis)]
    if g.nemesis == RAGEBORNE:
        foes += range(FIRST_STRIKE, FOES)
    for foe in foes:
        found["foe", foe] = 1
    for turn in TURN_DECKS["4_easier" if g.easier else str(g.seats)]:
        found["turn", turn] = found.get(("turn", turn), 0) + 1
    return found


def check(g: AeonsEnd) -> None:
    """What a hand-edited snapshot may get wrong beyond single fields."""
    check_table(g)
    check_players(g)
    check_nemesis_cards(g)
    check_minions(g)
    if g.outcome is None:
        check_undecided(g)


def check_table(g: AeonsEnd) -> None:
    if g.options["code"]:
        try:
            read_code(g.options["code"])
        except BadOption as error:
            refuse_snapshot("options.code", error.message)
    piles = PILE.list(g)
    kinds = [len([card for card in piles if TYPE[card] == kind]) for kind in range(len(PILES_OF))]
    fair = kinds == PILES_OF and len(set(piles)) == PILES and all(card in IN_SUPPLY for card in piles)
    refuse_if(not fair, "piles", "3 gems, 2 relics and 4 spells are needed, all different")
    for i in range(PILES):
        refuse_if(LEFT.at(g, i) > COPIES[PILE.at(g, i)], f"left[{i}]", "more cards than the game has")
    refuse_if(g.gravehold > g.full_gravehold(), "gravehold", "more than the starting life")
    refuse_if(g.nemesis_life > g.full_nemesis(), "nemesis_life", "more than the starting life")
    open_cards, deck = TURN_OPEN.size(g), TURN_DECK.size(g)
    refuse_if(open_cards != deck, "turn_open", "one number per card of the turn order deck is needed")


def check_players(g: AeonsEnd) -> None:
    mages, tokens = MAGES.list(g)[: g.seats], TURN_TOKENS.list(g)[: g.seats]
    refuse_if(len(set(mages)) != len(mages), "mages", "all mages are different")
    refuse_if(sorted(tokens) != list(range(g.seats)), "tokens", f"every token from 0 to {g.seats - 1} is given once")
    refuse_if(g.easier and g.seats != 4, "easier", "is for 4 seats")
    for seat in range(g.seats):
        refuse_if(CHARGES.at(g, seat) > TRACK[MAGES.at(g, seat)], f"charges[{seat}]", "more than the track has slots")
        refuse_if(LIVES.at(g, seat) > g.full_life(), f"life[{seat}]", "more than the starting life")
        refuse_if(SURE.at(g, seat) > DECKS[seat].size(g), f"sure[{seat}]", "more cards than the deck has")
    prepped = [card for seat in range(g.seats) for card in g.prepped(seat)]
    refuse_if(any(TYPE[card] != SPELL for card in prepped), "spells", "only spells are prepped")


def check_nemesis_cards(g: AeonsEnd) -> None:
    tiers = [TIER[card] for card in NEMESIS_DECK.cards(g)]
    refuse_if(tiers != sorted(tiers) or 0 in tiers, "nemesis_deck", "tier 1 lies on tier 2 on tier 3")
    for tier in range(1, TIERS + 1):  # AE-9
        unused = len([card for card in range(g.basics) if TIER[card] == tier]) - BASICS[str(g.seats)][tier - 1]
        boxed = len([card for card in BOX.cards(g) if TIER[card] == tier])
        refuse_if(boxed != unused, "box", f"{unused} basic cards of tier {tier} are not in the game")
    refuse_if(any(card >= FIRST_SPECIFIC for card in BOX.cards(g)), "box", "only basic cards are left out")
    elsewhere = [*ROW.cards(g), *NEMESIS_DISCARD.cards(g), *DRAWN.cards(g), *BOX.cards(g)]
    refuse_if(any(FOE_TYPE[card] == STRIKE for card in elsewhere), "strikes", "strike cards lie in their own deck")
    strikes = STRIKES.cards(g) + STRUCK.cards(g)
    refuse_if(any(FOE_TYPE[card] != STRIKE for card in strikes), "strikes", "only strike cards lie here")


def check_minions(g: AeonsEnd) -> None:
    refuse_if(ROW_TOKENS.size(g) != ROW.size(g), "row_tokens", "one number per card of the row is needed")
    refuse_if(g.hurt_husks > g.husks, "hurt_husks", "more than there are husks")
    refuse_if(g.sunk > CORRUPTIONS.size(g), "sunk", "more than the corruption deck has")
    refuse_if(any(card < FIRST_CORRUPTION for card in CORRUPTIONS.cards(g)), "corruptions", "only corruptions lie here")


def check_undecided(g: AeonsEnd) -> None:
    """AE-4: what ends the game is looked for after every single change."""
    refuse_if(g.gravehold == 0, "gravehold", "without Gravehold the game is over")
    refuse_if(g.nemesis_life == 0, "nemesis_life", "without the nemesis the game is over")
    exhausted = g.seats > 1 and not any(LIVES.list(g)[: g.seats])
    refuse_if(exhausted, "life", "with everybody exhausted the game is over")
    devoured = g.nemesis == PRINCE_OF_GLUTTONS and not any(LEFT.list(g))
    refuse_if(devoured, "left", "with all piles devoured the game is over")


def refuse_if(wrong: bool, field: str, message: str) -> None:
    if wrong:
        refuse_snapshot(f"table.{field}", message)
