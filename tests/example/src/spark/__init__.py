"""Spark: three rounds of hidden lights. The example of docs/add-a-game.md."""

from pathlib import Path

from zeitriss.core.advice import Advice
from zeitriss.core.game import Game, frames_in
from zeitriss.core.staging import Staging

from . import advice, features, knowledge, setup, staging, state, turn
from .cards import LIGHT
from .moves import CATALOGUE

GAME = Game(
    name="spark",
    rules=1,
    seats=(2,),
    settings=setup.SETTINGS,
    catalogue=CATALOGUE,
    blank=state.Spark,
    deal=setup.deal,
    fields=state.FIELDS,
    frames=frames_in(turn),
    base=("Clash",),
    endings=("points", "shared"),
    stock=setup.stock,
    check=setup.check,
    see=knowledge.view,
    redeal=knowledge.redeal,
    hears=knowledge.hears,
    staging=Staging(staging.headline, staging.prompt, staging.panels, staging.place, staging.label, staging.face),
    advice=Advice(advice.value),
    features=features.features,
    folder=Path(__file__).parent,
    colours={},
    domains=(LIGHT,),
    bound=6,
)
