"""A person's games: found, counted, and shown only to those who may see them."""

import pytest
import sqlalchemy as sa
from authenticator import add_passkey
from guest import No, end, play_on, seated


@pytest.fixture
def three(guest):
    return [guest("Ann"), guest("Bob"), guest("Cid")]


def over(guests, game="odysseus"):
    table, _ = seated(guests, game)
    end(guests, table)
    return table


def test_a_game_that_is_over_is_found_with_who_played_it(three):
    ann = three[0]
    assert ann.get("/api/me/games") == {"games": [], "more": False}
    table = over(three)
    [game] = ann.get("/api/me/games")["games"]
    assert (game["table"], game["game"], game["players"], game["seat"]) == (table, "odysseus", 3, 0)
    assert [seat["name"] for seat in game["seats"]] == ["Ann", "Bob", "Cid"]
    assert [seat["you"] for seat in game["seats"]] == [True, False, False]
    assert game["share"] == pytest.approx(1 / 3)
    assert game["moves"] == 0
    assert three[1].get("/api/me/games")["games"][0]["seat"] == 1


def test_a_game_that_runs_is_not_among_them(three):
    seated(three, "odysseus")
    assert three[0].get("/api/me/games")["games"] == []


def test_games_are_filtered(three):
    ann, bob, cid = three
    first, second, third = over(three), over([bob, ann, cid]), over([ann, bob], "odyssey")

    def found(**wanted):
        return {game["table"] for game in ann.get("/api/me/games", **wanted)["games"]}

    assert found() == {first, second, third}
    assert found(game="odyssey") == {third}
    assert found(players=3) == {first, second}
    assert found(seat=1) == {second}
    assert found(opponent="Cid") == {first, second}
    assert found(won=False) == set()
    assert found(before=0) == set()


def test_games_come_a_page_at_a_time(three, server):
    ann = three[0]
    table = over(three)
    with server.sql() as db:
        columns = "seat, person, bot, share, rank, name, game, players, moves"
        for n in range(40):
            copy = f"SELECT 'copy{n}', {columns}, ended - {n + 1} FROM seats WHERE table_id = '{table}'"
            db.execute(sa.text(f"INSERT INTO seats (table_id, {columns}, ended) {copy}"))
    page = ann.get("/api/me/games")
    assert (len(page["games"]), page["more"]) == (30, True)
    rest = ann.get("/api/me/games", before=page["games"][-1]["ended"])
    assert (len(rest["games"]), rest["more"]) == (11, False)
    assert ann.get("/api/me/statistics")["games"][0]["games"] == 41


def test_shares_are_counted_with_their_interval_by_game_seat_and_opponent(three):
    ann, bob, cid = three
    over(three)
    over([bob, ann, cid])
    told = ann.get("/api/me/statistics")
    [tally] = told["games"]
    assert (tally["game"], tally["players"], tally["games"]) == ("odysseus", 3, 2)
    assert tally["share"] == pytest.approx(1 / 3)
    assert 0 < tally["low"] < 1 / 3 < tally["high"] < 1
    assert sorted((one["seat"], one["games"]) for one in told["seats"]) == [(0, 1), (1, 1)]
    assert {(one["name"], one["games"]) for one in told["opponents"]} == {("Bob", 2), ("Cid", 2)}


def test_a_bot_is_counted_once_on_whatever_seat(guest):
    ann = guest("Ann")
    table = ann.open_table("odysseus", 3)
    ann.sit(table, 0)
    for seat in (1, 2):
        ann.at(table, "bot", seat=seat, bot="greedy")
    ann.at(table, "start")
    ann.at(table, "resign", seat=0)
    ann.server.wait_until(lambda: ann.is_over(table))
    [met] = ann.get("/api/me/statistics")["opponents"]
    assert (met["bot"], met["games"], met["mine"]) == ("greedy", 2, 0.0)
    assert [game["table"] for game in ann.get("/api/me/games", opponent="greedy")["games"]] == [table]


def test_games_move_along_with_a_guest(three, guest):
    table = over(three)
    ann = guest("Anna")
    key = add_passkey(ann)
    credential = key.get(three[0].post("/api/sign-in/options"))
    three[0].post("/api/sign-in/passkey", credential=credential, take_along=True)
    assert [game["table"] for game in ann.get("/api/me/games")["games"]] == [table]


def test_who_is_forgotten_has_no_name_in_the_games_of_others(three):
    over(three)
    three[1].checked(three[1].http.delete("/api/me"))
    [game] = three[0].get("/api/me/games")["games"]
    assert [seat["name"] for seat in game["seats"]] == ["Ann", "?", "Cid"]
    assert [one["name"] for one in three[0].get("/api/me/statistics")["opponents"]] == ["Cid"]


def test_only_who_wants_to_be_seen_is(three, guest):
    ann, stranger = three[0], guest()
    table = over(three)
    with pytest.raises(No, match="400 guests-are-not-seen"):
        ann.post("/api/me/handle", handle="ann")
    add_passkey(ann)
    with pytest.raises(No, match="404 no-such-player"):
        stranger.get("/api/players/ann-of-ithaca")
    assert ann.post("/api/me/handle", handle="Ann-of-Ithaca")["handle"] == "ann-of-ithaca"
    shown = stranger.get("/api/players/Ann-of-ithaca")
    assert (shown["name"], shown["statistics"]["games"][0]["games"]) == ("Ann", 1)
    assert stranger.get("/api/players/ann-of-ithaca/games")["games"][0]["table"] == table
    hidden, _ = seated(three, "odysseus", public=False)
    end(three, hidden)
    assert [game["table"] for game in stranger.get("/api/players/ann-of-ithaca/games")["games"]] == [table]
    ann.post("/api/me/handle", handle="")
    with pytest.raises(No, match="404 no-such-player"):
        stranger.get("/api/players/ann-of-ithaca")


def test_a_name_to_be_seen_by_belongs_to_one(three):
    ann, bob, _ = three
    for one in (ann, bob):
        add_passkey(one)
    ann.post("/api/me/handle", handle="nobody")
    with pytest.raises(No, match="409 handle-taken"):
        bob.post("/api/me/handle", handle="Nobody")
    with pytest.raises(No, match="400"):
        bob.post("/api/me/handle", handle="no body/else")


def test_who_is_forgotten_is_not_seen_any_more(three, guest):
    ann = three[0]
    add_passkey(ann)
    ann.post("/api/me/handle", handle="gone-soon")
    ann.checked(ann.http.delete("/api/me"))
    with pytest.raises(No, match="404 no-such-player"):
        guest().get("/api/players/gone-soon")


def test_a_race_tells_luck_from_skill_once_it_is_looked_back_on(guest):
    ann, bob = guest("Ann"), guest("Bob")
    table, lines = seated([ann, bob], "odyssey")
    play_on(lines, lambda legal: legal[0], 12)
    bob.at(table, "resign", seat=1)
    told = ann.get(f"/api/tables/{table}/review")["race"][0]
    [tally] = ann.get("/api/me/statistics")["games"]
    assert (tally["luck"], tally["skill"]) == (pytest.approx(told["luck"]), pytest.approx(told["skill"]))


def test_where_something_is_hidden_nobody_speaks_of_luck(three):
    over(three)
    [tally] = three[0].get("/api/me/statistics")["games"]
    assert tally["luck"] is tally["skill"] is None
