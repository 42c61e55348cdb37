"""Undo, and what can be seen when a game is over: log, verdict, replay, forks."""

import asyncio
import json
import random
from types import SimpleNamespace

import pytest
from embedded_server import a_server_here, dealt, people
from guest import No, end, play_on, seated, some_guests

from ithaca.engine.logs import read, verify
from ithaca.server import commands
from ithaca.server.errors import Refused
from ithaca.server.table import Table


def until(lines, holds, luck, most=500):
    """Play until this holds for a connection; returns the connection."""
    for _ in range(most):
        found = [line for line in lines if holds(line)]
        if found:
            return found[0]
        play_on(lines, luck.choice, 1)
    raise AssertionError("it never came to that")


# ── undo ──────────────────────────────────────────────────────────────────────────────────────────


def test_a_payment_is_taken_back_until_it_is_complete(guests):
    table, lines = seated(guests[:3], "ulysses")
    luck = random.Random(4)
    payer = until(lines, lambda line: line.state["undo"], luck)
    views = [line.state["view"] for line in lines]
    move = payer.told[-1]["move"]
    assert payer.ask("undo", seq=payer.state["seq"])["type"] == "done"
    payer.quiet()
    assert move in [choice["move"] for choice in payer.state["legal"]]
    assert [line.state["view"] for line in lines if line is not payer] == [
        view for view, line in zip(views, lines, strict=True) if line is not payer
    ]
    assert payer.play(move)["type"] == "done"
    payer.quiet()
    play_on(lines, luck.choice, 8)
    for line in lines:
        line.quiet()
    end(guests[:3], table)
    log = guests[0].get(f"/api/tables/{table}/log")
    assert '"undo": true' in log
    verify(read(log))
    assert guests[0].get(f"/api/tables/{table}/verify")["good"]
    for line in lines:
        line.hear_result()
        assert [told["seq"] for told in line.told] == sorted({told["seq"] for told in line.told})


def test_nothing_is_taken_back_after_chance_or_after_another_was_asked(guests):
    for game in ("odyssey", "odysseus"):
        table, lines = seated(guests[:3], game)
        luck = random.Random(6)
        for _ in range(12):
            before = {line.seat: line.state["undo"] for line in lines}
            play_on(lines, luck.choice, 1)
            last = lines[0].told[-1]["seat"] if lines[0].told else 0
            for line in lines:
                if not line.state["undo"]:
                    answer = line.ask("undo", seq=line.state["seq"])
                    assert answer["code"] in ("cannot-undo", "not-your-decision"), (before, last)
        assert guests[0].get(f"/api/tables/{table}")["seq"] <= 12


def test_a_finished_payment_is_not_taken_back(guests):
    _, lines = seated(guests[:3], "ulysses")
    luck = random.Random(9)
    payer = until(lines, lambda line: line.state["undo"], luck)
    until(lines, lambda line: not payer.state["undo"], luck)
    answer = payer.ask("undo", seq=payer.state["seq"])
    assert answer["code"] in ("cannot-undo", "not-your-decision")


# ── after the game ────────────────────────────────────────────────────────────────────────────────


@pytest.fixture(scope="module")
def finished(server):
    """A game of three that was played for a while and ended by agreement, and its connections."""
    with some_guests(server, "Ann", "Bob", "Cid") as people:
        tables = {}
        for game in ("odysseus", "ulysses", "odyssey"):
            table, lines = seated(people, game)
            play_on(lines, random.Random(game).choice, 30)
            while any(line.state["undo"] for line in lines):
                play_on(lines, random.Random(game).choice, 1)
            end(people, table)
            for line in lines:
                line.hear_result()
            tables[game] = (table, lines)
        yield people, tables


GAMES = ["odysseus", "ulysses", "odyssey"]


def test_nothing_is_opened_before_the_end(guests):
    table, _ = seated(guests[:3], "odysseus")
    for what in ("log", "verify", "replay"):
        with pytest.raises(No, match="409 not-over"):
            guests[0].get(f"/api/tables/{table}/{what}")
    with pytest.raises(No, match="409 not-over"):
        guests[0].at(table, "fork", seq=0, seat=0)
    with pytest.raises(No, match="409 not-over"):
        guests[0].at(table, "rematch")
    assert "seed" not in guests[0].http.get(f"/api/tables/{table}").text


@pytest.mark.parametrize("game", GAMES)
def test_the_log_opens_the_seed_that_was_promised(finished, game):
    people, tables = finished
    table, lines = tables[game]
    log = people[0].get(f"/api/tables/{table}/log")
    match = verify(read(log))
    assert len(match.moves) == len(lines[0].told)
    header, last = json.loads(log.splitlines()[0]), json.loads(log.splitlines()[-1])
    verdict = people[0].get(f"/api/tables/{table}/verify")
    assert verdict["good"]
    assert (
        header["commitment"] == verdict["commitment"] == people[0].get(f"/api/tables/{table}")["commitment"]
    )
    assert last["seed"] == verdict["seed"] == lines[0].state["result"]["seed"]
    assert last["agreed"]
    assert len(set(header["salts"])) == 3


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_shows_each_seat_what_it_saw_and_all_hands_to_who_asks(finished, game):
    people, tables = finished
    table, lines = tables[game]
    for line in lines:
        answer = people[0].get(f"/api/tables/{table}/replay", seat=line.seat)
        frames = answer["frames"]
        assert answer["moves"] == len(line.told) == len(frames) - 1
        assert [told for frame in frames for told in frame["told"]] == line.told
        seen = {m["seq"]: m["view"] for m in line.heard if m["type"] == "state" and not m["over"]}
        shown = {frame["told"][0]["seq"]: frame["view"] for frame in frames[1:]}
        assert [seq for seq in seen if seq in shown and shown[seq] != seen[seq]] == []
    public = people[0].get(f"/api/tables/{table}/replay", seat=-1)["frames"]
    opened = people[0].get(f"/api/tables/{table}/replay", seat="open")["frames"]
    assert '"?"' not in json.dumps(opened[0]["view"].get("hands", []))
    assert public[0]["view"] != opened[0]["view"] or game == "odyssey"
    part = people[0].get(f"/api/tables/{table}/replay", seat=0, **{"from": 5, "to": 7})["frames"]
    assert [frame["seq"] for frame in part] == [5, 6, 7]
    assert len(people[0].get(f"/api/tables/{table}/replay", **{"from": 0, "to": 9999})["frames"]) <= 64
    with pytest.raises(No, match="404 no-such-seat"):
        people[0].get(f"/api/tables/{table}/replay", seat=4)
    with pytest.raises(No, match="400 bad-request"):
        people[0].get(f"/api/tables/{table}/replay", seat="x")


@pytest.mark.parametrize("game", GAMES)
def test_a_fork_plays_on_as_the_seat_knew_it(finished, game):
    people, tables = finished
    table, _ = tables[game]
    ann = people[1]
    frames = ann.get(f"/api/tables/{table}/replay", seat=1)["frames"]
    at = max(n for n in range(len(frames)) if frames[n]["actor"] == 1)  # our own decision
    fork = ann.at(table, "fork", seq=at, seat=1)["table"]
    info = ann.get(f"/api/tables/{fork}")
    assert info["forked"] == table
    assert [seat["kind"] for seat in info["seats"]] == ["bot", "person", "bot"]
    assert fork not in {brief["id"] for brief in people[0].get("/api/tables")["tables"]}
    ann.sit(fork, 1)
    ann.at(fork, "start")
    line = ann.line(fork, 1)
    line.hear_of("hello")
    assert line.state["view"] == frames[at]["view"]
    assert line.state["legal"]
    line.play(line.state["legal"][0]["move"])
    ann.at(fork, "offer", seat=1, end=True)
    line.hear_result()
    assert ann.get(f"/api/tables/{fork}/verify")["good"]
    verify(read(ann.get(f"/api/tables/{fork}/log")))
    for seq in (len(frames) + 1, 5000):
        with pytest.raises(No, match="400 fork-too-late"):
            ann.at(table, "fork", seq=seq, seat=1)
    with pytest.raises(No, match="404 no-such-seat"):
        ann.at(table, "fork", seq=0, seat=5)


def test_a_fork_that_can_be_opened_can_be_started(guest):
    ann = guest("Ann")
    table = ann.deal_to_bots("odyssey", 2, practice=5)
    ann.server.wait_until(lambda: ann.is_over(table))
    last = len(ann.get(f"/api/tables/{table}/replay", seat=0)["frames"]) - 1
    forks = [ann.at(table, "fork", seq=seq, seat=0)["table"] for seq in (last, last - 1, last // 2, 0)]
    for fork in forks:
        ann.sit(fork, 0)
        assert ann.at(fork, "start")["state"] in ("playing", "over")


def cannot_be_dealt():
    raise ValueError("no such position")


@pytest.mark.parametrize("position", [cannot_be_dealt, lambda: SimpleNamespace(over=True)])
def test_a_fork_that_could_not_be_started_is_not_opened(tmp_path, monkeypatch, position):
    deal = Table.dealt
    monkeypatch.setattr(Table, "dealt", lambda table: position() if table.fork else deal(table))

    async def story():
        async with a_server_here(tmp_path) as server:
            persons = await people(server, "Ann", "Bob")
            live = await dealt(server, persons, "odyssey")
            for seat, person in enumerate(persons):
                await server.committer.run(live, commands.OfferEnd(person.id, seat, True))
            fork = commands.Fork(persons[0].id, "Ann", 0, 0, "another")
            with pytest.raises(Refused) as refusal:
                await server.committer.run(live, fork, persons[0].id)
            assert refusal.value.key == "fork-impossible"
            assert set(server.registry.tables) == {live.table.id}

    asyncio.run(story())
