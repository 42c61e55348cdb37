"""The ladder: every bot meets every other, equally often."""

import tomllib
from collections import Counter

import pytest

from ithaca.arena import tournament
from ithaca.arena.single_game import Fault, PlayedGame, Times
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


def test_a_table_tells_shares_times_and_faults_by_bot():
    greedy, random = ladder.section(3, rounds()).splitlines()[-2:]
    assert greedy.startswith("| `greedy` | 75.0% |")
    assert greedy.endswith("| 250 ms | 0 |")
    assert random.startswith("| `random` | 12.5% |")
    assert random.endswith("| 0 ms | 1 |")


def test_the_page_has_a_table_for_every_number_of_players(tmp_path):
    path = tmp_path / "ladder.md"
    ladder.main(
        ["--games", "4", "--bots", "random,greedy", "--only", "odyssey", "--workers", "2", "--out", str(path)]
    )
    text = path.read_text("utf-8")

    assert [line for line in text.splitlines() if line.startswith("###")] == [
        f"### {players} players" for players in find("odyssey").players
    ]
    assert text.count("| `greedy` |") == text.count("| `random` |") == 3
    assert "python -m tools.ladder --games 4 --bots random,greedy --only odyssey" in text


def test_ratings_are_a_file_that_names_every_bot():
    read = tomllib.loads(ladder.ratings_file(find("odysseus"), 3, rounds()))
    assert (read["players"], read["rules"]) == (3, find("odysseus").version)
    assert list(read["bots"]) == ["random", "greedy"]
    assert read["bots"]["greedy"]["mu"] > 25 > read["bots"]["random"]["mu"]
    assert read["bots"]["greedy"]["games"] == 2
    assert 0 < read["bots"]["greedy"]["sigma"] < 25 / 3


@pytest.mark.parametrize("game", names())
def test_every_game_has_ratings_of_its_bots_for_the_rules_as_they_are(game):
    read = tomllib.loads(find(game).file(ladder.RATINGS).read_text("utf-8"))
    assert read["rules"] == find(game).version
    assert {"random", "greedy", "muse"} <= read["bots"].keys()


@pytest.mark.parametrize("bots", ["greedy", "greedy,gredy"])
def test_a_ladder_needs_two_bots_that_exist(bots, capsys):
    with pytest.raises(SystemExit):
        ladder.main(["--bots", bots])
    assert "Did you mean" in capsys.readouterr().err or bots == "greedy"
