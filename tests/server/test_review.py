"""The review of a game: after the end, once, the same for all."""

import json
import random
from concurrent.futures import ThreadPoolExecutor

import pytest
from guest import Guest, No, a_server, end, play_on, seated, some_guests
from serve import BRIEFLY

from ithaca.bots import review as looking
from ithaca.engine.logs import positions, read

PLAYED_OUT = ["odysseus", "odyssey"]


@pytest.fixture(scope="module")
def finished(server):
    """Games that bots have played to their end, and one of Ulysses that three people ended by agreement:
    reviewing a whole one takes ten seconds of computing, each time."""
    server.wait_until_ready("bots")
    with some_guests(server, "Ann", "Bob", "Cid") as people:
        tables = {}
        for game in PLAYED_OUT:
            tables[game] = people[0].open_table(game, 4)
            for seat in range(4):
                people[0].at(tables[game], "bot", seat=seat, bot="greedy")
            people[0].at(tables[game], "start")
        table, lines = seated(people, "ulysses")
        play_on(lines, random.Random(3).choice, 30)
        end(people, table)
        tables["agreed"] = table
        for game in PLAYED_OUT:
            server.wait_until(
                lambda game=game: people[0].get(f"/api/tables/{tables[game]}")["state"] == "over"
            )
        yield people, tables


@pytest.mark.parametrize("game", [*PLAYED_OUT, "agreed"])
def test_it_is_the_review_of_the_log(finished, game, monkeypatch):
    for name, value in BRIEFLY.items():
        monkeypatch.setattr(looking, name, value)
    people, tables = finished
    found = people[0].get(f"/api/tables/{tables[game]}/review")
    log = read(people[0].get(f"/api/tables/{tables[game]}/log"))

    assert found == json.loads(json.dumps(looking.review(positions(log)).as_dict()))
    assert (len(found["race"]), bool(found["suspicion"])) == ((4, False) if game == "odyssey" else (0, True))


def test_many_who_ask_at_once_get_the_same_bytes(finished):
    people, tables = finished
    url = f"/api/tables/{tables['agreed']}/review"
    with ThreadPoolExecutor(6) as crowd:
        answers = list(crowd.map(lambda n: people[n % 3].http.get(url), range(6)))

    assert {answer.status_code for answer in answers} == {200}
    assert len({answer.content for answer in answers}) == 1
    assert people[0].http.get(url).content == answers[0].content


def test_it_names_nobody(finished):
    people, tables = finished
    text = people[0].http.get(f"/api/tables/{tables['agreed']}/review").text

    assert not [person.name for person in people if person.name in text]


def test_it_comes_after_the_end_only(guests):
    table, lines = seated(guests[:3], "odysseus")
    for moves in (0, 6):
        play_on(lines, random.Random(1).choice, moves)
        with pytest.raises(No, match="409 not-over"):
            guests[0].get(f"/api/tables/{table}/review")
    with pytest.raises(No, match="404 no-such-table"):
        guests[0].get("/api/tables/nosuch/review")


def test_a_game_without_a_move_has_one_too(guests):
    table, _ = seated(guests[:3], "odysseus")
    end(guests[:3], table)
    found = guests[0].get(f"/api/tables/{table}/review")

    assert (found["points"], found["turns"]) == ([0], [])
    assert sum(found["chances"]["table"]["shares"][0]) == pytest.approx(1, abs=0.001)


def test_a_table_of_other_rules_has_none(tmp_path):
    with a_server(tmp_path) as server:
        ann = Guest(server, "Ann")
        table = ann.deal_to_bots("odyssey", 2)
        server.wait_until(lambda: ann.is_over(table))
        ann.held.close()
        server.change_rules()
        ann = Guest(server, "Ann again")
        with pytest.raises(No, match="other-rules"):
            ann.get(f"/api/tables/{table}/review")
        ann.go()
