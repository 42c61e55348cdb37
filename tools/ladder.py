"""How strong every bot is in every game, rated by the arena: each game's `ladder.toml`, and docs/ladder.md.

    python -m tools.ladder --games 3000 --bots random,greedy,easy,steady,sharp,muse
    python -m tools.ladder --games 64 --bots oracle-greedy:100ms,oracle:1s --add
    python -m tools.ladder --page

All games are played at tables of the usual size. The bots of the first run fill the seats in every way in
which at least two of them meet; if there are more ways than games, tables are drawn at random. With `--add`
each bot sits alone among three that are rated already, the strongest of the first run: these keep their
ratings, so that few games suffice to place a slow bot. The page is written from the files of all games after
each run.
"""

import argparse
import contextlib
import itertools
import random
import sys
import tomllib
from collections.abc import Mapping, Sequence
from datetime import date
from pathlib import Path
from typing import Any

from ithaca import bots
from ithaca.arena import report, single_game, tournament, workers
from ithaca.arena.ladder import ANCHOR, FILE
from ithaca.arena.ratings import SETTLED, START, Rating, points_of, rate, wilson
from ithaca.arena.single_game import PlayedGame, Setup, Times
from ithaca.engine.errors import Mistake
from ithaca.engine.game import USUAL, Game, find, names

THOUGHTLESS = 0.1  # seconds: a bot that thinks less than this sits as often as one that does not think
PAGE = Path(__file__).parent.parent / "docs" / "ladder.md"
ROUNDS = Sequence[tuple[Setup, PlayedGame]]
Known = Mapping[str, Mapping[str, Any]]  # what the file of a game says of each bot

HEAD = """# The ladder

How strong the bots are in every game, with {players} players at the table. Measured by the arena and written
from the `ladder.toml` in each game's folder, which the server also uses to rate games:

```
python -m tools.ladder --games 3000 --bots random,greedy,easy,steady,sharp,muse
python -m tools.ladder --games 48 --bots oracle-greedy:100ms,oracle:1s --add  # or as many as the tables say
```

*Rating* is OpenSkill's (Plackett-Luce) with two standard deviations, relative to `{anchor}`, where everybody
starts; *points* are the same as shown to people (`{anchor}` has 1500). *Share* is the part of the victory
that one seat of the bot won on average, with its 95% interval; the fair share is 25%. Each deal is played
once from every seat. *Faults* are moves that were illegal or late, or a crash. More in [the arena](arena.md).

Bots that play at once met each other in all mixtures. A bot that thinks sat **alone among three** of the
strongest of these, whose ratings stayed as they were: its rating can be compared with theirs, but its share
cannot. A bot whose deviation is more than half of the initial one (± {unsettled:.1f} here) is not known well
enough to sit at rated tables.

`easy`, `steady` and `sharp` are [the muse](muse.md#levels), made weaker by heat (`levels.toml` in the folder
of a game).
"""


def fields(players: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Every way to fill the seats in which at least two bots meet."""
    every = itertools.combinations_with_replacement(players, seats)
    return [field for field in every if len(set(field)) > 1]


def drawn_fields(players: Sequence[str], seats: int, deals: int) -> list[tuple[str, ...]]:
    """For every deal a field in which as many bots as possible meet; the same fields on every call."""
    most = min(seats, len(players))
    every = [field for field in fields(players, seats) if len(set(field)) == most]
    odds = [1 / (THOUGHTLESS + sum(map(thinks_for, field))) for field in every]
    return random.Random(seats).choices(every, odds, k=deals)


def thinks_for(bot: str) -> float:
    """The seconds that a bot thinks about a move; 0 if it has no time budget."""
    player = bots.find(bot, bytes(32))
    return player.budget.seconds if player.takes_its_time else 0.0


def mixed_fields(players: Sequence[str], seats: int, games: int) -> list[tuple[str, ...]]:
    """A field for every deal of about `games` games, in an order that favours no bot."""
    every = fields(players, seats)
    if len(every) * seats > games:
        return drawn_fields(players, seats, max(1, round(games / seats)))
    return every * max(1, round(games / len(every) / seats))


def fields_alone(bot: str, known: Known, seats: int, games: int) -> list[tuple[str, ...]]:
    """The bot alone among the strongest of those that met all others."""
    quick = [name for name, one in known.items() if not one["alone"] and name != bot]
    strongest = sorted(quick, key=lambda name: -known[name]["mu"])[:seats]
    drawn = random.Random(bot)
    return [(bot, *drawn.sample(strongest, seats - 1)) for _ in range(max(1, round(games / seats)))]


def play_fields(game: Game, chosen: Sequence[tuple[str, ...]], seats: int, crew: int) -> ROUNDS:
    """Every deal from every seat."""
    numbered = [
        (tournament.prepare(game, field), nth * seats + turn)
        for nth, field in enumerate(chosen)
        for turn in range(seats)
    ]
    with contextlib.closing(workers.local(iter(numbered), crew)) as played:
        rounds = [(setup, result) for (setup, _), result in played]
    return sorted(rounds, key=lambda entry: entry[1].number)


def share_of(bot: str, rounds: ROUNDS) -> tuple[float, int]:
    """The mean share of one seat of the bot, and in how many games it sat."""
    won = []
    for setup, result in rounds:
        mine = [share for name, share in zip(setup.seats, result.shares, strict=True) if name == bot]
        if mine:
            won.append(sum(mine) / len(mine))
    return sum(won) / len(won), len(won)


def times_of(bot: str, rounds: ROUNDS) -> Times:
    total = Times()
    for setup, result in rounds:
        for name, times in zip(setup.seats, result.times, strict=True):
            if name == bot:
                total.join(times)
    return total


def faults_of(bot: str, rounds: ROUNDS) -> int:
    return sum(setup.seats[fault.bot] == bot for setup, result in rounds for fault in result.faults)


def told_of(bot: str, rating: Rating, rounds: ROUNDS, alone: bool) -> dict[str, Any]:
    """What the file says of a bot."""
    share, games = share_of(bot, rounds)
    return {
        "mu": round(rating.mu, 3),
        "sigma": round(rating.sigma, 3),
        "games": games,
        "share": round(share, 4),
        "alone": alone,
        "milliseconds": float(f"{1000 * times_of(bot, rounds).mean:.3g}"),
        "faults": faults_of(bot, rounds),
        "machine": report.machine(),
    }


def met_all(game: Game, players: Sequence[str], seats: int, asked: argparse.Namespace) -> Known:
    """The bots against each other in all mixtures."""
    rounds = play_fields(game, mixed_fields(players, seats, asked.games), seats, asked.workers)
    rated = rate((setup.seats, result.shares) for setup, result in rounds)
    return {bot: told_of(bot, rated[bot], rounds, alone=False) for bot in players}


def met_known(
    game: Game, players: Sequence[str], seats: int, known: Known, asked: argparse.Namespace
) -> Known:
    """Each bot alone among known ones, whose ratings stay as they are."""
    fixed = {bot: Rating(one["mu"], one["sigma"]) for bot, one in known.items() if bot not in players}
    chosen = [field for bot in players for field in fields_alone(bot, known, seats, asked.games)]
    rounds = play_fields(game, chosen, seats, asked.workers)
    rated = rate(((setup.seats, result.shares) for setup, result in rounds), fixed)
    added = {bot: told_of(bot, rated[bot], of_bot(bot, rounds), alone=True) for bot in players}
    return {**known, **added}


def of_bot(bot: str, rounds: ROUNDS) -> ROUNDS:
    """The games that the bot played."""
    return [(setup, result) for setup, result in rounds if bot in setup.seats]


# ── files and the page ────────────────────────────────────────────────────────────────────────────


def read_known(game: Game) -> Known:
    """What the file of a game says of each bot."""
    file = game.file(FILE)
    known: Known = tomllib.loads(file.read_text("utf-8"))["bots"] if file.is_file() else {}
    return known


def ratings_file(game: Game, seats: int, known: Known) -> str:
    """The ratings of a table as a file, the weakest first."""
    lines = [
        "# How strong the bots are, made by tools/ladder.py: OpenSkill (Plackett-Luce).",
        "# Everybody starts at 25 with 25/3. Share: of the victory, of one seat on average.",
        "# Alone: it sat alone among bots that are known, and who kept their ratings.",
        f"rules = {game.version}",
        f"players = {seats}",
        f"made = {date.today()}",
    ]
    for bot in sorted(known, key=lambda bot: known[bot]["mu"]):
        figures = "\n".join(f"{name} = {toml_of(value)}" for name, value in known[bot].items())
        lines.append(f'\n[bots."{bot}"]\n{figures}')
    return "\n".join(lines) + "\n"


def toml_of(value: float | str) -> str:
    if isinstance(value, str):
        return f'"{value}"'
    return str(value).lower() if isinstance(value, bool) else str(value)


def row(bot: str, game: Game, known: Known) -> str:
    """A line of the page."""
    one, level = known[bot], bots.level_or_name(bot, game)
    low, high = (f"{100 * bound:.1f}" for bound in wilson(one["share"], one["games"]))
    above = one["mu"] - known[ANCHOR]["mu"]
    cells = [
        f"`{bot}`" if level == bot else f"`{level}` (`{bot}`)",
        f"{above:+.1f} ± {2 * one['sigma']:.1f}",
        str(points_of(Rating(START.mu + above, one["sigma"]))),
        str(one["games"]),
        f"{100 * one['share']:.1f}% ({low} to {high}){', alone among three' if one['alone'] else ''}",
        f"{one['milliseconds']:.3g} ms",
        str(one["faults"]),
    ]
    return f"| {' | '.join(cells)} |"


def section(game: Game) -> str:
    """The bots of a game, the strongest first."""
    known = read_known(game)
    lines = [
        f"## {game.title}",
        "",
        "| bot | rating | points | games | share (95%) | time per move | faults |",
        "|---|---:|---:|---:|---:|---:|---:|",
    ]
    best = sorted(known, key=lambda bot: -known[bot]["mu"])
    return "\n".join([*lines, *(row(bot, game, known) for bot in best), ""])


def page() -> str:
    """The ladder of all games, from their files."""
    rated = [game for game in map(find, names()) if game.file(FILE).is_file()]
    parts = [HEAD.format(players=USUAL, anchor=ANCHOR, unsettled=2 * SETTLED), *map(section, rated)]
    return "\n".join(parts)


def usual_seats(game: Game) -> int:
    return min(max(USUAL, game.players[0]), game.players[-1])


def measure(game: Game, asked: argparse.Namespace) -> None:
    """Play, and write the file of a game."""
    players = list(dict.fromkeys(bots.behind(bot, game) for bot in asked.bots.split(",")))
    seats = usual_seats(game)
    print(f"{game.slug}: {', '.join(players)} ...", file=sys.stderr, flush=True)
    single_game.warm_up(tournament.prepare(game, (players * seats)[:seats]))
    if asked.add:
        known = met_known(game, players, seats, read_known(game), asked)
    else:
        known = met_all(game, players, seats, asked)
    game.file(FILE).write_text(ratings_file(game, seats, known), "utf-8")


def main(arguments: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.ladder", description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=300, help="about how many; with --add: for each bot")
    parser.add_argument("--bots", default="random,greedy", help="separated by commas")
    parser.add_argument("--add", action="store_true", help="to the bots that the file of a game knows")
    parser.add_argument("--only", default=",".join(names()), help="games, separated by commas")
    parser.add_argument("--workers", type=int, default=0, help="games at once; 0: one for each core")
    parser.add_argument("--page", action="store_true", help="only write the page, from the files")
    parser.add_argument("--out", type=Path, default=PAGE)
    asked = parser.parse_args(arguments)
    try:
        for bot in asked.bots.split(","):
            bots.find(bot, bytes(32))
        if not asked.add and len(set(asked.bots.split(","))) < 2:
            parser.error("a ladder needs two bots")
        for game in [] if asked.page else map(find, asked.only.split(",")):
            measure(game, asked)
        asked.out.write_text(page(), "utf-8")
    except Mistake as mistake:
        parser.error(str(mistake))


if __name__ == "__main__":
    main(sys.argv[1:])
