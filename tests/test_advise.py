"""`ithaca advise`: what the oracle would do in a seat's place, and why."""

import json
from pathlib import Path

import pytest
from engine.commands import ithaca

TESTS = Path(__file__).parent
GAMES = TESTS.parent / "ithaca/games"
ROUND = str(GAMES / "odysseus/lessons/06-example-round.toml")
DEBATE = str(GAMES / "ulysses/lessons/07-example-2.toml")
LOG = str(TESTS / "golden/odyssey/rules1-3-players.jsonl")
QUICK = ("--bot", "oracle:300")


def advice(*arguments):
    done = ithaca("advise", *arguments, *QUICK, "--json")
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_a_scenario_is_advised_on_at_the_last_choice_of_the_seat():
    found = advice(DEBATE, "--seat", "1")

    assert (found["game"], found["seat"], found["iterations"]) == ("ulysses", 1, 300)
    assert found["played"] in {move["move"] for move in found["moves"]}
    assert sum(move["visits"] for move in found["moves"]) == 300
    visits = [move["visits"] for move in found["moves"]]
    assert visits == sorted(visits, reverse=True)
    for move in found["moves"]:
        assert move["line"][0] == move["move"]
        assert move["share"] is None or 0 <= move["share"] <= 1


def test_any_move_of_a_log_can_be_asked_about():
    last = advice(LOG, "--seat", "1")
    first = advice(LOG, "--seat", "1", "--move", "1")

    assert first["move"] == 1 < last["move"]
    assert {move["move"] for move in first["moves"]} == {"route:north", "route:south"}


def test_the_same_question_has_the_same_answer():
    assert advice(ROUND, "--seat", "1") == advice(ROUND, "--seat", "1")


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("before move", "Played: pass", "Expected share", "games played out in thought")),
        ("fr", ("avant le coup", "Coup joué", "Part espérée", "parties jouées en pensée")),
        ("de", ("vor Zug", "Gespielt wurde", "Erwarteter Anteil", "in Gedanken gespielte Partien")),
    ],
)
def test_it_is_told_in_three_languages(lang, words):
    done = ithaca("advise", ROUND, "--seat", "1", *QUICK, "--lang", lang)

    assert done.returncode == 0, done.stderr
    assert all(word in done.stdout for word in words), done.stdout
    assert "pass" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ((ROUND, "--seat", "9"), "“9” is not a number from 0 to 3"),
        ((ROUND, "--seat", "1", "--move", "2"), "At move 2 Poseidon had no choice"),
        ((ROUND, "--seat", "1", "--move", "999"), "At move 999 Poseidon had no choice"),
        ((ROUND, "--seat", "1", "--bot", "greedy"), "cannot explain its moves"),
        ((ROUND, "--seat", "1", "--bot", "oracel"), "Did you mean “oracle”?"),
        ((ROUND, "--seat", "1", "--bot", "oracle:soon"), "A budget is a time"),
        (("game.txt", "--seat", "1"), "neither a log nor a scenario"),
    ],
)
def test_a_question_that_cannot_be_answered_is_told_why(arguments, sentence):
    done = ithaca("advise", *arguments)

    assert done.returncode == 2
    assert sentence in done.stderr
