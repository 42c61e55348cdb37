"""The messages where PyTorch is not installed; the base install does not need it."""

import importlib.util

import pytest

from ithaca.engine.errors import Misuse
from ithaca.terminal.train import train_in_terminal

pytestmark = pytest.mark.interpreted


def test_without_pytorch_its_extra_is_named(monkeypatch, tmp_path):
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    with pytest.raises(Misuse, match=r"ithaca\[train\]"):
        train_in_terminal("odyssey", str(tmp_path), "en", {})


def test_a_game_that_there_is_not_is_named_first(tmp_path):
    with pytest.raises(Misuse, match="no game “chess”"):
        train_in_terminal("chess", str(tmp_path), "en", {})
