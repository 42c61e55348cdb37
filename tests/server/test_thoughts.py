"""Thoughts as data, and servers that use workers: what workers are told, and what comes of it."""

import asyncio
import random
import zlib

import msgspec
import pytest
from parts import NOON, HandClock, Inline, Recorder, bots_table, breathe, play, seated_table

from ithaca import bots
from ithaca.bots import advice
from ithaca.engine import entrypoints
from ithaca.engine.dice import Dice
from ithaca.engine.game import find
from ithaca.engine.record import blank, copy_of
from ithaca.engine.seeds import game_key
from ithaca.engine.snapshot import Snapshot
from ithaca.server.bot_runner import MARGIN, BotRunner
from ithaca.server.bus_messages import ThoughtDone, WorkerHere, WorkerLeft
from ithaca.server.fair_queue import FairQueue
from ithaca.server.history import fork_of
from ithaca.server.live_table import LiveTable
from ithaca.server.settings import Settings
from ithaca.server.table import Table
from ithaca.server.tasks import Tasks
from ithaca.server.thinking import Thinkers
from ithaca.server.thoughts import jobs
from ithaca.server.thoughts.elsewhere import (
    AWAY_SECONDS,
    LATER_SECONDS,
    PATIENCE_SECONDS,
    ThoughtsElsewhere,
)
from ithaca.server.thoughts.jobs import Advised, Chosen, Declined, Reviewed

GAMES = ["odysseus", "ulysses", "odyssey"]
LUCK = b"as you like it"


def begun(game: str, moves: int = 12):
    """A match some moves old."""
    table, chance = seated_table(game, 3), random.Random(5)
    for _ in range(moves):
        table.match.play(chance.choice(table.match.legal()))
    return table.match


# ── jobs ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("game", GAMES)
def test_the_same_is_chosen_elsewhere_as_here(game):
    match, player = begun(game), bots.find("oracle:50", LUCK)
    for _ in range(6):
        sight = player.sight(match)
        there = jobs.think(jobs.encode_job(jobs.to_choose(game, "oracle:50", LUCK, sight)))
        assert there.action == jobs.chosen(player, sight).action
        match.play(there.action)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_is_thought_of_every_move_elsewhere_as_here(game):
    sight = bots.sight(begun(game), recalls=True)
    here = advice.explain(bots.find("oracle:50", LUCK), advice.Moment(13, *sight))
    there = jobs.think(jobs.encode_job(jobs.to_advise(game, "oracle:50", LUCK, sight)))
    assert jobs.decode_answer(jobs.encode_answer(there)) == Advised(here)


@pytest.mark.parametrize("game", ["ulysses", "odyssey"])
def test_the_same_is_said_of_a_game_elsewhere_as_here(game):
    table, match = seated_table(game, 3), begun(game)
    moves = [match.notation.name(move.action) for move in match.moves]
    here = jobs.reviewed(table.dealt(), moves)
    there = jobs.think(jobs.encode_job(jobs.to_review(table, moves)))
    assert jobs.decode_answer(jobs.encode_answer(there)) == Reviewed(here)


def test_a_game_that_plays_on_from_another_is_believed_and_reviewed_from_where_it_began():
    past = seated_table("odysseus", 3)
    for number in range(9):
        play(past, past.match.legal()[number % len(past.match.legal())])
    _, fork = fork_of(past, 8, past.match.moves[7].seat)
    table = Table("fork", past.setup, bytes(32), "p0", NOON, fork)
    match, asked = table.dealt(), table.dealt()
    asked.beliefs.of(0)  # before the first move: that must not make a difference
    for number in range(9):
        action = match.legal()[number % len(match.legal())]
        match.play(action)
        asked.play(action)
    assert asked.beliefs.of(0).tobytes() == match.beliefs.of(0).tobytes()
    moves = [match.notation.name(move.action) for move in match.moves]
    there = jobs.think(jobs.encode_job(jobs.to_review(table, moves)))
    assert there == Reviewed(jobs.reviewed(table.dealt(), moves))


def test_a_review_elsewhere_names_nobody():
    table = seated_table("odysseus", 3)
    asked = jobs.encode_job(jobs.to_review(table, []))
    assert not [name for name in table.names() if name.encode() in asked]


@pytest.mark.parametrize("game", GAMES)
def test_a_worker_is_told_nothing_that_the_seat_does_not_know(game):
    match = begun(game)
    told = jobs.encode_job(jobs.to_choose(game, "sharp", LUCK, bots.sight(match, recalls=True)))
    worlds = set()
    for number in range(8):
        world, luck = copy_of(match.view(match.actor)), blank(Dice)
        entrypoints.set_key_at(luck, game_key(bytes([number]), "world"))
        entrypoints.guess_at(world, 0, match.beliefs.of(match.actor).copy(), luck)
        match.snapshot = Snapshot(world)
        worlds.add(world.tobytes())
        sight = bots.sight(match, recalls=True)
        assert jobs.encode_job(jobs.to_choose(game, "sharp", LUCK, sight)) == told
    assert len(worlds) > 1  # otherwise it would prove nothing


def changed(**fields):
    job = jobs.to_choose("odysseus", "oracle:50", LUCK, bots.sight(begun("odysseus", 0)))
    return msgspec.structs.replace(job, **fields)


def test_what_a_worker_cannot_think_of_is_declined_and_the_worker_lives():
    sight = changed().sight
    cases = {
        "other rules here": changed(rules="0"),
        "no such game here": changed(game="calypso"),
        "a record of another size": changed(sight=msgspec.structs.replace(sight, view=sight.view[1:])),
        "not a bot that thinks long": changed(bot="greedy"),
        "Misuse": changed(bot="oracle:never"),
    }
    for reason, job in cases.items():
        assert jobs.think(jobs.encode_job(job)) == Declined(reason)
    assert jobs.think(b"nonsense") == Declined("ValidationError")


def remembering(**fields):
    """A job with a past of twelve moves, changed."""
    sight = bots.sight(begun("odysseus"), recalls=True)
    job = jobs.to_choose("odysseus", "oracle:50", LUCK, sight)
    return msgspec.structs.replace(job, sight=msgspec.structs.replace(job.sight, **fields))


def test_the_past_of_a_seat_arrives_as_it_was_sent():
    match = begun("odysseus")
    past = bots.sight(match, recalls=True)[1].past
    _, seen, _ = jobs.find_sight(jobs.decode_job(jobs.encode_job(remembering())))
    assert len(past.moves) > 5
    assert seen.past.views.tobytes() == past.views.tobytes()
    assert seen.past.moves.tolist() == past.moves.tolist()
    assert jobs.find_sight(changed())[1].past is None


def test_a_past_that_cannot_be_is_declined():
    sight = remembering().sight
    views, moves = zlib.decompress(sight.past), sight.past_moves
    cases = {
        "a past of another size": (
            remembering(past_moves=moves[1:]),
            remembering(past_moves=[*moves, 1]),
            remembering(past=zlib.compress(views[1:])),
            remembering(past=zlib.compress(bytes(1 << 24))),
            remembering(past=sight.past[:-1]),
        ),
        "a past that cannot be read": (remembering(past=b"long ago"),),
    }
    for reason, declined in cases.items():
        for job in declined:
            assert jobs.think(jobs.encode_job(job)) == Declined(reason)


def test_nobody_has_a_worker_load_a_class_by_its_name():
    assert jobs.think(jobs.encode_job(changed(bot="os:system"))) == Declined("not a bot that thinks long")


# ── asking workers ────────────────────────────────────────────────────────────────────────────────


class KeptQueues:
    """Where jobs are put."""

    def __init__(self, fails=None):
        self.put_there, self.withdrawn, self.fails = {}, [], fails

    async def put(self, kind, request, job):
        if self.fails:
            raise self.fails
        self.put_there[request] = kind, jobs.decode_job(job)

    async def withdraw(self, kind, request):
        self.withdrawn.append(request)

    async def close(self):
        pass


class Office:
    """The part of a server that uses workers, and its queues."""

    def __init__(self, *threads: int, fails=None):
        self.clock, self.queues = HandClock(), KeptQueues(fails)
        self.elsewhere = ThoughtsElsewhere(self.clock)
        self.elsewhere.queues = self.queues
        for number, count in enumerate(threads):
            self.speak(number, count)

    def speak(self, number: int, threads: int = 1, make: str = ""):
        said = WorkerHere(server=f"worker {number}", make=make or jobs.make(), threads=threads)
        self.elsewhere.hear(said)

    def ask(self, who: str = "ann", bot: str = "oracle:50"):
        job = changed(bot=bot)
        return asyncio.create_task(self.elsewhere.ask(who, job, 1.0, "moves", Chosen))

    def answer(self, request, answer):
        data = jobs.encode_answer(answer)
        self.elsewhere.hear(ThoughtDone(server="worker 0", request=request, answer=data))

    @property
    def asked(self):
        """The bots that were requested, in order."""
        return [job.bot for _, job in self.queues.put_there.values()]


def test_a_worker_answers_and_it_is_counted():
    async def think():
        office = Office(1)
        task = office.ask()
        await breathe()
        (request,) = office.queues.put_there
        assert office.elsewhere.waiting == 1
        office.answer("of somebody else", Chosen(7, 0.0))
        office.answer(request, Chosen(3, 0.5))
        office.answer(request, Chosen(4, 0.5))  # by another, which was thought dead
        assert await task == Chosen(3, 0.5)
        assert (office.elsewhere.sent, office.elsewhere.done, office.elsewhere.fallen_back) == (1, 1, 0)
        assert not office.queues.withdrawn
        assert office.elsewhere.waiting == 0

    asyncio.run(think())


@pytest.mark.parametrize("there", [[], ["another make"]])
def test_where_no_worker_of_our_make_is_nobody_is_asked(there):
    async def think():
        office = Office()
        for number, make in enumerate(there):
            office.speak(number, 4, make)
        assert office.elsewhere.workers == 0
        assert await office.ask() is None
        assert not office.queues.put_there
        assert office.elsewhere.sent == 0

    asyncio.run(think())


def test_who_does_not_answer_in_time_is_waited_for_no_longer_and_the_job_is_withdrawn():
    async def think():
        office = Office(1)
        task = office.ask()
        for _ in range(round(1 + PATIENCE_SECONDS)):
            await breathe()
            assert not task.done()
            office.speak(0)
            await office.clock.advance(1)
        assert await task is None
        await breathe()
        assert office.queues.withdrawn == list(office.queues.put_there)
        assert (office.elsewhere.done, office.elsewhere.fallen_back) == (0, 1)
        office.answer(office.queues.withdrawn[0], Chosen(3, 0.5))  # too late
        assert office.elsewhere.done == 0

    asyncio.run(think())


@pytest.mark.parametrize("way", ["silent", "left"])
def test_when_the_last_worker_is_gone_nobody_waits_for_it(way):
    async def think():
        office = Office(1)
        tasks = [office.ask(), office.ask()]  # one is sent, one waits for its turn
        await breathe()
        if way == "left":
            office.elsewhere.hear(WorkerLeft(server="worker 0"))
        else:
            await office.clock.advance(AWAY_SECONDS - 0.1)
            assert not any(task.done() for task in tasks)
            await office.clock.advance(0.1 + LATER_SECONDS)
        assert [await task for task in tasks] == [None, None]
        assert office.elsewhere.workers == 0

    asyncio.run(think())


def test_what_was_asked_before_the_bus_was_away_is_not_waited_for():
    """The job may be lost, or the answer; the worker is still there, and is used the next time."""

    async def think():
        office = Office(1)
        task = office.ask()
        await breathe()
        office.elsewhere.think_here()
        assert await task is None
        assert office.elsewhere.workers == 1
        task = office.ask()
        await breathe()
        office.answer(list(office.queues.put_there)[-1], Chosen(3, 0.5))
        assert await task == Chosen(3, 0.5)

    asyncio.run(think())


def test_a_job_that_is_declined_or_cannot_be_sent_is_thought_of_here(caplog):
    async def think():
        office = Office(1)
        task = office.ask()
        await breathe()
        office.answer(next(iter(office.queues.put_there)), Declined("other rules here"))
        assert await task is None
        assert await Office(1, fails=ConnectionError()).ask() is None
        return office.elsewhere.fallen_back

    with caplog.at_level("WARNING", logger="ithaca"):
        assert asyncio.run(think()) == 1
    assert "declined" in caplog.text


def test_no_more_is_sent_than_workers_can_do_and_who_asks_for_much_waits_for_himself():
    async def think():
        office = Office(1, 1)
        greedy = [office.ask("eve", f"oracle:{number + 1}") for number in range(5)]
        await breathe()
        ann = office.ask("ann", "oracle:99")
        await breathe()
        assert office.asked == ["oracle:1", "oracle:2"]
        greedy[2].cancel()
        office.answer(next(iter(office.queues.put_there)), Chosen(3, 0.0))
        await breathe()
        assert office.asked[2:] == ["oracle:99"]  # the turn before belonged to somebody who has left
        office.speak(2)  # one more is there
        await breathe()
        assert office.asked[3:] == ["oracle:4"]
        for request in office.queues.put_there:
            office.answer(request, Chosen(3, 0.0))
        await breathe()
        office.answer(list(office.queues.put_there)[-1], Chosen(3, 0.0))
        await asyncio.gather(ann, *greedy, return_exceptions=True)
        assert office.elsewhere.turns["moves"].free == 3

    asyncio.run(think())


def test_fewer_workers_do_fewer_at_once():
    async def think():
        office = Office(1, 1)
        tasks = [office.ask() for _ in range(4)]
        await breathe()
        office.elsewhere.hear(WorkerLeft(server="worker 1"))
        first, second = office.queues.put_there
        office.answer(first, Chosen(3, 0.0))
        await breathe()
        assert len(office.queues.put_there) == 2  # the one that is left has something to do
        office.answer(second, Chosen(3, 0.0))
        await breathe()
        assert len(office.queues.put_there) == 3
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert office.queues.withdrawn == list(office.queues.put_there)[2:]

    asyncio.run(think())


# ── at a table ────────────────────────────────────────────────────────────────────────────────────


def table_with_workers(office, game="odysseus"):
    """A bot's turn that a worker computes; returns what was played."""
    table, tasks, recorder = bots_table(game, 3, "oracle:500ms"), Tasks(), Recorder()
    thinkers = Thinkers(Settings(), office.clock)
    thinkers.elsewhere, thinkers.thinking = office.elsewhere, FairQueue(Inline(), 1)
    runner = BotRunner(recorder, thinkers, tasks, Settings(pace=0), office.clock)
    runner.settled(LiveTable(table))
    return table, recorder, tasks


@pytest.mark.parametrize("waited", [0.0, 2.0])
@pytest.mark.parametrize("thought", [0.0, 0.3, 0.5])
def test_when_the_answer_shows_does_not_tell_how_long_was_thought(waited, thought):
    """However long the wait for a worker was, and whether there was something to think about."""

    async def evening():
        office = Office(1)
        table, recorder, tasks = table_with_workers(office)
        await office.clock.advance(waited + thought)
        (request,) = office.queues.put_there
        office.answer(request, Chosen(table.match.legal()[0], thought))
        await office.clock.advance(0.5 + MARGIN - thought - 0.01)
        assert not recorder.commands
        await office.clock.advance(0.02)
        tasks.cancel_all()
        return [command.move for command in recorder.commands], table

    played, table = asyncio.run(evening())
    assert played == [table.match.notation.name(table.match.legal()[0])]


@pytest.mark.parametrize("game", ["odysseus", "ulysses"])
def test_an_oracle_at_a_table_is_sent_the_past_where_it_asks_for_it(game):
    async def evening():
        office = Office(1)
        _, _, tasks = table_with_workers(office, game)
        await office.clock.advance(0)
        tasks.cancel_all()
        ((_, job),) = office.queues.put_there.values()
        return bool(job.sight.past)

    assert asyncio.run(evening()) == bots.find("oracle", LUCK).recalls(find(game))


@pytest.mark.parametrize("answer", [Chosen(9999, 0.5), Declined("other rules here")])
def test_a_worker_that_cheats_or_declines_stops_no_game(answer):
    async def evening():
        office = Office(1)
        table, recorder, tasks = table_with_workers(office)
        await office.clock.advance(0)
        office.answer(next(iter(office.queues.put_there)), answer)
        for _ in range(200):
            await office.clock.advance(0.5)
            await asyncio.sleep(0.01)
            if recorder.commands:
                break
        tasks.cancel_all()
        legal = [choice.move for choice in table.match.choices(table.actor)]
        return [command.move in legal for command in recorder.commands]

    assert asyncio.run(evening()) == [True]
