"""The kernels do what the processor does; what only a real device can show is checked by `make gpu`."""

import itertools
import subprocess
import sys
from types import SimpleNamespace

import numpy as np
import pytest
from engine.commands import clean_environment
from envs.device import Device

from ithaca.engine.compiler import keep_kernel
from ithaca.engine.errors import Misuse
from ithaca.engine.game import find, names
from ithaca.engine.record import dtype_of
from ithaca.engine.simulate import Simulation
from ithaca.envs import gpu, kernels
from ithaca.envs.vector import VectorEnv

TOLD = ("states", "numbers", "lengths", "actors", "masks", "rewards", "ended")


def everything(env):
    """Everything that a batch outputs, row by row."""
    seen = env._seen if isinstance(env._seen, tuple) else (env._seen,)
    told = *(getattr(env._batch, name) for name in TOLD), *seen
    return [np.asarray(array).tobytes("C") for array in told]


@pytest.fixture
def device(monkeypatch):
    """The stand-in device, and kernels made for it."""
    there = Device()
    monkeypatch.setattr(gpu, "cuda", lambda: there)
    monkeypatch.setattr(gpu, "BLOCK", 4)
    monkeypatch.setattr(gpu, "THREADS", 8)
    monkeypatch.setattr(gpu, "MOST_SHARED", 0)  # one test is about that
    monkeypatch.setattr(gpu, "graph_of", lambda launch: gpu.NO_GRAPH)  # also where a driver could be asked
    for made in (gpu.kernels_of, gpu.play_kernel_of, gpu.stream_of):
        made.cache_clear()
    yield there
    for made in (gpu.kernels_of, gpu.play_kernel_of, gpu.stream_of):
        made.cache_clear()


@pytest.mark.parametrize("game", names())
def test_a_batch_on_the_device_plays_as_one_on_the_processor(device, game):
    here, there = VectorEnv(game, 3, count=6, seed=4), gpu.GpuEnv(game, 3, count=6, seed=4)
    for _ in range(400):
        actions = there.sample()
        assert np.array_equal(here.sample(), actions)
        here.step(here._chosen)
        told = there.step(np.array(actions, np.int32))
        assert everything(here) == everything(there)
    assert told[0] is there._seen
    there.check()
    assert here.reset()[0].tobytes() == there.reset()[0].tobytes("C")  # other games, the same


FORMS_THERE = [(game, "flat") for game in names()] + [("odysseus", "compact")]


@pytest.mark.parametrize(("game", "form"), FORMS_THERE)
def test_the_greedy_player_foresight_and_new_deals_are_the_same_there(device, game, form):
    kinds = VectorEnv, gpu.GpuEnv
    here, there = (kind(game, 3, count=6, seed=4, foresight=True, observations=form) for kind in kinds)
    seats, again = np.zeros((6, 3), np.uint8), np.arange(6) % 3 == 1
    seats[::2, 1:] = 1
    for nth in range(60):
        assert np.array_equal(here.greedy(seats), there.greedy(seats))
        actions = np.array(here.greedy())
        assert np.array_equal(actions, there.greedy())
        here.step(actions)
        there.step(actions)
        here.advance(seats)
        there.advance(seats)
        if nth % 20 == 7:
            here.restart(again)
            there.restart(again)
        assert everything(here) == everything(there)


def test_where_games_have_threads_between_them_they_are_the_same(device, monkeypatch):
    monkeypatch.setattr(gpu, "APART", 3)
    monkeypatch.setattr(gpu, "THREADS", 18)
    here, there = VectorEnv("odyssey", 3, count=6, seed=4), gpu.GpuEnv("odyssey", 3, count=6, seed=4)
    for _ in range(60):
        here.step(here.sample())
        there.step(there.sample())
        assert device.threads == 8  # of the last kernel, which looks: two blocks of four
        assert everything(here) == everything(there)


@pytest.mark.parametrize("form", ["compact", False])
def test_games_that_are_played_in_shared_memory_are_the_same(device, monkeypatch, form):
    monkeypatch.setattr(gpu, "MOST_SHARED", 1 << 20)
    monkeypatch.setattr(kernels, "SHARED_GAMES", 4)
    kinds = VectorEnv, gpu.GpuEnv
    here, there = (kind("odyssey", 3, count=6, seed=4, observations=form) for kind in kinds)
    for _ in range(300):
        here.step(here.sample())
        there.step(there.sample())
        assert everything(here) == everything(there)
    assert device.barrier
    there.check()


def test_a_learner_may_say_in_which_queue_the_device_works(device):
    env = gpu.GpuEnv("odyssey", 2, count=5, seed=1)
    assert env._grid == (2, 4, 0)
    env.work_in(7)
    assert env._grid == (2, 4, "queue 7")
    env.step(env.sample())
    env.check()
    env.work_in(0)
    assert env._grid == (2, 4, 0)


def test_after_an_illegal_action_nothing_is_played_until_a_reset(device):
    env = gpu.GpuEnv("odyssey", 2, count=5, seed=1)
    actions = env.sample().copy()
    actions[3] = 0
    before = everything(env)
    env.step(actions)
    with pytest.raises(Misuse, match="illegal action was played in game 3"):
        env.check()
    assert everything(env) == before
    env.step(env.sample())
    assert everything(env) == before
    env.reset(seed=2)
    env.step(env.sample())
    env.check()
    assert everything(env) != before


@pytest.mark.parametrize(("game", "held"), [*zip(names(), itertools.cycle([1, 3]), strict=False)])
def test_whole_games_on_the_device_are_those_of_the_processor(device, game, held):
    here, there = Simulation(find(game), 3, 9), gpu.GpuSimulation(find(game), 3, 9)
    there.held = held
    finals, made = there.final_states(2, 30), 0
    for number in range(2, 30):
        made += here.play(number, number + 1)
        assert finals[number - 2].tobytes() == here.states.tobytes()
    assert there.wins == pytest.approx(here.wins)
    assert there.play(2, 30) == made


@pytest.mark.parametrize("game", names())
def test_a_thread_has_several_games_in_hand_only_if_most_can_have_as_many(game):
    simulation = gpu.GpuSimulation(find(game), 3, 9)
    several = simulation.in_hand(gpu.MANY)
    assert several == getattr(find(game).part("state"), "HELD", 1)
    assert simulation.in_hand(several * gpu.THREADS // 2) == 1
    assert simulation.in_hand(several * gpu.THREADS * 3 // 4) == several
    simulation.held = 3
    assert simulation.in_hand(1) == 3


class KeptKernel:
    """What `keep_kernel` needs of a kernel of Numba's."""

    def __init__(self):
        self._cache = SimpleNamespace(save_overload=None)

    def enable_caching(self):
        pass

    def key(self):
        return self._cache._index_key("signature", SimpleNamespace(magic_tuple=lambda: "processor"))


def test_a_kernel_made_for_other_numbers_is_kept_apart(monkeypatch):
    """One for eight games a thread was taken for one with a single game: it played most games twice."""
    monkeypatch.setitem(sys.modules, "numba.cuda.core.config", SimpleNamespace(CACHE_DIR=""))
    state = find("odyssey").ready().part("state").State
    one, eight, again = (keep_kernel(KeptKernel(), dtype_of(state), 7, held).key() for held in (1, 8, 1))
    assert one == again != eight


def test_where_there_is_no_device_a_sentence_says_so():
    command = [sys.executable, "-m", "ithaca.cli", "simulate", "odyssey", "--gpu", "--lang", "en"]
    hidden = clean_environment({"CUDA_VISIBLE_DEVICES": "-1"})
    done = subprocess.run(command, env=hidden, capture_output=True, text=True)
    assert done.returncode == 2
    assert "No graphics card for CUDA was found" in done.stderr


def test_without_compiling_there_are_no_games_on_a_device(monkeypatch):
    monkeypatch.setattr(gpu, "JIT", False)
    gpu.cuda.cache_clear()
    with pytest.raises(Misuse, match="must be compiled"):
        gpu.cuda()


def test_without_numba_cuda_its_extra_is_named(monkeypatch):
    monkeypatch.setitem(sys.modules, "numba.cuda", None)
    gpu.cuda.cache_clear()
    with pytest.raises(Misuse, match=r"ithaca\[gpu\]"):
        gpu.cuda()
