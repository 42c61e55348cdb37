"""Setting up `.venv`: by uv, and by pip where uv cannot do it."""

import math
import sys

import pytest

from tools import set_up


@pytest.fixture
def commands(monkeypatch, tmp_path):
    """What would be run, with its environment; `fails` names commands that fail."""
    asked, fails = [], []

    def run(command, env=None):
        asked.append((command, env))
        return not any(name in command for name in fails)

    (tmp_path / "pyvenv.cfg").touch()
    monkeypatch.setattr(set_up, "VENV", tmp_path)
    monkeypatch.setattr(set_up, "run", run)
    monkeypatch.setattr(set_up.shutil, "which", lambda name, path=None: "/there/uv" if path is None else None)
    return asked, fails


def test_uv_installs_ithaca_and_pip(commands):
    asked, _ = commands
    assert set_up.set_up("dev")
    ((command, _),) = asked
    assert command[0] == "/there/uv"
    assert command[-3:] == ["pip", "-e", f"{set_up.ROOT}[dev]"]


def test_what_uv_cannot_install_pip_does(commands, capsys):
    asked, fails = commands
    fails.append("/there/uv")
    assert set_up.set_up("")
    (_, (command, _)) = asked
    assert "pip" in command
    assert command[-2:] == ["-e", str(set_up.ROOT)]
    assert "pip" in capsys.readouterr().out  # the user is told why


def test_uv_is_fetched_where_there_is_none(commands, monkeypatch):
    asked, fails = commands
    monkeypatch.setattr(set_up.shutil, "which", lambda name, path=None: None)
    fails.append("uv")
    assert set_up.set_up("")
    assert [command[-1] for command, _ in asked] == ["uv", str(set_up.ROOT)]


def test_uv_looks_where_pip_was_told_to(commands, monkeypatch):
    asked, _ = commands
    monkeypatch.setenv("PIP_INDEX_URL", "http://here.example/")
    assert set_up.set_up("")
    assert asked[0][1]["UV_DEFAULT_INDEX"] == "http://here.example/"


def test_if_nothing_can_be_installed_a_sentence_says_so(commands):
    _, fails = commands
    fails += ["/there/uv", "install"]
    assert not set_up.set_up("")


PYTHONS = {
    "ours": 0.010,
    "/usr/bin/python3": 0.007,
    "/opt/python3": 0.008,
    "/usr/local/bin/python3": math.inf,
}


@pytest.fixture
def pythons(monkeypatch, tmp_path, commands):
    """Nothing is set up yet, and PYTHONS are available, which take these seconds each."""
    asked, fails = commands
    monkeypatch.setattr(set_up, "VENV", tmp_path / "new")
    monkeypatch.setattr(set_up.sys, "executable", "ours")
    monkeypatch.setattr(set_up, "other_pythons", lambda: [python for python in PYTHONS if python != "ours"])
    monkeypatch.setattr(set_up, "seconds_of", PYTHONS.__getitem__)
    monkeypatch.setattr(set_up, "has_pip", lambda: True)
    return asked, fails


def test_the_fastest_python_is_taken_and_named(pythons, capsys):
    asked, _ = pythons
    assert set_up.set_up("")
    assert asked[0][0][:3] == ["/usr/bin/python3", "-m", "venv"]
    assert "/usr/bin/python3 takes 70% of the time of ours" in capsys.readouterr().out


def test_a_python_that_is_hardly_faster_is_not_taken(pythons, monkeypatch):
    asked, _ = pythons
    monkeypatch.setitem(PYTHONS, "ours", 0.0075)
    assert set_up.set_up("")
    assert asked[0][0][0] == "ours"


def test_who_names_a_python_gets_that_one(pythons):
    asked, _ = pythons
    assert set_up.set_up("", this=True)
    assert asked[0][0][0] == "ours"


def test_if_the_faster_one_makes_no_environment_ours_does(pythons):
    asked, fails = pythons
    fails.append("/usr/bin/python3")
    assert set_up.set_up("")
    assert [command[0] for command, _ in asked[:2]] == ["/usr/bin/python3", "ours"]


@pytest.mark.parametrize("words", ["exit 1", "echo nothing >&2; exit 1"])
def test_a_python_that_does_not_run_is_never_the_fastest(tmp_path, words):
    broken = tmp_path / "python3"
    broken.write_text(f"#!/bin/sh\n{words}\n")
    broken.chmod(0o755)
    assert set_up.seconds_of(str(broken)) == math.inf
    assert set_up.seconds_of(str(tmp_path / "none")) == math.inf
    assert 0 < set_up.seconds_of(sys.executable) < math.inf
