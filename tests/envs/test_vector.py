"""Many games at once are the same as the games played one by one."""

import numpy as np
import pytest

from ithaca.engine.batch import watch_at
from ithaca.engine.errors import Misuse
from ithaca.engine.game import find, names
from ithaca.engine.protocol import OVER
from ithaca.envs.single import SingleEnv
from ithaca.envs.vector import VectorEnv

STEPS = 400
CASES = [(game, players) for game in names() for players in find(game).players]


@pytest.fixture(params=names())
def env(request):
    return VectorEnv(request.param, find(request.param).players[0], count=7, seed=3)


def masked(mask):
    return np.flatnonzero(mask).tolist()


@pytest.mark.parametrize(("game", "players"), CASES)
def test_a_batch_plays_the_games_that_single_environments_play(game, players):
    """Step by step, through ends and new deals: actors, masks, vectors, rewards and lengths."""
    batch = VectorEnv(game, players, count=3, seed=5)
    singles = [SingleEnv(game, players, seed=5) for _ in range(3)]
    counts = [one.reset(seed=5, number=place) for place, one in enumerate(singles)]
    observations, infos = batch.reset(seed=5)
    lengths = [0, 0, 0]
    for _ in range(STEPS):
        for i, one in enumerate(singles):
            assert infos["actor"][i] == one.actor
            assert masked(infos["action_mask"][i]) == sorted(one.offers[: counts[i]])
            assert observations[i].tobytes() == one.observe(one.actor).tobytes()
        actions = batch.sample().copy()
        observations, rewards, ended, _, infos = batch.step(actions)
        for i, one in enumerate(singles):
            counts[i] = one.step(int(actions[i]))
            lengths[i] += 1
            assert infos["length"][i] == lengths[i]
            assert bool(ended[i]) == (one.actor == OVER)
            assert rewards[i].tolist() == pytest.approx(one.returns() if ended[i] else [0.0] * players)
            if ended[i]:
                counts[i], lengths[i] = one.reset(number=int(batch.numbers[i])), 0


def test_the_same_seed_gives_the_same_games_and_another_seed_others(env):
    def played(seed):
        env.reset(seed=seed)
        seen = []
        for _ in range(20):
            observations, *_ = env.step(env.sample())
            seen.append(observations.copy())
        return np.concatenate(seen).tobytes()

    assert played(1) == played(1)
    assert played(1) != played(2)


def test_a_reset_without_a_seed_deals_other_games(env):
    first = env.reset(seed=1)[0].copy()
    assert env.reset()[0].tobytes() != first.tobytes()


def test_an_illegal_action_is_refused_and_nothing_is_played(env):
    env.reset(seed=1)
    actions = env.sample().copy()
    before = env._batch.states.tobytes()
    for wrong in (0, -1, env.actions, 10**12):
        actions[4] = wrong
        with pytest.raises(Misuse, match=f"{wrong} is not legal in game 4"):
            env.step(actions)
        assert env._batch.states.tobytes() == before


def test_an_action_that_is_not_offered_is_refused(env):
    _, infos = env.reset(seed=1)
    actions = env.sample().copy()
    actions[2] = np.flatnonzero(infos["action_mask"][2] == 0)[-1]
    with pytest.raises(Misuse, match="not legal in game 2"):
        env.step(actions)


def test_arrays_are_written_anew_and_not_made_anew(env):
    first = env.step(env.sample())
    second = env.step(env.sample())
    assert all(a is b for a, b in zip(first, second, strict=True))


def test_without_observations_there_are_none(env):
    quiet = VectorEnv(env.game, env.players, count=5, observations=False)
    observations, _, _, _, infos = quiet.step(quiet.sample())
    assert observations.shape == (0, 0)
    assert infos["action_mask"].any(1).all()


def test_what_is_observed_is_what_the_actor_sees(env):
    observations, *_, infos = env.step(env.sample())
    states, row = env._batch.states, np.zeros((1, env.size), np.uint8)
    for i in range(env.num_envs):
        watch_at(states[i : i + 1], int(infos["actor"][i]), np.zeros(2, states.dtype), row)
        assert observations[i].tobytes() == row[0].tobytes()


def test_options_are_played(env):
    option = next(option for option in env.game.options if option.fits(env.players))
    changed = VectorEnv(env.game, env.players, count=2, seed=3, options={option.name: "on"})
    assert changed.reset(seed=3)[0][0].tobytes() != env.reset(seed=3)[0][0].tobytes()


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"game": "oddyseus"}, "Did you mean “odysseus”"),
        ({"players": 9}, "3 to 6 players"),
        ({"count": 0}, "not a number from 1"),
        ({"options": {"varient": "on"}}, "Did you mean “variant”"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(wrong, said):
    with pytest.raises(Misuse, match=said):
        VectorEnv(**{"game": "odysseus", "players": 4, "count": 2, **wrong})


def test_a_single_game_refuses_what_is_not_legal():
    env = SingleEnv("odysseus", 3, seed=1)
    env.reset()
    with pytest.raises(Misuse, match="not legal"):
        env.step(0)


# ── the greedy player, moves without a choice, games dealt again ──────────────────────────────────


def seats_of(env, *marked):
    """These seats of every game."""
    seats = np.zeros((env.num_envs, env.players), np.uint8)
    seats[:, list(marked)] = 1
    return seats


def test_the_greedy_player_is_asked_for_the_seats_that_are_his_and_moves_legally(env):
    mine = seats_of(env, 0)
    for _ in range(60):
        actors, masks = env._infos["actor"].copy(), env._infos["action_mask"].copy()
        before = env._batch.states.tobytes()
        some = env.greedy(mine).copy()
        assert (some > 0).tolist() == (actors == 0).tolist()
        every = env.greedy()
        assert masks[np.arange(env.num_envs), every].all()
        assert env._batch.states.tobytes() == before
        env.step(every)


def test_whoever_advances_meets_choices_of_his_own_until_a_game_ends(env):
    others, ends = seats_of(env, *range(1, env.players)), 0
    for _ in range(300):
        env.step(env.sample())
        env.advance(others, most=1000)
        ended, infos = env._batch.ended, env._infos
        assert (infos["action_mask"].sum(1) > 1)[~ended].all()
        assert (infos["actor"] == 0)[~ended].all()
        assert env._batch.rewards.sum(1) == pytest.approx(ended.astype(float))
        ends += int(ended.sum())
    assert ends > 0


def test_to_advance_with_nobodys_seats_plays_what_must_be_played(env):
    for _ in range(50):
        env.step(env.sample())
        forced, before = env._batch.counts == 1, env._batch.lengths.copy()
        env.advance(most=1)
        moved = np.where(env._batch.ended, 0, env._batch.lengths - before)
        assert (moved == forced)[~env._batch.ended].all()


def test_games_dealt_again_are_the_next_of_their_places_and_the_others_go_on(env):
    for _ in range(5):
        env.step(env.sample())
    before, numbers = env._batch.states.copy(), env.numbers.copy()
    again = np.arange(env.num_envs) % 2 == 0
    env.restart(again)
    assert (env.numbers == numbers + again * env.num_envs).all()
    assert (env._batch.lengths == np.where(again, 0, 5)).all()
    assert env._batch.states[1].tobytes() == before[1].tobytes()
    one = SingleEnv(env.game, env.players, seed=3)
    one.reset(number=int(env.numbers[0]))
    assert env._batch.states[0].tobytes() == one.state.tobytes()


def test_foresight_stands_behind_what_is_seen(env):
    wide = VectorEnv(env.game, env.players, count=7, seed=3, foresight=True)
    (far, _), (near, _) = wide.reset(seed=3), env.reset(seed=3)
    for _ in range(20):
        assert far[:, : env.size].tobytes() == near.tobytes()
        assert far[:, env.size :].any()
        wide.step(env.sample().copy())
        env.step(env._chosen)


@pytest.mark.parametrize("game", names())
def test_a_step_of_one_game_is_refused_if_it_is_not_legal_and_if_it_is_no_number(game):
    env = SingleEnv(game, find(game).players[0], seed=3)
    env.reset()
    before, legal = env.state.tobytes(), env.offers[0]
    for wrong in (0, -1, 10**12):
        with pytest.raises(Misuse, match=f"{wrong} is not legal"):
            env.step(wrong)
    with pytest.raises(TypeError):
        env.step("1")
    with pytest.raises(OverflowError):
        env.step(10**30)
    assert env.state.tobytes() == before
    assert env.step(np.int16(legal)) > 0


def test_a_step_outlives_its_environment():
    env = SingleEnv("odysseus", 3, seed=3)
    count = env.reset()
    step, offers = env.step, env.offers
    del env
    while count:
        count = step(offers[0])
