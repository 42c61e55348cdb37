"""Who knows the same gets the same bytes: whatever others hide, and whatever they have not finished."""

import copy
import dataclasses
import os
import random

import pytest
from guest import play_on, seated
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ithaca.engine import calls
from ithaca.engine.dice import Dice
from ithaca.engine.match import Scene, conceal
from ithaca.engine.protocol import SPECTATOR
from ithaca.engine.record import blank, copy_of
from ithaca.engine.seeds import SEED_BYTES, game_key, seed_of_number
from ithaca.server import reports, telling
from ithaca.server.house import House
from ithaca.server.messages import Setup, encode
from ithaca.server.people import Person
from ithaca.server.settings import Settings
from ithaca.server.storage import Storage
from ithaca.server.table import Table
from ithaca.server.viewers import Live, Viewer

GAMES = ["odysseus", "ulysses", "odyssey"]
PLAYERS = {"odysseus": 4, "ulysses": 4, "odyssey": 3}
NOON = 1_800_000_000_000
WORLDS = int(os.environ.get("WORLDS", "16"))  # games; more of them for a long look


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    storage = Storage(f"sqlite:///{tmp_path_factory.mktemp('house') / 'tables.db'}")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(reports, "now", lambda: NOON)
        yield House(Settings(), storage)
    storage.close()


def add(table, *bodies):
    for body in bodies:
        table.take(table.entry(body, NOON + table.seq))


def dealt(game, seed):
    """A table with a person on each seat."""
    players = PLAYERS[game]
    table = Table("table", Setup(game=game, players=players), seed_of_number(seed), "p0", NOON)
    for seat in range(players):
        salt = f"{seat:032x}"
        add(table, {"kind": "sat", "seat": seat, "name": f"Seat {seat}", "person": f"p{seat}", "salt": salt})
    add(table, {"kind": "started"})
    return table


def play(table, action):
    match = table.match
    add(table, {"seat": match.actor, "move": match.notation.name(action), "by": ""})


def twin_of(table, seat, number):
    """A table that this seat could not tell from its own: what it does not know is dealt anew. What
    others have begun and not shown has not happened there."""
    mine = seat == table.drafter()
    before = table.sight(seat).state
    world, luck = conceal(before, seat), blank(Dice)
    belief = blank(table.game.part("belief").Belief)
    table.game.part("belief").believe_nothing(belief[0])
    calls.set_key_at(luck, game_key(bytes(SEED_BYTES), f"twin {number}"))
    calls.guess_at(world, 0, belief, luck)
    world["dice"] = before["dice"]  # chance may be the same there
    match = copy.copy(table.match)
    begun = 0 if mine else len(table.untold)
    match.state, match._before, match._past, match._beliefs = world, copy_of(world), None, None
    match.moves = match.moves[: len(match.moves) - begun]
    match._seen = [seen[: len(seen) - begun] for seen in match._seen]
    match._scene = None
    match._drafts = list(match._drafts) if mine else []
    match._foreseen = min(match._foreseen, len(match._drafts))
    twin = copy.copy(table)
    twin.match = match
    twin.seats = copy.deepcopy(table.seats)
    twin.moves, twin.notes, twin.fresh = list(table.moves), list(table.notes), []
    twin.shared = b""
    if mine:
        last = table.untold[-1]
        after = last.moment._replace(after=Scene(world))
        twin.untold = [*table.untold[:-1], dataclasses.replace(last, moment=after)]
    else:
        twin.untold, twin.shown = [], Scene(world)
        twin.moves = twin.moves[: table.shown_seq]
    return twin


def state_bytes(table, seat, told=()):
    return encode({"type": "state", **telling.state_of(table, seat, told)})


def hello_bytes(house, table, seat):
    person = Person(f"p{seat}", "Ann", "en") if seat != SPECTATOR else None
    viewer = Viewer(person, seat, "en")
    return reports.hello(Live(table), viewer, table.sight_seq(seat), 0)


@pytest.mark.parametrize("game", GAMES)
@settings(
    max_examples=int(os.environ.get("WORLDS", "16")),
    suppress_health_check=list(HealthCheck),
    database=None,
    derandomize=True,
)
@given(seed=st.integers(0, 10**9))
def test_worlds_that_differ_in_hidden_things_only_look_the_same(house, game, seed):
    luck = random.Random(seed)
    table = dealt(game, seed)
    different = 0
    for number in range(luck.randrange(20, 90)):
        if table.match.over:
            break
        action = luck.choice(table.match.legal())
        if luck.random() < 0.2:
            for seat in range(SPECTATOR, PLAYERS[game]):
                twin = twin_of(table, seat, f"{seed} {number}")
                different += twin.match.state.tobytes() != table.match.state.tobytes()
                assert state_bytes(twin, seat) == state_bytes(table, seat)
                assert hello_bytes(house, twin, seat) == hello_bytes(house, table, seat)
                if not table.untold:
                    check_move(table, twin, seat, action)
        play(table, action)
        table.fresh = []
    assert different


def check_move(table, twin, seat, action):
    """Let the same happen in both, as this seat sees it: it is told the same."""
    here, there = copy.copy(table), twin
    here.match = copy.copy(table.match)
    for one, source in ((here, table), (there, twin)):
        one.match._seen = [list(seen) for seen in source.match._seen]
        one.match.moves, one.match._drafts, one.match._foreseen = list(source.match.moves), [], 0
        one.match.state, one.match._scene, one.shared = copy_of(source.match.state), None, b""
        one.moves, one.untold, one.fresh, one.seats = list(source.moves), [], [], copy.deepcopy(source.seats)
    mover = here.match.actor
    seen = calls.seen_at(here.match.state, 0, action, seat)
    same = [
        other for other in there.match.legal() if calls.seen_at(there.match.state, 0, other, seat) == seen
    ]
    if not same:
        return
    play(here, action)
    play(there, action if action in same else same[0])
    if conceal(here.match.state, seat).tobytes() != conceal(there.match.state, seat).tobytes():
        return  # another card was drawn, or another hand was shown
    if here.match.actor == mover and seat != mover:
        assert bool(here.untold) == bool(there.untold)  # or the time of the message would talk
    news = (here.fresh or here.untold, there.fresh or there.untold)
    if seat == mover or not here.untold:
        assert state_bytes(here, seat, news[0]) == state_bytes(there, seat, news[1])


@pytest.mark.parametrize("game", GAMES)
def test_a_world_that_differs_where_one_can_see_does_look_different(game):
    """The comparison above is not blind."""
    table = dealt(game, 1)
    other = dealt(game, 2)
    assert state_bytes(table, 0) != state_bytes(other, 0)


# ── payments that are not complete ────────────────────────────────────────────────────────────────


def until_drafting(lines, luck, most=400):
    """Play until someone has begun something that can be taken back; returns the line."""
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
        """All that others can ask for."""
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
    """Two moves are taken back one after the other; also a line that was cut in between knows."""
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
