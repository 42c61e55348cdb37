"""Equal knowledge gives equal bytes: whatever others hide, and whatever they have not finished."""

import copy
import os
import random

import pytest
from guest import play_on, seated
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from parts import NOON, play, seated_table

from ithaca.engine import entrypoints
from ithaca.engine.dice import Dice
from ithaca.engine.game import find, names
from ithaca.engine.inference import Beliefs
from ithaca.engine.protocol import SPECTATOR
from ithaca.engine.record import blank
from ithaca.engine.seeds import SEED_BYTES, game_key, seed_of_number
from ithaca.engine.snapshot import Played, Snapshot, conceal
from ithaca.server.committer import seat_rows
from ithaca.server.knocks.knocker import turn_of
from ithaca.server.knocks.text import text_of
from ithaca.server.knocks.wishes import KINDS
from ithaca.server.live_table import LiveTable
from ithaca.server.messages import encode
from ithaca.server.order_answers import Order
from ithaca.server.players import Person
from ithaca.server.requests import TimeControl
from ithaca.server.states import state_of, states_of
from ithaca.server.table import MadeMove
from ithaca.server.viewers import Viewer

GAMES = names()
WORLDS = int(os.environ.get("WORLDS", "16"))  # games; more of them for a long look


def players_of(game):
    return min(4, find(game).players[-1])


def imagined(table, seat, number):
    """A world that this seat could not tell from its own; chance may be the same there."""
    before = table.snapshot(seat).state
    world, luck = conceal(before, seat), blank(Dice)
    belief = blank(table.game.part("belief").Belief)
    table.game.part("belief").believe_nothing(belief[0])
    entrypoints.set_key_at(luck, game_key(bytes(SEED_BYTES), f"twin {number}"))
    entrypoints.guess_at(world, 0, belief, luck)
    world["dice"] = before["dice"]
    return world


def copy_at(table, snapshot, drafts):
    """A second table that is at another snapshot, with these drafts."""
    twin, begun = copy.copy(table), len(table.drafts) - len(drafts)
    twin.match = copy.copy(table.match)
    twin.match.moves = table.match.moves[: len(table.match.moves) - begun]
    twin.match.snapshot, twin.match.beliefs = snapshot, Beliefs(twin.match)
    twin.seats, twin.notes = copy.deepcopy(table.seats), list(table.notes)
    twin.moves, twin.drafts = table.moves[: len(table.moves) - begun], list(drafts)
    return twin


def twin_of(table, seat, number):
    """A table that this seat could not tell from its own: what it does not know is dealt again. What others
    have begun and not shown has not happened there."""
    world = Snapshot(imagined(table, seat, number))
    if seat != table.drafter():
        twin = copy_at(table, world, [])
        twin.shown, twin.moves = world, table.moves[: table.shown_seq]
        return twin
    *earlier, last = table.drafts
    played = Played(last.played.name, last.played.before, last.played.move, world)
    return copy_at(table, world, [*earlier, MadeMove(last.seq, last.at, last.seat, last.by, played)])


def state_bytes(table, seat, told=()):
    """Alone or together with others: each is sent the same."""
    alone = encode(state_of(table, seat, told))
    assert states_of(table, {seat: told}) == {seat: alone}
    return alone


def hello_bytes(table, seat, orders=None):
    person = Person(f"p{seat}", "Ann", "en") if seat != SPECTATOR else None
    viewer, live = Viewer(person, seat, "en", 0.0), LiveTable(table)
    live.orders = orders or {}
    return encode(live.hello(viewer, table.seen_seq(seat), 0, NOON))


def outside_bytes(table):
    """What is told about a table to those who are not there: the lobby, knocks, the data for statistics."""
    knocks = [text_of(kind, table, "Ann", "en") for kind in KINDS]
    return encode([LiveTable(table).brief(), turn_of(table), seat_rows(table)]), knocks


def orders_of_others(table, seat):
    """Each of the others has given an order."""
    return {other: Order("pass", NOON, 0) for other in range(len(table.seats)) if other != seat}


SLOW_AND_RATED = {"rated": True, "away": 0, "clock": TimeControl(kind="move", seconds=86_400)}


@pytest.mark.parametrize("setup", [{}, SLOW_AND_RATED], ids=["plain", "rated, slow, with orders"])
@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=WORLDS, suppress_health_check=list(HealthCheck), database=None, derandomize=True)
@given(seed=st.integers(0, 10**9))
def test_worlds_that_differ_in_hidden_things_only_look_the_same(game, setup, seed):
    luck, players = random.Random(seed), players_of(game)
    table = seated_table(game, players, seed_of_number(seed), **setup)
    different = 0
    for number in range(luck.randrange(20, 90)):
        if table.match.over:
            break
        action = luck.choice(table.match.legal())
        if luck.random() < 0.2:
            for seat in range(SPECTATOR, players):
                twin = twin_of(table, seat, f"{seed} {number}")
                different += twin.match.state.tobytes() != table.match.state.tobytes()
                assert state_bytes(twin, seat) == state_bytes(table, seat)
                orders = orders_of_others(table, seat) if setup else {}
                assert hello_bytes(twin, seat, orders) == hello_bytes(table, seat)
                assert outside_bytes(twin) == outside_bytes(table)
                if not table.drafts:
                    check_move(table, twin, seat, action)
        play(table, action)
    assert different


def check_move(table, twin, seat, action):
    """Let the same happen in both, as this seat sees it: it is told the same."""
    here, there = (copy_at(one, one.match.snapshot, []) for one in (table, twin))
    mover = here.match.actor
    seen = entrypoints.seen_at(here.match.state, 0, action, seat)
    same = [
        other
        for other in there.match.legal()
        if entrypoints.seen_at(there.match.state, 0, other, seat) == seen
    ]
    if not same:
        return
    news = play(here, action), play(there, action if action in same else same[0])
    if conceal(here.match.state, seat).tobytes() != conceal(there.match.state, seat).tobytes():
        return  # another card was drawn, or another hand was shown
    if here.match.actor == mover and seat != mover:
        assert bool(here.drafts) == bool(there.drafts)  # or the time of the message would talk
    if seat == mover or not here.drafts:
        mine, theirs = (made_in(one) for one in news)
        assert state_bytes(here, seat, mine) == state_bytes(there, seat, theirs)


def made_in(news):
    """The moves that an announcement is about."""
    (one,) = news
    return [one.made] if isinstance(one.made, MadeMove) else one.made


@pytest.mark.parametrize("game", GAMES)
def test_a_world_that_differs_where_one_can_see_does_look_different(game):
    """The comparison above is not blind."""
    one, other = (seated_table(game, players_of(game), seed_of_number(seed)) for seed in (1, 2))
    assert state_bytes(one, 0) != state_bytes(other, 0)


# ── payments that are not complete ────────────────────────────────────────────────────────────────


def until_drafting(lines, luck, most=400):
    """Play until someone has begun something that can be taken back; returns the connection."""
    for _ in range(most):
        play_on(lines, luck.choice, 1)
        drafting = [line for line in lines if line.state["undo"]]
        if drafting:
            return drafting[0]
    raise AssertionError("nobody began anything")


@pytest.mark.parametrize("seed", range(3))
def test_what_is_not_complete_is_not_told_in_any_way(guests, seed):
    table, lines = seated(guests, "ulysses")
    watcher, lobby = guests[0].line(table, -1), guests[1]
    watcher.hear_of("hello")
    luck = random.Random(seed)
    drafter = until_drafting(lines, luck)
    others = [line for line in [*lines, watcher] if line is not drafter]

    def public():
        """Everything that others can request."""
        for line in others:
            before = len(line.heard)
            line.quiet()
            assert {message["type"] for message in line.heard[before:]} <= {"seats", "note", "done", "pong"}
        info = guests[3].get(f"/api/tables/{table}")
        briefs = [brief for brief in lobby.get("/api/tables")["tables"] if brief["id"] == table]
        hello = others[-1].guest.line(table, -1).hear_of("hello")
        del hello["now"], hello["table"]["spectators"], hello["table"]["notes"], hello["notes"]
        for one in (info, *briefs):
            one.pop("spectators")
            one.pop("notes", None)
        said = others[0].ask("chat", phrase="phrase-thinking")["seq"]
        note = watcher.hear_of("note")
        return (
            [len(told) for told in (line.told for line in others)],
            info,
            briefs,
            hello,
            said,
            note["after"],
        )

    for line in others:
        line.quiet()
    first = public()
    for _ in range(6):
        if not drafter.state["undo"]:
            break
        assert drafter.ask("undo", seq=drafter.state["seq"])["type"] == "done"
        drafter.quiet()
        assert public() == first
    answer = drafter.play(luck.choice(drafter.state["legal"])["move"])
    drafter.quiet()
    if drafter.state["undo"]:
        assert public() == first
    assert answer["type"] == "done"


def test_an_undo_takes_back_what_it_says(guests):
    """Two moves are taken back one after the other; a connection that was cut in between knows that, too."""
    table, lines = seated(guests, "ulysses")
    luck = random.Random(5)
    for _ in range(40):
        drafter = until_drafting(lines, luck)
        play_on(lines, luck.choice, 1)
        if drafter.state["undo"] and len(drafter.told) >= 2:
            break
    else:
        pytest.fail("no payment of two steps")
    before = [told["seq"] for told in drafter.told]
    cut = drafter.again()
    cut.close()
    for taken in (1, 2):
        drafter.ask("undo", seq=drafter.state["seq"])
        drafter.quiet()
        assert [told["seq"] for told in drafter.told] == before[:-taken]
    assert drafter.told == cut.again().told
    fresh = drafter.guest.line(table, drafter.seat)
    fresh.hear_of("hello")
    assert fresh.told == drafter.told
