"""The catalogue: numbering, texts, mistakes of a game's author."""

from __future__ import annotations

import pytest

import zeitriss
from zeitriss.core.move import Catalogue, Domain

CARD, SPOT, SIDE = Domain("card", ["ace", "two"]), Domain("spot", "123"), Domain("side", ["left", "right"])


def test_numbers_follow_the_order_of_verbs_and_domains() -> None:
    catalogue = Catalogue()
    wait = catalogue.verb("wait", "wait")
    put = catalogue.verb("put", "put {card} at {spot} {side}", card=CARD, spot=SPOT, side=SIDE)
    assert [move.id for move in catalogue.moves] == list(range(13)) == list(range(len(catalogue)))
    assert wait.at().text == "wait"
    assert [put.at(a, b, c).args for a in range(2) for b in range(3) for c in range(2)] == [m.args for m in put.moves]
    assert put.at(1, 2, 0).text == "put two at 3 left"
    assert repr(put.at(1, 2, 0)) == "<put two at 3 left>"


def test_unknown_text() -> None:
    with pytest.raises(zeitriss.UnknownMove, match="'put joker' is no move of this game"):
        Catalogue().parse("put joker")


def test_a_text_twice() -> None:
    catalogue = Catalogue()
    catalogue.verb("take", "take {card}", card=CARD)
    with pytest.raises(ValueError, match="'take ace' stands twice"):
        catalogue.verb("grab", "take {card}", card=CARD)


def test_a_verb_twice() -> None:
    catalogue = Catalogue()
    catalogue.verb("take", "take")
    with pytest.raises(ValueError, match="verb take"):
        catalogue.verb("take", "take it")


def test_too_many_domains() -> None:
    with pytest.raises(ValueError, match="more than three domains"):
        Catalogue().verb("put", "{a} {b} {c} {d}", a=CARD, b=CARD, c=CARD, d=CARD)


def test_a_name_twice() -> None:
    with pytest.raises(ValueError, match="card: a name stands twice"):
        Domain("card", ["ace", "ace"])
