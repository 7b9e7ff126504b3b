"""Progress: which challenges of a game a guest has tried and won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from zeitriss.core.game import Game
from zeitriss.play.seats import Lang
from zeitriss.server.protocol import Challenge, Progress
from zeitriss.store.store import Ended


def progress_in(game: Game[Any], lang: Lang, ended: Sequence[Ended]) -> Progress:
    """One entry per challenge. `ended` are the guest's finished games, the first one first."""
    say, option = game.words(lang), game.challenges
    challenges = []
    for value in game.challenge_values():
        tries = [one for one in ended if one.options.get(option) == value]
        won = [one.at for one in tries if any(result > 0 for result in one.results)]
        title, text = say.name(f"option-{option}", str(value)), say.text(f"option-{option}", str(value))
        first = won[0].isoformat(timespec="seconds") if won else None
        challenges.append(Challenge(value, title, text, tries=len(tries), wins=len(won), won=first))
    return Progress(game.name, challenges)
