"""Lays what a row does not name.

Unless a row says otherwise it is the main phase of seat 0, with the mages Brama, Jian, Mist and Kadir, tokens in the
order of the seats, the supply `deck-destruction`, and a nemesis turn next, then one of seat 0.

A row names zones (`hands.0`, `spells.0.1`, `row`, `nemesis_deck`, …). Supply cards that it names make their piles part
of the supply and shrink them. What it leaves over of the starting cards is destroyed. Nemesis cards that it names are
taken from the deck, or from the box for another of their tier; with a named deck the rest lies at the bottom of the
nemesis discard pile. Parallel lists (tokens of the row, known places) fit themselves unless they are named.

Short forms: `hand`, `deck`, `discard`, `breaches` are those of seat 0, `hand.1` is that of seat 1, `0.II` the second
breach of seat 0 (`spells.0.1`), `opened = 0` all its breaches, `bare = 0` a seat without hand, deck and discard pile.
`against`, `mage_a` and the like are options. `row = needlemaw:8 scorn:2` has the tokens behind the cards, `spark*3` is
three of them, `draws` is the nemesis deck, `discarded` the top of its discard pile, `enemy` the life of the nemesis,
`hurt` the damaged husks, `turns` the turn order deck and `past` its discard pile, `gone` the last card destroyed.
`end` ends the phase, `cast spark` is by seat 0 from its first breach, `ability` that of seat 0.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

from zeitriss.games.aeons_end.cards import (
    BASICS,
    CARAPACE_QUEEN,
    CARD,
    COPIES,
    CROOKED_MASK,
    FIRST_CORRUPTION,
    FIRST_SPECIFIC,
    FOE,
    FOE_TYPE,
    GRAVEHOLD,
    IN_SUPPLY,
    LEVEL,
    LIFE,
    MAGE,
    NEMESIS,
    NEMESIS_CHANGE,
    NEMESIS_LIFE,
    RAGEBORNE,
    START_BREACHES,
    START_DECK,
    START_HAND,
    STRIKE,
    TIER,
    TOKENS,
    TURN,
    TURN_DECKS,
    TYPE,
)
from zeitriss.games.aeons_end.moves import BREACH
from zeitriss.games.aeons_end.setup import BASIC, SUPPLIES, in_order, specific

OPTIONS = "mage_[a-d]|difficulty|easier_turn_order|supply|required|excluded|code|tutorial"
SHORT = (
    (r"(?<![.\w])(hand|deck|discard|breaches)(?= *[=~])", r"\1.0"),
    (r"(?<![.\w])opened = (\d)", r"breaches.\1 = 4 4 4 4"),
    (r"\b(hand|deck|discard)\.(\d)(?= *[=~])", r"\1s.\2"),
    (r"\b(\d)\.(I{1,3}|IV)(?= *[=~])", lambda found: f"spells.{found[1]}.{BREACH.index[found[2]]}"),
    (r"\bagainst(?= =)", "options.nemesis"),
    (r"\bdraws(?= =)", "nemesis_deck"),
    (r"(?<![.\w])discarded(?= =)", "nemesis_discard.-1"),
    (r"(?<![.\w])enemy(?= =)", "nemesis_life"),
    (r"(?<![.\w])gone(?= =)", "removed.-1"),
    (r"(?<![.\w])hurt(?= =)", "hurt_husks"),
    (r"(?<![.\w])turns(?= =)", "turn_deck"),
    (r"(?<![.\w])past(?= *[=~])", "turn_discard"),
    (r"(?<=[,=|])\s*end(?= *(,|;|$))|^end(?= *(,|$))", " end phase"),
    (r"\bability(?= *(,|;|$))", "ability of 0"),
    (r"\bcast ([a-z-]+)(?= *(,|;|$))", r"cast \1 of 0 from I"),
    (r"\bbare = (\d)", r"hands.\1 = -; decks.\1 = -; discards.\1 = -"),
    (r"([a-z][a-z-]+)\*(\d+)", lambda found: " ".join([found[1]] * int(found[2]))),
    (rf"(?<![.\w])({OPTIONS})(?= =)", r"options.\1"),
    (r"\brow = (\S+:\d[^;|]*)", lambda found: with_tokens(found[1].split())),
)
PLAYER_ZONES = ("hands", "decks", "discards", "plays")


def spell(text: str) -> str:
    """The short forms written out."""
    for short, long in SHORT:
        text = re.sub(short, long, text)
    return text


def with_tokens(cards: list[str]) -> str:
    names, tokens = zip(*(card.split(":") for card in cards), strict=True)
    return f"row = {' '.join(names)}; row_tokens = {' '.join(tokens)}"


def fill(snapshot: dict[str, Any], given: set[str]) -> None:
    table, seats = snapshot["table"], snapshot["seats"]
    defaults(snapshot, given)
    fill_cards(table, given, seats)
    fill_foes(table, given, seats)
    fill_turns(table, given, seats)
    fill_parallel(table, given, seats)
    fill_stack(snapshot, given)


def is_given(given: set[str], path: str) -> bool:
    """The zone itself, or all of its parents, or a part of it."""
    return any(path == name or path.startswith(f"{name}.") or name.startswith(f"{path}.") for name in given)


def defaults(snapshot: dict[str, Any], given: set[str]) -> None:
    """The same mages, tokens and supply in every row."""
    table, seats, options = snapshot["table"], snapshot["seats"], snapshot["options"]
    wishes = [options[f"mage_{letter}"] for letter in "abcd"[:seats]]
    free = [mage for mage in ("brama", "jian", "mist", "kadir", "lash") if mage not in wishes]
    for seat, wish in enumerate(wishes):
        table["mages"][seat] = mage = free.pop(0) if wish == "random" else wish
        number = MAGE.index[mage]
        for zone, start in (("hands", START_HAND), ("decks", START_DECK)):
            if not is_given(given, f"{zone}.{seat}"):
                table[zone][seat] = [CARD.names[card] for card in start[number]]
        for breach, stage in enumerate(START_BREACHES[number]):
            if not {f"breaches.{seat}", f"breaches.{seat}.{breach}"} & given:
                table["breaches"][seat][breach] = stage
    if "tokens" not in given:
        table["tokens"] = list(range(seats))
    if "piles" not in given and options["supply"] == "random":
        table["piles"] = [CARD.names[card] for card in in_order([CARD.index[n] for n in SUPPLIES["deck-destruction"]])]
        table["devoured"] = table["devoured"] if "devoured" in given else []
    level, nemesis = LEVEL.index[table["level"]], NEMESIS.index[table["nemesis"]]
    beginning: dict[str, Any] = {
        "active": 0,
        "life": [LIFE[level]] * seats,
        "charges": [0] * seats,
        "gravehold": GRAVEHOLD[level],
        "nemesis_life": NEMESIS_LIFE[nemesis] + NEMESIS_CHANGE[level],
        "fury": int(nemesis == RAGEBORNE),
        "husks": 2 * (nemesis == CARAPACE_QUEEN),
        "discards": [[] for _ in range(seats)],
        "plays": [[] for _ in range(seats)],
        "spells": [[[] for _ in range(4)] for _ in range(seats)],
        "corruptions": CARD.names[FIRST_CORRUPTION:] if nemesis == CROOKED_MASK else [],
        "acted": [0] * seats,
        "aether": 0,
    }
    for field, value in beginning.items():
        if isinstance(value, list) and isinstance(value[:1], list) and any(n.startswith(f"{field}.") for n in given):
            for seat, own in enumerate(value):
                if not any(n == f"{field}.{seat}" or n.startswith(f"{field}.{seat}.") for n in given):
                    table[field][seat] = own
        elif field not in given:
            table[field] = value


def zones(table: dict[str, Any], seats: int) -> Iterator[tuple[str, list[str]]]:
    """Every place of player cards outside the supply."""
    for seat in range(seats):
        for zone in PLAYER_ZONES:
            yield f"{zone}.{seat}", table[zone][seat]
        for breach in range(4):
            yield f"spells.{seat}.{breach}", table["spells"][seat][breach]
    for zone in ("removed", "loose", "corruptions", "devoured"):
        yield zone, table[zone]


def fill_cards(table: dict[str, Any], given: set[str], seats: int) -> None:
    named = Counter(card for path, zone in zones(table, seats) if is_given(given, path) for card in zone)
    if "piles" not in given:
        require_piles(table, named)
    stock: Counter[str] = Counter()
    for mage in table["mages"]:
        stock.update(CARD.names[card] for card in START_HAND[MAGE.index[mage]] + START_DECK[MAGE.index[mage]])
    corruptions = CARD.names[FIRST_CORRUPTION:] if table["nemesis"] == "crooked-mask" else []
    stock.update(corruptions)
    spare = stock - named
    for path, zone in zones(table, seats):
        if not is_given(given, path):
            kept = []
            for card in zone:
                if spare[card] > 0 or (CARD.index[card] in IN_SUPPLY and card in table["piles"]):
                    spare[card] -= 1
                    kept.append(card)
            zone[:] = kept
    missing = [card for card in spare.elements() if card in stock]
    table["removed"] += [card for card in missing if card not in corruptions]
    table["corruptions"] += [card for card in missing if card in corruptions]
    lying = Counter(card for _, zone in zones(table, seats) for card in zone)
    for i, card in enumerate(table["piles"]):
        if not is_given(given, "left"):
            table["left"][i] = COPIES[CARD.index[card]] - lying[card]
        else:  # what a row takes from a pile without naming where it lies is destroyed
            table["removed"] += [card] * (COPIES[CARD.index[card]] - lying[card] - table["left"][i])


def require_piles(table: dict[str, Any], named: Counter[str]) -> None:
    """Named supply cards take the place of piles of their kind that no row needs."""
    for card in named:
        if CARD.index[card] in IN_SUPPLY and card not in table["piles"]:
            kind = TYPE[CARD.index[card]]
            place = next(
                i for i, other in enumerate(table["piles"]) if TYPE[CARD.index[other]] == kind and other not in named
            )
            gone, table["piles"][place] = table["piles"][place], card
            table["devoured"] = [c for c in table["devoured"] if c != gone]


def fill_foes(table: dict[str, Any], given: set[str], seats: int) -> None:
    fixed = [zone for zone in ("row", "nemesis_discard", "drawn", "nemesis_deck", "box") if is_given(given, zone)]
    named = [card for zone in fixed for card in table[zone]]
    everything = [*range(FIRST_SPECIFIC), *specific(NEMESIS.index[table["nemesis"]])]
    spare = [FOE.names[card] for card in everything if FOE.names[card] not in named]
    order = {card: i for i, card in enumerate([*table["box"], *table["nemesis_deck"]])}
    spare.sort(key=lambda card: order.get(card, 99))
    if "box" not in given:
        table["box"] = []
        for tier in (1, 2, 3):
            basic = [card for card in spare if TIER[FOE.index[card]] == tier and FOE.index[card] < FIRST_SPECIFIC]
            unused = len(BASIC[tier - 1]) - BASICS[str(seats)][tier - 1]
            table["box"] += basic[:unused]
        spare = [card for card in spare if card not in table["box"]]
    for zone in ("row", "nemesis_discard", "drawn"):
        if zone not in fixed:
            table[zone] = []
    if "nemesis_deck" in fixed:
        table["nemesis_discard"] = spare + table["nemesis_discard"]
    else:
        table["nemesis_deck"] = sorted(spare, key=lambda card: TIER[FOE.index[card]])
    strikes = [FOE.names[card] for card in range(len(FOE)) if FOE_TYPE[card] == STRIKE]
    if table["nemesis"] == "rageborne":
        front = table["strikes"] if is_given(given, "strikes") else []
        rest = [card for card in strikes if card not in front + table["struck"]]
        table["strikes"] = front + rest


def fill_turns(table: dict[str, Any], given: set[str], seats: int) -> None:
    """What a row does not name of the turn order cards lies in the other pile."""
    all_cards = Counter(TURN.names[card] for card in TURN_DECKS["4_easier" if table["easier"] else str(seats)])
    if not is_given(given, "turn_deck") and not is_given(given, "turn_discard"):
        first = ["nemesis", "one-two" if table["easier"] else "one"]
        table["turn_deck"] = first + list((all_cards - Counter(first)).elements())
        table["turn_discard"] = []
    for zone, other in (("turn_deck", "turn_discard"), ("turn_discard", "turn_deck")):
        if is_given(given, zone) and not is_given(given, other):
            table[other] = list((all_cards - Counter(table[zone])).elements())


def fill_parallel(table: dict[str, Any], given: set[str], seats: int) -> None:
    if "row_tokens" not in given:
        table["row_tokens"] = [TOKENS[FOE.index[card]] for card in table["row"]]
    if "turn_open" not in given:
        table["turn_open"] = [0] * len(table["turn_deck"])
    for seat in range(seats):
        if not is_given(given, f"sure.{seat}"):
            table["sure"][seat] = len(table["decks"][seat])
    if "sunk" not in given:
        table["sunk"] = 0


ORDER = ("Casting", "EndCasting", "BeginMain", "Main", "EndMain", "Clear", "DrawPhase", "EndTurn")
PHASES = {"Casting": "casting", "Main": "main", "Clear": "main"}


def fill_stack(snapshot: dict[str, Any], given: set[str]) -> None:
    """A named frame of the turn is followed by the rest of it; anything else by the main phase of the active player."""
    table = snapshot["table"]
    if "stack" not in given:
        snapshot["stack"] = [{"frame": "Main", "seat": table["active"]}]
    stack = snapshot["stack"]
    if stack[0]["frame"] == "NextTurn":  # a whole one
        return
    if stack[0]["frame"] not in ORDER:
        stack.insert(0, {"frame": "Main", "seat": table["active"]})
    last = stack[0]
    if "active" not in given and last["frame"] in PHASES:
        table["active"] = last["seat"]
    if "phase" not in given:
        table["phase"] = PHASES[last["frame"]]
    rest = [{"frame": frame, "seat": last["seat"]} for frame in ORDER[ORDER.index(last["frame"]) + 1 :]]
    snapshot["stack"] = [{"frame": "NextTurn", "seat": 0}, *reversed(rest), *stack]
