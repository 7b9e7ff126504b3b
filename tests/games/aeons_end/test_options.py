"""What one chooses from before the game."""

from __future__ import annotations

import zeitriss
from zeitriss.games.aeons_end.cards import CARD, COST, IN_SUPPLY, PRINTED, TYPE

GAME = zeitriss.game("aeons_end")


def test_supply_piles_are_offered_by_kind_and_cost() -> None:
    """AE-8: 3 gems, 2 relics, 4 spells are picked from this list."""
    for name in ("required", "excluded"):
        option = next(option for option in GAME.settings if option.name == name)
        choices = option.choices
        cards = [CARD.index[choice] for choice in choices]
        assert sorted(cards) == IN_SUPPLY
        kinds = ["gem", "relic", "spell"]
        ranks = [
            (kinds.index(PRINTED[choice]["type"]), COST[card]) for choice, card in zip(choices, cards, strict=True)
        ]
        assert ranks == sorted(ranks)
        assert len({TYPE[card] for card in cards}) == len(kinds)
        for lang in ("de", "en"):
            say = GAME.words(lang)
            for choice, card in zip(choices, cards, strict=True):
                kind = say(f"kind-{PRINTED[choice]['type']}")
                assert GAME.choice(option, choice, say) == f"{say.name('card', choice)} · {kind} {COST[card]}"
