"""Finished games of every version of the rules replay to the same bytes, by their own rules."""

import json
from pathlib import Path

import pytest

from ithaca.engine.errors import BadFile
from ithaca.engine.game import find, names
from ithaca.engine.logs import load, verify
from tools.golden import tell

LOGS = sorted(Path(__file__).parent.glob("golden/**/*.jsonl"))
TOLD = sorted(Path(__file__).parent.glob("golden/**/*.txt"))


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_a_golden_game_replays_to_the_same_bytes_by_its_own_rules(path):
    written = json.loads(path.read_text("utf-8").splitlines()[0])["rules"]

    match = verify(load(path))

    assert match.rules == written == int(path.stem.split("-")[0].removeprefix("rules"))
    assert match.over
    assert sum(match.shares()) == pytest.approx(1)


@pytest.mark.parametrize("game", names())
def test_every_version_that_can_be_played_has_golden_games(game):
    card = find(game)
    kept = {path.stem.split("-")[0] for path in LOGS if path.parent.name == game}
    assert kept == {f"rules{version}" for version in range(1, card.version + 1) if card.plays(version)}


@pytest.mark.parametrize("version", [0, 99, "1", None])
def test_a_log_of_rules_that_nobody_knows_says_by_which_it_was_played(version, tmp_path):
    header, *rest = LOGS[0].read_text("utf-8").splitlines()
    path = tmp_path / "other.jsonl"
    path.write_text("\n".join([json.dumps({**json.loads(header), "rules": version}), *rest]), "utf-8")

    with pytest.raises(BadFile, match=f"version {version} "):
        load(path)


TOLD_TODAY = [path for path in TOLD if path.stem.startswith(f"rules{find(path.parent.name).version}-")]


@pytest.mark.parametrize("path", TOLD_TODAY, ids=lambda path: path.stem)
def test_a_golden_game_is_told_as_it_was(path):
    """Wording may improve, so only games of today's rules are compared with theirs."""
    assert tell(path.with_suffix(".jsonl")) == path.read_text("utf-8")


@pytest.mark.rule("odysseus/end/guard")
def test_the_golden_game_of_those_who_pass_ends_by_the_guard():
    path = next(path for path in LOGS if path.match("odysseus/*who-pass*"))

    match = verify(load(path))

    assert match.table(-1)["dry"] == 12
    assert max(match.points()) < 10
