"""Gegensatz (Antinomy): a duel of wands along the continuum."""

from pathlib import Path

from zeitriss.core.advice import Advice, Search
from zeitriss.core.game import Game, Table, frames_of
from zeitriss.games.antinomy import board, check, encode, features, knowledge, setup, showings, state, table
from zeitriss.games.antinomy.advice import traits, value
from zeitriss.games.antinomy.cards import COLOUR, RELIC
from zeitriss.games.antinomy.moves import CATALOGUE

GAME = Game(
    name="antinomy",
    rules=1,
    seats=(1, 2),
    settings=setup.SETTINGS,
    catalogue=CATALOGUE,
    blank=state.Antinomy,
    deal=setup.deal,
    fields=state.FIELDS,
    zoning=state.TABLE,
    frames=frames_of(__package__),
    base=("Turn", "SoloTurn", "EndOfTurn"),
    endings=("crystals", "solo-won", "deck-empty"),
    stock=setup.stock,
    check=check.check,
    see=knowledge.view,
    redeal=knowledge.redeal,
    tell=knowledge.tell,
    table=Table(
        table.headline,
        table.prompt,
        table.panels,
        table.place,
        table.label,
        table.face,
        note=table.note,
        boards=board.BOARDS,
        board=board.name,
        showings=showings.SHOWINGS,
        faced=showings.FACED,
    ),
    advice=Advice(
        value.value,
        search={0: Search("tree", owl=3_000, dragon=48_000)},
        traits=traits.traits,
        chance=traits.chance,
    ),
    features=features.features,
    parts=features.LAYOUT,
    encode=encode.encode,
    folder=Path(__file__).parent,
    colours={
        "red": "#d4495c",
        "green": "#3c9f72",
        "purple": "#8260b4",
        "blue": "#2f80c4",
    },
    domains=(RELIC, COLOUR),
    minutes=15,
    bound=20_000,
)
