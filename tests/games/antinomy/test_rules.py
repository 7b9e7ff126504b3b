"""What a row cannot say: chances, claims about all hands and sets, what holds in every game."""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from itertools import combinations, permutations
from typing import Any

import pytest
from tests.games.antinomy.arrange import fill
from tests.scenario import arrange

import zeitriss
from zeitriss.core.offers import no_offers
from zeitriss.games.antinomy import GAME
from zeitriss.games.antinomy.cards import COLOURS, FIRST_DEPLETED, RELIC, colour_of, match
from zeitriss.games.antinomy.ending import shrine_complete
from zeitriss.games.antinomy.state import HANDS, ROW, SHRINE, WANDS, Antinomy
from zeitriss.games.antinomy.turn import TURN

CYCLE = ["green", "purple", "red", "blue"]
RULES = (GAME.folder / "RULES.md").read_text(encoding="utf-8")


def shown(card: str) -> set[str]:
    """What the name of a card tells: `red-1-key` shows red, 1 and key; depleted relics and flares show no colour."""
    return set(card.split("-")) - {"depleted", "flare"}


def test_relics() -> None:
    """AN-1, AN-R7: the sixteen relics of the rules; two of them share at most one feature."""
    listed = re.findall(r"\b(red|green|purple|blue) (\d) (key|skull|ring|feather)\b", RULES)
    relics = RELIC.names[:FIRST_DEPLETED]
    assert ["-".join(words) for words in listed] == relics
    assert len(relics) == 16
    for i, j in ((0, 1), (1, 2), (0, 2)):
        assert len({(relic.split("-")[i], relic.split("-")[j]) for relic in relics}) == 16
    assert all(len(shown(one) & shown(other)) <= 1 for one, other in combinations(relics, 2))
    assert {relic.split("-")[2] for relic in relics} == {"key", "skull", "ring", "feather"}


def test_solo_cards() -> None:
    """AN-39: four depleted relics and two flares."""
    assert RELIC.names[FIRST_DEPLETED:] == [
        "depleted-1-key", "depleted-2-ring", "depleted-3-feather", "depleted-4-skull", "flare-1-3", "flare-2-4",
    ]  # fmt: skip


@pytest.mark.parametrize(("end", "far"), [("right", 0), ("left", 8)])
def test_deal(end: str, far: int) -> None:
    """AN-7, AN-8, AN-9, AN-10, AN-12, AN-R14: deal, codex colour and who starts."""
    codex: Counter[int] = Counter()
    first: Counter[int] = Counter()
    for seed in range(800):
        g = GAME.start(2, seed, {"codex_end": end})
        assert sorted(g.lying("row") + g.lying("hands")[0] + g.lying("hands")[1] + [g.codex]) == list(range(16))
        assert (len(g.lying("row")), len(g.lying("hands")[0]), len(g.lying("hands")[1])) == (9, 3, 3)
        assert g.colour == colour_of(g.lying("row")[far])
        assert f"place wand at {far}" in [move.text for move in g.moves]
        codex[g.codex] += 1
        first[g.first] += 1
        for seat in (g.first, 1 - g.first):  # AN-12: then the starting player takes the first turn
            assert g.seat == seat
            g.play(f"place wand at {far}")
        assert g.seat == g.first
        assert g.moves[0].verb.name == "play"
    assert len(codex) == 16
    assert max(codex.values()) < 2 * min(codex.values()) + 20
    assert 320 < first[0] < 480


@pytest.mark.parametrize(("end", "far"), [("right", 0), ("left", 8)])
def test_solo_deal(end: str, far: int) -> None:
    """AN-40, AN-8: nine cards of the deck are three relics, the depleted relics and the flares, in any order."""
    tops: Counter[str] = Counter()
    for seed in range(400):
        g = GAME.start(1, seed, {"codex_end": end})
        assert sorted(g.lying("row") + g.lying("hands")[0] + g.lying("deck") + [g.codex]) == list(range(22))
        assert g.codex < FIRST_DEPLETED
        assert len(g.lying("deck")) == 9
        assert sum(card < FIRST_DEPLETED for card in g.lying("deck")) == 3
        assert g.colour == colour_of(g.lying("row")[far])
        tops[RELIC.names[g.lying("deck")[-1]] if g.lying("deck")[-1] >= FIRST_DEPLETED else "relic"] += 1
    assert tops.keys() == {*RELIC.names[FIRST_DEPLETED:], "relic"}
    assert tops["relic"] > max(count for top, count in tops.items() if top != "relic")


PARADOX = """row = red-2-skull green-4-ring purple-4-skull purple-3-key red-1-key green-1-feather purple-1-ring
    blue-4-key green-3-skull; hands.0 = green-2-key blue-2-ring purple-2-feather; codex = blue-3-feather;
    colour = red; """


@pytest.mark.parametrize("side", ["past", "future"])
def test_layout_is_uniform(side: str) -> None:
    """AN-23: each of the six orders is equally likely."""
    start, orders = 1 if side == "past" else 5, Counter[tuple[int, ...]]()
    for seed in range(900):
        given = PARADOX + "wands = 4 8; stack = Turn seat=1, Duel seat=0, Paradox seat=0"
        g = arrange(GAME, given, fill, seed)
        assert isinstance(g, Antinomy)
        g.play("declare paradox")
        g.play(f"take {side}")
        orders[tuple(g.lying("row")[start : start + 3])] += 1
    cards = sorted(RELIC.index[name] for name in ("green-2-key", "blue-2-ring", "purple-2-feather"))
    assert orders.keys() == set(permutations(cards))
    assert all(110 < count < 190 for count in orders.values())


def test_solo_layout_is_uniform() -> None:
    """AN-46 (e), AN-R12: the two relics that are left and the drawn card are shuffled."""
    orders: Counter[tuple[int, ...]] = Counter()
    for seed in range(900):
        given = (
            PARADOX
            + "seats = 1; wands = 4; deck = depleted-1-key flare-1-3; stack = EndOfTurn seat=0, SoloParadox seat=0"
        )
        g = arrange(GAME, given, fill, seed)
        assert isinstance(g, Antinomy)
        for move in ("declare paradox", "remove blue-2-ring", "take future"):
            g.play(move)
        orders[tuple(g.lying("row")[5:8])] += 1
    cards = sorted(RELIC.index[name] for name in ("green-2-key", "purple-2-feather", "flare-1-3"))
    assert orders.keys() == set(permutations(cards))
    assert all(110 < count < 190 for count in orders.values())


def test_tie_break() -> None:
    """AN-27, AN-R2: nine equally likely pairs; the higher value wins, the codex colour is worth nothing."""
    worth = {
        "green-2-key": 2,
        "red-2-skull": 0,
        "blue-4-key": 4,
        "red-3-ring": 0,
        "green-4-ring": 4,
        "purple-2-feather": 2,
    }
    pairs: Counter[tuple[str, str]] = Counter()
    for seed in range(900):
        given = """row = blue-1-skull blue-2-ring red-4-feather green-1-feather green-2-key green-3-skull purple-1-ring
            purple-4-skull purple-3-key; hands.0 = red-1-key red-2-skull blue-4-key;
            hands.1 = red-3-ring green-4-ring purple-2-feather; wands = 3 4; colour = red; crystals = 2 1;
            stack = Turn seat=0"""
        g = arrange(GAME, given, fill, seed)
        assert isinstance(g, Antinomy)
        g.play("play red-1-key to 4")
        g.news = []
        g.play("no paradox")
        (tie,) = [news.args for news in g.news if news.key == "duel-tie"]
        mine, yours = (str(tie[key]).removeprefix("relic.") for key in ("one", "other"))
        lead = worth[mine] - worth[yours]
        assert g.lying("crystals") == ([2, 1] if not lead else [3, 0] if lead > 0 else [1, 2])
        assert COLOURS[g.colour] == ("blue" if lead else "red")
        pairs[mine, yours] += 1
    assert len(pairs) == 9
    assert all(65 < count < 140 for count in pairs.values())


def test_a_move_always_exists() -> None:
    """AN-18, AN-R1: the rules' proof, and the hardest row for every hand at every place where it matters."""
    relics = RELIC.names[:FIRST_DEPLETED]
    g = GAME.start(2, 0, {"start": "first"})
    for hand in combinations(range(16), 3):
        reach = [shown(relics[card]) - set("1234") for card in hand]
        others = [card for card in range(16) if card not in hand]
        others.sort(key=lambda card: any(features & shown(relics[card]) for features in reach))
        strangers = [card for card in others if not any(features & shown(relics[card]) for features in reach)]
        assert len(strangers) <= 4
        for future in range(9):
            spot = 8 - future
            past, rest = others[:spot], others[spot:9]
            for seat in range(2):
                HANDS[seat].lay(g, list(hand))
                ROW.lay(g, past + rest if seat == 0 else (past + rest)[::-1])
                WANDS.put(g, seat, spot if seat == 0 else 8 - spot)
                offers = no_offers()
                TURN[seat].offer(g, offers)
                assert offers.count


def test_no_turn_limit() -> None:
    """AN-R3, AN-32: without crystals nobody ever wins; the rules know no other end and the game no option for one."""
    g, choose = GAME.start(2, 1), random.Random(1)
    for _ in range(3000):
        texts = [move.text for move in g.moves if move.text != "declare paradox"]
        g.play(choose.choice(texts))
    assert g.outcome is None
    assert not g.lying("crystals")[0] + g.lying("crystals")[1]
    assert set(GAME.options()["properties"]) == {"seats", "start", "codex_end", "level", "shrine"}


def complete(cards: tuple[int, ...]) -> bool:
    return len(set[str]().union(*(shown(RELIC.names[card]) for card in cards))) == 12


def test_shrine_sets() -> None:
    """AN-59: four relics never suffice, five can; the engine judges every set of up to five as the rules do."""
    g = GAME.start(1, 0, {"shrine": True})
    found: Counter[int] = Counter()
    for size in range(6):
        for cards in combinations(range(16), size):
            SHRINE.lay(g, list(cards))
            assert shrine_complete(g) == complete(cards)
            found[size] += complete(cards)
    assert found[4] == 0
    assert found[5] > 0


def test_six_never_count() -> None:
    """AN-60, AN-R21: six relics are never judged; 160 sets of six show everything, though no five of them do."""
    g = GAME.start(1, 0, {"shrine": True})
    traps = 0
    for cards in combinations(range(16), 6):
        SHRINE.lay(g, list(cards))
        assert not shrine_complete(g)
        traps += complete(cards) and not any(complete(five) for five in combinations(cards, 5))
    assert traps == 160


def test_matching() -> None:
    """AN-51: every pair of cards of every kind, from what their names tell."""
    for one, other in combinations(range(22), 2):
        expected = bool(shown(RELIC.names[one]) & shown(RELIC.names[other]))
        assert match(one, other) == match(other, one) == expected


def test_own_future_is_right() -> None:
    """AN-3: every player sees the own future on the right, so the row of one is the other's turned round."""
    for start, seat in (("first", 0), ("second", 1)):
        g = GAME.start(2, 5, {"start": start})
        names = [RELIC.names[card] for card in g.lying("row")]
        assert row_of(g, seat) == names
        assert row_of(g, 1 - seat) == names[::-1]


def row_of(g: Antinomy, seat: int) -> list[str]:
    panels = GAME.scene(g, seat)["panels"]
    return [
        thing["id"] for panel in panels for zone in panel["zones"] if zone["id"] == "row" for thing in zone["things"]
    ]


ANY_GAME = [
    (2, {"start": "first"}),
    (2, {"start": "second", "codex_end": "left"}),
    *((1, {"level": level, "shrine": shrine}) for level in ("easy", "normal", "hard") for shrine in (False, True)),
]


@pytest.mark.parametrize(("seats", "options"), ANY_GAME)
def test_every_game(seats: int, options: dict[str, Any]) -> None:
    """AN-2, AN-4, AN-6, AN-31, AN-33, AN-38, AN-56, AN-60: what holds after every move of every game."""
    for seed in range(4 if seats == 2 else 25):
        g, choose = GAME.start(seats, seed, options), random.Random(seed)
        while g.outcome is None:
            texts = [move.text for move in g.moves]
            text = "declare paradox" if "declare paradox" in texts else choose.choice(texts)
            check_move(g, text)
        assert g.outcome.reason in ({"crystals"} if seats == 2 else {"solo-won", "deck-empty"})


def check_move(g: Antinomy, text: str) -> None:
    before, colour, owned, target = g.clone(), COLOURS[g.colour], list(g.lying("crystals")), goal(g)
    g.news = []
    g.play(text)
    keys = [news.key for news in g.news]
    g.news = None
    # AN-2, AN-4, AN-6
    assert len(g.lying("row")) == 9
    assert 1 + g.supply + sum(g.lying("crystals")) + g.stones == 10
    assert all(0 <= wand <= 8 for wand in g.lying("wands") if wand != -1)
    zones = [*g.lying("hands"), *(g.lying(zone) for zone in ("row", "deck", "drawn", "box", "shrine"))]
    lying = [card for zone in zones for card in zone] + [g.codex]
    assert sorted(lying) == list(range(16 if g.seats == 2 else 22))
    # AN-31: a step of the codex for every crystal, except for the one that wins a game for two
    gained = keys.count("paradox") + keys.count("duel-won") + keys.count("crystal")
    beyond = g.seats == 1 and owned[0] == target and "codex" in keys
    steps = gained + beyond - (g.seats == 2 and g.outcome is not None)
    assert CYCLE[(CYCLE.index(colour) + steps) % 4] == COLOURS[g.colour]
    assert keys.count("codex") == steps
    assert sum(g.lying("crystals")) - sum(owned) == keys.count("paradox") + keys.count("crystal")
    assert max(g.lying("crystals")) <= target  # AN-60
    assert g.supply >= (1 if g.seats == 2 and g.outcome is None else 0)  # AN-33
    assert len(g.lying("deck")) >= len(before.lying("deck")) - 1  # AN-56
    # AN-38: only a layout and a tie-break use chance
    if g.rng.words() != before.rng.words():
        assert text.startswith("take") or "paradox" in keys or "duel-tie" in keys or "crystal" in keys or beyond
    check_knowledge(g)


def goal(g: Antinomy) -> int:
    return 6 if g.options["level"] == "hard" and g.seats == 1 else 5


def check_knowledge(g: Antinomy) -> None:
    """AN-34, AN-36, AN-37, AN-56: what is missing is the codex, unknown hand cards and the relics of the deck."""
    for seat in (None, *range(g.seats)):
        view = GAME.view(g, seat)
        unknown = [
            card
            for owner, hand in enumerate(g.lying("hands"))
            for card, name in zip(hand, view["hands"][owner], strict=True)
            if not name
        ]
        relics = [card for card in g.lying("deck") if card < FIRST_DEPLETED]
        assert sorted(view["missing"]) == sorted(RELIC.names[card] for card in [g.codex, *unknown, *relics])
        assert "codex" not in view
        if seat is not None:  # a world that is dealt anew cannot be told from the true one
            assert json.dumps(GAME.view(GAME.imagine(g, seat, 3), seat)) == json.dumps(view)


def test_dealt_cards_stay_hidden() -> None:
    """AN-36, AN-37: a dealt card is hidden until it is played or shown, and never after."""
    for seed in range(6):
        g, choose = GAME.start(2, seed), random.Random(seed)
        hidden = [set(hand) for hand in g.lying("hands")]
        while g.outcome is None:
            mover = g.seat
            assert mover is not None
            move = choose.choice(g.moves)
            g.news = []
            g.apply(move)
            if move.verb.name == "play":
                hidden[mover].discard(move.args[0])
            for news in g.news:
                if news.key == "paradox":
                    hidden[mover].clear()
                if news.key == "duel":
                    hidden[0].clear()
                    hidden[1].clear()
            g.news = None
            for owner in range(2):
                seen = GAME.view(g, 1 - owner)["hands"][owner]
                assert [name is None for name in seen] == [card in hidden[owner] for card in g.lying("hands")[owner]]


def test_refusals_change_nothing() -> None:
    """AN-18, AN-32: an illegal move is refused by name, and none is accepted after the end."""
    g = GAME.start(2, 0)
    before = g.snapshot()
    with pytest.raises(zeitriss.IllegalMove):
        g.play("skip")
    assert g.snapshot() == before


def test_the_codex_names_its_colour_and_the_next() -> None:
    """AN-5: after purple comes red."""
    scene = GAME.scene(GAME.start(seats=2, seed=7), 0, "en")
    things = [thing for panel in scene["panels"] for zone in panel["zones"] for thing in zone["things"]]
    codex = next(thing for thing in things if thing["id"] == "codex")
    assert codex["name"] == "Codex: Purple does not count just now, then Red"
    assert codex["wheel"] == ["green", "purple", "red", "blue"]
