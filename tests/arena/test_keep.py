"""The file of results: a run continues where it stopped, and refuses another tournament's file."""

import json
import os
import signal
import subprocess
import sys
import time

import msgspec
import pytest
from engine.commands import clean_environment, ithaca

from ithaca.arena import single_game, tournament
from ithaca.arena.keep import Kept
from ithaca.arena.single_game import PlayedGame
from ithaca.engine.errors import BadFile, Misuse
from ithaca.engine.game import find

SEATS = ("greedy", "random", "random")
COMMAND = ("arena", "odysseus", "--seats", ",".join(SEATS), "--workers", "2", "--json")


def prepare(**more):
    setup = tournament.prepare(find("odysseus"), SEATS, **more)
    single_game.warm_up(setup)
    return setup


def results(path):
    """Every game of a file without its times, in order of their numbers."""
    lines = path.read_bytes().splitlines()[1:]
    return sorted(msgspec.json.decode(line, type=PlayedGame).without_times() for line in lines)


def started(path, games):
    """A tournament that has just stored its first games, in a process group of its own."""
    process = subprocess.Popen(
        [sys.executable, "-m", "ithaca.cli", *COMMAND, "--games", str(games), "--keep", str(path)],
        env=clean_environment({}),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        start_new_session=True,
    )
    while not (path.exists() and path.read_bytes().count(b"\n") > 5):
        assert process.poll() is None, process.communicate()
        time.sleep(0.005)
    return process


def test_a_kept_game_comes_back_as_it_was(tmp_path):
    path, setup = str(tmp_path / "kept"), prepare()
    played = [single_game.play(setup, number) for number in (0, 4)]
    kept = Kept(path, setup)
    for result in played:
        kept.add(result)
    kept.close()

    again = Kept(path, setup)
    again.close()
    assert list(again.results.values()) == played


def test_a_torn_last_line_is_dropped_wherever_it_was_torn(tmp_path):
    path, setup = tmp_path / "kept", prepare()
    kept = Kept(str(path), setup)
    first, second = (single_game.play(setup, number) for number in (0, 1))
    kept.add(first)
    kept.close()
    whole, last = path.read_bytes(), msgspec.json.encode(second)

    for cut in range(1, len(last) + 1):  # the last one lacks only its end of line
        path.write_bytes(whole + last[:cut])
        kept = Kept(str(path), setup)
        assert list(kept.results) == [0]
        kept.add(second)
        kept.close()
        assert path.read_bytes() == whole + last + b"\n"


def test_a_torn_first_line_is_begun_anew(tmp_path):
    path, setup = tmp_path / "kept", prepare()
    Kept(str(path), setup).close()
    header = path.read_bytes()
    for cut in (0, 1, 5, 9, 30, len(header) - 1):
        path.write_bytes(header[:cut])
        Kept(str(path), setup).close()
        assert path.read_bytes() == header


@pytest.mark.parametrize("text", ["hello", "hello\n", "{}\n", '{"arena":2}\n', "[]\n", '{"ithaca": 1}\nx'])
def test_a_file_of_something_else_is_refused_and_stays_as_it_is(tmp_path, text):
    path = tmp_path / "mine"
    path.write_text(text, "utf-8")
    with pytest.raises(Misuse, match="does not hold results of the arena"):
        Kept(str(path), prepare())
    assert path.read_text("utf-8") == text


def test_a_broken_line_in_the_middle_is_named(tmp_path):
    path, setup = tmp_path / "kept", prepare()
    kept = Kept(str(path), setup)
    kept.add(single_game.play(setup, 0))
    kept.close()
    path.write_bytes(
        path.read_bytes() + b'{"number": 1}\n' + msgspec.json.encode(single_game.play(setup, 2)) + b"\n"
    )
    with pytest.raises(BadFile) as caught:
        Kept(str(path), setup)
    assert (caught.value.key, caught.value.line) == ("log-bad-line", 3)


@pytest.mark.parametrize(
    ("field", "other"),
    [
        ("seed", lambda: prepare(seed=1)),
        ("options", lambda: prepare(options={"stays-open": "on"})),
        ("seats", lambda: tournament.prepare(find("odysseus"), ("random", "greedy", "random"))),
        ("game", lambda: tournament.prepare(find("ulysses"), SEATS)),
        ("rules", lambda: msgspec.structs.replace(prepare(), rules=99)),
        ("board", lambda: msgspec.structs.replace(prepare(), board={"island": []})),
    ],
)
def test_a_file_of_another_tournament_is_refused_with_what_differs(tmp_path, field, other):
    path = tmp_path / "kept"
    Kept(str(path), prepare()).close()
    before = path.read_bytes()
    with pytest.raises(Misuse, match=f"there, “{field}” is"):
        Kept(str(path), other())
    assert path.read_bytes() == before


def test_only_missing_games_are_played(tmp_path, monkeypatch):
    setup, played = prepare(), []
    kept = Kept(str(tmp_path / "kept"), setup)
    for number in (1, 4):
        kept.add(single_game.play(setup, number))
    kept.close()

    def here(jobs, workers):
        for setup, number in jobs:
            played.append(number)
            yield (setup, number), single_game.play(setup, number)

    monkeypatch.setitem(tournament.PLACES, "here", here)
    kept = Kept(str(tmp_path / "kept"), setup)
    standings = tournament.run(setup, 4, place="here", kept=kept)
    kept.close()

    assert played == [0, 2, 3]
    assert sorted(standings.shares) == [0, 1, 2, 3]  # game 4 is kept, but not asked for


@pytest.mark.skipif(os.name == "nt", reason="kill -9 is of POSIX")
def test_after_a_kill_the_same_command_goes_on_and_nothing_is_played_twice(tmp_path):
    killed, whole = tmp_path / "killed", tmp_path / "whole"
    process = started(killed, 240)
    process.kill()
    process.communicate()
    there = killed.read_bytes()
    assert 5 < there.count(b"\n") < 240

    again = ithaca(*COMMAND, "--games", "240", "--keep", str(killed))
    straight = ithaca(*COMMAND, "--games", "240", "--keep", str(whole))

    assert again.returncode == straight.returncode == 0, again.stderr
    assert killed.read_bytes().startswith(there[: there.rindex(b"\n") + 1])
    assert [number for number, *_ in results(killed)] == list(range(240))
    assert results(killed) == results(whole)
    for one, other in zip(
        json.loads(again.stdout)["seats"], json.loads(straight.stdout)["seats"], strict=True
    ):
        assert {**one, "seconds_per_move": 0} == {**other, "seconds_per_move": 0}


@pytest.mark.skipif(os.name == "nt", reason="signals are of POSIX")
def test_after_an_interrupt_it_says_how_to_go_on(tmp_path):
    path = tmp_path / "kept"
    process = started(path, 100_000)
    os.killpg(process.pid, signal.SIGINT)
    shown, said = process.communicate(timeout=60)

    assert process.returncode == 1
    assert shown == ""
    assert "Traceback" not in said
    assert said.startswith("Stopped after ")
    assert f"of 100,000 games; they are in {path}. The same command carries on from here." in said
    assert path.read_bytes().endswith(b"\n")
