"""Names: whoever sits at a table can be told from everybody else."""

from __future__ import annotations

import pytest
from tests.server.harness import GREEDY, RANDOM, Server

import zeitriss
from zeitriss.play.seats import Occupant, spoken_names

ETERNITIUM = zeitriss.game("eternitium")


def seats(*who: str) -> list[Occupant]:
    """People by their names, bots by their levels."""
    return [Occupant("bot", bot=one) if one in ("greedy", "random") else Occupant("human", one) for one in who]


@pytest.mark.parametrize(
    ("who", "names"),
    [
        (["Ada", "greedy"], ["Ada", "Greif"]),
        (["greedy", "Ada", "greedy", "greedy"], ["Greif 1", "Ada", "Greif 2", "Greif 3"]),
        (["greedy", "random", "greedy", "random"], ["Greif 1", "Zufall 1", "Greif 2", "Zufall 2"]),
        (["Ada", "Ada"], ["Ada 1", "Ada 2"]),
        (["Greif", "greedy"], ["Greif 1", "Greif 2"]),
        (["greedy", "Greif 1", "greedy"], ["Greif 2", "Greif 1", "Greif 3"]),
        (["", "greedy", ""], ["Gast 1", "Greif", "Gast 2"]),
        (["Gast", ""], ["Gast 1", "Gast 2"]),
        (["Ada", ""], ["Ada", "Gast"]),
    ],
)
def test_names_differ(who: list[str], names: list[str]) -> None:
    assert spoken_names(ETERNITIUM, seats(*who), "de") == names


def test_nobody_sits_at_an_open_seat_yet() -> None:
    """A letter is no name."""
    assert spoken_names(ETERNITIUM, [Occupant("human", "Ada"), Occupant("open")], "en") == ["Ada", "Open seat"]


def test_at_a_table(server: Server) -> None:
    table = server.create([{"kind": "here", "name": "Ada"}, GREEDY, RANDOM, GREEDY], game="eternitium")
    ada = table.join()
    names = ["Ada", "Griffin 1", "Chance", "Griffin 2"]
    assert [seat["name"] for seat in ada.welcome["table"]["seats"]] == names
    panels = {panel["name"] for panel in ada.welcome["scene"]["panels"]}
    assert panels >= set(names)
