"""Lessons over the wire: a scenario that the reader plays through, one step after the other.

No state is kept: a request for a step replays the scenario from the start and returns the table at that step
as the learner's seat sees it, concealed in the same way as at a real table.
"""

import functools
from pathlib import Path
from typing import Any

import msgspec

from ithaca.engine import game as games
from ithaca.engine import lesson, scenario
from ithaca.engine.choices import Choice
from ithaca.engine.errors import Mistake
from ithaca.engine.match import Match
from ithaca.engine.text import LANGUAGES, Word

from . import views
from .errors import Refused
from .table import MadeMove

# ── what there is ─────────────────────────────────────────────────────────────────────────────────


@functools.cache
def lessons(game: str) -> dict[str, scenario.Scenario]:
    """The lessons of a game in order, by short name: `02-the-debate.toml` is `the-debate`."""
    folder = Path(str(games.find(game).file("lessons")))
    return {path.stem.partition("-")[2]: scenario.load(path) for path in sorted(folder.glob("*.toml"))}


def find(game: str, slug: str) -> scenario.Scenario:
    if slug not in (known := lessons(game)):
        raise Refused("no-such-lesson", value=f"{game}/{slug}"[:60])
    return known[slug]


def find_step(game: str, slug: str, number: int) -> tuple[scenario.Scenario, list[lesson.Step]]:
    shown = find(game, slug)
    if number >= len(steps := lesson.steps_of(shown)):
        raise Refused("no-such-lesson", value=f"{game}/{slug}/{number}"[:60])
    return shown, steps


def listed(game: str) -> list[dict[str, Any]]:
    known = lessons(game).items()
    return [{"slug": slug, "steps": len(lesson.steps_of(shown))} for slug, shown in known]


def told_once(game: str, slug: str) -> dict[str, Any]:
    """The part of a lesson that is the same for all steps: who sits there, the board, and the names on it."""
    shown = find(game, slug)
    match = scenario.begin(shown)
    return {
        "seats": shown.seats,
        "steps": len(lesson.steps_of(shown)),
        "board": match.board.source,
        "words": {lang: match.vocabulary(lang) for lang in LANGUAGES},
    }


def warm_up(game: str) -> None:
    """Set up every lesson and play it once: positions and rolls call parts of the rules that no table
    calls."""
    for slug, shown in lessons(game).items():
        state_at(game, slug, len(lesson.steps_of(shown)) - 1)


# ── the table at a step ───────────────────────────────────────────────────────────────────────────


def table_at(shown: scenario.Scenario, at: int, since: int) -> tuple[Match, list[MadeMove]]:
    """The table before the move `at`, and what was played from the move `since` on."""
    match, told = scenario.begin(shown), []
    for number, (line, player, move) in enumerate(shown.moves()[: at - 1], 1):
        played = scenario.play_line(shown, match, line, player, move)
        if number >= since:
            told.append(MadeMove(number, 0, played.move.seat, "", played))
    return match, told


def learners_seat(shown: scenario.Scenario, at: int) -> int:
    """The seat that the learner looks from: that of the learner's next move, or else of the last one."""
    moves = [(number, player) for number, (_, player, _) in enumerate(shown.moves(), 1)]
    own = [(number, player) for number, player in moves if player in shown.learn["seats"]]
    name = next((player for number, player in own if number >= at), own[-1][1])
    return shown.seats.index(name)


def state_at(game: str, slug: str, number: int) -> dict[str, Any]:
    """Everything that the learner is sent at a step."""
    shown, steps = find_step(game, slug, number)
    step, before = steps[number], steps[number - 1].at if number else 1
    match, told = table_at(shown, step.at, before)
    seat = learners_seat(shown, step.at)
    asked = bool(step.move)
    return {
        "seq": len(match.moves),
        "seat": seat,
        "view": match.table(seat),
        "actor": match.actor,
        "ask": views.question(match, match.snapshot, seat) if asked else None,
        "legal": views.choices(match, match.snapshot, seat) if asked else [],
        "told": msgspec.Raw(views.told_text(match, told, seat)),
        "over": match.over,
        "step": spoken(shown, slug, match, step, number, len(steps)),
    }


def spoken(
    shown: scenario.Scenario, slug: str, match: Match, step: lesson.Step, number: int, of: int
) -> dict[str, Any]:
    """What the host says at a step, and what it points at."""
    own = wanted_choice(match, step).args if step.move else {}
    look = [Word(kind, name) for kind, name in step.look] or [
        word for word in own.values() if isinstance(word, Word)
    ]
    return {
        "number": number,
        "of": of,
        "kind": "do" if step.move else "read",
        "say": f"lesson-{shown.game.slug}-{slug}-{step.say}",
        "args": views.arguments({**by_kind(look), **own}),
        "clause": step.clause,
        "look": [views.word(word) for word in look],
        "move": bare(step.move),
    }


def by_kind(look: list[Word]) -> dict[str, Any]:
    """Words as arguments of a sentence: the first place is `place`, the second `place2`."""
    named: dict[str, Any] = {}
    for word in look:
        nth = 1 + sum(other.kind == word.kind for other in named.values())
        named[word.kind if nth == 1 else f"{word.kind}{nth}"] = word
    return named


def bare(move: str) -> str:
    """A move as a player writes it: without the roll that the lesson fixes."""
    return move.partition("=")[0]


def wanted_choice(match: Match, step: lesson.Step) -> Choice:
    """The move that the learner is to play."""
    return next(choice for choice in match.choices(match.actor) if choice.move == bare(step.move))


def try_move(game: str, slug: str, number: int, move: str) -> dict[str, Any]:
    """The next step, if this is the move that the lesson shows; otherwise raises why not."""
    shown, steps = find_step(game, slug, number)
    step = steps[number]
    if not step.move:
        raise Refused("lesson-only-read")
    if move == bare(step.move):
        return state_at(game, slug, number + 1)
    match, _ = table_at(shown, step.at, step.at)
    if refused := match.refusal(match.parse(move)):
        raise refused
    wanted = wanted_choice(match, step)
    words: dict[str, Any] = {"names": match.vocabulary, **wanted.args}
    act = Mistake(f"act-{wanted.verb}", game=shown.game.slug, **words)
    raise Refused("lesson-other-move", act=act)
