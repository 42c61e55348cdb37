"""The report of chance and skill: figures that add up, and pictures that exist."""

import io

import copies
import pytest
from rich.console import Console

from ithaca.engine.game import find
from ithaca.engine.simulate import Simulation
from ithaca.engine.text import LANGUAGES, words
from ithaca.games.odyssey import report
from ithaca.games.odyssey.board import load

GAMES, RACES = 400, 20_000


@pytest.fixture(scope="module")
def counted():
    return report.run(Simulation(find("odyssey"), 4, 1), load(), GAMES, lambda done: None)


def ithaca(*arguments):
    return copies.ithaca("simulate", *arguments)


def test_every_race_is_counted_once_by_its_length(counted):
    assert counted.games == sum(counted.lengths) == sum(counted.rank_lengths) == GAMES
    assert counted.length_below(0.1) <= counted.length_below(0.5) <= counted.length_below(0.99)
    assert counted.mean == pytest.approx(sum(n * races for n, races in enumerate(counted.lengths)) / GAMES)


def test_a_race_is_longer_until_the_ranks_are_settled_and_no_longer_if_it_ends_with_the_first(counted):
    simulation = Simulation(find("odyssey"), 4, 1, options={"first-home": "on"})
    short = report.run(simulation, load(), GAMES, lambda done: None)

    assert counted.rank_mean > counted.mean
    assert counted.ranks_below(0.9) > counted.length_below(0.9)
    assert (short.lengths, short.mean) == (counted.lengths, counted.mean)  # the same dice up to there
    assert (short.rank_lengths, short.rank_mean) == (short.lengths, short.mean)


def test_wrecks_and_those_that_throw_back_are_counted(counted):
    struck = {word.name: times for word, _, times in counted.cards}
    wrecks = sum(struck[card] for card in ("poseidon", "hyperion", "charybdis", "laestrygonians", "sirens"))

    assert 0 < counted.thrown_back < 1
    assert wrecks <= counted.wrecks <= wrecks + struck["bag"]


def test_greedy_players_can_be_counted_too(counted):
    simulation = Simulation(find("odyssey"), 4, 1)
    greedy = report.run(simulation, load(), GAMES, lambda done: None, greedily=True)

    assert greedy.games == GAMES
    assert greedy.lengths != counted.lengths


def test_every_player_took_one_route_and_had_one_weapon(counted):
    for kind in ("route", "weapon"):
        assert sum(row.players for row in counted.worths[kind]) == 4 * GAMES
        assert sum(row.players * row.share for row in counted.worths[kind]) == pytest.approx(GAMES)


def test_what_strikes_was_met(counted):
    met = {word.name: times for word, times, _ in counted.cards}

    assert met.keys() >= {"circe", "poseidon", "mist", "bag", "ghosts"}
    assert all(struck <= times for word, times, struck in counted.cards if word.name in ("poseidon", "mist"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_report_is_drawn_in_every_language(counted, lang, tmp_path):
    say = words(lang, "odyssey", load().names(lang))
    console = Console(file=io.StringIO(), width=120)

    console.print(report.draw(counted, say))
    shown = console.file.getvalue()
    things = [row.word for rows in counted.worths.values() for row in rows]
    assert all(say.name(word) in shown for word in [*things, *(word for word, *_ in counted.cards)])
    assert all(f"{met:.2f}" in shown for _, met, _ in counted.cards)
    png, svg = report.plot(counted, say, tmp_path)
    assert png.read_bytes().startswith(b"\x89PNG")
    assert "</svg>" in svg.read_text("utf-8")


def test_the_command_prints_and_draws(tmp_path):
    done = ithaca("odyssey", "--report", "--games", "300", "--out", str(tmp_path))

    assert done.returncode == 0, done.stderr
    assert "300 races" in done.stdout
    assert {path.name for path in tmp_path.iterdir()} == {"odyssey-report.png", "odyssey-report.svg"}


def test_a_folder_that_is_not_there_is_told(tmp_path):
    done = ithaca("odyssey", "--report", "--games", "10", "--out", str(tmp_path / "nowhere"))

    assert done.returncode != 0
    assert "nowhere" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_game_without_a_report_says_so():
    done = ithaca("odysseus", "--report")

    assert done.returncode == 2
    assert "no report" in done.stderr


@pytest.mark.rule("odyssey/setup/board")
@pytest.mark.parametrize("players", find("odyssey").players)
def test_fewer_than_half_of_all_wrecks_throw_back_and_no_race_is_hopeless(players):
    """The results of a million races in docs/odyssey-board.md, checked with a few thousand here."""
    simulation = Simulation(find("odyssey"), players, 1, options={"first-home": "on"})
    found = report.run(simulation, load(), RACES, lambda done: None)

    assert found.thrown_back < 0.5
    assert found.length_below(0.99) < {2: 110, 3: 85, 4: 70}[players]
    assert 12 < found.mean < {2: 22, 3: 18, 4: 15}[players]
    north, south = found.worths["route"]
    assert abs(north.share - south.share) < 4 * north.margin
