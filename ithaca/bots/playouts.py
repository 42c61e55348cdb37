"""Playing on from a position of a game, many times and to the end, compiled: for looking back on it."""

from typing import NamedTuple

from ithaca.engine.compiler import rare, rule
from ithaca.engine.dice import set_key, set_random_key, spawn_key
from ithaca.engine.protocol import OVER, actor, apply, greedy, guess, shares
from ithaca.engine.record import Grid


class PlayoutSpace(NamedTuple):
    """What looking back works on; each array has one entry, `scratch` two."""

    views: Grid  # the table, or what is known of it
    worlds: Grid  # the world being played
    beliefs: Grid
    master: Grid  # dice whose children are the luck of all playouts
    luck: Grid
    scratch: Grid


@rule
def begin(d: PlayoutSpace, known: bool, number: int) -> None:
    """Start playout number `number`, which has the same luck at every table."""
    spawn_key(d.master[0], number, d.luck[0].key)
    set_key(d.luck[0], d.luck[0].key)
    d.worlds[0] = d.views[0]
    if known:
        set_random_key(d.worlds[0].dice, d.luck[0])
    else:
        guess(d.worlds[0], d.beliefs[0], d.luck[0])


@rule
def play_to_the_end(d: PlayoutSpace) -> None:
    """Play greedily to the end; write how the victory was shared into the first scratch."""
    while actor(d.worlds[0]) != OVER:
        apply(d.worlds[0], greedy(d.worlds[0], d.scratch[0].actions, d.luck[0]))
    shares(d.worlds[0], d.scratch[0].shares)


@rare
def look_ahead(d: PlayoutSpace, known: bool, playouts: int, sums: Grid, squares: Grid) -> None:
    """Play on from here `playouts` times; add up the shares of each seat, and their squares."""
    for number in range(playouts):
        begin(d, known, number)
        play_to_the_end(d)
        for seat in range(sums.shape[0]):
            share = d.scratch[0].shares[seat]
            sums[seat] += share
            squares[seat] += share * share


@rare
def weigh(d: PlayoutSpace, chosen: int, playouts: int, sums: Grid, gains: Grid, squares: Grid) -> None:
    """Play on after each legal move, with the same luck; add up the shares in `sums[nth, seat]`, and in
    `gains[seat]` by how much more the chosen move gave than the greedy player's (squared in `squares`)."""
    moves = d.scratch[1].actions
    gained = d.scratch[1].shares
    for number in range(playouts):
        begin(d, False, number)
        wanted = greedy(d.worlds[0], d.scratch[0].actions, d.luck[0])
        for seat in range(gains.shape[0]):
            gained[seat] = 0.0
        for nth in range(sums.shape[0]):
            begin(d, False, number)
            greedy(d.worlds[0], d.scratch[0].actions, d.luck[0])  # uses up the luck that it would have used
            apply(d.worlds[0], int(moves[nth]))
            play_to_the_end(d)
            weight = int(moves[nth] == chosen) - int(moves[nth] == wanted)
            for seat in range(gains.shape[0]):
                sums[nth, seat] += d.scratch[0].shares[seat]
                gained[seat] += weight * d.scratch[0].shares[seat]
        for seat in range(gains.shape[0]):
            gains[seat] += gained[seat]
            squares[seat] += gained[seat] * gained[seat]
