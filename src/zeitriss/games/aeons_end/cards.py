"""The cards as constants. A card is its number in CARD (what players own) or FOE (what the nemesis owns)."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from zeitriss.core.facts import complete
from zeitriss.core.move import Domain
from zeitriss.core.vecs import vec

FACTS: Final[dict[str, Any]] = json.loads((Path(__file__).parent / "cards.json").read_text(encoding="utf-8"))
SETUP: Final[dict[str, Any]] = FACTS["setup"]
TIERS: Final = 3
OF_A_TIER: Final = 3  # specific cards of each nemesis

# What is printed on every card of a kind, if it is a 0; what else a card lacks it has none of.
_PRINTED: Final[dict[str, tuple[str, ...]]] = {
    "spell": ("cost", "damage"),
    "gem": ("cost", "aether"),
    "relic": ("cost",),
    "corruption": ("cost", "count"),
    "attack": ("tier",),
    "minion": ("tier",),  # the life of some is counted when they enter play: texts.py
    "power": ("tier", "power"),
    "strike": (),
}


def printed(cards: list[dict[str, Any]], *facts: str) -> list[dict[str, Any]]:
    """The same cards, each with these facts and those of its kind."""
    for card in complete(cards, "type", *facts):
        complete([card], *_PRINTED.get(card["type"], ()))
    return cards


def with_own_cards(nemeses: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """AE-9: the same nemeses, each with three cards for each tier; with one more those of the next would be others."""
    for nemesis in nemeses:
        tiers = Counter(card["tier"] for card in complete(nemesis["cards"], "tier"))
        for tier in range(1, TIERS + 1):
            if tiers[tier] != OF_A_TIER:
                raise LookupError(
                    f"{nemesis['id']} has {tiers[tier]} cards of tier {tier} in cards.json, not {OF_A_TIER}"
                )
    return nemeses


class Amounts:
    """What a text says in numbers, by what they count: unleashes, damage to a player or to Gravehold."""

    def __init__(self, card: dict[str, Any]) -> None:
        self.name: str = card["id"]
        self.does: dict[str, int] = card.get("does", {})

    def __getitem__(self, what: str) -> int:
        if what not in self.does:
            raise LookupError(f"{self.name} has no {what} in what it does in cards.json")
        return self.does[what]


_STARTERS: Final = printed(FACTS["starters"]["cards"])
_SUPPLY: Final = printed(FACTS["supply"]["cards"], "count", "code")
_ADDITIONS: Final = printed(FACTS["additions"]["cards"], "count", "code", "worth")
_CORRUPTIONS: Final = printed(FACTS["corruptions"]["cards"])
# Spells come first, then gems, relics and corruptions, so that a kind of move names a prefix of the cards.
_TYPES: Final = ("spell", "gem", "relic", "corruption")
_CARDS: Final[list[dict[str, Any]]] = [
    card for kind in _TYPES for card in _STARTERS + _SUPPLY + _ADDITIONS + _CORRUPTIONS if card["type"] == kind
]
_BASIC: Final = printed(FACTS["basic"]["cards"])
_NEMESES: Final = with_own_cards(complete(FACTS["nemeses"], "life", "difficulty", "cards"))
_SPECIFIC: Final = printed([card for nemesis in _NEMESES for card in nemesis["cards"]])
_STRIKES: Final = printed(FACTS["strikes"]["cards"])
_FOES: Final[list[dict[str, Any]]] = _BASIC + _SPECIFIC + _STRIKES
_MAGES: Final = complete(FACTS["mages"]["cards"], "breaches", "hand", "deck", "charges", "when")
_LEVELS: Final = complete(SETUP["levels"], "life", "gravehold", "nemesis", "fierce")
PRINTED: Final[dict[str, dict[str, Any]]] = {one["id"]: one for one in _CARDS + _FOES + _MAGES + _NEMESES}

CARD: Final = Domain("card", [card["id"] for card in _CARDS])
FOE: Final = Domain("foe", [card["id"] for card in _FOES])
MAGE: Final = Domain("mage", [mage["id"] for mage in _MAGES])
NEMESIS: Final = Domain("nemesis", [nemesis["id"] for nemesis in _NEMESES])
LEVEL: Final = Domain("level", [level["id"] for level in _LEVELS])
TURN: Final = Domain("turn", ["one", "two", "three", "four", "wild", "nemesis", "one-two", "three-four"])

# What a player card is
SPELL: Final = 0
GEM: Final = 1
RELIC: Final = 2
CORRUPTION: Final = 3
TYPES: Final[list[int]] = [_TYPES.index(card["type"]) for card in _CARDS]
TYPE: Final = vec[i64](TYPES)
COST: Final = vec[i64]([card["cost"] for card in _CARDS])
FIRST_GEM: Final[int] = TYPES.index(GEM)
FIRST_CORRUPTION: Final[int] = TYPES.index(CORRUPTION)
CARDS: Final = len(_CARDS)
DAMAGE: Final[list[int]] = [card.get("damage", 0) for card in _CARDS]
AETHER: Final[list[int]] = [card.get("aether", 0) for card in _CARDS]
HEAL: Final[list[int]] = [card.get("heal", 0) for card in _CARDS]
MORE: Final[list[int]] = [card.get("more", 0) for card in _CARDS]  # what the text adds to that, once or for each
ONCE: Final[list[bool]] = [card.get("once", False) for card in _CARDS]  # AE-40: once per turn while prepped
USE_COST: Final[list[int]] = [card.get("use", 0) for card in _CARDS]  # aether, as often as it can be paid
PREP_CLOSED: Final[list[bool]] = [card.get("prep") == "closed" for card in _CARDS]  # AE-37: without focusing
COPIES: Final[list[int]] = [card.get("count", 0) for card in _CARDS]  # in the supply; what mages begin with, they say
IN_SUPPLY: Final[list[int]] = sorted([CARD.index[card["id"]] for card in _SUPPLY + _ADDITIONS])
AT_RANDOM: Final[list[int]] = sorted([CARD.index[card["id"]] for card in _SUPPLY])  # dealt without being asked for
CODE: Final[dict[int, int]] = {card["code"]: CARD.index[card["id"]] for card in _SUPPLY + _ADDITIONS}  # fixed for ever
ADDED: Final[dict[str, float]] = {card["id"]: card["worth"] for card in _ADDITIONS}  # what the bots think of them
PILES: Final = 9
PILES_OF: Final[list[int]] = [SETUP["supply"][kind] for kind in _TYPES[:3]]  # AE-8: spells, gems, relics

# What a nemesis card is
ATTACK: Final = 0
MINION: Final = 1
POWER: Final = 2
STRIKE: Final = 3
_KINDS: Final = ("attack", "minion", "power", "strike")
FOE_TYPES: Final[list[int]] = [_KINDS.index(card["type"]) for card in _FOES]
FOE_TYPE: Final = vec[i64](FOE_TYPES)
TIER: Final = vec[i64]([card.get("tier", 0) for card in _FOES])
TOKENS: Final[list[int]] = [card.get("life", card.get("power", 0)) for card in _FOES]  # life, or power tokens
STOP: Final[list[dict[str, int]]] = [card.get("stop", {}) for card in _FOES]  # what a power costs to be discarded
AMOUNTS: Final[dict[str, Amounts]] = {card["id"]: Amounts(card) for card in _CARDS + _FOES}
FIRST_BASICS: Final = 22  # those of the box; what came later stands after them, and no game from before has it
FIRST_SPECIFIC: Final = len(_BASIC)
FIRST_STRIKE: Final = len(_BASIC) + len(_SPECIFIC)
FOES: Final = len(_FOES)
OF_EACH: Final = TIERS * OF_A_TIER  # specific cards of each nemesis

# Nemeses, in the order of cards.json
RAGEBORNE: Final = 0
CARAPACE_QUEEN: Final = 1
CROOKED_MASK: Final = 2
PRINCE_OF_GLUTTONS: Final = 3
NEMESIS_LIFE: Final[list[int]] = [nemesis["life"] for nemesis in _NEMESES]

# Difficulty (AE-10)
LIFE: Final[list[int]] = [level["life"] for level in _LEVELS]
GRAVEHOLD: Final[list[int]] = [level["gravehold"] for level in _LEVELS]
NEMESIS_CHANGE: Final[list[int]] = [level["nemesis"] for level in _LEVELS]
FIERCE: Final[list[bool]] = [level["fierce"] for level in _LEVELS]

# Mages (AE-7)
ADELHEIM: Final = 0
BRAMA: Final = 1
JIAN: Final = 2
KADIR: Final = 3
LASH: Final = 4
MIST: Final = 5
PHAEDRAXA: Final = 6
XAXOS: Final = 7
TRACK: Final[list[int]] = [mage["charges"] for mage in _MAGES]
WHEN: Final[list[str]] = [mage["when"] for mage in _MAGES]
START_BREACHES: Final[list[list[int]]] = [mage["breaches"] for mage in _MAGES]
START_HAND: Final[list[list[int]]] = [[CARD.index[card] for card in mage["hand"]] for mage in _MAGES]
START_DECK: Final[list[list[int]]] = [[CARD.index[card] for card in mage["deck"]] for mage in _MAGES]

# Breaches (AE-34)
BREACHES: Final = 4
GONE: Final = -1
OPENED: Final = 4  # below: closed at that stage
FOCUS_COST: Final = vec[i64](FACTS["breaches"]["focus"])
OPEN_COST: Final = vec[i64](
    [cost for stages in FACTS["breaches"]["open"] for cost in stages]
)  # breach * OPENED + stage
BREACH_BONUS: Final[list[int]] = FACTS["breaches"]["bonus"]

# Turn order cards (AE-11, AE-12, AE-22, AE-R5)
WILD: Final = 4
NEMESIS_TURN: Final = 5
FIRST_PAIR: Final = 6
TURN_DECKS: Final[dict[str, list[int]]] = {
    key: [TURN.index[card] for card in cards] for key, cards in SETUP["turn_decks"].items()
}

HAND: Final[int] = SETUP["hand"]
BASICS: Final[dict[str, list[int]]] = SETUP["basic"]  # AE-9: by player number, per tier
HUSKS: Final = 15


def card(name: str) -> int:
    return CARD.index[name]


def foe(name: str) -> int:
    return FOE.index[name]
