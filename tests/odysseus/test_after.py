"""What the deciding player sees for each action: how the voyage would go after it."""

import random

import pytest
from table import gods_at, pass_until, play

from ithaca.engine import entrypoints
from ithaca.engine.match import conceal, start
from ithaca.engine.protocol import SPECTATOR
from ithaca.engine.reading import reading
from ithaca.engine.record import copy_of
from ithaca.games.odysseus.view import outlook_of, voyage

GAMES = 12
FORESEEN = ("wind:", "hide:", "storm:", "double:", "drop:")
PLENTY = {"1": 3, "2": 3, "3": 2, "5": 1, "d": 2}


def turn_of(god, **position):
    """This god's turn at Aeaea: yellow leads to Ogygia, green to Dulichium, red to Scheria."""
    others = [name for name in ("Athena", "Poseidon", "Hades", "Aphrodite") if name != god]
    return gods_at(" ".join(["Zeus", god, *others]), ship="aeaea", hands={god: PLENTY}, **position)


def islands(legs):
    return " ".join(leg["island"] + "?" * leg["unsure"] for leg in legs)


def voyage_after(match, action, seat):
    """The voyage that this seat would see if the action were played."""
    states = copy_of(match.state)
    entrypoints.apply_at(states, 0, action)
    return islands(voyage(outlook_of(reading(conceal(states, seat))), match.board))


def after(match, seat=None):
    return match.table(match.actor if seat is None else seat)["after"]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_preview_of_an_action_is_the_voyage_that_one_sees_when_it_is_played(players):
    compared = 0
    for seed in range(GAMES):
        match, choice = start("odysseus", players, seed=seed), random.Random(seed)
        while not match.over:
            seat, actions = match.actor, match.legal()
            told, now = after(match), islands(match.table(seat)["voyage"])
            for action in actions:
                name = match.notation.name(action)
                if name.startswith(FORESEEN):
                    assert told.get(name, now) == voyage_after(match, action, seat), name
                    compared += name in told
            assert now not in told.values()
            match.play(choice.choice(actions))
    assert compared > 0


@pytest.mark.parametrize("players", [3, 6])
def test_only_the_one_who_decides_is_told(players):
    match, choice = start("odysseus", players, seed=3), random.Random(3)
    while not match.over:
        others = [seat for seat in range(SPECTATOR, players) if seat != match.actor]
        assert not any(after(match, seat) for seat in others)
        match.play(choice.choice(match.legal()))
    assert not any(after(match, seat) for seat in range(SPECTATOR, players))


def test_an_action_that_leaves_the_voyage_as_it_is_has_no_preview():
    told = after(turn_of("Poseidon"))

    assert told["wind:1:y1"] == "ogygia"
    assert "wind:1:y2" not in told
    assert "pass" not in told


def test_a_wind_that_is_laid_face_down_counts_in_the_preview_of_who_lays_it():
    match = turn_of("Hades")

    assert after(match)["hide:5:r1"] == "scheria"


@pytest.mark.parametrize("power", ["storm:y1", "double:g1"])
def test_athena_sees_how_the_voyage_would_go_if_she_counters(power):
    god = "Poseidon" if power.startswith("storm") else "Aphrodite"
    match = turn_of(god)
    for move in ("wind:5:y1", "wind:3:g1"):  # five against three, or six
        pass_until(play(match, f"{god} {move}"), god)
    play(match, f"{god} {power}")

    assert islands(match.table(match.actor)["voyage"]) == "dulichium"
    assert after(match) == {"counter": "ogygia"}


def test_countering_hades_promises_nothing_because_it_turns_up_cards_that_nobody_has_seen():
    match = turn_of("Hades")
    play(match, "Hades hide:5:r1")

    assert islands(match.table(match.actor)["voyage"]) == "scheria"  # nothing else blows
    assert after(match) == {}


def test_a_preview_marks_where_face_down_cards_may_lead_elsewhere():
    match = turn_of("Hades")
    play(match, "Hades hide:1:r1\nAthena allow")
    play(pass_until(match, "Aphrodite"), "Aphrodite double:y2\nAthena allow")
    match.state[0].hand[match.actor, 1:3] = 1

    told = after(match)
    assert islands(match.table(match.actor)["voyage"]) == "scheria"
    assert told["wind:2:y1"] == "ogygia?"  # the card may be stronger than the 2
    assert told["wind:1:y2"] == "scheria ismaros"
