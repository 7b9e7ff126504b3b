"""What a seat knows (AE-16), re-dealt worlds, and how a move reads to another seat.

All players know the same: hands are open to the team. Hidden is the order of decks, and only as far as nobody could
have followed it (AE-R27): player decks are turned over, not shuffled, and revealed cards have been seen.
"""

from __future__ import annotations

from typing import Any

from zeitriss.core.move import Move
from zeitriss.core.rng import Rng
from zeitriss.core.snapshot import write_frame
from zeitriss.games.aeons_end.cards import BREACHES, CARD, FIRST_SPECIFIC, FOE, LEVEL, MAGE, NEMESIS, TIER, TIERS, TURN
from zeitriss.games.aeons_end.code import Plan, write_code
from zeitriss.games.aeons_end.setup import random_key
from zeitriss.games.aeons_end.state import FIELDS, PHASE, AeonsEnd


def cards(held: list[int]) -> list[str]:
    return [CARD.names[card] for card in held]


def foes(held: list[int]) -> list[str]:
    return [FOE.names[card] for card in held]


def turns(held: list[int]) -> list[str]:
    return [TURN.names[card] for card in held]


def view(g: AeonsEnd, seat: int | None) -> dict[str, Any]:
    """Everything but hidden orders; of a deck with a hidden part the known cards by place and the rest as a set."""
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
        "focused": [breach for breach in range(BREACHES) if g.focused >> breach & 1],
        "played": cards(g.played),
        "supply": [[CARD.names[card], left] for card, left in zip(g.piles, g.left, strict=True)],
        "turn_deck": [TURN.names[c] if shown else None for c, shown in zip(g.turn_deck, g.turn_open, strict=True)],
        "turn_left": turns(sorted(g.turn_deck)),
        "turn_discard": turns(g.turn_discard),
        "acted": list(g.acted),
        "gravehold": int(g.gravehold),
        "gravehold_full": g.full_gravehold(),
        "nemesis_life": int(g.nemesis_life),
        "nemesis_full": g.full_nemesis(),
        "nemesis_deck": [len([card for card in g.nemesis_deck if TIER[card] == tier + 1]) for tier in range(TIERS)],
        "unseen": foes(sorted(g.nemesis_deck + g.box)),
        "row": [[FOE.names[card], tokens] for card, tokens in zip(g.row, g.row_tokens, strict=True)],
        "nemesis_discard": foes(g.nemesis_discard),
        "drawn": foes(g.drawn),
        "removed": cards(g.removed),
        "loose": cards(g.loose),
        "fury": int(g.fury),
        "strikes": foes(sorted(g.strikes)),
        "struck": foes(g.struck),
        "husks": int(g.husks),
        "hurt_husks": int(g.hurt_husks),
        "corruptions": cards(sorted(g.corruptions)),
        "sunk": cards(g.corruptions[len(g.corruptions) - g.sunk :]),
        "devoured": cards(g.devoured),
        "stack": pending(g),
    }


def player(g: AeonsEnd, seat: int) -> dict[str, Any]:
    return {
        "mage": MAGE.names[g.mages[seat]],
        "token": int(g.tokens[seat]),
        "life": int(g.life[seat]),
        "full": g.full_life(),
        "charges": int(g.charges[seat]),
        "room": int(g.room(seat)),
        "hand": cards(g.hands[seat]),
        "deck": cards(sorted(g.decks[seat])),
        "deck_top": cards(g.decks[seat][: g.sure[seat]]),
        "discard": cards(g.discards[seat]),
        "play": cards(g.plays[seat]),
        "breaches": list(g.breaches[seat]),
        "spells": FIELDS["spells"].write(g.spells)[seat],
        "marks": list(g.marks[seat * 8 : seat * 8 + 8]),
    }


def pending(g: AeonsEnd) -> list[dict[str, Any]]:
    """What is still to come, the next thing first: frames speak of cards and players that everybody sees."""
    return [write_frame(frame) for frame in g.stack.lying()[::-1]]


def setup_code(g: AeonsEnd) -> str:
    return write_code(Plan(g.nemesis, g.level, g.tutorial, g.easier, g.mages, g.piles, g.key))


def redeal(world: AeonsEnd, seat: int, rng: Rng) -> None:
    """Shuffle what nobody could follow: decks apart from known places, and which basic cards are in the game."""
    for owner in range(world.seats):
        deck, sure = world.decks[owner], world.sure[owner]
        world.decks[owner] = deck[:sure] + shuffled(deck[sure:], rng)
    redeal_turn_deck(world, rng)
    redeal_nemesis_deck(world, rng)
    world.strikes = shuffled(world.strikes, rng)
    hidden = len(world.corruptions) - world.sunk
    world.corruptions = shuffled(world.corruptions[:hidden], rng) + world.corruptions[hidden:]
    if world.outcome is None and not world.options["code"]:
        world.key = random_key(rng)


def shuffled(held: list[int], rng: Rng) -> list[int]:
    """Sorted first: how the cards really lie must not steer the world."""
    result = sorted(held)
    rng.shuffle(result)
    return result


def redeal_turn_deck(world: AeonsEnd, rng: Rng) -> None:
    """Known cards keep their places."""
    places = [i for i in range(len(world.turn_deck)) if not world.turn_open[i]]
    hidden = shuffled([world.turn_deck[i] for i in places], rng)
    for i, card in zip(places, hidden, strict=True):
        world.turn_deck[i] = card


def redeal_nemesis_deck(world: AeonsEnd, rng: Rng) -> None:
    """AE-9: of each tier the nemesis' own cards and some of the basic ones that nobody has seen."""
    deck: list[int] = []
    box: list[int] = []
    for tier in range(1, TIERS + 1):
        lying = [card for card in world.nemesis_deck if TIER[card] == tier]
        own = [card for card in lying if card >= FIRST_SPECIFIC]
        spare = [card for card in world.box if TIER[card] == tier]
        basic = shuffled([card for card in lying if card < FIRST_SPECIFIC] + spare, rng)
        taken = len(lying) - len(own)
        deck += shuffled(basic[:taken] + own, rng)
        box += basic[taken:]
    world.nemesis_deck = deck
    world.box = box


def tell(g: AeonsEnd, move: Move, seat: int | None) -> bool:
    """Every move of Aeon's End is made in front of everybody."""
    return True
