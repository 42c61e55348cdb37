"""The part [learn] of a scenario: how it is read, and the messages about errors in it."""

import pytest

from ithaca.engine import lesson
from ithaca.engine import scenario as scenarios
from ithaca.engine.errors import BadFile

pytestmark = pytest.mark.interpreted

SMALL = """\
game = "odysseus"
seats = ["Ann", "Bob", "Cid"]

[position]
active = "Ann"

[play]
moves = '''
Ann  pass
Bob  pass
Ann  pass
'''

[learn]
seats = ["Ann"]

[[learn.step]]
at = 1
say = "hello"
clause = "odysseus/turn/one"
look = ["zone:g1", "island:crete"]

[[learn.step]]
at = 1
say = "first"
clause = "odysseus/turn/pass"

[[learn.step]]
at = 3
say = "second"
clause = "odysseus/round/end"

[[learn.step]]
at = 4
say = "bye"
clause = "odysseus/voyage/legs"
"""


def read(text):
    return scenarios.read(text, "small.toml")


def test_the_last_step_before_a_move_of_the_learner_is_where_he_plays_it():
    steps = lesson.steps_of(read(SMALL))

    assert [(step.say, step.move) for step in steps] == [
        ("hello", ""),
        ("first", "pass"),
        ("second", "pass"),
        ("bye", ""),
    ]


def test_what_the_host_points_at_is_read():
    assert lesson.steps_of(read(SMALL))[0].look == (("zone", "g1"), ("island", "crete"))


def test_a_scenario_without_a_host_is_no_lesson():
    assert not read(SMALL.partition("[learn]")[0]).learn


@pytest.mark.parametrize(
    ("old", "new", "key", "where"),
    [
        ('seats = ["Ann"]', 'seat = ["Ann"]', "position-unknown", 'seat = ["Ann"]'),
        ('seats = ["Ann"]', 'seats = ["Zoe"]', "position-unknown", 'seats = ["Zoe"]'),
        ('seats = ["Ann"]', "seats = []", "scenario-missing", "[learn]"),
        ('say = "first"', 'says = "first"', "position-unknown", 'says = "first"'),
        ('say = "first"\n', "", "scenario-missing", None),
        ("odysseus/turn/pass", "odysseus/turn/past", "position-unknown", "odysseus/turn/past"),
        ('"zone:g1"', '"g1"', "lesson-bad-look", '"g1"'),
        ("at = 3", "at = 5", "lesson-bad-move", "at = 5"),
        ("at = 3", "at = 0", "scenario-missing", None),
        ('at = 1\nsay = "first"', 'at = 2\nsay = "first"', None, None),  # a step before another's move
        ("at = 3", "at = 2", "lesson-unsaid", "Ann  pass\n'''"),
        ("at = 4", "at = 3", "lesson-no-end", 'at = 3\nsay = "bye"'),
    ],
)
def test_a_mistake_is_told_with_its_line(old, new, key, where):
    text = SMALL.replace(old, new, 1)
    assert text != SMALL
    if key is None:
        assert read(text)
        return
    with pytest.raises(BadFile) as caught:
        read(text)
    assert caught.value.key == key
    assert caught.value.file == "small.toml"
    assert caught.value.line
    if where:
        assert caught.value.line == text[: text.index(where)].count("\n") + 1


def test_a_wrong_kind_is_told():
    with pytest.raises(BadFile, match="at") as caught:
        read(SMALL.replace("at = 3", 'at = "three"'))
    assert caught.value.key == "wrong-kind"
