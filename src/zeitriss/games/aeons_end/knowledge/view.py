"""What a seat knows (AE-16), re-dealt worlds, and how a move reads to another seat.

All players know the same: hands are open to the team. Hidden is the order of decks, and only as far as nobody could
have followed it (AE-R27): player decks are turned over, not shuffled, and revealed cards have been seen.
"""

from __future__ import annotations

from typing import Any, TypedDict

from mypy_extensions import i64

from zeitriss.core.frame import Frame
from zeitriss.core.move import Move
from zeitriss.core.rng import Rng
from zeitriss.core.view import Common
from zeitriss.core.zones import Zone
from zeitriss.games.aeons_end.ahead import Ahead, Said
from zeitriss.games.aeons_end.cards import BREACHES, CARD, FIRST_SPECIFIC, FOE, LEVEL, MAGE, NEMESIS, TIER, TIERS, TURN
from zeitriss.games.aeons_end.code import Setup, write_code
from zeitriss.games.aeons_end.effects.breaches import BIT
from zeitriss.games.aeons_end.nemesis_turn import foresee_all, foresee_turn
from zeitriss.games.aeons_end.setup import random_key
from zeitriss.games.aeons_end.state import (
    ACTED,
    BOX,
    CHARGES,
    CORRUPTIONS,
    DECKS,
    DEVOURED,
    DISCARDS,
    DRAWN,
    FIELDS,
    HANDS,
    LEFT,
    LIVES,
    LOOSE,
    MAGES,
    MARKS,
    NEMESIS_DECK,
    NEMESIS_DISCARD,
    PHASE,
    PILE,
    PLAYED,
    PLAYS,
    REMOVED,
    ROW,
    ROW_TOKENS,
    SLOTS,
    SPELLS,
    STAGES,
    STRIKES,
    STRUCK,
    SURE,
    TURN_DECK,
    TURN_DISCARD,
    TURN_OPEN,
    TURN_TOKENS,
    AeonsEnd,
)


class Player(TypedDict):
    mage: str
    token: int
    life: int
    full: int  # the starting life
    charges: int
    room: int  # free slots of the charge track
    hand: list[str]
    deck: list[str]  # what it holds, in a fixed order
    deck_top: list[str]  # the known cards on top, in theirs
    discard: list[str]
    play: list[str]
    breaches: list[int]  # GONE, stage 0 to 3, OPENED
    spells: list[list[str]]  # by breach
    marks: list[int]


class Outlook(TypedDict):
    """What is left after the next turn of the nemesis, as far as it lies open."""

    gravehold: int
    lives: list[int]


class Seen(TypedDict):
    nemesis: str
    level: str
    tutorial: bool
    easier: bool
    code: str | None  # the setup code; None as long as it would tell how the decks lie
    phase: str
    active: int
    players: list[Player]
    aether: int
    gem_aether: int
    spell_aether: int
    discount: int
    gate: bool
    shielded: bool
    focused: list[int]
    played: list[str]
    supply: list[list[Any]]  # nine piles: card, how many are left
    turn_deck: list[str | None]  # None: hidden
    turn_left: list[str]
    turn_discard: list[str]
    acted: list[int]
    gravehold: int
    gravehold_full: int
    nemesis_life: int
    nemesis_full: int
    nemesis_deck: list[int]  # by tier
    unseen: list[str]
    row: list[list[Any]]  # card, life or tokens
    nemesis_discard: list[str]
    drawn: list[str]
    removed: list[str]
    loose: list[str]
    fury: int
    strikes: list[str]
    struck: list[str]
    husks: int
    hurt_husks: int
    corruptions: list[str]
    sunk: list[str]
    devoured: list[str]
    coming: list[Said]
    plan: list[Said]
    foreseen: Outlook


class View(Common, Seen): ...


def cards(held: list[int]) -> list[str]:
    return [CARD.names[card] for card in held]


def foes(held: list[int]) -> list[str]:
    return [FOE.names[card] for card in held]


def turns(held: list[int]) -> list[str]:
    return [TURN.names[card] for card in held]


def view(g: AeonsEnd, seat: int | None) -> Seen:
    """Everything but hidden orders; of a deck with a hidden part the known cards by place and the rest as a set."""
    corruptions, deck, next_turn = CORRUPTIONS.cards(g), NEMESIS_DECK.cards(g), plan(g)
    return {
        "nemesis": NEMESIS.names[g.nemesis],
        "level": LEVEL.names[g.level],
        "tutorial": g.tutorial,
        "easier": g.easier,
        "code": setup_code(g) if g.outcome is not None or g.options["code"] else None,
        "phase": PHASE.names[g.phase],
        "active": int(g.active),
        "players": [player(g, owner) for owner in range(g.seats)],
        "aether": int(g.aether),
        "gem_aether": int(g.gem_aether),
        "spell_aether": int(g.spell_aether),
        "discount": int(g.discount),
        "gate": g.gate,
        "shielded": g.shielded,
        "focused": [breach for breach in range(BREACHES) if g.focused & BIT[breach]],
        "played": cards(PLAYED.cards(g)),
        "supply": [[CARD.names[card], left] for card, left in zip(PILE.list(g), LEFT.list(g), strict=True)],
        "turn_deck": [
            TURN.names[c] if shown else None for c, shown in zip(TURN_DECK.cards(g), TURN_OPEN.cards(g), strict=True)
        ],
        "turn_left": turns(sorted(TURN_DECK.cards(g))),
        "turn_discard": turns(TURN_DISCARD.cards(g)),
        "acted": ACTED.list(g)[: g.seats],
        "gravehold": int(g.gravehold),
        "gravehold_full": int(g.full_gravehold()),
        "nemesis_life": int(g.nemesis_life),
        "nemesis_full": int(g.full_nemesis()),
        "nemesis_deck": [len([card for card in deck if TIER[card] == tier + 1]) for tier in range(TIERS)],
        "unseen": foes(sorted(deck + BOX.cards(g))),
        "row": [[FOE.names[card], tokens] for card, tokens in zip(ROW.cards(g), ROW_TOKENS.cards(g), strict=True)],
        "nemesis_discard": foes(NEMESIS_DISCARD.cards(g)),
        "drawn": foes(DRAWN.cards(g)),
        "removed": cards(REMOVED.cards(g)),
        "loose": cards(LOOSE.cards(g)),
        "fury": int(g.fury),
        "strikes": foes(sorted(STRIKES.cards(g))),
        "struck": foes(STRUCK.cards(g)),
        "husks": int(g.husks),
        "hurt_husks": int(g.hurt_husks),
        "corruptions": cards(sorted(corruptions)),
        "sunk": cards(corruptions[len(corruptions) - g.sunk :]),
        "devoured": cards(DEVOURED.cards(g)),
        "coming": coming(g),
        "plan": said(next_turn),
        "foreseen": {"gravehold": int(next_turn.g.gravehold), "lives": LIVES.list(next_turn.g)[: g.seats]},
    }


def player(g: AeonsEnd, seat: int) -> Player:
    deck = DECKS[seat].cards(g)
    return {
        "mage": MAGE.names[MAGES.at(g, seat)],
        "token": int(TURN_TOKENS.at(g, seat)),
        "life": int(LIVES.at(g, seat)),
        "full": int(g.full_life()),
        "charges": int(CHARGES.at(g, seat)),
        "room": int(g.room(seat)),
        "hand": cards(HANDS[seat].cards(g)),
        "deck": cards(sorted(deck)),
        "deck_top": cards(deck[: SURE.at(g, seat)]),
        "discard": cards(DISCARDS[seat].cards(g)),
        "play": cards(PLAYS[seat].cards(g)),
        "breaches": STAGES[seat].list(g),
        "spells": FIELDS["spells"].write(SPELLS.list(g))[seat],
        "marks": MARKS.list(g)[seat * SLOTS : seat * SLOTS + SLOTS],
    }


def coming(g: AeonsEnd) -> list[Said]:
    """What is pending; the first of it is being asked already."""
    ahead = Ahead(g, g.shielded)
    foresee_all(ahead, pending(g))
    return said(ahead)


def plan(g: AeonsEnd) -> Ahead:
    """AE-55: what the nemesis will do in its next turn, as far as it lies open."""
    ahead = Ahead(g, shielded=False)
    foresee_all(ahead, pending(g))  # a strike that is being carried out still calms the fury
    ahead.lines.clear()
    foresee_turn(ahead)
    return ahead


def pending(g: AeonsEnd) -> list[Frame[Any]]:
    return g.stack.lying()[::-1][1:]


def said(ahead: Ahead) -> list[Said]:
    if ahead.g.outcome is not None:
        ahead.say(f"plan-lost-{ahead.g.outcome.reason}")
    return ahead.lines


def setup_code(g: AeonsEnd) -> str:
    return write_code(Setup(g.nemesis, g.level, g.tutorial, g.easier, MAGES.list(g)[: g.seats], PILE.list(g), g.key))


def redeal(world: AeonsEnd, seat: int, rng: Rng) -> None:
    """Shuffle what nobody could follow: decks apart from known places, and which basic cards are in the game."""
    for owner in range(world.seats):
        mix(world, DECKS[owner], SURE.at(world, owner), DECKS[owner].size(world), rng)
    redeal_turn_deck(world, rng)
    redeal_nemesis_deck(world, rng)
    mix(world, STRIKES, 0, STRIKES.size(world), rng)
    mix(world, CORRUPTIONS, 0, CORRUPTIONS.size(world) - world.sunk, rng)
    if world.outcome is None and not world.options["code"]:
        world.key = random_key(rng)


def mix(world: AeonsEnd, zone: Zone, start: i64, end: i64, rng: Rng) -> None:
    """Shuffle a part of a zone. Sorted first: how the cards really lie must not steer the world."""
    cells = world.cells
    first: i64 = zone.first + start
    last: i64 = zone.first + end
    for place in range(first + 1, last):
        card, i = cells[place], i64(place)
        while i > first and cells[i - 1] > card:
            cells[i] = cells[i - 1]
            i -= 1
        cells[i] = card
    i = last - 1
    while i > first:
        other = first + rng.below(i - first + 1)
        card = cells[i]
        cells[i] = cells[other]
        cells[other] = card
        i -= 1


def redeal_turn_deck(world: AeonsEnd, rng: Rng) -> None:
    """Known cards keep their places."""
    places = [i for i in range(TURN_DECK.size(world)) if not TURN_OPEN.at(world, i)]
    hidden = sorted([int(TURN_DECK.at(world, i)) for i in places])
    rng.shuffle(hidden)
    for i in range(len(places)):
        TURN_DECK.put(world, places[i], hidden[i])


def redeal_nemesis_deck(world: AeonsEnd, rng: Rng) -> None:
    """AE-9: of each tier the nemesis' own cards and some of the basic ones that nobody has seen."""
    deck, box = NEMESIS_DECK.cards(world), BOX.cards(world)
    NEMESIS_DECK.clear(world)
    BOX.clear(world)
    for tier in range(1, TIERS + 1):
        top, start, taken = NEMESIS_DECK.size(world), BOX.size(world), i64(0)
        for card in deck:
            if TIER[card] == tier:
                if card < FIRST_SPECIFIC:
                    BOX.add(world, card)
                    taken += 1
                else:
                    NEMESIS_DECK.add(world, card)
        for card in box:
            if TIER[card] == tier:
                BOX.add(world, card)
        mix(world, BOX, start, BOX.size(world), rng)
        for _ in range(taken):
            NEMESIS_DECK.add(world, BOX.take(world, start))
        mix(world, NEMESIS_DECK, top, NEMESIS_DECK.size(world), rng)


def hears(g: AeonsEnd, move: Move, seat: int | None) -> bool:
    """Every move of Aeon's End is made in front of everybody."""
    return True
