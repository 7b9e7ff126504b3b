"""What the table says: whose turn order cards are left, what the nemesis will do, what is asked and reported."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.aeons_end.arrange import fill
from tests.scenario import arrange

import zeitriss
from zeitriss.core.scene import Scene
from zeitriss.core.state import State
from zeitriss.core.telling import Question, news_words, report
from zeitriss.games.aeons_end import book
from zeitriss.games.aeons_end.causes import OTHER, Effect
from zeitriss.games.aeons_end.moves import CHOOSE
from zeitriss.games.aeons_end.staging.faces import drawing

GAME = zeitriss.game("aeons_end")
NAMES = ["Ada", "Ben", "Cleo", "Dan"]
RAGE = "options.nemesis = rageborne; "
PRINCE = "options.nemesis = prince-of-gluttons; "
SUPPLY = (
    f"{PRINCE} devoured = -; piles = jade vriswood-amber burning-opal flexing-dagger bottled-vortex amplify-vision "
    "essence-theft planar-insight consuming-void;"
)
GUZZLES = "Mindguzzler acts: Unleash (devour 3 cards)"


def played(given: str, *moves: str) -> State:
    state = arrange(GAME, given, fill)
    for text in moves:
        state.play(text)
    return state


def scene(state: State, lang: str = "en") -> Scene:
    found: Scene = GAME.scene(state, state.seat, lang, NAMES)
    return found


def zone(scene: Scene, id: str) -> Any:
    return next((zone for panel in scene["panels"] for zone in panel["zones"] if zone["id"] == id), None)


def labels(scene: Scene) -> list[str]:
    return [offer["label"] for offer in scene["offers"]]


def ahead(state: State) -> list[str]:
    """What the nemesis' panel says about the steps to come; what it comes to is another matter."""
    steps = zone(scene(state), "plan")["steps"]
    return [step["words"] for step in steps if step.get("tone") != "sum" and "be exhausted" not in step["title"]]


def told(state: State, *moves: str) -> list[str]:
    state.news = []
    for text in moves:
        state.play(text)
    return [news_words(news, GAME.words("en", NAMES)) for news in state.news]


# --- Turn order (AE-17, AE-22) ---


def test_turn_order_cards_name_and_show_their_players() -> None:
    things = zone(scene(played(f"{RAGE} tokens = 1 0")), "turn-order")["things"]
    assert [(thing["name"].split(":")[0], thing["symbol"], thing["count"]) for thing in things] == [
        ("Player 1 (Ben)", drawing("jian"), 2),
        ("Player 2 (Ada)", drawing("brama"), 2),
        ("Nemesis", drawing("nemesis"), 2),
    ]
    assert things[0]["face"]["title"] == "Player 1 (Ben)"
    assert things[0]["face"]["emblem"] == drawing("jian")


def test_pair_cards_name_and_show_both_players() -> None:
    state = played(f"seats = 4; options.easier_turn_order = true; {RAGE} tokens = 2 0 3 1")
    first, second, _ = zone(scene(state), "turn-order")["things"]
    assert first["name"].startswith("Player 1 or 2 (Ben and Dan):")
    assert [marker["symbol"] for marker in first["on"]] == [drawing("jian"), drawing("kadir")]
    assert [marker["seat"] for marker in second["on"]] == [0, 2]


@pytest.mark.parametrize(("lang", "title"), [("en", "on top: Ben"), ("de", "oben: Ben")])
def test_the_known_top_card_is_named(lang: str, title: str) -> None:
    state = played(f"{RAGE} turn_deck = two one nemesis; turn_open = 1 0 0")
    assert zone(scene(state, lang), "turn-order")["title"] == title
    state = played(f"{RAGE} turn_deck = nemesis two one; turn_open = 1 0 0")
    assert zone(scene(state, "de"), "turn-order")["title"] == "oben: Erzfeind"


@pytest.mark.parametrize(("lang", "name"), [("en", "Crystal, 3 of them"), ("de", "Splitter, 3 Stück")])
def test_equal_cards_lie_side_by_side_in_the_own_hand_and_are_counted_in_others(lang: str, name: str) -> None:
    state = played(f"{RAGE} hands.0 = crystal crystal spark crystal")
    *others, last, spark = zone(scene(state, lang), "hand-0")["things"]
    assert [one["id"] for one in others] == ["0-crystal-0", "0-crystal-1"]
    assert [one["like"] for one in others] == [last["id"]] * 2 == ["0-crystal-2"] * 2
    assert "like" not in last
    assert "like" not in spark
    seen = GAME.scene(state, 1, lang)
    assert next((one["name"], one.get("count")) for one in zone(seen, "hand-0")["things"]) == (name, 3)


def test_reports_and_labels_of_turn_order_cards_name_the_players() -> None:
    state = played(f"{RAGE} turn_deck = two one nemesis")
    assert "Turn order card: Player 2 (Ben)." in told(state, "end phase")
    state = played(f"{RAGE} hands.0 = quartz-shard; options.mage_a = lash; options.mage_b = kadir; turn_deck = two one")
    assert "Quartz Shard: Turn order card Player 2 (Ben) is revealed." in told(state, "play quartz-shard")
    assert scene(state)["prompt"].startswith("Quartz Shard: On top: Player 2 (Ben).")
    state = played(
        f"seats = 4; options.easier_turn_order = true; {RAGE} turn_deck = three-four nemesis; acted = 1 1 0 0"
    )
    assert "Turn order card: Player 3 or 4 (Cleo or Dan)." in told(state, "end phase")
    state = played(f"{RAGE} options.mage_a = lash; charges = 5 0; turn_deck = nemesis", "ability of 0")
    assert labels(scene(state)) == [
        "Shuffle turn order card Player 1 (Ada) back in",
        "Shuffle turn order card Player 2 (Ben) back in",
    ]


# --- The coming steps of the nemesis (AE-55 to AE-63, AE-68, AE-72) ---

PLANS = [
    # AE-62, AE-68: no card to draw
    (
        f"{RAGE} nemesis_deck = -; row = needlemaw; fury = 6",
        [
            "Needlemaw acts",
            "the nemesis unleashes three times: it has no card to draw",
            "the nemesis strikes (fury 9 or more)",
        ],
    ),
    (
        f"{RAGE} nemesis_deck = -; row = woven-sky; row_tokens = 1",
        ["Woven Sky takes effect", "nothing is left in play: "],
    ),
    (f"{RAGE} nemesis_deck = -; row = haze-spewer; row_tokens = 1", ["Haze Spewer acts", "nothing is left in play: "]),
    # AE-63, AE-68: the strike at the end
    (f"{RAGE} row = -; fury = 6", ["the nemesis draws a card", "the nemesis strikes (fury 6 or more)"]),
    (f"{RAGE} row = -; fury = 3", ["the nemesis draws a card"]),
    (
        f"{RAGE} row = jagged-one; fury = 2",
        ["Jagged One acts", "the nemesis draws a card", "the nemesis strikes (fury 4 or more)"],
    ),
    (f"{RAGE} row = avatar-of-wrath; fury = 6", ["Avatar of Wrath acts", "the nemesis draws a card"]),
    # AE-72: too many husks
    (
        "options.nemesis = carapace-queen; husks = 13; row = maggot-engine",
        ["Maggot Engine acts", "a swarm of 13 or more husks: you would lose"],
    ),
    ("options.nemesis = carapace-queen; husks = 12; row = maggot-engine", ["Maggot Engine acts", "the nemesis draws"]),
    (  # the first one costs a husk, so the second one is survived, too
        "options.nemesis = carapace-queen; husks = 12; row = maggot-engine foul-multitudes; row_tokens = 12 1",
        ["Maggot Engine acts", "Foul Multitudes takes effect", "the nemesis draws"],
    ),
    (
        "options.nemesis = carapace-queen; husks = 11; row = bane-sire maggot-engine",
        ["Bane Sire acts", "Maggot Engine acts", "a swarm of 13 or more husks: you would lose"],
    ),
    # AE-3 a
    (f"{RAGE} row = needlemaw; gravehold = 2", ["Needlemaw acts", "Gravehold would fall"]),
    (
        "options.nemesis = crooked-mask; row = bedlam-sage needlemaw; gravehold = 2",
        ["Bedlam Sage acts", "Needlemaw acts", "the nemesis draws"],
    ),
]


@pytest.mark.parametrize(
    ("given", "line"),
    [
        (f"{RAGE} row = needlemaw", "Needlemaw acts: 2 damage to Gravehold"),
        (f"{RAGE} row = bane-sire provoker; fury = 3", "Provoker acts: 4 damage to Gravehold"),  # unleashed before
        # AE-64: without a spell to discard there is no choice; AE-51: who has the lowest life is known
        (f"{RAGE} row = venomite; life = 9 2", "Venomite acts: 2 damage to Ben · Ben would be exhausted"),
        (f"{RAGE} row = venomite; life = 9 3", "Venomite acts: 2 damage to Ben"),
        (f"{PRINCE} row = vile-feast; row_tokens = 1", "Vile Feast takes effect: No damage to Gravehold so far"),
        # AE-69, AE-76: what comes of an unleash here
        (f"{PRINCE} row = mindguzzler", GUZZLES),
        (f"seats = 3; {PRINCE} row = mindguzzler", "Mindguzzler acts: Unleash (devour 2 cards)"),
        # AE-77: the cheapest pile is known, so what it lacks is certain; of several the fullest may be taken
        (f"{SUPPLY} left = 1 7 7 0 5 5 5 5 5; row = mindguzzler", GUZZLES + " · 4 damage to Gravehold"),
        (f"{SUPPLY} left = 1 7 7 2 5 5 5 5 5; row = mindguzzler", GUZZLES + " · 2 damage to Gravehold"),
        (f"{SUPPLY} left = 1 7 7 0 5 5 5 5 5; row = thought-biter mindguzzler", GUZZLES),
        # AE-79: and the pile that it empties counts
        (
            f"{SUPPLY} left = 1 7 7 0 5 5 5 5 5; row = mindguzzler vile-feast; row_tokens = 8 1",
            "Vile Feast takes effect: 4 damage to Gravehold",
        ),
        (
            "options.nemesis = carapace-queen; options.difficulty = expert; row = jagged-one",
            "Jagged One acts: Unleash × 2 (6 more husks)",
        ),
        # whoever is chosen before may have the lowest life then
        (f"{RAGE} row = cauterizer venomite; life = 9 2", "Venomite acts: 2 damage to whoever has the lowest life"),
    ],
)
def test_the_plan_says_amounts_and_what_would_happen(given: str, line: str) -> None:
    assert line in ahead(played(given))


def test_a_power_that_is_being_paid_for_will_not_act() -> None:
    state = played(f"{RAGE} row = woven-sky; row_tokens = 1; hands.0 = crystal*3 spark")
    assert "Woven Sky takes effect" in ahead(state)[0]
    state.play("stop woven-sky")
    assert ahead(state) == ["the nemesis draws a card"]


def test_every_line_of_a_nemesis_card_is_foreseen() -> None:
    """Never as "further effect"."""
    lines = [line for moment in (book.effect, book.at_once) for seats in moment.texts for line in seats[0]]
    lines += [line for seats in book.options.texts if seats for option in seats[0] for line in option]
    silent = {type(line).__name__ for line in lines if not isinstance(line, Effect) or is_silent(line)}
    assert not silent


def is_silent(line: Effect) -> bool:
    return type(line).foresee is Effect.foresee and line.coming in ("", OTHER) and not line.sure


@pytest.mark.parametrize(("given", "lines"), PLANS)
def test_the_next_turn_of_the_nemesis(given: str, lines: list[str]) -> None:
    found = ahead(played(given))
    assert len(found) == len(lines), found
    assert all(line.startswith(start) for line, start in zip(found, lines, strict=True)), found


def test_what_is_certain_comes_true() -> None:
    """Each forecast of a strike or of defeat, played to the end of that nemesis turn."""
    for given, lines in PLANS:
        state = played(given)
        news = told(state, "end phase")
        while state.outcome is None and state.snapshot()["table"]["phase"] == "nemesis":
            news += told(state, state.moves[0].text)
        if "strikes (" in lines[-1]:
            assert any(line.startswith("Rageborne strikes") for line in news), given
        if "lose" in lines[-1] or "fall" in lines[-1]:
            assert state.outcome is not None, given
            assert state.outcome.results[0] == 0.0, given


def test_pending_effects_have_their_numbers() -> None:
    """AE-60, AE-63: the draw and the strike still to come are among them."""
    state = played(f"{RAGE} fury = 5; row = cauterizer woven-sky scorn; row_tokens = 3 1 9", "end phase")
    assert ahead(state) == [
        "Woven Sky takes effect: Unleash (1 more fury) · 4 damage to a player of your choice",
        "Scorn acts: one of two effects, as you choose",
        "the nemesis draws a card",
        "the nemesis strikes (fury 6 or more)",
    ]
    state = played("options.nemesis = prince-of-gluttons; nemesis_deck = gorge; piles = vriswood-amber sifters-pearl "
                   "burning-opal flexing-dagger bottled-vortex amplify-vision essence-theft planar-insight "
                   "consuming-void; devoured = -", "end phase")  # fmt: skip
    assert ahead(state) == ["2 damage to a player of your choice"]
    stack = "stack = Devour seat=0 count=3 which=any, Devour seat=0 count=1 which=any"
    state = played(f"options.nemesis = prince-of-gluttons; phase = nemesis; {stack}")
    assert ahead(state) == ["Devour 3 cards"]
    state = GAME.start(2, 1, {"code": "2PE-KM-4256B00-JN36YX3"})
    assert ahead(state) == ["8 × Devour a card"]


@pytest.mark.parametrize(
    ("given", "moves"),
    [
        # they have acted already, so they are still there when it should draw
        (f"{RAGE} nemesis_deck = -; row = haze-spewer venomite; row_tokens = 2 5; spells.0.0 = ignite", ["end phase"]),
        (f"{RAGE} nemesis_deck = -; row = bleed-static venomite; row_tokens = 2 5; spells.0.0 = ignite", ["end phase"]),
        # it enters the row only afterwards
        ("options.nemesis = carapace-queen; husks = 0; phase = nemesis; drawn = maggot-engine; nemesis_deck = -; "
         "row = -; stack = EndOfNemesisTurn seat=0, Settle seat=0 foe=maggot-engine, BreakBreach seat=0", []),
    ],
)  # fmt: skip
def test_what_is_left_in_play_without_a_card_to_draw(given: str, moves: list[str]) -> None:
    """AE-62."""
    assert "the nemesis unleashes three times: it has no card to draw" in ahead(played(given, *moves))


def test_a_strike_in_progress_still_calms_the_fury() -> None:
    state = played(f"{RAGE} fury = 6; row = -; nemesis_deck = bane-sire; strikes = raze", "end phase")
    assert ahead(state)[-1] == "the nemesis strikes (fury 7 or more)"  # 6 - 3, Bane Sire 1, three unleashes


# --- Questions, labels, reports ---


@pytest.mark.parametrize(
    ("given", "moves", "prompt"),
    [
        (
            f"{RAGE} fury = 5; row = -; nemesis_deck = bane-sire; strikes = raze",
            ["end phase"],
            "Raze: Who takes 1 damage?",
        ),
        (f"{RAGE} row = woven-sky; row_tokens = 1", ["end phase"], "Woven Sky: Who takes 4 damage?"),
        (f"{RAGE} nemesis_deck = lay-waste", ["end phase"], "Lay Waste: Who takes 2 damage?"),
        (
            f"{RAGE} row = venomite needlemaw; life = 5 5; spells.0.0 = ignite",
            ["end phase", "option a"],
            "Venomite: Who takes 2 damage?",
        ),
    ],
)
def test_a_question_names_the_card_that_asks(given: str, moves: list[str], prompt: str) -> None:
    assert scene(played(given, *moves))["prompt"] == prompt


def test_unplayed_cards_in_the_tutorial() -> None:
    """AE-80: what is said fits what may be discarded."""
    given = f"{RAGE} options.tutorial = true; hands.0 = jade spark; turn_deck = two one nemesis; decks.0 = -"
    found = scene(played(given, "end phase"), "de")
    assert found["prompt"] == "Du darfst auch ungespielte Kristalle und Artefakte ablegen."
    assert labels(found) == ["„Jade“ ungespielt abwerfen", "Fertig"]
    found = scene(played(f"{given}; plays.0 = searing-ruby", "end phase"), "de")
    assert found["prompt"].startswith("In welcher Reihenfolge")
    assert "Du darfst auch ungespielte" in found["prompt"]


@pytest.mark.parametrize(("breach", "damage"), [("I", 0), ("III", 1)])
def test_phoenix_flame_counts_its_bonus(breach: str, damage: int) -> None:
    """AE-25."""
    place = ["I", "II", "III"].index(breach)
    state = played(
        f"{RAGE} stack = Casting seat=0; charges = 1 0; breaches.0 = 4 4 4 4; spells.0.{place} = phoenix-flame",
        f"cast phoenix-flame of 0 from {breach}",
    )
    assert labels(scene(state)) == [
        f"Give up a charge: {4 + damage} damage",
        f"Keep the charge: {2 + damage} damage",
    ]


def test_the_fury_falls_aloud() -> None:
    """AE-68."""
    news = told(played(f"{RAGE} fury = 5; row = -; nemesis_deck = bane-sire; strikes = devastate"), "end phase")
    assert news[news.index("Rageborne strikes with Devastate.") :][2] == "The fury falls to 2."


@pytest.mark.parametrize(
    ("given", "moves", "answer", "line"),
    [
        (f"{RAGE} hands.0 = burning-opal spark", ["play burning-opal"], "done", "Burning Opal: Ada discards nothing."),
        (f"{RAGE} aether = 9; piles = vriswood-amber sifters-pearl burning-opal flexing-dagger bottled-vortex "
         "amplify-vision essence-theft planar-insight consuming-void", ["gain vriswood-amber"], "no",
         "V'riswood Amber: Ada leaves the new card on the discard pile."),
        (f"{RAGE} options.mage_b = adelheim; charges = 0 5; nemesis_deck = slaughter", ["end phase"], "done",
         "Adelheim: Ben lets Slaughter happen."),
        (f"{RAGE} row = scorn; nemesis_deck = needlemaw", ["end phase"], "option b",
         "Scorn: Ada chooses: Unleash twice."),
    ],
)  # fmt: skip
def test_answers_are_told_with_their_question(given: str, moves: list[str], answer: str, line: str) -> None:
    state = played(given, *moves)
    move = GAME.catalogue.parse(answer)
    assert GAME.told(state, move, state.seat or 0, None, GAME.words("en", NAMES)) == line


def test_choosing_an_ally_ends_no_turn() -> None:
    state = played(f"seats = 3; {RAGE} hands.0 = clouded-sapphire", "play clouded-sapphire")
    assert [offer["ends"] for offer in scene(state)["offers"]] == [False, False]


def test_a_card_that_asks_somebody_else_ends_no_turn() -> None:
    state = played(f"{RAGE} hands.0 = sifters-pearl; decks.0 = crystal; decks.1 = spark", "play sifters-pearl")
    assert [offer["ends"] for offer in scene(state)["offers"]] == [False, False]
    state.apply(state.moves[0])
    assert state.seat == 1


def test_who_casts_whose_spell() -> None:
    state = played(f"{RAGE} stack = Casting seat=0; spells.0.0 = spark")
    line = GAME.told(state, state.moves[0], 0, 1, GAME.words("en", NAMES))
    assert line == "Ada casts Spark (breach I of Ada)."


@pytest.mark.parametrize(("nemesis", "title"), [("rageborne", "Zuschläge"), ("crooked-mask", "Verderbnisse")])
def test_every_deck_has_a_title_of_its_own(nemesis: str, title: str) -> None:
    found = scene(played(f"options.nemesis = {nemesis}; row = -"), "de")
    assert zone(found, "special")["title"] == title
    assert [thing["id"] for thing in zone(found, "nemesis-piles")["things"]] == ["nemesis-deck"]


def test_what_is_bought_says_what_it_costs() -> None:
    """AE-28, AE-34, AE-38: by the answer, with the discount, and what is left then; what is free says nothing."""
    bought = labels(scene(played(f"{RAGE} aether = 5; discount = 3; breaches.0 = 4 0 0 0; hands.0 = focusing-orb")))
    assert {"Buy a charge (2)", "Focus breach II: 0 aether, 5 left", "Open breach II: 2 aether, 3 left"} <= set(bought)
    assert "Focus breach IV: 1 aether, 4 left" in bought
    assert any(label.startswith("Gain ") and label.endswith(" left") for label in bought)


def test_who_chooses_themselves() -> None:
    say = GAME.words("en", NAMES)
    moves = [CHOOSE.at(seat) for seat in (0, 1)]
    lines = [report(move, Question("", {}), 0, say.to(me), hidden=False) for me in (0, 1) for move in moves]
    assert lines == ["You choose yourself.", "You choose Ben.", "Ada chooses Ada.", "Ada chooses you."]
