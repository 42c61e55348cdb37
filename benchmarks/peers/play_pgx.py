"""pgx at random on the CPU: the loop, the choice among legal actions and new deals compiled with the rules.

Its best batch size is looked for first. What was compiled is kept for the next run.
"""

import os

os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
os.environ["JAX_PLATFORMS"] = "cpu"

from functools import partial
from pathlib import Path

import jax
import pgx
from jax import numpy as jnp
from pace import Prepared, Work, best_of, tell
from pgx.experimental.wrappers import auto_reset

jax.config.update("jax_compilation_cache_dir", str(Path(__file__).parents[2] / ".peers" / "jax"))
jax.config.update("jax_persistent_cache_min_compile_time_secs", 0)

BATCHES = {
    "kuhn_poker": (1024, 8192, 65536),
    "leduc_holdem": (1024, 8192, 65536),
    "tic_tac_toe": (1024, 8192, 65536),
    "connect_four": (1024, 8192, 65536),
    "sparrow_mahjong": (32, 256),
    "backgammon": (32, 256),
}
DECISIONS = 20_000  # of one call, at least


def batch_of(game: str, batch: int) -> Work:
    env = pgx.make(game)
    step, steps = auto_reset(env.step, env.init), max(1, DECISIONS // batch)

    def play_one(state: pgx.State, key: jax.Array) -> pgx.State:
        choice, chance = jax.random.split(key)
        legal = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        return step(state, jax.random.categorical(choice, legal), chance)

    def play_all(_: int, carried: tuple[pgx.State, jax.Array]) -> tuple[pgx.State, jax.Array]:
        states, key = carried
        key, luck = jax.random.split(key)
        return jax.vmap(play_one)(states, jax.random.split(luck, batch)), key

    play_on = jax.jit(lambda states, key: jax.lax.fori_loop(0, steps, play_all, (states, key)))
    key = jax.random.PRNGKey(1)
    states = jax.jit(jax.vmap(env.init))(jax.random.split(key, batch))

    def work() -> int:
        nonlocal states, key
        states, key = jax.block_until_ready(play_on(states, key))
        return steps * batch

    return work


def batched(game: str) -> Prepared:
    work, words = best_of(partial(batch_of, game), BATCHES[game])
    return work, f"{words}, masks, jit and vmap, the loop compiled too"


if __name__ == "__main__":
    tell("pgx", {f"batched/{game}": partial(batched, game) for game in BATCHES})
