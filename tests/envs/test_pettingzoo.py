"""The games in PettingZoo: its own tests, and pictures of the table."""

import itertools
import sys
from types import SimpleNamespace

import numpy as np
import pytest

from ithaca.engine.errors import FormerName, IllegalMove, Misuse
from ithaca.engine.game import find, names
from ithaca.engine.protocol import SPECTATOR
from ithaca.engine.snapshot import Snapshot

tests = pytest.importorskip("pettingzoo.test")

from ithaca.envs import VERSIONS, picture  # noqa: E402
from ithaca.envs import pettingzoo as zoo  # noqa: E402
from ithaca.envs.extras import need  # noqa: E402

# A warning about every environment that has masks, PettingZoo's own too.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]

MAKERS = {name: getattr(zoo, f"{name}_v{VERSIONS[name]}") for name in names()}


@pytest.fixture(params=names())
def make(request):
    return MAKERS[request.param]


def played(env, moves, seed=1):
    env.reset(seed=seed)
    choice = np.random.default_rng(seed)
    for _ in env.agent_iter(moves):
        seen, _, over, _, _ = env.last()
        env.step(None if over else int(choice.choice(np.flatnonzero(seen["action_mask"]))))
    return env


def test_pettingzoos_api_test_finds_nothing(make):
    tests.api_test(make(), num_cycles=60)


@pytest.mark.parametrize("game", names())
def test_every_number_of_players_passes_the_api_test(game):
    for players in find(game).players:
        tests.api_test(MAKERS[game](players=players), num_cycles=10)


def test_pettingzoos_seed_test_finds_nothing(make):
    tests.seed_test(make, num_cycles=20)


def test_pettingzoos_render_test_finds_nothing(make, capsys):
    tests.render_test(make)


def test_pettingzoos_benchmark_runs(make, monkeypatch, capsys):
    hours = SimpleNamespace(time=itertools.count(step=3600).__next__)  # five seconds pass quickly
    monkeypatch.setattr(sys.modules["pettingzoo.test.performance_benchmark"], "time", hours)
    tests.performance_benchmark(make())
    assert "turns per second" in capsys.readouterr().out.lower()


def test_the_shares_of_the_victory_are_the_rewards(make):
    env = make()
    env.reset(seed=2)
    choice, total = np.random.default_rng(2), dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        total[agent] += reward
        env.step(None if over else int(choice.choice(np.flatnonzero(seen["action_mask"]))))
    assert sum(total.values()) == pytest.approx(1)


def test_what_learners_play_is_the_match_that_is_shown(make):
    env, luck = make(raw=True), np.random.default_rng(3)
    env.reset(seed=3)
    for _ in range(60):
        seen, _, over, *_ = env.last()
        if over:
            break
        assert np.flatnonzero(seen["action_mask"]).tolist() == sorted(env.match.legal())
        assert env.agent_selection == f"player_{env.match.actor}"
        assert env.match.state.tobytes() == env._env.state.tobytes()
        env.step(int(luck.choice(env.match.legal())))


def test_an_illegal_action_is_refused_with_a_reason_or_ends_the_game(make):
    bare, watched = make(raw=True), make()
    bare.reset(seed=1)
    with pytest.raises(IllegalMove):
        bare.step(0)
    watched.reset(seed=1)
    watched.step(0)
    assert any(watched.terminations.values())


def test_who_does_not_decide_has_nothing_to_choose(make):
    env = played(make(), 10)
    for agent in env.agents:
        assert bool(env.observe(agent)["action_mask"].any()) == (agent == env.agent_selection)


@pytest.mark.parametrize("game", names())
def test_a_picture_shows_the_move(game):
    env = played(MAKERS[game](render_mode="rgb_array"), 4)
    before = env.render()
    seen, *_ = env.last()
    env.step(int(np.flatnonzero(seen["action_mask"])[0]))
    assert before.shape == env.render().shape == (picture.HEIGHT, picture.WIDTH, 3)
    assert (before != env.render()).any()


@pytest.mark.parametrize("game", names())
def test_the_picture_is_drawn_from_what_all_see(game):
    env = played(MAKERS[game](render_mode="rgb_array", raw=True), 12)
    drawn = env.render()
    env.match.snapshot = Snapshot(env.match.view(SPECTATOR))
    assert (env.render() == drawn).all()


def test_the_text_is_the_table_of_the_terminal():
    env = played(zoo.make("odysseus", players=3, render_mode="ansi", viewer=1), 5)
    assert "player-1" in env.render()


def test_without_the_extra_a_sentence_says_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(Misuse, match=r'OpenSpiel.*pip install "ithaca\[research\]"'):
        need("pyspiel", "OpenSpiel")


def test_an_older_number_is_answered_with_the_environment_of_today_and_a_notice(monkeypatch):
    monkeypatch.setitem(VERSIONS, "odysseus", 7)
    with pytest.warns(FormerName, match="“odysseus_v3” is now called “odysseus_v7”"):
        assert zoo.odysseus_v3 is zoo.odysseus_v7


@pytest.mark.parametrize("name", ["odysseus_v0", "odysseus_v99", "odysseus_vx", "chess_v1"])
def test_an_environment_that_never_was_is_not_there(name):
    with pytest.raises(AttributeError, match=name):
        getattr(zoo, name)
