"""Time: clocks, stand-ins, who is away, and bots that answer at the set pace."""

import itertools
import random
import time

import pytest
from guest import No, a_server, play_on, seated, some_guests


@pytest.fixture(scope="module")
def paced(tmp_path_factory, database):
    """A server whose bots take their time."""
    with a_server(tmp_path_factory.mktemp("paced"), pace=0.3) as server:
        yield server


def notes_of(line, kind):
    return [(note["seat"], note.get("why")) for note in line.notes if note["kind"] == kind]


def hear_note(line, kind):
    while (note := line.hear_of("note"))["kind"] != kind:
        pass
    return note


# ── clocks ────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("kind", ["move", "game"])
def test_when_the_time_is_out_a_stand_in_decides_and_the_notes_say_so(guests, kind):
    table, lines = seated(guests[:3], "odysseus", clock={"kind": kind, "seconds": 5})
    actor = lines[0].state["actor"]
    line = lines[actor]
    deadline = line.state["deadline"]
    assert 0 < deadline - time.time() * 1000 <= 15_500
    if kind == "game":
        assert line.state["left"] == {"0": 5.0, "1": 5.0, "2": 5.0}
        play_on(lines, lambda legal: legal[0], 1)
        later = lines[(actor + 1) % 3].state
        assert later["left"][str(actor)] <= 5.0
        return  # the time of a whole game runs out like that of a move; 15 s of grace are too long here
    note = hear_note(line, "standin")
    assert (note["seat"], note["why"]) == (actor, "clock")
    assert time.time() * 1000 >= deadline
    told = line.hear_state(1)["told"] or line.told
    assert told[-1]["by"] == "standin"
    # a player who is here and may decide again takes the seat back
    again = line.again()
    hear_note(again, "back")
    assert again.notes[-1]["seat"] == actor
    again.quiet()
    assert guests[0].get(f"/api/tables/{table}")["seats"][actor]["standin"] == ""


def test_who_moves_after_his_time_takes_his_seat_back(guests):
    table, lines = seated(guests[:3], "odyssey", clock={"kind": "move", "seconds": 5})
    line = lines[lines[0].state["actor"]]
    hear_note(line, "standin")
    for _ in range(500):  # until the stand-in has played, and it is the others' time
        line.quiet()
        if line.state["actor"] != line.seat:
            break
    assert guests[0].get(f"/api/tables/{table}")["seats"][line.seat]["standin"] == "clock"
    answer = line.ask("move", seq=line.state["seq"], move="nonsense")
    assert answer["type"] == "refused"
    assert hear_back(line)


def hear_back(line):
    line.quiet()
    return notes_of(line, "back") == [(line.seat, None)]


def test_a_slow_table_gives_days(guests):
    table, lines = seated(guests[:3], "odysseus", clock={"kind": "move", "seconds": 3 * 86400}, away=0)
    assert lines[0].state["deadline"] - time.time() * 1000 == pytest.approx(3 * 86_400_000, abs=60_000)
    for line in lines:
        line.close()
    again = guests[0].line(table, 0)
    again.hear_of("hello")
    assert again.state["seq"] == 0


def test_a_clock_is_between_seconds_and_a_month(guests):
    for seconds in (0, 4, -5, 31 * 86400):
        with pytest.raises(No, match="400"):
            guests[0].open_table("odysseus", 3, clock={"kind": "move", "seconds": seconds})


# ── being away ────────────────────────────────────────────────────────────────────────────────────


def test_who_is_away_is_stood_in_for_and_gets_the_seat_back(guests):
    table, lines = seated(guests[:3], "odysseus", away=1)
    actor = lines[0].state["actor"]
    watcher = lines[(actor + 1) % 3]
    lines[actor].close()
    note = hear_note(watcher, "standin")
    assert (note["seat"], note["why"]) == (actor, "away")
    watcher.hear_state(1)
    assert watcher.told[0]["by"] == "standin"
    seats = guests[0].get(f"/api/tables/{table}")["seats"]
    assert (seats[actor]["here"], seats[actor]["standin"]) == (False, "away")
    lines[actor] = lines[actor].again()
    assert hear_note(watcher, "back")["seat"] == actor
    for line in lines:
        line.quiet()
    play_on(lines, random.Random(1).choice, 5)
    assert {told["by"] for told in watcher.told[-2:]} == {""}


def test_who_is_here_on_another_device_is_not_away(guests, guest):
    table, lines = seated(guests[:3], "odysseus", away=1)
    actor = lines[0].state["actor"]
    phone = guest()
    phone.open_link(guests[actor].at(table, "link", seat=actor)["link"])
    on_the_phone = phone.line(table, actor)
    on_the_phone.hear_of("hello")
    lines[actor].close()
    time.sleep(1.6)
    on_the_phone.quiet()
    assert notes_of(on_the_phone, "standin") == []
    assert on_the_phone.play(on_the_phone.state["legal"][0]["move"])["type"] == "done"


def test_away_0_waits_for_ever(guests):
    _, lines = seated(guests[:3], "odysseus", away=0)
    actor = lines[0].state["actor"]
    lines[actor].close()
    time.sleep(1.2)
    watcher = lines[(actor + 1) % 3]
    watcher.quiet()
    assert watcher.state["seq"] == 0
    assert notes_of(watcher, "standin") == []


# ── bots ──────────────────────────────────────────────────────────────────────────────────────────


def test_a_bot_that_is_given_a_time_takes_it_also_for_what_is_forced(paced):
    with some_guests(paced, "Ann") as [ann]:
        table = ann.open_table("odyssey", 2)
        ann.sit(table, 0)
        ann.at(table, "bot", seat=1, bot="oracle:300ms")
        ann.at(table, "start")
        line = ann.line(table, 0)
        line.hear_of("hello")
        while [told["by"] for told in line.told].count("bot") < 4:
            if line.state["legal"]:
                line.play(line.state["legal"][0]["move"])
            else:
                line.hear()
            line.quiet()
    for before, told in itertools.pairwise(line.told):
        if told["by"] == "bot":
            assert told["at"] - before["at"] >= 300  # its whole time
