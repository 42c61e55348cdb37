"""The games on a graphics card: the same bytes as on the processor, and how fast.

python -m benchmarks.gpu        the section for results.md, on the screen
python -m benchmarks.run gpu    the same, written there (`make gpu`)

The public commands come first, with their defaults and from the wheel: nothing may be a default on a device
that was not run there. Each game has a process of its own. They compile and compare side by side, and then
measure one after another: a kernel of another game on the same card would be part of the figure.
"""

import functools
import os
import subprocess
import sys
import tempfile
import time
import zipfile
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

ROOT = Path(__file__).parent.parent
GAMES = 100_000  # whose last tables are compared
STEPS = 300  # of batches that are compared
FLEET = 2048
TOLD = ("states", "numbers", "lengths", "actors", "masks", "observations", "rewards", "ended")
HELD = (1, 2, 4, 8, 16)
COUNTS = (1_024, 8_192, 65_536, 262_144, 1_048_576)
INTRO = (
    "Four players, random games. Equal bytes: the final tables of whole games, and every array of a batch\n"
    "that is stepped, compared with those of the processor.\n"
)


def gpu() -> list[str]:
    """The commands and what needs no quiet card side by side, then the figures of one game after another."""
    from ithaca.engine.game import names

    with ThreadPoolExecutor(len(names())) as threads:
        ran = list(threads.map(command, names()))
    workers = {game: ProcessPoolExecutor(1, get_context("spawn")) for game in names()}
    device = workers[names()[0]].submit(device_name).result()
    told: dict[str, list[str]] = {}
    for part, work in BESIDE_OTHERS:
        asked = [worker.submit(outcome, game, part, work) for game, worker in workers.items()]
        told[part] = [row for each in asked for row in each.result()]
    for part, work in ALONE:
        asked = (worker.submit(outcome, game, part, work).result() for game, worker in workers.items())
        told[part] = [row for rows in asked for row in rows]
    for worker in workers.values():
        worker.shutdown()
    rows = [f"Measured on one {device} on {time.strftime('%Y-%m-%d')}, commit {commit()}.", ""]
    rows += ["| command, from the wheel | outcome |\n|---|---|", *ran, ""]
    for head, part in HEADS:
        rows += [head, *told[part], ""]
    return rows[:-1]


def command(game: str) -> str:
    """What anybody would type, with what the wheel holds: whether it runs, and how fast it says it was."""
    wheels = sorted((ROOT / "dist").glob("*.whl"), key=lambda file: file.stat().st_mtime)
    if not wheels:
        return f"| `ithaca simulate {game} --gpu` | not run: there is no wheel (`make wheel`) |"
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
    return f"| `ithaca simulate {game} --gpu` | {outcome} |"


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
    ("| equal bytes | differ |\n|---|---|", "same"),
    (
        "| whole games inside the device | games | million decisions/s | games/s |\n|---|---|---|---|",
        "play",
    ),
    ("| games in the hands of a thread | held | million decisions/s |\n|---|---|---|", "held"),
    (
        "| stepped, actions chosen on the device | games | masks only, million decisions/s | masks and "
        "vectors | bytes of a state, a vector, a mask |\n|---|---|---|---|---|",
        "step",
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


def compiled(game: str) -> list[str]:
    """Run once whatever is timed later, so that its kernels are there."""
    for number in HELD:
        simulation_of(game, number).play(0, 100)
    for observations in (False, True):
        stepped(game, 100, observations)
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


def same(game: str) -> list[str]:
    from ithaca.engine.game import find
    from ithaca.engine.simulate import Simulation
    from ithaca.envs.gpu import GpuSimulation

    card = find(game)
    here, there = (kind(card, 4, 7, options=card.for_learners({})) for kind in (Simulation, GpuSimulation))
    finals = there.final_states(0, GAMES)
    differ = 0
    for number in range(GAMES):
        here.play(number, number + 1)
        differ += here.states.tobytes() != finals[number : number + 1].tobytes()
    return [
        f"| {game}: {GAMES:,} whole games, last tables | {differ} |",
        f"| {game}: {FLEET:,} games stepped {STEPS} times, all arrays | {differing_steps(game)} |",
        f"| {game}: the same with foresight, greedy players and new deals | {differing_lessons(game)} |",
    ]


def differing_steps(game: str) -> int:
    from ithaca.envs.gpu import GpuEnv
    from ithaca.envs.vector import VectorEnv

    here, there = VectorEnv(game, 4, FLEET, seed=5), GpuEnv(game, 4, FLEET, seed=5)
    differ = 0
    for _ in range(STEPS):
        mine, theirs = here.sample(), there.sample()
        differ += not np.array_equal(mine, theirs.copy_to_host())
        here.step(mine)
        there.step(theirs)
        differ += differing_arrays(here._batch, there._batch)
    there.check()
    return differ


def differing_arrays(mine: Any, theirs: Any) -> int:
    """How many arrays of two batches are not the same, in whatever order of rows and columns."""
    return sum(
        getattr(mine, name).tobytes() != getattr(theirs, name).copy_to_host().tobytes("C")
        for name in (*TOLD, "luck")
    )


def differing_lessons(game: str) -> int:
    """The same for what a learner asks for: foresight, greedy players, forced moves, new deals."""
    from ithaca.envs.gpu import GpuEnv, cuda
    from ithaca.envs.vector import VectorEnv

    here, there = (kind(game, 4, FLEET, seed=6, foresight=True) for kind in (VectorEnv, GpuEnv))
    seats, again = np.zeros((FLEET, 4), np.uint8), np.arange(FLEET) % 5 == 0
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
        differ += differing_arrays(here._batch, there._batch)
    there.check()
    return differ


def simulation_of(game: str, held: int = 1) -> Any:
    """Games at random on the device, each thread with `held` of them in hand."""
    from ithaca.engine.game import find
    from ithaca.envs.gpu import GpuSimulation

    card = find(game)
    simulation = GpuSimulation(card, 4, 7, options=card.for_learners({}))
    simulation.held = held
    return simulation


def play(game: str) -> list[str]:
    simulation, rows = simulation_of(game), []
    for games in (1_000, 10_000, 100_000, 1_000_000, 3_000_000):
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
        bare, _ = rate_of_steps(game, count, False)
        full, sizes = rate_of_steps(game, count, True)
        rows.append(f"| {game} | {count:,} | {bare / 1e6:,.0f} | {full / 1e6:,.0f} | {sizes} |")
    return rows


def rate_of_steps(game: str, count: int, observations: bool) -> tuple[float, str]:
    """Decisions a second, and how many bytes a game has."""
    env, times = stepped(game, count, observations), 50

    def work() -> None:
        for _ in range(times):
            env.step(env.sample())

    work()
    took = seconds(work)
    env.check()
    sizes = f"{env._batch.states.dtype.itemsize:,} + {env.size:,} + {env.actions:,}"
    return times * count / took, sizes


def stepped(game: str, count: int, observations: bool) -> Any:
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


BESIDE_OTHERS = (("same", same), ("shared", shared), ("compiled", compiled))
ALONE = (("play", play), ("step", step), ("held", held))


if __name__ == "__main__":
    print("\n".join(gpu()))
