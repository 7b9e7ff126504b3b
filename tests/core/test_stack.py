"""What a written stack may hold."""

from __future__ import annotations

import pytest

import zeitriss
from zeitriss.core.errors import BadSnapshot


@pytest.mark.parametrize(
    ("name", "form"), [("antinomy", "Plays"), ("eternitium", "Destroying"), ("aeons_end", "May"), ("aeons_end", "Pick")]
)
def test_a_form_of_questions_lies_nowhere(name: str, form: str) -> None:
    """It has no words, and who was asked it would see an empty page."""
    game = zeitriss.game(name)
    data = game.start(2, seed=1).snapshot()
    data["stack"].append({"frame": form, "seat": 0})
    with pytest.raises(BadSnapshot, match=f"{form} has no question") as refused:
        game.restore(data)
    assert refused.value.field == f"snapshot.stack[{len(data['stack']) - 1}].frame"
