"""Res Arcana Duo and the base game: mages who turn essences into places of power and monuments."""

from pathlib import Path

from zeitriss.core.game import Advice, Game, Table, frames_in
from zeitriss.games.res_arcana import (
    advice,
    check,
    collect,
    draft,
    ending,
    features,
    knowledge,
    paying,
    power,
    setup,
    state,
    table,
    turn,
    values,
)
from zeitriss.games.res_arcana.cards import CARD
from zeitriss.games.res_arcana.effects import costs, decks, gains, harm, placing, targets
from zeitriss.games.res_arcana.essence import ESSENCE
from zeitriss.games.res_arcana.moves import CATALOGUE

GAME = Game(
    name="res_arcana",
    rules=2,
    seats=(2, 3, 4),
    settings=setup.SETTINGS,
    catalogue=CATALOGUE,
    blank=state.ResArcana,
    deal=setup.deal,
    fields=state.FIELDS,
    frames=frames_in(draft, collect, turn, ending, power, paying, costs, gains, decks, targets, placing, harm),
    base=("Round", "Turn", "Next", "RoundEnd"),
    endings=("victory", "victory-check", "max-rounds"),
    repeats=True,
    stock=setup.stock,
    check=check.check,
    see=knowledge.view,
    redeal=knowledge.imagine,
    tell=knowledge.tell,
    table=Table(
        table.headline, table.prompt, table.panels, table.place, table.label, table.face, table.group, values.values
    ),
    advice=Advice(advice.value, advice.rate),
    features=features.features,
    folder=Path(__file__).parent,
    colours={
        "elan": "#e0563f",
        "life": "#4aa564",
        "calm": "#3b8fd1",
        "death": "#3b3850",
        "gold": "#e3ad2c",
    },
    domains=(CARD, ESSENCE),
    news=(
        "round",
        "mage",
        "gains",
        "lays",
        "takes-off",
        "pays",
        "pays-for",
        "loses",
        "draws",
        "draws-card",
        "reshuffles",
        "destroyed",
        "turned",
        "straightened",
        "discarded",
        "retrieved",
        "unseen",
        "refill",
        "token",
        "ignores",
        "no-victory",
        "points",
    ),
    bound=100_000,
)
