"""A game outlives its rules: digests say whether it goes on, and where they differ it can begin anew."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

import zeitriss
from zeitriss.core.options import Option
from zeitriss.play.entries import entry
from zeitriss.play.log import Log, cards_in
from zeitriss.play.story import Story, stored_story
from zeitriss.play.undo import last_decision

GAME = zeitriss.game("antinomy")
NEWER = replace(GAME, rules=GAME.rules + 1)  # the same rules under another number


def played(moves: int = 6) -> Story:
    story = Story(Log.record(GAME, [{"name": "Ada"}, {"name": "Bo"}], seed=7))
    for _ in range(moves):
        seat = story.state.seat
        assert seat is not None
        story.take(story.plan(seat, [story.state.moves[0].text])[0])
    return story


def other_rules_from(story: Story, n: int) -> Log:
    """A log that the rules of today leave in line n."""
    lines = [line if line.n < n else replace(line, digest="0" * 16) for line in story.log.lines]
    return Log(GAME, story.log.header, lines)


@pytest.mark.parametrize("name", zeitriss.games())
def test_the_opening_begins_the_game(name: str) -> None:
    """Whatever the seed would deal today."""
    game = zeitriss.game(name)
    for seats in game.seats:
        log = Log.record(game, [{}] * seats, seed=5)
        again = Log.loads(log.dumps())
        again.header["seed"] = "another"
        assert again.start().snapshot() == game.start(seats, 5).snapshot()


def test_files_without_an_opening_are_dealt_by_their_seed() -> None:
    story = played()
    del story.log.header["opening"]
    assert Log.loads(story.log.dumps()).replay(verify=True).snapshot() == story.state.snapshot()


def test_cards_that_are_not_in_the_game_do_not_count() -> None:
    game = zeitriss.game("aeons_end")
    openings = [Log.record(game, [{}, {}], seed).header for seed in range(6)]
    assert len({header["cards"] for header in openings}) > 1
    assert all(cards_in(game, header["opening"]) == header["cards"] for header in openings)


def test_a_higher_number_alone_stops_nothing() -> None:
    """The digests still fit, so the game goes on, and its new lines are written in the same way."""
    log = replace(played().log, game=NEWER)
    story = stored_story(log, None)
    assert not story.stopped
    story.take(story.plan(story.state.seat or 0, [story.state.moves[0].text])[0])
    assert Story(Log(GAME, log.header, story.log.lines), verify=True).n == 7


def test_later_rules_are_not_known_here() -> None:
    story = played()
    story.log.header["rules"] = GAME.rules + 1
    with pytest.raises(zeitriss.BadLog, match="line 1: rules: version 2 is not supported, 1 is"):
        Log.loads(story.log.dumps())


def test_it_stops_where_the_rules_part_not_where_they_forbid() -> None:
    """Before the first move that is not legal any more others may have led elsewhere."""
    log = other_rules_from(played(), 4)
    log.lines[5] = replace(log.lines[5], move="take past", digest="0" * 16)
    story = stored_story(log, None)
    assert story.stopped.startswith("line 5: digest")
    assert [story.is_lost(position) for position in range(7)] == [False] * 4 + [True] * 3


def test_a_stopped_game_is_told_and_shown() -> None:
    before = played()
    story = stored_story(other_rules_from(before, 4), before.truth(before.state))
    assert story.stopped.startswith("line 5: digest: ")
    assert [story.is_lost(at) for at in range(7)] == [False] * 4 + [True] * 2 + [False]
    assert story.state.snapshot() == before.state.snapshot()
    say, last = GAME.words("en"), story.steps[-1]
    told = [entry(GAME, last, seat, say).words for seat in (last.line.seat, 1 - last.line.seat)]
    assert told[0].endswith(f"made a move by former rules ({last.line.move}).")
    assert told[1].endswith("made a move by former rules.")


def test_fields_that_came_and_went_lock_nobody_out() -> None:
    """A rule that needs a field of its own stops the game, and its last state can still be shown and gone on from."""
    before = played()
    truth = before.game.write(before.state)
    for data in (truth, before.log.header["opening"]):
        data["table"]["gone"] = 3
        del data["table"]["stones"]
    lines = [replace(line, digest="0" * 16) for line in before.log.lines]  # of a snapshot with other fields
    story = stored_story(Log(NEWER, before.log.header, lines), json.dumps(truth))
    assert (bool(story.stopped), story.stored) == (True, True)
    assert story.state.lying("hands") == before.state.lying("hands")
    story.take(story.beginning_anew(0))
    assert not story.stopped


def test_an_option_that_came_stops_nothing() -> None:
    """No digest from before counts it, nor one of the lines that follow."""
    more = replace(GAME, settings=[*GAME.settings, Option("mirrored", False, (False, True))])
    before = played()
    story = stored_story(Log(more, before.log.header, before.log.lines), None)
    assert (story.stopped, story.state.options["mirrored"]) == ("", False)
    story.take(story.plan(story.state.seat or 0, [story.state.moves[0].text])[0])
    assert Story(Log(more, before.log.header, story.log.lines), verify=True).n == 7


def test_an_option_that_went_stops_nothing() -> None:
    """It is left out where the table is laid; the digests, which count it, are still those of the file."""
    without = replace(NEWER, settings=[option for option in GAME.settings if option.name != "shrine"])
    before = played()
    log = Log(without, before.log.header, before.log.lines)
    story = stored_story(log, before.truth(before.state))
    assert not story.stopped
    assert "shrine" not in story.state.options
    renewed = log.renewed()
    assert "shrine" not in renewed.header["options"]
    assert Story(renewed, verify=True).n == 6
    story.take(story.plan(story.state.seat or 0, [story.state.moves[0].text])[0])
    other = [replace(line, digest="0" * 16) for line in story.log.lines]
    stopped = stored_story(Log(without, before.log.header, other), before.truth(before.state))
    assert (bool(stopped.stopped), stopped.stored) == (True, True)


def test_a_choice_that_is_gone_can_still_be_read() -> None:
    """As a stored table, and as the file that is made of it."""
    before = played()
    before.log.header["rules"] = before.log.header["opening"]["rules"] = GAME.rules - 1
    text = before.log.dumps().replace('"easy"', '"brutal"').replace('"normal"', '"brutal"')
    story = stored_story(Log.loads(text), None)
    assert "'brutal' is not one of" in story.stopped
    assert story.log.dumps() == text
    before.log.header["rules"] = GAME.rules
    with pytest.raises(zeitriss.BadLog, match="line 1: level: 'brutal' is not one of"):
        Log.loads(before.log.dumps().replace('"normal"', '"brutal"'))


def test_cards_that_are_gone_lock_nobody_out() -> None:
    """Nothing can be dealt, so nothing is shown; every line is told in words, and the file keeps all of it."""
    before = played()
    gone = json.loads(json.dumps(before.log.header).replace("red-1", "red-9"))
    truth = json.dumps(before.game.write(before.state)).replace("red-1", "red-9")
    story = stored_story(Log(GAME, gone, before.log.lines), truth)
    assert "'red-9-" in story.stopped
    assert (story.n, story.stored, story.state.seat) == (6, False, None)
    assert all(story.is_lost(at) and story.is_bare(at) for at in range(7))
    told = [entry(GAME, step, step.line.seat, GAME.words("en")).words for step in story.steps]
    assert all(f"by former rules ({line.move})." in words for line, words in zip(before.log.lines, told, strict=True))
    assert Log(GAME, gone, story.log.lines).dumps().count("\n") == 7


def test_a_new_beginning_with_cards_that_are_gone() -> None:
    before = played()
    story = stored_story(other_rules_from(before, 4), before.truth(before.state))
    story.take(story.beginning_anew(0))
    text = story.log.dumps()
    story.log.lines[-1] = replace(
        story.log.lines[-1], state=json.loads(text.splitlines()[-1].replace("red-1", "red-9"))["state"]
    )
    again = stored_story(story.log, None)
    assert again.stopped
    assert not again.is_bare(again.position)
    assert entry(GAME, again.steps[-1], None, GAME.words("en")).words == "The game goes on by the rules of today."


def test_a_snapshot_of_today_lacks_nothing() -> None:
    header = played().log.header
    del header["opening"]["table"]["stones"]
    with pytest.raises(zeitriss.BadLog, match=r"opening: snapshot\.table"):
        Log(GAME, header, []).start()


def test_without_a_stored_state_it_stays_as_it_is() -> None:
    story = stored_story(other_rules_from(played(), 4), None)
    assert story.stopped
    assert story.is_lost(6)


def test_what_was_taken_back_stops_nothing() -> None:
    before = played()
    before.take(before.taking_back(0, 3))
    story = stored_story(other_rules_from(before, 4), None)
    assert (story.stopped, story.position) == ("", 3)


def test_it_begins_anew_and_is_still_one_file() -> None:
    before = played()
    story = stored_story(other_rules_from(before, 4), before.truth(before.state))
    story.take(story.beginning_anew(0))
    assert (story.stopped, story.n, story.position) == ("", 7, 7)
    assert last_decision(story, [0, 1]) == 0
    story.take(story.plan(story.state.seat or 0, [story.state.moves[0].text])[0])
    again = Story(Log.loads(story.log.dumps()), verify=True)
    assert again.state.snapshot() == story.state.snapshot()
    assert [again.is_lost(at) for at in range(9)] == [False] * 4 + [True] * 3 + [False] * 2
    assert entry(GAME, again.steps[6], None, GAME.words("en")).words == "The game goes on by the rules of today."
    with pytest.raises(zeitriss.BadLog, match="2 moves cannot be undone, 1 stand"):
        again.taking_back(0, 2)


def test_a_renewed_file_has_today_s_digests() -> None:
    story = played()
    del story.log.header["opening"]
    bare = Log(GAME, story.log.header, [replace(line, digest="") for line in story.log.lines])
    renewed = bare.renewed()
    assert renewed.lines == story.log.lines
    assert renewed.header == Log.record(GAME, [{"name": "Ada"}, {"name": "Bo"}], seed=7).header


def test_an_opening_that_cannot_be() -> None:
    header = played(0).log.header
    header["opening"]["table"]["hands"][0][0] = "red-9-key"
    with pytest.raises(zeitriss.BadLog, match=r"line 1: opening: snapshot.table.hands\[0\]\[0\]: 'red-9-key'"):
        Log.loads(json.dumps(header)).replay()
