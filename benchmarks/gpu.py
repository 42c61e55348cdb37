"""The games on a graphics card: the same bytes as on the processor, and how fast.

python -m benchmarks.gpu        the section for results.md, on the screen
python -m benchmarks.run gpu    the same, written there (`make gpu`)

With ITHACA_GAMES=20000 and ITHACA_STEPS=60 less is compared, in less time.

The public commands run with their defaults and from the wheel: nothing may be a default on a device that was
not run there. What is compiled and compared is so side by side; then what is measured is measured one after
another: a kernel of another game on the same card would be part of the figure.
"""

import functools
import os
import subprocess
import sys
import tempfile
import time
import zipfile
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

from ithaca.engine.game import find, names

ROOT = Path(__file__).parent.parent
GAMES = int(os.environ.get("ITHACA_GAMES", "100000"))  # whose last tables are compared
STEPS = int(os.environ.get("ITHACA_STEPS", "300"))  # of batches that are compared
FLEETS = 2_048, 10_000  # the first has threads between its games, the second is played in shared memory
FORMS = False, "flat", "compact"
TOLD = ("states", "numbers", "lengths", "actors", "masks", "rewards", "ended", "luck")
HELD = 1, 8
Part = tuple[str, Callable[[str], list[str]], str]  # its name, the work, the game
COUNTS = (1_024, 8_192, 65_536, 262_144, 1_048_576)
INTRO = (
    "Four players, random games. Equal bytes: the final tables of whole games, and every array of a batch\n"
    "that is stepped, compared with those of the processor.\n"
)


def gpu() -> list[str]:
    """The commands and what needs no quiet card side by side, then the figures of one game after another."""
    told: dict[str, list[str]] = {}
    with ProcessPoolExecutor(len(beside()), get_context("spawn")) as workers:
        device = workers.submit(device_name).result()
        asked = [(part, workers.submit(outcome, game, part, work)) for part, work, game in beside()]
        for part, answer in asked:
            told.setdefault(part, []).extend(answer.result())
    with ProcessPoolExecutor(1, get_context("spawn")) as worker:
        for part, work, game in each_alone():
            told.setdefault(part, []).extend(worker.submit(outcome, game, part, work).result())
    rows = [f"Measured on one {device} on {time.strftime('%Y-%m-%d')}, commit {commit()}.", ""]
    for head, part in HEADS:
        rows += [head, *told[part], ""]
    return rows[:-1]


def beside() -> list[Part]:
    """What can be done side by side."""
    return [(part, work, game) for game in names() for part, work in BESIDE_OTHERS]


def each_alone() -> list[Part]:
    """What is measured one after another."""
    return [(part, work, game) for part, work in ALONE for game in names()]


def command(game: str) -> list[str]:
    """What anybody would type, with what the wheel holds: whether it runs, and how fast it says it was."""
    wheels = sorted((ROOT / "dist").glob("*.whl"), key=lambda file: file.stat().st_mtime)
    if not wheels:
        return [f"| `ithaca simulate {game} --gpu` | not run: there is no wheel (`make wheel`) |"]
    with tempfile.TemporaryDirectory() as folder:
        with zipfile.ZipFile(wheels[-1]) as wheel:
            wheel.extractall(folder)
        path = os.pathsep.join(filter(None, (folder, os.environ.get("PYTHONPATH"))))
        words = [sys.executable, "-m", "ithaca.cli", "simulate", game, "--gpu"]
        done = subprocess.run(
            words, capture_output=True, text=True, cwd=folder, env={**os.environ, "PYTHONPATH": path}
        )
    last = (done.stderr.strip().splitlines() or ["nothing said"])[-1]
    outcome = f"failed with {done.returncode}: {last[:200]}" if done.returncode else "runs"
    print(f"ithaca simulate {game} --gpu: {outcome}", done.stdout, sep="\n", flush=True)
    return [f"| `ithaca simulate {game} --gpu` | {outcome} |"]


def commit() -> str:
    """Of the sources that are measured, if that can be told."""
    told = os.environ.get("ITHACA_COMMIT")
    if told:
        return told
    asked = subprocess.run(
        ["git", "-C", ROOT, "rev-parse", "--short", "HEAD"], capture_output=True, text=True
    )
    return asked.stdout.strip() or "not known"


HEADS = (
    ("| command, from the wheel | outcome |\n|---|---|", "command"),
    ("| equal bytes | differ |\n|---|---|", "same"),
    (
        "| whole games inside the device | games | million decisions/s | games/s |\n|---|---|---|---|",
        "play",
    ),
    ("| games in the hands of a thread | held | million decisions/s |\n|---|---|---|", "held"),
    (
        "| stepped, actions chosen on the device, million decisions/s | games | masks only | and flat "
        "vectors | and compact ones | bytes of a state, a vector, a compact one, a mask |\n"
        "|---|---|---|---|---|---|",
        "step",
    ),
    (
        "| 1,048,576 games stepped, million decisions/s | played in | masks only | and flat vectors | and "
        "compact ones |\n|---|---|---|---|---|",
        "place",
    ),
    ("| shared without a copy | outcome |\n|---|---|", "shared"),
)


def device_name() -> str:
    from ithaca.envs.gpu import cuda

    name = cuda().get_current_device().name
    return name.decode() if isinstance(name, bytes) else str(name)


def outcome(game: str, part: str, work: Callable[[str], list[str]]) -> list[str]:
    """The rows of one part of one game; a part that fails says so and lets the others be."""
    begun = time.perf_counter()
    try:
        rows = work(game)
    except Exception as mistake:
        rows = [f"| {game}: {type(mistake).__name__}: {str(mistake)[:300]!r} |"]
    print(f"{game} {part}: {time.perf_counter() - begun:.0f} s", *rows, sep="\n", flush=True)
    return rows


def compiled_steps(observations: str | bool, game: str) -> list[str]:
    """Run once whatever is timed later, so that its kernels are there."""
    for count in (100, FLEETS[-1]):
        stepped(game, count, observations)
    return []


def compiled_games(game: str) -> list[str]:
    for number in HELD:
        simulation_of(game, number).play(0, 100)
    return []


def seconds(work: Callable[[], object]) -> float:
    """The best of three."""
    from ithaca.envs.gpu import cuda

    best = float("inf")
    for _ in range(3):
        cuda().synchronize()
        begun = time.perf_counter()
        work()
        cuda().synchronize()
        best = min(best, time.perf_counter() - begun)
    return best


def same_games(held: int, game: str) -> list[str]:
    from ithaca.engine.simulate import Simulation
    from ithaca.envs.gpu import GpuSimulation

    card = find(game)
    here, there = (kind(card, 4, 7, options=card.for_learners({})) for kind in (Simulation, GpuSimulation))
    there.held = held
    finals = there.final_states(0, GAMES)
    differ = 0
    for number in range(GAMES):
        here.play(number, number + 1)
        differ += here.states.tobytes() != finals[number : number + 1].tobytes()
    return [f"| {game}: {GAMES:,} whole games, {held} in the hands of a thread, last tables | {differ} |"]


def same_steps(count: int, form: str | bool, game: str) -> list[str]:
    what = f"{count:,} games stepped {STEPS} times, {form or 'masks only'}, all arrays"
    return [f"| {game}: {what} | {differing_steps(game, count, form)} |"]


def same_lessons(form: str, game: str) -> list[str]:
    what = f"the same with foresight, greedy players and new deals, {form}"
    return [f"| {game}: {what} | {differing_lessons(game, form)} |"]


def differing_steps(game: str, count: int, form: str | bool) -> int:
    from ithaca.envs.gpu import GpuEnv
    from ithaca.envs.vector import VectorEnv

    here, there = (kind(game, 4, count, seed=5, observations=form) for kind in (VectorEnv, GpuEnv))
    differ = 0
    for _ in range(STEPS):
        mine, theirs = here.sample(), there.sample()
        differ += not np.array_equal(mine, theirs.copy_to_host())
        here.step(mine)
        there.step(theirs)
        differ += differing_arrays(here, there)
    there.check()
    return differ


def differing_arrays(here: Any, there: Any) -> int:
    """How many arrays of two batches are not the same, in whatever order of rows and columns."""
    pairs = [(getattr(here._batch, name), getattr(there._batch, name)) for name in TOLD]
    pairs += zip(tables(here._seen), tables(there._seen), strict=True)
    return sum(mine.tobytes() != theirs.copy_to_host().tobytes("C") for mine, theirs in pairs)


def tables(seen: Any) -> tuple[Any, ...]:
    """The arrays of an observation."""
    return seen if isinstance(seen, tuple) else (seen,)


def differing_lessons(game: str, form: str) -> int:
    """The same for what a learner asks for: foresight, greedy players, forced moves, new deals."""
    from ithaca.envs.gpu import GpuEnv, cuda
    from ithaca.envs.vector import VectorEnv

    count, kinds = FLEETS[0], (VectorEnv, GpuEnv)
    here, there = (kind(game, 4, count, seed=6, observations=form, foresight=True) for kind in kinds)
    seats, again = np.zeros((count, 4), np.uint8), np.arange(count) % 5 == 0
    seats[::2, 1:] = 1
    marked, dealt = cuda().to_device(seats), cuda().to_device(again)
    differ = 0
    for step in range(STEPS):
        mine, theirs = here.greedy(), there.greedy()
        differ += not np.array_equal(mine, theirs.copy_to_host())
        here.step(mine)
        there.step(theirs)
        here.advance(seats)
        there.advance(marked)
        if step % 50 == 20:
            here.restart(again)
            there.restart(dealt)
        differ += differing_arrays(here, there)
    there.check()
    return differ


def simulation_of(game: str, held: int = 0) -> Any:
    """Games at random on the device, each thread with `held` of them in hand, or as many as suit the game."""
    from ithaca.envs.gpu import GpuSimulation

    card = find(game)
    simulation = GpuSimulation(card, 4, 7, options=card.for_learners({}))
    simulation.held = held
    return simulation


def play(game: str) -> list[str]:
    simulation, rows = simulation_of(game), []
    for games in (10_000, 100_000, 1_000_000, 3_000_000):
        made = simulation.play(0, games)
        took = seconds(functools.partial(simulation.play, 0, games))
        rows.append(f"| {game} | {games:,} | {made / took / 1e6:,.0f} | {games / took:,.0f} |")
    return rows


def held(game: str) -> list[str]:
    rows = []
    for number in HELD:
        simulation = simulation_of(game, number)
        made = simulation.play(0, 1_000_000)
        took = seconds(functools.partial(simulation.play, 0, 1_000_000))
        rows.append(f"| {game} | {number} | {made / took / 1e6:,.0f} |")
    return rows


def step(game: str) -> list[str]:
    rows = []
    for count in COUNTS:
        rates = " | ".join(f"{rate_of_steps(game, count, form) / 1e6:,.0f}" for form in FORMS)
        rows.append(f"| {game} | {count:,} | {rates} | {sizes_of(game)} |")
    return rows


def place(game: str) -> list[str]:
    """In the batch's own memory, and in memory that the threads of a block share."""
    from ithaca.envs import gpu

    rows, usual = [], gpu.MOST_SHARED
    for name, most in (("its own memory", 0), ("shared memory", 1 << 30)):
        gpu.MOST_SHARED = most
        rates = " | ".join(f"{rate_of_steps(game, COUNTS[-1], form) / 1e6:,.0f}" for form in FORMS)
        rows.append(f"| {game} | {name} | {rates} |")
    gpu.MOST_SHARED = usual
    return rows


def rate_of_steps(game: str, count: int, observations: str | bool) -> float:
    """Decisions a second."""
    env, times = stepped(game, count, observations), 20

    def work() -> None:
        for _ in range(times):
            env.step(env.sample())

    work()
    took = seconds(work)
    env.check()
    return times * count / took


def sizes_of(game: str) -> str:
    """How many bytes a game has."""
    env, compact = (stepped(game, 100, form) for form in FORMS[1:])
    columns, numbers = compact.form.counts
    return (
        f"{env._batch.states.dtype.itemsize:,} + {env.size:,} + {2 * columns + numbers:,} + {env.actions:,}"
    )


def stepped(game: str, count: int, observations: str | bool) -> Any:
    """A batch on the device, after its first step."""
    from ithaca.envs.gpu import GpuEnv

    env = GpuEnv(game, 4, count, seed=1, observations=observations)
    env.step(env.sample())
    return env


def shared(game: str) -> list[str]:
    """PyTorch and JAX read what lies on the device, and PyTorch chooses the actions."""
    os.environ["XLA_PYTHON_CLIENT_PREALLOCATE"] = "false"  # else JAX takes three quarters of the card
    import torch

    from ithaca.envs.gpu import GpuEnv

    env = GpuEnv(game, 4, 4096, seed=1)
    observations, infos = env.reset()
    address = observations.__cuda_array_interface__["data"][0]
    seen = torch.as_tensor(observations, device="cuda")
    masks = torch.as_tensor(infos["action_mask"], device="cuda")
    for _ in range(200):
        env.step(torch.multinomial(masks.float(), 1)[:, 0])
    env.check()
    found = [f"PyTorch, 200 steps by its own choice: {seen.data_ptr() == address}"]
    import jax

    env.wait()
    there = jax.numpy.asarray(observations)
    found.append(f"JAX: {there.unsafe_buffer_pointer() == address}")
    found.append(f"both read the same: {np.array_equal(there, seen.cpu().numpy())}")
    turned = jax.dlpack.from_dlpack(seen.T)
    found.append(f"JAX through DLPack, turned: {turned.unsafe_buffer_pointer() == address}")
    env.step(jax.numpy.argmax(jax.numpy.asarray(infos["action_mask"]), axis=1))
    env.check()
    return [f"| {game}: {one.replace(': ', ' | ')} |" for one in found]


SAME = (
    *(functools.partial(same_games, number) for number in HELD),
    functools.partial(same_steps, FLEETS[0], "flat"),
    *(functools.partial(same_steps, FLEETS[1], form) for form in FORMS),
    *(functools.partial(same_lessons, form) for form in FORMS[1:]),
)
COMPILED = compiled_games, *(functools.partial(compiled_steps, form) for form in FORMS)
BESIDE_OTHERS = (
    ("command", command),
    *(("compiled", work) for work in COMPILED),
    *(("same", work) for work in SAME),
    ("shared", shared),
)
ALONE = ("play", play), ("step", step), ("held", held), ("place", place)


if __name__ == "__main__":
    print("\n".join(gpu()))
