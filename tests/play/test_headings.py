"""A turn of a finished game in a few words: what weighs most in it."""

from __future__ import annotations

import pytest
from tests.play.test_beats import GAMES, story

from zeitriss.play.headings import heading, messages

NAMES = ["Ada", "Ben"]


@pytest.mark.parametrize("name", GAMES)
def test_a_turn_is_named_by_what_weighs_most(name: str) -> None:
    """Whole games, cut into pieces of a few lines: never by something lighter than what else happened there."""
    one = story(name, 2, 5)
    order, found = list(one.game.staging.headings), set()
    for lang in ("de", "en"):
        say = one.game.words(lang, NAMES).to(0)
        for after in range(0, one.n, 6):
            cause, title = heading(one, after, after + 6, 0, say)
            steps = [step for step in one.standing if after < step.line.n <= after + 6]
            ranks = {step.line.n: [order.index(key) for key, _ in messages(step, 0) if key in order] for step in steps}
            if not title:
                assert not any(ranks.values())
                continue
            assert min(ranks[cause]) == min(rank for each in ranks.values() for rank in each)
            assert len(title) < 60
            found.add(title)
    assert len(found) > 10


def test_it_speaks_to_whom_it_is_about() -> None:
    one = story("antinomy", 2, 5)
    n = next(step.line.n for step in one.standing if any(news.key == "paradox" for news in step.news))
    words = one.game.words("en", NAMES)
    mover = one.steps[n - 1].line.seat
    assert heading(one, n - 1, n, mover, words.to(mover)) == (n, "You declare a paradox")
    assert heading(one, n - 1, n, 1 - mover, words.to(1 - mover)) == (n, f"{NAMES[mover]} declares a paradox")
    assert heading(one, n, n, 0, words) == (0, "")


@pytest.mark.parametrize("name", ["eternitium", "res_arcana"])
def test_who_looks_on_is_told_no_more_than_in_the_log(name: str) -> None:
    secrets, one = 0, story(name, 2, 5)
    for step in one.standing:
        for seat in (None, 0, 1):
            told = list(messages(step, seat))
            meant = [item.args for item in step.news if item.seats is None or seat in item.seats]
            assert [args for key, args in told if key.startswith("news-")] == meant
            assert any(key.startswith("log-") for key, _ in told) == (seat in step.heard)
            secrets += seat not in step.heard or len(meant) < len(step.news)
    assert secrets
