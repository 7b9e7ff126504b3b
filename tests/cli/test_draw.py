"""How a scene looks in terminals of several widths."""

from __future__ import annotations

from io import StringIO
from typing import Any, Literal, cast

import pytest
from rich.console import Console
from tests.cli.conftest import Run

import zeitriss
from zeitriss.cli.draw import Painter, answers, asked, folding_order, line_of
from zeitriss.core.rng import seeded
from zeitriss.core.scene import Marker, Thing, Zone


def continuum(run: Run, columns: int, lang: str = "en") -> list[str]:
    words = ["play", "antinomy", "--seed", 7, "--lang", lang]
    shown = run(*words, stdin="1\nq\n", COLUMNS=str(columns)).stdout
    title = "─ Continuum ─" if lang == "en" else "─ Zeitstrahl ─"
    return shown.split(title)[-1].split("╰───────────────────────")[0].splitlines()


@pytest.mark.parametrize("columns", [80, 100, 120])
def test_the_continuum_is_one_row(run: Run, columns: int) -> None:
    rows = [line for line in continuum(run, columns) if line.count("╭") == 9]
    assert len(rows) == 1
    assert all(len(line) <= columns for line in continuum(run, columns))


def test_words_are_whole(run: Run) -> None:
    """Cut where there is no room, never broken."""
    assert "Purple" in "".join(continuum(run, 80))
    narrow, wide = "".join(continuum(run, 80, "de")), "".join(continuum(run, 120, "de"))
    assert "Schäd…" in narrow
    assert "Schädel" in wide
    assert "Schlüssel" in wide


def test_a_terminal_that_is_too_small(run: Run) -> None:
    assert len([line for line in continuum(run, 40) if "╭" in line]) > 1


@pytest.mark.parametrize("game", ["aeons_end", "antinomy", "eternitium", "res_arcana"])
@pytest.mark.parametrize("lines", [35, 50])
def test_a_board_fits_the_screen(run: Run, game: str, lines: int) -> None:
    """What does not fit is folded into a line of words; all answers stay in sight."""
    stdin = "1\n" * 6 + "q\n"
    shown = run("play", game, "--seed", 3, "--lang", "en", stdin=stdin, COLUMNS="100", LINES=str(lines)).stdout
    boards = shown.split("your move:\n> ")[:-1]
    assert boards
    for board in boards:
        table = board[board.index("\n───") + 1 :] if "\n───" in board else board
        assert len(table.splitlines()) <= lines - 1
        assert all(len(line) <= 100 for line in table.splitlines())


@pytest.mark.parametrize("name", zeitriss.games())
def test_a_full_table_fits_the_screen(name: str) -> None:
    """As many players as there can be, far into the game: panels become paragraphs before an answer is out of sight."""
    game, rng = zeitriss.game(name), seeded("full tables")
    painter, state = Painter(game.palette("de")), game.start(max(game.seats), 5)
    for number in range(110):
        if number % 36 == 0:
            scene = game.scene(state, state.seat, "de")
            console = Console(file=StringIO(), width=100, height=35, force_terminal=True)
            shown = console.render_lines(painter.scene(scene, asked(scene)), console.options)
            assert len(shown) <= 33
        state.apply(state.moves[rng.below(len(state.moves))])


def on_screen(name: str, moves: int, *news: str) -> list[str]:
    """What a screen of 100 × 35 shows of a game between the news and the keyboard."""
    game, rng = zeitriss.game(name), seeded("news")
    state = game.start(2, 5)
    for _ in range(moves):
        state.apply(state.moves[rng.below(len(state.moves))])
    scene = game.scene(state, state.seat, "en")
    console = Console(file=StringIO(), width=100, height=35, force_terminal=True)
    shown = console.render_lines(Painter(game.palette("en")).scene(scene, asked(scene), news), console.options)
    return ["".join(part.text for part in line).rstrip() for line in shown][-33:]


@pytest.mark.parametrize("name", zeitriss.games())
def test_the_news_stays_in_sight(name: str) -> None:
    """Zones are folded for it, and nothing else: a map is worth more than what was."""
    shown = on_screen(name, 12, "first", "second", "third")
    assert "third" in shown
    crowded = on_screen("antinomy", 20, *(f"line {number}" for number in range(30)))
    assert any("Future →" in line for line in crowded)
    assert "line 29" in crowded


def test_the_hand_is_folded_late() -> None:
    """Whatever is asked, one decides by it; a map alone is kept longer, and a single card is told by its name."""
    game = zeitriss.game("aeons_end")
    scene = game.scene(game.start(2, 5), 0, "en")
    order = folding_order(scene)
    zones = {zone["id"]: (panel["area"], zone) for panel in scene["panels"] for zone in panel["zones"]}
    assert zones[order[-1]][0] == "mine"
    assert zones[order[-1]][1]["kind"] == "fan"
    alone = [at for at, id in enumerate(order) if len(zones[id][1]["things"]) == 1]
    several = [at for at, id in enumerate(order) if any("face" in thing for thing in zones[id][1]["things"][1:])]
    assert max(alone) < min(several)


def test_an_answer_says_what_one_should_know() -> None:
    """The note at the card in the browser stands behind the answer: how likely luck is, why a walk is possible."""
    game = zeitriss.game("antinomy")
    state = game.start(2, 5)
    state.apply(state.moves[0])
    state.apply(state.moves[0])
    scene = game.scene(state, state.seat, "en")
    noted = [offer for offer in scene["offers"] if "note" in offer]
    assert noted
    assert {f"{offer['label']} ({offer['note']})" for offer in noted} <= {label for label, _ in answers(scene)}


def test_stacks_are_counted(run: Run) -> None:
    shown = run("play", "aeons_end", "--seed", 3, "--lang", "en", stdin="q\n", COLUMNS="100", LINES="200").stdout
    assert "G 3 (7)" in shown


def test_signs_are_words_in_a_closer_look(run: Run) -> None:
    """The drawings in a text, and what a card says by signs alone."""
    era = run("play", "eternitium", "--seed", 3, "--lang", "en", stdin="z triangle era\nq\n").stdout
    assert "a portal with Triangle" in era
    item = run("play", "res_arcana", "--seed", 3, "--lang", "en", stdin="z research\nq\n").stdout
    assert "turn + 1 of any → draw 1 card" in item


def zone(kind: Literal["fan", "road", "pile", "row"], *things: Thing) -> Zone:
    return {"id": "zone", "name": "Here", "kind": kind, "things": list(things)}


def card(title: str, name: str = "", **more: Any) -> Thing:
    thing: Any = {"id": title, "kind": "card", "name": name or title, "face": {"title": title}, **more}
    return cast("Thing", thing)


def test_the_order_of_a_row_is_kept_in_words() -> None:
    """What lies above comes first, whatever equal things lie below it. In a hand order means nothing."""
    names = ["Diamond Era", "Circle Era", "Diamond Era", "Diamond Era"]
    things = [card(name) for name in names]
    assert line_of(zone("road", *things)).plain == "Here: Diamond Era, Circle Era, Diamond Era ×2"
    assert line_of(zone("pile", *things)).plain == "Here: Diamond Era, Circle Era, Diamond Era ×2"
    assert line_of(zone("fan", *things)).plain == "Here: Diamond Era ×3, Circle Era"


def test_what_a_number_counts_is_said() -> None:
    """On a pile one card is seen, and under it lie others: they are not so many of that one."""
    top = card("Circle Portal", "Circle Portal, on top of the discard pile of Owl, 5 cards", count=5)
    assert line_of(zone("pile", top)).plain == "Here: Circle Portal, on top of the discard pile of Owl, 5 cards"
    none = card("Jade", count=0)
    assert (
        line_of(zone("row", none, card("Amber", count=1), card("Ruby", count=3))).plain
        == "Here: Jade (0), Amber, Ruby (3)"
    )
    husks: Thing = {"id": "husk", "kind": "token", "name": "Husk", "count": 2}
    deck: Thing = {"id": "deck", "kind": "deck", "name": "Deck of Owl, 5 cards", "count": 5}
    assert line_of(zone("row", husks, deck)).plain == "Here: Husk (2) · Deck of Owl, 5 cards"
    console = Console(file=StringIO(), width=60)
    console.print(Painter({}).zone(zone("row", top, none, card("Amber", count=1))))
    drawn = cast("StringIO", console.file).getvalue()
    assert "(5)" in drawn
    assert "(0)" in drawn
    assert "(1)" not in drawn
    assert "×" not in drawn


def test_whose_things_are_is_said_once() -> None:
    essences: Zone = {**zone("row", card("Owl: 2 Elan"), card("Owl: 1 Gold"), card("Owl")), "quiet": True}
    console = Console(file=StringIO(), width=60)
    console.print(Painter({}).panel({"id": "owl", "area": "others", "name": "Owl", "zones": [essences]}))
    assert "Here: 2 Elan, 1 Gold, Owl" in cast("StringIO", console.file).getvalue()


def test_a_marker_says_its_number_once() -> None:
    tokens: Marker = {"id": "tokens", "name": "5 life", "symbol": "life", "count": 5}
    minion = card("Umbra Titan") | {"on": [tokens]}
    console = Console(file=StringIO(), width=60)
    console.print(Painter({}).zone(zone("row", minion)))
    drawn = cast("StringIO", console.file).getvalue()
    assert "5 life" in drawn
    assert "×" not in drawn


def test_a_folded_row_says_where_the_wands_stand(run: Run) -> None:
    """AN-4: without room for a drawing, the words still hold what one decides by."""
    words = ["play", "antinomy", "--seed", 3, "--lang", "en"]
    shown = run(*words, stdin="1\nq\n", COLUMNS="100", LINES="30").stdout
    assert "Green Key 2 (Wand of Guest)" in " ".join(shown.split())
