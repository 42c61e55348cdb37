"""The oracle: it knows only what its seat knows, keeps to its budget, sees what is near, beats greed."""

import random

import numpy as np
import pytest
from table import at_table, gods_at, play
from track import before

from ithaca import bots
from ithaca.bots import oracle as oracles
from ithaca.bots.oracle import Explanation, Oracle
from ithaca.engine import entrypoints
from ithaca.engine.dice import Dice
from ithaca.engine.errors import Misuse
from ithaca.engine.game import find, names
from ithaca.engine.match import Match, conceal, start
from ithaca.engine.record import blank

POSITIONS = 2000


def explain(match: Match, iterations: int = 400, luck: bytes = b"luck", threads: int = 1) -> Explanation:
    view, seen, legal = bots.sight(match)
    budget = bots.Budget(0.0, iterations, threads)
    return Oracle(luck).explain(view, seen, legal, budget)


def best(match: Match, iterations: int = 400) -> str:
    return match.notation.name(explain(match, iterations).opinions[0].action)


def choices(game: str, players: int, count: int):
    """Positions at which one has to choose, from games played half at random, half greedily."""
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


@pytest.mark.parametrize("game", names())
def test_worlds_that_its_seat_cannot_tell_apart_give_the_same_move_and_explanation(game):
    """At 2,000 positions of each game: the real table, and another that the seat would see so too."""
    iterations, dice, card = 24, blank(Dice), find(game)
    entrypoints.set_key_at(dice, np.arange(8, dtype=np.uint32))
    differ = 0
    for nth, match in enumerate(choices(game, card.players[nth_of(game)], POSITIONS)):
        seat = match.actor
        view, seen, legal = bots.sight(match)
        other = view.copy()
        entrypoints.guess_at(other, 0, seen.belief.copy(), dice)
        differ += other.tobytes() != match.state.tobytes()
        luck = nth.to_bytes(4, "big")

        mine = Oracle(luck).explain(view, seen, legal, bots.Budget(0.0, iterations))
        theirs = Oracle(luck).explain(conceal(other, seat), seen, legal, bots.Budget(0.0, iterations))
        assert mine == theirs
        assert Oracle(luck).choose(view, seen, legal, bots.Budget(0.0, iterations)) == mine.opinions[0].action
    assert differ > POSITIONS // 2  # the worlds were others


def nth_of(game: str) -> int:
    """Tables of different sizes for different games."""
    return {"odysseus": 1, "ulysses": 1, "odyssey": -1}.get(game, 0)


@pytest.mark.parametrize("game", names())
def test_asking_changes_nothing(game):
    for match in choices(game, find(game).players[0], 20):
        before, sight = match.state.tobytes(), bots.sight(match)
        kept = sight[0].tobytes(), list(sight[1]), sight[1].belief.tobytes(), list(sight[2])
        Oracle(b"").choose(*sight, bots.Budget(0.0, 50))
        assert (sight[0].tobytes(), list(sight[1]), sight[1].belief.tobytes(), list(sight[2])) == kept
        assert match.state.tobytes() == before


# ── budget ────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize(("iterations", "threads"), [(1, 1), (300, 1), (300, 2), (300, 3)])
def test_a_budget_in_iterations_is_kept_to_the_last_one(game, iterations, threads):
    match = start(game, find(game).players[-1], seed=3)
    while len(match.legal()) < 2:
        match.play(match.legal()[0])
    found = explain(match, iterations, threads=threads)
    assert found.iterations == iterations
    assert sum(opinion.visits for opinion in found.opinions) == iterations
    assert sorted(opinion.action for opinion in found.opinions) == sorted(match.legal())
    assert found == explain(match, iterations, threads=threads)


def test_a_budget_in_time_gives_as_many_iterations_as_it_allows():
    match = start("odysseus", 4, seed=3)
    view, seen, legal = bots.sight(match)
    few, many = (
        Oracle(b"").explain(view, seen, legal, bots.Budget(seconds)).iterations for seconds in (0.01, 0.3)
    )
    assert 1 < few < many


def test_memory_is_bounded_and_a_full_tree_thinks_on(monkeypatch):
    monkeypatch.setattr(oracles, "MOST_NODES", 40)
    found = explain(start("odysseus", 4, seed=3), 500)
    assert found.nodes == 40
    assert found.iterations == 500
    assert sum(opinion.visits for opinion in found.opinions) <= 500


# ── what it sees ──────────────────────────────────────────────────────────────────────────────────


def test_it_sails_to_its_last_goal_when_nobody_can_object():
    match = at_table(
        "ulysses",
        "Axel Carsten Michael Claudia",
        active="Axel",
        ship="lybien",
        hands={"Axel": {"wind": 1}, "Carsten": {}, "Michael": {}, "Claudia": {}},
        shown={"Axel": ["troja", "olymp", "elysion"]},
        goals={"Axel": ["dido"]},
    )
    assert best(match) == "propose:dido"


def test_it_ends_the_round_that_wins_for_it():
    """Zeus has seven points, and the voyage as it stands brings him the three that he lacks."""
    match = gods_at(
        "Zeus Poseidon Athena",
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
    assert best(match) == "stop"
    assert explain(match).opinions[0].share == pytest.approx(1.0, abs=0.02)


def test_near_home_it_uses_its_help_against_a_wreck():
    match = at_table(
        "odyssey",
        "Ann Bob Cid",
        active="Ann",
        at={"Ann": before("scheria"), "Bob": "lotus", "Cid": "lotus"},
        help={"Ann": ["athena"]},
        pile=["poseidon"],
    )
    play(match, "Ann roll=1\nAnn roll=1")
    helped, endured = explain(match, 2000).opinions
    assert match.notation.name(helped.action) == "help:athena"
    assert helped.share > endured.share + 0.2


def test_it_says_what_would_follow_in_moves_as_its_seat_would_see_them():
    """Hades may hide a card: of that one the others see only the zone."""
    match = gods_at("Poseidon Hades Zeus Athena", ship="crete")
    lines = [
        [match.notation.name(action) for action in opinion.line]
        for opinion in explain(match, 4000).opinions
        if opinion.visits > 100
    ]
    assert lines
    assert all(len(line) > 1 for line in lines)
    hidden = {move for line in lines for move in line[1:2] if move.startswith("hide:")}
    assert all(move.startswith("hide:?:") for move in hidden)


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


@pytest.mark.slow  # `make strength` tells how strong it is
@pytest.mark.parametrize("game", names())
def test_it_beats_three_greedy_players(game):
    games, won = 20, 0.0
    for number in range(games):
        match, seat = start(game, 4, seed=number), number % 4
        bot, others = bots.find("oracle:400", b"luck"), bots.find("greedy", bytes([number]))
        while not match.over:
            match.play((bot if match.actor == seat else others).choose(match))
        won += match.shares()[seat]
    assert won / games > SHARES[game]
