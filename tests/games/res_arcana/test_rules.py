"""Rules of Res Arcana that need more than one row: chance, order, whole drafts."""

from __future__ import annotations

import json
import re
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import zeitriss
from zeitriss.core.rng import seeded
from zeitriss.games.res_arcana.cards import CARD, COMPONENTS, FACTS, FIRST_PLACE
from zeitriss.games.res_arcana.knowledge.memory import IN_DECK, peek, zones
from zeitriss.games.res_arcana.state import LORE

GAME = zeitriss.game("res_arcana")
HERE = Path(__file__).parent


def start(seats: int = 2, seed: int = 0, **options: Any) -> Any:
    return GAME.start(seats, seed, options)


def names(cards: list[int]) -> list[str]:
    return [CARD.names[card] for card in cards]


def test_the_start_player_is_drawn() -> None:
    """RA-10."""
    assert {start(4, seed).first for seed in range(40)} == {0, 1, 2, 3}


def test_start_cards_of_the_first_game() -> None:
    """RA-13: the six start artifacts are the hands, the two start mages lie open, chance deals them."""
    marked = {component["id"] for component in COMPONENTS if component.get("start")}
    seen = set()
    for seed in range(20):
        state = start(seed=seed, mode="first")
        dealt = names([card for zone in state.lying("hands") + state.lying("boards") for card in zone])
        assert set(dealt) == marked
        assert len(dealt) == 8
        seen.add(tuple(names(state.lying("hands")[0])))
    assert len(seen) > 8


def test_sides_of_the_places() -> None:
    """RA-14, RA-20: a random side of each tile, random tiles in the combined game, never both sides of one."""
    assert len({tuple(sorted(start(seed=seed).lying("places"))) for seed in range(40)}) == 4
    tiles = [set(tile["sides"]) for tile in FACTS["place_tiles"]]
    seen: set[str] = set()
    for seed in range(30):
        places = names(start(2, seed, mode="combined").lying("places"))
        assert all(len(tile & set(places)) <= 1 for tile in tiles)
        seen |= set(places)
    assert len(seen) == 14


def test_components_of_the_combined_game() -> None:
    """RA-19: 14 mages, 56 artifacts, 17 monuments, 7 tiles, 8 items; Duo alone 4, 16, 7, 2, 5."""
    kinds = Counter(component["kind"] for component in COMPONENTS)
    assert kinds == {"mage": 14, "artifact": 56, "monument": 17, "place": 14, "item": 8}
    duo = Counter(component["kind"] for component in COMPONENTS if "duo" in component["sets"])
    assert duo == {"mage": 4, "artifact": 16, "monument": 7, "place": 4, "item": 5}
    assert len(GAME.stock(start(mode="combined"))) == 109
    assert len(GAME.stock(start())) == 36


def test_a_whole_draft() -> None:
    """RA-16, RA-17: eight decisions; the kept and the received four become a deck of eight, three of them a hand."""
    state = start(seed=3, start="first")
    kept: list[set[str]] = [set(), set()]
    given: list[set[str]] = [set(), set()]
    for i in range(8):
        seat = state.seat
        assert seat == i % 2
        first, second = (move.text.removeprefix("keep ") for move in state.moves)
        kept[seat].add(first)
        given[1 - seat].add(second)
        state.apply(state.moves[0])
    for seat in range(2):
        owned = set(names(state.lying("hands")[seat] + state.lying("decks")[seat]))
        assert owned == kept[seat] | given[seat]
        assert len(state.lying("hands")[seat]) == 3
    assert state.seat == 0, "the start player chooses a mage first (RA-18)"


def test_items_are_picked_counter_clockwise() -> None:
    """RA-22: the player to the right of the start player first, the start player last."""
    for seed in range(4):
        state = start(4, seed)
        for _ in range(4):
            state.apply(state.moves[0])
        asked = []
        for _ in range(4):
            asked.append((state.seat - state.first) % 4)
            state.apply(state.moves[0])
        assert asked == [3, 2, 1, 0]


def test_one_generator() -> None:
    """RA-84: the same seed and the same answers give the same game."""
    ends = []
    for _ in range(2):
        state, rng = start(3, 5), seeded("answers")
        for _ in range(150):
            state.apply(state.moves[rng.below(len(state.moves))])
        ends.append(GAME.digest(state))
    assert ends[0] == ends[1]


def test_order_of_the_options() -> None:
    """RA-86: essences in canonical order, components as they came into play, cards by number; actions as in RA-30."""
    verbs = ["place", "claim", "unseen", "sell", "use", "pass"]
    for seed in range(5):
        state, rng = start(2, seed, mode="combined"), seeded(seed)
        for _ in range(150):
            if state.seat is None:
                break
            kinds = [verbs.index(move.verb.name) for move in state.moves if move.verb.name in verbs]
            if state.moves[-1].text == "pass":
                groups = [0 if kind == 2 else kind for kind in (1 if kind == 2 else kind for kind in kinds)]
                assert groups == sorted(groups)
            essences = [move.args[0] for move in state.moves if "essence" in move.verb.domains]
            assert essences == sorted(essences)
            hand = [move.args[0] for move in state.moves if move.verb.name == "place"]
            assert hand == sorted(hand)
            used = [
                state.lying("boards")[state.seat].index(move.args[0])
                for move in state.moves
                if move.verb.name == "use" and move.args[0] in state.lying("boards")[state.seat]
            ]
            assert all(a <= b for a, b in pairwise(used))
            state.apply(state.moves[rng.below(len(state.moves))])


CASES = [
    (2, {"mode": "first"}),
    (2, {}),
    (2, {"mode": "combined", "cards": "draft_duo"}),
    (3, {"cards": "draft_base"}),
    (4, {}),
]


@pytest.mark.parametrize(("seats", "options"), CASES)
def test_nobody_knows_what_is_not_so(seats: int, options: dict[str, Any]) -> None:
    """RA-74: wherever a card lies, every observer thinks that possible; and the own hand is known."""
    for seed in range(2):
        state, rng = start(seats, seed, **options), seeded(seed)
        for _ in range(400):
            if state.seat is None:
                break
            lores, hands = state.lying("lore"), state.lying("hands")
            for zone, cards in zones(state):
                for card in cards.cards(state):
                    assert all(not lore[card] or lore[card] & zone for lore in lores if card < FIRST_PLACE)
            for seat in range(seats):
                assert not any(lores[seat][card] for card in hands[seat])
            state.apply(state.moves[rng.below(len(state.moves))])


@pytest.mark.parametrize(("seats", "options"), CASES)
def test_nobody_knows_what_was_not_seen(seats: int, options: dict[str, Any]) -> None:
    """RA-74: a card whose place an observer is sure of was once before their eyes."""
    sure = 0
    for seed in range(3):
        state, rng = start(seats, seed, **options), seeded(f"eyes {seed}")
        seen: list[set[int]] = [set() for _ in range(seats + 1)]
        for _ in range(400):
            if state.seat is None:
                break
            hidden = [card for _, zone in zones(state) for card in zone.cards(state) if card < FIRST_PLACE]
            for observer, lore in enumerate(state.lying("lore")):
                seen[observer].update(in_sight(state, observer))
                known = [card for card in hidden if not lore[card]]
                sure += len(known)
                assert set(known) <= seen[observer], names(sorted(set(known) - seen[observer]))
            seat, move = state.seat, state.moves[rng.below(len(state.moves))]
            state.apply(move)
            if is_peek(move):  # a single card is looked at and put back without a question
                seen[seat].update(state.lying("decks")[seat][:3] + state.lying("monuments")[:3])
    assert sure > 1000


def in_sight(state: Any, observer: int) -> list[int]:
    """What lies open, and for a player what he holds."""
    cards: list[int] = [*state.lying("display")]
    for seat in range(state.seats):
        cards += state.lying("boards")[seat] + state.lying("discards")[seat]
        if seat == observer:
            for zone in ("hands", "kept", "packs", "mages", "chosen"):
                cards += state.lying(zone)[seat]
    if state.looking == observer:
        cards += state.lying("peeked") + state.lying("ordered")
    if state.options["mode"] == "first":
        cards += [card for card in state.lying("box") if COMPONENTS[card]["kind"] == "mage"]  # RA-13
    return cards


def is_peek(move: Any) -> bool:
    if move.verb.name == "look":
        return True
    ops = COMPONENTS[move.args[0]]["powers"][move.args[1]]["effect"] if move.verb.name == "use" else []
    return any(effect["op"] == "peek_reorder" for effect in ops)


def test_secret_moves() -> None:
    """RA-16, RA-18, RA-51, RA-53: the others hear that something was done, not what."""
    state = start(start="first")
    for text in ("keep gnosis", "choose smith", "return gnosis", "order gnosis"):
        move = GAME.catalogue.parse(text)
        assert [GAME.hears(state, move, seat) for seat in (0, 1, None)] == [True, False, False], text
    for text in ("discard gnosis", "place gnosis", "retrieve gnosis"):
        assert GAME.hears(state, GAME.catalogue.parse(text), 1), text


def test_an_order_that_only_one_knows() -> None:
    """RA-51: who knew the place of a card knows only its deck once somebody else has put it back in secret."""
    state = start(mode="first")
    cards = state.lying("decks")[0][:3]
    LORE[1].put(state, cards[0], 0)
    peek(state, 0, cards, IN_DECK[0])
    assert [LORE[0].at(state, card) for card in cards] == [0, 0, 0]
    assert LORE[1].at(state, cards[0]) == IN_DECK[0]


def test_knowledge_of_the_full_game() -> None:
    """RA-74: in every imagined world the rival holds the same eight cards as in the real one; the hand differs."""
    state = start(seed=1, start="first")
    for _ in range(8):
        state.apply(state.moves[0])
    worlds: list[Any] = [GAME.imagine(state, 0, i) for i in range(60)]
    assert {tuple(sorted(world.lying("hands")[1] + world.lying("decks")[1])) for world in worlds} == {
        tuple(sorted(state.lying("hands")[1] + state.lying("decks")[1]))
    }
    assert len({tuple(world.lying("hands")[1]) for world in worlds}) > 20
    assert len({tuple(world.lying("decks")[0]) for world in worlds}) > 20, "nor does one know the order of the own deck"
    assert {tuple(world.lying("hands")[0]) for world in worlds} == {tuple(state.lying("hands")[0])}


def test_the_own_deck_is_listed() -> None:
    """RA-74, RA-R21: the cards in the own deck, not their order, and to nobody else; in the first game nobody knows."""
    state = start(seed=1, start="first")
    assert GAME.view(state, 0)["inside"] == [[], []], "not before the decks are made"
    for _ in range(8):
        state.apply(state.moves[0])
    assert GAME.view(state, 0)["inside"] == [sorted(names(state.lying("decks")[0])), []]
    assert GAME.view(state, None)["inside"] == [[], []]
    zone = next(zone for zone in GAME.scene(state, 0, "de")["panels"][-1]["zones"] if zone["id"] == "piles-0")
    *inside, deck = zone["things"]
    titles = [thing["name"] for thing in inside]
    assert titles == sorted(titles)
    assert {thing["id"] for thing in inside} == set(names(state.lying("decks")[0]))
    assert (deck["id"], deck["count"], "face" in deck) == ("deck-0", len(inside), False)
    first = start(mode="first")
    assert GAME.view(first, 0)["inside"] == [[], []]


def test_every_primitive_has_a_row() -> None:
    """Cost parts, effects and collect types of the card data stand in the first cell of some row."""
    rows = "\n".join(path.read_text(encoding="utf-8") for path in HERE.glob("*.rows"))
    heads = [line.split("|")[0] for line in rows.splitlines() if re.match(r"RA-\d", line)]
    words = {word for head in heads for word in head.split()}
    primitives = FACTS["primitives"]
    needed = {*primitives["cost_parts"], *primitives["effect_ops"], *primitives["collect_types"]}
    assert needed <= words, sorted(needed - words)


def test_every_value_says_where_it_comes_from() -> None:
    """The provenance of the card data names known sources only."""
    for component in COMPONENTS:
        entries = [*component["provenance"].values(), *(p.get("provenance") for p in component.get("powers", []))]
        assert all(entry["source"] in FACTS["sources"] for entry in entries if entry), component["id"]
    assert json.dumps(FACTS).isprintable()
