"""Setting up `.venv`: by uv, and by pip where uv cannot do it."""

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
    assert "pip" in capsys.readouterr().out  # who waits is told why


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
