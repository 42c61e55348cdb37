"""PufferLib's board and card games in C, through its own binding, many at once. Run by a Python with NumPy.

The games are compiled here from its source distribution, in the folder that PUFFERLIB names; their windows
are never opened, so its graphics library need not be there. They give no masks: as in its own measurements
actions are drawn beforehand from all numbers, most are not legal and change little, and each step counts.
"""

import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np
from pace import Prepared, Work, best_of, tell


class Kind(NamedTuple):
    """What its Python class would tell the game."""

    actions: int
    observation: tuple[int, type]
    settings: dict[str, float]


GO = {"width": 950, "height": 512, "grid_size": 7, "board_width": 600, "board_height": 600,
      "grid_square_size": 66, "moves_made": 0, "komi": 7.5, "score": 0,
      "last_capture_position": -1, "reward_move_pass": -0.25,
      "reward_move_invalid": -0.1, "reward_move_valid": 0.1, "reward_player_capture": 0.25,
      "reward_opponent_capture": -0.25}  # fmt: skip
CARDS = {"width": 990, "height": 690, "card_width": 192, "card_height": 224}
KINDS = {
    "tripletriad": Kind(14, (114, np.float32), CARDS),
    "checkers": Kind(512, (64, np.uint8), {"size": 8}),
    "go": Kind(50, (100, np.float32), GO),
    "connect4": Kind(7, (42, np.float32), {}),
}
BATCHES = (256, 1024, 4096)
CACHE = 256  # batches of actions drawn beforehand
STEPS = 20  # of one call


def binding_of(game: str) -> ModuleType:
    """The game's own binding, compiled for this processor on first use."""
    source = Path(os.environ["PUFFERLIB"])
    folder = source / "pufferlib" / "ocean" / game
    library = folder / f"binding{sysconfig.get_config_var('EXT_SUFFIX')}"
    if not library.exists():
        compile_to(library, source, folder / "binding.c")
    sys.setdlopenflags(os.RTLD_LAZY)  # what draws windows is missing
    spec = importlib.util.spec_from_file_location("binding", library)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def compile_to(library: Path, source: Path, file: Path) -> None:
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if not compiler:
        raise FileNotFoundError("a C compiler is needed to build it, and none is here")
    headers = (next(source.glob("raylib-*/include")), sysconfig.get_paths()["include"], np.get_include())
    command = [compiler, "-O3", "-march=native", "-fwrapv", "-fPIC", "-shared", "-w", "-DPLATFORM_DESKTOP"]
    command += [f"-I{folder}" for folder in headers]
    subprocess.run([*command, str(file), "-o", str(library), "-lm"], check=True)


def batch_of(binding: Any, kind: Kind, count: int) -> Work:
    size, numbers = kind.observation
    seen, actions, rewards = (
        np.zeros((count, size), numbers),
        np.zeros(count, np.int32),
        np.zeros(count, np.float32),
    )
    arrays = (seen, actions, rewards, np.zeros(count, np.bool_), np.zeros(count, np.bool_))
    games = binding.vec_init(*arrays, count, 1, **kind.settings)
    binding.vec_reset(games, 1)
    drawn, tick = np.random.default_rng(1).integers(0, kind.actions, (CACHE, count), np.int32), 0

    def work() -> int:
        nonlocal tick
        for _ in range(STEPS):
            arrays[1][:] = drawn[
                tick % CACHE
            ]  # C writes into all of them: they must live as long as the work
            binding.vec_step(games)
            tick += 1
        return STEPS * count

    return work


def batched(game: str) -> Prepared:
    binding = binding_of(game)
    work, words = best_of(partial(batch_of, binding, KINDS[game]), BATCHES)
    return work, f"{words}, vectors, no masks: steps with any action, legal or not"


if __name__ == "__main__":
    games = {f"batched/{game}": partial(batched, game) for game in KINDS}
    tell("PufferLib", games, version=Path(os.environ["PUFFERLIB"]).name.rpartition("-")[2])
