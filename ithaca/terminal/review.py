"""`ithaca review`: a game looked back on, in curves that fit a line."""

import json
from collections.abc import Sequence
from itertools import groupby

from rich.progress import Progress
from rich.table import Table as Grid
from rich.text import Text

from ithaca.bots.review import Account, Review, Suspicion, Turn
from ithaca.bots.review import review as look_back
from ithaca.engine import logs
from ithaca.engine.match import Match
from ithaca.engine.protocol import SPECTATOR
from ithaca.engine.text import Words, words

from .console import compiling, plain_console

BARS = "▁▂▃▄▅▆▇█"
WIDEST = 48  # characters of a curve


def review(file: str, lang: str, as_json: bool) -> None:
    """Print the chances, turning points, and luck and skill or suspicions, of a log."""
    errors = plain_console(stderr=True)
    with compiling(errors, lang):
        log = logs.load(file)
        match = logs.verify(log)
    with Progress(console=errors, transient=True, disable=not errors.is_terminal) as progress:
        task = progress.add_task(words(lang)("reviewing", title=match.game.title), total=None)
        found = look_back(
            logs.positions(log), lambda done, of: progress.update(task, completed=done, total=of)
        )
    if as_json:
        print(json.dumps(found.as_dict()))
        return
    console, say = plain_console(), words(lang, match.game.slug, match.vocabulary(lang))
    title = say("review-title", title=match.game.title, moves=found.moves)
    console.print(Text(title, style="bold"))
    console.print(chances_table(match, found, say))
    effort = "review-effort-muse" if found.by == "muse" else "review-effort"
    console.print(Text(say(effort, playouts=found.playouts, points=len(found.points))))
    for line in told_turns(log, match, found.turns, say, lang):
        console.print(line)
    if found.race:
        console.print(race_table(match, found.race, say))
        console.print(Text(say("review-race-how")))
    if found.suspicions:
        console.print(suspicion_table(match, found.suspicions, say))
        console.print(Text(say("review-suspicion-how")))


def curve(values: Sequence[float]) -> str:
    """A row of bars, one for each value, or for some of them if there are many."""
    last = len(values) - 1
    some = values if last < WIDEST else [values[round(n * last / (WIDEST - 1))] for n in range(WIDEST)]
    return "".join(BARS[min(len(BARS) - 1, int(value * len(BARS)))] for value in some)


def percent(say: Words, share: float) -> str:
    return say("percent", value=round(100 * share, 1))


def points_of(say: Words, share: float) -> str:
    """A gain or loss in points of a hundred, with its sign."""
    return f"{'−' if share < 0 else '+'}{say('number', value=abs(round(100 * share, 1)))}"


def chances_table(match: Match, found: Review, say: Words) -> Grid:
    """Everyone's chances from the first move to the last."""
    grid = Grid(*(say(f"col-{name}") for name in ("player", "first", "as-known", "as-it-was", "last")))
    grid.columns[1].justify = grid.columns[4].justify = "right"
    if found.race:  # there are no secrets: both are the same
        grid.columns.pop(3)
    for seat, name in enumerate(match.names):
        known, opened = (
            [chances.shares[seat] for chances in timeline] for timeline in (found.table, found.opened)
        )
        curves = [Text(curve(known))] if found.race else [Text(curve(known)), Text(curve(opened))]
        grid.add_row(Text(name), percent(say, known[0]), *curves, percent(say, known[-1]))
    return grid


def told_turns(log: logs.Log, match: Match, turns: list[Turn], say: Words, lang: str) -> list[Text]:
    """The turning points: who moved, what it did to whom, and what happened."""
    if not turns:
        return [Text(say("review-no-turns"))]
    stories = told_moves(log, {turn.move for turn in turns}, lang)
    lines = [Text(say("review-turns"), style="bold")]
    for turn in turns:
        lines.append(Text(say("review-turn", move=turn.move, player=match.names[turn.seat])))
        lines += [Text(f"  {sentence}") for sentence in stories[turn.move]]
        gaps = zip(match.names, turn.before.shares, turn.after.shares, strict=True)
        moved = sorted(gaps, key=lambda gap: -abs(gap[2] - gap[1]))[:2]
        lines += [Text(f"  {name}: {percent(say, a)} → {percent(say, b)}") for name, a, b in moved]
    return lines


def told_moves(log: logs.Log, wanted: set[int], lang: str) -> dict[int, list[str]]:
    """What these moves did, in sentences, as all could see it."""
    found: dict[int, list[str]] = {}
    for match in logs.positions(log):
        if match.last and len(match.moves) in wanted:  # after an undo there is nothing new to tell
            name = match.notation.name(match.seen(SPECTATOR)[-1])
            found[len(match.moves)] = match.tell(SPECTATOR, lang) or [name]
    return found


def race_table(match: Match, race: list[Account], say: Words) -> Grid:
    """For each player, how the way from the first chance to the last came about."""
    names = ("player", "first", "luck", "skill", "others", "last", "missed")
    grid = Grid(*(say(f"col-{name}") for name in names))
    for column in grid.columns[1:]:
        column.justify = "right"
    for name, account in zip(match.names, race, strict=True):
        skill = f"{points_of(say, account.skill)} ± {say('number', value=round(100 * account.error, 1))}"
        parts = points_of(say, account.luck), skill, points_of(say, account.others)
        grid.add_row(
            Text(name),
            percent(say, account.start),
            *parts,
            percent(say, account.end),
            points_of(say, account.missed),
        )
    return grid


def suspicion_table(match: Match, suspicions: list[Suspicion], say: Words) -> Grid:
    """For each secret, what it was, and how likely the others could think it, turn by turn."""
    grid = Grid(*(say(f"col-{name}") for name in ("player", "secret", "suspected", "at-the-end", "wrong")))
    grid.columns[3].justify = "right"
    for each in (each for each in suspicions if each.truth):
        names = [say.name(word) for word, _ in groupby(each.truth)]
        wrong, chance = each.wrong[-1]
        grid.add_row(
            Text(match.names[each.seat]),
            Text(" → ".join(names)),
            Text(curve(each.others)),
            percent(say, each.others[-1]),
            Text(f"{say.name(wrong)} {percent(say, chance)}" if chance else "–"),
        )
    return grid
