"""Aeon's End: breach mages defend Gravehold together."""

from pathlib import Path

from zeitriss.core.advice import Advice, Search
from zeitriss.core.game import Game, frames_of
from zeitriss.core.staging import Staging
from zeitriss.games.aeons_end import check, features, setup, state
from zeitriss.games.aeons_end.advice import traits, value
from zeitriss.games.aeons_end.cards import CARD, FOE, MAGE, NEMESIS, TURN
from zeitriss.games.aeons_end.knowledge import view
from zeitriss.games.aeons_end.moves import CATALOGUE
from zeitriss.games.aeons_end.staging import board, scene, showings, tallies

GAME = Game(
    name="aeons_end",
    rules=2,
    seats=(1, 2, 3, 4),
    settings=setup.SETTINGS,
    catalogue=CATALOGUE,
    blank=state.AeonsEnd,
    deal=setup.deal,
    fields=state.FIELDS,
    zoning=state.ZONING,
    turn=state.whose_turn,
    frames=frames_of(__package__),
    base=("NextTurn",),
    endings=("nemesis", "cleared", "gravehold", "exhausted", "swarm", "devoured"),
    repeats=True,
    stock=check.stock,
    check=check.check,
    see=view.view,
    redeal=view.redeal,
    hears=view.hears,
    staging=Staging[view.View](
        scene.headline,
        scene.prompt,
        scene.panels,
        scene.place,
        scene.label,
        scene.face,
        boards=board.BOARDS,
        board=board.name,
        phases=scene.phases,
        leaves=("end",),
        sensible=("lay-rest",),
        together=scene.together,
        showings=showings.SHOWINGS,
        tallies=tallies.TALLIES,
        headings=showings.HEADINGS,
        faced=showings.FACED,
        details=scene.details,
    ),
    advice=Advice(
        value.value,
        value.rate,
        value.glance,
        search={  # a learned chance sees further than the value, so shorter playouts do
            2: Search("playouts", owl=240, dragon=1_600, turns=8),
            0: Search("playouts", owl=160, dragon=1_600, turns=12, sure=1.5),
        },
        plain=value.plain,
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
        "gem": "#2f80c4",
        "relic": "#b8862b",
        "spell": "#d4495c",
        "corruption": "#6a4c93",
        "attack": "#c1443c",
        "minion": "#3c9f72",
        "power": "#8260b4",
        "strike": "#e0563f",
    },
    domains=(CARD, FOE, MAGE, NEMESIS, TURN),
    minutes=60,
    bound=20_000,
    team=True,  # AE-16
)
