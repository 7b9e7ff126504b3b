"""Reports: figures from games whose answers are known, one page without a network, two sets of cards side by side."""

from __future__ import annotations

import json
import re
from pathlib import Path
from statistics import mean
from typing import Any

import pytest

import zeitriss
from zeitriss.cli.app import run
from zeitriss.research.figures import effects, figures, luck, lying
from zeitriss.research.page import bundle, page
from zeitriss.research.recording import Recording
from zeitriss.research.survey import Survey, gather, ratings

ANTINOMY = zeitriss.game("antinomy")


def row(winner: int, *moves: tuple[int, str], reason: str = "crystals", first: int = 0) -> dict[str, Any]:
    """A game as far as figures look at it."""
    return {
        "reason": reason,
        "results": [float(seat == winner) for seat in range(2)],
        "seats": [seat for seat, _ in moves],
        "actions": [int(ANTINOMY.catalogue.parse(text).id) for _, text in moves],
        "final": json.dumps({"first": first}),
    }


def test_seats_beginners_lengths_endings() -> None:
    rows = [row(0, (0, "skip"), first=1)] * 3 + [row(1, (0, "skip"), (1, "skip"), first=1)] + [row(0, reason="")]
    found = figures(Recording("antinomy", 2, {}, ("random",), 5, 0), rows, ANTINOMY)
    assert [one["share"] for one in found["seats"]] == [0.75, 0.25]
    assert found["first"][0]["share"] == 0.25
    assert (found["games"], found["cut"], found["lengths"]) == (5, 1, [1, 1, 1, 2])
    assert found["endings"] == {"crystals": 4}


def test_the_effect_of_a_card() -> None:
    """Who plays red-1-key wins three of four, everybody else a quarter: 50 points, with an interval around it."""
    key = "play red-1-key to 3"
    rows = [row(0, (0, key)), row(0, (0, key)), row(0, (0, key)), row(1, (0, key))] * 5
    (one,) = effects(rows, ANTINOMY, together=False)
    assert (one.title, one.effect, one.used, one.others) == ("Red Key 1", 0.5, 20, 20)
    assert one.low < 0.5 < one.high
    assert effects(rows[:4], ANTINOMY, together=False) == []  # too few to say anything


def test_whose_a_card_is() -> None:
    """One part per seat is theirs, a kind's own card everybody's, a pile of as many cards as seats nobody's."""
    view = {
        "phase": "nemesis",
        "nemesis": "rageborne",
        "hands": [["jade"], []],
        "players": [{"mage": "mist"}, {}],
        "pile": ["one", "two"],
    }
    assert list(lying(view, 2, {"nemesis", "mage"})) == [(None, "rageborne"), (0, "jade"), (0, "mist")]


def test_luck_and_skill() -> None:
    def bout(deal: int, bots: list[str], winner: int) -> dict[str, Any]:
        return {"pair": 0, "deal": deal, "bots": bots, "results": [float(seat == winner) for seat in range(2)]}

    one, other = ["owl", "mouse"], ["mouse", "owl"]
    rows = [bout(0, one, 0), bout(0, other, 1), bout(1, one, 0), bout(1, other, 0)]
    assert luck(rows, together=False) == {
        "the same player won from every side": 1,
        "the same side won whoever sat there": 1,
    }


def test_printed_difficulties() -> None:
    assert ratings(zeitriss.game("aeons_end"))["rageborne"] == 2


@pytest.fixture(scope="module")
def found() -> dict[str, Any]:
    survey = Survey("antinomy", 2, {}, games=12, ladder=("random", "griffin"), rungs=2, trials=1)
    data: dict[str, Any] = json.loads(json.dumps(gather(survey)))
    return data


def test_one_page_without_a_network(found: dict[str, Any]) -> None:
    text = page(ANTINOMY, {"as they are": found}, "zeitriss report antinomy")
    charts = len(re.findall('class="chart"', text))
    assert charts >= 6
    assert "12 games of 2 seats by griffin" in text
    assert '"ending": "The fifth crystal decides the game"' in text
    assert not re.findall(r"<(?:script|img|link|iframe)[^>]+(?:src|href)=", text.replace(bundle(), ""))
    specs = re.findall(r"const specs=(\[.*?\]);specs", text)
    assert len(json.loads(specs[0].replace("<\\/", "</"))) == charts


def test_what_figures_do_not_say_is_said_once(found: dict[str, Any]) -> None:
    kinds = [{**row, "kind": kind} for kind in ("relic", "flare") for row in found["effects"]]
    text = page(ANTINOMY, {"as they are": {**found, "effects": kinds}}, "zeitriss report antinomy")
    assert text.count("does to winning</h2>") == 2
    assert text.count("What it does not say") == 1
    assert text.count("Beside each name") == 2


def test_two_sets_of_cards(found: dict[str, Any]) -> None:
    text = page(ANTINOMY, {"as they are": found, "mine": found}, "zeitriss report antinomy --compare mine.json")
    assert "mine: 12 games" in text
    assert '"cards": "mine"' in text


def test_what_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["--games", "0"], ["--bot", "angel"], ["--ladder", "mouse", "angel"]):
        assert run(["report", "antinomy", *words]) == 2
        assert words[-1] in capsys.readouterr().err


@pytest.mark.soak
def test_the_four_by_one_command(tmp_path: Path, chromium: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Drawn by a real browser without a network."""
    from playwright.sync_api import sync_playwright

    words = ["--games", "30", "--rungs", "4", "--trials", "4", "--save", str(tmp_path)]
    assert run(["report", *words]) == 0
    with sync_playwright() as player:
        browser = player.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        context = browser.new_context(offline=True)
        wrong: list[Any] = []
        for name in zeitriss.games():
            tab = context.new_page()
            tab.on("pageerror", lambda error: wrong.append(error))
            tab.goto((tmp_path / f"report-{name}.html").as_uri())
            tab.wait_for_selector(".chart svg")
            tab.wait_for_timeout(1000)
            assert tab.locator(".chart svg").count() == tab.locator(".chart").count() >= 6
            assert wrong == []
        browser.close()


def test_other_cards_by_command(tmp_path: Path) -> None:
    """What a correction changes stands beside the cards as they are: who needs fewer points is done sooner."""
    cards = tmp_path / "mine.json"
    cards.write_text(json.dumps({"game": "res_arcana", "constants": {"victory": 3}}), encoding="utf-8")
    words = ["--bot", "random", "--games", "12", "--ladder", "random", "mouse", "--rungs", "2", "--save", str(tmp_path)]
    assert run(["report", "res_arcana", *words, "--jobs", "1", "--compare", str(cards)]) == 0
    text = (tmp_path / "report-res_arcana.html").read_text(encoding="utf-8")
    assert "as they are: 12 games of 2 seats by random" in text
    assert "mine: 12 games of 2 seats by random" in text
    assert len(set(re.findall("cards ([0-9a-f]{16}),", text))) == 2
    lengths: dict[str, list[int]] = {"as they are": [], "mine": []}
    for moves, side in re.findall(r'\{"moves": (\d+), "cards": "([^"]+)"\}', text):
        lengths[side].append(int(moves))
    assert len(lengths["mine"]) == 12
    assert mean(lengths["mine"]) < mean(lengths["as they are"])
