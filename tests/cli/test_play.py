"""Games in the terminal, through pipes and through a real one."""

from __future__ import annotations

import os
import pty
import re
import select
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.conftest import Run

from zeitriss import Log
from zeitriss.play.story import Story


def first_offers(count: int = 2000) -> str:
    return "1\n" * count


def test_to_the_end(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    result = run("play", "antinomy", "--seed", 7, "--bot", "random", "--save", file, stdin=first_offers())
    assert result.returncode == 0
    assert "wins." in result.stdout
    assert Log.load(file).replay(verify=True).outcome is not None
    assert run("verify", file).returncode == 0
    said = " ".join(result.stdout.split())
    assert f"`zeitriss replay {file}` shows it again" in said
    assert "goes on with it" not in said


@pytest.mark.parametrize("options", [[], ["--option", "level=easy", "--option", "shrine=true"]])
def test_solo_in_german(run: Run, options: list[str]) -> None:
    result = run("play", "antinomy", "--seats", 1, "--seed", 3, *options, stdin=first_offers(), LC_ALL="de_DE.UTF-8")
    assert result.returncode == 0
    assert "Verloren." in result.stdout or "Gewonnen!" in result.stdout


def test_in_a_terminal(home: dict[str, str], tmp_path: Path) -> None:
    """Played to the end through a pseudo-terminal, always the first offer; colours are on here."""
    ours, theirs = pty.openpty()
    words = ["play", "antinomy", "--seed", "7", "--bot", "random", "--lang", "en"]
    environment = {name: value for name, value in home.items() if name != "NO_COLOR"} | {"TERM": "xterm-256color"}
    process = subprocess.Popen(
        [sys.executable, "-m", "zeitriss.cli", *words], stdin=theirs, stdout=theirs, stderr=theirs, env=environment
    )
    os.close(theirs)
    seen = answered = ""
    while process.poll() is None or select.select([ours], [], [], 0)[0]:
        if not select.select([ours], [], [], 60)[0]:
            break
        try:
            seen += os.read(ours, 65536).decode(errors="replace")
        except OSError:  # how Linux says that the other end is closed
            break
        if seen.removeprefix(answered).endswith("> "):
            answered = seen
            os.write(ours, b"1\n")
    assert process.wait(timeout=60) == 0
    assert "wins." in seen
    assert "\x1b[" in seen


def test_asides(run: Run) -> None:
    result = run("play", "antinomy", "--seed", 7, stdin="?\nl\nz ring\nz nonsense\nhello\nu\n0\n1\nu\nq\n")
    assert result.returncode == 0
    assert "A number plays that move." in result.stdout
    assert "AN-14" in result.stdout
    assert "Nothing on the table is called “nonsense”." in result.stdout
    assert "“hello” is not understood." in result.stdout
    assert "“0” is not understood." in result.stdout
    assert "nothing that you could take back" in result.stdout
    assert "takes back" in result.stdout
    assert "The game is not over." in result.stdout


def test_several_moves_by_one_answer(run: Run) -> None:
    """Gems want no order: all of them are played at once, in the terminal as in the browser."""
    words = ["play", "aeons_end", "--humans", 2, "--option", "nemesis=rageborne", "--seed", 3, "--lang", "en"]
    (number,) = re.findall(r"(\d+)  Play \d gems", run(*words, stdin="\nq\n").stdout)
    after = run(*words, stdin=f"\n{number}\nl\nq\n").stdout
    assert after.count("plays Crystal.") + after.count("You play Crystal.") > 1


def test_that_nothing_was_done_is_not_told(run: Run) -> None:
    """AN-R22: who holds a secret relic is asked in every turn, and mostly there is nothing to declare."""
    result = run("play", "antinomy", "--seed", 7, "--bot", "random", stdin=first_offers(4) + "l\nq\n")
    assert "takes" in result.stdout
    assert "no paradox." not in result.stdout


def test_goes_on(run: Run, tmp_path: Path) -> None:
    """A game that was left and a game that was never left lead to the same file."""
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    run("play", "antinomy", "--seed", 7, "--save", whole, stdin=first_offers(6) + "q\n")
    run("play", "antinomy", "--seed", 7, "--save", parts, stdin=first_offers(3) + "q\n")
    run("play", "antinomy", "--save", parts, stdin=first_offers(3) + "q\n")
    assert parts.read_text() == whole.read_text()
    assert run("play", "antinomy", "--save", parts, "--seed", 7).returncode == 2


def test_a_game_is_kept_before_the_first_answer(run: Run, tmp_path: Path) -> None:
    """Who leaves at once finds the same deal again, without naming its seed."""
    file = tmp_path / "game.jsonl"
    left = run("play", "antinomy", "--seats", 1, "--save", file, stdin="q\n")
    assert f"`zeitriss play antinomy --save {file}` goes on with it." in " ".join(left.stdout.split())
    kept = file.read_text()
    again = run("play", "antinomy", "--save", file, stdin="q\n")
    assert again.stdout == left.stdout
    assert file.read_text() == kept


def test_hot_seat_hides(run: Run) -> None:
    """Between two people there is a curtain, and neither reads the other's hidden cards."""
    result = run("play", "antinomy", "--humans", 2, "--seed", 7, stdin="\n1\n\n1\n\nq\n")
    assert result.stdout.count("Everybody else looks away") == 3
    first, second = result.stdout.split("Everybody else looks away")[1:3]
    assert "Hand of Guest 1" in first
    assert "░" in first
    mine = [line for line in first.splitlines() if "Blue Skull" in line]
    assert bool(mine) != ("Blue Skull" in second.split("Hand of Guest 2")[0].split("Hand of Guest 1")[0])


def test_bots_among_themselves(run: Run) -> None:
    result = run("play", "antinomy", "--humans", 0, "--bot", "random", "--seed", 1)
    assert result.returncode == 0
    assert "wins." in result.stdout


def test_bots_have_names_of_their_own(run: Run) -> None:
    result = run("play", "eternitium", "--seats", 3, "--bot", "random", "--seed", 1, "--lang", "de", stdin="q\n")
    assert "Zufall 1" in result.stdout
    assert "Zufall 2" in result.stdout


def test_what_a_team_is_asked_its_person_decides(run: Run, tmp_path: Path) -> None:
    """The bot had answered whenever it was asked first, so that a person never saw the question."""
    file = tmp_path / "team.jsonl"
    options = ["--seats", 2, "--seed", 5, "--bot", "random", "--option", "nemesis=crooked-mask", "--save", file]
    run("play", "aeons_end", *options, stdin=first_offers(60))
    story = Story(Log.load(file))
    asked = [
        (state, line) for state, line in zip(story.states, story.log.lines, strict=False) if state.stack.top().team
    ]
    assert any(state.seat != 0 for state, _ in asked)
    assert {line.seat for _, line in asked} == {0}
