"""Levels: names by strength, and which bot each stands for in each game."""

import dataclasses
import itertools

import pytest

from ithaca import bots
from ithaca.arena.ladder import rating_of_bot
from ithaca.engine.game import find, names
from ithaca.engine.match import start

LADDER = ("random", "easy", "steady", "sharp", "muse")  # the weakest first


@pytest.mark.interpreted
@pytest.mark.parametrize("game", names())
def test_in_a_game_with_a_muse_every_level_is_one_and_hotter_means_weaker(game):
    heats = [bots.find(level, b"", find(game)).budget.temperature for level in bots.LEVELS]
    behind = [bots.behind(level, find(game)) for level in bots.LEVELS]
    assert all(name.startswith("muse:") for name in behind)
    assert heats == sorted(heats, reverse=True)
    assert min(heats) > 1


@pytest.mark.parametrize("game", ["odysseus", "ulysses"])
def test_levels_are_as_strong_as_their_names_say_and_well_apart(game):
    rated = [rating_of_bot(game, name) for name in LADDER]
    apart = [after.mu - before.mu for before, after in itertools.pairwise(rated)]
    assert min(apart) > 1.0


def without_a_file(tmp_path, monkeypatch):
    """A game whose folder defines no levels."""
    card = find("odysseus")
    other = dataclasses.replace(card, slug="penelope")
    monkeypatch.setattr(type(card), "file", lambda game, name: tmp_path / name)
    return other


@pytest.mark.interpreted
def test_a_game_without_a_muse_keeps_the_bots_that_every_game_has(tmp_path, monkeypatch):
    other = without_a_file(tmp_path, monkeypatch)
    assert bots.levels_of(other) == bots.LEVELS
    sharp = bots.find("sharp", b"", other)
    assert (sharp.name, sharp.takes_its_time, sharp.budget.seconds) == ("sharp", True, 0.2)
    assert bots.level_or_name("greedy", other) == "steady"


@pytest.mark.interpreted
def test_a_bot_is_called_by_its_level_if_it_stands_behind_one():
    card = find("ulysses")
    assert bots.level_or_name(bots.behind("sharp", card), card) == "sharp"
    assert bots.level_or_name("greedy", card) == "greedy"
    assert bots.behind("oracle:5s", card) == "oracle:5s"


@pytest.mark.parametrize("game", names())
def test_a_level_plays_what_the_bot_behind_it_would(game):
    match = start(game, seed=4)
    for level in bots.LEVELS:
        alike = bots.find(bots.behind(level, match.game), b"luck")
        assert bots.find(level, b"luck", match.game).choose(match) == alike.choose(match)
