"""Survey: the games that a report is made of, and the figures that they give."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import partial
from typing import Any

import zeitriss
from zeitriss import Game
from zeitriss.arena.bout import Row
from zeitriss.arena.bout import play as bout
from zeitriss.arena.ladder import Ladder
from zeitriss.arena.plan import Plan
from zeitriss.arena.runner import run
from zeitriss.core import facts
from zeitriss.research.figures import figures, ladder_figures, luck, share
from zeitriss.research.recording import Recording, play


@dataclass(frozen=True)
class Survey:
    """How much is played for a report."""

    game: str
    seats: int
    options: dict[str, Any]
    bot: str = "griffin"
    games: int = 600
    ladder: tuple[str, ...] = ("random", "mouse", "griffin")
    rungs: int = 60  # games of each pair
    trials: int = 60  # games against each nemesis or mission
    seed: int = 0


def recorded(plan: Recording, number: int) -> dict[str, Any]:
    """One game without its decisions."""
    return play(plan, number)[0]


def gather(survey: Survey, jobs: int = 1, on: str = "", report: Callable[[str, int, int], None] | None = None) -> Any:
    """Play, count, and hand everything back as JSON data."""
    game = zeitriss.game(survey.game)
    plan = Recording(survey.game, survey.seats, survey.options, (survey.bot,), survey.games, survey.seed, observe=False)

    def played(work: Callable[[Any], Any], tasks: Any, what: str) -> list[Any]:
        done, listed = [], list(tasks)
        for one in run(work, listed, jobs, on):
            done.append(one)
            if report is not None:
                report(what, len(done), len(listed))
        return done

    rows = played(partial(recorded, plan), range(plan.games), "games")
    contest = Plan(survey.game, survey.seats, survey.options, survey.ladder, survey.rungs, str(survey.seed))
    bouts: list[Row] = played(partial(bout, contest), contest.bouts(), "ladder")
    ladder = Ladder(contest)
    for row in bouts:
        ladder.add(row)
    return {
        "survey": asdict(survey),
        "rules": game.rules,
        "cards": game.cards_digest,
        "together": contest.together,
        **figures(plan, rows, game),
        "ladder": ladder_figures(ladder),
        "luck": luck(bouts, contest.together),
        "trials": trials(survey, game, played),
    }


def trials(survey: Survey, game: Game[Any], played: Callable[..., list[Any]]) -> list[dict[str, Any]]:
    """How often each nemesis or mission is beaten, beside the difficulty that is printed on it, if any."""
    option = next((one for one in game.settings if one.name in (game.challenges, "nemesis")), None)
    if option is None:
        return []
    found, printed, say = [], ratings(game), game.words("en")
    for value in [one for one in option.choices if one != option.default]:
        seats = next(n for n in game.seats if accepts(game, n, {**survey.options, option.name: value}))
        seats = survey.seats if accepts(game, survey.seats, {**survey.options, option.name: value}) else seats
        options = game.checked(seats, {**survey.options, option.name: value})[1]
        plan = Recording(survey.game, seats, options, (survey.bot,), survey.trials, survey.seed, observe=False)
        rows = played(partial(recorded, plan), range(plan.games), str(value))
        beaten = sum(row["results"][0] for row in rows)
        title = game.choice(option, value, say).split(" · ")[0]
        found.append({**asdict(share(title, beaten, len(rows))), "seats": seats, "printed": printed.get(str(value))})
    return found


def accepts(game: Game[Any], seats: int, options: dict[str, Any]) -> bool:
    try:
        game.checked(seats, options)
    except zeitriss.Refused:
        return False
    return True


def ratings(game: Game[Any]) -> dict[str, int]:
    """The printed difficulties, wherever the card facts have one."""
    found: dict[str, int] = {}

    def walk(part: Any) -> None:
        if isinstance(part, dict):
            if isinstance(part.get("difficulty"), int) and isinstance(part.get("id"), str):
                found[part["id"]] = part["difficulty"]
            for value in part.values():
                walk(value)
        elif isinstance(part, list):
            for value in part:
                walk(value)

    walk(json.loads(json.dumps(facts.read(game.folder))))
    return found
