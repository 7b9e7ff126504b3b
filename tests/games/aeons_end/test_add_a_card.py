"""docs/add-a-card.md, done to a copy of the game: the new card plays, and everything else is as it was."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.contract.case import cases
from tests.contract.digests import games_end_as_recorded, limits_lead_where_recorded
from tests.games.aeons_end.arrange import fill, spell
from tests.scenario import check_row, rows

import zeitriss
from zeitriss.core.errors import Refused
from zeitriss.play.story import as_of_today

ROOT = Path(__file__).parents[3]
FIXTURES = ROOT / "tests" / "fixtures" / "aeons_end"
PAGE = ROOT / "docs" / "add-a-card.md"
CODE = "2PE-KM-4256B00-JN36YX3"
GEMS_AND_RELICS = ["jade", "sifters-pearl", "searing-ruby", "flexing-dagger", "mages-talisman"]
CASTINGS = "CASTINGS: Final[dict[str, Casting]] = {\n"
LOOKS = {"emblem": ("emblems.json", "cards"), "signs": ("signs.json", "")}
SPELLS = ["oblivion-swell", "planar-insight", "wildfire-whip", "consuming-void"]


def block(name: str) -> str:
    """What stands on the page under this heading of a code block."""
    found = re.findall(rf"^```{name}\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.M | re.S)
    assert len(found) == 1, name
    return str(found[0])


def package(folder: Path) -> Path:
    """The package as source, without anything compiled."""
    ignored = shutil.ignore_patterns("*.so", "__pycache__", "static")
    return shutil.copytree(ROOT / "src", folder / "src", ignore=ignored)


def add(folder: Path, without: str = "") -> None:
    """As the page says, or with something forgotten: text, words, emblem, or a fact of the card."""
    game = folder / "zeitriss" / "games" / "aeons_end"
    file = game / "cards.json"
    facts = json.loads(file.read_text(encoding="utf-8"))
    card = {fact: value for fact, value in json.loads(block("json")).items() if fact != without}
    taken = [other["code"] for group in ("supply", "additions") for other in facts[group]["cards"]]
    if card.get("code") in taken:  # cards were added since the page was written
        card["code"] = max(taken) + 1
    facts["additions"]["cards"].append(card)
    file.write_text(json.dumps(facts), encoding="utf-8")
    if without != "text":
        file = game / "effects" / "spells.py"
        source = file.read_text(encoding="utf-8").replace("effects.life import ", "effects.life import HealGravehold, ")
        file.write_text(source.replace(CASTINGS, CASTINGS + block("python")), encoding="utf-8")
    for name, (looks, below) in LOOKS.items():
        if without != name:
            dress(game / looks, below, json.loads("{" + block(name) + "}"))
    if without != "words":
        for lang in ("de", "en"):
            append(game / f"{lang}.ftl", block(lang))


def dress(file: Path, below: str, entry: dict[str, object]) -> None:
    looks = json.loads(file.read_text(encoding="utf-8"))
    (looks[below] if below else looks).update(entry)
    file.write_text(json.dumps(looks), encoding="utf-8")


def append(file: Path, text: str) -> None:
    file.write_text(f"{file.read_text(encoding='utf-8')}\n\n{text}", encoding="utf-8")


def run(folder: Path, code: str) -> subprocess.CompletedProcess[str]:
    """Python with the copy in the place of the package."""
    path = os.pathsep.join([str(folder), str(ROOT)])
    return subprocess.run(
        [sys.executable, "-c", code], env=os.environ | {"PYTHONPATH": path}, capture_output=True, text=True, cwd=folder
    )


def test_the_new_card_plays_and_all_else_is_as_it_was(tmp_path: Path) -> None:
    folder = package(tmp_path)
    add(folder)
    done = run(folder, f"from {__name__} import look; look({str(folder)!r})")
    assert done.returncode == 0, done.stderr


def look(folder: str) -> None:
    """Runs in the process that has the new card."""
    assert zeitriss.__file__.startswith(folder)
    game = zeitriss.game("aeons_end")
    assert ("card", "mending-ember") in game.cards()
    face = game.staging.face("card", "mending-ember", game.words("en"))
    assert (face["emblem"], len(face["signs"])) == ("ember-shot", 2)
    for path in sorted(Path(__file__).parent.glob("*.rows")):
        file = Path(folder) / path.name
        file.write_text(path.read_text(encoding="utf-8"), encoding="utf-8")
        if path.stem == "player_cards":
            append(file, block("row"))
        for row in rows(file, spell):
            check_row(game, row, fill)
    for recorded in sorted(FIXTURES.glob("*.jsonl")):
        zeitriss.Log.load(recorded).replay(verify=True)
    assert game.start(2, 0, {"code": CODE}).snapshot()["table"]["piles"] == GEMS_AND_RELICS + SPELLS
    for case in cases(game)[:3]:
        games_end_as_recorded(case)
        limits_lead_where_recorded(case)
    wanted = game.start(2, 1, {"required": ["mending-ember"]})
    assert "mending-ember" in wanted.snapshot()["table"]["piles"]


# A basic card of the nemesis, which every deal since has in its deck or its box
STORM = {"id": "ash-storm", "type": "attack", "tier": 1, "does": {"gravehold": 2}}
LEARNT = """learn({"ash-storm": lambda s, n: Does(HitGravehold(s, n["gravehold"]))})
"""
STORMY: dict[str, dict[str, object]] = {
    "emblem": {"ash-storm": ["ember-shot", "#e07a45"]},
    "signs": {"ash-storm": "[gravehold] 2[damage]"},
}


def test_games_from_before_go_on_without_a_new_card_of_the_nemesis(tmp_path: Path) -> None:
    folder = package(tmp_path)
    game = folder / "zeitriss" / "games" / "aeons_end"
    facts = json.loads((game / "cards.json").read_text(encoding="utf-8"))
    facts["basic"]["cards"].append(STORM)
    (game / "cards.json").write_text(json.dumps(facts), encoding="utf-8")
    append(game / "nemeses" / "basic.py", LEARNT)
    for name, (looks, below) in LOOKS.items():
        dress(game / looks, below, STORMY[name])
    for lang in ("de", "en"):
        append(game / f"{lang}.ftl", "foe-ash-storm = Ash Storm\n    .text = Gravehold: 2.\n")
    done = run(folder, f"from {__name__} import look_back; look_back({str(folder)!r})")
    assert done.returncode == 0, done.stderr


def look_back(folder: str) -> None:
    """They replay, and are whole without it; of a game from now on it cannot get lost, not even out of the box."""
    assert zeitriss.__file__.startswith(folder)
    game = zeitriss.game("aeons_end")
    logs = [zeitriss.Log.load(recorded) for recorded in sorted(FIXTURES.glob("*.jsonl"))]
    for log in [log for log in logs if "opening" in log.header]:  # else the seed of today would deal
        state = log.replay(verify=True)
        assert game.restore(state.snapshot()).snapshot() == state.snapshot()
    dealt = (game.start(2, seed).snapshot() for seed in range(99))
    data = next(data for data in dealt if "ash-storm" in data["table"]["box"])
    assert game.restore(data).clone().snapshot() == data
    assert as_of_today(game, data | {"rules": game.rules - 1}) == data
    data["table"]["box"].remove("ash-storm")
    with pytest.raises(Refused, match="ash-storm lies 0 times, not 1"):
        game.restore(data)
    del data["table"]["basics"]
    game.restore(data)


def test_a_nemesis_has_three_cards_of_its_own_for_each_tier(tmp_path: Path) -> None:
    """AE-9. A fourth would be taken from the next nemesis."""
    folder = package(tmp_path)
    file = folder / "zeitriss" / "games" / "aeons_end" / "cards.json"
    facts = json.loads(file.read_text(encoding="utf-8"))
    facts["nemeses"][0]["cards"].append(STORM)
    file.write_text(json.dumps(facts), encoding="utf-8")
    done = run(folder, "import zeitriss; zeitriss.game('aeons_end')")
    assert "rageborne has 4 cards of tier 1 in cards.json, not 3" in done.stderr, done.stderr


FORGOTTEN = {
    "text": "mending-ember has no text in the book",
    "words": "card-mending-ember has no name in de.ftl",
    "emblem": "mending-ember has no drawing in emblems.json",
    "signs": "mending-ember has no line in signs.json",
    "id": "'worth': 4.0} has no id in cards.json",
    **{fact: f"mending-ember has no {fact} in cards.json" for fact in ("cost", "count", "code", "damage", "worth")},
}


def test_what_is_forgotten_is_named(tmp_path: Path) -> None:
    for without, error in FORGOTTEN.items():
        folder = package(tmp_path / without)
        add(folder, without)
        done = run(folder, "import zeitriss; zeitriss.game('aeons_end')")
        assert done.returncode != 0
        assert error in done.stderr


# What cards.json says of others, and what is said without it
FACTS = {
    ("mages", "xaxos", "charges"): "xaxos has no charges in cards.json",
    ("nemeses", "rageborne", "life"): "rageborne has no life in cards.json",
    ("basic", "skewer", "does"): "skewer has no draw in what it does in cards.json",
    ("corruptions", "endless-hunger", "does"): "endless-hunger has no life in what it does in cards.json",
    ("strikes", "raze", "type"): "raze has no type in cards.json",
    ("starters", "flare", "more"): "flare has no more in cards.json",
    ("supply", "flexing-dagger", "damage"): "flexing-dagger has no damage in cards.json",
    ("supply", "wildfire-whip", "use"): "wildfire-whip has no use in cards.json",
    ("supply", "arcane-nexus", "once"): "arcane-nexus has no use or once in cards.json",
    (
        "supply",
        "feral-lightning",
        "prep",
    ): "feral-lightning says {also-closed} in signs.json",
    ("basic", "agony-field", "stop"): "agony-field does not say {stop} in signs.json",
    ("basic", "needlemaw", "life"): "needlemaw has no life in cards.json",
    ("setup", "expert", "gravehold"): "expert has no gravehold in cards.json",
}


def test_a_fact_that_is_gone_is_named_with_its_card(tmp_path: Path) -> None:
    folder = package(tmp_path)
    file = folder / "zeitriss" / "games" / "aeons_end" / "cards.json"
    whole = file.read_text(encoding="utf-8")
    for (group, name, fact), error in FACTS.items():
        facts = json.loads(whole)
        cards = facts[group]["levels"] if group == "setup" else facts[group]
        cards = cards if isinstance(cards, list) else cards["cards"]
        del next(card for card in cards if card["id"] == name)[fact]
        file.write_text(json.dumps(facts), encoding="utf-8")
        done = run(folder, "import zeitriss; zeitriss.game('aeons_end')")
        assert error in done.stderr, done.stderr


# The second text of a card, and what is said without it
SECOND = {
    (
        "effects/gems.py",
        '"vriswood-amber": lambda g, seat, card: g.do(AmberOnDeck(seat))',
    ): "vriswood-amber says {when-gained} in signs.json",
    (
        "effects/spells.py",
        '"lava-tendril": lambda g, seat, card: g.do(Damage(seat, MORE[card], card))',
    ): "lava-tendril says {still-prepped} in signs.json",
    ("nemeses/carapace_queen.py", ', at_once=[Unleash(s, n["unleash"])]'): "says {at-once} in signs.json",
    ("signs.json", " | {when-gained} → [deck]"): "vriswood-amber does not say {when-gained} in signs.json",
}


def test_a_second_text_that_is_gone_is_named(tmp_path: Path) -> None:
    """What the signs say has its moment in the book, and the other way round."""
    game = package(tmp_path) / "zeitriss" / "games" / "aeons_end"
    for (name, text), error in SECOND.items():
        whole = (game / name).read_text(encoding="utf-8")
        assert text in whole
        (game / name).write_text(whole.replace(text, ""), encoding="utf-8")
        done = run(tmp_path / "src", "import zeitriss; zeitriss.game('aeons_end')")
        assert error in done.stderr, done.stderr
        (game / name).write_text(whole, encoding="utf-8")
