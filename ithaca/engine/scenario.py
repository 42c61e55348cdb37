"""Scenarios: a position to start from, moves, and what must hold after them; one TOML file.

Rulebook examples, tutorials, riddles, bug reports and tests are all scenarios. A scenario without a
seed uses seed 0; a position changes a fresh deal; each line of `[play]` is one seat and its moves. A
die can be forced in the move itself: `Ann roll=5`. `[expect]` names fields of the public table, `legal` and
`refused` moves, and the `story`: lines that must be told, in this order. With `[learn]` it is a lesson
(`lesson.py`).
"""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from . import lesson
from .errors import BadFile, Mistake
from .files import check_kinds, line_of, read_text, read_toml
from .game import Game, find
from .match import Match
from .positions import known_name, unknown
from .protocol import OVER, SPECTATOR
from .seeds import game_key, seed_of_number
from .snapshot import Played
from .text import LANGUAGES, words

KEYS = ("game", "title", "rules", "seats", "seed", "options", "board", "position", "play", "expect", "learn")


@dataclass
class Scenario:
    """A scenario as read from its file."""

    file: str
    text: str
    game: Game
    seats: list[str]
    title: str = ""
    rules: list[str] = field(default_factory=list)  # the clauses that it shows
    seed: int = 0
    options: dict[str, Any] = field(default_factory=dict)
    board: Any = None
    position: dict[str, Any] = field(default_factory=dict)
    play: dict[str, Any] = field(default_factory=dict)
    expect: dict[str, Any] = field(default_factory=dict)
    learn: dict[str, Any] = field(default_factory=dict)

    def line_of(self, near: str, section: str = "") -> int:
        return line_of(self.text, near, section)

    def moves(self) -> list[tuple[int, str, str]]:
        """(line, player, move), in order."""
        text = self.play.get("moves", "")
        start = self.line_of("moves", "play")
        # TOML drops a line break right after the opening quotes.
        opened = self.text.splitlines()[start - 1].rstrip() if start else ""
        first = start + 1 if opened.endswith(('"""', "'''")) else start
        moves = []
        for offset, row in enumerate(text.splitlines()):
            player, *names = row.split("#")[0].split() or [""]
            moves += [(first + offset if start else 0, player, name) for name in names]
        return moves


class _Shape(msgspec.Struct):
    """The kind of each part of the file."""

    game: str = ""
    title: str = ""
    rules: list[str] = []
    seats: list[str] = []
    seed: int = 0
    options: dict[str, bool | str] = {}
    board: str | None = None
    position: dict[str, Any] = {}
    play: dict[str, str] = {}
    expect: dict[str, Any] = {}
    learn: dict[str, Any] = {}


def load(path: str | Path) -> Scenario:
    return read(read_text(path), str(path))


def read(text: str, file: str = "scenario") -> Scenario:
    source = read_toml(text, file)
    for key in source:
        if key not in KEYS:
            raise unknown(key, "scenario", KEYS).at(file, line_of(text, key))
    for key in ("game", "seats"):
        if key not in source:
            raise BadFile("scenario-missing", file=file, value=key)
    check_kinds(source, _Shape, file)
    source = {**source, "game": _within(file, lambda: find(str(source["game"])))}
    scenario = Scenario(file=file, text=text, **source)
    for name in scenario.seats:
        if scenario.seats.count(name) > 1:
            raise BadFile("position-twice", file=file, line=scenario.line_of("seats"), value=name)
    if scenario.board is not None:
        path = Path(file).parent / str(scenario.board)
        scenario.board = scenario.game.part("board").load(str(path))
    if scenario.learn:
        lesson.check(scenario)
    return scenario


def _within(file: str, work: Callable[[], Any]) -> Any:
    """Call `work`; a mistake that it raises names this file."""
    try:
        return work()
    except Mistake as mistake:
        raise mistake.at(file) from None


def begin(scenario: Scenario) -> Match:
    """The match at the scenario's position, before its first move."""
    try:
        match = Match(
            scenario.game,
            scenario.seats,
            game_key(seed_of_number(scenario.seed), "scenario"),
            options=scenario.options,
            board=scenario.board,
        )
    except Mistake as mistake:
        raise mistake.at(scenario.file, scenario.line_of("seats")) from None
    if scenario.position:
        setup = scenario.game.part("setup")
        try:
            setup.place(match.state, scenario.position, scenario.seats, match.board)
        except Mistake as mistake:
            near = str(mistake.args_by_name.get("near") or mistake.args_by_name.get("value", ""))
            raise mistake.at(scenario.file, scenario.line_of(near, "position")) from None
    return match


def written(match: Match) -> str:
    """The table as it stands, as a scenario that begins with the same table and other dice.

    It tells every secret, so it is only for judges and for games that are over.
    """
    setup = match.game.part("setup")
    position = setup.position_of(match.state, match.names, match.board)
    options = {name: True for name, on in match.options.items() if on}
    head = {"game": match.game.slug, "seats": match.names, **({"options": options} if options else {})}
    lines = [f"{key} = {as_toml(value)}" for key, value in head.items()]
    lines += ["", "[position]", *(f"{key} = {as_toml(value)}" for key, value in position.items())]
    return "\n".join(lines) + "\n"


def as_toml(value: Any) -> str:
    """A value in one line of TOML; its strings and numbers are written as those of JSON."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{json.dumps(k)} = {as_toml(v)}" for k, v in value.items()) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(as_toml(each) for each in value) + "]"
    return json.dumps(value, ensure_ascii=False)


def run(scenario: Scenario, tell: Callable[[Match], None] | None = None) -> Match:
    """Play the scenario and check what it expects; `tell` is called after each move."""
    told = Told()
    for match in positions(scenario):
        if match.moves and "story" in scenario.expect:
            told.listen(match)
        if tell and match.moves:
            tell(match)
    for key, wanted in scenario.expect.items():
        if key == "story":
            check_story(scenario, match, told, wanted)
        else:
            check(scenario, match, key, wanted)
    return match


def positions(scenario: Scenario) -> Iterator[Match]:
    """The match before the first move, and after every move."""
    yield (match := begin(scenario))
    for line, player, move in scenario.moves():
        play_line(scenario, match, line, player, move)
        yield match


def play_line(scenario: Scenario, match: Match, line: int, player: str, move: str) -> Played:
    """One move of one player; a mistake names the line, the move, the reason and the clause."""
    try:
        if player not in match.names:
            raise unknown(player, "player", match.names)
        if match.over:
            raise BadFile("move-after-end", value=move, player=player)
        if match.names[match.actor] != player:
            raise BadFile("not-your-turn", value=move, player=player, actor=match.names[match.actor])
        name, forced, die = move.partition("=")
        if forced:
            return match.force(name, int(die) if die.isdecimal() else 0)
        return match.play(move)
    except Mistake as mistake:
        raise mistake.at(scenario.file, line) from None


# ── what must hold ────────────────────────────────────────────────────────────────────────────────


def check(scenario: Scenario, match: Match, key: str, wanted: Any) -> None:
    """Compare one expectation with the table."""
    line = scenario.line_of(key, "expect")
    if key in ("legal", "refused"):
        check_kinds(wanted, list[str], scenario.file)
        for move in wanted:
            check_move(scenario, match, key, move)
        return
    table = public_facts(match)
    if key not in table:
        raise unknown(key, "expect", [*table, "legal", "refused", "story"]).at(scenario.file, line)
    found = table[key]
    if isinstance(wanted, dict) and isinstance(found, dict):
        known = {
            *found,
            *match.names,
            *(name for names in match.notation.vocabulary.values() for name in names),
        }
        for name in wanted:
            if name not in known:
                raise unknown(name, "expect", found).at(scenario.file, line)
    if not agrees(wanted, found):
        raise BadFile(
            "expectation-failed",
            file=scenario.file,
            line=line,
            value=key,
            wanted=str(wanted),
            found=str(found),
        )


def check_move(scenario: Scenario, match: Match, key: str, move: str) -> None:
    line = scenario.line_of(f'"{move}"', "expect")
    try:
        action = match.parse(move)
    except Mistake as mistake:
        raise mistake.at(scenario.file, line) from None
    if (action in match.legal()) != (key == "legal"):
        refused = match.refusal(action)
        raise BadFile(f"expected-{key}", file=scenario.file, line=line, value=move, reason=refused or "")


ALL = "all"  # what everyone is told: a key of `story`, next to the names of players


class Told:
    """What each listener was told, line by line; a line is known by its event's key and in every language."""

    def __init__(self) -> None:
        self.lines: dict[int, list[set[str]]] = {}

    def listen(self, match: Match) -> None:
        """Note the story of the last move."""
        say = {lang: words(lang, match.game.slug, match.vocabulary(lang)) for lang in LANGUAGES}
        for seat in range(SPECTATOR, match.seats):
            self.lines.setdefault(seat, []).extend(
                {event.key, *(plain(say[lang](event.key, **event.args)) for lang in LANGUAGES)}
                for event in match.story(seat)
            )

    def lacks(self, listener: int, wanted: list[str]) -> str:
        """The first of these lines that was not told after those before it; empty if all were."""
        lines = iter(self.lines.get(listener, []))
        for line in wanted:
            if not any(plain(line) in known for known in lines):
                return line
        return ""


def check_story(scenario: Scenario, match: Match, told: Told, wanted: Any) -> None:
    """Lines that everyone must be told, or, in a table by player, what each must be told; others may come
    between them. A line is a sentence, in any of the languages, or the key of an event."""
    by_listener = wanted if isinstance(wanted, dict) else {ALL: wanted}
    check_kinds(by_listener, dict[str, list[str]], scenario.file)
    for name, lines in by_listener.items():
        listener = SPECTATOR if name == ALL else known_name(name, match.names, "player")
        if missing := told.lacks(listener, lines):
            line = scenario.line_of(missing, "expect") or scenario.line_of("story", "expect")
            raise BadFile("not-told", file=scenario.file, line=line, value=missing, listener=name)


def plain(sentence: str) -> str:
    """A sentence with ordinary spaces, as people type it."""
    return " ".join(sentence.split())


def public_facts(match: Match) -> dict[str, Any]:
    """The public table by field, with players' names for seats, and what only a judge may know."""
    table = match.table(SPECTATOR)
    per_seat = {
        name: dict(zip(match.names, table[name], strict=True)) for name in match.game.part("view").PER_SEAT
    }
    for name in ("actor", "active"):
        table[name] = "" if table[name] == OVER else match.names[table[name]]
    winners = [match.names[seat] for seat, share in enumerate(match.shares()) if share > 0]
    judge = {
        "points": dict(zip(match.names, match.points(), strict=True)),
        "winner": winners[0] if len(winners) == 1 else winners,
        "over": match.over,
    }
    return {**table, **per_seat, **judge}


def agrees(wanted: Any, found: Any) -> bool:
    """Whether the table is as expected. Of a table only named entries count; lists may be in any order."""
    if isinstance(wanted, dict) and isinstance(found, dict):
        return all(agrees(value, found.get(name, type(value)())) for name, value in wanted.items())
    if isinstance(wanted, list) and isinstance(found, dict):
        found = [name for name, count in found.items() for _ in range(count)]
    if isinstance(wanted, list) and isinstance(found, list):
        return sorted(map(str, wanted)) == sorted(map(str, found))
    return bool(wanted == found)
