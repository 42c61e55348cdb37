"""Asking the oracle: where it was agreed, about one's own decision, and everybody knows that it was asked."""

import pytest
from guest import a_server, seated, some_guests


@pytest.fixture
def allowed(guests):
    """A table at which the oracle may be asked, and its connections; the deciding player's comes first."""
    table, lines = seated(guests[:3], "odysseus", oracle=True)
    lines.sort(key=lambda line: not line.state["legal"])
    return table, lines


def asked(line):
    return [note for note in line.notes if note["kind"] == "asked"]


def test_who_decides_is_told_good_moves_and_why(allowed):
    _, (line, *_) = allowed
    advice = line.ask("advise")
    assert advice["type"] == "advice"
    assert advice["seq"] == line.state["seq"]
    assert 1 <= len(advice["moves"]) <= 5
    legal = {choice["move"] for choice in line.state["legal"]}
    tried = [move["tried"] for move in advice["moves"]]
    assert all(part > 0 for part in tried)
    assert sum(tried) <= 1.001
    for move in advice["moves"]:
        assert move["move"] in legal
        assert move["share"] is None or 0 <= move["share"] <= 1
        assert all(step["key"].startswith("act-") for step in move["line"])
        assert 0 <= move["liked"] <= 1
    assert 0 < advice["hope"] < 1
    assert advice["suspects"] == []  # nobody has moved yet
    assert line.play(advice["moves"][0]["move"])["type"] == "done"


def test_nobody_else_hears_the_advice_but_all_read_that_it_was_asked(allowed):
    _, (line, *others) = allowed
    line.ask("advise")
    for one in [line, *others]:
        one.quiet()
        (note,) = asked(one)
        assert set(note) == {"type", "kind", "note", "at", "after", "seat", "name"}
        assert note["seat"] == line.seat
    assert not any(heard["type"] == "advice" for one in others for heard in one.heard)


def test_asking_again_before_anything_is_shown_is_not_told_again(allowed):
    _, (line, other, _) = allowed
    line.ask("advise")
    line.ask("advise")
    other.quiet()
    assert len(asked(other)) == 1


def test_the_oracle_is_silent_where_it_was_not_agreed(guests):
    _, lines = seated(guests[:3], "odysseus")
    line = next(line for line in lines if line.state["legal"])
    refused = line.ask("advise")
    assert (refused["type"], refused["code"]) == ("refused", "oracle-silent")
    line.quiet()
    assert not asked(line)


def test_only_who_decides_may_ask(allowed, guests):
    table, (_, other, _) = allowed
    refused = other.ask("advise")
    assert (refused["type"], refused["code"]) == ("refused", "not-your-decision")
    watcher = guests[3].line(table, -1)
    watcher.hear_of("hello")
    assert watcher.ask("advise")["code"] == "not-your-seat"


def test_who_asks_and_asks_is_asked_to_wait(tmp_path):
    with a_server(tmp_path, rate=1) as server, some_guests(server, "Ann", "Bob", "Cid") as people:
        _, lines = seated(people, "odysseus", oracle=True)
        line = next(line for line in lines if line.state["legal"])
        for _ in range(6):
            line.say("advise")
        assert line.hear_of("refused")["code"] == "too-fast"


def test_a_table_that_is_read_again_knows_that_it_was_asked(tmp_path):
    with a_server(tmp_path) as server, some_guests(server, "Ann", "Bob", "Cid") as people:
        _, lines = seated(people, "odysseus", oracle=True)
        line = next(line for line in lines if line.state["legal"])
        line.ask("advise")
        server.kill()
        server.start()
        fresh = line.guest.line(line.table, line.seat)
        fresh.hear_of("hello")
        assert len(asked(fresh)) == 1
        fresh.ask("advise")
        fresh.quiet()
        assert len(asked(fresh)) == 1


def test_the_lobby_and_the_table_say_that_the_oracle_may_be_asked(guests):
    table = guests[0].open_table("odysseus", 3, oracle=True)
    assert guests[0].get(f"/api/tables/{table}")["setup"]["oracle"] is True
    (brief,) = [one for one in guests[0].get("/api/tables")["tables"] if one["id"] == table]
    assert brief["oracle"] is True
