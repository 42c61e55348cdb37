"""The rulebook as its page shows it: the box counted from the tables, scenes played by the rules."""

import re
from pathlib import Path

import pytest

from ithaca.engine import game as games
from ithaca.engine.rulebook import rulebook
from ithaca.engine.text import LANGUAGES
from ithaca.server import rulebook_page as book

GAMES = games.names()


def pieces(game, kind):
    shown = book.rules_of(game)["components"]
    return {piece["name"]: piece for one in shown for piece in one["pieces"] if piece["kind"] == kind}


def counts(game, kind):
    return {name: piece["count"] for name, piece in pieces(game, kind).items()}


def numbers(game, clause):
    """The numbers that a clause contains in digits."""
    return {int(found) for found in re.findall(r"\d+", rulebook(game).clauses[f"{game}/{clause}"].text["en"])}


def test_the_deck_of_ulysses_is_the_one_that_the_clause_tells():
    deck = counts("ulysses", "card")

    assert deck["objection"] == 50
    assert {*deck.values(), sum(deck.values())} == numbers("ulysses", "setup/cards")
    assert counts("ulysses", "temple") == {"temple": 23}
    assert counts("ulysses", "side") == {"blue": 1, "red": 1, "black": 1}


def test_the_goals_of_ulysses_are_counted_on_the_board():
    assert counts("ulysses", "colour") == {"violet": 9, "green": 9, "red": 9, "blue": 9}


def test_the_winds_and_discs_of_odysseus_are_those_that_the_clauses_tell():
    winds, discs = counts("odysseus", "wind"), counts("odysseus", "adventure")

    assert sum(winds.values()) in numbers("odysseus", "setup/winds")
    assert pieces("odysseus", "wind")["5"]["value"] == 5
    assert sum(discs.values()) in numbers("odysseus", "setup/discs")


def test_every_mission_of_odysseus_pays_three_two_and_one():
    missions = [piece["pays"] for piece in pieces("odysseus", "mission").values()]

    assert len(missions) == 6
    assert all(sorted(pays.values()) == [1, 2, 3] for pays in missions)
    assert {"cyclops": 3, "winds": 2, "underworld": 1} in missions


def test_the_pile_of_the_odyssey_is_the_one_that_the_clause_tells():
    pile = counts("odyssey", "card")

    assert sum(pile.values()) in numbers("odyssey", "setup/pile")
    assert "ghosts" not in pile  # they are met, not drawn
    assert pieces("odyssey", "card")["circe"] == {
        "kind": "card",
        "name": "circe",
        "count": 1,
        "value": 5,
        "sort": "charm",
    }
    assert list(pieces("odyssey", "die")) == ["1", "2", "3", "4", "5", "6"]


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_stands_at_a_clause_and_has_words_in_three_languages(game):
    shown, scenes = book.rules_of(game), book.scenes_of(game)["scenes"]
    clauses = rulebook(game).clauses
    keys = {f"box-{one['clause'].replace('/', '-')}": one["clause"] for one in shown["components"]}
    keys |= {f"plate-{game}-{one['name']}": one["clause"] for one in scenes}

    assert len(keys) >= 7
    assert set(keys.values()) <= set(clauses)
    for lang in LANGUAGES:
        text = games.find(game).file(f"web/words/rules/{lang}.ftl").read_text("utf-8")
        assert not [key for key in [*keys, f"book-{game}"] if f"\n{key} = " not in text]


@pytest.mark.parametrize("game", GAMES)
def test_a_scene_shows_no_more_than_its_seat_sees(game):
    for scene in book.scenes_of(game)["scenes"]:
        view = scene["view"]
        secret = {"ulysses": "hands", "odysseus": "missions", "odyssey": "armoury"}[game]
        others = view[secret] if game == "odyssey" else view[secret][1:]
        assert all(one in ("?", [], {}) or set(one) == {"?"} for one in others), scene["name"]


def test_a_chapter_names_only_lessons_that_are_there():
    for game in GAMES:
        folder = Path(str(games.find(game).file("lessons")))
        there = {path.stem.partition("-")[2] for path in folder.glob("*.toml")} if folder.is_dir() else set()
        named = {chapter["lesson"] for chapter in book.rules_of(game)["chapters"]} - {""}
        assert named <= there
        assert set(book.contents(game)["lessons"]) <= set(rulebook(game).chapters)


def test_the_scenes_are_served(guest):
    answer = guest("Zoe").get("/api/rules/ulysses/scenes")

    assert {scene["name"] for scene in answer["scenes"]} == {"start", "hand", "plagues", "debate"}
    assert answer["words"]["de"]["place"]["troja"] == "Troja"
