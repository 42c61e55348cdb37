"""The lessons: complete in three languages, short enough, and including the examples of the rulebooks."""

import re
from pathlib import Path

import msgspec
import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as ftl

from ithaca.engine import game as games
from ithaca.engine import lesson, scenario
from ithaca.engine.text import LANGUAGES, Word, words
from ithaca.server import lessons

READING = 200 / 60  # words a second that a slow reader reads
MOVING = 3  # seconds for finding what to press, and pressing it
GAMES = games.names()
ALL = [(game, slug) for game in GAMES for slug in lessons.lessons(game)]


def host_words(game, lang):
    return games.find(game).file(f"web/words/learn/{lang}.ftl").read_text("utf-8")


def sentences(game, lang):
    """Everything that the host may say."""
    text = host_words(game, lang)
    return {entry.id.name: entry for entry in FluentResource(text).body if isinstance(entry, ftl.Message)}


def host_of(game, lang):
    """The words of a game, with those of its host."""
    say = words(lang, game, {"seat": {str(seat): f"Player {seat}" for seat in range(6)}})
    say.bundle.add_resource(FluentResource(host_words(game, lang)), True)
    return say


def states(game, slug):
    count = len(lesson.steps_of(lessons.find(game, slug)))
    return [lessons.state_at(game, slug, number) for number in range(count)]


@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_lies_in_the_order_of_its_number(game):
    folder = Path(str(games.find(game).file("lessons")))
    numbers = [path.name.partition("-")[0] for path in sorted(folder.iterdir())]
    assert numbers == [f"{number:02}" for number in range(1, len(numbers) + 1)]
    assert next(iter(lessons.lessons(game))) == "first-steps"


def test_the_examples_of_the_rulebooks_are_lessons():
    assert {f"example-{number}" for number in (1, 2, 3, 4)} <= lessons.lessons("ulysses").keys()
    assert "example-round" in lessons.lessons("odysseus")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "slug"), ALL)
def test_every_step_has_its_words_and_all_that_they_speak_of(game, slug, lang):
    shown = lessons.find(game, slug)
    board = scenario.begin(shown)
    say = host_of(game, lang)
    say.vocabulary = board.vocabulary(lang)
    for state in states(game, slug):
        step = state["step"]
        args = {
            name: Word(**value) if isinstance(value, dict) else value for name, value in step["args"].items()
        }
        text = say(step["say"], **args)
        assert not re.search(r"[{}]|unknown|[a-z]+-[a-z]+-[a-z]+-[a-z]+", text), text
    for key in (f"lesson-{game}-{slug}", f"lesson-{game}-{slug}-about"):
        assert say(key)


@pytest.mark.parametrize("game", GAMES)
def test_the_host_says_all_that_is_written_for_him(game):
    said = {state["step"]["say"] for slug in lessons.lessons(game) for state in states(game, slug)}
    titles = {f"lesson-{game}-{slug}{end}" for slug in lessons.lessons(game) for end in ("", "-about")}
    for lang in LANGUAGES:
        assert sentences(game, lang).keys() == said | titles


@pytest.mark.parametrize(("game", "slug"), ALL)
def test_the_host_points_only_at_what_there_is(game, slug):
    match = scenario.begin(lessons.find(game, slug))
    say = words("en", game, match.vocabulary("en"))
    for state in states(game, slug):
        for word in state["step"]["look"]:
            assert say.name(Word(**word))  # an unknown name has no words


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_all_lessons_of_a_game_take_ten_minutes_at_most(game, lang):
    said = sentences(game, lang)
    seconds = 0.0
    for slug in lessons.lessons(game):
        for state in states(game, slug):
            pattern = said[state["step"]["say"]].value
            text = "".join(
                part.value if isinstance(part, ftl.TextElement) else "word" for part in pattern.elements
            )
            seconds += len(re.findall(r"\w[\w’-]*", text)) / READING
            seconds += MOVING if state["step"]["move"] else 1
    assert seconds < 600, f"{seconds / 60:.1f} minutes"


@pytest.mark.parametrize(("game", "slug"), ALL)
def test_the_learner_decides_where_he_is_asked_to_play(game, slug):
    for state in states(game, slug):
        if move := state["step"]["move"]:
            assert state["actor"] == state["seat"]
            assert move in [choice["move"] for choice in map(decoded, state["legal"])]
        else:
            assert state["legal"] == []
            assert state["ask"] is None


def decoded(raw):
    return msgspec.json.decode(raw)
