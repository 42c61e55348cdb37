"""A knock when it is your turn: whom it is for, when, how often, what it says, and where it may go."""

import asyncio
import contextlib
import datetime as dt
import json
import time

import httpcore
import pytest
from embedded_cluster import EmbeddedCluster
from embedded_server import a_server_here, dealt, look, people, until
from guest import No, a_server, some_guests
from parts import NOON, HandClock, breathe, play, seated_table, table_of
from push_service import a_push_service, claims_of

from ithaca.engine.protocol import OVER
from ithaca.engine.text import LANGUAGES
from ithaca.server import commands
from ithaca.server.accounts.merging import merge
from ithaca.server.commands import NewTable
from ithaca.server.committer import new_table_id
from ithaca.server.errors import Refused
from ithaca.server.knocks import endpoints, sender
from ithaca.server.knocks.endpoints import PublicNetwork, check_endpoint, is_public, must_be_public
from ithaca.server.knocks.knocker import GRACE_SECONDS, is_slow, turn_of
from ithaca.server.knocks.text import SIZE, text_of
from ithaca.server.knocks.wishes import KINDS, Wish
from ithaca.server.players import Person
from ithaca.server.requests import TableSetup, TimeControl
from ithaca.server.settings import Settings, from_environment

SLOW = {"away": 0, "clock": TimeControl("move", 86_400)}


@pytest.fixture
def push():
    with a_push_service() as service:
        yield service


async def subscribed(server, push, *persons: Person):
    """A browser for each, which has knocks turned on."""
    browsers = [push.browser(person.name) for person in persons]
    for person, browser in zip(persons, browsers, strict=True):
        one = browser.subscription
        keys = (one["p256dh"], one["auth"])
        await server.subscriptions.add(person.id, f"of {person.name}", one["endpoint"], keys, "")
    return browsers


async def waited(clock: HandClock, seconds: float = GRACE_SECONDS) -> None:
    """Let time pass, and let its consequences happen."""
    await clock.advance(seconds)
    await drained()


async def drained() -> None:
    """Wait until the writer, the readers and the workers have nothing left to do. On a busy machine threads
    wait for their turn, and so does this."""
    for _ in range(40):
        await breathe()
        await asyncio.to_thread(time.sleep, 0.005)


async def pass_on(server, live) -> None:
    """The deciding seat moves until it is another's turn."""
    table = live.table
    seat = table.actor
    while table.actor == seat:
        chair = table.seats[seat]
        move = first_move(table)
        await server.committer.play(live, commands.Play(chair.person, seat, table.seen_seq(seat), move))


def first_move(table) -> str:
    return table.match.notation.name(int(table.match.legal()[0]))


def story(tell):
    """A test that is a coroutine, on a loop of its own."""

    def run(tmp_path, push):
        asyncio.run(tell(tmp_path, push))

    run.__name__, run.__doc__ = tell.__name__, tell.__doc__
    return run


@contextlib.asynccontextmanager
async def a_slow_table(folder, push, hand=None, **setup):
    """Ann, Bob and Cid at a slow table, all with a browser that wants knocks, all away."""
    async with a_server_here(folder, hand, push_local=True) as server:
        persons = await people(server, "Ann", "Bob", "Cid")
        browsers = await subscribed(server, push, *persons)
        live = await dealt(server, persons, **{**SLOW, **setup})
        yield server, live, persons, browsers


# ── whose turn it is ──────────────────────────────────────────────────────────────────────────────


@story
async def test_who_is_away_is_knocked_at_once_for_a_turn(folder, push):
    clock = HandClock()
    async with a_slow_table(folder, push, clock, title="Friday") as (server, live, persons, browsers):
        seat = live.table.actor
        await waited(clock, GRACE_SECONDS - 1)
        assert not push.got
        await waited(clock, 1)
        await until(lambda: push.at(browsers[seat]))
        assert push.at(browsers[seat]) == [
            {
                "title": f"It is your turn, {persons[seat].name}",
                "body": "Friday · Odysseus",
                "table": live.table.id,
                "lang": "en",
            }
        ]
        for other in range(3):
            if other != seat:
                assert [told["title"] for told in push.at(browsers[other])] == ["The game has begun"]
        await server.committer.run(live, commands.Say(persons[0].id, "Ann", "come!", ""))
        await waited(clock, 3600)
        assert len(push.at(browsers[seat])) == 1


@story
async def test_the_next_turn_is_another_knock(folder, push):
    clock = HandClock()
    async with a_slow_table(folder, push, clock) as (server, live, _, browsers):
        first = live.table.actor
        await waited(clock)
        await pass_on(server, live)
        second = live.table.actor
        await waited(clock)
        await until(lambda: len(push.at(browsers[second])) == 2)
        assert "your turn" in push.at(browsers[second])[-1]["title"]
        assert len(push.at(browsers[first])) == 1


@story
async def test_who_has_a_line_to_the_table_is_not_knocked_at(folder, push):
    clock = HandClock()
    async with a_slow_table(folder, push, clock) as (server, live, persons, browsers):
        seat = live.table.actor
        await look(server, live, persons[seat], seat)
        await waited(clock)
        assert not push.at(browsers[seat])


@story
async def test_who_saw_his_turn_and_went_is_not_knocked_at(folder, push):
    clock = HandClock()
    async with a_slow_table(folder, push, clock) as (server, live, persons, browsers):
        seat = live.table.actor
        viewer = await look(server, live, persons[seat], seat)
        server.presence.depart(live, viewer)
        await waited(clock, 3600)
        assert not push.at(browsers[seat])


@story
async def test_who_comes_back_while_one_waits_is_not_knocked_at(folder, push):
    clock = HandClock()
    async with a_slow_table(folder, push, clock) as (server, live, persons, browsers):
        seat = live.table.actor
        await waited(clock, GRACE_SECONDS - 1)
        await look(server, live, persons[seat], seat)
        await waited(clock, 60)
        assert not push.at(browsers[seat])


@story
async def test_a_stand_in_needs_no_knock(folder, push):
    clock = HandClock()
    async with a_slow_table(folder, push, clock) as (server, live, persons, browsers):
        seat = live.table.actor
        await server.committer.run(live, commands.Leave(persons[seat].id, seat))
        await waited(clock)
        assert not any("turn" in told["title"] for told in push.at(browsers[seat]))


@story
async def test_a_restart_does_not_knock_again(folder, push):
    clock = HandClock()
    async with a_slow_table(folder, push, clock) as (_, live, __, browsers):
        seat, table_id = live.table.actor, live.table.id
        await waited(clock)
        await until(lambda: push.at(browsers[seat]))
    async with a_server_here(folder, clock, push_local=True) as server:
        again = await server.registry.find(table_id)
        assert again.table.actor == seat
        await waited(clock, 3600)
        assert len(push.at(browsers[seat])) == 1
        await pass_on(server, again)
        await waited(clock)
        await until(lambda: len(push.at(browsers[again.table.actor])) == 2)


@pytest.mark.parametrize("game", ["odysseus", "odyssey", "ulysses"])
def test_a_turn_is_one_however_many_moves_its_seat_makes_in_it(game):
    table = seated_table(game, 3)
    turns, within = {}, 0
    for _ in range(200):
        if table.actor == OVER:
            break
        seat, turn, before = table.actor, turn_of(table), len(table.moves)
        assert turns.setdefault(turn, seat) == seat
        play(table, table.match.legal()[-1])
        same = table.actor == seat
        within += same
        assert table.actor == OVER or turn_of(table) == (turn if same else before + 1)
    assert len(turns) > 3
    assert within


@story
async def test_a_turn_that_nobody_knew_of_before_a_restart_is_knocked_for_after_it(folder, push):
    clock = HandClock()
    async with a_slow_table(folder, push, clock) as (_, live, __, browsers):
        seat, table_id = live.table.actor, live.table.id
    assert not push.got
    async with a_server_here(folder, clock, push_local=True) as server:
        await server.registry.find(table_id)
        await waited(clock)
        await until(lambda: push.at(browsers[seat]))


@pytest.mark.parametrize(
    ("kind", "seconds", "away", "slow"),
    [
        ("none", 0, 0, True),
        ("none", 0, 120, False),  # a stand-in has decided before anybody comes
        ("none", 0, 3600, True),
        ("move", 3600, 0, True),
        ("move", 3599, 0, False),
        ("move", 86_400, 120, False),
        ("game", 7 * 86_400, 0, True),
        ("game", 3600, 0, False),
    ],
)
def test_a_game_is_slow_if_who_is_away_for_an_hour_still_finds_his_decision(kind, seconds, away, slow):
    setup = TableSetup(game="odysseus", players=3, clock=TimeControl(kind, seconds), away=away)
    assert is_slow(setup) == slow


@story
async def test_in_a_quick_game_nobody_is_knocked_at_for_his_turn(folder, push):
    clock = HandClock()
    async with a_slow_table(folder, push, clock, clock=TimeControl("move", 60)) as (*_, browsers):
        await waited(clock, 30)
        await until(lambda: any(map(push.at, browsers)))
        titles = {told["title"] for browser in browsers for told in push.at(browser)}
        assert titles == {"The game has begun"}


# ── begun, over, invited ──────────────────────────────────────────────────────────────────────────


@story
async def test_that_a_game_is_over_is_told_to_who_is_away_and_not_who_won(folder, push):
    clock = HandClock()
    async with a_slow_table(folder, push, clock) as (server, live, persons, browsers):
        await look(server, live, persons[0], 0)
        for seat, person in enumerate(persons):
            await server.committer.run(live, commands.OfferEnd(person.id, seat, True))
        assert live.table.state == "over"
        await waited(clock)
        await until(lambda: all(push.at(browser) for browser in browsers[1:]))
        ended = [told for browser in browsers[1:] for told in push.at(browser)]
        assert {told["title"] for told in ended} == {"The game is over"}
        assert not push.at(browsers[0])


@story
async def test_a_knock_is_in_the_language_of_whom_it_is_for(folder, push):
    clock = HandClock()
    async with a_server_here(folder, clock, push_local=True) as server:
        persons = [await server.players.create(name, lang) for name, lang in (("Ann", "fr"), ("Bob", "de"))]
        persons += await people(server, "Cid")
        browsers = await subscribed(server, push, *persons)
        live = await dealt(server, persons, **SLOW)
        await waited(clock)
        await until(lambda: all(map(push.at, browsers)))
        wanted = {
            "fr": {f"À toi de jouer, {persons[0].name}", "La partie a commencé"},
            "de": {f"Du bist am Zug, {persons[1].name}", "Die Partie hat begonnen"},
        }
        for person, browser in zip(persons[:2], browsers[:2], strict=True):
            assert push.at(browser)[0]["title"] in wanted[person.lang]
        assert live.table.id == push.at(browsers[2])[0]["table"]


# ── wishes ────────────────────────────────────────────────────────────────────────────────────────


@story
async def test_kinds_that_are_not_wanted_do_not_come(folder, push):
    clock = HandClock()
    async with a_server_here(folder, clock, push_local=True) as server:
        persons = await people(server, "Ann", "Bob", "Cid")
        browsers = await subscribed(server, push, *persons)
        for person in persons:
            await server.wishes.keep(person.id, Wish(("ended",)))
        live = await dealt(server, persons, **SLOW)
        await waited(clock)
        assert not push.got
        for seat, person in enumerate(persons):
            await server.committer.run(live, commands.OfferEnd(person.id, seat, True))
        await waited(clock)
        await until(lambda: all(map(push.at, browsers)))


@story
async def test_a_table_whose_bell_is_off_does_not_knock(folder, push):
    clock = HandClock()
    async with a_slow_table(folder, push, clock) as (server, live, persons, browsers):
        seat = live.table.actor
        await server.wishes.set_quiet(persons[seat].id, live.table.id, True)
        await waited(clock)
        await until(lambda: all(push.at(browsers[other]) for other in range(3) if other != seat))
        assert not push.at(browsers[seat])


def at(hour: float, zone: str = "UTC") -> int:
    """A moment of 2026-06-01 by the clock of a place, in milliseconds."""
    from zoneinfo import ZoneInfo

    day = dt.datetime(2026, 6, 1, tzinfo=ZoneInfo(zone))
    return round((day + dt.timedelta(hours=hour)).timestamp() * 1000)


@pytest.mark.parametrize(
    ("hour", "zone", "hours"),
    [
        (23, "UTC", 8),
        (3, "UTC", 4),
        (7, "UTC", 0),
        (21.99, "UTC", 0),
        (22, "UTC", 9),
        (23, "Europe/Athens", 8),
        (12, "America/New_York", 0),
    ],
)
def test_quiet_hours_reach_over_midnight_by_the_time_of_ones_own_place(hour, zone, hours):
    wish = Wish(KINDS, 22 * 60, 7 * 60, zone)
    assert wish.quiet_seconds(at(hour, zone)) == pytest.approx(hours * 3600)


def test_quiet_hours_of_a_day_on_which_the_clock_is_set():
    """In the night of 2026-03-29 Berlin loses an hour."""
    from zoneinfo import ZoneInfo

    night = dt.datetime(2026, 3, 29, 0, tzinfo=ZoneInfo("Europe/Berlin"))
    wish = Wish(KINDS, 23 * 60, 7 * 60, "Europe/Berlin")
    assert wish.quiet_seconds(round(night.timestamp() * 1000)) == 6 * 3600


@story
async def test_in_quiet_hours_a_knock_waits_until_they_are_over(folder, push):
    clock = HandClock()
    async with a_slow_table(folder, push, clock) as (server, live, persons, browsers):
        seat = live.table.actor
        now = dt.datetime.fromtimestamp(NOON / 1000, dt.UTC)
        minute = now.hour * 60 + now.minute
        quiet = Wish(KINDS, (minute - 60) % 1440, (minute + 60) % 1440)
        await server.wishes.keep(persons[seat].id, quiet)
        await waited(clock, 3000)
        assert not push.at(browsers[seat])
        await waited(clock, 3600)
        await until(lambda: push.at(browsers[seat]))
        assert len(push.at(browsers[seat])) == 1


async def invited_in_quiet_hours(server, push):
    """Bob is invited to a table of Ann's during his quiet hours; returns his browser."""
    ann, bob = await people(server, "Ann", "Bob")
    (browser,) = await subscribed(server, push, bob)
    now = dt.datetime.fromtimestamp(NOON / 1000, dt.UTC)
    minute = now.hour * 60 + now.minute
    await server.wishes.keep(bob.id, Wish(KINDS, (minute - 60) % 1440, (minute + 60) % 1440))
    new = NewTable(new_table_id(), TableSetup(game="odysseus", players=3), [])
    live = await server.committer.open(ann.id, new)
    assert await server.invitations.invite(live, ann, bob.id)
    server.knocker.invited(live, bob.id, "Ann", lambda: True)
    await drained()
    assert not push.at(browser)
    return live, browser


@story
async def test_who_is_invited_in_quiet_hours_is_knocked_at_though_the_server_is_restarted(folder, push):
    clock = HandClock()
    async with a_server_here(folder, clock, push_local=True) as server:
        live, browser = await invited_in_quiet_hours(server, push)
    for _ in range(2):  # the second time it is known that it was done
        async with a_server_here(folder, clock, push_local=True) as server:
            await server.registry.find(live.table.id)
            await drained()
            await waited(clock, 4000)
            await until(lambda: push.at(browser))
            assert len(push.at(browser)) == 1


@story
async def test_who_is_invited_in_quiet_hours_is_knocked_at_once_though_another_process_decides(folder, push):
    cluster = EmbeddedCluster(folder, push_local=True)
    async with cluster.servers(2) as (one, other):
        live, browser = await invited_in_quiet_hours(one, push)
        await other.invitations.load()
        await other.subscriptions.load()
        cluster.stop(one)
        one.knocker._knock = lambda *_: None  # its timers are gone with it
        await cluster.until(lambda: live.table.id in other.registry.tables)
        there = other.registry.tables[live.table.id]
        await cluster.until(lambda: there.is_decided_here)
        await drained()
        assert not push.at(browser)
        await waited(cluster.clock, 4000)
        await until(lambda: push.at(browser))
        assert len(push.at(browser)) == 1


@story
async def test_who_has_moved_in_his_quiet_hours_is_not_knocked_at_after_them(folder, push):
    clock = HandClock()
    async with a_slow_table(folder, push, clock) as (server, live, persons, browsers):
        seat = live.table.actor
        now = dt.datetime.fromtimestamp(NOON / 1000, dt.UTC)
        minute = now.hour * 60 + now.minute
        await server.wishes.keep(persons[seat].id, Wish(KINDS, (minute - 1) % 1440, (minute + 60) % 1440))
        await waited(clock)
        await pass_on(server, live)
        await waited(clock, 2 * 3600)
        assert not push.at(browsers[seat])


# ── secrecy ───────────────────────────────────────────────────────────────────────────────────────


def test_all_knocks_are_of_one_length_and_the_longest_fits():
    table = table_of("odyssey", 2, title="𝔗" * 60)
    texts = [text_of(kind, table, "𝔄" * 24, lang) for kind in KINDS for lang in LANGUAGES]
    assert {len(text) for text in texts} == {SIZE}
    assert all(json.loads(text)["table"] == "table" for text in texts)


@pytest.mark.parametrize("game", ["odysseus", "odyssey", "ulysses"])
def test_a_knock_is_the_same_to_the_byte_whatever_lies_on_the_table(game):
    """What a seat cannot tell apart its knock does not reveal either: it is the same for any two deals."""
    deals = [seated_table(game, 3, bytes([seed]) * 32) for seed in range(4)]
    assert len({table.match.snapshot.state.tobytes() for table in deals}) == len(deals)
    for kind in KINDS:
        assert len({text_of(kind, table, "Ann", "en") for table in deals}) == 1


@story
async def test_what_is_sent_is_of_one_size_for_all_kinds(folder, push):
    clock = HandClock()
    async with a_slow_table(folder, push, clock) as (server, live, persons, browsers):
        await waited(clock)
        for seat, person in enumerate(persons):
            await server.committer.run(live, commands.OfferEnd(person.id, seat, True))
        await waited(clock)
        await until(lambda: len(push.got) == 6)
        told = {told["title"].split(",")[0] for browser in browsers for told in push.at(browser)}
        assert told == {"It is your turn", "The game has begun", "The game is over"}
        assert len({len(got.body) for got in push.got}) == 1
        known = [
            {k: v for k, v in got.headers.items() if k not in ("topic", "authorization")} for got in push.got
        ]
        assert all(heads == known[0] for heads in known)


# ── by whom, and to whom ──────────────────────────────────────────────────────────────────────────


@story
async def test_a_push_service_can_check_who_knocks(folder, push):
    clock = HandClock()
    async with a_slow_table(folder, push, clock) as (server, *_):
        await waited(clock)
        await until(lambda: push.got)
        claims = claims_of(push.got[0].headers["authorization"], server.push_key.public)
        assert claims["aud"] == push.url
        assert 0 < claims["exp"] - clock.now() / 1000 <= 86_400
        assert claims["sub"].startswith(("mailto:", "https://"))
        key = server.push_key.public
    async with a_server_here(folder, clock, push_local=True) as server:
        assert server.push_key.public == key


@pytest.mark.parametrize(
    ("given", "contact"),
    [
        ({}, "mailto:nobody@localhost"),
        ({"public_url": "https://ithaca.example"}, "https://ithaca.example"),
        ({"contact": "host@ithaca.example"}, "mailto:host@ithaca.example"),
        ({"contact": "https://ithaca.example/about"}, "https://ithaca.example/about"),
    ],
)
def test_push_services_are_told_whom_to_write_to(given, contact):
    from ithaca.server.knocks.vapid import contact_of

    assert contact_of(Settings(**given)) == contact


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_its_service_does_not_know_is_forgotten(tmp_path, push, status):
    async def tell():
        clock = HandClock()
        async with a_slow_table(tmp_path, push, clock) as (server, _, persons, __):
            push.answers = [status] * 3
            await waited(clock)
            await until(lambda: len(push.got) == 3)
            await drained()
            for person in persons:
                assert not await server.subscriptions.of(person.id)

    asyncio.run(tell())


@pytest.mark.parametrize("status", [429, 500, 503])
def test_a_service_that_is_busy_is_tried_again_later_and_not_for_ever(tmp_path, push, status):
    async def tell():
        clock = HandClock()
        async with a_server_here(tmp_path, clock, push_local=True) as server:
            [ann] = await people(server, "Ann")
            [browser] = await subscribed(server, push, ann)
            [one] = await server.subscriptions.of(ann.id)
            push.answers = [status] * 10
            server.sender.send(sender.Delivery(one, b"text", "table"))
            await until(lambda: len(push.got) == 1)
            for tries, wait in enumerate(sender.RETRY_AFTER, 2):
                await drained()
                await waited(clock, wait - 1)
                assert len(push.got) == tries - 1
                await waited(clock, 1)
                await until(lambda tries=tries: len(push.got) == tries)
            await waited(clock, 3600)
            assert len(push.got) == 1 + len(sender.RETRY_AFTER)
            assert len(await server.subscriptions.of(ann.id)) == 1
            assert {browser.plain(got) for got in push.got} == {b"text"}

    asyncio.run(tell())


@story
async def test_a_service_may_say_when_to_try_again(folder, push):
    clock = HandClock()
    async with a_server_here(folder, clock, push_local=True) as server:
        [ann] = await people(server, "Ann")
        await subscribed(server, push, ann)
        [one] = await server.subscriptions.of(ann.id)
        push.answers, push.headers = [429], {"retry-after": "120"}
        server.sender.send(sender.Delivery(one, b"text", "table"))
        await until(lambda: len(push.got) == 1)
        await drained()
        await waited(clock, 119)
        assert len(push.got) == 1
        await waited(clock, 1)
        await until(lambda: len(push.got) == 2)


@story
async def test_no_redirect_is_followed(folder, push):
    with a_push_service() as elsewhere:
        clock = HandClock()
        async with a_server_here(folder, clock, push_local=True) as server:
            [ann] = await people(server, "Ann")
            await subscribed(server, push, ann)
            [one] = await server.subscriptions.of(ann.id)
            push.answers, push.headers = [307], {"location": f"{elsewhere.url}/inside"}
            assert (await server.sender.post(sender.Delivery(one, b"text", "table"))).status == 307
            assert not elsewhere.got


@story
async def test_when_too_many_wait_a_knock_is_dropped_and_nobody_waits(folder, push):
    async with a_server_here(folder, HandClock(), push_local=True) as server:
        [ann] = await people(server, "Ann")
        await subscribed(server, push, ann)
        [one] = await server.subscriptions.of(ann.id)
        for _ in range(sender.MOST_WAITING + 5):
            server.sender.send(sender.Delivery(one, b"text", "table"))
        assert server.sender._queue.qsize() == sender.MOST_WAITING
        while not server.sender._queue.empty():
            server.sender._queue.get_nowait()


# ── where a knock may go ──────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "127.8.8.8",
        "0.0.0.0",
        "10.1.2.3",
        "172.16.0.1",
        "192.168.1.1",
        "100.64.0.1",
        "169.254.169.254",
        "224.0.0.1",
        "::1",
        "::",
        "fe80::1",
        "fe80::1%eth0",
        "fd00:ec2::254",
        "ff02::1",
        "::ffff:127.0.0.1",
        "::ffff:a9fe:a9fe",
        "::127.0.0.1",
        "64:ff9b::7f00:1",
        "64:ff9b:1::a00:1",
        "2002:7f00:1::",
        "nonsense",
    ],
)
def test_an_address_inside_is_not_public_however_it_is_wrapped(address):
    assert not is_public(address)


@pytest.mark.parametrize("address", ["8.8.8.8", "2606:4700::1111", "64:ff9b::808:808", "::ffff:8.8.8.8"])
def test_an_address_of_the_world_is_public(address):
    assert is_public(address)


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example/x",
        "ftp://push.example/x",
        "push.example/x",
        "https://",
        "https://ann:secret@push.example/x",
        "https://push.example:0/x",
        "https://push.example:99999/x",
        "https://[::1/x",
        "https://push.example/x y",
        "https://push.exämple/x",
        "https://push.example/" + "x" * 1000,
        "",
    ],
)
def test_what_is_no_https_address_is_refused(endpoint):
    with pytest.raises(Refused) as refused:
        check_endpoint(endpoint, local=False)
    assert refused.value.key == "push-endpoint-bad"


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://localhost/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://[::ffff:10.0.0.1]:8443/x",
        "https://169.254.169.254/latest/meta-data",
        "https://2130706433/x",  # 127.0.0.1 as one number
        "https://0x7f.1/x",
    ],
)
def test_an_endpoint_inside_is_refused_when_it_is_given(endpoint):
    with pytest.raises(Refused) as refused:
        asyncio.run(must_be_public(endpoint, local=False))
    assert refused.value.key in ("push-endpoint-inside", "push-endpoint-unknown")


def named(monkeypatch, *answers: str) -> list[str]:
    """Let names resolve to these addresses, one after the other; the last stays. Returns what was looked
    up."""
    asked, left = [], list(answers)

    async def addresses(loop, host, port, **_):
        asked.append(host)
        address = left.pop(0) if len(left) > 1 else left[0]
        return [(2, 1, 6, "", (address, port))]

    monkeypatch.setattr("asyncio.base_events.BaseEventLoop.getaddrinfo", addresses)
    return asked


def test_a_name_that_leads_inside_is_refused_when_it_is_given(monkeypatch):
    named(monkeypatch, "192.168.0.7")
    with pytest.raises(Refused) as refused:
        asyncio.run(must_be_public("https://push.example/x", local=False))
    assert refused.value.key == "push-endpoint-inside"


def test_a_name_that_leads_elsewhere_later_is_not_called(monkeypatch, push):
    """A name that was public when it was given, and resolves to this machine when it is to be connected
    to."""
    port = int(push.url.rpartition(":")[2])
    endpoint = f"https://push.example:{port}/x"
    named(monkeypatch, "8.8.8.8", "127.0.0.1")
    asyncio.run(must_be_public(endpoint, local=False))

    async def call():
        async with httpcore.AsyncConnectionPool(network_backend=PublicNetwork()) as pool:
            await pool.request("POST", endpoint)

    with pytest.raises(endpoints.NotPublic):
        asyncio.run(call())
    assert not push.got


def test_the_address_that_was_checked_is_the_one_that_is_called(monkeypatch):
    """One look-up for a connection: a second one could lead elsewhere; TLS verifies the name."""
    asked, called = named(monkeypatch, "8.8.8.8", "127.0.0.1"), []

    class Stream(httpcore.AsyncMockStream):
        async def start_tls(self, ssl_context, server_hostname=None, timeout=None):
            called.append(server_hostname)
            return self

    async def connect(self, host, *_):
        called.append(host)
        return Stream([b"HTTP/1.1 201 Created\r\n\r\n"])

    monkeypatch.setattr(httpcore.AnyIOBackend, "connect_tcp", connect)

    async def call():
        async with httpcore.AsyncConnectionPool(network_backend=PublicNetwork()) as pool:
            await pool.request("POST", "https://push.example/x")

    asyncio.run(call())
    assert asked == ["push.example"]
    assert called == ["8.8.8.8", "push.example"]


@story
async def test_what_leads_inside_when_it_is_sent_is_not_called_nor_tried_again(folder, push):
    """A browser that was registered while its name led outside."""
    clock = HandClock()
    async with a_server_here(folder, clock) as server:
        [ann] = await people(server, "Ann")
        await subscribed(server, push, ann)
        [one] = await server.subscriptions.of(ann.id)
        server.sender.send(sender.Delivery(one, b"text", "table"))
        await drained()
        await waited(clock, 600)
        assert not push.got


def test_a_public_address_that_is_our_own_is_not_called(monkeypatch):
    class Own(httpcore.AsyncMockStream):
        def get_extra_info(self, info):
            return {"client_addr": ("8.8.8.8", 5), "server_addr": ("8.8.8.8", 443)}.get(info)

    async def connect(self, *_):
        return Own([b""])

    named(monkeypatch, "8.8.8.8")
    monkeypatch.setattr(httpcore.AnyIOBackend, "connect_tcp", connect)
    with pytest.raises(endpoints.NotPublic):
        asyncio.run(PublicNetwork().connect_tcp("push.example", 443))


def test_push_services_inside_are_for_tests_only():
    assert not Settings().push_local
    assert from_environment({"ITHACA_PUSH_LOCAL": "1"}).push_local


# ── over the API ──────────────────────────────────────────────────────────────────────────────────


def keys_of(push, name="browser"):
    return push.browser(name).subscription


def test_a_server_does_not_take_an_endpoint_inside(guest, push):
    ann = guest("Ann")
    for endpoint, code in (
        (f"{push.url}/x", "push-endpoint-bad"),
        ("https://127.0.0.1/x", "push-endpoint-inside"),
        ("https://localhost:8000/api/me", "push-endpoint-inside"),
    ):
        with pytest.raises(No, match=f"400 {code}"):
            ann.post("/api/me/knocks/browsers", **{**keys_of(push), "endpoint": endpoint})
    assert not ann.get("/api/me/knocks")["browsers"]


def test_wishes_are_kept_and_nonsense_is_a_sentence(guest):
    ann = guest("Ann")
    assert ann.get("/api/me/knocks")["kinds"] == list(KINDS)
    wish = {"kinds": ["turn"], "quiet_from": 1320, "quiet_to": 420, "zone": "Europe/Athens"}
    ann.post("/api/me/knocks", **wish)
    assert {key: ann.get("/api/me/knocks")[key] for key in wish} == wish
    for bad, code in (
        ({"zone": "Europe/Ithaca"}, "no-such-zone"),
        ({"zone": "../../etc/passwd"}, "no-such-zone"),
        ({"zone": ""}, "no-such-zone"),
        ({"quiet_from": None}, "quiet-half"),
        ({"quiet_from": 1440}, "bad-request"),
        ({"kinds": ["dinner"]}, "bad-request"),
    ):
        with pytest.raises(No, match=f"400 {code}"):
            ann.post("/api/me/knocks", **{**wish, **bad})
    assert {key: ann.get("/api/me/knocks")[key] for key in wish} == wish
    with pytest.raises(No, match="401"):
        guest().get("/api/me/knocks")


def test_the_bell_of_a_table_is_for_those_who_sit_there(guest):
    ann, bob = guest("Ann"), guest("Bob")
    table = ann.open_table("odysseus", 3)
    ann.sit(table, 0)
    assert ann.get(f"/api/tables/{table}/bell") == {"on": True}
    assert ann.at(table, "bell", on=False) == {"on": False}
    assert ann.get(f"/api/tables/{table}/bell") == {"on": False}
    with pytest.raises(No, match="403 not-your-seat"):
        bob.at(table, "bell", on=False)
    for ask in (lambda: ann.at("nowhere", "bell", on=False), lambda: ann.get("/api/tables/nowhere/bell")):
        with pytest.raises(No, match="404 no-such-table"):
            ask()


@pytest.fixture
def open_to_tests(tmp_path):
    """A server that sends knocks to the tests' own push service."""
    with a_server(tmp_path, push_local=1) as server, some_guests(server, "Ann", "Bob") as guests:
        yield guests


def test_a_browser_is_one_persons_and_ends_with_its_session(open_to_tests, push):
    ann, bob = open_to_tests
    one = keys_of(push)
    [told] = ann.post("/api/me/knocks/browsers", **one)["browsers"]
    assert told["here"]
    assert "endpoint" not in told
    assert len(bob.post("/api/me/knocks/browsers", **one)["browsers"]) == 1
    assert not ann.get("/api/me/knocks")["browsers"]
    with pytest.raises(No, match="404 no-such-browser"):
        ann.checked(ann.http.delete(f"/api/me/knocks/browsers/{told['id']}"))
    [session] = bob.get("/api/me/sessions")["sessions"]
    phone = bob.post("/api/me/code")["code"]
    ann.post("/api/sign-in/code", code=phone)
    ann.checked(ann.http.delete(f"/api/me/sessions/{session['id']}"))
    assert not ann.get("/api/me/knocks")["browsers"]


def test_a_browser_needs_its_keys_and_there_are_not_too_many(open_to_tests, push):
    ann, _ = open_to_tests
    for bad in ({"p256dh": "AAAA"}, {"auth": "AAAA"}, {"p256dh": "%"}, {"auth": "ä"}, {"p256dh": ""}):
        with pytest.raises(No, match="400 push-keys-bad"):
            ann.post("/api/me/knocks/browsers", **{**keys_of(push), **bad})
    for nth in range(10):
        ann.post("/api/me/knocks/browsers", **keys_of(push, f"b{nth}"))
    with pytest.raises(No, match="400 too-many-browsers"):
        ann.post("/api/me/knocks/browsers", **keys_of(push, "b10"))
    ann.post("/api/me/knocks/browsers", **keys_of(push, "b3"))  # one of them again
    assert len(ann.get("/api/me/data")["browsers_to_knock_at"]) == 10
    assert push.url not in json.dumps(ann.get("/api/me/data"))


@story
async def test_who_is_merged_takes_the_browsers_along_and_who_is_forgotten_has_none(folder, push):
    from ithaca.server import erasure

    async with a_server_here(folder, HandClock(), push_local=True) as server:
        ann, guest = await people(server, "Ann", "Guest")
        await subscribed(server, push, guest)
        await merge(server, guest, ann)
        assert len(await server.subscriptions.of(ann.id)) == 1
        assert server.subscriptions.persons == {ann.id}
        await erasure.forget(server, ann)
        assert not server.subscriptions.persons
