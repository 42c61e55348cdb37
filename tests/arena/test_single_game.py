"""One game between bots: where they sit, what they are asked, and how they lose a move but not the match."""

import itertools
import threading

import pytest
from arena.troubled import Spinning, Waiting, Watching

from ithaca import bots
from ithaca.arena import single_game, tournament
from ithaca.arena.single_game import Chair, Times, deal, luck_of, play, seat_of
from ithaca.engine.game import find, names


def setup(*seats, game="odysseus", **more):
    made = tournament.prepare(find(game), seats, **more)
    single_game.warm_up(made)  # or the first move may be late while it is compiled
    return made


# ── deals and seats ───────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("game", names())
def test_a_deal_is_dealt_once_for_every_rotation(game):
    players = find(game).players[0]
    one = setup(*["random"] * players, game=game)
    dealt = [deal(one, number).state.tobytes() for number in range(3 * players)]

    assert len(set(dealt)) == 3
    assert [len(set(dealt[first : first + players])) for first in range(0, 3 * players, players)] == [1] * 3


def test_another_seed_gives_other_deals():
    one, other = setup("random", "random", "random"), setup("random", "random", "random", seed=1)
    assert deal(one, 0).state.tobytes() != deal(other, 0).state.tobytes()


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_over_a_deal_every_bot_sits_at_every_seat_once(seats):
    for first in (0, 5 * seats):
        sat = [[seat_of(bot, first + turn, seats) for bot in range(seats)] for turn in range(seats)]

        assert all(sorted(row) == list(range(seats)) for row in sat)
        assert all(sorted(column) == list(range(seats)) for column in zip(*sat, strict=True))


def test_the_bot_that_is_named_second_sits_one_further_in_each_game():
    one = setup("greedy", "arena.troubled:Crashing", "greedy")
    for number in range(4):
        assert {fault.seat for fault in play(one, number).faults} == {(1 + number) % 3}


@pytest.mark.parametrize("number", range(4))
def test_a_game_is_the_one_that_these_bots_play_on_this_deal(number):
    """The same game by hand; shares are listed by bot, not by seat."""
    one = setup("greedy", "random", "greedy", "random")
    match = deal(one, number)
    at_seat = {(bot + number) % 4: bots.find(one.seats[bot], luck_of(one, number, bot)) for bot in range(4)}
    while not match.over:
        legal = match.legal()
        match.play(legal[0] if len(legal) == 1 else at_seat[match.actor].choose(match))

    result = play(one, number)
    assert result.shares == [match.shares()[(bot + number) % 4] for bot in range(4)]
    assert (result.number, result.moves, result.faults) == (number, len(match.moves), [])


def test_luck_is_a_bots_own_and_the_same_in_every_rotation():
    one = setup("random", "random", "random")
    assert len({luck_of(one, number, 0) for number in range(3)}) == 1
    assert len({luck_of(one, number, bot) for number, bot in itertools.product((0, 3), range(3))}) == 6
    assert luck_of(one, 0, 0) != luck_of(setup("random", "random", "random", seed=1), 0, 0)


def test_a_bot_is_asked_only_when_it_has_a_choice():
    Watching.asked.clear()
    one = setup("arena.troubled:Watching", "greedy", "arena.troubled:Watching")
    result = play(one, 1)

    assert min(count for _, count in Watching.asked) > 1
    assert result.times[0].moves + result.times[2].moves == len(Watching.asked) > 0
    assert sum(times.moves for times in result.times) < result.moves
    assert {luck for luck, _ in Watching.asked} == {luck_of(one, 1, bot) for bot in (0, 2)}


def test_options_and_boards_reach_the_table():
    on = setup("random", "random", "random", "random", options={"variant": "on"})
    assert deal(on, 0).options["variant"]
    assert deal(on, 0).state.tobytes() != deal(setup(*["random"] * 4), 0).state.tobytes()


# ── bots that fail ────────────────────────────────────────────────────────────────────────────────

TROUBLES = {
    "Crashing": ("crashed", "ValueError: I am lost at sea"),
    "Leaving": ("crashed", "SystemExit"),
    "Illegal": ("illegal", "-5"),
    "Cheating": ("illegal", "'pass'"),
}


@pytest.mark.parametrize("name", TROUBLES)
def test_a_bot_that_fails_loses_its_moves_to_the_stand_in_and_not_the_match(name):
    one = setup("greedy", f"arena.troubled:{name}", "greedy")
    result = play(one, 0)

    kind, reason = TROUBLES[name]
    assert sum(result.shares) == pytest.approx(1, abs=1e-6)
    assert len(result.faults) == result.times[1].moves > 5
    assert {(fault.bot, fault.kind) for fault in result.faults} == {(1, kind)}
    assert result.faults[0].reason.startswith(reason)
    assert [fault.move for fault in result.faults] == sorted({fault.move for fault in result.faults})


def test_a_bot_that_cannot_say_whether_it_wants_to_know_the_past_loses_all_its_moves():
    result = play(setup("greedy", "arena.troubled:Forgetful", "greedy"), 0)
    assert len(result.faults) > 5
    assert {(fault.bot, fault.kind, fault.reason) for fault in result.faults} == {
        (1, "crashed", "KeyError: 'odysseus'")
    }
    assert result.times[1].moves == 0


def test_the_stand_in_is_greedy_with_the_sight_of_the_seat():
    """Whatever failed, the moves are those of greedy with the stand-in's luck."""
    one = setup("random", "arena.troubled:Crashing", "random")
    match, number = deal(one, 0), 0
    stand_in = bots.find("greedy", luck_of(one, number, 1, "stand-in"))
    others = {bot: bots.find("random", luck_of(one, number, bot)) for bot in (0, 2)}
    while not match.over:
        legal = match.legal()
        match.play(legal[0] if len(legal) == 1 else {**others, 1: stand_in}[match.actor].choose(match))

    result = play(one, 0)
    assert (result.shares, result.moves) == (match.shares(), len(match.moves))


def test_an_illegal_move_is_told_by_its_name():
    match = deal(setup("random", "random", "random"), 0)
    wrong = next(a for a in range(1, 200) if a in match.notation and a not in match.legal())
    with pytest.raises(single_game.Lost) as lost:
        Chair(setup("random", "random", "random"), 0, 0).check(match, wrong, frozenset(match.legal()))
    assert (lost.value.kind, lost.value.reason) == ("illegal", match.notation.name(wrong))


def test_what_a_bot_scribbles_on_is_its_own():
    plain, meddling = (setup("greedy", f"arena.troubled:{name}", "greedy") for name in ("Plain", "Meddling"))
    for number in range(3):
        assert play(plain, number).without_times() == play(meddling, number).without_times()


def test_a_bot_that_cannot_be_made_again_is_stood_in_for(tmp_path, monkeypatch):
    monkeypatch.setenv("FRAGILE", str(tmp_path))
    one = setup("greedy", "arena.troubled:Fragile", "greedy")
    (tmp_path / "broken").touch()
    result = play(one, 0)

    assert {(fault.bot, fault.kind, fault.reason) for fault in result.faults} == {
        (1, "crashed", "RuntimeError: out of luck")
    }
    assert sum(result.shares) == pytest.approx(1, abs=1e-6)


# ── bots that are late ────────────────────────────────────────────────────────────────────────────


def test_everything_is_compiled_before_the_first_move_so_that_nobody_loses_it(monkeypatch):
    made, done = setup("greedy", "random", "random"), []
    monkeypatch.setattr(single_game, "warm_up", lambda setup: done.append("warm"))
    monkeypatch.setattr(Chair, "choose", lambda chair, match: done.append("move") or match.legal()[0])
    play(made, 0)
    assert done[:2] == ["warm", "move"]
    assert done.count("warm") == 1


def test_a_move_is_late_after_twice_the_budget_and_half_a_second():
    assert single_game.time_limit(bots.find("greedy", b"").budget) == 2.5
    assert single_game.time_limit(bots.find("greedy:200ms", b"").budget) == pytest.approx(0.9)
    assert single_game.time_limit(bots.find("greedy:20000", b"").budget) == 600


def test_a_bot_of_ours_that_is_late_loses_the_move(monkeypatch):
    monkeypatch.setattr(single_game, "time_limit", lambda budget: -1.0)
    one = setup("greedy", "random", "greedy")
    result = play(one, 0)

    assert {fault.kind for fault in result.faults} == {"late"}
    assert [sum(fault.bot == bot for fault in result.faults) for bot in range(3)] == [
        times.moves for times in result.times
    ]
    assert sum(result.shares) == pytest.approx(1, abs=1e-6)


@pytest.mark.parametrize("name", ["Sleeping", "Spinning"])
def test_a_bot_that_never_answers_does_not_stop_the_table(name):
    Spinning.threads.clear()
    result = play(setup("greedy", f"arena.troubled:{name}:10ms", "greedy"), 0)

    assert result.times[1].moves == 1  # it is not asked again while it thinks
    assert len(result.faults) > 5
    assert {(fault.bot, fault.kind) for fault in result.faults} == {(1, "late")}
    assert "0.5 s" in result.faults[0].reason
    for thread in Spinning.threads:
        thread.join(60)
        assert not thread.is_alive()  # otherwise a long tournament would drown in them


def test_a_bot_that_was_late_is_asked_again_when_it_is_back(monkeypatch):
    Waiting.go.clear()
    monkeypatch.setattr(single_game, "time_limit", lambda budget: 0.05 if not Waiting.go.is_set() else 60)
    one = setup("arena.troubled:Waiting", "random", "random")
    match, chair = deal(one, 0), Chair(one, 0, 0)
    match_sight = bots.sight(match)

    for _ in range(3):
        assert chair.choose(match) in match.legal()
    assert [fault.kind for fault in chair.faults] == ["late"] * 3
    assert chair.times.moves == 1

    Waiting.go.set()
    chair.running.join(60)
    assert chair.choose(match) == match_sight[2][0]
    assert len(chair.faults) == 3
    assert threading.active_count() < 50


# ── times ─────────────────────────────────────────────────────────────────────────────────────────


def test_times_are_counted_with_mean_slowest_and_percentiles():
    times = Times()
    for seconds in [0.001] * 90 + [0.1] * 10:
        times.add(seconds)

    assert (times.moves, times.slowest) == (100, 0.1)
    assert times.mean == pytest.approx(0.0109)
    assert 0.001 <= times.below(0.5) <= 0.00125
    assert 0.001 <= times.below(0.9) <= 0.00125
    assert times.below(0.95) == times.below(1) == 0.1


def test_times_join_as_if_they_had_been_counted_together():
    one, other, both = Times(), Times(), Times()
    for mine, seconds in [(one, 0.0), (one, 0.002), (other, 3.5), (other, 0.002)]:
        mine.add(seconds)
        both.add(seconds)
    one.join(other)

    assert one == both
    assert other.moves == 2
    assert Times().buckets == {}
