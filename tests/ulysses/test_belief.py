"""What moves of Ulysses say about goals."""

import numpy as np
from debates import FOUR, at_sybille, cards, in_debate
from goals import colour_of, of_colour
from table import at_table, play

from ithaca.engine.match import Match
from ithaca.engine.protocol import SPECTATOR
from ithaca.games.ulysses.belief import FAR, PLACES, measure
from ithaca.games.ulysses.board import load

BOARD = load()
EVEN = 1 / 9  # a hidden goal can be any of the nine places of its colour


def likely(match: Match, owner: str, place: str) -> float:
    """How likely all think that this place is the goal of its colour that a player has."""
    seat, number = match.names.index(owner), BOARD.slugs.index(place) + 1
    slot = list(match.state[0].goal_colour[seat]).index(BOARD.colours[number - 1])
    can_be = [
        p
        for p, slug in enumerate(BOARD.slugs, 1)
        if colour_of(slug) == colour_of(place) and not int(match.state[0].goal_not[seat, slot]) >> p & 1
    ]
    odds = match.beliefs.of(SPECTATOR)[0].odds[seat, slot]
    return float(odds[number] / odds[can_be].sum())


def test_who_proposes_a_place_is_thought_to_want_it():
    match = at_sybille()
    assert likely(match, "Axel", "pytusae") == EVEN

    play(match, "Axel propose:pytusae")
    assert likely(match, "Axel", "pytusae") > 1.5 * EVEN
    assert likely(match, "Axel", "kirke") < EVEN  # which was as near
    assert likely(match, "Carsten", "pytusae") == EVEN


def test_who_objects_to_a_way_that_leads_away_from_a_place_is_thought_to_want_that_place():
    match = in_debate()

    assert likely(match, "Carsten", "zyklopen") > 1.5 * EVEN
    assert likely(match, "Carsten", "pytusae") < EVEN


def test_who_supports_a_side_is_thought_to_want_its_place():
    match = in_debate()
    before = likely(match, "Michael", "zyklopen")

    play(match, f"Michael support:red {cards(1)}")
    assert likely(match, "Michael", "zyklopen") > 1.3 * before


def test_to_yield_next_to_a_place_speaks_against_it_more_than_against_one_far_off():
    match = at_sybille()
    play(match, "Axel propose:pytusae\nCarsten consent\nMichael consent\nClaudia consent")
    before = match.beliefs.of(SPECTATOR)[0].score[0].astype(int)
    play(match, "Axel yield")
    fall = before - match.beliefs.of(SPECTATOR)[0].score[0]

    slot = list(match.state[0].goal_colour[0]).index(2)  # green
    steps = np.zeros(PLACES + 1, np.int8)
    measure(match.state[0], BOARD.slugs.index("pytusae") + 1, steps)
    green = [place for place, slug in enumerate(BOARD.slugs, 1) if colour_of(slug) == "green"]
    assert min(fall[slot, p] for p in green if steps[p] == 1) > max(
        fall[slot, p] for p in green if steps[p] >= 3
    )


def test_a_goal_that_was_exchanged_is_unknown_again():
    hands = {name: ["wind"] * 4 for name in FOUR.split()}
    match = at_table("ulysses", FOUR, active="Axel", ship="dido", hands=hands, goals={"Axel": ["minotaurus"]})
    given = match.table(0)["backs"][0].index("violet")
    wanted = next(name for name in ("green", "red") if name != colour_of("dido"))
    play(match, f"Axel exchange:minotaurus from:{wanted} pay:wind")

    assert (match.beliefs.of(SPECTATOR)[0].odds[0, given, 1:] == 1).all()
    chances = match.beliefs.posterior(SPECTATOR)[0][given]
    assert set(chances) <= set(of_colour(wanted))


def test_a_goal_that_is_shown_is_no_longer_asked_about():
    match = at_sybille(goals={"Axel": ["pytusae"]})
    play(match, "Axel propose:pytusae\nCarsten consent\nMichael consent\nClaudia consent")

    assert len(match.beliefs.posterior(SPECTATOR)[0]) == 3
    assert not any("pytusae" in goal for seat in match.beliefs.posterior(SPECTATOR) for goal in seat)


def test_of_an_exchange_nothing_is_believed_but_what_all_see():
    """Whichever goal of the colour is given away, the others believe the same."""
    beliefs = []
    for goal in ("minotaurus", "rhodos"):
        hands = {name: ["wind"] * 4 for name in FOUR.split()}
        match = at_table("ulysses", FOUR, active="Axel", ship="dido", hands=hands, goals={"Axel": [goal]})
        play(match, f"Axel exchange:{goal}")
        beliefs.append([match.beliefs.of(seat)[0].odds.tobytes() for seat in (SPECTATOR, 1, 2)])

    assert beliefs[0] == beliefs[1]


def test_lines_are_counted_around_plagues():
    free, shut = (
        at_sybille(plagues=plagues).state[0] for plagues in ([], ["pytusae", "elysion", "zyklopen", "kirke"])
    )
    far = {}
    for name, s in (("free", free), ("shut", shut)):
        steps = np.zeros(PLACES + 1, np.int8)
        measure(s, BOARD.slugs.index("sybille") + 1, steps)
        far[name] = {slug: int(steps[place]) for place, slug in enumerate(BOARD.slugs, 1)}

    assert far["free"]["sybille"] == far["shut"]["sybille"] == 0
    assert far["shut"]["pytusae"] == 1  # a place to go to, not through
    assert all(1 <= steps <= FAR for slug, steps in far["free"].items() if slug != "sybille")
    assert all(far["shut"][slug] >= steps for slug, steps in far["free"].items())
    assert far["shut"] != far["free"]
