"""From options and seed to the first decision (section B)."""

from __future__ import annotations

from typing import Final

from zeitriss.core.frame import Frame
from zeitriss.core.options import SEATS, Number, Option, starter
from zeitriss.games.res_arcana.cards import (
    CARDS,
    DECK_SIZE,
    DUO,
    EXPANSION,
    FIRST_ITEM,
    FIRST_MAGE,
    FIRST_MONUMENT,
    FIRST_PLACE,
    HAND_SIZE,
    PAIRS,
    SHOWN,
    START,
    START_POOL,
    START_SIDE,
    TILE_DUO,
    TILES,
)
from zeitriss.games.res_arcana.draft import (
    CHOOSE_ITEM,
    CHOOSE_MAGE,
    DEAL_PACK,
    DRAW_PAIR,
    KEEP_OF_PACK,
    KEEP_ONE,
    MAKE_DECKS,
    PACK_SIZE,
    REVEAL_MAGES,
    PassPacks,
)
from zeitriss.games.res_arcana.effects.basics import enter_play
from zeitriss.games.res_arcana.knowledge.memory import IN_HAND, forget, reveal, see
from zeitriss.games.res_arcana.state import (
    BOX,
    DECKS,
    DISPLAY,
    EVERYBODY,
    HANDS,
    ITEMS,
    LORE,
    MAGES,
    MONUMENTS,
    PLACES,
    POOLS,
    ResArcana,
)
from zeitriss.games.res_arcana.turn import ROUND

SETTINGS: Final = (
    Option("mode", "full", ("first", "full", "combined"), only={"first": (2,), "full": (2,)}, first="first"),
    Option(  # RA-16, RA-21: only the combined game asks how the cards are dealt
        "cards",
        "deal",
        ("deal", "draft_base", "draft_duo"),
        only={"draft_duo": (2,)},
        when={"mode": ("combined",)},
        samples=(),
    ),
    starter(2, 3, 4, samples=()),  # RA-10
    Number("max_rounds", 0, low=0, high=1000, samples=()),  # RA-R14; 0: no limit
)


def deal(g: ResArcana) -> None:
    forget(g, in_play(g.options["mode"]))
    g.first = g.rng.below(g.seats) if g.options["start"] == "random" else SEATS.index(g.options["start"])  # RA-10
    g.token = g.first
    mode = g.options["mode"]
    lay_centre(g, mode)
    for seat in range(g.seats):
        POOLS.put(g, seat, START_POOL)  # RA-9
    if mode == "first":
        deal_first(g)
    else:
        deal_full(g)
    BOX.lay(g, sorted(BOX.cards(g)))


def in_play(mode: str) -> list[int]:
    """RA-8, RA-19: which components take part. Items of both sets are there once."""
    return [card for card in range(CARDS) if DUO[card] or mode == "combined"]


def lay_centre(g: ResArcana, mode: str) -> None:
    """RA-8, RA-12, RA-14, RA-20: items, places, monuments."""
    there = in_play(mode)
    ITEMS.lay(g, [card for card in there if card >= FIRST_ITEM])
    monuments = [card for card in there if FIRST_MONUMENT <= card < FIRST_MAGE]
    tiles = [i for i in range(len(TILES)) if TILE_DUO[i] or mode == "combined"]
    g.rng.shuffle(monuments)
    away: list[int] = []
    if mode == "combined":
        numbers = EXPANSION[str(g.seats)]
        g.rng.shuffle(tiles)
        away = monuments[numbers["monuments"] :] + [side for i in tiles[numbers["places"] :] for side in TILES[i]]
        monuments, tiles = monuments[: numbers["monuments"]], tiles[: numbers["places"]]
    DISPLAY.lay(g, monuments[:SHOWN])
    MONUMENTS.lay(g, monuments[SHOWN:])
    for card in monuments[:SHOWN]:
        reveal(g, card)
    up = [START_SIDE[i] if mode == "first" else TILES[i][g.rng.below(2)] for i in tiles]
    PLACES.lay(g, sorted(up))
    BOX.lay(g, away + [side for i in tiles for side in TILES[i] if side not in up])


def deal_first(g: ResArcana) -> None:
    """RA-13: start mages, start artifacts as hands, the rest as unseen decks."""
    there = in_play("first")
    mages = [card for card in there if FIRST_MAGE <= card < FIRST_PLACE and START[card]]
    hands = [card for card in there if card < FIRST_MONUMENT and START[card]]
    others = [card for card in there if card < FIRST_MONUMENT and not START[card]]
    for cards in (mages, hands, others):
        g.rng.shuffle(cards)
    for card in there:
        if FIRST_MAGE <= card < FIRST_PLACE:
            reveal(g, card)
            if not START[card]:
                BOX.add(g, card)
    for seat in range(g.seats):
        enter_play(g, seat, mages[seat])
        for card in hands[seat * HAND_SIZE : seat * HAND_SIZE + HAND_SIZE]:
            HANDS[seat].sort_in(g, card)
            see(g, seat, card)
            LORE[1 - seat].put(g, card, IN_HAND[seat])  # whoever holds three of the six knows the other three
            LORE[EVERYBODY].put(g, card, IN_HAND[0] | IN_HAND[1])
        size = DECK_SIZE - HAND_SIZE
        DECKS[seat].lay(g, others[seat * size : seat * size + size])
    g.do(*choose_items(g), ROUND[0])


def deal_full(g: ResArcana) -> None:
    """RA-15, RA-21: two mages and eight artifacts each."""
    there = in_play(g.options["mode"])
    mages = [card for card in there if FIRST_MAGE <= card < FIRST_PLACE]
    artifacts = [card for card in there if card < FIRST_MONUMENT]
    g.rng.shuffle(mages)
    g.rng.shuffle(artifacts)
    for seat in range(g.seats):
        MAGES[seat].lay(g, sorted([mages.pop(), mages.pop()]))
        for card in MAGES[seat].cards(g):
            see(g, seat, card)
        DECKS[seat].lay(g, [artifacts.pop() for _ in range(DECK_SIZE)])
    BOX.lay(g, BOX.cards(g) + mages + artifacts)
    seats = [(g.first + i) % g.seats for i in range(g.seats)]
    mage_choice: list[Frame[ResArcana]] = [CHOOSE_MAGE[seat] for seat in seats]
    g.do(*draft(g, seats), MAKE_DECKS, *mage_choice, REVEAL_MAGES, *choose_items(g), ROUND[0])


def draft(g: ResArcana, seats: list[int]) -> list[Frame[ResArcana]]:
    """RA-16 in the full game; RA-21 in the combined one."""
    how = "draft_duo" if g.options["mode"] == "full" else g.options["cards"]
    frames: list[Frame[ResArcana]] = []
    if how == "draft_duo":
        for _ in range(PAIRS):
            for seat in seats:
                frames += [DRAW_PAIR[seat], KEEP_ONE[seat]]
    elif how == "draft_base":
        for step in (1, -1):
            frames.append(DEAL_PACK)
            for _ in range(PACK_SIZE):
                frames += [KEEP_OF_PACK[seat] for seat in seats]
                frames.append(PassPacks(0, step))
    return frames


def choose_items(g: ResArcana) -> list[Frame[ResArcana]]:
    """RA-11, RA-22, RA-R15: counter-clockwise from the player to the right of the start player, who comes last."""
    return [CHOOSE_ITEM[(g.first - i) % g.seats] for i in range(1, g.seats + 1)]


def stock(g: ResArcana) -> dict[tuple[str, int], int]:
    """Every component that takes part, once."""
    return {("card", card): 1 for card in in_play(g.options["mode"])}
