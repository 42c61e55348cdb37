"""`ithaca review`: the review of a game in the terminal."""

import json
from pathlib import Path

import pytest
from engine.commands import ithaca
from engine.test_undo import SEED, a_game_with_second_thoughts

from ithaca.engine import logs
from ithaca.terminal.review import told_moves

GOLDEN = Path(__file__).parent / "golden"
RACE = GOLDEN / "odyssey/rules1-3-players.jsonl"
MISSIONS = GOLDEN / "odysseus/rules1-3-players.jsonl"


def test_figures_for_programs_add_up():
    done = ithaca("review", str(RACE), "--json")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)

    assert (found["game"], found["moves"], found["points"][-1]) == ("odyssey", 149, 149)
    assert len(found["points"]) >= 60
    for shares in found["chances"]["table"]["shares"]:
        assert sum(shares) == pytest.approx(1, abs=0.001)
    for account in found["race"]:
        parts = account["luck"] + account["skill"] + account["others"]
        assert parts == pytest.approx(account["end"] - account["start"])
    assert found["suspicion"] == []
    assert ithaca("review", str(RACE), "--json").stdout == done.stdout


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("the review", "As the table saw it", "Turning points", "Suspected")),
        ("fr", ("le bilan", "Ce que savait la table", "Tournants", "Soupçon")),
        ("de", ("der Rückblick", "Was der Tisch wusste", "Wendepunkte", "Verdacht")),
    ],
)
def test_it_is_told_in_three_languages(lang, words):
    done = ithaca("review", str(MISSIONS), "--lang", lang)

    assert done.returncode == 0, done.stderr
    assert all(word in done.stdout for word in words), done.stdout
    assert "▁" in done.stdout or "█" in done.stdout


def test_luck_and_skill_of_a_race_have_a_table():
    done = ithaca("review", str(RACE))

    assert done.returncode == 0, done.stderr
    assert all(word in done.stdout for word in ("Luck", "Skill", "Others", "Missed")), done.stdout


def test_a_log_that_cannot_be_is_told_why(tmp_path):
    lines = RACE.read_text("utf-8").splitlines()
    short = tmp_path / "short.jsonl"
    short.write_text("\n".join(lines[:20]), "utf-8")
    forged = tmp_path / "forged.jsonl"
    forged.write_text("\n".join([*lines[:3], *lines[4:]]), "utf-8")

    wrong = {short: "not over yet", forged: "forged.jsonl", tmp_path / "none.jsonl": "cannot be read"}
    for file, sentence in wrong.items():
        done = ithaca("review", str(file))
        assert done.returncode == 1
        assert sentence in done.stderr, done.stderr


def test_what_was_taken_back_changes_nothing_of_what_is_told():
    header, entries = a_game_with_second_thoughts()
    stands = []
    for entry in entries:
        stands.append(entry) if "move" in entry else stands.pop()
    assert len(stands) < len(entries)

    told = [
        told_moves(
            logs.read("\n".join(logs.transcript(header, SEED, kept))), set(range(1, len(stands) + 1)), "en"
        )
        for kept in (entries, stands)
    ]
    assert told[0] == told[1]
