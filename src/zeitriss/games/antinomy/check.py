"""What a hand-edited snapshot may get wrong beyond single fields."""

from __future__ import annotations

from typing import Final

from zeitriss.core.errors import refuse_snapshot
from zeitriss.games.antinomy.cards import ALL_CRYSTALS, CRYSTALS_TO_WIN, FIRST_DEPLETED, FIRST_FLARE, HAND
from zeitriss.games.antinomy.ending import is_victory
from zeitriss.games.antinomy.state import BOX, CRYSTALS, DECK, DRAWN, HANDS, ROW, SHRINE, WANDS, Antinomy

# Every way in which unfinished frames can lie, the lowest first; + stands at those of the other seat
STACKS: Final = [
    "Turn",
    "Turn +PlaceWand",
    "Turn +PlaceWand PlaceWand",
    "Turn +Duel +Paradox",
    "Turn +Duel +PickSide",
]
SOLO_STACKS: Final = [
    "SoloTurn",
    "SoloTurn PlaceWand",
    "EndOfTurn SoloParadox",
    "EndOfTurn GainCrystal PickSide DrawCard RemoveRelic",
    "EndOfTurn GainCrystal PickSide DrawCard ReturnRelic",
    "EndOfTurn GainCrystal PickSide",
    "EndOfTurn Judge ReplaceCard",
    "EndOfTurn Judge ReturnRelic",
    "EndOfTurn Refill Judge ReplaceCard",
    "EndOfTurn Refill Judge ReturnRelic",
]


def check(g: Antinomy) -> None:
    check_table(g)
    if g.outcome is None:
        check_stack(g)
    else:
        check_outcome(g)


def check_table(g: Antinomy) -> None:
    if g.options["start"] == ("second" if g.first == 0 else "first"):  # AN-9
        refuse_snapshot("table.first", f"the {g.options['start']} seat begins by the option start")
    for seat in range(g.seats):
        if g.seats == 2 and CRYSTALS.at(g, seat) >= CRYSTALS_TO_WIN and g.outcome is None:  # AN-32
            refuse_snapshot(f"table.crystals[{seat}]", f"{CRYSTALS_TO_WIN} crystals end the game")
    crystals = 1 + g.supply + sum(CRYSTALS.list(g)) + g.stones
    if crystals != ALL_CRYSTALS:  # AN-6
        refuse_snapshot(
            "table.supply", f"marker, supply, players and time stones hold {crystals} crystals, not {ALL_CRYSTALS}"
        )
    if g.codex >= FIRST_DEPLETED:
        refuse_snapshot("table.codex", "only an ordinary relic can be the codex")
    hands = [HANDS[seat].cards(g) for seat in range(g.seats)]
    if any(card >= FIRST_FLARE for hand in hands for card in hand):
        refuse_snapshot("table.hands", "a flare is never in a hand")
    if any(len(hand) != HAND and not (g.seats == 1 and len(hand) == HAND - 1) for hand in hands):
        refuse_snapshot("table.hands", f"a hand holds {HAND} relics (solo: one less in the middle of a paradox)")
    shrine = SHRINE.cards(g)
    if any(card >= FIRST_DEPLETED for card in shrine):
        refuse_snapshot("table.shrine", "holds ordinary relics only")
    public = ROW.cards(g) + DRAWN.cards(g) + BOX.cards(g) + shrine
    if any(not g.seen >> card & 1 for card in public) or any(g.seen >> card & 1 for card in [g.codex, *DECK.cards(g)]):
        refuse_snapshot("table.seen", "every face-up card is seen; the codex and the draw deck never are")


def check_stack(g: Antinomy) -> None:
    frames = [type(frame).__name__ for frame in g.stack]
    signs = ["+" if frame.seat != g.stack[0].seat else "" for frame in g.stack]
    lying = " ".join([sign + name for sign, name in zip(signs, frames, strict=True)])
    if lying not in (SOLO_STACKS if g.seats == 1 else STACKS):
        refuse_snapshot("stack", f"{', '.join(frames) or 'no frame'}: frames of these seats never lie like this")
    placing = [int(frame.seat) for frame in g.stack if type(frame).__name__ == "PlaceWand"]
    if placing and g.stack[0].seat != g.first:
        refuse_snapshot("table.first", f"seat {g.stack[0].seat} begins by the stack")  # AN-12
    for seat in range(g.seats):
        if (WANDS.at(g, seat) < 0) != (seat in placing):  # AN-10
            refuse_snapshot(
                f"table.wands[{seat}]", "-1 is a wand that is still to be placed by a frame PlaceWand, and no other"
            )


def check_outcome(g: Antinomy) -> None:
    """AN-32, AN-54, AN-55."""
    assert g.outcome is not None
    reason, results = g.outcome.reason, g.outcome.results
    if (reason == "crystals") != (g.seats == 2):
        refuse_snapshot("outcome.reason", f"a game for {g.seats} does not end like this")
    if reason == "crystals":
        wanted = tuple([1.0 if count == CRYSTALS_TO_WIN else 0.0 for count in CRYSTALS.list(g)])
        if sum(wanted) != 1.0:
            refuse_snapshot("outcome.reason", f"nobody, or everybody, has {CRYSTALS_TO_WIN} crystals")
    else:
        wanted = (1.0 if reason == "solo-won" else 0.0,)
        if reason == "solo-won" and not is_victory(g):
            refuse_snapshot("outcome.reason", "not all that is needed to win is there")
        if reason == "deck-empty" and DECK.size(g):
            refuse_snapshot("outcome.reason", f"{DECK.size(g)} cards are left in the deck")
    if results != wanted:
        refuse_snapshot("outcome.results", f"{list(results)} given, {list(wanted)} needed")
