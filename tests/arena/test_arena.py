"""Tournaments: fair, reproducible wherever they are played, resumable, and stopped when the question is decided."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from zeitriss.arena.ladder import Ladder
from zeitriss.arena.plan import Plan
from zeitriss.arena.scorebook import Scorebook
from zeitriss.arena.statistics import clear, wilson
from zeitriss.arena.tournament import hold
from zeitriss.core.errors import Refused
from zeitriss.core.registry import game
from zeitriss.core.rng import seeded

PATIENCE = 60.0  # seconds, however busy the machine is
PLAN = Plan("antinomy", 2, {}, ("griffin", "mouse", "random"), games=4, seed="test")


def kept(path: Path) -> list[str]:
    return path.read_text().splitlines()


def test_a_deal_is_played_in_every_seat() -> None:
    plan = Plan("eternitium", 3, {}, ("griffin", "mouse"), games=6, seed="1")
    lineups = [bout.bots for bout in plan.bouts()]
    assert sorted(lineups[:3]) == sorted(lineups[3:])
    assert [sum(bots[seat] == "griffin" for bots in lineups) for seat in range(3)] == [2, 2, 2]


def test_a_team_is_compared_on_the_same_deals() -> None:
    plan = Plan("aeons_end", 2, {}, ("griffin", "mouse"), games=2, seed="1")
    assert [(bout.deal, bout.bots) for bout in plan.bouts()] == [
        (0, ("griffin", "griffin")),
        (0, ("mouse", "mouse")),
        (1, ("griffin", "griffin")),
        (1, ("mouse", "mouse")),
    ]


def test_who_wins_more_than_an_equal_is_rated_higher() -> None:
    """Among four of the other, two games of five are twice an equal's share."""
    plan = Plan("eternitium", 5, {}, ("griffin", "mouse"), games=20, seed="1")
    ladder = Ladder(plan)
    for bout in plan.bouts():
        place = bout.bots.index("griffin")
        winner = place if bout.number % 5 < 2 else (place + 1) % 5
        results = [float(seat == winner) for seat in range(5)]
        ladder.add({"bout": bout.number, "pair": 0, "deal": bout.deal, "bots": list(bout.bots), "results": results})
    ratings = ladder.data()["ratings"]
    assert ladder.pairs[0].won == 8
    assert ratings["griffin"]["mu"] > ratings["mouse"]["mu"]


def test_jobs_change_nothing(tmp_path: Path) -> None:
    books = [Scorebook(tmp_path / f"{jobs}.jsonl", PLAN) for jobs in (1, 2)]
    one, two = (hold(PLAN, book, jobs).data() for jobs, book in zip((1, 2), books, strict=True))
    assert one == two
    assert kept(tmp_path / "1.jsonl") == kept(tmp_path / "2.jsonl")


def test_a_stopped_tournament_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "book.jsonl"
    whole = hold(PLAN, Scorebook(path, PLAN)).data()
    lines = kept(path)
    path.write_text("\n".join(lines[:6]) + "\n" + lines[6][:40])  # stopped in the middle of a line
    book = Scorebook(path, PLAN)
    assert len(book.rows) == 5
    assert hold(PLAN, book).data() == whole
    assert kept(path) == lines


def test_a_book_of_another_tournament_is_refused(tmp_path: Path) -> None:
    Scorebook(tmp_path / "book.jsonl", PLAN).close()
    with pytest.raises(Refused, match="another tournament"):
        Scorebook(tmp_path / "book.jsonl", Plan("antinomy", 2, {}, ("griffin", "mouse"), 4, "test"))


def test_every_game_can_be_replayed(tmp_path: Path) -> None:
    book = Scorebook(tmp_path / "book.jsonl", PLAN)
    hold(PLAN, book)
    for line in kept(tmp_path / "book.jsonl")[1:]:
        row = json.loads(line)
        state = game(PLAN.game).start(PLAN.seats, f"{PLAN.seed}-{row['deal']}", PLAN.options)
        for seat, text in row["moves"]:
            state.play(text, seat)
        assert state.game.digest(state) == row["digest"]
        assert state.outcome is not None
        assert list(state.outcome.results) == row["results"]


def test_it_stops_when_it_is_clear() -> None:
    plan = Plan("antinomy", 2, {}, ("griffin", "random"), games=400, seed="test")
    ladder = hold(plan, until_clear=True)
    assert 16 <= ladder.rows < 60
    assert ladder.pairs[0].verdict == 1


def test_even_matches_are_seldom_called() -> None:
    """Looked at after every deal, at most one of twenty even matches gets a verdict."""
    wrong = 0
    for match in range(200):
        rng = seeded(f"even {match}")
        leads = [(-0.5, 0.0, 0.0, 0.5)[rng.below(4)] for _ in range(120)]
        wrong += any(clear(leads[:count]) for count in range(8, 121, 4))
    assert wrong <= 10


@pytest.mark.parametrize(("won", "games"), [(0, 10), (5, 10), (10, 10), (397, 400)])
def test_the_interval_holds_the_share(won: int, games: int) -> None:
    low, high = wilson(won, games)
    assert 0.0 <= low <= won / games <= high <= 1.0


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="this system does not list a process' children")
@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGINT])
def test_who_plays_for_a_stopped_command_goes_too(end: signal.Signals) -> None:
    """The processes of a killed tournament had waited for ever, and an interrupted one for games of minutes."""
    heeding = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); "  # behind & nobody does
    napping = f"{heeding}import time; from zeitriss.arena.runner import run; list(run(time.sleep, [600, 600], jobs=2))"
    command = subprocess.Popen([sys.executable, "-c", napping], stderr=subprocess.DEVNULL)
    listed = Path(f"/proc/{command.pid}/task/{command.pid}/children")
    while len(children := listed.read_text().split()) < 3:  # two players, and the tracker of what they share
        assert command.poll() is None
        time.sleep(0.05)
    players = [child for child in children if is_there(child)]
    command.send_signal(end)
    command.wait(PATIENCE)
    until = time.monotonic() + PATIENCE
    while any(is_there(child) for child in players):
        assert time.monotonic() < until
        time.sleep(0.05)


def is_there(process: str) -> bool:
    """Running, and not only waiting to be buried."""
    try:
        return "\nState:\tZ" not in Path(f"/proc/{process}/status").read_text()
    except OSError:
        return False
