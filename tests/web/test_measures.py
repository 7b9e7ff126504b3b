"""The table by the ruler, in all games and on four screens: what is read is large enough, nothing is cut off, no zone
moves, nothing lies over something else. The soak also measures longer games, the other language, lonely tables, full
ones, and every nemesis.
"""

from __future__ import annotations

import time
from typing import Any

import pytest
from tests.server.harness import ALONE, GREEDY, Open, Player, Server
from tests.web.conftest import Sit
from tests.web.desk import Desk, advised
from tests.web.measure import Measures, complaints, grown, measure, moved

SOME, MANY = 8, 20  # decisions
#          size          text, hand, target
SCREENS = {
    "desktop": ((1280, 800), (12, 110, 32)),
    "phone": ((390, 844), (12, 64, 32)),
    "landscape": ((844, 390), (12, 64, 32)),
    "large": ((2560, 1440), (18, 176, 32)),
}
TABLES: list[tuple[str, int, str, dict[str, Any]]] = [
    ("antinomy", 2, "de", {}),
    ("eternitium", 2, "en", {}),
    ("res_arcana", 2, "de", {"mode": "first"}),
    ("aeons_end", 2, "en", {}),
]
SOAK = [
    *[(game, seats, "en" if lang == "de" else "de", options) for game, seats, lang, options in TABLES],
    ("antinomy", 1, "de", {"shrine": True}),
    ("eternitium", 1, "de", {}),
    ("eternitium", 5, "de", {}),
    ("res_arcana", 2, "en", {"mode": "full"}),
    ("res_arcana", 4, "de", {"mode": "combined"}),
    *[("aeons_end", seats, "de", {}) for seats in (1, 3, 4)],
    *[("aeons_end", 2, "de", {"nemesis": name}) for name in ("rageborne", "carapace-queen", "prince-of-gluttons")],
]

MEASURED = [
    *[pytest.param(*one, SOME, id=f"{one[0]}-{one[1]}-{one[2]}") for one in TABLES],
    *[
        pytest.param(*one, MANY, id=f"{one[0]}-{one[1]}-{one[2]}-long", marks=pytest.mark.soak)
        for one in [*TABLES, *SOAK]
    ],
]


def asked(table: Open) -> bool:
    """Whether the first seat must answer, or the game is over."""
    state = table.truth()
    return state.outcome is not None or state.seat == 0 or bool(state.stack[-1].team)


def decide(table: Open, player: Player) -> bool:
    """Make a sensible move for the first seat and wait for the bots; False: it is over."""
    state = table.truth()
    if state.outcome is not None:
        return False
    player.until(len(table.server.truth(table.id).lines))
    player.move(advised(state), seat=0)
    while not asked(table):
        time.sleep(0.02)
    return True


@pytest.mark.parametrize(("game", "seats", "lang", "options", "decisions"), MEASURED)
def test_the_table_by_the_ruler(
    sit: Sit, server: Server, game: str, seats: int, lang: str, options: dict[str, Any], decisions: int
) -> None:
    table = server.create([*ALONE, *[GREEDY] * (seats - 1)], game=game, options=options, seed="2")
    while not asked(table):
        time.sleep(0.02)
    desks = {name: sit(lang, size).open(table.created["keys"][0]["link"]) for name, (size, _) in SCREENS.items()}
    player = table.join()
    before: dict[tuple[str, str], Measures] = {}  # a draft has a board of its own
    wrong: list[str] = []
    for decision in range(decisions):
        if decision and not decide(table, player):
            break
        for name, desk in desks.items():
            now = look(desk, len(server.truth(table.id).lines))
            wrong += [f"{name}, decision {decision}: {one}" for one in complaints(now, *SCREENS[name][1])]
            wrong += [
                f"{name}, decision {decision}: {zone} moves by {far:.0f}"
                for zone, far in moved(before.setdefault((name, now["board"]), now), now).items()
            ]
    for name, board in before:
        if name == "desktop":
            wrong += grown(before[name, board], before["large", board])
    assert not wrong, "\n".join(wrong)


# Broken on purpose: what the ruler then complains about; the last one is no fault.
FAULTS = {
    ".ask { font-size: 9px }": "text of 9.0 px",
    ".ask { font-size: 60px }": "cut off",
    "h1 { width: 20px; overflow: hidden }": "cut off",
    ".fan.own .place > .thing { width: 60px }": "hand card of 60 px",
    "[data-zone='hand-0'] { translate: 0 -260px }": "lies over another zone's thing",
    ".ends { translate: 0 -130px }": "lie over each other",
    "nav .button { height: 20px; min-height: 0; padding: 0 }": "target of 20 px",
    "html { min-height: 120vh }": "the table scrolls",
    "nav { translate: 60px }": "cut off: 'Menu'",
    ".place { flex: none }": "",
}
STYLE = """css => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css.replace(/;| }/g, " !important$&"))
  document.adoptedStyleSheets = [sheet]
}"""


def test_the_ruler_sees_what_is_wrong(sit: Sit, server: Server) -> None:
    table = server.create([*ALONE, GREEDY], seed="2", options={"start": "first"})
    desk = sit("en").open(table.created["keys"][0]["link"])
    well = look(desk, 0)
    for fault, complaint in FAULTS.items():
        desk.page.evaluate(STYLE, fault)
        now = look(desk, 0)
        said = complaints(now, *SCREENS["desktop"][1])
        assert any(complaint in one for one in said) if complaint else not said, (fault, said)
        assert bool(moved(well, now)) == ("translate: 0 -260px" in fault), fault
    assert grown(well, well)


def look(desk: Desk, n: int) -> Measures:
    desk.see(n)
    desk.page.evaluate("document.fonts.ready.then(() => 0)")
    return measure(desk.page)
