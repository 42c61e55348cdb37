"""Many games stepped by one compiled call, and one game stepped by many: what environments stand on.

Game number n of a seed is the same in whatever batch it is played: place i plays the numbers i,
i + count, i + 2 count and so on, so no two games depend on each other.
"""

import functools
from collections.abc import Callable
from typing import Annotated, Any, NamedTuple

import numpy as np
from numba import int64

from .bulk import copy_record, prefetch, prefetch_beginning
from .compiler import JIT, game_package, rare, rare_of, rule
from .dice import below, set_key, spawn_key
from .forms import clear_row, fill_row, write_row
from .instructions import record_at
from .natives import NO_NUMBER, NULL, as_number, call_one, item_of, mistake_made, new_number
from .offers import MOST_ACTIONS
from .protocol import (
    NOBODY,
    OVER,
    State,
    actor,
    apply,
    conceal,
    deal,
    greedy,
    legal,
    shares,
    why,
)
from .record import Grid, Int, record, side_by_side

REFUSED = -1
AHEAD = 8  # how many games ahead of the one that is played records are prefetched
NEXT = 2  # the same of the rows that are to be written
LUCK = 1 << 48  # the seed's children from here on are dice for actions at random


class Batch(NamedTuple):
    """Games side by side; arrays with an entry for each game unless it says otherwise."""

    games: int  # how many there are
    states: Grid
    blanks: Grid  # two states: one to deal on, with options and board, and one with nothing in it
    seed: Grid  # two streams of dice: one whose children are the keys of all games, and such a child
    luck: Grid  # dice for actions at random
    scratch: Grid  # the legal actions of each
    views: Grid  # one state: what the actor sees

    numbers: Grid  # of the games, from 0
    counts: Grid  # legal actions
    lengths: Grid  # decisions made; of a game that has just ended: of that one
    actors: Grid
    masks: Grid  # [game, action]: 1 where it is legal
    observations: Grid  # a row of some form for each; no games if nobody wants them
    buffer: Grid  # where a row is written first, if it is not flat
    rewards: Grid  # [game, seat]
    ended: Grid  # by the last step


@rare
def deal_all(f: Batch) -> None:
    """Begin every game again, with the number that it has and dice of its own for actions at random."""
    deal_range(f, False, 0, f.states.shape[0])


@rare
def step_all(f: Batch, actions: Grid) -> int:
    """Play one action in every game, and deal again where it ended one.

    If an action is not legal nothing is played: returns its game; otherwise NOBODY.
    """
    refused = first_refused(f.masks, actions, 0, f.states.shape[0])
    if refused == NOBODY:
        step_range(f, actions, True, False, 0, f.states.shape[0])
    return refused


@rare
def sample_all(f: Batch, actions: Grid) -> None:
    """Choose a legal action at random for every game."""
    sample(f, actions, 0, f.states.shape[0])


@rare
def greedy_all(f: Batch, seats: Grid, actions: Grid) -> None:
    """What the greedy player would do in every game where `seats` says that he plays; 0 elsewhere."""
    greedy_range(f, seats, actions, 0, f.states.shape[0])


@rare
def advance_all(f: Batch, seats: Grid, most: int) -> None:
    """Play on where there is nothing to choose, or where the greedy player decides."""
    advance_range(f, seats, most, 0, f.states.shape[0])


@rare
def restart_all(f: Batch, games: Grid) -> None:
    """Leave some games as they stand, and deal the next ones in their places."""
    restart_range(f, games, 0, f.states.shape[0])


# ── the games from `first` to `last` - 1: on a processor all of them, on a GPU one for each thread ─


@rare
def deal_range(f: Batch, in_parts: bool, first: int, last: int) -> None:
    for i in range(first, last):
        spawn_key(f.seed[0], LUCK + int(f.numbers[i]), f.seed[1].key)
        set_key(f.luck[i], f.seed[1].key)
        forget(f, i)
        begin(f, i)
    step_range(f, f.numbers, False, in_parts, first, last)


@rule
def sample(f: Batch, actions: Grid, first: int, last: int) -> None:
    for i in range(first, last):
        prefetch_beginning(f.scratch, i + AHEAD)
        prefetch(f.luck, i + AHEAD)
        n = int(f.counts[i])
        actions[i] = f.scratch[i].actions[below(f.luck[i], n) if n > 1 else 0]


@rule
def greedy_range(f: Batch, seats: Grid, actions: Grid, first: int, last: int) -> None:
    """`seats` is [game, seat]: 1 where the greedy player sits."""
    for i in range(first, last):
        plays = seats[i, f.actors[i]]
        actions[i] = greedy(f.states[i], f.scratch[i].actions, f.luck[i]) if plays else 0


@rare
def advance_range(f: Batch, seats: Grid, most: int, first: int, last: int) -> None:
    """Play at most `most` moves in each game, and none beyond its end."""
    for i in range(first, last):
        moved = 0
        while moved < most and not f.ended[i]:
            offered = f.scratch[i].actions
            if legal(f.states[i], offered) == 1:
                action = int(offered[0])
            elif seats[i, actor(f.states[i])]:
                action = greedy(f.states[i], offered, f.luck[i])
            else:
                break
            apply(f.states[i], action)
            f.lengths[i] += 1
            moved += 1
            if actor(f.states[i]) == OVER:
                end_game(f, i)
        if moved:
            step_range(f, f.numbers, False, False, i, i + 1)


@rare
def restart_range(f: Batch, games: Grid, first: int, last: int) -> None:
    for i in range(first, last):
        if games[i]:
            forget(f, i)
            f.numbers[i] += f.games
            begin(f, i)
            step_range(f, f.numbers, False, False, i, i + 1)


@rule
def first_refused(masks: Grid, actions: Grid, first: int, last: int) -> int:
    for i in range(first, last):
        if not 0 < actions[i] < masks.shape[1] or masks[i, actions[i]] == 0:
            return i
    return NOBODY


@rare
def step_range(f: Batch, actions: Grid, playing: bool, in_parts: bool, first: int, last: int) -> None:
    """Play an action in every game, if so wanted, and tell who decides now, among what, and what he sees.

    A graphics card does it in parts: there masks are clear already, and what is seen is written afterwards.

    Numba counts references to every array of the batch at every call, so this has no functions of its own:
    with them it took more than twice as long.
    """
    watching = f.observations.shape[0] > 0 and not in_parts
    for i in range(first, last):
        prefetch(f.states, i + AHEAD)
        prefetch_beginning(f.scratch, i + AHEAD)
        if watching:
            prefetch(f.observations, i + NEXT)
        if playing:
            if f.ended[i]:
                forget(f, i)
            apply(f.states[i], int(actions[i]))
            f.lengths[i] += 1
            if actor(f.states[i]) == OVER:
                end_game(f, i)
        game = np.uint64(i)  # spares Numba's look for negative ones
        offered = f.scratch[i].actions
        if not in_parts:
            for action in range(f.masks.shape[1]):  # one instruction clears 32 of them
                f.masks[game, np.uint64(action)] = 0
        n = legal(f.states[i], offered)
        for nth in range(n):
            f.masks[game, np.uint64(offered[nth])] = 1
        f.counts[i] = n
        f.actors[i] = actor(f.states[i])
        if watching:
            seat = int(f.actors[i])
            watch(f.states[i], seat, f.blanks[1], f.views[0], f.observations[i], f.buffer[0])


@rare
def forget(f: Batch, i: int) -> None:
    """The game that ended with the last step has been told."""
    f.lengths[i] = 0
    f.ended[i] = False
    for seat in range(f.rewards.shape[1]):
        f.rewards[i, seat] = 0


@rare
def end_game(f: Batch, i: int) -> None:
    """Share out the victory and deal the next game."""
    f.ended[i] = True
    shares(f.states[i], f.scratch[i].shares)
    for seat in range(f.rewards.shape[1]):
        f.rewards[i, seat] = f.scratch[i].shares[seat]
    f.numbers[i] += f.games
    begin(f, i)


@rule
def begin(f: Batch, i: int) -> None:
    copy_record(f.states[i], f.blanks[0])
    spawn_key(f.seed[0], int(f.numbers[i]), f.seed[1].key)
    deal(f.states[i], f.seed[1].key)


@rule
def watch(s: State, seat: int, nothing: State, view: State, row: Any, buffer: Any) -> None:
    """Write what a seat sees of a game into its row, through the door."""
    copy_record(view, nothing)
    conceal(s, seat, view)
    write_row(row, buffer, view, seat)


@rule
def watch_cleared(s: State, seat: int, nothing: State, view: State, rows: Any, i: int) -> None:
    """The same for a row that is clear already, of a graphics card."""
    copy_record(view, nothing)
    conceal(s, seat, view)
    fill_row(rows, i, view, seat)


@rule
def watch_again(s: State, seat: int, nothing: State, view: State, rows: Any, i: int) -> None:
    """The same for a row that is not."""
    clear_row(rows, i)
    watch_cleared(s, seat, nothing, view, rows, i)


# ── one game ──────────────────────────────────────────────────────────────────────────────────────


@record
class SeatDecision:
    """What a player of one game is told: who decides, and among what."""

    seat: Int
    count: Int
    actions: Annotated[Grid, Int, MOST_ACTIONS]


def desk_of(state: type) -> Grid:
    """A state and a turn side by side: to unpack one more array takes a call 0.2 microseconds."""
    return np.zeros(1, side_by_side(state=state, turn=SeatDecision))


@rare
def ask_at(desks: Grid) -> int:
    """Write down whose turn it is and what is legal; return how many actions, 0 when the game is over."""
    return ask(desks[0].state, desks[0].turn)


@rare
def step_at(desks: Grid, action: int) -> int:
    """Play an action and ask again. REFUSED, and nothing is played, if it is not legal."""
    if why(desks[0].state, action):
        return REFUSED
    apply(desks[0].state, action)
    return ask(desks[0].state, desks[0].turn)


@functools.cache
def stepper_of(state: type) -> Callable[[int, int], int] | None:
    """`step_at` by the address of a desk of these states. Numba looks at the types of arguments and takes an
    array apart at every call, which takes longer than a move: here there are two numbers, and it is called
    by its own entry. There is none where nothing is compiled."""
    if not JIT:
        return None
    kind = desk_of(state).dtype

    @rare_of(game_package(state.__module__))
    def step_there(address: int, action: int) -> int:
        desk = record_at(address, kind)
        if why(desk.state, action):
            return REFUSED
        apply(desk.state, action)
        return ask(desk.state, desk.turn)

    compiled: Any = step_there
    compiled.compile((int64, int64))
    entry: Callable[[int, int], int] = compiled.overloads[int64, int64].entry_point
    return entry


@functools.cache
def built_in_stepper_of(state: type) -> Any:
    """The same as a function of Python's own kind, for `natives.built_in`. Bound to it is a tuple: the
    address of a desk, what is called with an action that is refused, and the desk, which is to live."""
    kind = desk_of(state).dtype

    @rare_of(game_package(state.__module__))
    def step_here(bound: int, argument: int) -> int:
        action = as_number(argument)
        if action == NO_NUMBER and mistake_made():
            return NULL
        desk = record_at(as_number(item_of(bound, 0)), kind)
        if why(desk.state, action):
            return call_one(item_of(bound, 1), argument)
        apply(desk.state, action)
        return new_number(ask(desk.state, desk.turn))

    return step_here


@rule
def ask(s: State, turn: SeatDecision) -> int:
    turn.seat = actor(s)
    turn.count = 0 if turn.seat == OVER else legal(s, turn.actions)
    return int(turn.count)


@rare
def watch_at(states: Grid, seat: int, views: Grid, rows: Grid) -> None:
    """What a seat sees of one game, as a flat row; `views` has a state with nothing in it, and scratch."""
    watch(states[0], seat, views[0], views[1], rows[0], views[1])


@rare
def watch_in_form_at(states: Grid, seat: int, views: Grid, rows: Grid, buffer: Grid) -> None:
    """The same in the form of these rows."""
    watch(states[0], seat, views[0], views[1], rows[0], buffer[0])
