"""The games in OpenSpiel: its own tests, its own players."""

import random
from collections import Counter

import numpy as np
import pytest

from ithaca.engine.game import names

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.python.algorithms import ismcts, mcts, sample_some_states  # noqa: E402
from open_spiel.python.observation import make_observation  # noqa: E402

from ithaca.envs import openspiel  # noqa: E402

SMALLEST = {"odysseus": 3, "ulysses": 3, "odyssey": 2}


def load(slug, seeds=50):
    return pyspiel.load_game(f"python_ithaca_{slug}(players={SMALLEST[slug]},seeds={seeds})")


def played(slug, moves, seed=0):
    """A state with a decision, after about this many random moves."""
    choice, state = random.Random(seed), load(slug).new_initial_state()
    while state.is_chance_node() or moves > 0:
        if state.is_terminal():
            state = load(slug).new_initial_state()
        state.apply_action(choice.choice(state.legal_actions()))
        moves -= 1
    return played(slug, moves + 50, seed + 1) if state.is_terminal() else state


@pytest.mark.parametrize("slug", names())
def test_openspiels_random_simulation_finds_nothing(slug):
    pyspiel.random_sim_test(
        load(slug), num_sims=1 if slug == "ulysses" else 5, serialize=slug != "ulysses", verbose=False
    )


@pytest.mark.parametrize("slug", names())
def test_openspiels_api_test_finds_nothing(slug):
    from open_spiel.integration_tests import api_test

    case = type("Case", (api_test.EnforceAPIOnPartialTreeBase,), {"game": load(slug, 5), "game_name": slug})
    case.game_type = case.game.get_type()
    case.some_states = sample_some_states.sample_some_states(case.game, max_states=40)
    for name in [name for name in dir(case) if name.startswith("test_")]:
        getattr(case(name), name)()


@pytest.mark.parametrize("slug", names())
def test_a_copy_and_a_state_read_back_go_on_alike(slug):
    state = played(slug, 30)
    data = pyspiel.serialize_game_and_state(state.get_game(), state)
    others = [state.clone(), pyspiel.deserialize_game_and_state(data)[1]]
    for _ in range(20):
        action = state.legal_actions()[-1]
        for one in (state, *others):
            one.apply_action(action)
        assert len({str(one) for one in (state, *others)}) == 1
        if state.is_terminal():
            break


@pytest.mark.parametrize("slug", names())
def test_a_resampled_world_looks_the_same_to_the_seat_and_may_be_another(slug):
    state = played(slug, 40)
    seat, worlds = state.current_player(), set()
    for _ in range(8):
        world = state.resample_from_infostate(seat, random.random)
        assert world.information_state_string(seat) == state.information_state_string(seat)
        assert world.observation_tensor(seat) == state.observation_tensor(seat)
        assert world.legal_actions() == state.legal_actions()
        worlds.add(world._table)
    assert len(worlds) > 1


def test_a_resampled_world_says_nothing_of_what_others_really_hold():
    state = played("odysseus", 20)
    seat = state.current_player()
    for other in set(range(3)) - {seat}:
        real = state.information_state_string(other)
        assert all(
            state.resample_from_infostate(seat, random.random).information_state_string(other) != real
            for _ in range(4)
        )


def searcher(game):
    """OpenSpiel's information-set search."""
    luck = np.random.RandomState(1)
    return ismcts.ISMCTSBot(
        game=game,
        uct_c=1.0,
        max_simulations=3,
        evaluator=mcts.RandomRolloutEvaluator(1, luck),
        random_state=luck,
    )


@pytest.mark.parametrize("slug", ["odysseus", "odyssey"])
def test_openspiels_players_play_to_the_end(slug):
    """A game of Ulysses has 1,500 decisions; the random simulation already plays one."""
    game = load(slug)
    bots = [searcher(game)]
    bots += [pyspiel.make_uniform_random_bot(seat, 7) for seat in range(1, game.num_players())]
    state, choice = game.new_initial_state(), random.Random(1)
    while not state.is_terminal():
        seat = state.current_player()
        state.apply_action(choice.choice(state.legal_actions()) if seat < 0 else bots[seat].step(state))
    assert sum(state.returns()) == pytest.approx(1)


def test_openspiels_search_finds_a_legal_move_in_a_debate():
    state = played("ulysses", 30)
    assert searcher(state.get_game()).step(state) in state.legal_actions()


def test_a_roll_of_the_race_has_six_outcomes_and_shows_what_it_says():
    state = load("odyssey").new_initial_state()
    state.apply_action(0)
    while not (state.is_chance_node() and state._rolling):
        state.apply_action(state.legal_actions()[0])
    shown = Counter()
    for outcome, chance in state.chance_outcomes():
        child = state.child(outcome)
        shown[child.told(0, public=True, private=False)["die"]] += 1
        assert chance == pytest.approx(1 / 6)
        assert state.action_to_string(outcome) == f"roll:{outcome + 1}"
    assert shown == Counter(range(1, 7))


def test_without_private_information_a_hand_is_not_told():
    state = played("odysseus", 12)
    types = pyspiel.PrivateInfoType
    public = make_observation(
        state.get_game(),
        pyspiel.IIGObservationType(public_info=True, perfect_recall=False, private_info=types.NONE),
    )
    told = []
    for seat in range(3):
        public.set_from(state, seat)
        at = openspiel.kind_of("odysseus", 3).game.part("features").AT
        hand = public.tensor[at.hand : at.hand + 6]
        told.append(hand[1:].sum())
        assert '"missions"' not in public.string_from(state, seat)
    assert told == [0, 0, 0]


def test_who_asks_for_the_secrets_of_all_is_refused():
    wanted = pyspiel.IIGObservationType(True, False, pyspiel.PrivateInfoType.ALL_PLAYERS)
    with pytest.raises(ValueError, match="private"):
        load("odysseus").make_py_observer(wanted)
