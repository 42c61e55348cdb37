"""Rated games: who may play them, what they count for, and that the logs give the same ratings again."""

import threading

import pytest
import sqlalchemy as sa
from authenticator import add_passkey
from copies import ithaca
from databases import url_at
from guest import Guest, No, a_server, end, seated

from ithaca.arena.ladder import fixed_ratings, rating_of_bot
from ithaca.arena.ratings import START, Rating, points_of, rate_game
from ithaca.bots import behind
from ithaca.engine.game import find
from ithaca.server.accounts.ratings import rate
from ithaca.server.database import open_engine
from ithaca.server.rating import RatedGame, RatedSeat
from ithaca.server.schema import rated, ratings


def kept(guests):
    """Players with a passkey."""
    for guest in guests:
        add_passkey(guest)
    return guests


@pytest.fixture
def two(guest):
    return kept([guest("Ann"), guest("Bob")])


@pytest.fixture
def three(guest):
    return kept([guest("Ann"), guest("Bob"), guest("Cid")])


def points(guest, game):
    """The ratings of everybody who has one in a game."""
    found = {one["game"]: one["rating"]["points"] for one in guest.get("/api/me/ratings")["ratings"]}
    return found.get(game)


def changes(guest, table):
    told = guest.get(f"/api/tables/{table}/ratings")["changes"]
    return [one["after"]["points"] - one["before"]["points"] for one in told]


def refusal(act):
    with pytest.raises(No) as no:
        act()
    return no.value.code


# ── several at once ───────────────────────────────────────────────────────────────────────────────


def ended(table_id, *persons):
    """A rated game that the first of these has won."""
    seats = [RatedSeat(seat, person, "", seat + 1) for seat, person in enumerate(persons)]
    return RatedGame(table_id, "odyssey", 0, seats)


@pytest.mark.postgresql
def test_of_two_games_that_end_at_once_each_is_rated_after_the_other(tmp_path):
    """By two processes, for one person: the second game starts from the rating after the first."""
    engine = open_engine(url_at(tmp_path / "tables.db"))
    done = threading.Event()

    def end_the_other():
        with engine.begin() as db:
            rate(db, ended("two", "ann", "cid"))
        done.set()

    with engine.begin() as db:
        rate(db, ended("one", "ann", "bob"))
        other = threading.Thread(target=end_the_other)
        other.start()
        here = "database = (SELECT oid FROM pg_database WHERE datname = current_database())"
        asleep = f"SELECT count(*) FROM pg_locks WHERE NOT granted AND {here}"
        while not db.exec_driver_sql(asleep).scalar():
            assert not done.is_set()
    other.join()
    with engine.connect() as db:
        rows = db.execute(sa.select(rated).order_by(rated.c.nth, rated.c.seat)).all()
        games = db.execute(sa.select(ratings.c.games).where(ratings.c.person == "ann")).scalar()
    engine.dispose()
    assert [(row.table_id, row.nth) for row in rows] == [("one", 1), ("one", 1), ("two", 2), ("two", 2)]
    assert rows[2].mu_before == rows[0].mu > rows[0].mu_before
    assert games == 2


# ── what counts ───────────────────────────────────────────────────────────────────────────────────


def test_who_resigns_loses_to_who_stays(two):
    ann, bob = two
    table, _ = seated(two, "odyssey", rated=True)
    bob.at(table, "resign", seat=1)
    won, lost = changes(ann, table)
    assert won > 0 > lost
    assert points(ann, "odyssey") == 1500 + won
    assert points(bob, "odyssey") == 1500 + lost
    [told] = ann.get("/api/me/ratings")["ratings"]
    assert (told["games"], told["rating"]["settled"]) == (1, False)


def test_a_game_that_all_end_together_is_a_draw(three):
    table, _ = seated(three, "odysseus", rated=True)
    end(three, table)
    assert changes(three[0], table) == [0, 0, 0]
    spread = three[0].get(f"/api/tables/{table}/ratings")["changes"][0]
    assert spread["after"]["spread"] < spread["before"]["spread"]


def test_whoever_has_left_at_the_end_is_behind_who_stayed_whatever_the_stand_in_made_of_it(two):
    ann, bob = two
    results: set[tuple[int, ...]] = set()
    for _ in range(12):  # until a stand-in has won: the dice decide when
        if (1,) in results:
            break
        table, lines = seated(two, "odyssey", rated=True)
        bob.at(table, "leave", seat=1)
        results.add(tuple(play_alone(lines[0])["winners"]))
        won, lost = changes(ann, table)
        assert won > 0 > lost
    assert (1,) in results, "the stand-in never won: no test"


def play_alone(line):
    """Play one seat to the end, always the last choice; the others are not ours."""
    while not line.state["over"]:
        if line.state["legal"]:
            seq = line.play(line.state["legal"][-1]["move"])["seq"]
            line.hear_state(seq)
        else:
            line.hear()
    return line.state["result"]


def test_a_game_from_which_somebody_was_sent_away_counts_for_nobody(three):
    ann, bob, cid = three
    table, _ = seated(three, "odysseus", rated=True)
    for one in (ann, bob):
        one.at(table, "remove", person=cid.id)
    end([ann, bob], table)
    assert ann.is_over(table)
    assert changes(ann, table) == []


def test_a_table_that_is_not_rated_changes_nothing(two):
    table, _ = seated(two, "odyssey")
    two[1].at(table, "resign", seat=1)
    assert two[0].get(f"/api/tables/{table}/ratings") == {"changes": []}
    assert two[0].get("/api/me/ratings") == {"ratings": []}


def test_bots_keep_their_rating_and_people_are_measured_by_it(two):
    ann, _ = two
    table = ann.open_table("odyssey", 2, rated=True)
    ann.sit(table, 0)
    ann.at(table, "bot", seat=1, bot="steady")
    ann.at(table, "start")
    ann.at(table, "resign", seat=0)
    mine, bots = changes(ann, table)
    assert mine < 0
    assert bots == 0


def test_a_rematch_of_a_rated_game_is_rated_and_a_fork_never(two):
    ann, bob = two
    table, lines = seated(two, "odyssey", rated=True)
    mover = next(line for line in lines if line.state["legal"])
    mover.play(mover.state["legal"][0]["move"])
    bob.at(table, "resign", seat=1)
    again = ann.at(table, "rematch")["table"]
    assert ann.get(f"/api/tables/{again}")["setup"]["rated"]
    fork = ann.at(table, "fork", seq=0, seat=0)["table"]
    assert not ann.get(f"/api/tables/{fork}")["setup"]["rated"]


# ── who may ───────────────────────────────────────────────────────────────────────────────────────


def test_guests_can_neither_open_a_rated_table_nor_sit_there(guest, two):
    zoe = guest("Zoe")
    assert refusal(lambda: zoe.open_table("odyssey", 2, rated=True)) == "rated-needs-passkey"
    table = two[0].open_table("odyssey", 2, rated=True)
    assert refusal(lambda: zoe.sit(table, 1)) == "rated-needs-passkey"
    two[1].sit(table, 1)


def test_nobody_has_two_seats_at_a_rated_table(two):
    ann, bob = two
    table = ann.open_table("odysseus", 3, rated=True)
    ann.sit(table, 0)
    assert refusal(lambda: ann.sit(table, 1, "Ann too")) == "rated-one-seat"
    bob.sit(table, 1)
    link = bob.at(table, "link", seat=1)["link"]
    assert refusal(lambda: ann.open_link(link)) == "rated-one-seat"


@pytest.mark.parametrize(
    "setup", [{"practice": 1}, {"oracle": True}, {"board": "x = 1"}], ids=["practice", "advised", "board"]
)
def test_practice_advice_and_other_boards_are_never_rated(two, setup):
    code = refusal(lambda: two[0].open_table("odyssey", 2, rated=True, **setup))
    assert code in ("rated-plain", "bad-board", "cannot-read") or code.startswith("board")


def test_only_bots_that_the_ladder_knows_sit_at_rated_tables(two):
    ann = two[0]
    table = ann.open_table("odyssey", 2, rated=True)
    assert refusal(lambda: ann.at(table, "bot", seat=1, bot="oracle:7ms")) == "rated-bot"
    ann.at(table, "bot", seat=1, bot="easy")


def test_who_has_left_a_rated_game_is_not_replaced_by_a_bot(three):
    ann, _, cid = three
    table, _ = seated(three, "odysseus", rated=True)
    cid.at(table, "leave", seat=2)
    assert refusal(lambda: ann.at(table, "bot", seat=2, bot="steady")) == "rated-no-change"


# ── the ladder ────────────────────────────────────────────────────────────────────────────────────


def test_the_ladder_shows_bots_and_settled_players_who_want_to_be_seen(two, server, guest):
    ann, bob = two
    table, _ = seated(two, "odyssey", rated=True)
    bob.at(table, "resign", seat=1)
    ann.post("/api/me/handle", handle="ann-of-the-ladder")

    def players():
        return [one["handle"] for one in ann.get("/api/ladder/odyssey")["places"] if one["handle"]]

    assert "ann-of-the-ladder" not in players()  # provisional
    with server.sql() as db:
        both = ratings.c.person.in_((ann.id, bob.id))
        db.execute(ratings.update().where(both).values(settled=True, sigma=2))
    table, _ = seated(two, "odyssey", rated=True)
    end(two, table)
    assert "ann-of-the-ladder" in players()
    told = ann.get("/api/ladder/odyssey")
    bots = {one["bot"] for one in told["places"] if one["bot"]}
    assert {behind(bot, find("odyssey")) for bot in bots} == set(fixed_ratings("odyssey"))
    assert "steady" in bots, "by the name that people choose"
    assert [one["rating"]["points"] for one in told["places"]] == sorted(
        (one["rating"]["points"] for one in told["places"]), reverse=True
    )
    assert [one["name"] for one in told["places"] if one["you"]] == ["Ann"]
    assert bob.get("/api/ladder/odyssey")["mine"]["games"] == 2  # he sees his own rating, others do not
    assert guest("Zoe").get("/api/ladder/odyssey")["mine"] is None


def test_the_curve_has_a_point_for_each_rated_game(two):
    ann, bob = two
    for _ in range(2):
        table, _ = seated(two, "odyssey", rated=True)
        bob.at(table, "resign", seat=1)
    curve = ann.get("/api/me/ratings/odyssey")["curve"]
    assert len(curve) == 2
    assert curve[-1]["table"] == table
    assert curve[0]["rating"]["points"] < curve[1]["rating"]["points"]
    ann.post("/api/me/handle", handle="ann-with-a-curve")
    assert bob.get("/api/players/ann-with-a-curve/ratings/odyssey")["curve"] == curve
    assert bob.get("/api/players/ann-with-a-curve/ratings") == ann.get("/api/me/ratings")
    assert refusal(lambda: bob.get("/api/players/nobody-at-all/ratings")) == "no-such-player"
    assert refusal(lambda: ann.get("/api/me/ratings/chess")) == "no-such-game"


# ── from the logs ─────────────────────────────────────────────────────────────────────────────────


def rows(server, table, order):
    with server.sql() as db:
        return db.execute(sa.text(f"SELECT * FROM {table} ORDER BY {order}")).all()


def test_all_ratings_come_out_the_same_when_they_are_counted_again(tmp_path):
    with a_server(tmp_path) as server:
        ann, bob, cid, dora = people = kept([Guest(server, name) for name in ("Ann", "Bob", "Cid", "Dora")])
        for loser in (bob, bob, ann):
            table, _ = seated([ann, bob], "odyssey", rated=True)
            loser.at(table, "resign", seat=[ann, bob].index(loser))
        table, _ = seated([ann, cid, dora], "odysseus", rated=True)
        dora.at(table, "resign", seat=2)
        end([ann, cid], table)
        gone, _ = seated([cid, ann, dora], "odysseus", rated=True)
        end([cid, ann, dora], gone)
        dora.http.request("DELETE", "/api/me", headers={"origin": server.url})
        for one in people:
            one.go()
        server.kill()
        with server.sql() as db:  # what was deleted because of its age
            for name, key in (("log", "table_id"), ("seats", "table_id"), ("tables", "id")):
                db.execute(sa.text(f"DELETE FROM {name} WHERE {key} = :gone"), {"gone": gone})
        before = rows(server, "rated", "nth, seat"), rows(server, "ratings", "person, game")
        assert len(before[0]) == 12
        assert [row for row in before[0] if row[3] is None], "somebody was forgotten"
        command = ["ratings", "--database", server.database]
        with server.sql() as db:
            db.execute(sa.text("UPDATE ratings SET mu = 99"))  # somebody has tampered with them
        told = ithaca(*command).stdout
        assert "5 rated games were counted again" in told
        assert rows(server, "rated", "nth, seat") == before[0]
        assert rows(server, "ratings", "person, game") == before[1]
        told = ithaca(*command).stdout
        assert "every rating is as it was" in told
        server.start()


# ── the model ─────────────────────────────────────────────────────────────────────────────────────


def test_whoever_is_fixed_stays_and_whoever_wins_rises():
    bot = Rating(30.0, 1.0)
    won, same = rate_game([START, bot], [1, 2], [False, True])
    assert same == bot
    assert won.mu > START.mu
    assert won.sigma < START.sigma


def test_everybody_starts_where_the_greedy_bot_stands_and_the_steady_one_is_near():
    for game in ("odysseus", "odyssey", "ulysses"):
        greedy, steady = (rating_of_bot(game, bot) for bot in ("greedy", "steady"))
        assert points_of(greedy) == points_of(START) == 1500
        assert abs(points_of(steady) - 1500) < 150
        assert rating_of_bot(game, "oracle:12345ms") is None
