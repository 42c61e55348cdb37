"""What a muse's own policy reveals about the others' secrets: fair, reproducible, and mostly right."""

import itertools

import numpy as np
import pytest

from benchmarks.rivals import Unexplained
from ithaca import bots
from ithaca.bots import explained as explaining
from ithaca.bots import review as looking
from ithaca.bots.explained import Explained, FoldedPasts, add_evidence, evidence_for, suspected, weight_of
from ithaca.bots.muse_beliefs import believed_by_muse, nothing_of
from ithaca.bots.oracle import EXPLAINING, Oracle, OracleGreedy
from ithaca.bots.search import Node
from ithaca.engine import entrypoints
from ithaca.engine.beliefs import likelihood, posterior
from ithaca.engine.dice import Dice
from ithaca.engine.game import find, names
from ithaca.engine.inference import SeenPast, seen_past
from ithaca.engine.match import conceal, start
from ithaca.engine.protocol import NOBODY, SPECTATOR
from ithaca.engine.record import blank, copy_of
from ithaca.engine.snapshot import Snapshot

SEAT, PLAYERS = 0, 3
TOLD = [slug for slug in names() if weight_of(find(slug)) > 0]  # the games in which it counts


def played(slug, moves, seed=8, players=PLAYERS):
    """A game of muses after this many moves, and then up to a choice of the seat."""
    match = start(slug, players, seed=seed)
    muses = [bots.find("muse", bytes([seat]), match.game) for seat in range(players)]
    while len(match.moves) < moves or match.actor != SEAT or len(match.legal()) < 2:
        match.play(muses[match.actor].choose(match))
    return match


def evidence(past, seat=SEAT, players=PLAYERS):
    """What is folded from a past, with nothing folded before."""
    game = bots.of_state(past.views.dtype)
    found = Explained(game, players, seat)
    for nth, move in enumerate(past.moves.tolist()):
        found.fold(past.views[[nth]], move)
    return found


def some_of(past, count):
    return SeenPast(past.views[:count], past.moves[:count])


# ── fairness ──────────────────────────────────────────────────────────────────────────────────────


def twin_of(match):
    """The same game at another table: the missions of the two others, which this seat cannot see, are
    swapped."""
    other = start(match.game, PLAYERS, seed=0)
    dealt = copy_of(match.dealt)
    mission = dealt[0]["mission"]
    mission[1], mission[2] = int(mission[2]), int(mission[1])
    other.snapshot = Snapshot(dealt)
    for move in match.moves:
        other.play(move.action)
    return other


def test_at_tables_that_the_seat_cannot_tell_apart_the_same_is_recalled_and_found_and_played():
    match = played("odysseus", 24)
    other = twin_of(match)
    assert other.state.tobytes() != match.state.tobytes()
    assert other.view(SEAT).tobytes() == match.view(SEAT).tobytes()

    pasts = seen_past(match, SEAT), seen_past(other, SEAT)
    assert pasts[0].views.tobytes() == pasts[1].views.tobytes()
    assert np.array_equal(*(evidence(past).logs for past in pasts))
    oracle = bots.find("oracle:64", b"luck")
    assert oracle.bot.explain(*oracle.sight(match), oracle.budget) == oracle.bot.explain(
        *oracle.sight(other), oracle.budget
    )


@pytest.mark.parametrize("slug", ["odysseus", "ulysses"])
def test_guessed_tables_that_look_the_same_to_the_seat_explain_a_move_alike(slug):
    game, luck = find(slug), blank(Dice)
    entrypoints.set_key_at(luck, luck[0].key.copy())
    past, differ = seen_past(played(slug, 12), SEAT), 0
    for nth, move in enumerate(past.moves.tolist()):
        view = past.views[[nth]]
        other = copy_of(view)
        entrypoints.guess_at(other, 0, copy_of(nothing_of(game)), luck)
        differ += other.tobytes() != view.tobytes()
        found = []
        for seen in (view, conceal(other, SEAT), view):
            explained = Explained(game, PLAYERS, SEAT)
            explained.fold(seen, move)
            found.append(explained.logs)
        assert np.array_equal(found[0], found[1])
        assert np.array_equal(found[0], found[2])
    assert differ > 3


def test_asking_changes_nothing_that_was_given():
    match, oracle = played("odysseus", 20), bots.find("oracle:16", b"luck")
    view, seen, legal = oracle.sight(match)
    kept = view.tobytes(), seen.belief.tobytes(), seen.past.views.tobytes(), seen.past.moves.tobytes()
    oracle.bot.choose(view, seen, legal, oracle.budget)
    assert (
        view.tobytes(),
        seen.belief.tobytes(),
        seen.past.views.tobytes(),
        seen.past.moves.tobytes(),
    ) == kept


# ── what is found ─────────────────────────────────────────────────────────────────────────────────


def test_what_muses_do_speaks_for_what_they_hold():
    match = played("odysseus", 50)
    found, view = evidence(seen_past(match, SEAT)), match.view(SEAT)
    missions = match.state[0]["mission"]
    assert not found.logs[SEAT].any()
    before = posterior(view, nothing_of(match.game))
    after = posterior(view, found.added_to(view, nothing_of(match.game), 1.0))
    others = [seat for seat in range(PLAYERS) if seat != SEAT]
    assert all(after[seat, missions[seat]] > before[seat, missions[seat]] + 0.2 for seat in others)


def test_true_missions_are_likelier_with_the_evidence_than_by_the_muse_alone():
    gains = []
    for seed in range(4):
        match = played("odysseus", 40, seed)
        view, game = match.view(SEAT), match.game
        muse = believed_by_muse(view, match.beliefs.of(SEAT), SEAT)
        both = evidence(seen_past(match, SEAT)).added_to(view, muse, weight_of(game))
        seats, truth = np.arange(1, PLAYERS), match.state[0]["mission"][1:PLAYERS]
        alone, together = (np.log(likelihood(view, one)[seats, truth]).sum() for one in (muse, both))
        gains.append(together - alone)
    assert sum(gain > 0 for gain in gains) > 2
    assert np.mean(gains) > 0.1


@pytest.mark.interpreted
def test_a_thing_gains_what_its_worlds_make_the_move_likelier():
    """Where the first seat holds 1 the move is certain, where it holds 2 it is never made."""
    held = np.array([[1, 3], [1, 3], [2, 3], [2, 3]])
    logs = np.zeros((2, 4))
    add_evidence(held, np.array([1.0, 1.0, 0.0, 0.0]), 0, 1, logs)
    assert logs[0, 1] == pytest.approx(np.log(1.5))
    assert logs[0, 2] == pytest.approx(np.log(0.5))
    assert logs[0, 3] == logs[0, 0] == 0
    assert not logs[1].any()


@pytest.mark.interpreted
@pytest.mark.parametrize("chance", [0.0, 1.0, 0.3])
def test_a_move_that_is_as_likely_in_all_worlds_says_nothing(chance):
    logs = np.zeros((2, 4))
    add_evidence(np.array([[1, 2], [2, 1], [3, 3]]), np.full(3, chance), 0, 2, logs)
    assert np.allclose(logs, 0)


def test_in_a_world_in_which_only_one_action_is_legal_it_is_made_for_certain():
    """What a god pays is forced by a hand that the others do not see, so whether it was is a guess."""
    match, forced = played("ulysses", 60), 0
    past = seen_past(match, SEAT)
    for nth, move in enumerate(past.moves.tolist()):
        if match.notation.name(move).startswith("pay:"):
            found = Explained(match.game, PLAYERS, SEAT)
            found.fold(past.views[[nth]], move)
            forced += found.chances.min() == 0.0 and found.chances.max() == pytest.approx(1.0)
    assert forced > 3


def test_of_a_goal_that_is_exchanged_nothing_is_kept():
    game = find("ulysses")
    part, state = game.part("belief"), game.part("state")
    found, view = Explained(game, PLAYERS, SEAT), blank(state.State)
    view["phase"], view["bill"], view["owed"] = state.PAYING, state.EXCHANGE_BILL, 1
    view["active"], view["giving"] = 1, 2
    thing = part.renewed(view[0], part.PAY)
    assert thing != NOBODY
    found.logs[:] = 1.0
    found.forget_renewed(view, part.PAY)
    assert not found.logs[thing].any()
    assert found.logs.sum() == found.logs.size - found.logs.shape[1]


# ── what is suspected ─────────────────────────────────────────────────────────────────────────────


def watched(match, seat):
    """What this seat, or spectators, may make of the moves of a match, taken from the table as it was."""
    found, again = evidence_for(match.game, match.seats, seat), start(match.game, match.seats, seed=0)
    again.snapshot = Snapshot(copy_of(match.dealt))
    for move in match.moves:
        found.watch(again.state, move)
        again.play(move.action)
    return found


@pytest.mark.parametrize("slug", TOLD)
def test_who_watches_a_table_makes_of_it_what_the_moves_tell_that_it_saw(slug):
    match = played(slug, 24)
    assert np.array_equal(watched(match, SEAT).logs, evidence(seen_past(match, SEAT)).logs)
    assert np.array_equal(
        watched(match, SPECTATOR).logs, evidence(seen_past(match, SPECTATOR), SPECTATOR).logs
    )


def test_spectators_make_the_same_of_tables_that_they_cannot_tell_apart():
    match = played("odysseus", 24)
    here, there = (watched(one, SPECTATOR) for one in (match, twin_of(match)))
    assert here.logs.any()
    assert np.array_equal(here.logs, there.logs)


def test_what_muses_hold_is_suspected_sooner_with_the_evidence_of_their_moves():
    gains = []
    for seed, seat in itertools.product(range(3), (SEAT, SPECTATOR)):
        match = played("odysseus", 40, seed)
        seen = match.view(seat), match.beliefs.of(seat), seat
        truth = [(other, match.state[0]["mission"][other]) for other in range(PLAYERS) if other != seat]
        alone, together = (
            sum(np.log(max(likely[thing], 0.001)) for thing in truth)
            for likely in (suspected(*seen, known, 512) for known in (None, watched(match, seat)))
        )
        gains.append(together - alone)
    assert sum(gain > 0 for gain in gains) > 3
    assert np.mean(gains) > 0.1


def test_a_review_suspects_by_what_all_could_see_of_the_moves_so_far():
    match = played("odysseus", 20)
    again = start("odysseus", PLAYERS, seed=8)
    past = looking.past_of(looking.played(again, [move.action for move in match.moves]))
    point = len(match.moves)
    curves, public = looking.suspicions(past, [0, point]), watched(match, SPECTATOR)
    for seat, curve in enumerate(curves):
        truth = match.state[0]["mission"][seat]
        viewers = [other for other in range(PLAYERS) if other != seat]
        likely = {
            one: suspected(match.view(one), match.beliefs.of(one), one, public, looking.WORLDS)
            for one in (*viewers, SPECTATOR)
        }
        assert curve.others[1] == pytest.approx(np.mean([likely[one][seat, truth] for one in viewers]))
        assert curve.public[1] == pytest.approx(likely[SPECTATOR][seat, truth])


@pytest.mark.parametrize("slug", sorted({*names()} - {*TOLD}))
def test_where_evidence_does_not_count_nobody_collects_any(slug):
    assert evidence_for(find(slug), PLAYERS, SEAT) is None


# ── what was folded before ────────────────────────────────────────────────────────────────────────


def test_with_what_was_folded_before_the_same_is_found(monkeypatch):
    monkeypatch.setattr(explaining, "FOLDED", FoldedPasts(8))
    past = seen_past(played("odysseus", 24), SEAT)
    wanted = evidence(past).logs
    for count in (5, 12, 12, 8, len(past.moves)):  # in between, moves are taken back
        found = Explained(find("odysseus"), PLAYERS, SEAT)
        found.fold_past(some_of(past, count))
        assert np.array_equal(found.logs, evidence(some_of(past, count)).logs)
    assert np.array_equal(found.logs, wanted)


def test_only_moves_that_are_new_are_folded(monkeypatch):
    monkeypatch.setattr(explaining, "FOLDED", FoldedPasts(8))
    folded = []
    monkeypatch.setattr(Explained, "fold", lambda self, view, move: folded.append(move))
    past = seen_past(played("odysseus", 24), SEAT)
    for count in (5, len(past.moves)):
        Explained(find("odysseus"), PLAYERS, SEAT).fold_past(some_of(past, count))
    assert folded == past.moves.tolist()
    Explained(find("odysseus"), PLAYERS, 1).fold_past(some_of(past, 3))  # of another seat nothing is taken
    changed = SeenPast(past.views.copy(), past.moves)
    changed.views.view("u1")[0] ^= 1
    Explained(find("odysseus"), PLAYERS, SEAT).fold_past(some_of(changed, 2))
    assert len(folded) == len(past.moves) + 3 + 2


@pytest.mark.interpreted
def test_what_was_not_used_for_longest_is_dropped():
    kept, logs = FoldedPasts(2), np.zeros((1, 2))
    for name in (b"a", b"b"):
        kept.keep(name, logs)
    assert kept.find([b"", b"a"], logs) == 1
    kept.keep(b"c", logs)
    assert kept.find([b"", b"b"], logs) == 0
    assert kept.find([b"", b"a", b"c", b"d"], logs) == 2


def test_what_there_is_no_time_for_is_folded_the_next_time(monkeypatch):
    monkeypatch.setattr(explaining, "FOLDED", FoldedPasts(8))
    past, ticks = seen_past(played("odysseus", 24), SEAT), itertools.count()
    monkeypatch.setattr(explaining.time, "perf_counter", lambda: float(next(ticks)))
    folded, fold = [], Explained.fold
    monkeypatch.setattr(
        Explained, "fold", lambda self, view, move: (folded.append(move), fold(self, view, move))
    )
    while len(folded) < len(past.moves):
        found, before = Explained(find("odysseus"), PLAYERS, SEAT), len(folded)
        found.fold_past(past, 4.0)
        assert 0 < len(folded) - before <= 4
    assert folded == past.moves.tolist()
    assert np.array_equal(found.logs, evidence(past).logs)


# ── the oracle ────────────────────────────────────────────────────────────────────────────────────


def explanation(bot, match, iterations=64):
    oracle = bots.Player("one", bot, bots.Budget(0.0, iterations))
    return bot.explain(*oracle.sight(match), oracle.budget)


def test_the_oracle_believes_what_is_explained_as_much_as_the_game_says(monkeypatch):
    match, beliefs = played("odysseus", 40), []
    monkeypatch.setattr(
        Oracle,
        "spend_all",
        lambda self, thoughts, *rest: (
            beliefs.append([thought.beliefs.tobytes() for thought in thoughts]),
            super(Oracle, self).spend_all(thoughts, *rest),
        ),
    )
    view, game = match.view(SEAT), match.game
    muse = believed_by_muse(view, match.beliefs.of(SEAT), SEAT)
    both = evidence(seen_past(match, SEAT)).added_to(view, muse, weight_of(game))
    player = bots.find("oracle:64:2threads", b"luck", game)
    player.choose(match)
    Unexplained(b"luck").choose(*bots.sight(match, recalls=True), bots.Budget(0.0, 8))
    assert beliefs == [[both.tobytes()] * 2, [muse.tobytes()]]
    assert both.tobytes() != muse.tobytes()


def test_without_a_past_or_with_the_setting_off_it_thinks_as_without_evidence():
    match = played("odysseus", 40)
    plain = Oracle(b"luck").explain(*bots.sight(match), bots.Budget(0.0, 64))
    assert explanation(Unexplained(b"luck"), match) == plain
    assert explanation(Oracle(b"luck"), match) != plain


@pytest.mark.parametrize("slug", sorted({*names()} - {*TOLD}))
def test_in_a_game_in_which_it_does_not_count_nothing_is_recalled(slug):
    match = start(slug, PLAYERS, seed=1)
    while len(match.moves) < 12 or len(match.legal()) < 2:
        match.play(match.legal()[0])
    player = bots.find("oracle:16", b"luck")
    view, seen, legal = player.sight(match)
    assert seen.past is None
    plain = player.bot.explain(view, seen, legal, player.budget)
    seen.past = seen_past(match, match.actor)  # handed over nevertheless
    assert player.bot.explain(view, seen, legal, player.budget) == plain


@pytest.mark.parametrize("name", ["random", "greedy", "muse", "oracle-greedy"])
def test_bots_that_do_not_ask_for_the_past_do_not_get_it(name):
    match = played("odysseus", 12)
    assert bots.find(name, b"luck").sight(match)[1].past is None
    assert bots.find("oracle", b"luck").sight(match)[1].past is not None
    assert not hasattr(OracleGreedy(b"luck"), "recalls")


@pytest.mark.parametrize("took", [0.0, 0.1, 30.0])
def test_the_search_always_has_two_thirds_of_the_time(took, monkeypatch):
    match, oracle, clock = played("odysseus", 12), Oracle(b"luck"), [0.0]
    monkeypatch.setattr("ithaca.bots.oracle.time.perf_counter", lambda: clock[0])

    def fold_past(self, past, seconds):
        assert seconds == pytest.approx(0.9 * EXPLAINING)
        clock[0] += took

    monkeypatch.setattr(Explained, "fold_past", fold_past)
    view, seen, legal = bots.sight(match, recalls=True)
    (thought,) = oracle.begin(view, seen, legal, [blank(Node, 4)])
    left = oracle.look_back([thought], seen, SEAT, bots.Budget(0.9))
    assert left.seconds == pytest.approx(max(0.9 - took, 0.6))
