"""Bots and stand-ins: whatever a bot does the table goes on, and the time of its answer reveals nothing."""

import asyncio
import contextlib
import hashlib
import logging

import pytest
from parts import HandClock, Inline, Recorder, bots_table

from ithaca import bots
from ithaca.bots.explanations import Explanation, Opinion
from ithaca.server.bot_runner import HELD_SECONDS, MARGIN, BotRunner
from ithaca.server.clock import Clock
from ithaca.server.errors import Refused
from ithaca.server.fair_queue import FairQueue
from ithaca.server.live_table import LiveTable
from ithaca.server.settings import Settings
from ithaca.server.table import Seat
from ithaca.server.tasks import Tasks
from ithaca.server.thinking import Thinkers


class FallsOver:
    def __init__(self, luck):
        pass

    def choose(self, view, seen, legal, budget):
        raise RuntimeError("out of ideas")


class Cheats(FallsOver):
    def choose(self, view, seen, legal, budget):
        return max(legal) + 1


class Takes(FallsOver):
    """Takes the first, at once."""

    def choose(self, view, seen, legal, budget):
        return legal[0]


def at_once(thinkers):
    """Bots answer in this thread."""
    thinkers.quick, thinkers.thinking = Inline(), FairQueue(Inline(), 1)


async def answers(monkeypatch, kind, bot, clock, seconds, **settings):
    """The commands that a bot has sent after this much time."""
    monkeypatch.setitem(bots.ROSTER, "oracle", (f"{kind.__module__}:{kind.__name__}", ""))
    committer, thinkers, tasks = Recorder(), Thinkers(Settings(), clock), Tasks()
    at_once(thinkers)
    runner = BotRunner(committer, thinkers, tasks, Settings(**settings), clock)
    runner.settled(LiveTable(bots_table("odysseus", 3, bot)))
    await clock.advance(seconds)
    tasks.cancel_all()
    return committer.commands


@pytest.mark.parametrize("kind", [FallsOver, Cheats])
def test_a_bot_that_falls_over_or_cheats_is_replaced_by_the_stand_in_and_noted(monkeypatch, caplog, kind):
    with caplog.at_level(logging.ERROR, logger="ithaca"):
        (command,) = asyncio.run(answers(monkeypatch, kind, "oracle:10ms", HandClock(), 5.0, pace=0))
    table = bots_table("odysseus", 3)
    assert command.move in [choice.move for choice in table.match.choices(table.actor)]
    assert "a bot fell over" in caplog.text


@pytest.mark.parametrize(("seconds", "played"), [(0.69, 0), (0.7, 1)])
def test_a_turn_begins_to_show_after_the_pace_and_not_before(monkeypatch, seconds, played):
    found = asyncio.run(answers(monkeypatch, Takes, "steady", HandClock(), seconds, pace=0.7))
    assert len(found) == played


@pytest.mark.parametrize(("seconds", "played"), [(0.5 + MARGIN - 0.01, 0), (0.5 + MARGIN, 1)])
def test_a_bot_that_is_given_a_time_takes_it_whatever_it_could_choose_from(monkeypatch, seconds, played):
    found = asyncio.run(answers(monkeypatch, Takes, "oracle:500ms", HandClock(), seconds, pace=0))
    assert len(found) == played


# ── waiting for who reads ─────────────────────────────────────────────────────────────────────────


def alone(*others):
    """A table of bots with Ann among them, and perhaps others; a bot decides."""
    table = bots_table("odysseus", 3)
    for person, seat in zip(
        ("ann", *others), (seat for seat in range(3) if seat != table.actor), strict=False
    ):
        table.seats[seat] = Seat(seat, "person", person, person.title())
    return LiveTable(table)


def played_while(clock, live, asks, *seconds):
    """How many moves the bots have made after each of these times, held by `asks`."""

    async def wait():
        committer, thinkers, tasks = Recorder(), Thinkers(Settings(), clock), Tasks()
        at_once(thinkers)
        runner = BotRunner(committer, thinkers, tasks, Settings(pace=0), clock)
        found = []
        with contextlib.suppress(Refused):
            runner.hold(live, asks, True)
        runner.settled(live)
        for more in seconds:
            await clock.advance(more)
            found.append(len(committer.commands))
        runner.hold(live, asks, False)
        await clock.advance(0.1)
        tasks.cancel_all()
        return [*found, len(committer.commands)]

    return asyncio.run(wait())


def test_bots_wait_for_their_only_human_until_she_has_read():
    assert played_while(HandClock(), alone(), "ann", 1, 60) == [0, 0, 1]


def test_bots_do_not_wait_for_ever():
    assert played_while(HandClock(), alone(), "ann", HELD_SECONDS - 1, 1) == [0, 1, 1]


def test_nobody_holds_the_bots_of_a_table_with_other_people():
    assert played_while(HandClock(), alone("bob"), "ann", 1) == [1, 1]
    assert played_while(HandClock(), alone(), "bob", 1) == [1, 1]


def test_who_comes_while_the_bots_wait_does_not_wait_with_them():
    live = alone()
    live.held_until = HandClock().now() + 60_000
    seat = next(seat for seat in live.table.seats if seat.kind == "bot" and seat.number != live.table.actor)
    live.table.seats[seat.number] = Seat(seat.number, "person", "bob", "Bob")
    assert played_while(HandClock(), live, "ann", 1) == [1, 1]


# ── advice ────────────────────────────────────────────────────────────────────────────────────────

HEARD = []  # what the oracle was told


class Listens:
    """Only listens."""

    def __init__(self, luck):
        self.luck = luck

    def choose(self, view, seen, legal, budget):
        raise NotImplementedError

    def explain(self, view, seen, legal, budget):
        HEARD.append((self.luck, view.tobytes(), list(seen), legal, budget))
        return Explanation((Opinion(legal[0], 1, 0.5, (legal[0],)),), 1, 1, 1)


def advised(table, **settings):
    async def ask():
        thinkers = Thinkers(Settings(warm_up=False, **settings), Clock())
        thinkers.warm_up.ways = {"bots": lambda slug: None}
        thinkers.open()
        found = await thinkers.advise(table, table.actor)
        thinkers.close()
        return found

    return asyncio.run(ask())


def test_the_oracle_is_told_what_the_seat_knows_and_thinks_for_no_longer_than_the_host_allows(monkeypatch):
    monkeypatch.setitem(bots.ROSTER, "oracle", (f"{Listens.__module__}:Listens", ""))
    table = bots_table("odysseus", 3)
    for most, spent in ((0.4, 0.4), (20.0, 1.0)):
        advised(table, bot_seconds=most)
        luck, view, seen, legal, budget = HEARD.pop()
        assert view == table.match.view(table.actor).tobytes()
        assert seen == table.match.seen(table.actor)
        assert legal == table.match.legal()
        assert (budget.seconds, budget.iterations) == (spent, 0)
        assert luck == hashlib.sha256(f"{table.commitment} advice {table.actor}".encode()).digest()


def test_where_there_is_nothing_to_choose_the_oracle_need_not_think(monkeypatch):
    table = bots_table("odysseus", 3)
    monkeypatch.setattr(table.match, "legal", lambda: [7])
    found = advised(table)
    assert [(opinion.action, opinion.visits) for opinion in found.opinions] == [(7, 0)]
