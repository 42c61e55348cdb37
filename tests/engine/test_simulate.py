"""Many games: the same ones in any batch, and figures that add up."""

import pytest

from ithaca.engine.errors import Misuse
from ithaca.engine.game import find
from ithaca.engine.simulate import Simulation

pytestmark = pytest.mark.interpreted

ODYSSEUS = find("odysseus")


def simulation(players=3, seed=0, **more):
    return Simulation(ODYSSEUS, players, seed, **more)


def test_game_number_n_is_the_same_in_any_batch():
    after_others, alone = simulation(), simulation()
    after_others.play(0, 4)
    alone.play(3, 4)
    assert after_others.states.tobytes() == alone.states.tobytes()


def test_batches_add_up_to_the_whole():
    whole, parts = simulation(4), simulation(4)
    decisions = whole.play(0, 6)
    assert decisions == parts.play(0, 1) + parts.play(1, 5) + parts.play(5, 6)
    assert list(whole.wins) == list(parts.wins)


def test_batches_may_come_in_any_order():
    forwards, backwards = simulation(), simulation()
    counted = [forwards.play(n, n + 1) for n in range(4)]
    assert [backwards.play(n, n + 1) for n in (3, 2, 1, 0)] == counted[::-1]


def test_no_game_is_no_decision():
    table = simulation()
    assert table.play(5, 5) == 0
    assert list(table.wins) == [0, 0, 0]


def test_the_same_seed_gives_the_same_figures():
    one, other = simulation(seed=9).run(5), simulation(seed=9).run(5)
    assert (one.decisions, one.wins) == (other.decisions, other.wins)


def test_another_seed_gives_other_games():
    assert simulation(seed=1).run(5).decisions != simulation(seed=2).run(5).decisions


def test_an_option_changes_the_games():
    plain, variant = simulation(4), simulation(4, options={"variant": "on"})
    assert plain.play(0, 4) != variant.play(0, 4)


def test_figures_have_these_keys():
    assert list(simulation().run(1).as_dict()) == [
        "game",
        "players",
        "games",
        "seed",
        "decisions",
        "seconds",
        "decisions_per_second",
        "games_per_second",
        "wins",
        "mean_length",
    ]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_victories_add_up_to_the_games(players):
    figures = simulation(players).run(6)
    assert len(figures.wins) == players
    assert sum(figures.wins) == pytest.approx(6, abs=0.01)


def test_figures_agree_with_each_other():
    figures = simulation(seed=4).run(5)
    assert (figures.game, figures.players, figures.games, figures.seed) == ("odysseus", 3, 5, 4)
    assert figures.mean_length == figures.decisions / 5
    assert figures.games_per_second == pytest.approx(5 / figures.seconds)
    assert figures.decisions_per_second == pytest.approx(figures.decisions / figures.seconds)


def test_whoever_listens_hears_when_all_games_are_done():
    heard = []
    simulation().run(3, heard.append)
    assert heard[-1] == 3
    assert heard == sorted(heard)


@pytest.mark.parametrize("players", [2, 7])
def test_a_wrong_number_of_players_is_refused(players):
    with pytest.raises(Misuse, match=f"3 to 6 players, not for {players}"):
        simulation(players)


def test_the_variant_is_refused_where_there_is_none():
    with pytest.raises(Misuse) as caught:
        simulation(3, options={"variant": "on"})
    assert caught.value.clause == "odysseus/variant/four"
