"""The code in docs/research.md can be run as it stands."""

import re
from pathlib import Path

import pytest
from envs.device import Device

from ithaca.arena import tournament
from ithaca.engine.game import find
from ithaca.envs import gpu

PAGE = Path(__file__).parents[2] / "docs" / "research.md"
SNIPPETS = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
TITLES = ("vector", "compact", "gpu", "single", "pettingzoo", "openspiel", "parquet", "data set")


@pytest.mark.parametrize("snippet", SNIPPETS, ids=TITLES)
def test_the_snippet_runs_as_printed(snippet, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    if "games.parquet" in snippet:
        dataset = pytest.importorskip("ithaca.envs.dataset")
        setup = tournament.prepare(find("odysseus"), ["random"] * 3)
        dataset.Recording("games.parquet", setup, views=False).run(1)
    if "GpuEnv" in snippet:  # fewer games, and Python for a device
        monkeypatch.setattr(gpu, "cuda", Device)
        monkeypatch.setattr(gpu, "graph_of", lambda launch: gpu.NO_GRAPH)
        snippet = snippet.replace("65536", "16")
    exec(compile(snippet, str(PAGE), "exec"), {})
    assert capsys.readouterr().out.strip()


def test_a_quick_start_has_about_ten_lines():
    assert all(len(snippet.strip().splitlines()) <= 11 for snippet in SNIPPETS)
