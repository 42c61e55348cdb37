"""The oracles: they know only what their seat knows, keep to their budget, see what is near, beat greed.

`Oracle` thinks with the muse of the game, `OracleGreedy` with its greedy player.
"""

import itertools
import random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from table import at_table, gods_at, play
from track import threatened_near_home

from ithaca import bots
from ithaca.bots import oracle as oracles
from ithaca.bots.explanations import Explanation
from ithaca.bots.muse import Muse
from ithaca.bots.muse_search import MOST_RACERS, MOST_WORLDS
from ithaca.bots.muse_space import race_of
from ithaca.bots.oracle import Oracle, OracleGreedy
from ithaca.engine import entrypoints
from ithaca.engine.dice import Dice
from ithaca.engine.errors import Misuse
from ithaca.engine.game import find, names
from ithaca.engine.match import Match, conceal, start
from ithaca.engine.record import blank

BOTH = pytest.mark.parametrize("kind", [OracleGreedy, Oracle])
POSITIONS = {OracleGreedy: 500, Oracle: 25}  # a muse takes its time
MANY = {OracleGreedy: 2000, Oracle: 400}  # with `make slow`


def explain(
    match: Match, iterations: int = 400, luck: bytes = b"luck", threads: int = 1, kind: type = Oracle
) -> Explanation:
    view, seen, legal = bots.sight(match)
    budget = bots.Budget(0.0, iterations, threads)
    explanation: Explanation = kind(luck).explain(view, seen, legal, budget)
    return explanation


def best(match: Match, kind: type) -> str:
    return match.notation.name(explain(match, kind=kind).opinions[0].action)


def choices(game: str, players: int, count: int):
    """Positions with a choice, from games played half at random, half greedily."""
    picker, seed = random.Random(players), 0
    greedy = bots.find("greedy", b"greedy")
    match = start(game, players, seed=seed)
    while count:
        if match.over:
            seed += 1
            match = start(game, players, seed=seed)
        legal = match.legal()
        if len(legal) > 1:
            yield match
            count -= 1
        match.play(greedy.choose(match) if picker.random() < 0.7 else picker.choice(legal))


# ── fairness ──────────────────────────────────────────────────────────────────────────────────────


@BOTH
@pytest.mark.parametrize("game", names())
def test_worlds_that_its_seat_cannot_tell_apart_give_the_same_move_and_explanation(game, kind):
    look_at_other_worlds(game, kind, POSITIONS[kind])


@pytest.mark.slow
@BOTH
@pytest.mark.parametrize("game", names())
def test_many_worlds_that_its_seat_cannot_tell_apart_give_the_same_move_and_explanation(game, kind):
    look_at_other_worlds(game, kind, MANY[kind])


def look_at_other_worlds(game, kind, positions):
    """At many positions of each game: the real table, and another that looks the same to the seat."""
    iterations, dice, card = 24 if kind is OracleGreedy else 8, blank(Dice), find(game)
    entrypoints.set_key_at(dice, np.arange(8, dtype=np.uint32))
    differ = 0
    for nth, match in enumerate(choices(game, card.players[nth_of(game)], positions)):
        seat = match.actor
        view, seen, legal = bots.sight(match)
        other = view.copy()
        entrypoints.guess_at(other, 0, seen.belief.copy(), dice)
        differ += other.tobytes() != match.state.tobytes()
        luck = nth.to_bytes(4, "big")

        mine = kind(luck).explain(view, seen, legal, bots.Budget(0.0, iterations))
        theirs = kind(luck).explain(conceal(other, seat), seen, legal, bots.Budget(0.0, iterations))
        assert mine == theirs
        assert kind(luck).choose(view, seen, legal, bots.Budget(0.0, iterations)) == mine.opinions[0].action
    assert differ > positions // 2  # the worlds differed


def nth_of(game: str) -> int:
    """Tables of different sizes for different games."""
    return {"odysseus": 1, "ulysses": 1, "odyssey": -1}.get(game, 0)


@BOTH
@pytest.mark.parametrize("game", names())
def test_asking_changes_nothing(game, kind):
    for match in choices(game, find(game).players[0], 20):
        before, sight = match.state.tobytes(), bots.sight(match)
        kept = sight[0].tobytes(), list(sight[1]), sight[1].belief.tobytes(), list(sight[2])
        kind(b"").choose(*sight, bots.Budget(0.0, 50))
        assert (sight[0].tobytes(), list(sight[1]), sight[1].belief.tobytes(), list(sight[2])) == kept
        assert match.state.tobytes() == before


# ── budget ────────────────────────────────────────────────────────────────────────────────────────


@BOTH
@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize(("iterations", "threads"), [(1, 1), (300, 1), (300, 2), (300, 3)])
def test_a_budget_in_iterations_is_kept_to_the_last_one(game, iterations, threads, kind):
    match = start(game, find(game).players[-1], seed=3)
    while len(match.legal()) < 2:
        match.play(match.legal()[0])
    found = explain(match, iterations, threads=threads, kind=kind)
    assert found.iterations == iterations
    assert sum(opinion.visits for opinion in found.opinions) == iterations
    assert sorted(opinion.action for opinion in found.opinions) == sorted(match.legal())
    assert found == explain(match, iterations, threads=threads, kind=kind)


@BOTH
def test_a_budget_in_time_gives_as_many_iterations_as_it_allows(kind, monkeypatch):
    ticks = itertools.count()
    monkeypatch.setattr(oracles.time, "perf_counter", lambda: 0.008 * next(ticks))
    match = start("odysseus", 4, seed=3)
    view, seen, legal = bots.sight(match)
    few, many = (
        kind(b"").explain(view, seen, legal, bots.Budget(seconds)).iterations for seconds in (0.01, 0.3)
    )
    assert 1 < few < many


@BOTH
def test_memory_is_bounded_and_a_full_tree_thinks_on(monkeypatch, kind):
    monkeypatch.setattr(oracles, "MOST_NODES", 40)
    found = explain(start("odysseus", 4, seed=3), 500, kind=kind)
    assert found.nodes == 40
    assert found.iterations == 500
    assert sum(opinion.visits for opinion in found.opinions) <= 500


# ── what it sees ──────────────────────────────────────────────────────────────────────────────────


@BOTH
@pytest.mark.parametrize("seats", ["Axel Carsten Michael Claudia", "Carsten Michael Axel Claudia"])
def test_it_sails_to_its_last_goal_when_nobody_can_object(kind, seats):
    match = at_table(
        "ulysses",
        seats,
        active="Axel",
        ship="lybien",
        hands={"Axel": {"wind": 1}, "Carsten": {}, "Michael": {}, "Claudia": {}},
        shown={"Axel": ["troja", "olymp", "elysion"]},
        goals={"Axel": ["dido"]},
    )
    assert best(match, kind) == "propose:dido"


@BOTH
@pytest.mark.parametrize("seats", ["Zeus Poseidon Athena", "Poseidon Athena Zeus"])
def test_it_ends_the_round_that_wins_for_it(kind, seats):
    """Zeus has seven points, and the voyage as it stands would bring the three that he lacks."""
    match = gods_at(
        seats,
        missions={
            "Zeus": ["cyclops", "winds", "underworld"],
            "Poseidon": ["winds", "sirens", "scylla"],
            "Athena": ["sirens", "underworld", "homecoming"],
        },
        ship="aeaea",
        discs={"ogygia": "cyclops"},
        scored=["cyclops", "cyclops", "underworld"],
        hands={"Athena": {"1": 2}},
    )
    play(match, "Poseidon storm:r3\nAthena counter wind:1:y1")
    assert best(match, kind) == "stop"
    assert explain(match, kind=kind).opinions[0].share == pytest.approx(1.0, abs=0.02)


@BOTH
def test_near_home_it_uses_its_help_against_a_wreck(kind):
    match = threatened_near_home()
    helped, endured = explain(match, 2000, kind=kind).opinions
    assert match.notation.name(helped.action) == "help:athena"
    assert helped.share > endured.share + 0.1


@BOTH
def test_it_says_what_would_follow_in_moves_as_its_seat_would_see_them(kind):
    """Hades may hide a card: the others see only its zone."""
    match = gods_at("Poseidon Hades Zeus Athena", ship="crete")
    lines = [
        [match.notation.name(action) for action in opinion.line]
        for opinion in explain(match, 4000, kind=kind).opinions
        if opinion.visits > 100
    ]
    assert lines
    assert all(len(line) > 1 for line in lines)
    hidden = {move for line in lines for move in line[1:2] if move.startswith("hide:")}
    assert all(move.startswith("hide:?:") for move in hidden)


def test_where_a_game_has_no_muse_it_thinks_with_the_greedy_player(monkeypatch):
    match = start("odysseus", 4, seed=3)
    assert explain(match) != explain(match, kind=OracleGreedy)
    monkeypatch.setitem(bots.NEEDS, "muse", "nowhere.bin")
    assert explain(match) == explain(match, kind=OracleGreedy)


# ── names ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("name", "budget"),
    [
        ("oracle", bots.Budget()),
        ("oracle:200ms", bots.Budget(0.2)),
        ("oracle:5s", bots.Budget(5.0)),
        ("oracle:1.5s", bots.Budget(1.5)),
        ("oracle:20000", bots.Budget(0.0, 20000)),
        ("oracle:1s:2threads", bots.Budget(1.0, threads=2)),
        ("oracle:500:4threads", bots.Budget(0.0, 500, 4)),
        ("oracle-greedy:100ms", bots.Budget(0.1)),
        ("greedy:5s", bots.Budget(5.0)),
    ],
)
def test_a_name_carries_the_budget(name, budget):
    assert bots.find(name, b"").budget == budget


@pytest.mark.parametrize(
    "setting", ["fast", "0", "0s", "-5s", "5 s", "5h", "1e3", "200ms:", "0threads", "9999s", "99999999999"]
)
def test_a_budget_that_cannot_be_is_refused_with_the_way_out(setting):
    with pytest.raises(Misuse, match="A budget is a time"):
        bots.find(f"oracle:{setting}", b"")


# ── strength ──────────────────────────────────────────────────────────────────────────────────────

# Of four players one is the oracle with few iterations; a fair share is a quarter.
SHARES = {"odysseus": 0.45, "ulysses": 0.35, "odyssey": 0.1}


@pytest.mark.slow  # `make strength` measures how strong it is
@pytest.mark.parametrize("name", ["oracle:100", "oracle-greedy:400"])
@pytest.mark.parametrize("game", names())
def test_it_beats_three_greedy_players(game, name):
    games, won = 20, 0.0
    for number in range(games):
        match, seat = start(game, 4, seed=number), number % 4
        bot, others = bots.find(name, b"luck"), bots.find("greedy", bytes([number]))
        while not match.over:
            match.play((bot if match.actor == seat else others).choose(match))
        won += match.shares()[seat]
    assert won / games > SHARES[game]


@pytest.mark.interpreted
def test_a_search_by_time_has_loaded_all_of_its_code_before_the_clock_starts(monkeypatch):
    """Loading compiled code at the first move takes seconds, which the arena would count as late."""
    asked = []
    for name in ("muse_on", "muse_for", "stop_walks"):
        monkeypatch.setattr(oracles, name, lambda _, seat, *much, name=name: asked.append((name, *much)))
    monkeypatch.setattr(Oracle, "think", staticmethod(oracles.muse_on))
    Oracle(b"luck").load(None, 0)
    assert asked == [("muse_on", 0), ("muse_for", 0), ("stop_walks",)]


# ── the race of moves on top of a muse ──


def results(*rows: list[float]) -> Any:
    """A comparison in which the moves 1, 2 … had this result in each world."""
    table = np.full((MOST_RACERS, MOST_WORLDS), np.nan, np.float32)
    for nth, row in enumerate(rows):
        table[nth, : len(row)] = row
    race, _ = race_of(list(range(1, len(rows) + 1)))
    liked = np.array([0.3, *[1 / len(rows)] * len(rows)])
    return SimpleNamespace(races=race, results=table, liked=liked)


def test_luck_that_all_moves_share_is_left_out_of_their_comparison():
    """The second is always a little better, which the luck of the worlds would hide by far."""
    luck = np.random.default_rng(1).random(200)
    found = oracles.verdicts([results(luck, luck + 0.02)])
    assert found[1] == 0.0
    assert found[2] == pytest.approx(0.02, abs=0.004)


def test_what_was_lucky_in_few_worlds_is_not_believed():
    assert oracles.verdicts([results([0.2] * 2, [0.5] * 2)])[2] < 0.1
    assert oracles.verdicts([results([0.2] * 200, [0.5] * 200)])[2] > 0.25


def test_of_moves_that_bring_the_same_the_favourite_of_the_muse_is_played():
    thought = results([0.2] * 9, [0.2] * 9)
    thought.liked[2] = 0.01
    assert oracles.verdicts([thought])[2] < 0


def test_what_was_not_finished_in_both_does_not_count():
    nan = float("nan")
    found = oracles.verdicts([results([0.2, 0.2, nan, 0.9], [nan, 0.2, 0.7, nan])])
    assert found[2] == pytest.approx(0.0, abs=1e-6)


def test_a_move_that_is_far_behind_is_dropped_and_the_others_are_tried_more():
    match = at_table(
        "ulysses",
        "Axel Carsten Michael Claudia",
        active="Axel",
        ship="lybien",
        hands={"Axel": {"wind": 1}, "Carsten": {}, "Michael": {}, "Claudia": {}},
        shown={"Axel": ["troja", "olymp", "elysion"]},
        goals={"Axel": ["dido"]},
    )
    tried = {one.action: one.visits for one in explain(match, 600).opinions}
    best, least = max(tried.values()), min(visits for visits in tried.values() if visits)
    assert best > 5 * least
    assert sum(visits > 0 for visits in tried.values()) <= 8


# ── what the muse says of it ──────────────────────────────────────────────────────────────────────


def before_a_choice_of(seat: int, game: str) -> Match:
    """A match in which this seat has a choice."""
    greedy, match = bots.find("greedy", b"greedy"), start(game, 4, seed=6)
    while match.actor != seat or len(match.legal()) < 3:
        match.play(greedy.choose(match))
    return match


@pytest.mark.parametrize("seat", range(4))
def test_what_is_found_in_thought_counts_for_the_seat_that_thinks(seat):
    found = explain(before_a_choice_of(seat, "odysseus"), 64)
    assert found.hope is not None
    assert found.opinions[0].share > found.hope / 3 > 0.01


def test_an_oracle_says_what_the_muse_would_do_without_thinking():
    match = before_a_choice_of(1, "odysseus")
    view, _, legal = bots.sight(match)
    found, thinks = explain(match, 32), Muse(b"").weigh(view, legal)
    assert {one.action: one.liked for one in found.opinions} == dict(zip(legal, thinks.chances, strict=True))
    assert found.hope == thinks.hope
    assert {one.liked for one in explain(match, 32, kind=OracleGreedy).opinions} == {None}


def test_a_muse_explains_itself_without_trying_anything():
    view, seen, legal = bots.sight(before_a_choice_of(2, "ulysses"))
    found, thinks = Muse(b"").explain(view, seen, legal, bots.Budget()), Muse(b"").weigh(view, legal)
    assert [one.liked for one in found.opinions] == sorted(thinks.chances, reverse=True)
    assert sorted(one.action for one in found.opinions) == sorted(legal)
    assert (found.iterations, found.hope) == (0, thinks.hope)
