"""Properties that every game must keep, checked at every decision of random games, at full speed.

They keep secrets behind `conceal`: for every seat and for spectators
1. conceal(guess(conceal(s))) == conceal(s), byte for byte;
2. who decides, what is legal and why something is refused are functions of the concealed state;
3. every guess is a possible table: cards are conserved and no seat has already won;
and in addition
4. `why` and `legal` agree on every action id;
5. the real table is sound after every action;
6. folding a move into a belief changes nothing in the view.
Guesses are drawn from what each viewer believes after the moves that it has seen.
"""

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from .compiler import rare, rule
from .dice import below
from .entrypoints import Desk, begin_game
from .game import Game
from .offers import Scratch
from .protocol import OVER, SPECTATOR, Actions, actor, apply, believe, conceal, guess, legal, seen, sound, why
from .record import Grid, blank
from .simulate import Simulation

GOOD, DOOR_OPEN, LEGAL_LEAKS, WHY_LEAKS, ACTOR_LEAKS, IMPOSSIBLE_GUESS, WHY_AND_LEGAL, UNSOUND = range(8)
BELIEF_MEDDLES = 8
FAILURES = {
    DOOR_OPEN: "conceal(guess(conceal(s))) differs from conceal(s)",
    LEGAL_LEAKS: "the legal actions are not a function of the concealed state",
    WHY_LEAKS: "the reasons of refusals are not a function of the concealed state",
    ACTOR_LEAKS: "who decides is not a function of the concealed state",
    IMPOSSIBLE_GUESS: "a guess is a table that cannot be",
    WHY_AND_LEGAL: "`why` and `legal` disagree",
    UNSOUND: "the table is not sound",
    BELIEF_MEDDLES: "to believe something changes the view",
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


class Inspection(NamedTuple):
    """What the checks work on."""

    desk: Desk
    states: Grid  # TABLE, VIEW, WORLD and AGAIN
    raw: Grid  # their bytes
    beliefs: Grid  # of every seat, then of the spectators
    nothing: Grid  # a belief to begin with
    last_action: int
    notes: Grid  # positions seen, first failure, its game, seat and action


def check_games(
    game: Game, players: int, seed: int, first: int, last: int, options: dict[str, str] | None = None
) -> Verdict:
    """Check every position of the games `first` to `last - 1` of a seed."""
    desk = Simulation(game, players, seed, options=options).desk
    states = np.zeros(4, desk.states.dtype)
    belief = game.part("belief")
    nothing = blank(belief.Belief)
    belief.believe_nothing(nothing[0])
    inspection = Inspection(
        desk=desk._replace(states=states, scratch=blank(Scratch, 2)),
        states=states,
        raw=states.view(np.uint8).reshape(4, states.dtype.itemsize),
        beliefs=blank(belief.Belief, players + 1),
        nothing=nothing,
        last_action=game.part("components").ACTIONS,
        notes=np.zeros(5, np.int64),
    )
    check_all(inspection, first, last)
    positions, failure, number, seat, action = (int(note) for note in inspection.notes)
    return Verdict(positions, positions * (players + 1), FAILURES.get(failure, ""), number, seat, action)


@rare
def check_all(i: Inspection, first: int, last: int) -> None:
    """Play games at random and check each position, up to the first failure."""
    out = i.desk.scratch[0].actions
    for number in range(first, last):
        begin_game(i.desk, number)
        for viewer in range(i.beliefs.shape[0]):
            i.beliefs[viewer] = i.nothing[0]
        i.notes[2] = number
        while True:
            check_position(i)
            if i.notes[1] != GOOD or actor(i.states[TABLE]) == OVER:
                break
            n = legal(i.states[TABLE], out)
            action = int(out[below(i.desk.luck[0], n)])
            fold(i, action)
            if i.notes[1] != GOOD:
                return
            apply(i.states[TABLE], action)
        if i.notes[1] != GOOD:
            return


@rare
def fold(i: Inspection, action: int) -> None:
    """Let all viewers fold a move into what they believe."""
    for seat in range(SPECTATOR, i.states[TABLE].seats):
        forget(i.raw, VIEW)
        conceal(i.states[TABLE], seat, i.states[VIEW])
        i.states[AGAIN] = i.states[VIEW]
        believe(i.states[VIEW], seen(i.states[TABLE], action, seat), i.beliefs[seat])
        if differ(i.raw, VIEW, AGAIN):
            i.notes[1], i.notes[3], i.notes[4] = BELIEF_MEDDLES, seat, action
            return


@rule
def differ(raw: Grid, one: int, other: int) -> bool:
    for byte in range(raw.shape[1]):
        if raw[one, byte] != raw[other, byte]:
            return True
    return False


@rare
def check_position(i: Inspection) -> None:
    """Check all properties of one position, for all viewers."""
    i.notes[0] += 1
    if sound(i.states[TABLE]) != GOOD:
        i.notes[1] = UNSOUND
        return
    i.notes[1] = why_and_legal(i)
    for seat in range(SPECTATOR, i.states[TABLE].seats):
        if i.notes[1] != GOOD:
            return
        i.notes[3] = seat
        i.notes[1] = check_view(i, seat)


@rule
def why_and_legal(i: Inspection) -> int:
    """Check that an action is legal exactly when `why` gives no reason against it."""
    out = i.desk.scratch[0].actions
    n = legal(i.states[TABLE], out)
    fine = 0
    for action in range(i.last_action + 2):
        if why(i.states[TABLE], action) == 0:
            fine += 1
            if not is_among(out, n, action):
                i.notes[4] = action
                return WHY_AND_LEGAL
    return GOOD if fine == n else WHY_AND_LEGAL


@rule
def is_among(out: Actions, n: int, action: int) -> bool:
    for i in range(n):
        if out[i] == action:
            return True
    return False


@rare
def check_view(i: Inspection, seat: int) -> int:
    """Check what one viewer sees, a world guessed behind it, and what the viewer would see of that world."""
    forget(i.raw, VIEW)
    conceal(i.states[TABLE], seat, i.states[VIEW])
    i.states[WORLD] = i.states[VIEW]
    guess(i.states[WORLD], i.beliefs[seat], i.desk.luck[0])
    forget(i.raw, AGAIN)
    conceal(i.states[WORLD], seat, i.states[AGAIN])
    if differ(i.raw, VIEW, AGAIN):
        return DOOR_OPEN
    if sound(i.states[WORLD]) != GOOD:
        return IMPOSSIBLE_GUESS
    who = actor(i.states[TABLE])
    if actor(i.states[VIEW]) != who or actor(i.states[WORLD]) != who:
        return ACTOR_LEAKS
    if who != seat or who == OVER:
        return GOOD
    return check_choices(i)


@rule
def forget(raw: Grid, which: int) -> None:
    for byte in range(raw.shape[1]):
        raw[which, byte] = 0


@rule
def check_choices(i: Inspection) -> int:
    """Check that the actor's choices and refusals are the same in the table, in its view and in its guess."""
    mine, theirs = i.desk.scratch[0].actions, i.desk.scratch[1].actions
    n = legal(i.states[TABLE], mine)
    for other in range(VIEW, WORLD + 1):
        if legal(i.states[other], theirs) != n:
            return LEGAL_LEAKS
        for nth in range(n):
            if mine[nth] != theirs[nth]:
                return LEGAL_LEAKS
        for action in range(i.last_action + 2):
            if why(i.states[other], action) != why(i.states[TABLE], action):
                i.notes[4] = action
                return WHY_LEAKS
    return GOOD
