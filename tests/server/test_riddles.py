"""The riddle of the day: the same for all, solved from what its seat sees, explained only after an answer."""

import datetime
import json

import pytest

from ithaca.arena import riddles
from ithaca.engine.game import find, names
from ithaca.server import riddles as told

GAMES = [slug for slug in names() if riddles.riddles_of(slug)]
AN_HOUR = 3_600_000


def day_of(guest):
    return guest.get("/api/riddles")["today"]


def other_than(riddle, state):
    """A legal move that is not the oracle's."""
    return next(one["move"] for one in state["legal"] if one["move"] != riddle.best)


def test_all_get_the_same_position_and_it_is_the_one_of_that_day(guest):
    ann, bob = guest("Ann"), guest(lang="fr")
    today = day_of(ann)
    assert today == day_of(bob)
    for game in GAMES:
        mine, his = (one.get(f"/api/riddles/{game}/{today}") for one in (ann, bob))
        assert mine == his
        riddle = riddles.riddle_of(game, datetime.date.fromisoformat(today))
        assert mine["state"]["seq"] == len(riddle.moves)
        assert riddle.best in [one["move"] for one in mine["state"]["legal"]]


@pytest.mark.parametrize("game", GAMES)
def test_nothing_but_the_view_of_the_seat_is_sent_before_an_answer(game):
    for riddle in riddles.riddles_of(game)[:4]:
        match, _ = told.position(game, riddle.day)
        sent = told.state_of(game, riddle)
        assert set(sent) == {"seats", "seat", "board", "words", "state"}
        assert set(sent["state"]) == {"seq", "view", "actor", "ask", "legal", "told", "over"}
        assert sent["state"]["view"] == match.table(match.actor)
        text = json.dumps({**sent, "state": {**sent["state"], "ask": 0, "legal": 0, "told": 0}})
        assert str(riddle.seed) not in text
        assert not any(str(one.share) in text for one in riddle.weighed)
        legal = [one.move for one in match.choices(match.actor)]
        assert [
            json.loads(bytes(one))["move"] for one in sent["state"]["legal"]
        ] == legal  # not the best first


def test_a_right_answer_and_a_wrong_one_and_the_reasons(guest):
    ann, today = guest("Ann"), None
    today = day_of(ann)
    for nth, game in enumerate(GAMES):
        riddle = riddles.riddle_of(game, datetime.date.fromisoformat(today))
        at = f"/api/riddles/{game}/{today}"
        move = riddle.best if nth == 0 else other_than(riddle, ann.get(at)["state"])
        answer = ann.post(at, move=move)
        assert answer["right"] == (nth == 0)
        assert (answer["best"], answer["greedy"]) == (riddle.best, riddle.greedy)
        assert [one["move"] for one in answer["weighed"]] == [one.move for one in riddle.weighed]
        assert all(one["key"].startswith("act-") for one in answer["weighed"])
        again = ann.post(at, move=riddle.best)  # the first answer counts
        assert (again["move"], again["right"]) == (move, nth == 0)
    kept = {(one["game"], one["day"]): one["right"] for one in ann.get("/api/riddles")["answers"]}
    assert kept == {(game, today): nth == 0 for nth, game in enumerate(GAMES)}


def test_who_has_no_name_is_answered_and_nothing_is_kept(guest):
    nobody = guest()
    today = day_of(nobody)
    riddle = riddles.riddle_of("odyssey", datetime.date.fromisoformat(today))
    assert nobody.post(f"/api/riddles/odyssey/{today}", move=riddle.best)["right"]
    assert nobody.get("/api/riddles")["answers"] == []


def test_what_may_not_be_played_is_no_answer(guest):
    ann = guest("Ann")
    at = f"/api/riddles/odyssey/{day_of(ann)}"
    for path in (at, f"{at}/why"):
        assert ann.post(path, move="help:zeus")["refused"]["code"]
        assert ann.post(path, move="roll" if path == at else "nonsense")["refused"]["text"]
    assert ann.get("/api/riddles")["answers"] == []


@pytest.mark.parametrize(
    ("game", "day", "status", "code"),
    [
        ("odyssey", "2999-01-01", 404, "riddle-not-yet"),
        ("odyssey", "1999-01-01", 404, "no-such-riddle"),
        ("odyssey", "yesterday", 404, "no-such-riddle"),
        ("odyssey", "2026-13-40", 404, "no-such-riddle"),
        ("chess", "2026-11-17", 400, "no-such-game"),
    ],
)
def test_a_day_that_has_none_is_refused_with_a_sentence(guest, game, day, status, code):
    ann = guest("Ann")
    for answer in (
        ann.http.get(f"/api/riddles/{game}/{day}"),
        ann.http.post(f"/api/riddles/{game}/{day}", json={"move": "roll"}),
    ):
        assert (answer.status_code, answer.json()["code"]) == (status, code)
        assert answer.json()["text"]


def test_the_day_is_by_universal_time():
    midnight = 1_800_057_600_000  # 2027-01-16, 00:00
    assert told.today(midnight) == datetime.date(2027, 1, 16)
    assert told.today(midnight - 1) == datetime.date(2027, 1, 15)
    assert told.today(midnight + 23 * AN_HOUR) == datetime.date(2027, 1, 16)


def test_answers_go_with_who_is_forgotten(guest):
    ann = guest("Ann")
    today = day_of(ann)
    riddle = riddles.riddle_of("odyssey", datetime.date.fromisoformat(today))
    ann.post(f"/api/riddles/odyssey/{today}", move=riddle.best)
    assert ann.get("/api/me/data")["riddles"][0]["move"] == riddle.best
    assert ann.http.request("DELETE", "/api/me", json={}).status_code == 200
    assert ann.get("/api/riddles")["answers"] == []


def test_every_game_with_riddles_says_so(guest):
    assert guest("Ann").get("/api/riddles")["games"] == GAMES
    assert all(find(game) for game in GAMES)
