"""Write docs/ladder.md: every bot in every game, for every number of players, rated by the arena.

    python -m tools.ladder --games 300 --bots random,greedy
    python -m tools.ladder --games 200 --bots easy,steady,sharp,muse,oracle:1s --players 4 --ratings

For each number of players the bots fill the seats in every way in which at least two of them meet; all of
these tables have the same number of games, so every bot sits as often as the others. Where there are more
ways than games, tables are drawn, and bots that think long sit less often. `--ratings` also writes the
ratings at tables of the usual size into the folder of each game (`ladder.toml`), for the server.
"""

import argparse
import contextlib
import itertools
import random
import shlex
import sys
from collections.abc import Sequence
from datetime import date
from pathlib import Path

from ithaca import __version__, bots
from ithaca.arena import report, single_game, tournament, workers
from ithaca.arena.ratings import Rating, rate, wilson
from ithaca.arena.single_game import PlayedGame, Setup, Times
from ithaca.engine.errors import Mistake
from ithaca.engine.game import USUAL, Game, find, names

RATINGS = "ladder.toml"  # in the folder of a game
THOUGHTLESS = 0.1  # seconds: a bot that thinks less than this sits as often as one that does not think
PAGE = Path(__file__).parent.parent / "docs" / "ladder.md"
ROUNDS = Sequence[tuple[Setup, PlayedGame]]

HEAD = """# The ladder

How the bots stand against each other in every game. Made by the arena on
{day} with Ithaca {version}, {machine}:

```
{command}
```

For each number of players the bots fill the seats in every way in which at least two of them meet; where
there are more ways than games, tables are drawn, and bots that think long sit less often. Each deal is
played once from every seat. *Share* is the part of the victory that one seat of the bot won on
average, with its 95% interval; the fair share is given with each table. *Rating* is OpenSkill's
(Plackett-Luce) with two standard deviations; everybody starts at 25, and only differences within one table
mean something. *Faults* are moves that were illegal or late, or a crash. [The arena](arena.md) tells more.
"""


def fields(players: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Every way to fill the seats in which at least two bots meet."""
    every = itertools.combinations_with_replacement(players, seats)
    return [field for field in every if len(set(field)) > 1]


def drawn_fields(players: Sequence[str], seats: int, deals: int) -> list[tuple[str, ...]]:
    """For every deal a field in which as many bots meet as can; the same ones each time it is asked."""
    most = min(seats, len(players))
    every = [field for field in fields(players, seats) if len(set(field)) == most]
    odds = [1 / (THOUGHTLESS + sum(map(thinks_for, field))) for field in every]
    return random.Random(seats).choices(every, odds, k=deals)


def thinks_for(bot: str) -> float:
    """The seconds that it takes for a move, if it takes its time."""
    player = bots.find(bot, bytes(32))
    return player.budget.seconds if player.takes_its_time else 0.0


def play_table(game: Game, players: Sequence[str], seats: int, games: int, crew: int) -> ROUNDS:
    """About so many games in all fields, in an order that favours none of them."""
    every = fields(players, seats)
    deals = max(1, round(games / len(every) / seats))
    chosen = every * deals
    if len(every) * seats > games:
        chosen = drawn_fields(players, seats, max(1, round(games / seats)))
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


def row(bot: str, rating: Rating, rounds: ROUNDS) -> str:
    share, games = share_of(bot, rounds)
    low, high = (f"{100 * bound:.1f}" for bound in wilson(share, games))
    cells = [
        f"`{bot}`",
        f"{100 * share:.1f}%",
        f"{low} – {high}",
        f"{rating.mu:.1f} ± {2 * rating.sigma:.1f}",
        f"{1000 * times_of(bot, rounds).mean:.3g} ms",
        str(faults_of(bot, rounds)),
    ]
    return f"| {' | '.join(cells)} |"


def section(seats: int, rounds: ROUNDS) -> str:
    """The bots at tables of one size, the strongest first."""
    rated = rate((setup.seats, result.shares) for setup, result in rounds)
    lines = [
        f"### {seats} players",
        "",
        f"{len(rounds)} games; the fair share is {100 / seats:.1f}%.",
        "",
        "| bot | share | 95% | rating | time per move | faults |",
        "|---|---:|---:|---:|---:|---:|",
    ]
    best = sorted(rated, key=lambda bot: -rated[bot].mu)
    return "\n".join([*lines, *(row(bot, rated[bot], rounds) for bot in best), ""])


def ratings_file(game: Game, seats: int, rounds: ROUNDS) -> str:
    """The ratings of a table as a file: of each bot how strong it is, and how unsure that is."""
    rated = rate((setup.seats, result.shares) for setup, result in rounds)
    lines = [
        "# How strong the bots are, made by tools/ladder.py: OpenSkill (Plackett-Luce).",
        "# Everybody starts at 25 with 25/3. Share: of the victory, of one seat on average.",
        f"rules = {game.version}",
        f"players = {seats}",
        f"made = {date.today()}",
    ]
    for bot in sorted(rated, key=lambda bot: rated[bot].mu):
        share, games = share_of(bot, rounds)
        figures = (
            f"mu = {rated[bot].mu:.3f}\nsigma = {rated[bot].sigma:.3f}\ngames = {games}\nshare = {share:.4f}"
        )
        lines.append(f'\n[bots."{bot}"]\n{figures}')
    return "\n".join(lines) + "\n"


def write(asked: argparse.Namespace, players: Sequence[str], command: str) -> None:
    """Play everything, then write the page, and the ratings if they are wanted."""
    parts = [HEAD.format(day=date.today(), version=__version__, machine=report.machine(), command=command)]
    for name in asked.only.split(","):
        game = find(name)
        parts.append(f"## {game.title}\n")
        for seats in [asked.players] if asked.players in game.players else game.players:
            print(f"{name}, {seats} players ...", file=sys.stderr, flush=True)
            single_game.warm_up(tournament.prepare(game, (players * seats)[:seats]))
            rounds = play_table(game, players, seats, asked.games, asked.workers)
            parts.append(section(seats, rounds))
            if asked.ratings and seats == min(max(USUAL, game.players[0]), game.players[-1]):
                game.file(RATINGS).write_text(ratings_file(game, seats, rounds), "utf-8")
    asked.out.write_text("\n".join(parts), "utf-8")


def main(arguments: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.ladder", description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=300, help="about how many for each number of players")
    parser.add_argument("--bots", default="random,greedy,oracle:20ms", help="separated by commas")
    parser.add_argument("--only", default=",".join(names()), help="games, separated by commas")
    parser.add_argument("--players", type=int, default=0, help="how many; 0: all numbers")
    parser.add_argument("--ratings", action="store_true", help=f"write {RATINGS} of each game too")
    parser.add_argument("--workers", type=int, default=0, help="games at once; 0: one for each core")
    parser.add_argument("--out", type=Path, default=PAGE)
    asked = parser.parse_args(arguments)
    players = list(dict.fromkeys(bots.LEVELS.get(bot, bot) for bot in asked.bots.split(",")))
    try:
        for bot in players:
            bots.find(bot, bytes(32))
        if len(players) < 2:
            parser.error("a ladder needs two bots")
        command = shlex.join(["python", "-m", "tools.ladder", *arguments])
        write(asked, players, command)
    except Mistake as mistake:
        parser.error(str(mistake))


if __name__ == "__main__":
    main(sys.argv[1:])
