"""Several moves in one line, moves by their last word, and maps: what a person types at the table."""

import pytest
from engine.commands import ithaca

from ithaca.engine.game import names
from ithaca.terminal.play import expand

# The person is active and holds two objections, two temples, a wind and a plague.
ULYSSES = ("play", "ulysses", "--players", "3", "--seed", "8")


def typed(*lines, game=ULYSSES):
    """What is printed when a person types these lines and then leaves."""
    done = ithaca(*game, stdin="".join(f"{line}\n" for line in lines))
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stdout + done.stderr
    return " ".join(done.stdout.split())


def test_a_star_repeats_a_move():
    assert expand("support:red objection*3 zeus stand") == [
        "support:red", "objection", "objection", "objection", "zeus", "stand",
    ]  # fmt: skip


@pytest.mark.parametrize("line", ["pass*", "*3", "pass*0", "pass*x", "pass*1000"])
def test_a_star_that_makes_no_sense_stays_as_it_is(line):
    assert expand(line) == [line]


@pytest.mark.rule("ulysses/temple/cost")
def test_a_payment_is_one_line():
    shown = typed("build temple objection")

    assert "builds a temple (objection, temple) and now has 2" in shown
    assert "1 × objection, 1 × temple, 1 × wind, 1 × plague" in shown


def test_numbers_mean_the_list_that_was_seen():
    """In the list of payments objection is 1 and temple 2, also when the last temple is paid."""
    shown = typed("build", "2 1")

    assert "builds a temple (objection, temple) and now has 2" in shown


def test_a_line_ends_with_its_first_refused_move():
    shown = typed("build temple pay:pandora objection")

    assert "you hold no such card (Pandora)" in shown
    assert "Not played: objection" in shown
    assert "one card to pay" in shown


def test_a_move_that_ends_a_turn_drops_the_rest_of_the_line():
    shown = typed("propose:rhodos build")

    assert "Penelope proposes Rhodes" in shown
    assert "Not played: build" in shown


def test_the_last_word_is_enough_where_only_one_move_ends_in_it():
    assert "lays a plague on Eridanus (plague)" in typed("plague:eridanos plague")


def test_a_last_word_that_two_moves_share_is_not_guessed():
    assert "There is no move “rhodos”" in typed("rhodos")  # to propose it, or to lay a plague there


@pytest.mark.parametrize("game", names())
def test_m_shows_the_map(game):
    players = {"odysseus": "Crete", "ulysses": "Eridanus", "odyssey": "Telepylus"}

    assert players[game] in typed("m", game=("play", game, "--seed", "1"))


def test_the_map_tells_how_far_one_s_goals_are():
    shown = typed("m")

    assert "Numbers: lines to the ship and to your goals" in shown
    assert shown.count("◎") > 4
