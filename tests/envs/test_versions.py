"""An environment that behaves differently gets another version; and its page says what changed."""

import re
from pathlib import Path

import pytest

from ithaca.engine.game import find, names
from ithaca.envs import VERSIONS
from tools import behaviour

DOCS = Path(__file__).parents[2] / "docs"

CHANGED = (
    "{game} version {version} does not behave as it did. If that was not meant, mend it. If it was: raise "
    "`environment` on its card to {next}, add a line to the version history in docs/{game}.md, and run: "
    "python -m tools.behaviour"
)


@pytest.mark.parametrize("game", names())
def test_behaviour_changes_only_with_the_version(game):
    version = VERSIONS[game]
    digest = behaviour.kept()[game].get(str(version))
    assert digest, f"{game} version {version} is new; run: python -m tools.behaviour"
    assert digest == behaviour.digest_of(game), CHANGED.format(game=game, version=version, next=version + 1)


def test_a_digest_that_is_kept_is_never_written_over(tmp_path, monkeypatch):
    monkeypatch.setattr(behaviour, "KEPT", tmp_path / "behaviour.json")
    monkeypatch.setattr(behaviour, "digest_of", lambda game: f"{game} as it was")
    behaviour.main()
    monkeypatch.setattr(behaviour, "digest_of", lambda game: f"{game} as it is")
    monkeypatch.setitem(VERSIONS, "odyssey", VERSIONS["odyssey"] + 1)
    behaviour.main()

    assert behaviour.kept()["odysseus"] == {str(VERSIONS["odysseus"]): "odysseus as it was"}
    assert list(behaviour.kept()["odyssey"].values()) == ["odyssey as it was", "odyssey as it is"]


@pytest.mark.parametrize("game", names())
def test_the_history_of_a_page_ends_with_the_version_that_is_played(game):
    history = (DOCS / f"{game}.md").read_text("utf-8").partition("## Version history")[2]
    rows = re.findall(r"^\| (\d+) \| (\d+) \| \S.* \|$", history, re.MULTILINE)

    assert [int(version) for version, _ in rows] == list(range(1, VERSIONS[game] + 1))
    assert int(rows[-1][1]) == find(game).version


@pytest.mark.parametrize("game", names())
def test_the_version_stands_behind_the_name(game):
    module = pytest.importorskip("ithaca.envs.pettingzoo")
    make = getattr(module, f"{game}_v{VERSIONS[game]}")
    assert make().metadata["name"] == make.__name__
