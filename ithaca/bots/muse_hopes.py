"""What every seat may hope for at a table, by the muse, compiled: for looking back on a game.

A muse says what its seat hopes for when it decides. So worlds are played on, by muses at all seats, until
each seat has come to a choice and said it, or the game is over. What a seat may expect of the end does not
change on average while others move, so what is said a little later is right as well.

There is a world in each lane, as in `muse_search`, so that the net evaluates all of them together.
"""

import math

from ithaca.engine.compiler import rare, rule
from ithaca.engine.dice import set_random_key
from ithaca.engine.protocol import actor, apply, guess
from ithaca.engine.record import Grid

from .muse_search import Musing, begin_world, comes_to_choice, drawn_by_odds, weigh_offers
from .net import LANES, think_all

UNTOLD = -1.0


@rare
def hope_ahead(t: Musing, known: bool, first: int, most: int, hopes: Grid) -> None:
    """Write into `hopes[lane, seat]` what each seat may hope for in worlds from number `first` on, one for
    each lane, after at most `most` choices; those of a world add up to 1. `known`: only chance is guessed."""
    busy = 0
    for lane in range(LANES):
        begin_hoping(t, lane, known, first + lane, hopes)
        busy += int(t.lanes[lane].busy)
    for _ in range(most):
        if busy == 0:
            break
        busy = take_turns(t, hopes)
    for lane in range(LANES):
        make_whole(hopes, lane)


@rule
def begin_hoping(t: Musing, lane: int, known: bool, number: int, hopes: Grid) -> None:
    """Guess world number `number`, which has the same luck at every table."""
    begin_world(t, lane, number)
    if known:
        set_random_key(t.worlds[lane].dice, t.luck[1 + lane])
    else:
        guess(t.worlds[lane], t.beliefs[0], t.luck[1 + lane])
    for seat in range(hopes.shape[1]):
        hopes[lane, seat] = UNTOLD
    t.lanes[lane].busy = 1
    play_on(t, lane, hopes)


@rule
def play_on(t: Musing, lane: int, hopes: Grid) -> None:
    """Go on to the next choice; at the end of the game each seat's hope is its share."""
    if comes_to_choice(t, lane):
        return
    for seat in range(hopes.shape[1]):
        hopes[lane, seat] = t.scratch[lane].shares[seat]
    t.lanes[lane].busy = 0


@rare
def take_turns(t: Musing, hopes: Grid) -> int:
    """In each world the seat that decides says what it hopes for, and moves; return how many worlds go on."""
    think_all(t.layers, t.minds)
    busy = 0
    for lane in range(LANES):
        if t.lanes[lane].busy:
            say_and_move(t, lane, hopes)
            busy += int(t.lanes[lane].busy)
    return busy


@rule
def say_and_move(t: Musing, lane: int, hopes: Grid) -> None:
    who = actor(t.worlds[lane])
    if hopes[lane, who] == UNTOLD:
        hopes[lane, who] = 1 / (1 + math.exp(-t.minds.thought[0, lane]))
    if is_all_told(hopes, lane):
        t.lanes[lane].busy = 0
        return
    weigh_offers(t, lane, 1.0)
    apply(t.worlds[lane], drawn_by_odds(t, lane))
    play_on(t, lane, hopes)


@rule
def is_all_told(hopes: Grid, lane: int) -> bool:
    for seat in range(hopes.shape[1]):
        if hopes[lane, seat] == UNTOLD:
            return False
    return True


@rule
def make_whole(hopes: Grid, lane: int) -> None:
    """Scale the hopes of a world to sum 1. Seats that have said nothing yet share equally what is left."""
    told, silent = 0.0, 0
    for seat in range(hopes.shape[1]):
        if hopes[lane, seat] == UNTOLD:
            silent += 1
        else:
            told += hopes[lane, seat]
    each = max(1.0 - told, 0.0) / max(silent, 1)
    total = max(told + each * silent, 1e-9)
    for seat in range(hopes.shape[1]):
        hopes[lane, seat] = (each if hopes[lane, seat] == UNTOLD else hopes[lane, seat]) / total
