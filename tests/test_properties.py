"""Properties of DESIGN section 3, for every game, seat and position; ten million in `make bench`."""

import pytest

from ithaca.engine.checks import check_games
from ithaca.engine.game import find, names


def settings(game):
    """Every number of players: plain, with each option that fits, and with all of them."""
    card = find(game)
    for players in card.players:
        fitting = [option.name for option in card.options if option.fits(players)]
        for chosen in [[], *([name] for name in fitting), fitting]:
            yield game, players, card.together(chosen, players)


def case(game, players, options):
    return pytest.param(game, players, options, id=" ".join([game, str(players), *options]))


CASES = [case(*setting) for game in names() for setting in settings(game)]
POSITIONS = 3_000


@pytest.mark.parametrize(("game", "players", "options"), CASES)
def test_the_door_is_shut_guesses_are_possible_and_reasons_agree(game, players, options):
    positions, number = 0, 0
    while positions < POSITIONS:
        verdict = check_games(find(game), players, 5, number, number + 1, options)
        assert verdict.failure == "", verdict
        positions += verdict.positions
        number += 1
