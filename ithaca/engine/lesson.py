"""Lessons: a scenario that someone plays by hand, while a host says what to do and why.

`seats` are those that the learner plays; the moves of the others are played for him. A step is said before
the move of its number, the last one after all of them. The learner plays his move at the last step before
it; every other step is only read.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec

from .errors import BadFile
from .files import check_kinds
from .positions import unknown
from .rulebook import rulebook

if TYPE_CHECKING:
    from .scenario import Scenario

KEYS = ("seats", "step")
STEP_KEYS = ("at", "say", "clause", "look")


class _StepShape(msgspec.Struct):
    at: int = 0
    say: str = ""
    clause: str = ""
    look: list[str] = []


class _Shape(msgspec.Struct):
    """The kind of each part of `[learn]`."""

    seats: list[str] = []
    step: list[_StepShape] = []


@dataclass(frozen=True)
class Step:
    """One thing that the host says."""

    at: int  # before which move, counted from 1
    say: str  # the name of its words
    clause: str
    look: tuple[tuple[str, str], ...]  # what on the table it speaks of: (kind, name)
    move: str  # the move that the learner plays here; nothing if it is only read


def steps_of(scenario: "Scenario") -> list[Step]:
    """What the host says, in order."""
    written, moves = scenario.learn["step"], scenario.moves()
    steps = []
    for nth, entry in enumerate(written):
        last_before_it = nth + 1 == len(written) or written[nth + 1]["at"] > entry["at"]
        played = last_before_it and entry["at"] <= len(moves) and is_learners(scenario, entry["at"])
        look = tuple(
            (kind, name) for kind, _, name in (each.partition(":") for each in entry.get("look", []))
        )
        move = moves[entry["at"] - 1][2] if played else ""
        steps.append(Step(entry["at"], entry["say"], entry["clause"], look, move))
    return steps


def is_learners(scenario: "Scenario", number: int) -> bool:
    """Whether the learner plays this move, counted from 1."""
    return scenario.moves()[number - 1][1] in scenario.learn["seats"]


# ── what can be wrong with one ────────────────────────────────────────────────────────────────────


def check(scenario: "Scenario") -> None:
    """Raise BadFile unless every name is known, every move of the learner has a step, and so has the end."""
    learn, file = scenario.learn, scenario.file
    for key in learn:
        if key not in KEYS:
            raise unknown(key, "scenario", KEYS).at(file, scenario.line_of(key, "learn"))
    for key in KEYS:
        if not learn.get(key):
            raise BadFile(
                "scenario-missing", file=file, line=scenario.line_of("[learn]"), value=f"learn.{key}"
            )
    check_kinds(learn, _Shape, file)
    for name in learn["seats"]:
        if name not in scenario.seats:
            raise unknown(name, "player", scenario.seats).at(file, scenario.line_of("seats", "learn"))
    for nth, entry in enumerate(learn["step"]):
        check_step(scenario, nth, entry)
    check_order(scenario)


def check_step(scenario: "Scenario", nth: int, entry: dict[str, Any]) -> None:
    file = scenario.file
    for key in entry:
        if key not in STEP_KEYS:
            raise unknown(key, "scenario", STEP_KEYS).at(file, line_in_step(scenario, nth, key))
    for key in ("at", "say", "clause"):
        if not entry.get(key):
            raise BadFile("scenario-missing", file=file, line=line_in_step(scenario, nth), value=key)
    clauses = rulebook(scenario.game.slug).clauses
    if entry["clause"] not in clauses:
        raise unknown(entry["clause"], "clause", clauses).at(file, line_in_step(scenario, nth, "clause"))
    for each in entry.get("look", []):
        if not all(each.partition(":")):
            line = line_in_step(scenario, nth, "look")
            raise BadFile("lesson-bad-look", file=file, line=line, value=each)


def check_order(scenario: "Scenario") -> None:
    """Check that steps follow the moves, that each move of the learner has one, and so has the end."""
    moves, said = scenario.moves(), [entry["at"] for entry in scenario.learn["step"]]
    for nth, at in enumerate(said):
        if not (said[nth - 1] if nth else 1) <= at <= len(moves) + 1:
            line = line_in_step(scenario, nth, "at")
            raise BadFile("lesson-bad-move", file=scenario.file, line=line, value=at, most=len(moves) + 1)
    for number, (line, player, move) in enumerate(moves, 1):
        if player in scenario.learn["seats"] and number not in said:
            raise BadFile("lesson-unsaid", file=scenario.file, line=line, value=move, number=number)
    if said[-1] != len(moves) + 1:
        line = line_in_step(scenario, len(said) - 1, "at")
        raise BadFile("lesson-no-end", file=scenario.file, line=line, value=len(moves) + 1)


def line_in_step(scenario: "Scenario", nth: int, key: str = "") -> int:
    """The line of a key in the nth step, or of the step itself."""
    rows = scenario.text.splitlines()
    heads = [number for number, row in enumerate(rows, 1) if row.strip() == "[[learn.step]]"]
    if nth >= len(heads):  # written in another way that TOML allows
        return 0
    end = heads[nth + 1] if nth + 1 < len(heads) else len(rows)
    inside = range(heads[nth], end)
    return next((number + 1 for number in inside if key and rows[number].startswith(key)), heads[nth])
