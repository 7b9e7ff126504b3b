"""What the table of Res Arcana says: payments and losses that nobody chose, what a click settles, what a card costs."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.res_arcana.arrange import fill
from tests.scenario import arrange

import zeitriss
from zeitriss.core.telling import news_words
from zeitriss.games.res_arcana.cards import CARD

GAME: Any = zeitriss.game("res_arcana")
NAMES = ("Ada", "Ben", "Cleo")
COMBINED = "options.mode = combined; stack = Turn seat=0; "


def played(given: str, *moves: str, lang: str = "en") -> tuple[Any, list[str]]:
    """The state after the moves, and the log line and the news of the last one."""
    state, say = arrange(GAME, given, fill), GAME.words(lang, NAMES)
    words: list[str] = []
    for text in moves:
        state.news = []
        words = [GAME.told(state, GAME.catalogue.parse(text), state.seat, state.seat, say)]
        state.play(text)
        words += [news_words(item, say) for item in state.news]
    return state, words


def asked(given: str, *moves: str, lang: str = "en") -> tuple[str, list[str]]:
    """What the one who is asked reads: the question and the answers."""
    state, _ = played(given, *moves, lang=lang)
    scene = GAME.scene(state, state.seat, lang, NAMES)
    return scene["prompt"], [offer["label"] for offer in scene["offers"]]


@pytest.mark.parametrize(
    ("card", "corner", "cost"),
    [
        ("gnosis", "3", {"elan": "1", "calm": "1", "any": "1"}),
        ("ziggurat", "4", {"gold": "4"}),
        ("magical-shard", "0", {}),
    ],
)
def test_a_face_shows_its_cost(card: str, corner: str, cost: dict[str, str]) -> None:
    """RA-56: essence by essence, and how many in all."""
    face = GAME.staging.face("card", card, GAME.words("en"))
    shown = {entry["icon"]: entry.get("count", "1") for entry in face.get("cost", [])}
    assert (face["corner"], shown) == (corner, cost)


UNASKED = [
    (  # RA-76
        "boards.0 = smith research fire-dragon; pools.1 = 1gold",
        "use fire-dragon 1",
        ["Ben loses 1 Gold to Fire Dragon."],
    ),
    (  # RA-76
        "boards.0 = smith research fire-dragon; pools.1 = 1life+1elan+1gold",
        "use fire-dragon 1",
        ["Ben loses 1 Life to Fire Dragon.", "Ben loses 1 Elan, 1 Gold to Fire Dragon."],
    ),
    (  # RA-33
        "places = druid-circle; pools.0 = 6life+3calm",
        "claim druid-circle",
        ["Ada pays 6 Life, 3 Calm for Druid Circle."],
    ),
    (  # RA-32
        "display = ziggurat; monuments = sphinx; pools.0 = 4gold",
        "claim unseen",
        ["Ada pays 4 Gold.", "It is Sphinx."],
    ),
    (  # RA-31
        "hands.0 = crucible; pools.0 = 1elan+1gold",
        "place crucible",
        ["Ada pays 1 Elan, 1 Gold for Crucible."],
    ),
    (  # RA-R23
        "hands.0 = gnosis; pools.0 = 3elan+2calm+2death",
        "place gnosis",
        ["Ada pays 1 Elan, 1 Calm for Gnosis."],
    ),
    (  # RA-37
        "boards.0 = smith research white-swan; pools.0 = 2calm",
        "use white-swan 1",
        ["Ada pays 2 Calm for White Swan.", "White Swan: 2 Life more on it.", "White Swan: 1 Calm more on it."],
    ),
    (  # RA-4
        "boards.0 = smith research athanor; on = athanor:6elan; pools.0 = 0",
        "use athanor 2",
        ["Athanor: 6 Elan less on it."],
    ),
    (  # RA-38
        "boards.0 = smith research druid-circle nightingale",
        "use druid-circle 2",
        ["Nightingale is turned.", "Druid Circle: 1 Life more on it."],
    ),
    (  # RA-55
        "boards.0 = smith research elven-heartwood; hands.0 = gnosis",
        "use elven-heartwood 1",
        ["Gnosis is discarded.", "Elven Heartwood: 1 Life more on it."],
    ),
    (  # RA-66
        "boards.0 = smith research solomons-key; pools.0 = 1death; turned = smith",
        "use solomons-key 2",
        ["Ada pays 1 Death for Solomon's Key.", "Smith is straightened."],
    ),
    (  # RA-40, RA-66
        "boards.0 = smith research solomons-key; pools.0 = 1death",
        "use solomons-key 2",
        ["Ada pays 1 Death for Solomon's Key.", "Solomon's Key: there is nothing to straighten."],
    ),
    (  # RA-40, RA-63
        "boards.0 = smith research crucible; hands.0 = -",
        "use crucible 2",
        ["Crucible: there is nothing to place."],
    ),
    (  # RA-40, RA-65
        "boards.0 = smith research solomons-key; items = alchemy; pools.0 = 0",
        "use solomons-key 1",
        ["Solomon's Key: no item in the centre can be used."],
    ),
    (  # RA-40, RA-68
        "boards.0 = smith research crown-of-command; display = -; monuments = -; pools.0 = 3gold",
        "use crown-of-command 1",
        ["Ada pays 3 Gold for Crown of Command.", "Crown of Command: no monument is left."],
    ),
    (  # RA-49: a check that ends nothing
        "boards.0 = smith research magnum-opus; token = 1",
        "use magnum-opus 1",
        ["Nobody has enough points."],
    ),
    (  # RA-72: the only card of the hand
        "boards.0 = smith research elven-heartwood; hands.0 = gnosis",
        "use elven-heartwood 1",
        ["Gnosis is discarded.", "Elven Heartwood: 1 Life more on it."],
    ),
    (  # RA-42: nothing to place, sell, claim or use
        "boards.0 = smith research; turned = smith research; hands.0 = -; pools.0 = 0",
        "pass",
        ["Ada can do nothing else.", "Ada takes the first-player token."],
    ),
    (  # RA-42: a card could be discarded
        "boards.0 = smith research; turned = smith research; hands.0 = gnosis; pools.0 = 0",
        "pass",
        ["Ada takes the first-player token."],
    ),
]


@pytest.mark.parametrize(("given", "move", "wanted"), UNASKED)
def test_what_happens_unasked_is_told(given: str, move: str, wanted: list[str]) -> None:
    """Whatever is paid, lost or turned without a question stands in the log all the same."""
    _, words = played(COMBINED + given, move)
    assert words[1:] == wanted


def test_a_payment_is_told_once() -> None:
    """RA-57: answers tell themselves; the news tells the rest, in one line."""
    given = COMBINED + "hands.0 = gnosis; pools.0 = 3elan+2calm+2death"
    _, words = played(given, "place gnosis", "pay elan")
    assert words == ["Gnosis: Ada pays Elan."]
    alchemy = COMBINED + "boards.0 = smith alchemy; pools.0 = 3elan+2calm+2death"
    _, words = played(alchemy, "use alchemy 1", "pay calm")
    assert words[:2] == ["Alchemy: Ada pays Calm.", "Ada pays 1 Calm, 2 Death for Alchemy."]
    _, words = played(
        COMBINED + "boards.0 = smith research fire-dragon; pools.1 = 1calm", "use fire-dragon 1", "ward 1"
    )
    assert words == ["Ben wards off Fire Dragon: 1 Calm.", "Ben pays 1 Calm."]


def test_upkeep_is_told() -> None:
    """RA-80."""
    given = (
        "options.mode = combined; boards.0 = smith research cursed-forge; passed = true true;"
        " pools.0 = {pool}; stack = Next seat=1, SwapItem seat=1"
    )
    _, words = played(given.format(pool="0"), "take reanimate")
    assert "Cursed Forge is turned." in words
    _, words = played(given.format(pool="1death"), "take reanimate", "maintain cursed-forge")
    assert words[:2] == ["Ada pays for Cursed Forge.", "Ada pays 1 Death for Cursed Forge."]


def test_the_question_says_what_is_paid() -> None:
    """RA-57, RA-86: what for, how much, in which order, and all that an answer settles."""
    prompt, labels = asked(COMBINED + "hands.0 = gnosis; pools.0 = 3elan+2calm+2death", "place gnosis")
    assert prompt == "Gnosis: Pay 1 more."
    assert labels == ["pay Elan", "pay Calm", "pay Death"]
    alchemy = COMBINED + "boards.0 = smith alchemy; pools.0 = 3elan+2calm+2death"
    prompt, labels = asked(alchemy, "use alchemy 1")
    assert prompt == "Alchemy: Pay 4 more. (In this order: Elan, Calm, Death)"
    assert labels == ["pay Elan", "pay 2 Calm, 2 Death"]
    assert (
        asked(alchemy, "use alchemy 1", lang="de")[0] == "Alchemie: Bezahle noch 4. (Der Reihe nach: Elan, Ruhe, Tod)"
    )


def test_an_answer_says_all_that_it_brings() -> None:
    """RA-35, RA-86: the last type brings all that is left."""
    prompt, labels = asked(COMBINED + "hands.0 = gnosis", "discard gnosis for 2")
    assert prompt.endswith("2 to go. (In this order: Elan, Life, Calm, Death)")
    assert labels == ["take Elan", "take Life", "take Calm", "take 2 Death"]
    prompt, labels = asked(COMBINED + "hands.0 = gnosis", "discard gnosis for 2", "gain calm")
    assert prompt.endswith("1 to go.")
    assert labels == ["take Calm", "take Death"]


def test_a_loss_says_all_that_it_takes() -> None:
    """RA-76."""
    given = COMBINED + "boards.0 = smith research fire-dragon; pools.1 = 2elan+2death+1gold"
    prompt, labels = asked(given, "use fire-dragon 1")
    assert prompt.endswith("(In this order: Elan, Death, Gold)")
    assert labels == ["lose Elan", "lose 1 Death, 1 Gold"]


def test_nothing_is_called_nothing() -> None:
    """RA-63, RA-65, RA-78, RA-81: an answer that uses nothing says so."""
    egg = "boards.0 = smith research dragon-egg; hands.0 = fire-dragon; pools.0 = 5elan+1gold"
    assert asked(COMBINED + egg, "use dragon-egg 1")[1][-1] == "place nothing"
    key = "boards.0 = smith research solomons-key; pools.0 = 1elan; items = reanimate divination"
    assert asked(COMBINED + key, "use solomons-key 1")[1][-1] == "use none of them"
    prompt, labels = asked(
        COMBINED + "boards.0 = smith research athanor; on = athanor:6elan; pools.0 = 2calm", "use athanor 2"
    )
    assert prompt == "Athanor: Pay X essences of one type for X Gold. So far X = 0."
    assert labels == ["pay Calm", "leave it at X = 0"]


def test_a_borrowed_power_turns_nothing() -> None:
    """RA-65."""
    key = "boards.0 = smith research solomons-key; pools.0 = 1elan; items = reanimate divination"
    _, labels = asked(COMBINED + key, "use solomons-key 1")
    assert labels[:2] == [
        "Reanimate: 1 of any → straighten: any component",
        "Divination: draw 3 cards, then discard 3",
    ]
    assert asked(COMBINED + "boards.0 = smith reanimate; pools.0 = 1elan")[1][-2].startswith("Reanimate: turn + 1 of")


def test_whose_pool_is_counted_for_what() -> None:
    """RA-67."""
    prompt, labels = asked(
        COMBINED + "seats = 3; boards.0 = smith research golden-key; pools.2 = 2gold", "use golden-key 1"
    )
    assert prompt == "Golden Key: Gold in whose pool counts? You gain as much Elan."
    assert labels == ["Ada (0 Gold)", "Ben (0 Gold)", "Cleo (2 Gold)"]


def test_names_of_cards_stand_in_quotes() -> None:
    """A German name stays as it is printed, whatever case the sentence would ask for."""
    given = COMBINED + "boards.0 = smith research gnosis; decks.0 = sleeping-dragon prism"
    _, words = played(given, "use gnosis 1", lang="de")
    assert words == [
        "Ada nutzt „Gnosis“: erschöpfen → 1 Karte ziehen.",
        "Ada zieht „Schlafender Drache“.",
        "Ada zieht eine Karte.",
    ]


def test_the_token_has_a_place_of_its_own() -> None:
    """RA-10: beside the essences, not among them."""
    state, _ = played(COMBINED + "token = 1")
    panels = {panel["id"]: panel for panel in GAME.scene(state, 0)["panels"]}
    zones = {zone["id"]: [thing["id"] for thing in zone["things"]] for zone in panels["seat-1"]["zones"]}
    assert zones["first-player"] == ["token"]
    assert zones["pool-1"] == [f"pool-1-{essence}" for essence in ("elan", "life", "calm", "death", "gold")]
    assert not any(zone["id"] == "first-player" for zone in panels["seat-0"]["zones"])


def test_what_a_card_says_is_so() -> None:
    """RA-75: any reaction wards off the Sea Serpent. RA-46: the Bestiary counts the own creatures only."""
    texts = {lang: {name: GAME.words(lang).text("card", name) for name in CARD.names} for lang in ("de", "en")}
    assert "only" not in texts["en"]["sea-serpent"]
    assert "nur" not in texts["de"]["sea-serpent"]
    face = GAME.staging.face("card", "sorcerers-bestiary", GAME.words("de"))
    assert "Kreatur von dir" in face["words"]
    assert "von dir" in str(face["signs"])
    assert not any(
        "expansion" in text or "Erweiterung" in text for text in (*texts["de"].values(), *texts["en"].values())
    )


ENDS = [
    ("stack = Turn seat=0; pools.0 = 0", {"pass": False}),  # the item is still to be exchanged
    ("stack = Next seat=0, SwapItem seat=0", {"take alchemy": True}),
    ("stack = Turn seat=0; boards.0 = smith research gnosis; decks.0 = prism vault", {"use gnosis 1": True}),
    (
        "stack = Turn seat=0; boards.0 = smith research water-dragon; pools.1 = 1elan",
        {"use water-dragon 1": False},
    ),
    (
        "stack = Next seat=1, Harm seat=0 at=fire-dragon card=fire-dragon power=0 step=0; pools.0 = 2calm",
        {"ward 1": False},
    ),
    ("stack = Turn seat=1, TakeOrLeave seat=0 card=smith; on = smith:1gold", {"leave on smith": False}),
    ("stack = Turn seat=1, ChooseItem seat=0; boards.0 = smith; items = alchemy research", {"take alchemy": False}),
]


@pytest.mark.parametrize(("given", "wanted"), ENDS)
def test_which_answers_end_a_turn(given: str, wanted: dict[str, bool]) -> None:
    """RA-28, RA-29: collecting and choosing before the first round are nobody's turn."""
    state, _ = played("options.mode = combined; boards.1 = cultist reanimate fire-dragon; " + given)
    ends = {offer["move"]: offer["ends"] for offer in GAME.scene(state, 0)["offers"]}
    assert {move: ends[move] for move in wanted} == wanted


def test_the_log_names_causes() -> None:
    """RA-36: what was used for what, which option of what, what was not done and why."""
    assert played(COMBINED + "pools.0 = 1elan", "use smith 1")[1][0].startswith("Ada uses Smith: turn")
    assert played(COMBINED + "hands.0 = gnosis", "discard gnosis for 1")[1][0] == "Ada discards Gnosis: 1 Gold."
    egg = "boards.0 = smith research dragon-egg; hands.0 = fire-dragon; pools.0 = 5elan+1gold"
    assert played(COMBINED + egg, "use dragon-egg 1", "done")[1][0] == "Ada places nothing with Dragon Egg."
    spring = "boards.0 = smith research mystic-spring"
    assert played(COMBINED + spring, "use mystic-spring 2", "pick 2")[1][0] == "Mystic Spring: Ada takes 1 Life."
    dragon = "boards.0 = smith research fire-dragon; pools.1 = 1calm"
    assert played(COMBINED + dragon, "use fire-dragon 1", "endure")[1][0] == "Ben does not ward off Fire Dragon."


def test_a_menu_speaks_in_signs() -> None:
    """RA-32, RA-35: what a card costs, what it is discarded for, what a power does."""
    state, _ = played(COMBINED + "hands.0 = gnosis; boards.0 = smith alchemy; pools.0 = 3elan+2calm+2death+1gold")
    told = {offer["move"]: in_short(offer.get("signs", [])) for offer in GAME.scene(state, 0, "en", NAMES)["offers"]}
    assert told["place gnosis"] == "place 1elan 1calm 1any"
    assert told["discard gnosis for 1"] == "discard → 1gold"
    assert told["discard gnosis for 2"] == "discard → 2any4"
    assert told["use alchemy 1"] == "turn 4any → 2gold"
    assert told["pass"] == ""


def in_short(line: list[dict[str, str]]) -> str:
    return " ".join(sign.get("count", "") + sign.get("icon", sign.get("word", "")) for sign in line)


def test_yes_and_no_are_buttons() -> None:
    """RA-28, RA-80: what is asked of one card only; mostly one takes and pays."""
    given = (
        "options.mode = combined; boards.0 = smith research {card}; passed = true true; pools.0 = 1death;"
        " stack = Next seat=1, SwapItem seat=1"
    )
    for card, on, answers in (
        ("druid-circle", "; on = druid-circle:2life", [("Take all", True), ("Leave them there", False)]),
        ("cursed-forge", "", [("Pay", True), ("Do not pay", False)]),
    ):
        state, _ = played(given.format(card=card) + on, "take reanimate")
        offers = GAME.scene(state, state.seat, "en", NAMES)["offers"]
        assert [(offer["label"], offer.get("sensible", False)) for offer in offers] == answers
        assert all(offer["at"] == [] for offer in offers)


def test_a_draft_of_pairs_says_how_far_it_is() -> None:
    """Eight cards are dealt, four of them kept: the last question is the fourth, and its dot the last."""
    state, said = GAME.start(2, 4, {"mode": "full", "start": "first"}), list[str]()
    while True:
        scene = GAME.scene(state, state.seat, "en", NAMES[:2])
        if not scene["phases"]:
            break
        assert scene["phases"]["alike"]
        assert scene["headline"].endswith(f"card {scene['phases']['now'] + 1} of {len(scene['phases']['names'])}")
        said.append(scene["prompt"])
        state.play(scene["offers"][0]["move"])
    assert said.count("Keep one. The other goes to Ben.") == said.count("Keep one. The other goes to Ada.") == 4


def test_in_little_room_a_card_shows_its_first_power() -> None:
    face = GAME.staging.face("card", "solomons-key", GAME.words("en"))
    assert [sign.get("icon", sign.get("word")) for sign in face["short"]] == ["turn", "→", "use", "item"]


def test_who_waits_in_the_draft_sees_backs() -> None:
    state = GAME.start(seats=2, seed="9", options={"mode": "full"})
    asked = state.seat
    assert asked is not None
    zones = {zone["id"]: zone for panel in GAME.scene(state, 1 - asked, "en")["panels"] for zone in panel["zones"]}
    shown = zones[f"packs-{1 - asked}"]["things"]
    assert [thing["id"] for thing in shown] == [f"packs-{asked}-0", f"packs-{asked}-1"]
    assert not any("face" in thing for thing in shown)
