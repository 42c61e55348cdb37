"""Whole games at a real server."""

import random

import pytest
from guest import No, play_on, seated

from ithaca.engine.logs import read, verify

GAMES = ["odysseus", "ulysses", "odyssey"]


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
