"""What a card brings about is told with that card, and not twice in a row."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.games.aeons_end.arrange import fill, spell
from tests.games.aeons_end.test_words import GAME, RAGE, played, told
from tests.games.test_fixtures import FIXTURES
from tests.scenario import arrange, latest, rows

from zeitriss.core.news import News
from zeitriss.core.state import State
from zeitriss.play.entries import entry
from zeitriss.play.log import Log
from zeitriss.play.story import Story


@pytest.mark.parametrize(
    ("given", "moves", "line"),
    [
        (f"{RAGE} row = -; nemesis_deck = bane-sire; fury = 5; strikes = devastate", ["end phase"],
         "Gravehold takes 5 damage from Devastate."),
        (f"{RAGE} row = needlemaw scorn", ["end phase"], "Gravehold takes 2 damage from Needlemaw."),
        (f"{RAGE} row = woven-sky; row_tokens = 1; nemesis_deck = bane-sire", ["end phase", "choose 1"],
         "Ben takes 4 damage from Woven Sky."),
        (f"{RAGE} nemesis_deck = slaughter", ["end phase"], "Gravehold takes 3 damage from Slaughter."),
        ("options.nemesis = crooked-mask; hands.1 = fever-of-war; turn_deck = two one nemesis", ["end phase"],
         "Ben takes 1 damage from Fever of War."),
        (f"{RAGE} row = -; stack = Casting seat=0; spells.0.0 = spark", ["cast spark of 0 from I"],
         "The nemesis takes 1 damage from Spark."),
        (f"{RAGE} row = needlemaw; stack = Casting seat=0; spells.0.0 = spark",
         ["cast spark of 0 from I", "hit needlemaw"], "Needlemaw loses 1 life to Spark."),
        (f"{RAGE} options.mage_a = phaedraxa; hands.0 = tourmaline-shard; hands.1 = spark",
         ["play tourmaline-shard", "yes"], "Ben takes 1 damage from Tourmaline Shard."),
        # what else a card brings about
        (f"{RAGE} hands.0 = phoenix-flame; stack = Casting seat=0; spells.0.0 = phoenix-flame; charges = 1 0",
         ["cast phoenix-flame of 0 from I", "yes"], "Phoenix Flame: Ada loses 1 charge."),
        (f"{RAGE} row = blood-cry; charges = 4 0", ["stop blood-cry"], "Blood Cry: Ada loses 4 charges."),
        (f"{RAGE} row = doom-aegis; row_tokens = 1; charges = 1 3; nemesis_deck = bane-sire", ["end phase"],
         "Doom Aegis: Ben loses 3 charges."),
        (f"{RAGE} hands.0 = mages-talisman", ["play mages-talisman"], "Mage's Talisman: Ben gains 1 charge."),
        (f"{RAGE} options.mage_a = brama; charges = 5 0; life = 10 2", ["ability of 0"], "Brama: Ben regains 4 life."),
        (f"{RAGE} hands.0 = focusing-orb; gravehold = 9", ["play focusing-orb", "option b"],
         "Focusing Orb: Gravehold regains 3 life."),
        (f"{RAGE} hands.0 = bottled-vortex; decks.0 = spark; discards.0 = -", ["play bottled-vortex"],
         "Bottled Vortex: Ada draws a card."),
        ("options.nemesis = carapace-queen; husks = 1; row = -; stack = Casting seat=0; spells.0.0 = spark",
         ["cast spark of 0 from I", "hit husk"], "Spark: A husk dies."),
        ("options.nemesis = crooked-mask; row = corrupter; stack = Casting seat=0; spells.0.0 = spark",
         ["cast spark of 0 from I", "hit corrupter"], "Corrupter: Ada takes a corruption."),
        (f"{RAGE} row = -; nemesis_deck = cleave; strikes = devastate", ["end phase"],
         "Cleave: Rageborne strikes with Devastate."),
    ],
)  # fmt: skip
def test_news_name_the_cause(given: str, moves: list[str], line: str) -> None:
    """AE-50, AE-56: a strike, a card of the row, the card drawn, a corruption."""
    assert line in told(played(given), *moves)


# What comes from the rules: turns, the nemesis cards as they lie, what follows from a blow that was told
OF_RULES = {"turn-card", "turn-card-of", "turn-card-pair", "nemesis-turn", "reshuffled", "turned-over", "nemesis-draws",
            "enters", "power-ticks", "killed", "exhausted", "broken", "fury-falls"}  # fmt: skip
# What cards bring about, but the rules, too: the draw phase, a charge that is bought, the nemesis' own unleash
OF_BOTH = {"draws", "charge", "charges-lost", "fury", "husks", "devoured", "strike"}


def test_all_that_a_card_brings_about_is_told_with_it() -> None:
    """Whatever comes up in any row."""
    causes = defaultdict(set)
    for key, caused in ((news.key, "cause" in news.args) for news in all_news()):
        causes[key].add(caused)
    assert {key for key, found in causes.items() if found == {False}} == OF_RULES
    assert {key for key, found in causes.items() if len(found) == 2} == OF_BOTH


def all_news() -> Iterator[News]:
    for path in sorted(Path(__file__).parent.glob("*.rows")):
        for row in (row for row in rows(path, spell) if "refused" not in row.then):
            state: State = arrange(GAME, row.given, fill, latest(row.given).get("seed", "0").split()[0])
            state.news = []
            for text in row.moves:
                state.play(text)
            yield from state.news


def test_a_card_is_not_named_twice_in_a_row() -> None:
    """The answer has named it, or the line before; alone, as it is shown on the table, each line names it."""
    story = Story(Log.load(FIXTURES / "aeons_end" / "rageborne-thrown-in.jsonl"))
    step = next(step for step in story.steps if any(news.args.get("foe") == "foe.slaughter" for news in step.news))
    told = entry(GAME, step, None, GAME.words("en"), fresh=True)
    assert told.news[-4:-1] == [
        "The nemesis draws Slaughter.",
        "The fury rises to 2.",
        "Gravehold takes 3 damage from Slaughter.",
    ]
    assert told.beats[-3].words == "Slaughter: The fury rises to 2."
