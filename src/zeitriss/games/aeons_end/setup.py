"""From options and seed to the first decision (AE-6 to AE-12)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from zeitriss.core.errors import BadOption
from zeitriss.core.facts import complete
from zeitriss.core.options import Option, Several, Text
from zeitriss.core.rng import Rng, seeded
from zeitriss.games.aeons_end.cards import (
    AT_RANDOM,
    BASICS,
    CARD,
    CARDS,
    COPIES,
    COST,
    FIRST_SPECIFIC,
    IN_SUPPLY,
    LEVEL,
    MAGE,
    NEMESIS,
    OF_EACH,
    PILES_OF,
    SETUP,
    SPELL,
    START_BREACHES,
    START_DECK,
    START_HAND,
    TIER,
    TIERS,
    TURN_DECKS,
    TYPE,
    TYPES,
)
from zeitriss.games.aeons_end.code import ANY_LINE, Setup, read_code
from zeitriss.games.aeons_end.effects.turn_cards import shuffle_turn_deck
from zeitriss.games.aeons_end.nemesis import nemesis
from zeitriss.games.aeons_end.state import (
    BOX,
    DECKS,
    DRAWN,
    HANDS,
    KEYS,
    LEFT,
    LIVES,
    MAGES,
    NEMESIS_DECK,
    PILE,
    ROW,
    SEATS,
    SLOTS,
    SPELLS,
    STAGES,
    SURE,
    TURN_DECK,
    TURN_TOKENS,
    AeonsEnd,
)
from zeitriss.games.aeons_end.turn import NEXT_TURN

RANDOM: Final = "random"
SUPPLIES: Final[dict[str, list[str]]] = {
    supply["id"]: supply["cards"] for supply in complete(SETUP["supplies"], "cards")
}
# All cards as a market lies: gems, relics, spells, each by cost
MARKET: Final[list[int]] = sorted(range(CARDS), key=lambda card: (TYPES[card] == SPELL, TYPES[card], int(COST[card])))
PLACE: Final[list[int]] = [MARKET.index(card) for card in range(CARDS)]
_SUPPLY_NAMES: Final = tuple([CARD.names[card] for card in MARKET if card in IN_SUPPLY])
_MAGES: Final = (RANDOM, *MAGE.names)
MAGE_OPTIONS: Final = ("mage_a", "mage_b", "mage_c", "mage_d")
NO_SPELLS: Final = [-1] * (SEATS * SLOTS)
FREE: Final = [[card for card in AT_RANDOM if TYPE[card] == kind] for kind in range(len(PILES_OF))]


def specific(which: int) -> list[int]:
    """The nine cards of a nemesis."""
    first = FIRST_SPECIFIC + OF_EACH * which
    return list(range(first, first + OF_EACH))


def by_tier(cards: Sequence[int]) -> list[list[int]]:
    return [[card for card in cards if TIER[card] == tier] for tier in range(1, TIERS + 1)]


BASIC: Final = by_tier(range(FIRST_SPECIFIC))
SPECIFIC: Final = [by_tier(specific(which)) for which in range(len(NEMESIS))]

# Options are tried together, not one by one: see the tests' contract.py.
SETTINGS: Final = (
    Option("nemesis", RANDOM, (RANDOM, *NEMESIS.names), first=NEMESIS.names[0], cards="nemesis", samples=()),
    Option("difficulty", "normal", tuple(LEVEL.names), first=LEVEL.names[0], samples=()),  # AE-10
    Option("mage_a", RANDOM, _MAGES, cards="mage", place=0, samples=()),
    Option("mage_b", RANDOM, _MAGES, seats=(2, 3, 4), cards="mage", place=1, samples=()),
    Option("mage_c", RANDOM, _MAGES, seats=(3, 4), cards="mage", place=2, samples=()),
    Option("mage_d", RANDOM, _MAGES, seats=(4,), cards="mage", place=3, samples=()),
    Option("supply", RANDOM, (RANDOM, *SUPPLIES), samples=()),
    Several("required", [], _SUPPLY_NAMES, of=CARD, samples=()),
    Several("excluded", [], _SUPPLY_NAMES, of=CARD, samples=()),
    Option("tutorial", False, (False, True), first=True, samples=()),  # AE-80
    Option("easier_turn_order", False, (False, True), seats=(4,), samples=()),  # AE-22
    Text("code", "", pattern=ANY_LINE, samples=()),
)


def deal(g: AeonsEnd) -> None:
    plan = read_plan(g) if g.options["code"] else make_plan(g)
    g.key = plan.key
    g.nemesis = plan.nemesis
    g.level = plan.level
    g.tutorial = plan.tutorial
    g.easier = plan.easier
    g.basics = FIRST_SPECIFIC
    MAGES.lay(g, plan.mages)
    PILE.lay(g, plan.piles)
    LEFT.lay(g, [COPIES[card] for card in plan.piles])
    g.rng = seeded(f"aeons_end {plan.key}")
    seat_players(g)
    stack_nemesis_deck(g)
    tokens = g.everybody()[:]  # AE-11
    g.rng.shuffle(tokens)
    TURN_TOKENS.lay(g, tokens)
    g.active = tokens.index(0)
    TURN_DECK.lay(g, TURN_DECKS["4_easier" if g.easier else str(g.seats)])
    shuffle_turn_deck(g)
    g.do(NEXT_TURN)
    nemesis(g).set_up(g)


def seat_players(g: AeonsEnd) -> None:
    """AE-7: nothing is shuffled."""
    for seat in range(g.seats):
        mage = MAGES.at(g, seat)
        LIVES.put(g, seat, g.full_life())
        HANDS[seat].lay(g, START_HAND[mage])
        DECKS[seat].lay(g, START_DECK[mage])
        SURE.put(g, seat, len(START_DECK[mage]))
        STAGES[seat].lay(g, START_BREACHES[mage])
    SPELLS.lay(g, NO_SPELLS)
    g.gravehold = g.full_gravehold()
    g.nemesis_life = g.full_nemesis()


def stack_nemesis_deck(g: AeonsEnd) -> None:
    """AE-9: per tier some basic cards and the three of the nemesis; tier 1 on tier 2 on tier 3."""
    for tier, count in enumerate(BASICS[str(g.seats)]):
        DRAWN.lay(g, BASIC[tier])
        DRAWN.shuffle(g, g.rng)
        DRAWN.shift(g, count, ROW)
        for card in SPECIFIC[g.nemesis][tier]:
            ROW.add(g, card)
        ROW.shuffle(g, g.rng)
        ROW.pour(g, NEMESIS_DECK)
        DRAWN.pour(g, BOX)


def read_plan(g: AeonsEnd) -> Setup:
    """A setup code settles everything; other options must not say otherwise."""
    plan = read_code(g.options["code"])
    if len(plan.mages) != g.seats:
        raise BadOption(f"it is for {len(plan.mages)} seats, not for {g.seats}", "code")
    if plan.easier and g.seats != 4:
        raise BadOption("the easier turn order is for 4 seats", "code")
    for option in SETTINGS:
        if option.name != "code" and g.options[option.name] != option.default:
            raise BadOption("a setup code settles this already", option.name)
    if [len([card for card in plan.piles if TYPE[card] == kind]) for kind in range(len(PILES_OF))] != PILES_OF:
        raise BadOption("the supply needs 3 gems, 2 relics and 4 spells", "code")
    return plan._replace(piles=in_order(plan.piles))


def make_plan(g: AeonsEnd) -> Setup:
    """What the options leave open is drawn at random (AE-6)."""
    options, rng = g.options, g.rng
    which = options["nemesis"]
    chosen = rng.below(len(NEMESIS)) if which == RANDOM else NEMESIS.index[which]
    mages = choose_mages(g)
    piles = choose_supply(g)
    level = LEVEL.index[options["difficulty"]]
    return Setup(chosen, level, options["tutorial"], options["easier_turn_order"], mages, piles, random_key(rng))


def random_key(rng: Rng) -> int:
    return rng.word() * (KEYS >> 32) + rng.below(KEYS >> 32)


def choose_mages(g: AeonsEnd) -> list[int]:
    """AE-6: one per player, all different."""
    wishes = [g.options[name] for name in MAGE_OPTIONS[: g.seats]]
    named = [MAGE.index[wish] for wish in wishes if wish != RANDOM]
    for i, wish in enumerate(wishes):
        if wish != RANDOM and wish in wishes[:i]:
            raise BadOption(f"{wish} is taken already", MAGE_OPTIONS[i])
    free = [mage for mage in range(len(MAGE)) if mage not in named]
    g.rng.shuffle(free)
    return [free.pop() if wish == RANDOM else MAGE.index[wish] for wish in wishes]


def choose_supply(g: AeonsEnd) -> list[int]:
    """AE-8: 3 gems, 2 relics and 4 spells; a named supply, or at random with what is required and excluded."""
    options = g.options
    if options["supply"] != RANDOM:
        for name in ("required", "excluded"):
            if options[name]:
                raise BadOption("is only for a random supply", name)
        return in_order([CARD.index[name] for name in SUPPLIES[options["supply"]]])
    required = [CARD.index[name] for name in options["required"]]
    excluded = [CARD.index[name] for name in options["excluded"]]
    for card in excluded:
        if card in required:
            raise BadOption(f"{CARD.names[card]} is required", "excluded")
    piles = [choose_piles(g.rng, kind, required, excluded) for kind in range(len(PILES_OF))]
    return in_order([card for cards in piles for card in cards])


def choose_piles(rng: Rng, kind: int, required: list[int], excluded: list[int]) -> list[int]:
    wanted = [card for card in required if TYPE[card] == kind]
    free = FREE[kind][:]
    if required or excluded:
        free = [card for card in free if card not in required and card not in excluded]
    room = PILES_OF[kind] - len(wanted)
    if room < 0:
        raise BadOption(f"{len(wanted)} of one kind are too many, {PILES_OF[kind]} fit", "required")
    if len(free) < room:
        raise BadOption(f"only {len(free)} of one kind are left, {room} are needed", "excluded")
    rng.shuffle(free)
    return wanted + free[:room]


def in_order(cards: list[int]) -> list[int]:
    """As they lie in the market."""
    return [MARKET[place] for place in sorted([PLACE[card] for card in cards])]
