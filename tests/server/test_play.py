"""Games over the network: two links, spectators, bots, resuming, languages."""

from __future__ import annotations

import json
from typing import Any

from tests.server.harness import AGAINST_BOT, ALONE, DUEL, HOT_SEAT, SHORT, Server, lively, play_on

from zeitriss.games.antinomy.cards import FIRST_DEPLETED, RELIC
from zeitriss.play.story import Story


def test_a_whole_duel_between_two_links(server: Server) -> None:
    table = server.create(DUEL, **SHORT)
    assert [key["seats"] for key in table.created["keys"]] == [[0], [1]]
    players = table.players()
    n = play_on(players, choose=lively(8))
    assert all(player.over for player in players)
    log = server.truth(table.id)
    assert log.replay(verify=True).outcome is not None
    assert len(log.lines) == n
    assert [player.now["scene"]["seat"] for player in players] == [0, 1]


def test_nothing_hidden_reaches_the_other_seat(server: Server) -> None:
    """Every message to seat 1 and to a spectator, searched for relics that only others know, by id and by name."""
    table = server.create(DUEL, **SHORT)
    players, watcher = table.players(), table.join(table.watch)
    play_on([*players, watcher], choose=lively(8))
    log = server.truth(table.id)
    story = Story(log)
    for player, seat in ((players[1], 1), (players[0], 0), (watcher, None)):
        assert len(player.heard) > len(log.lines)
        for text in player.heard:
            message = json.loads(text)
            if message["t"] not in ("welcome", "update") or message["scene"]["over"]:
                continue
            words = json.dumps(without_notes(message), ensure_ascii=False)
            assert not [secret for secret in secrets(story, message["position"], seat) if secret in words]
    everything = "".join(players[0].heard + players[1].heard)
    assert log.header["seed"] not in everything
    assert not any(line.digest in everything for line in log.lines)


def secrets(story: Story, position: int, seat: int | None) -> list[str]:
    """Ids and names of the relics that this seat cannot know."""
    state: Any = story.states[position]
    mine = [] if seat is None else state.lying("hands")[seat]
    say = story.log.game.words("en")
    unknown = [RELIC.names[card] for card in range(FIRST_DEPLETED) if not state.seen >> card & 1 and card not in mine]
    return [*unknown, *(say.name("relic", name) for name in unknown)]


def without_notes(message: Any) -> Any:
    """The codex's note lists all relics that lie nowhere to be seen; everybody may know that list."""
    for panel in message["scene"]["panels"]:
        for zone in panel["zones"]:
            zone.pop("note", None)
    return message


def test_who_comes_back_gets_what_was_missed(server: Server) -> None:
    table = server.create(DUEL)
    players = table.players()
    seen = play_on(players, 4)
    players[1].close()
    while not players[0].offers:
        players[1] = table.join(1, after=seen)
        play_on(players, 1)
        players[1].close()
    players[0].move(players[0].offers[0])
    again = table.join(1, after=seen)
    assert [entry["n"] for entry in again.welcome["entries"]] == list(range(seen + 1, again.welcome["n"] + 1))
    assert again.welcome["n"] == players[0].now["n"]
    assert [entry["n"] for entry in table.join(1).welcome["entries"]] == list(range(1, again.welcome["n"] + 1))


def test_what_happened_before_the_first_move_is_told(server: Server) -> None:
    """The first two turn order cards of this game are the nemesis's."""
    table = server.create(DUEL, game="aeons_end", seed="1")
    german = table.join(0, lang="de").welcome["table"]["opening"]
    english = table.join(1).welcome["table"]["opening"]
    assert len(english) == len(german) > 2
    assert english[0].startswith("The nemesis takes its turn")
    assert german != english


def test_presence_and_names(server: Server) -> None:
    table = server.create([{"kind": "here", "name": "Ada"}, {"kind": "open"}])
    ada = table.join(0)
    assert [(seat["name"], seat["kind"], seat["online"], seat["mine"]) for seat in ada.welcome["table"]["seats"]] == [
        ("Ada", "here", True, True),
        ("Open seat", "open", False, False),
    ]
    guest = table.join(1)
    assert ada.hear("table")["table"]["seats"][1]["online"]
    guest.say("sit", name="  Zoë   Ω ")
    renamed = ada.hear("table")["table"]["seats"][1]
    assert (renamed["name"], renamed["kind"]) == ("Zoë Ω", "human")
    assert "Zoë Ω" in json.dumps(ada.hear("update")["scene"], ensure_ascii=False)
    guest.say("sit", name="a\u202eb")
    assert guest.hear("problem")["problem"]["field"] == "name"
    guest.close()
    assert not ada.hear("table", lambda message: not message["table"]["seats"][1]["online"])["table"]["over"]


def test_two_viewers_in_two_languages(server: Server) -> None:
    table = server.create(DUEL)
    german, english = table.join(0, "de"), table.join(1, "en")
    play_on([german, english], 6)
    assert german.now["scene"]["lang"] == "de" != english.now["scene"]["lang"]
    told = table.join(0, "de").welcome["entries"], table.join(0, "en").welcome["entries"]
    assert all(de["words"] != en["words"] for de, en in zip(*told, strict=True))
    german.say("lang", lang="en")
    update = german.hear("update", lambda message: message["scene"]["lang"] == "en")
    assert update["entries"] == told[1]


def test_bots_move_by_themselves(server: Server) -> None:
    table = server.create(AGAINST_BOT)
    ada = table.join()
    while ada.now["n"] < 30:
        if ada.offers:
            ada.move(ada.offers[0])
        else:
            ada.hear("update")
    assert {line.seat for line in server.truth(table.id).lines} == {0, 1}


def test_a_table_of_bots_plays_while_somebody_watches(server: Server) -> None:
    table = server.create([{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}])
    assert table.created["keys"][0]["seats"] == []
    watcher = table.join(0)
    watcher.until(20)
    watcher.close()


def test_a_hint_is_a_legal_move_with_a_reason(server: Server) -> None:
    table = server.create(ALONE)
    ada = table.join(lang="de")
    ada.say("hint", re="h")
    hint = ada.hear("hint")
    assert hint["move"] in ada.offers
    assert hint["label"] in [offer["label"] for offer in ada.now["scene"]["offers"]]
    assert "100" in hint["reason"]
    assert hint["re"] == "h"


def test_several_answers_are_all_logged_or_none(server: Server) -> None:
    table = server.create(ALONE, seed=4)
    ada = table.join()
    state = table.truth()
    texts = []
    for _ in range(3):
        texts.append(state.moves[0].text)
        state.apply(state.moves[0])
    refused = ada.move(*texts, "skip this")
    assert refused["problem"]["type"] == "/problems/unknown-move"
    assert table.truth().moves != state.moves
    assert len(server.truth(table.id).lines) == 0
    assert ada.move(*texts)["n"] == 3
    assert [line.move for line in server.truth(table.id).lines] == texts


def test_scripts_play_by_rest(server: Server) -> None:
    table = server.create(ALONE)
    key = table.keys[0]
    scene = server.get(f"{table.path}/scene", key, lang="de").json()
    update = server.post(f"{table.path}/moves", {"n": 0, "seat": 0, "moves": [scene["offers"][0]["move"]]}, key).json()
    assert update["n"] == 1
    assert update["entries"][0]["n"] == 1
    assert server.get(table.path, key).json()["n"] == 1
    assert server.get(f"{table.path}/entries", key, lang="de").json()[0]["words"].startswith("Du setzt")


def test_the_log_says_you_to_one_and_the_name_to_all_others(server: Server) -> None:
    """Also in words that everybody shares: those of a public move are not told to both alike."""
    table = server.create(DUEL)
    ada, ben = table.players()
    watcher = table.join(table.watch)
    play_on([ada, ben, watcher], 4)
    first = [table.join(key, "en").welcome["entries"] for key in (0, 1, table.watch)]
    for mine, yours, theirs in zip(*first, strict=True):
        told = mine if mine["seat"] == 0 else yours
        other = yours if mine["seat"] == 0 else mine
        assert told["words"].startswith("You ")
        assert other["words"] == theirs["words"]
        assert other["words"].startswith(("Ada ", "Ben "))
    both = server.create(HOT_SEAT)
    here, asked = both.join(0), both.truth().seat
    here.say("look", seat=asked)
    here.hear("update")
    assert here.move(here.offers[0], seat=asked)["entries"][0]["words"].startswith(("Ada ", "Ben "))


def test_any_position_can_be_looked_at(server: Server) -> None:
    table = server.create(DUEL)
    players = table.players()
    n = play_on(players, 5)
    for at in range(n + 1):
        scene = server.get(f"{table.path}/scene", table.keys[0], at=at).json()
        assert scene["asked"] == server.truth(table.id).replay(at).seat
        assert scene["seat"] == 0
    assert server.get(f"{table.path}/scene", table.keys[0], at=0, seat=1).status_code == 403
    assert server.get(f"{table.path}/scene", table.keys[0], at=n + 1).status_code == 422


def test_moments_show_the_cards_of_a_duel(server: Server) -> None:
    table = server.create(DUEL, **SHORT)
    play_on(table.players(), choose=lively(8))
    entries = server.get(f"{table.path}/entries", table.keys[0], lang="de").json()
    moments = [moment for entry in entries for moment in entry.get("moments", [])]
    duel = next(moment for moment in moments if moment["title"].startswith("Duell"))
    assert [side["name"] for side in duel["sides"]] == ["Ada", "Ben"]
    assert all(len(side["cards"]) == 3 and side["cards"][0]["face"] for side in duel["sides"])
    for side in duel["sides"]:  # the title names the sums
        assert str(sum(side["counts"])) in duel["title"]
    assert duel["result"]
    (paradox, *_) = [moment for moment in moments if moment["title"].startswith("Paradoxon")]
    assert "counts" not in paradox["sides"][0]
