"""Eternitium: a race down through the ages to the crystal."""

from pathlib import Path

from zeitriss.core.game import Advice, Game, Table, frames_in
from zeitriss.games.eternitium import (
    advice,
    effects,
    features,
    knowledge,
    market,
    setup,
    solo,
    state,
    table,
    turn,
    worlds,
)
from zeitriss.games.eternitium.cards import CARD, ERA
from zeitriss.games.eternitium.moves import CATALOGUE

GAME = Game(
    name="eternitium",
    rules=1,
    seats=(1, 2, 3, 4, 5),
    settings=setup.SETTINGS,
    catalogue=CATALOGUE,
    blank=state.Eternitium,
    deal=setup.deal,
    fields=state.FIELDS,
    frames=frames_in(effects, market, setup, solo, turn),
    stock=setup.stock,
    check=setup.check,
    see=knowledge.view,
    redeal=worlds.imagine,
    tell=knowledge.tell,
    table=Table(table.headline, table.prompt, table.panels, table.place, table.label, table.face),
    advice=Advice(advice.value),
    features=features.features,
    folder=Path(__file__).parent,
    colours={},
    domains=(CARD, ERA),
    news=(),
    bound=20_000,
)
