"""Lessons over the API: requested step by step, played by their own moves, and nothing hidden is shown."""

import json

import pytest
from guest import No

from ithaca.engine import game as games
from ithaca.engine import lesson, presentation, scenario
from ithaca.server import lessons

GAMES = games.names()
ALL = [(game, slug) for game in GAMES for slug in lessons.lessons(game)]


def play_through(one, game, slug):
    """Every step of a lesson, in order: read on, or play what is asked for."""
    path = f"/api/lessons/{game}/{slug}"
    state = one.get(f"{path}/0")
    yield state
    while (step := state["step"])["number"] + 1 < step["of"]:
        here = f"{path}/{step['number']}"
        following = f"{path}/{step['number'] + 1}"
        state = one.post(here, move=step["move"]) if step["kind"] == "do" else one.get(following)
        yield state


def test_the_lessons_are_listed(guest):
    for game in GAMES:
        listed = guest().get(f"/api/lessons/{game}")["lessons"]
        assert [each["slug"] for each in listed] == list(lessons.lessons(game))
        assert all(each["steps"] > 3 for each in listed)


@pytest.mark.parametrize(("game", "slug"), ALL)
def test_every_lesson_can_be_finished_by_its_own_moves(guest, game, slug):
    states = list(play_through(guest(), game, slug))

    assert [state["step"]["number"] for state in states] == list(range(states[0]["step"]["of"]))
    moves = lessons.find(game, slug).moves()
    assert states[-1]["seq"] == len(moves)
    told = [move["seq"] for state in states for move in state["told"]]
    assert told == list(range(1, len(moves) + 1)), "every move is told once"


@pytest.mark.parametrize(("game", "slug"), ALL)
def test_the_learner_sees_what_the_seat_sees_and_no_more(guest, game, slug):
    shown = lessons.find(game, slug)
    steps = lesson.steps_of(shown)
    for state in play_through(guest(), game, slug):
        match = scenario.begin(shown)
        for line, player, move in shown.moves()[: steps[state["step"]["number"]].at - 1]:
            scenario.play_line(shown, match, line, player, move)
        seat = state["seat"]
        assert shown.seats[seat] in shown.learn["seats"]
        assert state["view"] == json.loads(json.dumps(match.table(seat)))
        if state["view"] != json.loads(json.dumps(presentation.laid_open(match))):
            break
    else:
        assert game == "odyssey", "something is hidden in every other game"


def test_what_stays_the_same_is_told_once(guest):
    frame = guest().get("/api/lessons/odysseus/first-steps")

    assert frame["seats"] == ["Ann", "Bob", "Cid"]
    assert frame["words"]["fr"]["seat"] == {"0": "Ann", "1": "Bob", "2": "Cid"}
    assert frame["board"]["island"]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Here the lesson is waiting for something else: Lay a wind 3 on red 1."),
        ("fr", "Ici, la leçon attend autre chose : Poser un vent 3 sur rouge 1."),
        ("de", "Hier wartet die Lektion auf etwas anderes: Einen Wind 3 auf Rot 1 legen."),
    ],
)
def test_another_legal_move_is_answered_with_what_is_wanted(guest, lang, said):
    refused = tried(guest(lang=lang), 3, "wind:1:y1")
    assert refused["code"] == "lesson-other-move"
    assert refused["text"].replace("\u00a0", " ").endswith(said)


def tried(one, step, move):
    """How a lesson refuses this move: trying is not an error, so the answer is an ordinary one."""
    return one.post(f"/api/lessons/odysseus/first-steps/{step}", move=move)["refused"]


def test_an_illegal_move_is_answered_with_its_reason_and_clause(guest):
    refused = tried(guest(), 3, "wind:5:y1")
    assert (refused["code"], refused["clause"]) == ("refused-not-held", "odysseus/turn/wind")


def test_what_is_no_move_is_refused(guest):
    assert tried(guest(), 3, "sail:home")["text"]


def test_where_there_is_only_something_to_read_nothing_is_played(guest):
    assert tried(guest(), 0, "pass")["code"] == "lesson-only-read"


def test_a_move_at_a_step_that_is_not_there_is_an_error(guest):
    with pytest.raises(No, match="404 no-such-lesson"):
        guest().post("/api/lessons/odysseus/first-steps/99", move="pass")


@pytest.mark.parametrize("path", ["odysseus/nothing", "odysseus/nothing/0", "odysseus/first-steps/99"])
def test_what_is_not_there_is_said_to_be_missing(guest, path):
    with pytest.raises(No) as caught:
        guest().get(f"/api/lessons/{path}")
    assert (caught.value.status, caught.value.code) == (404, "no-such-lesson")


def test_a_roll_that_the_lesson_has_seen_to_is_played_as_any_roll(guest):
    state = guest().get("/api/lessons/odyssey/fights/0")

    assert state["step"]["move"] == "roll"
    assert guest().post("/api/lessons/odyssey/fights/0", move="roll")["told"]
