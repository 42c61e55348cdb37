"""What a graphics card does with games: kernels, made of the same rules and the same `engine.batch`.

Each maker is given Numba's CUDA, and the record of a state, and returns a kernel for it.
"""

from typing import Any, NamedTuple

import numpy as np
from numba import int32, int64
from numba.np.numpy_support import from_dtype

from ithaca.engine.batch import (
    Batch,
    advance_range,
    deal_range,
    first_refused,
    greedy_range,
    restart_range,
    sample,
    step_range,
    watch_again,
    watch_cleared,
)
from ithaca.engine.bulk import copy_record
from ithaca.engine.compiler import keep_kernel
from ithaca.engine.dice import Dice
from ithaca.engine.entrypoints import Desk, begin_game, play_any
from ithaca.engine.offers import Scratch
from ithaca.engine.protocol import NOBODY, OVER, actor, shares
from ithaca.engine.record import Grid, dtype_of

WORD = 16  # bytes: where a record in a thread's memory may begin; to the compiler it is just bytes
ALL = 0xFFFFFFFF  # the 32 threads of a warp, which walk in step
SHARED_GAMES = 32  # games of a block that are played in memory that its threads share: what fits into 48 kB


class Kernels(NamedTuple):
    """What the device does with the games of one kind of record."""

    clear: Any  # masks and vectors
    deal: Any  # all games
    step: Any  # all of them
    step_shared: Any  # the same, in memory that the threads of a block share
    step_and_look: Any  # the same, and write what is seen
    look: Any  # write what is seen
    choose: Any  # an action at random for each
    take: Any  # actions, if all of them are legal
    think: Any  # ask the greedy player
    drive: Any  # play on where there is nothing to choose, or deal again
    drive_and_look: Any  # the same, and write what is seen of these games


def kernels_for(device: Any, state: np.dtype[Any]) -> Kernels:
    """The kernels for the games of this record."""
    makers = (
        *(clear_kernel, deal_kernel, step_kernel, step_shared_kernel, step_and_look_kernel, look_kernel),
        *(choose_kernel, take_kernel, think_kernel, drive_kernel, drive_and_look_kernel),
    )
    return Kernels(*(keep_kernel(make(device, state), state, SHARED_GAMES) for make in makers))


def with_dice_on(device: Any) -> Any:
    """A function of the device that gives a thread dice of its own to deal by, and a view."""

    @device.jit(device=True)
    def with_dice(f: Batch, seed: Grid, views: Grid) -> Batch:
        copy_record(seed[0], f.seed[0])
        return Batch(
            f.games,
            f.states,
            f.blanks,
            seed,
            f.luck,
            f.scratch,
            views,
            f.numbers,
            f.counts,
            f.lengths,
            f.actors,
            f.masks,
            f.observations,
            f.buffer,
            f.rewards,
            f.ended,
        )

    return with_dice


def deal_kernel(device: Any, state: np.dtype[Any]) -> Any:
    dice, with_dice = from_dtype(dtype_of(Dice)), with_dice_on(device)

    @device.jit
    def deal(f: Batch, refused: Grid) -> None:
        i = device.grid(1)
        if i < f.states.shape[0] and refused[0] == NOBODY:
            seed = device.local.array(2, dice, alignment=WORD)
            deal_range(with_dice(f, seed, f.views), True, i, i + 1)

    return deal


def step_kernel(device: Any, state: np.dtype[Any]) -> Any:
    dice, with_dice = from_dtype(dtype_of(Dice)), with_dice_on(device)

    @device.jit
    def step(f: Batch, actions: Grid, refused: Grid, apart: int) -> None:
        i = device.grid(1) // apart
        if i * apart == device.grid(1) and i < f.states.shape[0] and refused[0] == NOBODY:
            seed = device.local.array(2, dice, alignment=WORD)
            step_range(with_dice(f, seed, f.views), actions, True, True, i, i + 1)

    return step


def shared_record(state: np.dtype[Any]) -> np.dtype[Any]:
    """A state in memory that threads share: an odd number of words, or many threads would ask the same one of
    its banks for the same field of their states."""
    behind = [] if state.itemsize // 8 % 2 else [("behind", np.int64)]
    return np.dtype([("state", state), *behind])


def copies_on(device: Any, state: np.dtype[Any]) -> tuple[Any, Any]:
    """Functions of the device: all threads of a block copy its states to shared memory, and back. Together
    they read and write what lies side by side; a thread that plays in the batch's own memory reads, for each
    field, another place than its neighbours, and that is what most of a step's time went into."""
    words, row = state.itemsize // 8, shared_record(state).itemsize // 8

    @device.jit(device=True)
    def copy_in(shared: Grid, states: Grid, first: int, many: int) -> None:
        for nth in range(device.threadIdx.x, many * words, SHARED_GAMES):
            shared[nth // words * row + nth % words] = states[first * words + nth]
        device.syncthreads()

    @device.jit(device=True)
    def copy_out(shared: Grid, states: Grid, first: int, many: int) -> None:
        device.syncthreads()
        for nth in range(device.threadIdx.x, many * words, SHARED_GAMES):
            states[first * words + nth] = shared[nth // words * row + nth % words]

    return copy_in, copy_out


def play_shared_on(device: Any) -> Any:
    """A function of the device: a thread plays the `me`-th of the games in shared memory, whose first is game
    `first` of the batch."""

    @device.jit(device=True)
    def play_shared(f: Batch, states: Grid, seed: Grid, actions: Grid, first: int, me: int) -> None:
        last = first + states.shape[0]
        here = Batch(
            f.games,
            states,
            f.blanks,
            seed,
            f.luck[first:last],
            f.scratch[first:last],
            f.views,
            f.numbers[first:last],
            f.counts[first:last],
            f.lengths[first:last],
            f.actors[first:last],
            f.masks[first:last],
            f.observations,
            f.buffer,
            f.rewards[first:last],
            f.ended[first:last],
        )
        copy_record(seed[0], f.seed[0])
        step_range(here, actions[first:last], True, True, me, me + 1)

    return play_shared


def step_shared_kernel(device: Any, state: np.dtype[Any]) -> Any:
    record, dice = shared_record(state), from_dtype(dtype_of(Dice))
    size, play_shared = SHARED_GAMES * record.itemsize // 8, play_shared_on(device)
    copy_in, copy_out = copies_on(device, state)

    @device.jit
    def step(f: Batch, states: Grid, actions: Grid, refused: Grid) -> None:
        shared = device.shared.array(size, int64)
        first, me = device.blockIdx.x * SHARED_GAMES, device.threadIdx.x
        many = min(SHARED_GAMES, f.games - first)
        if refused[0] == NOBODY:
            copy_in(shared, states, first, many)
            if me < many:
                seed = device.local.array(2, dice, alignment=WORD)
                play_shared(f, shared.view(record)["state"], seed, actions, first, me)
            copy_out(shared, states, first, many)

    return step


def step_and_look_kernel(device: Any, state: np.dtype[Any]) -> Any:
    game, record, dice = from_dtype(state), shared_record(state), from_dtype(dtype_of(Dice))
    size, play_shared = SHARED_GAMES * record.itemsize // 8, play_shared_on(device)
    copy_in, copy_out = copies_on(device, state)

    @device.jit
    def step(f: Batch, states: Grid, actions: Grid, refused: Grid, rows: Any) -> None:
        shared = device.shared.array(size, int64)
        first, me = device.blockIdx.x * SHARED_GAMES, device.threadIdx.x
        many = min(SHARED_GAMES, f.games - first)
        if refused[0] == NOBODY:
            copy_in(shared, states, first, many)
            if me < many:
                seed = device.local.array(2, dice, alignment=WORD)
                views = device.local.array(1, game, alignment=WORD)
                here = shared.view(record)["state"]
                play_shared(f, here, seed, actions, first, me)
                seat = int(f.actors[first + me])
                watch_cleared(here[me], seat, f.blanks[1], views[0], rows, first + me)
            copy_out(shared, states, first, many)

    return step


def look_kernel(device: Any, state: np.dtype[Any]) -> Any:
    """Neighbours write what is seen of neighbouring games, so `apart` is 1; were it written here as a
    constant, the compiler would take 96 registers for Ulysses instead of 80."""
    game = from_dtype(state)

    @device.jit
    def look(f: Batch, rows: Any, refused: Grid, apart: int) -> None:
        i = device.grid(1) // apart
        if i * apart == device.grid(1) and i < f.states.shape[0] and refused[0] == NOBODY:
            views = device.local.array(1, game, alignment=WORD)
            watch_cleared(f.states[i], int(f.actors[i]), f.blanks[1], views[0], rows, i)

    return look


def clear_kernel(device: Any, state: np.dtype[Any]) -> Any:
    """A table becomes 0, eight bytes at a time, unless nothing is played any more. A thread that clears only
    what belongs to its own game writes single bytes."""

    @device.jit
    def clear(table: Grid, words: Grid, refused: Grid) -> None:
        if refused[0] == NOBODY:
            for i in range(device.grid(1), words.shape[0], device.gridsize(1)):
                words[i] = 0
            for i in range(8 * words.shape[0] + device.grid(1), table.shape[0], device.gridsize(1)):
                table[i] = 0

    return clear


def choose_kernel(device: Any, state: np.dtype[Any]) -> Any:
    @device.jit
    def choose(f: Batch, actions: Grid) -> None:
        i = device.grid(1)
        if i < f.states.shape[0]:
            sample(f, actions, i, i + 1)

    return choose


def take_kernel(device: Any, state: np.dtype[Any]) -> Any:
    @device.jit
    def take(f: Batch, actions: Grid, chosen: Grid, refused: Grid) -> None:
        i = device.grid(1)
        if i < f.states.shape[0]:
            chosen[i] = actions[i]
            if first_refused(f.masks, chosen, i, i + 1) != NOBODY:
                refused[0] = i

    return take


def think_kernel(device: Any, state: np.dtype[Any]) -> Any:
    @device.jit
    def think(f: Batch, seats: Grid, actions: Grid) -> None:
        i = device.grid(1)
        if i < f.states.shape[0]:
            greedy_range(f, seats, actions, i, i + 1)

    return think


def drive_kernel(device: Any, state: np.dtype[Any]) -> Any:
    dice, with_dice = from_dtype(dtype_of(Dice)), with_dice_on(device)

    @device.jit
    def drive(f: Batch, seats: Grid, again: Grid, refused: Grid, most: int) -> None:
        i = device.grid(1)
        if i < f.states.shape[0] and refused[0] == NOBODY:
            seed = device.local.array(2, dice, alignment=WORD)
            mine = with_dice(f, seed, f.views)
            restart_range(mine, again, i, i + 1)
            advance_range(mine, seats, most, i, i + 1)

    return drive


def drive_and_look_kernel(device: Any, state: np.dtype[Any]) -> Any:
    game, dice, with_dice = from_dtype(state), from_dtype(dtype_of(Dice)), with_dice_on(device)

    @device.jit
    def drive(f: Batch, rows: Any, seats: Grid, again: Grid, refused: Grid, most: int) -> None:
        i = device.grid(1)
        if i < f.states.shape[0] and refused[0] == NOBODY:
            seed = device.local.array(2, dice, alignment=WORD)
            views = device.local.array(1, game, alignment=WORD)
            mine, number, length = with_dice(f, seed, f.views), f.numbers[i], f.lengths[i]
            restart_range(mine, again, i, i + 1)
            advance_range(mine, seats, most, i, i + 1)
            if f.numbers[i] != number or f.lengths[i] != length:  # something was played
                watch_again(f.states[i], int(f.actors[i]), f.blanks[1], views[0], rows, i)

    return drive


# ── whole games on the device ─────────────────────────────────────────────────────────────────────


def vote_on(device: Any, phases: int, held: int) -> Any:
    """A function of the device: the phase in which most threads of a warp have a game, or NOBODY."""

    @device.jit(device=True)
    def voted(phase: Grid) -> int:
        mine = 0  # a bit for each phase of my games
        for k in range(held):
            if phase[k] >= 0:
                mine |= 1 << phase[k]
        most, chosen = 0, NOBODY
        for p in range(phases + 1):
            votes = device.popc(device.ballot_sync(ALL, (mine >> p) & 1 == 1))
            if votes > most:
                most, chosen = votes, p
        return chosen

    return voted


def pick_on(device: Any, held: int) -> Any:
    """A function of the device: which of a thread's games is in this phase; the first if none is."""

    @device.jit(device=True)
    def picked(phase: Grid, chosen: int) -> int:
        found = 0
        for k in range(held):
            if phase[k] == chosen:
                found = k
        return found

    return picked


def finish_on(device: Any) -> Any:
    """A function of the device: a game is over; keep its last table, if wanted, and share out the victory."""

    @device.jit(device=True)
    def finish(state: Any, paper: Any, place: int, finals: Grid, won: Grid) -> None:
        if finals.shape[0] > 0:
            copy_record(finals[place], state)
        shares(state, paper.shares)
        for seat in range(won.shape[0]):
            device.atomic.add(won, seat, paper.shares[seat])

    return finish


def play_kernel(device: Any, state: np.dtype[Any], phases: int, held: int) -> Any:
    """Games at random from their deal to their end.

    The threads of a warp walk in step: where they decide different things they wait for one another. So every
    thread holds several games, before each decision all vote on the commonest phase, and whoever has a game
    in it plays that one. Where a game is in no phase it is to be dealt (`undealt`) or there is none (NOBODY).
    """
    game, dice, paper = (from_dtype(dtype) for dtype in (state, dtype_of(Dice), dtype_of(Scratch)))
    voted, picked, finish = vote_on(device, phases, held), pick_on(device, held), finish_on(device)
    undealt = phases

    @device.jit
    def play(
        blanks: Grid, seed: Grid, first: int, last: int, finals: Grid, made: Grid, won: Grid, queue: Grid
    ) -> None:
        states = device.local.array(held, game, alignment=WORD)
        luck = device.local.array(held, dice, alignment=WORD)
        numbers, phase = device.local.array(held, int64), device.local.array(held, int32)
        master = device.local.array(1, dice, alignment=WORD)
        scratch = device.local.array(1, paper, alignment=WORD)
        copy_record(master[0], seed[0])
        next_one, decisions = first + device.grid(1), 0
        for k in range(held):
            numbers[k], phase[k] = next_one, undealt if next_one < last else NOBODY
            next_one += device.gridsize(1)
        chosen = voted(phase)
        while chosen != NOBODY:
            k = picked(phase, chosen)
            if phase[k] == chosen and chosen == undealt:
                begin_game(Desk(states[k : k + 1], blanks, master, luck[k : k + 1], scratch), numbers[k])
                phase[k] = int(states[k].phase)
            elif phase[k] == chosen:
                play_any(states[k], scratch[0].actions, luck[k])
                decisions += 1
                phase[k] = int(states[k].phase)
                if actor(states[k]) == OVER:
                    finish(states[k], scratch[0], numbers[k] - first, finals, won)
                    next_one = device.atomic.add(queue, 0, 1)
                    numbers[k], phase[k] = next_one, undealt if next_one < last else NOBODY
            device.syncwarp()
            chosen = voted(phase)
        made[device.grid(1)] = decisions

    return keep_kernel(play, state, phases, held)
