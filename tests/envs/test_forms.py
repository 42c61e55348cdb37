"""Every form of an observation says the same as the flat one."""

import json
import os
import subprocess
import sys

import numpy as np
import pytest
from envs.device import Device

from ithaca.engine.batch import watch_in_form_at
from ithaca.engine.errors import Misuse
from ithaca.engine.forms import FLAT, FORMS, form_of
from ithaca.engine.game import find, names
from ithaca.envs import gpu
from ithaca.envs.single import SingleEnv
from ithaca.envs.vector import VectorEnv

STEPS = 120
OTHERS = [name for name in FORMS if name != FLAT]
CASES = [(game, players) for game in names() for players in find(game).players]

PROGRAM = """
import hashlib, json
from ithaca.engine.forms import FORMS
from ithaca.engine.game import find, names
from ithaca.envs.single import SingleEnv
digests = []
for game in names():
    for form in FORMS:
        env, told = SingleEnv(game, find(game).players[-1], seed=7, observations=form), hashlib.sha256()
        env.reset()
        for nth in range(60):
            env.observe(env.actor)
            told.update(env._row.tobytes())
            if env.step(env.offers[nth % env._desks["turn"]["count"][0]]) == 0:
                env.reset()
        digests.append([game, form, told.hexdigest()])
print(json.dumps(digests))
"""


def copied(observations):
    """What is seen, kept: a step writes over it."""
    if isinstance(observations, np.ndarray):
        return observations.copy()
    return type(observations)(*(part.copy() for part in observations))


def seen_as(name, env, i, foresight):
    """What the seat that decides in game i of a batch sees of it, in the form of this name, unfolded."""
    form, states = form_of(env.game.part("features"), name, foresight), env._batch.states
    row = form.rows(1)
    seat, views = int(env._batch.actors[i]), np.zeros(2, states.dtype)
    watch_in_form_at(states[i : i + 1], seat, views, row, form.buffer())
    return form.unfold(form.shown(row))[0]


@pytest.mark.parametrize(("game", "players"), CASES)
def test_every_form_unfolds_to_the_flat_one(game, players):
    env = VectorEnv(game, players, 3, seed=5)
    seen, _ = env.reset(seed=5)
    for nth in range(STEPS):
        env.step(env.greedy() if nth % 2 else env.sample())
        wide = seen_as(FLAT, env, nth % 3, foresight=True)
        assert wide[: env.size].tobytes() == seen[nth % 3].tobytes()
        assert seen_as("compact", env, nth % 3, foresight=True).tobytes() == wide.tobytes()
        for form in OTHERS:
            assert seen_as(form, env, nth % 3, foresight=False).tobytes() == seen[nth % 3].tobytes()


@pytest.mark.parametrize("form", OTHERS)
@pytest.mark.parametrize("game", names())
def test_a_batch_is_told_in_the_form_that_was_asked_for(game, form):
    """Through ends and new deals."""
    players, ended = find(game).players[0], 0
    flat, other = (VectorEnv(game, players, 8, seed=5, observations=one) for one in (FLAT, form))
    (rows, _), (seen, _) = flat.reset(seed=5), other.reset(seed=5)
    while ended < 2:
        assert other.form.unfold(seen).tobytes() == rows.tobytes()
        actions = flat.sample().copy()
        flat.step(actions)
        ended += int(other.step(actions)[2].sum())


@pytest.mark.parametrize("form", OTHERS)
@pytest.mark.parametrize("game", names())
def test_a_single_game_is_seen_in_the_same_form(game, form):
    flat, other = (SingleEnv(game, find(game).players[-1], seed=3, observations=one) for one in (FLAT, form))
    for env in (flat, other):
        env.reset()
    seen = other.observe(flat.actor)
    row = seen[np.newaxis] if isinstance(seen, np.ndarray) else [part[np.newaxis] for part in seen]
    assert other.form.unfold(row)[0].tobytes() == flat.observe(flat.actor).tobytes()


@pytest.mark.parametrize("game", names())
def test_a_compact_row_names_columns_that_are_marked_and_nothing_else(game):
    env = SingleEnv(game, find(game).players[0], seed=9, observations="compact")
    flat = SingleEnv(game, find(game).players[0], seed=9)
    chosen = [field for field in env.form.fields if field.chosen]
    count = (env.reset(), flat.reset())[0]
    for nth in range(50):
        columns, row = env.observe(env.actor).columns, flat.observe(env.actor)
        marked = [c for f in chosen for c in range(f.start, f.start + f.length) if row[c]]
        assert sorted(column - 1 for column in columns if column) == marked
        action = env.offers[nth % count]
        count = (env.step(action), flat.step(action))[0] or (env.reset(), flat.reset())[0]


@pytest.mark.parametrize("game", names())
def test_a_field_is_found_by_its_name(game):
    """Its columns or numbers stand side by side, and all fields together fill a row."""
    form = form_of(find(game).part("features"), "compact", foresight=True)
    seen = form.shown(form.rows(1))
    for table in seen._fields:
        places = [place for found, place in form.places.values() if found == table]
        assert [place.start for place in places] == [0, *(place.stop for place in places[:-1])]
        assert places[-1].stop == getattr(seen, table).shape[1]


@pytest.mark.parametrize("form", OTHERS)
def test_arrays_are_overwritten_and_not_made_anew(form):
    env = VectorEnv("odysseus", find("odysseus").players[0], 5, seed=3, observations=form)
    first, _ = env.reset()
    before = copied(first)
    second, *_ = env.step(env.sample())
    assert second is first
    assert env.form.unfold(before).tobytes() != env.form.unfold(second).tobytes()


def test_no_padding_is_a_column():
    """Row 0 of a table of embeddings stands for none."""
    env = VectorEnv("odyssey", 4, 8, seed=1, observations="compact")
    seen, _ = env.reset(seed=1)
    assert seen.columns.min() == 0
    assert seen.columns.max() <= env.size
    assert (seen.columns == 0).any(1).all()


def test_a_form_that_there_is_not_is_refused_in_a_sentence():
    with pytest.raises(Misuse, match="no form of observations “compakt”"):
        VectorEnv("odysseus", 4, 2, observations="compakt")


def test_a_graphics_card_writes_no_bits(monkeypatch):
    monkeypatch.setattr(gpu, "cuda", Device)
    with pytest.raises(Misuse, match="observations are “flat” or “compact”, not “bits”"):
        gpu.GpuEnv("odysseus", 4, 2, observations="bits")


def digests(**env: str) -> list[list[str]]:
    clean = {k: v for k, v in os.environ.items() if not k.startswith("NUMBA_")}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], env={**clean, **env}, capture_output=True, text=True, check=True
    )
    return json.loads(done.stdout)


def test_interpreted_and_compiled_rows_of_every_form_are_the_same():
    compiled = digests()

    assert compiled == digests(NUMBA_DISABLE_JIT="1")
    assert len({digest for *_, digest in compiled}) == len(names()) * len(FORMS)
