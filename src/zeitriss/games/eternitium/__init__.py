"""Eternitium: a race down through the ages to the crystal."""

from pathlib import Path

from zeitriss.core.advice import Advice, Search
from zeitriss.core.game import Game, frames_of
from zeitriss.core.staging import Staging
from zeitriss.games.eternitium import check, features, setup, state
from zeitriss.games.eternitium.advice import traits, value
from zeitriss.games.eternitium.cards import CARD, ERA
from zeitriss.games.eternitium.knowledge import view, worlds
from zeitriss.games.eternitium.moves import CATALOGUE
from zeitriss.games.eternitium.staging import board, faces, odds, scene, showings, tallies

GAME = Game(
    name="eternitium",
    rules=2,
    seats=(1, 2, 3, 4, 5),
    settings=setup.SETTINGS,
    catalogue=CATALOGUE,
    blank=state.Eternitium,
    deal=setup.deal,
    fields=state.FIELDS,
    zoning=state.ZONING,
    frames=frames_of(__package__),
    base=("Turn", "EndTurn"),
    endings=("crystal", "points", "advanced", "shared", "unfinished", "solo-won", "out-of-time"),
    stock=setup.stock,
    check=check.check,
    see=view.view,
    redeal=worlds.redeal,
    hears=view.hears,
    staging=Staging[view.View](
        scene.headline,
        scene.prompt,
        scene.panels,
        scene.place,
        scene.label,
        faces.face,
        scene.group,
        note=odds.note,
        boards=board.BOARDS,
        board=board.name,
        phases=scene.phases,
        leaves=("skip", "none"),
        together=scene.together,
        showings=showings.SHOWINGS,
        tallies=tallies.TALLIES,
        sensible=("pay",),
        headings=showings.HEADINGS,
        faced=showings.FACED,
    ),
    advice=Advice(
        value.value,
        search={
            1: Search("tree", owl=200, dragon=48_000, again=3_000),
            2: Search("tree", owl=40, dragon=12_000, again=3_000),
            0: Search("tree", owl=60, dragon=12_000, again=3_000),
        },
        wasteful=value.wasteful,
        clock=value.clock,
        traits=traits.traits,
        models=traits.MODELS,
        chance=traits.chance,
    ),
    features=features.features,
    parts=features.PARTS,
    folder=Path(__file__).parent,
    colours={
        "circle": "#2f80c4",
        "square": "#3c9f72",
        "triangle": "#d4495c",
        "diamond": "#8260b4",
        "basic": "#5d7285",
        "advanced": "#a97f1f",
    },
    domains=(CARD, ERA),
    minutes=30,
    bound=100_000,
    challenges="mission",
)
