"""Recorded games: replaying them, and asking for advice."""

import json
from collections.abc import Iterator
from typing import Any

from rich.table import Table as Grid
from rich.text import Text

from ithaca import bots
from ithaca.bots import advice
from ithaca.bots.explanations import Explanation
from ithaca.engine import logs
from ithaca.engine import scenario as scenarios
from ithaca.engine.errors import Misuse
from ithaca.engine.logs import Log
from ithaca.engine.match import Match
from ithaca.engine.protocol import SPECTATOR
from ithaca.engine.scenario import Scenario
from ithaca.engine.text import Words, words

from .console import compiling, plain_console

MOST_ADVICE = 12  # moves that get a line


def load(file: str) -> Log | Scenario:
    """A log or a scenario, by the suffix of its name."""
    if file.endswith(".toml"):
        return scenarios.load(file)
    if file.endswith((".jsonl", ".json", ".log")):
        return logs.load(file)
    raise Misuse("unknown-file", value=file)


def positions(written: Log | Scenario) -> Iterator[Match]:
    """The match before the first move, and after every move."""
    return scenarios.positions(written) if isinstance(written, Scenario) else logs.positions(written)


def position(file: str, move: int | None) -> str:
    """The table after `move` moves, as a scenario; for None, the last table before the game was over."""
    found = {len(match.moves): scenarios.written(match) for match in positions(load(file)) if not match.over}
    last = max(found)
    if move is not None and move not in found:
        raise Misuse("bad-number", value=move, least=0, most=last)
    return found[last if move is None else move]


def replay(file: str, lang: str, story: bool) -> None:
    """Play a log or a scenario again; show the table and the story as a spectator sees them."""
    console = plain_console()
    say = words(lang)

    def tell(match: Match) -> None:
        name = match.notation.name(match.seen(SPECTATOR)[-1])
        console.print(Text(f"{len(match.moves):4} {match.names[match.moves[-1][0]]} {name}", style="bold"))
        for sentence in match.tell(SPECTATOR, lang):
            console.print(Text(f"       {sentence}"))

    with compiling(plain_console(stderr=True), lang):
        told, written = (tell if story else None), load(file)
        match = scenarios.run(written, told) if isinstance(written, Scenario) else logs.replay(written, told)
    spoken = words(lang, match.game.slug, match.vocabulary(lang))
    table = match.game.part("terminal").draw(
        match.table(SPECTATOR), SPECTATOR, spoken, match.board, console.width
    )
    console.print(table)
    console.print(say("replay-good"))


def advise(file: str, seat: int, number: int | None, bot: str, lang: str, as_json: bool) -> None:
    """Print what a bot would do in a seat's place, knowing what it knew, and what it expects of each move."""
    with compiling(plain_console(stderr=True), lang):
        moment, match = advice.find_moment(positions(load(file)), seat, number)
        found = advice.explain(bots.find(bot, b"advice", match.game), moment)
        trail = advice.trail_of(match)
        suspected = advice.suspects(trail._replace(moves=trail.moves[: moment.number - 1]), seat)
    played = match.moves[moment.number - 1][1] if moment.number <= len(match.moves) else None
    if as_json:
        asked = {"game": match.game.slug, "seat": seat, "move": moment.number}
        done = None if played is None else match.notation.name(played)
        print(json.dumps({**asked, "played": done, **advice_as_json(match, found, suspected)}))
        return
    console, say = plain_console(), words(lang, match.game.slug, match.vocabulary(lang))
    console.print(Text(say("advise-title", player=match.names[seat], move=moment.number), style="bold"))
    if played is not None:
        console.print(Text(say("advise-played", move=match.notation.name(played))))
    console.print(advice_table(match, found, say))
    if found.hope is not None:
        console.print(Text(say("advise-hope", hope=say("percent", value=100 * found.hope))))
    for line in told_suspects(match, suspected, say):
        console.print(Text(line))
    if found.iterations:
        console.print(Text(say("advise-effort", iterations=found.iterations, decisions=found.decisions)))


def advice_table(match: Match, found: Explanation, say: Words) -> Grid:
    """The best moves with the share to expect, how often each was tried, and what would follow."""
    grid = Grid(*(say(f"col-{name}") for name in ("move", "share", "tried", "liked", "line")))
    for column in grid.columns[1:4]:
        column.justify = "right"
    for opinion in found.opinions[:MOST_ADVICE]:
        share = say("percent", value=100 * opinion.share) if opinion.visits else "–"
        liked = "–" if opinion.liked is None else say("percent", value=100 * opinion.liked)
        line = " ".join(match.notation.name(action) for action in opinion.line[1:])
        name = match.notation.name(opinion.action)
        grid.add_row(Text(name), share, say("number", value=opinion.visits), liked, Text(line))
    return grid


def told_suspects(match: Match, suspected: list[advice.Suspect], say: Words) -> list[str]:
    """What the seat may believe of what the others hide, and since when."""
    return [
        say(
            "advise-suspect",
            player=match.names[one.seat],
            thing=one.word,
            chance=say("percent", value=100 * one.chance),
            move=one.since,
        )
        for one in suspected
    ]


def advice_as_json(match: Match, found: Explanation, suspected: list[advice.Suspect]) -> dict[str, Any]:
    """The same with every move, for programs."""
    name = match.notation.name
    moves = [
        {
            "move": name(opinion.action),
            "visits": opinion.visits,
            "share": round(opinion.share, 4) if opinion.visits else None,
            "line": [name(action) for action in opinion.line],
            "liked": None if opinion.liked is None else round(opinion.liked, 4),
        }
        for opinion in found.opinions
    ]
    suspects = [
        {"seat": one.seat, "thing": one.word.name, "chance": one.chance, "since": one.since}
        for one in suspected
    ]
    hope = None if found.hope is None else round(found.hope, 4)
    return {"iterations": found.iterations, "hope": hope, "moves": moves, "suspects": suspects}
