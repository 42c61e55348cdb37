"""Stand-ins are called when time is out or a person is away, by a clock that the test controls."""

import asyncio

import pytest
from parts import NOON, HandClock, seated_table

from ithaca.server.commands import AskStandIn, CallStandIn
from ithaca.server.commands.seats import SHORT_ABSENCE
from ithaca.server.errors import Refused
from ithaca.server.live_table import LiveTable
from ithaca.server.players import Person
from ithaca.server.requests import TimeControl
from ithaca.server.tasks import Tasks
from ithaca.server.turn_clock import TurnClock
from ithaca.server.viewers import Viewer


class Recorder:
    """A stand-in for where commands are carried out."""

    def __init__(self):
        self.commands = []

    async def run(self, live, command):
        self.commands.append(command)
        return 0


def called(seconds, here=(), gone=0, **setup):
    """The commands that the clock has sent after this much time; `here` are the seats whose people are
    present."""
    table = seated_table("odysseus", 3, **setup)
    live, committer, clock = LiveTable(table), Recorder(), HandClock()
    for seat in here:
        live.viewers.append(Viewer(Person(f"p{seat}", "Ann", "en"), seat, "en", 0.0))
    live.gone_at = {f"p{seat}": NOON + gone for seat in range(3) if seat not in here}

    async def wait():
        turns = TurnClock(committer, Tasks(), clock)
        turns.settled(live)
        await clock.advance(seconds)

    asyncio.run(wait())
    return committer.commands, table.actor


@pytest.mark.parametrize(("seconds", "out"), [(29.99, False), (30.0, True)])
def test_a_stand_in_is_called_when_the_time_of_a_move_is_out(seconds, out):
    found, actor = called(seconds, here=range(3), away=0, clock=TimeControl("move", 30))
    assert found == ([CallStandIn(actor, "clock", NOON)] if out else [])


@pytest.mark.parametrize(("seconds", "out"), [(119.99, False), (120.0, True)])
def test_a_stand_in_is_called_when_the_one_who_decides_has_been_away(seconds, out):
    found, actor = called(seconds, away=120)
    assert found == ([CallStandIn(actor, "away", NOON)] if out else [])


def test_away_counts_from_when_the_last_connection_ended():
    assert called(129.9, gone=10_000, away=120)[0] == []
    assert len(called(130.0, gone=10_000, away=120)[0]) == 1


def test_nobody_is_called_for_a_person_who_is_here_and_has_time():
    assert called(1_000_000, here=range(3), away=120)[0] == []
    assert called(1_000_000, here=(), away=0)[0] == []


def test_whichever_is_due_first_counts():
    found, actor = called(60.0, away=20, clock=TimeControl("move", 30))
    assert found == [CallStandIn(actor, "away", NOON)]


def test_a_clock_that_was_let_go_of_calls_nobody():
    table = seated_table("odysseus", 3, away=10)
    live, committer, clock = LiveTable(table), Recorder(), HandClock()

    async def wait():
        turns = TurnClock(committer, Tasks(), clock)
        turns.settled(live)
        turns.released(live)
        await clock.advance(1000)

    asyncio.run(wait())
    assert committer.commands == []


# ── asked for at once ─────────────────────────────────────────────────────────────────────────────


def asked_for(table, person="p0", gone=SHORT_ABSENCE, seat=None):
    return AskStandIn(person, table.actor if seat is None else seat, gone).entries(table)


def test_the_owner_need_not_wait_for_who_is_away():
    table = seated_table("odysseus", 3)
    (entry,) = asked_for(table)
    assert (entry.seat, entry.why) == (table.actor, "away")


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"person": "p1"}, "owner-only"),
        ({"gone": -1.0}, "seat-here"),
        ({"gone": SHORT_ABSENCE - 0.1}, "seat-here"),
        ({"seat": 9}, "no-such-seat"),
    ],
)
def test_nobody_else_may_and_not_for_who_is_here(wrong, code):
    with pytest.raises(Refused) as caught:
        asked_for(seated_table("odysseus", 3), **wrong)
    assert caught.value.key == code


def test_no_stand_in_is_asked_for_where_nobody_is_waited_for():
    table = seated_table("odysseus", 3)
    with pytest.raises(Refused) as caught:
        asked_for(table, seat=(table.actor + 1) % 3)
    assert caught.value.key == "seat-not-asked"
