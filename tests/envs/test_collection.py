"""A data set of whole games: the games of the seed, reproducible, and a card whose code works."""

import hashlib
import re

import pytest
from engine.commands import ithaca

from ithaca.engine.errors import Misuse
from ithaca.engine.game import find, names
from ithaca.envs.single import SingleEnv

parquet = pytest.importorskip("pyarrow.parquet")

from ithaca.envs import collection  # noqa: E402

GAMES = 30


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """What the command writes."""
    where = tmp_path_factory.mktemp("dataset")
    done = ithaca("dataset", str(where), "--games", str(GAMES), "--seed", "3", "--lang", "en")
    assert done.returncode == 0, done.stderr
    assert f"{GAMES} games of each kind are in" in done.stdout.replace("\n", " ")
    return where


def rows_of(path):
    return parquet.read_table(path).to_pylist()


@pytest.mark.parametrize("game", names())
def test_every_row_is_a_whole_game_of_the_seed(folder, game):
    rows = rows_of(folder / f"{game}.parquet")
    assert [row["game"] for row in rows] == list(range(GAMES))
    env = SingleEnv(game, len(rows[0]["bots"]), seed=3)
    for row in rows:
        count = env.reset(number=row["game"])
        for action in row["moves"]:
            assert action in env.offers[:count].tolist()
            count = env.step(action)
        assert count == 0
        assert row["shares"] == pytest.approx(env.returns())


@pytest.mark.parametrize("game", names())
def test_players_of_all_kinds_sit_there(folder, game):
    assert {bot for row in rows_of(folder / f"{game}.parquet") for bot in row["bots"]} == set(collection.BOTS)


def test_portions_and_little_room_change_no_byte(folder, tmp_path, monkeypatch):
    monkeypatch.setattr(collection, "MOVES", 10)
    again = collection.Collection(find("odysseus"), tmp_path, GAMES, 3)
    again.write()
    assert again.path.read_bytes() == (folder / "odysseus.parquet").read_bytes()
    monkeypatch.setattr(collection, "CHUNK", 7)
    again.write()
    assert rows_of(again.path) == rows_of(folder / "odysseus.parquet")


def test_what_is_there_is_not_written_again(folder, tmp_path):
    assert collection.Collection(find("odyssey"), folder, GAMES, 3).is_there()
    assert not collection.Collection(find("odyssey"), folder, GAMES, 4).is_there()
    (tmp_path / "odyssey.parquet").write_text("mine")
    with pytest.raises(Misuse, match="not a file of recorded games"):
        collection.Collection(find("odyssey"), tmp_path, GAMES, 3).is_there()


def test_the_card_has_the_digests_and_the_decisions(folder):
    card = (folder / "README.md").read_text("utf-8")
    for game in names():
        path = folder / f"{game}.parquet"
        decisions = sum(len(row["moves"]) for row in rows_of(path))
        row = next(line for line in card.splitlines() if line.startswith(f"| {path.name} |"))
        assert f"| {decisions:,} |" in row
        assert hashlib.sha256(path.read_bytes()).hexdigest() in row


def test_the_lines_of_the_card_load_it(folder, monkeypatch):
    lines = re.search(r"```python\n(.*?)```", (folder / "README.md").read_text("utf-8"), re.DOTALL)[1]
    assert len([line for line in lines.splitlines() if line.strip()]) <= 10
    monkeypatch.chdir(folder)
    known = {}
    exec(lines, known)
    assert known["seen"].any()
    assert known["row"]["game"] == GAMES - 1


def test_no_games_are_no_data_set(tmp_path):
    with pytest.raises(Misuse, match="is not a number from 1"):
        collection.Collection(find("odyssey"), tmp_path, 0, 3)
