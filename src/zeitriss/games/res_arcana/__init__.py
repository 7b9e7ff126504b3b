"""Res Arcana Duo and the base game: mages who turn essences into places of power and monuments."""

from pathlib import Path

from zeitriss.core.advice import TO_THE_END, Advice, Search
from zeitriss.core.game import Game, frames_of
from zeitriss.core.staging import Staging
from zeitriss.games.res_arcana import check, features, setup, state, turn
from zeitriss.games.res_arcana.advice import habits, traits, value, waste
from zeitriss.games.res_arcana.cards import CARD
from zeitriss.games.res_arcana.essence import ESSENCE
from zeitriss.games.res_arcana.knowledge import view, worlds
from zeitriss.games.res_arcana.moves import CATALOGUE
from zeitriss.games.res_arcana.staging import answers, board, notes, payments, scene, showings, signs, tallies, values

GAME = Game(
    name="res_arcana",
    rules=3,
    seats=(2, 3, 4),
    settings=setup.SETTINGS,
    catalogue=CATALOGUE,
    blank=state.ResArcana,
    deal=setup.deal,
    fields=state.FIELDS,
    frames=frames_of(__package__),
    base=("Round", "Turn", "Next", "RoundEnd"),
    endings=("victory", "victory-check", "max-rounds"),
    repeats=True,
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
        scene.face,
        scene.group,
        values.values,
        boards=board.BOARDS,
        board=board.name,
        phases=scene.phases,
        leaves=("pass",),
        settling=payments.settling,
        settled=("payment", "loss", "pay-same", "gain-any", "lay-any"),
        sensible=("empty", "maintain"),
        note=notes.note,
        signs=signs.of_move,
        details=answers.details,
        showings=showings.SHOWINGS,
        tallies=tallies.TALLIES,
        headings=showings.HEADINGS,
        faced=showings.FACED,
    ),
    advice=Advice(
        value.value,
        value.rate,
        habits.glance,
        {
            2: Search("playouts", owl=160, dragon=4_000, turns=TO_THE_END, again=800),
            0: Search("playouts", owl=100, dragon=1_200, turns=TO_THE_END, sure=2.0),
        },
        plain=value.plain,
        wasteful=waste.wasteful,
        clock=value.clock,
        traits=traits.traits,
        models=traits.MODELS,
        chance=traits.chance,
        move_traits=habits.move_traits,
        widths=(habits.WIDTH, habits.OWN),
    ),
    features=features.features,
    parts=features.PARTS,
    folder=Path(__file__).parent,
    colours={
        "elan": "#e0563f",
        "life": "#4aa564",
        "calm": "#3b8fd1",
        "death": "#3b3850",
        "gold": "#e3ad2c",
    },
    domains=(CARD, ESSENCE),
    minutes=40,
    bound=100_000,
    zoning=state.ZONING,
    turn=turn.whose,
)
