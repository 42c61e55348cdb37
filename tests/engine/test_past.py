"""The past of a seat: tables and moves as it saw them, and nothing else."""

import random

import numpy as np
import pytest
from parts import seated_table
from track import threatened_near_home

from ithaca.engine.game import find, names
from ithaca.engine.inference import seen_past
from ithaca.engine.match import conceal, start
from ithaca.engine.record import copy_of


def played(game, moves=60):
    """A match at random, with the table before each move."""
    match, picker, tables = start(game, find(game).players[0], seed=4), random.Random(4), []
    while len(tables) < moves and not match.over:
        tables.append(copy_of(match.state))
        match.play(picker.choice(match.legal()))
    return match, tables


@pytest.mark.parametrize("game", names())
def test_a_seat_recalls_what_it_saw_before_each_move_of_another(game):
    match, tables = played(game)
    for seat in range(match.seats):
        others = [nth for nth, move in enumerate(match.moves) if move.seat != seat]
        past = seen_past(match, seat)
        assert [view.tobytes() for view in past.views] == [
            conceal(tables[nth], seat).tobytes() for nth in others
        ]
        assert past.moves.tolist() == [match.moves[nth].seen[seat] for nth in others]


@pytest.mark.parametrize("game", names())
def test_who_scribbles_on_a_past_changes_neither_the_game_nor_what_is_recalled_later(game):
    match, tables = played(game)
    first, state = seen_past(match, 0), match.state.tobytes()
    kept = first.views.tobytes()
    first.views.view("u1")[:] = 255
    first.moves[:] = -1
    assert seen_past(match, 0).views.tobytes() == kept
    assert (match.state.tobytes(), match.dealt.tobytes()) == (state, tables[0].tobytes())


def test_a_move_that_was_taken_back_is_not_recalled():
    match, _ = played("odysseus", 20)
    seat = next(seat for seat in range(match.seats) if seat != match.actor)
    before_it = seen_past(match, seat)
    match.play(match.legal()[0])
    assert len(seen_past(match, seat).moves) == len(before_it.moves) + 1
    match.undo(match.last)
    assert seen_past(match, seat).views.tobytes() == before_it.views.tobytes()


def test_before_the_first_move_there_is_no_past():
    past = seen_past(start("odysseus", 3, seed=1), 0)
    assert (len(past.views), len(past.moves)) == (0, 0)


def test_a_roll_that_a_scenario_has_chosen_is_recalled_as_it_was():
    match = threatened_near_home()
    view = conceal(match.state, 1)
    match.play(match.legal()[0])
    assert seen_past(match, 1).views[-1].tobytes() == view.tobytes()


def test_a_table_that_plays_on_from_another_recalls_only_its_own_moves():
    match = seated_table("odysseus", 3).match
    for _ in range(6):
        match.play(match.legal()[0])
    fork = start("odysseus", 3, seed=2)
    fork.play_on_from(match.view(0), match.beliefs.of(0))
    fork.play(fork.legal()[0])
    recalled = [len(seen_past(fork, seat).moves) for seat in range(3)]
    assert np.sum(recalled) == 2
