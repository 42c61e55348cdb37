"""What every game of Ithaca keeps to: words in three languages, moves that lead back, positions, the door."""

import ast
import random
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import ithaca
from ithaca.engine import entrypoints, scenario
from ithaca.engine.game import find
from ithaca.engine.protocol import SPECTATOR, sound
from ithaca.engine.rulebook import KINDS, rulebook
from ithaca.engine.text import LANGUAGES

TEXTS = ("text", "web/words/card", "web/words/table", "web/words/learn", "web/words/rules")
GAMES = [(seed, options) for seed in range(3) for options in ({}, {"step": True, "safe-corner": True})]


def played(seed, options, most=150):
    """A random game, before every move."""
    match, chance = ithaca.start("petteia", 2, seed=seed, options=options), random.Random(seed)
    while not match.over and len(match.moves) < most:
        yield match
        match.play(chance.choice(match.legal()))
    yield match


def test_every_clause_is_proved_by_a_test():
    named = set()
    for path in Path(__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                named |= {arg.value for arg in node.args if isinstance(arg, ast.Constant)}
    assert named == rulebook("petteia").clauses.keys()


def test_every_clause_says_who_says_so_in_every_language():
    for clause in rulebook("petteia").clauses.values():
        assert clause.kind in KINDS
        assert clause.title.keys() == clause.text.keys() == set(LANGUAGES)
        assert bool(clause.printed_at) == (clause.kind in ("printed", "contradicted"))
        assert (set(clause.reason) == set(LANGUAGES)) == (clause.kind in ("ours", "option"))
        assert (set(clause.differs) == set(LANGUAGES)) == (clause.kind == "contradicted")


@pytest.mark.parametrize("folder", TEXTS)
def test_every_message_is_there_in_every_language(folder):
    keys = []
    for lang in LANGUAGES:
        text = find("petteia").file(f"{folder}/{lang}.ftl").read_text("utf-8")
        body = FluentParser().parse(text).body
        assert not [entry for entry in body if isinstance(entry, ftl.Junk)]
        keys.append([entry.id.name for entry in body if isinstance(entry, ftl.Message)])
    assert keys[0] == keys[1] == keys[2]


@pytest.mark.parametrize(("seed", "options"), GAMES)
def test_what_is_legal_and_why_not_agree_and_names_lead_back(seed, options):
    for match in played(seed, options):
        assert sound(match.state[0]) == 0
        legal = set(match.legal())
        assert legal == {
            action for action in match.notation if entrypoints.why_at(match.state, 0, action) == 0
        }
        assert all(match.parse(match.notation.name(action)) == action for action in legal)


@pytest.mark.parametrize(("seed", "options"), GAMES)
def test_everything_is_told_in_every_language_and_all_see_the_same(seed, options):
    for match in played(seed, options):
        assert match.table(0) == match.table(1) == match.table(SPECTATOR)
        for lang in LANGUAGES:
            assert match.last is None or all(match.tell(SPECTATOR, lang))


@pytest.mark.parametrize(("seed", "options"), GAMES)
def test_what_a_move_is_said_to_catch_it_catches(seed, options):
    for match in played(seed, options, most=80):
        for choice in match.choices(match.actor)[::7]:
            beside = ithaca.start("petteia", 2, seed=seed, options=options)
            for move in match.moves:
                beside.play(move.action)
            beside.play(choice.action)
            assert sorted(beside.table(0)["caught"]) == sorted(str(choice.args["caught"]).split())


@pytest.mark.parametrize(("seed", "options"), GAMES)
def test_a_table_that_is_written_down_is_the_same_table(seed, options):
    *_, match = played(seed, options, most=60)
    again = scenario.begin(scenario.read(scenario.written(match)))
    wanted = {**match.table(0), "last": ["", ""], "caught": []}
    assert again.table(0) == wanted


@pytest.mark.parametrize("file", ["lessons/01-first-steps.toml", "scenes/start.toml", "scenes/between.toml"])
def test_lessons_and_scenes_end_as_they_say(file):
    scenario.run(scenario.read(find("petteia").file(file).read_text("utf-8"), file))
