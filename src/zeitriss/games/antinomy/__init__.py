"""Gegensatz (Antinomy): a duel of wands along the continuum."""

from pathlib import Path

from zeitriss.core.advice import Advice, Search
from zeitriss.core.game import Game, frames_of
from zeitriss.core.staging import Staging
from zeitriss.games.antinomy import check, encode, features, knowledge, setup, state
from zeitriss.games.antinomy.advice import traits, value
from zeitriss.games.antinomy.cards import COLOUR, RELIC
from zeitriss.games.antinomy.moves import CATALOGUE
from zeitriss.games.antinomy.staging import board, scene, showings, tallies

GAME = Game(
    name="antinomy",
    rules=1,
    seats=(1, 2),
    settings=setup.SETTINGS,
    catalogue=CATALOGUE,
    blank=state.Antinomy,
    deal=setup.deal,
    fields=state.FIELDS,
    zoning=state.ZONING,
    frames=frames_of(__package__),
    base=("Turn", "SoloTurn", "EndOfTurn"),
    endings=("crystals", "solo-won", "deck-empty"),
    stock=setup.stock,
    check=check.check,
    see=knowledge.view,
    redeal=knowledge.redeal,
    hears=knowledge.hears,
    staging=Staging[knowledge.View](
        scene.headline,
        scene.prompt,
        scene.panels,
        scene.place,
        scene.label,
        scene.face,
        note=scene.note,
        brings=scene.brings,
        boards=board.BOARDS,
        board=board.name,
        showings=showings.SHOWINGS,
        tallies=tallies.TALLIES,
        headings=showings.HEADINGS,
        faced=showings.FACED,
        sensible=("declare",),
    ),
    advice=Advice(
        value.value,
        search={
            1: Search("tree", owl=1_000, dragon=48_000, again=3_000),
            2: Search("tree", owl=12_000, dragon=192_000),
        },
        traits=traits.traits,
        models=traits.MODELS,
        chance=traits.chance,
    ),
    features=features.features,
    parts=features.PARTS,
    encoder=encode.Eyes(),
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
