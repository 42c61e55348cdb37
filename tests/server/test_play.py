"""Whole games at a real server."""

import random

import pytest
from guest import No

from ithaca.engine.logs import read, verify

GAMES = ["odysseus", "ulysses", "odyssey"]


def seated(guests, game, **setup):
    """A table with a guest on each seat, dealt; and their live lines."""
    table = guests[0].open_table(game, len(guests), **setup)
    for seat, guest in enumerate(guests):
        guest.sit(table, seat)
    guests[0].at(table, "start")
    lines = [guest.line(table, seat) for seat, guest in enumerate(guests)]
    for line in lines:
        line.hear_of("hello")
    return table, lines


def play_on(lines, choose, moves=10_000):
    """Play until the end, or so many moves; everyone hears everything."""
    for _ in range(moves):
        asked = [line for line in lines if line.state["legal"]]
        if not asked:
            break
        (line,) = asked
        answer = line.play(choose(line.state["legal"])["move"])
        assert answer["type"] == "done", answer
        while line.state["seq"] < answer["seq"]:
            line.hear()
        if not line.state["undo"]:  # all have seen it
            for other in lines:
                other.hear_state(answer["seq"])


@pytest.mark.parametrize("game", GAMES)
def test_four_people_play_a_whole_game(guests, game):
    table, lines = seated(guests, game)
    play_on(lines, random.Random(game).choice)
    for line in lines:
        while not line.state["over"]:
            line.hear()
        assert sum(line.state["result"]["shares"]) == pytest.approx(1)
        assert line.told == sorted(line.told, key=lambda told: told["seq"])
    verdict = guests[1].get(f"/api/tables/{table}/verify")
    assert verdict["good"], verdict
    log = guests[2].get(f"/api/tables/{table}/log")
    assert verify(read(log)).over


def test_a_stranger_sees_the_public_table_only(guests, server):
    table, lines = seated(guests, "odysseus")
    watcher = guests[3].line(table, -1)
    hello = watcher.hear_of("hello")
    assert all(set(hand) <= {"?"} for hand in hello["state"]["view"]["hands"])
    assert hello["state"]["legal"] == []
    with pytest.raises(No, match="not-over"):
        guests[0].get(f"/api/tables/{table}/log")
    assert lines[0].state["view"]["hands"] != hello["state"]["view"]["hands"]
