"""What moves of Odysseus say about missions."""

import itertools

import pytest
from table import gods_at, play

from ithaca.engine.beliefs import posterior
from ithaca.engine.match import Match, conceal
from ithaca.engine.protocol import SPECTATOR
from ithaca.engine.record import blank
from ithaca.games.odysseus.belief import MOST_ODDS, Belief, believe_nothing, prize, prize_after
from ithaca.games.odysseus.components import ADVENTURE_NAMES, MISSIONS, PAYS, SIRENS

FOUR = "Zeus Poseidon Hades Athena"
WORLDS = 4096


def sirens_at_hand(god: str = "Poseidon", **position) -> tuple[Match, str]:
    """A table at which this god can sail the ship to the Sirens with a wind of one; and that wind."""
    hands = {god: {"1": 3}} | position.pop("hands", {})
    for seed in range(40):
        match = gods_at(FOUR, seed=seed, active=god, hands=hands, **position)
        s = match.state[0]
        for zone in ("y1", "g1", "r1"):
            if s.ship and prize_after(s, match.parse(f"wind:1:{zone}")) == SIRENS:
                return match, f"wind:1:{zone}"
    raise AssertionError("no Sirens near the ship")


def liking(match: Match, owner: str, adventure: str, least: int = 1) -> float:
    """How likely all think it is that this adventure pays a player at least this much."""
    odds = match.beliefs.of(SPECTATOR)[0].odds[match.names.index(owner)]
    pays = PAYS[match.state[0].variant, :, ADVENTURE_NAMES.index(adventure)]
    return float(odds[pays >= least].sum() / odds.sum())


def test_who_pushes_the_ship_to_the_sirens_is_thought_to_like_the_sirens():
    match, wind = sirens_at_hand()
    assert liking(match, "Poseidon", "sirens") == 0.5

    play(match, f"Poseidon {wind}")
    assert liking(match, "Poseidon", "sirens") > 0.7
    assert liking(match, "Athena", "sirens") == 0.5


def test_who_pushes_the_ship_away_from_the_sirens_is_thought_not_to_like_them():
    match, wind = sirens_at_hand(hands={"Hades": {"5": 3}})
    play(match, f"Poseidon {wind}")
    before = liking(match, "Hades", "sirens")
    s = match.state[0]
    for zone in ("y1", "g1", "r1"):
        if prize_after(s, match.parse(f"wind:5:{zone}")) != SIRENS:
            play(match, f"Hades wind:5:{zone}")
            break

    assert liking(match, "Hades", "sirens") < before - 0.1


def test_zeus_who_ends_the_round_is_thought_to_like_where_it_ends():
    match, wind = sirens_at_hand("Zeus")
    play(match, f"Zeus {wind}\nPoseidon pass\nHades pass\nAthena pass")
    before = liking(match, "Zeus", "sirens", 3)

    play(match, "Zeus stop")
    assert liking(match, "Zeus", "sirens", 3) > before + 0.1


def test_a_hidden_card_says_nothing_of_its_face():
    beliefs = []
    for card in ("5", "d"):
        match = gods_at("Zeus Poseidon Hades Athena", active="Hades", hands={"Hades": {"5": 1, "d": 1}})
        play(match, f"Hades hide:{card}:g2")
        beliefs.append([match.beliefs.of(seat).tobytes() for seat in (SPECTATOR, 0, 1, 3)])

    assert beliefs[0] == beliefs[1]


def test_that_athena_waits_when_a_turn_changes_says_nothing_of_her_mission():
    hidden = [{"zone": "y1", "wind": 5}]
    match = gods_at(
        FOUR, options={"late-athena": "on"}, hidden=hidden, active="Zeus", hands={"Zeus": {"1": 1}}
    )
    seat = match.names.index("Athena")
    for line in ("Zeus pass", "Poseidon pass", "Hades pass"):
        play(match, line)
        before = match.beliefs.of(SPECTATOR)[0].score[seat].tolist()
        play(match, "Athena allow")
        assert match.beliefs.of(SPECTATOR)[0].score[seat].tolist() == before


def test_to_look_at_the_voyage_leaves_the_table_as_it_was():
    match, _ = sirens_at_hand()
    match.state[0].storm, match.state[0].doubled = 5, 3
    before = match.state.tobytes()
    for action in match.legal():
        prize_after(match.state[0], action)
    prize(match.state[0])

    assert match.state.tobytes() == before


def test_own_missions_are_known_and_nobody_else_has_them():
    match, wind = sirens_at_hand()
    play(match, f"Poseidon {wind}")
    (_,), (mine,), (_,), (hers,) = match.beliefs.posterior(1)

    assert list(mine.values()) == [1.0]
    assert next(iter(mine)) not in hers


def test_the_posterior_is_that_of_all_ways_to_deal_the_missions():
    match = gods_at("Zeus Athena Poseidon", seed=3)
    belief = blank(Belief)
    believe_nothing(belief[0])
    belief[0].odds[1, 1:] = [1, 2, 3, 40, 5, 6]
    belief[0].odds[2, 1:] = [MOST_ODDS, 2, 3, 400, 5, 6]
    mine = int(match.state[0].mission[0])
    ways = {
        (a, b): int(belief[0].odds[1, a]) * int(belief[0].odds[2, b])
        for a, b in itertools.permutations([m for m in range(1, MISSIONS + 1) if m != mine], 2)
    }

    found = posterior(conceal(match.state, 0), belief, WORLDS)
    for mission in range(1, MISSIONS + 1):
        share = sum(odds for (a, _), odds in ways.items() if a == mission) / sum(ways.values())
        assert found[1, mission] == pytest.approx(share, abs=4 * 0.5 / WORLDS**0.5)


def test_odds_are_small_enough_for_all_ways_to_be_counted():
    assert 720 * MOST_ODDS**6 < 1 << 62
