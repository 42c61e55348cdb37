"""`ithaca arena` as people use it."""

import json
import os

import pytest
from engine.commands import ithaca, refused

from ithaca.arena import single_game, tournament
from ithaca.arena.ratings import rate, wilson
from ithaca.engine.game import find

SEATS = "greedy,random,greedy"
COMMAND = ("arena", "odysseus", "--seats", SEATS, "--games", "12", "--workers", "1")
TESTS = os.path.dirname(os.path.dirname(__file__))
OURS = os.pathsep.join([TESTS, os.environ.get("PYTHONPATH", "")])


def good(*arguments, **env):
    done = ithaca(*arguments, **env)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def figures():
    return json.loads(good(*COMMAND, "--json", "--seed", "3"))


def test_json_is_one_object_with_exactly_these_keys(figures):
    assert list(figures) == ["game", "games", "seats"]
    assert (figures["game"], figures["games"]) == ("odysseus", 12)
    assert [seat["bot"] for seat in figures["seats"]] == SEATS.split(",")
    for seat in figures["seats"]:
        assert list(seat) == ["bot", "share", "low", "high", "rating", "seconds_per_move", "faults"]
        assert 0 <= seat["low"] <= seat["share"] <= seat["high"] <= 1
        assert seat["seconds_per_move"] > 0
        assert seat["faults"] == 0
    assert sum(seat["share"] for seat in figures["seats"]) == pytest.approx(1, abs=1e-4)


def test_figures_are_those_of_the_games(figures):
    setup = tournament.prepare(find("odysseus"), SEATS.split(","), seed=3)
    single_game.warm_up(setup)
    shares = [single_game.play(setup, number).shares for number in range(12)]
    rated = rate((setup.seats, one) for one in shares)

    for bot, seat in enumerate(figures["seats"]):
        mean = sum(one[bot] for one in shares) / 12
        assert (seat["share"], seat["low"], seat["high"]) == pytest.approx(
            (mean, *wilson(mean, 12)), abs=1e-5
        )
        assert seat["rating"] == pytest.approx(rated[seat["bot"]].mu, abs=1e-3)


def test_figures_are_a_table_and_a_page_in_the_language_asked_for(tmp_path):
    """In one other than ours; test_report.py reads the page in all of them."""
    page = tmp_path / "page.html"
    shown = good(*COMMAND, "--lang", "fr", "--report", str(page))

    assert "Cote" in shown
    assert shown.count("greedy") == 2
    assert str(page) in shown
    assert '<html lang="fr">' in page.read_text("utf-8")
    assert "--seats greedy,random,greedy --games 12" in page.read_text("utf-8")


def test_faults_are_told_and_what_a_bot_prints_is_not_among_the_figures():
    command = (
        "arena",
        "odysseus",
        "--seats",
        "greedy,arena.troubled:Cheating,random",
        "--games",
        "4",
        "--workers",
        "1",
    )
    shown = good(*command, PYTHONPATH=OURS)
    figures = json.loads(good(*command, "--json", PYTHONPATH=OURS))

    assert "left to a steady stand-in" in shown
    assert "The last deal was played from only one seat" in shown
    assert [bool(seat["faults"]) for seat in figures["seats"]] == [False, True, False]


def test_options_and_a_board_of_ones_own_reach_every_worker(tmp_path):
    from importlib.resources import files

    text = files("ithaca").joinpath("games/odysseus/board.toml").read_text("utf-8")
    (tmp_path / "mine.toml").write_text(text.replace('en = "Crete"', 'en = "Atlantis"'), "utf-8")
    more = (
        "--board",
        str(tmp_path / "mine.toml"),
        "--option",
        "stays-open",
        "--keep",
        str(tmp_path / "kept"),
    )
    good(*COMMAND, *more)

    header = json.loads((tmp_path / "kept").read_text("utf-8").splitlines()[0])
    assert header["options"]["stays-open"] is True
    assert "Atlantis" in json.dumps(header["board"])


BAD = {
    "an unknown game": (("odyseus", "--seats", SEATS), "Did you mean “odysseus”?"),
    "too few seats": (("odysseus", "--seats", "greedy,greedy"), "is for 3 to 6 players, not for 2"),
    "too many seats": (("ulysses", "--seats", ",".join(["greedy"] * 6)), "is for 3 to 5 players, not for 6"),
    "a misspelt bot": (("odysseus", "--seats", "greedy,gredy,random"), "Did you mean “greedy”?"),
    "an empty seat": (("odysseus", "--seats", "greedy,,random"), "There is no bot “”"),
    "a bad budget": (("odysseus", "--seats", "greedy,greedy,greedy:soon"), "“soon”"),
    "a class that is not there": (("odysseus", "--seats", "greedy,greedy,no.where:Bot"), "cannot be used"),
    "no games": (("odysseus", "--seats", SEATS, "--games", "0"), "“0” is not a number from 1"),
    "games in words": (("odysseus", "--seats", SEATS, "--games", "many"), "--games"),
    "no workers": (("odysseus", "--seats", SEATS, "--workers", "0"), "“0” is not a number from 1"),
    "nowhere": (
        ("odysseus", "--seats", SEATS, "--on", "rai"),
        "Games cannot be played on “rai”. Did you mean “ray”?",
    ),
    "an unknown option": (("odysseus", "--seats", SEATS, "--option", "varaint"), "Did you mean “variant”?"),
    "an option for others": (("odysseus", "--seats", SEATS, "--option", "variant"), "Leave it out"),
    "no seats": (("odysseus",), "--seats"),
    "an unknown language": (("odysseus", "--seats", SEATS, "--lang", "it"), "We do not speak “it”"),
}


@pytest.mark.parametrize("what", BAD)
def test_what_cannot_be_meant_so_is_a_sentence_and_exit_code_two(what):
    arguments, said = BAD[what]
    done = refused("arena", *arguments)
    assert done.returncode == 2, done.stderr
    assert said in done.stderr
    assert done.stdout == ""


def test_a_file_of_another_tournament_is_refused_before_anything_is_played(tmp_path):
    kept = tmp_path / "kept"
    good(*COMMAND, "--keep", str(kept))
    before = kept.read_bytes()
    done = refused(*COMMAND, "--keep", str(kept), "--seed", "9")

    assert done.returncode == 2
    assert "there, “seed” is 0; here it is 9" in done.stderr
    assert kept.read_bytes() == before


@pytest.mark.parametrize("option", ["--keep", "--report"])
def test_a_file_that_cannot_be_written_is_told_before_anything_is_played(tmp_path, option):
    done = refused(*COMMAND[:4], "--games", "1000000", option, str(tmp_path / "no" / "file"))
    assert done.returncode == 1
    assert "cannot be written" in done.stderr


@pytest.mark.skipif(os.name == "nt", reason="Windows has other codes")
def test_a_bot_that_ends_its_process_ends_the_command_with_a_sentence(tmp_path):
    seats = "greedy,arena.troubled:Exiting,random"
    done = ithaca("arena", "odysseus", "--seats", seats, "--games", "3", PYTHONPATH=OURS)
    assert done.returncode == 1
    assert "ended in the middle of it (7)" in done.stderr
