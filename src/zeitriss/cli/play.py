"""zeitriss play: a game in the terminal."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any

import zeitriss
from zeitriss import Game, Log, Refused
from zeitriss.cli.files import story_in
from zeitriss.cli.options import Options, read_options
from zeitriss.cli.settings import language
from zeitriss.cli.table import Table
from zeitriss.play.story import Story


def play(
    game: str,
    /,
    *,
    bot: str = "griffin",
    humans: int = 1,
    seats: int | None = None,
    option: Options = None,
    seed: str | None = None,
    lang: str | None = None,
    save: Path | None = None,
) -> None:
    """Play a game here, against bots or with others at the same keyboard.

    Parameters
    ----------
    game
        Name of the game; `zeitriss games` lists them.
    bot
        Who plays the other seats: mouse, griffin, owl, dragon or random.
    humans
        How many people play at this keyboard.
    seats
        Number of seats.
    seed
        The deal; the same seed deals the same. By default any.
    lang
        de or en; by default that of the terminal.
    save
        Keep the game in this file; if it exists, go on with it.
    """
    chosen = zeitriss.game(game)
    if save is not None and save.exists():
        story = story_in(save)
        log = story.log
        if log.game is not chosen:
            raise Refused(f"{save} holds a game of {log.game.name}, not of {game}", "save")
        if option or seats is not None or seed is not None:
            raise Refused(f"{save} exists, and a game that goes on keeps its seats, options and seed", "save")
    else:
        log = new_log(chosen, bot, humans, seats, read_options(chosen, option), seed or secrets.token_hex(8))
        story = Story(log)
    Table(story, language(lang), save).play()


def new_log(game: Game[Any], bot: str, humans: int, seats: int | None, options: dict[str, Any], seed: str) -> Log:
    count = game.checked(seats, None)[0]
    if not 0 <= humans <= count:
        raise Refused(f"{humans} given, 0 to {count} needed", "humans")
    zeitriss.bot(bot, game)  # refuses an unknown one before anything is dealt
    people: list[dict[str, Any]] = [{"name": "", "kind": "here"} for _ in range(humans)]
    bots: list[dict[str, Any]] = [{"name": "", "kind": "bot", "bot": bot} for _ in range(count - humans)]
    return Log.record(game, people + bots, seed, options)
