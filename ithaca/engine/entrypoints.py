"""The few compiled functions that Python calls: a state is (array, index), which is what Numba
unpacks fastest (0.3 microseconds a call; a record by itself costs 1.5)."""

from typing import NamedTuple

from .bulk import copy_record
from .compiler import rare, rule
from .dice import Dice, below, set_key, spawn_key
from .protocol import (
    OVER,
    SPECTATOR,
    Actions,
    State,
    actor,
    apply,
    believe,
    conceal,
    deal,
    greedy,
    guess,
    legal,
    observe,
    points,
    seen,
    shares,
    why,
)
from .record import Grid


@rare
def deal_at(states: Grid, i: int, dice: Grid) -> None:
    """Deal with the key of `dice`."""
    deal(states[i], dice[0].key)


@rare
def actor_at(states: Grid, i: int) -> int:
    return actor(states[i])


@rare
def legal_at(states: Grid, i: int, scratch: Grid) -> int:
    return legal(states[i], scratch[0].actions)


@rare
def why_at(states: Grid, i: int, action: int) -> int:
    return why(states[i], action)


@rare
def apply_at(states: Grid, i: int, action: int) -> None:
    apply(states[i], action)


@rare
def shares_at(states: Grid, i: int, scratch: Grid) -> None:
    shares(states[i], scratch[0].shares)


@rare
def points_at(states: Grid, i: int, scratch: Grid) -> None:
    points(states[i], scratch[0].shares)


@rare
def conceal_at(states: Grid, i: int, seat: int, views: Grid, j: int) -> None:
    """`views[j]` must be blank."""
    conceal(states[i], seat, views[j])


@rare
def conceal_all_at(states: Grid, i: int, views: Grid) -> None:
    """What every seat sees, and last what spectators do; `views` must be blank."""
    last = views.shape[0] - 1
    for seat in range(last):
        conceal(states[i], seat, views[seat])
    conceal(states[i], SPECTATOR, views[last])


@rare
def observe_at(views: Grid, i: int, seat: int, row: Grid) -> None:
    """Write what this seat sees into a row of zeros; `views[i]` is its concealed state."""
    observe(views[i], seat, row)


@rare
def seen_at(states: Grid, i: int, action: int, seat: int) -> int:
    return seen(states[i], action, seat)


@rare
def seen_by_all_at(states: Grid, i: int, action: int, saw: Grid) -> None:
    """An action as every seat sees it, and last as spectators do."""
    last = saw.shape[0] - 1
    for seat in range(last):
        saw[seat] = seen(states[i], action, seat)
    saw[last] = seen(states[i], action, SPECTATOR)


@rare
def guess_at(views: Grid, i: int, beliefs: Grid, dice: Grid) -> None:
    """Turn the concealed state into a world that it could be."""
    guess(views[i], beliefs[0], dice[0])


@rare
def only_choice_at(known: Grid, beliefs: Grid, dice: Grid, count: int, worlds: Grid, scratch: Grid) -> int:
    """The only action that is legal in each of `count` worlds which agree with the view `known`; 0: there is
    none. `worlds` has room for one."""
    actions, only = scratch[0].actions, 0
    for nth in range(count):
        worlds[0] = known[0]
        guess(worlds[0], beliefs[0], dice[0])
        if legal(worlds[0], actions) != 1 or (nth > 0 and actions[0] != only):
            return 0
        only = int(actions[0])
    return only


@rare
def imagine_at(
    known: Grid, action: int, seat: int, beliefs: Grid, dice: Grid, worlds: Grid, views: Grid
) -> None:
    """What a seat would see after an action in some worlds that agree with the view `known`, as many as there
    is room for in `views`, which must be blank; `worlds` has room for one."""
    for nth in range(views.shape[0]):
        worlds[0] = known[0]
        guess(worlds[0], beliefs[0], dice[0])
        apply(worlds[0], action)
        conceal(worlds[0], seat, views[nth])


@rare
def greedy_at(states: Grid, i: int, scratch: Grid, dice: Grid) -> int:
    """What the greedy player does here."""
    return greedy(states[i], scratch[0].actions, dice[0])


@rare
def remember_at(states: Grid, views: Grid, action: int, beliefs: Grid) -> None:
    """Play a move, and let every seat and the spectators (the last belief) fold it into what they
    believe, each from what it sees. `views` has a blank to copy and a scratch."""
    for seat in range(beliefs.shape[0] - 1):
        watch(states, views, action, seat, beliefs[seat])
    watch(states, views, action, SPECTATOR, beliefs[beliefs.shape[0] - 1])
    apply(states[0], action)


@rule
def watch(states: Grid, views: Grid, action: int, seat: int, belief: State) -> None:
    views[1] = views[0]
    conceal(states[0], seat, views[1])
    believe(views[1], seen(states[0], action, seat), belief)


@rare
def below_at(dice: Grid, n: int) -> int:
    return below(dice[0], n)


@rare
def set_key_at(dice: Grid, words: Grid) -> None:
    set_key(dice[0], words)


@rare
def spawn_key_at(dice: Grid, number: int, children: Grid) -> None:
    """Give `children` the key of the `number`-th child of `dice`."""
    spawn_key(dice[0], number, children[0].key)


@rule
def play_out(s: State, out: Actions, luck: Grid) -> int:
    """Play at random to the end; return the number of decisions."""
    decisions = 0
    while actor(s) != OVER:
        play_any(s, out, luck[0])
        decisions += 1
    return decisions


@rule
def play_any(s: State, out: Actions, luck: Dice) -> None:
    """Play a legal action at random; one choice needs no luck."""
    n = legal(s, out)
    apply(s, int(out[below(luck, n) if n > 1 else 0]))


class Desk(NamedTuple):
    """What a simulation works on; the arrays have one entry each."""

    states: Grid  # the game being played
    blanks: Grid  # a state to deal on, with options and board
    seed: Grid  # dice whose children are the keys of all games
    luck: Grid  # dice of the players
    scratch: Grid


@rare
def play_games(desk: Desk, first: int, last: int, wins: Grid) -> int:
    """Play the games `first` to `last - 1` of a seed at random; add to `wins`, return decisions."""
    decisions = 0
    won = desk.scratch[0].shares
    for number in range(first, last):
        begin_game(desk, number)
        decisions += play_out(desk.states[0], desk.scratch[0].actions, desk.luck)
        shares(desk.states[0], won)
        for seat in range(wins.shape[0]):
            wins[seat] += won[seat]
    return decisions


@rule
def begin_game(desk: Desk, number: int) -> None:
    """Deal game number `number` of the seed: it has the same cards and choices in whatever batch."""
    key = desk.luck[0].key
    copy_record(desk.states[0], desk.blanks[0])
    spawn_key(desk.seed[0], 2 * number, key)
    deal(desk.states[0], key)
    spawn_key(desk.seed[0], 2 * number + 1, key)
    set_key(desk.luck[0], key)
