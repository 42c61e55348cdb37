"""Four people with four browsers play whole games at one table."""

import pytest
from playwright.sync_api import expect
from stage import PHONE, ByKeys, ByTouch, OnTheBoard, Person, Play

GAMES = ["odysseus", "odyssey", "ulysses"]


@pytest.fixture
def four(person):
    return [
        person("Ann", how=OnTheBoard),
        person("Bob", "fr", how=ByTouch, **PHONE),
        person("Cid", "de", how=ByKeys),
        person("Dora", how=Person, width=768, dark=True),
    ]


@pytest.mark.parametrize("game", GAMES)
def test_four_people_play_a_whole_game_in_three_languages(four, game):
    play = Play(four, game)
    play.gather()
    play.to_the_end()
