"""Properties that every game must keep, checked at every decision of random games, at full speed.

They hold the door shut: for every seat and for spectators
1. conceal(guess(conceal(s))) == conceal(s), byte for byte;
2. who decides, what is legal and why something is refused are functions of the concealed state;
3. every guess is a table that could be: cards are conserved and nobody has already won;
and beside them
4. `why` and `legal` agree on every action id;
5. the real table is sound after every action.
"""

from dataclasses import dataclass

import numpy as np

from .compiler import rare, rule
from .dice import below, set_key, spawn_key
from .game import Game
from .offers import Room
from .protocol import (
    OVER,
    SPECTATOR,
    Actions,
    State,
    actor,
    apply,
    conceal,
    deal,
    guess,
    legal,
    sound,
    why,
)
from .record import Grid, blank
from .simulate import Simulation

GOOD, DOOR_OPEN, LEGAL_LEAKS, WHY_LEAKS, ACTOR_LEAKS, IMPOSSIBLE_GUESS, WHY_AND_LEGAL, UNSOUND = range(8)
FAILURES = {
    DOOR_OPEN: "conceal(guess(conceal(s))) differs from conceal(s)",
    LEGAL_LEAKS: "the legal actions are not a function of the concealed state",
    WHY_LEAKS: "the reasons of refusals are not a function of the concealed state",
    ACTOR_LEAKS: "who decides is not a function of the concealed state",
    IMPOSSIBLE_GUESS: "a guess is a table that cannot be",
    WHY_AND_LEGAL: "`why` and `legal` disagree",
    UNSOUND: "the table is not sound",
}
TABLE, VIEW, WORLD, AGAIN = range(4)  # the four states that a check works on


@dataclass(frozen=True)
class Verdict:
    """What a run of checks found."""

    positions: int
    views: int  # positions times viewers
    failure: str  # empty: none
    game: int = 0  # the number of the game that failed
    seat: int = SPECTATOR
    action: int = 0


def check_games(
    game: Game, players: int, seed: int, first: int, last: int, options: dict[str, str] | None = None
) -> Verdict:
    """Check every position of the games `first` to `last - 1` of a seed."""
    table = Simulation(game, players, seed, options=options)
    states = np.zeros(4, table.states.dtype)
    belief = game.part("belief")
    beliefs = blank(belief.Belief)
    belief.believe_nothing(beliefs[0])
    notes = np.zeros(5, np.int64)
    last_action = game.part("tables").ACTIONS
    raw = states.view(np.uint8).reshape(4, states.dtype.itemsize)
    check_all(
        states,
        raw,
        table.blanks,
        table.master,
        table.luck,
        blank(Room, 3),
        beliefs,
        first,
        last,
        last_action,
        notes,
    )
    positions, failure, number, seat, action = (int(note) for note in notes)
    return Verdict(positions, positions * (players + 1), FAILURES.get(failure, ""), number, seat, action)


@rare
def check_all(
    states: Grid,
    raw: Grid,
    blanks: Grid,
    seed: Grid,
    luck: Grid,
    rooms: Grid,
    beliefs: Grid,
    first: int,
    last: int,
    last_action: int,
    notes: Grid,
) -> None:
    """Play games at random and check each position; `notes` gets the count and the first failure."""
    key = luck[0].key
    for number in range(first, last):
        states[TABLE] = blanks[0]
        spawn_key(seed[0], 2 * number, key)
        deal(states[TABLE], key)
        spawn_key(seed[0], 2 * number + 1, key)
        set_key(luck[0], key)
        notes[2] = number
        while True:
            check_position(states, raw, blanks, luck, rooms, beliefs, last_action, notes)
            if notes[1] != GOOD or actor(states[TABLE]) == OVER:
                break
            n = legal(states[TABLE], rooms[0].actions)
            apply(states[TABLE], int(rooms[0].actions[below(luck[0], n)]))
        if notes[1] != GOOD:
            return


@rare
def check_position(
    states: Grid,
    raw: Grid,
    blanks: Grid,
    luck: Grid,
    rooms: Grid,
    beliefs: Grid,
    last_action: int,
    notes: Grid,
) -> None:
    """All properties of one position, for all viewers."""
    notes[0] += 1
    if sound(states[TABLE]) != GOOD:
        notes[1] = UNSOUND
        return
    notes[1] = why_and_legal(states[TABLE], rooms[0].actions, last_action, notes)
    for seat in range(SPECTATOR, states[TABLE].seats):
        if notes[1] != GOOD:
            return
        notes[3] = seat
        notes[1] = check_view(states, raw, blanks, seat, luck, rooms, beliefs, last_action, notes)


@rule
def why_and_legal(s: State, out: Actions, last_action: int, notes: Grid) -> int:
    """An action is legal exactly when nothing speaks against it."""
    n = legal(s, out)
    fine = 0
    for action in range(last_action + 2):
        if why(s, action) == 0:
            fine += 1
            if not is_among(out, n, action):
                notes[4] = action
                return WHY_AND_LEGAL
    return GOOD if fine == n else WHY_AND_LEGAL


@rule
def is_among(out: Actions, n: int, action: int) -> bool:
    for i in range(n):
        if out[i] == action:
            return True
    return False


@rare
def check_view(
    states: Grid,
    raw: Grid,
    blanks: Grid,
    seat: int,
    luck: Grid,
    rooms: Grid,
    beliefs: Grid,
    last_action: int,
    notes: Grid,
) -> int:
    """What one viewer sees, a world that it guesses behind it, and what it would see of that one."""
    forget(raw, VIEW)
    conceal(states[TABLE], seat, states[VIEW])
    states[WORLD] = states[VIEW]
    guess(states[WORLD], beliefs[0], luck[0])
    forget(raw, AGAIN)
    conceal(states[WORLD], seat, states[AGAIN])
    for i in range(raw.shape[1]):
        if raw[VIEW, i] != raw[AGAIN, i]:
            return DOOR_OPEN
    if sound(states[WORLD]) != GOOD:
        return IMPOSSIBLE_GUESS
    who = actor(states[TABLE])
    if actor(states[VIEW]) != who or actor(states[WORLD]) != who:
        return ACTOR_LEAKS
    if who != seat or who == OVER:
        return GOOD
    return check_choices(states, rooms, last_action, notes)


@rule
def forget(raw: Grid, i: int) -> None:
    for j in range(raw.shape[1]):
        raw[i, j] = 0


@rule
def check_choices(states: Grid, rooms: Grid, last_action: int, notes: Grid) -> int:
    """The actor's choices and refusals are the same in the table, in its view and in its guess."""
    n = legal(states[TABLE], rooms[0].actions)
    for other in range(VIEW, WORLD + 1):
        if legal(states[other], rooms[1].actions) != n:
            return LEGAL_LEAKS
        for i in range(n):
            if rooms[0].actions[i] != rooms[1].actions[i]:
                return LEGAL_LEAKS
        for action in range(last_action + 2):
            if why(states[other], action) != why(states[TABLE], action):
                notes[4] = action
                return WHY_LEAKS
    return GOOD
