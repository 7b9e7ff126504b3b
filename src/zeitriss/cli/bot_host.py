"""zeitriss bot-host: a bot in any language plays against one of ours."""

from __future__ import annotations

import json
from typing import Annotated

from cyclopts import Parameter

import zeitriss
from zeitriss import Refused
from zeitriss.bots.outside import SECONDS, Outside
from zeitriss.cli.console import ERR, OUT
from zeitriss.cli.options import Options, read_options


def bot_host(
    *command: Annotated[str, Parameter(allow_leading_hyphen=True)],
    game: str = "antinomy",
    against: str = "griffin",
    games: int = 2,
    seats: int | None = None,
    seed: str = "0",
    seconds: float = SECONDS,
    option: Options = None,
    json_: bool = False,
) -> None:
    """Let a program of yours play: `zeitriss bot-host --game antinomy -- ./mybot`.

    It is asked and answers in lines of JSON over its standard streams, and sits once in every seat of a deal.

    Parameters
    ----------
    command
        The program and its arguments, after --.
    game
        Name of the game; `zeitriss games` lists them.
    against
        Who plays the other seats.
    games
        How many games.
    seats
        Number of seats.
    seed
        The same seed gives the same deals.
    seconds
        How long it may think about a move.
    json_
        As JSON.
    """
    if not command:
        raise Refused("none given, a program is needed: zeitriss bot-host -- ./mybot", "command")
    chosen = zeitriss.game(game)
    count, options = chosen.checked(seats, read_options(chosen, option))
    won = 0.0
    guest = Outside(chosen, command, seed, seconds)
    try:
        for number in range(games):
            deal, place = divmod(number, count)
            state = chosen.start(count, f"{seed}-{deal}", options)
            other = zeitriss.bot(against, chosen, f"{seed}-{deal}")
            while (seat := state.seat) is not None:
                state.apply((guest if seat == place else other).choose(zeitriss.seat(state, seat)))
            won += state.outcome.results[place] if state.outcome else 0.0
    finally:
        guest.close()
    for fault in guest.faults:
        ERR.print(f"fault: {fault}", markup=False)
    if json_:
        print(json.dumps({"games": games, "won": won, "asked": guest.asked, "faults": guest.faults}))
    else:
        OUT.print(f"won {won:g} of {games} against {against}; asked {guest.asked} times, {len(guest.faults)} faults")
