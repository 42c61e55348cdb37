"""Finished games of every version of the rules replay to the same bytes, or say why they cannot."""

import json
from pathlib import Path

import pytest

from ithaca.engine.errors import BadFile
from ithaca.engine.game import find
from ithaca.engine.logs import load, verify
from tools.golden import tell

LOGS = sorted(Path(__file__).parent.glob("golden/**/*.jsonl"))
TOLD = sorted(Path(__file__).parent.glob("golden/**/*.txt"))


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_a_golden_game_replays_to_the_same_bytes_or_says_that_its_rules_are_others(path):
    header = json.loads(path.read_text("utf-8").splitlines()[0])
    if header["rules"] != find(header["game"]).version:
        with pytest.raises(BadFile, match="version"):
            load(path)
        return

    match = verify(load(path))

    assert match.over
    assert sum(match.shares()) == pytest.approx(1)


@pytest.mark.parametrize("path", TOLD, ids=lambda path: path.stem)
def test_a_golden_game_is_told_as_it_was(path):
    assert tell(path.with_suffix(".jsonl")) == path.read_text("utf-8")


@pytest.mark.rule("odysseus/end/guard")
def test_the_golden_game_of_those_who_pass_ends_by_the_guard():
    path = next(path for path in LOGS if path.match("odysseus/*who-pass*"))

    match = verify(load(path))

    assert match.table(-1)["dry"] == 12
    assert max(match.points()) < 10
