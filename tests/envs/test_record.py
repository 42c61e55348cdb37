"""Games of bots as a table of decisions: complete, resumable, reproducible."""

import pytest
from engine.commands import ithaca

from ithaca.arena import tournament
from ithaca.engine.errors import BadFile, Misuse
from ithaca.engine.game import find
from ithaca.engine.match import start

parquet = pytest.importorskip("pyarrow.parquet")

from ithaca.envs import dataset  # noqa: E402

SEATS = ("greedy", "random", "random")


def setup(**more):
    return tournament.prepare(find("odysseus"), SEATS, **more)


def recorded(path, games, views=False, **more):
    dataset.Recording(str(path), setup(**more), views).run(games)
    return parquet.read_table(path)


@pytest.fixture(scope="module")
def three(tmp_path_factory):
    """Three games: every deal is played from each of three seats."""
    return recorded(tmp_path_factory.mktemp("record") / "three.parquet", 3)


def test_every_decision_of_every_game_is_there(three):
    rows = three.to_pylist()
    for game in range(3):
        moves = [row["move"] for row in rows if row["game"] == game]
        assert moves == list(range(len(moves)))
    assert all(row["action"] in row["legal"] for row in rows)


def test_the_shares_of_a_game_add_up_to_one(three):
    for game in range(3):
        shares = {row["seat"]: row["share"] for row in three.to_pylist() if row["game"] == game}
        assert sum(shares.values()) == pytest.approx(1)


def test_each_bot_sits_at_every_seat_of_a_deal(three):
    seats = {(row["game"], row["seat"]) for row in three.to_pylist() if row["bot"] == "greedy"}
    assert seats == {(0, 0), (1, 1), (2, 2)}


def test_an_observation_is_what_the_seat_saw(three):
    part = find("odysseus").part("features")
    first = three.to_pylist()[0]
    assert len(first["observation"]) == part.SIZE
    assert first["observation"][part.AT.actor] == 1  # the deciding seat comes first
    assert first["observation"][part.AT.seats] == 3


def test_views_are_concealed_states(tmp_path):
    table = recorded(tmp_path / "views.parquet", 1, views=True)
    size = start("odysseus", 3, seed=0).state.dtype.itemsize
    assert {len(view) for view in table["view"].to_pylist()} == {size}
    assert "observation" not in table.column_names


def test_everything_is_compiled_before_the_first_decision_so_that_no_bot_loses_it(monkeypatch):
    done = []
    monkeypatch.setattr(dataset, "warm_up", lambda setup: done.append("warm"))
    monkeypatch.setattr(dataset.Chair, "choose", lambda chair, match: done.append("move") or match.legal()[0])
    dataset.rows_of(dataset.GamePiece(setup(), views=False, number=0))
    assert done[:2] == ["warm", "move"]


def test_who_was_stopped_goes_on_and_gets_the_same(tmp_path, three, monkeypatch):
    path = tmp_path / "games.parquet"
    monkeypatch.setattr(dataset, "PART_ROWS", 1)

    def stop(done):
        if done == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        dataset.Recording(str(path), setup(), views=False).run(3, stop)
    assert not path.exists()
    assert dataset.Recording(str(path), setup(), views=False).done == 1
    assert recorded(path, 3).equals(three)
    assert [one.name for one in tmp_path.iterdir()] == ["games.parquet"]


def test_more_games_are_added_to_a_file_that_is_done(tmp_path, three):
    path = tmp_path / "games.parquet"
    recorded(path, 1)
    assert recorded(path, 3).equals(three)


def test_a_file_that_is_done_is_left_alone(tmp_path):
    path = tmp_path / "games.parquet"
    recorded(path, 1)
    before = path.read_bytes()
    recorded(path, 1)
    assert path.read_bytes() == before


def test_a_file_of_other_games_is_refused(tmp_path):
    path = tmp_path / "games.parquet"
    recorded(path, 1)
    with pytest.raises(Misuse, match=r"“seed” is 0; here it is 7"):
        recorded(path, 1, seed=7)
    with pytest.raises(Misuse, match="the other way"):
        recorded(path, 1, views=True)


def test_a_file_of_somebody_else_is_refused_and_not_touched(tmp_path):
    path = tmp_path / "games.parquet"
    path.write_text("a letter")
    with pytest.raises(Misuse, match="not a file of recorded games"):
        recorded(path, 1)
    assert path.read_text() == "a letter"


def test_a_file_that_cannot_be_written_is_said_before_anyone_plays(tmp_path):
    (tmp_path / "folder").mkdir()
    with pytest.raises(BadFile, match="cannot be written"):
        recorded(tmp_path / "folder", 1)


def test_the_command_records_and_says_where(tmp_path):
    path = tmp_path / "games.parquet"
    done = ithaca("record", "odysseus", "--bots", "random,random,random", "--games", "2", "--out", str(path))
    assert done.returncode == 0, done.stderr
    assert done.stdout == f"2 games are in {path}.\n"
    assert set(parquet.read_table(path)["game"].to_pylist()) == {0, 1}


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--bots", "random,random"), "for 3 to 6 players"),
        (("--bots", "random,random,gredy"), "Did you mean “greedy”"),
        (("--bots", "random,random,random", "--games", "0"), "not a number from 1"),
    ],
)
def test_a_command_that_cannot_be_meant_so_is_answered_with_a_sentence(arguments, said, tmp_path):
    done = ithaca("record", "odysseus", *arguments, "--out", str(tmp_path / "x.parquet"))
    assert done.returncode == 2
    assert said in done.stderr
