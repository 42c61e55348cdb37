"""Riddles: where the oracle is sure and the greedy player wrong; the same for the same seed and day."""

import datetime
import subprocess
import sys

import pytest

from ithaca import bots
from ithaca.arena import riddles
from ithaca.arena.riddles import Sureness
from ithaca.engine.game import find, names
from ithaca.engine.seeds import seed_of_number

FIRST = datetime.date(2026, 3, 1)
DAYS = [FIRST + datetime.timedelta(days=nth) for nth in range(3)]
QUICK = Sureness(looks=(500, 1000), tried=1, ahead=0.02, wrong=0.02)
OURS = [slug for slug in names() if find(slug).package.startswith("ithaca.")]


def test_the_same_seed_and_day_give_the_same_riddle_whoever_else_is_made():
    game = find("odyssey")
    together = list(riddles.make(game, DAYS, 7, QUICK, workers=2))
    assert [riddle.day for riddle in together] == DAYS
    assert list(riddles.make(game, DAYS[1:2], 7, QUICK)) == together[1:2]
    assert list(riddles.make(game, DAYS[:1], 8, QUICK)) != together[:1]


def test_a_riddle_is_where_the_oracle_is_sure_and_the_greedy_player_wrong():
    for riddle in riddles.make(find("odyssey"), DAYS, 7, QUICK):
        best, *others = riddle.weighed
        assert riddle.best != riddle.greedy
        assert riddle.greedy in [other.move for other in others]
        assert all(best.share - other.share >= QUICK.ahead for other in others)


@pytest.mark.parametrize("slug", OURS)
def test_the_riddles_of_our_games_can_be_asked(slug):
    """Each leads to a position where its moves are legal, and where the greedy player does what it says."""
    game, found = find(slug), riddles.riddles_of(slug)
    assert len(found) >= 60
    assert [riddle.day for riddle in found] == sorted({riddle.day for riddle in found})
    for riddle in found[::7]:
        match = riddles.deal(game, riddle.players, riddle.seed)
        for move in riddle.moves:
            match.play(move)
        legal = {match.notation.name(action) for action in match.legal()}
        assert {weighed.move for weighed in riddle.weighed} <= legal
        greedy = bots.find("greedy", seed_of_number(riddle.seed)).choose(match)
        assert match.notation.name(greedy) == riddle.greedy
        assert riddle.weighed[0].share - riddle.weighed[1].share >= Sureness().ahead


def test_after_the_last_of_them_they_begin_again():
    found = riddles.riddles_of("odyssey")
    count = datetime.timedelta(days=len(found))
    for day in (found[0].day, found[5].day, found[-1].day):
        here = riddles.riddle_of("odyssey", day)
        assert here.day == day
        assert riddles.riddle_of("odyssey", day + count) == here
        assert riddles.riddle_of("odyssey", day - count) == here


def test_what_is_written_is_read_and_other_days_stay(tmp_path):
    path = tmp_path / "riddles.jsonl"
    first, second, third = riddles.make(find("odyssey"), DAYS, 7, QUICK)
    assert riddles.next_day(path, FIRST) == FIRST
    riddles.write(path, [third, first])
    riddles.write(path, [second])
    assert riddles.read(path.read_text()) == [first, second, third]
    assert riddles.next_day(path, FIRST) == DAYS[-1] + datetime.timedelta(days=1)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("chess",), "chess"),
        (("odyssey", "--days", "0"), "0"),
        (("odyssey", "--from", "tomorrow"), "tomorrow"),
        (("odyssey", "--workers", "0"), "0"),
    ],
)
def test_what_cannot_be_meant_is_said_in_a_sentence(words, said):
    done = subprocess.run(
        [sys.executable, "-m", "ithaca.cli", "riddles", *words], capture_output=True, text=True
    )
    assert done.returncode == 2
    assert said in done.stderr
    assert "Traceback" not in done.stderr
