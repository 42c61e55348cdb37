"""The ladder: every bot meets every other, equally often."""

import tomllib
from collections import Counter

import pytest

from ithaca.arena import report, tournament
from ithaca.arena.ratings import Rating
from ithaca.arena.single_game import Fault, PlayedGame, Times
from ithaca.bots import levels_of
from ithaca.engine.game import find, names
from tools import ladder


def test_bots_fill_the_seats_in_every_way_in_which_two_meet():
    assert ladder.fields(["a", "b"], 3) == [("a", "a", "b"), ("a", "b", "b")]
    assert ladder.fields(["a", "b"], 2) == [("a", "b")]


@pytest.mark.parametrize("seats", range(2, 7))
def test_every_bot_sits_as_often_as_the_others(seats):
    sat = Counter(bot for field in ladder.fields(["a", "b", "c"], seats) for bot in field)
    assert len(set(sat.values())) == 1
    assert len(sat) == 3


def test_where_there_are_more_ways_than_games_tables_are_drawn_and_thinkers_sit_less_often():
    quick = ["random", "greedy", "muse", "muse:t2", "muse:t0"]
    drawn = ladder.drawn_fields([*quick, "oracle:2s"], 4, 300)
    sat = Counter(bot for field in drawn for bot in field)
    assert drawn == ladder.drawn_fields([*quick, "oracle:2s"], 4, 300)
    assert all(len(set(field)) == 4 for field in drawn)
    assert 0 < sat["oracle:2s"] < min(sat[bot] for bot in quick) / 3


def rounds():
    setup = tournament.prepare(find("odysseus"), ("greedy", "random", "random"))
    fault = Fault(3, 1, 1, "late", "")
    return [
        (setup, PlayedGame(0, [1.0, 0.0, 0.0], 9, [Times(1, 0.5), Times(), Times()], [fault])),
        (setup, PlayedGame(1, [0.5, 0.5, 0.0], 9, [Times(3, 0.5), Times(), Times()], [])),
    ]


def test_a_file_tells_ratings_shares_times_and_faults_by_bot():
    known = {
        bot: ladder.told_of(bot, Rating(mu, 2.0), rounds(), alone=False)
        for bot, mu in (("greedy", 27.0), ("random", 23.0))
    }
    read = tomllib.loads(ladder.ratings_file(find("odysseus"), 3, known))
    assert (read["players"], read["rules"]) == (3, find("odysseus").version)
    assert list(read["bots"]) == ["random", "greedy"]
    assert read["bots"]["greedy"] == {
        "mu": 27.0,
        "sigma": 2.0,
        "games": 2,
        "share": 0.75,
        "alone": False,
        "milliseconds": 250.0,
        "faults": 0,
        "machine": report.machine(),
    }
    assert (read["bots"]["random"]["share"], read["bots"]["random"]["faults"]) == (0.125, 1)


@pytest.fixture
def own_folder(tmp_path, monkeypatch):
    """Files of games are written to another folder."""
    monkeypatch.setattr(ladder, "FILE", str(tmp_path / "ladder.toml"))
    return tmp_path


def test_bots_that_are_added_are_rated_among_those_who_are_known_and_who_stay(own_folder):
    asked = ["--only", "odyssey", "--workers", "2", "--out", str(own_folder / "page.md")]
    ladder.main(["--games", "12", "--bots", "random,greedy,steady,muse", *asked])
    before = ladder.read_known(find("odyssey"))
    ladder.main(["--games", "4", "--bots", "oracle:8", "--add", *asked])
    after = ladder.read_known(find("odyssey"))

    assert set(before) == {"random", "greedy", "muse:t10", "muse"}
    assert {bot: after[bot] for bot in before} == before
    assert set(after) - set(before) == {"oracle:8"}
    assert (after["oracle:8"]["games"], after["oracle:8"]["alone"]) == (4, True)
    assert after["oracle:8"]["sigma"] < 25 / 3


def test_a_bot_that_is_added_sits_alone_among_the_strongest():
    known = {bot: {"mu": mu, "alone": bot == "e"} for mu, bot in enumerate("abcdef")}
    for field in ladder.fields_alone("x", known, 4, 80):
        assert field[0] == "x"
        assert len(set(field)) == 4
        assert set(field[1:]) < set("bcdf")
    assert ladder.fields_alone("x", known, 4, 80) == ladder.fields_alone("x", known, 4, 80)


def test_the_page_is_what_the_files_of_all_games_say(tmp_path):
    ladder.main(["--page", "--out", str(tmp_path / "ladder.md")])
    text = (tmp_path / "ladder.md").read_text("utf-8")
    assert text == ladder.PAGE.read_text("utf-8")
    assert text.count("| `greedy` | +0.0") == text.count("| 1500 |") == len(names())


@pytest.mark.parametrize("game", names())
def test_every_game_has_ratings_of_its_bots_for_the_rules_as_they_are(game):
    read = tomllib.loads(find(game).file(ladder.FILE).read_text("utf-8"))
    assert read["rules"] == find(game).version
    assert {"random", "greedy", "muse"} <= read["bots"].keys()
    assert set(levels_of(find(game)).values()) <= read["bots"].keys()


@pytest.mark.parametrize("bots", ["greedy", "greedy,gredy"])
def test_a_ladder_needs_two_bots_that_exist(bots, capsys):
    with pytest.raises(SystemExit):
        ladder.main(["--bots", bots])
    assert "Did you mean" in capsys.readouterr().err or bots == "greedy"
