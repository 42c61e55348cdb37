"""Chance and skill in figures: how long races last, which cards strike, what things are worth.

`ithaca simulate odyssey --report` plays games in which everyone calls for help and takes a weapon
whenever he can and chooses his route at random, counts, and draws. The length of a race is counted in turns
of each player, twice: until someone has won, and until the ranks are settled.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from typing import Annotated, Any

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ithaca.engine.compiler import rare, rule
from ithaca.engine.dice import below
from ithaca.engine.entrypoints import Desk, begin_game
from ithaca.engine.protocol import NOBODY, OVER
from ithaca.engine.record import Grid, Int, Long, blank, record
from ithaca.engine.simulate import Simulation
from ithaca.engine.text import Word, Words

from .components import (
    CARD_NAMES,
    CARDS,
    CIRCE,
    DECLINE,
    DIE,
    ENDURE,
    GHOSTS,
    HELPS,
    ROUTE,
    ROUTES,
    SEATS,
    VALUE,
    WEAPON_NAMES,
    WEAPONS,
)
from .encounters import strength
from .greedy import greedy, steps_home
from .rules import actor, apply, legal
from .score import came_as
from .state import TESTING, WRECKING, State

LONGEST = 400  # turns; longer races are counted together
BATCH = 5_000  # games between two updates of the progress bar


@record
class Tally:
    """What was counted."""

    games: Long
    turns: Long  # of each player until someone has won, of all races together
    lengths: Annotated[Grid, Long, LONGEST + 1]  # races by turns of each player until someone has won
    rank_turns: Long  # the same until the ranks are settled
    rank_lengths: Annotated[Grid, Long, LONGEST + 1]
    wrecks: Long
    thrown_back: Long  # wrecks whose arrow lay behind them
    met: Annotated[Grid, Long, CARDS + 2]  # encounters that a trireme came to
    beaten: Annotated[Grid, Long, CARDS + 2]
    struck: Annotated[Grid, Long, CARDS + 2]  # tests failed, weather suffered
    routes: Annotated[Grid, Long, ROUTES + 1, 2]  # players who took it, and of these who won
    weapons: Annotated[Grid, Long, WEAPONS + 1, 2]
    helps: Annotated[Grid, Long, HELPS + 1, 2]  # players who found it
    dice: Annotated[Grid, Long, DIE + 1]  # every roll, whatever it was for
    tries: Annotated[Grid, Long, CARDS + 2, 2, 2]  # rolls against [encounter, eased by a weapon, beaten]
    route: Annotated[Grid, Int, SEATS]  # of each seat in this game
    begun: Annotated[Grid, Int, SEATS]  # turns of each seat in this game, lost ones too
    weapon: Annotated[Grid, Int, SEATS]
    found: Annotated[Grid, Int, SEATS, HELPS + 1]


@rare
def tally_games(desk: Desk, tallies: Grid, first: int, last: int, greedily: bool) -> None:
    """Play the games `first` to `last - 1`, sensibly or greedily, and count."""
    for number in range(first, last):
        begin_game(desk, number)
        tally_game(desk.states[0], tallies[0], desk.scratch[0].actions, desk.luck, greedily)


@rule
def tally_game(s: State, t: Tally, out: Grid, luck: Grid, greedily: bool) -> None:
    begin_tally(s, t)
    while actor(s) != OVER:
        seat = actor(s)
        action = greedy(s, out, luck[0]) if greedily else sensible(out, legal(s, out), luck)
        if action >= ROUTE and t.route[seat] == 0:
            t.route[seat] = action - ROUTE + 1
        foe = int(s.facing) if s.phase == TESTING else 0
        eased = strength(s, foe) < hardness(s, foe)
        was, wrecked, turns = int(s.at[seat]), s.phase == WRECKING, int(s.turns)
        won = came_as(s, 1) != NOBODY
        apply(s, action)
        t.dice[s.effects.die] += 1
        t.tries[foe, int(eased), int(s.effects.beaten == foe)] += 1
        note_wake(s, t, seat)
        if wrecked:
            note_wreck(s, t, was, int(s.at[seat]))
        if not won and came_as(s, 1) != NOBODY:
            each = (turns - 1) // int(s.seats) + 1
            t.turns += each
            t.lengths[min(each, LONGEST)] += 1
        note_turns(s, t, turns)
    t.games += 1
    note_end(s, t)


@rule
def begin_tally(s: State, t: Tally) -> None:
    """Begin to count a game: only the weapons that were dealt, and the first turn."""
    for seat in range(s.seats):
        t.weapon[seat] = s.weapon[seat]
        t.route[seat] = 0
        t.begun[seat] = 0
        for card in range(HELPS + 1):
            t.found[seat, card] = 0
    t.begun[s.active] = 1


@rule
def note_turns(s: State, t: Tally, turns: int) -> None:
    """Turns that were lost and the one that has begun, if this action ended one."""
    for seat in range(s.seats):
        t.begun[seat] += s.effects.served[seat]
    if s.turns > turns:
        t.begun[s.active] += 1


@rule
def note_wreck(s: State, t: Tally, was: int, now: int) -> None:
    """Whether a wreck threw a trireme back."""
    t.wrecks += 1
    t.thrown_back += steps_home(s, now) > steps_home(s, was)


@rule
def note_end(s: State, t: Tally) -> None:
    """The length of the whole race is that of the one who had most turns."""
    most = 0
    for seat in range(s.seats):
        most = max(most, int(t.begun[seat]))
        note_result(t, seat, 1 if s.home[seat] == 1 else 0)
    t.rank_turns += most
    t.rank_lengths[min(most, LONGEST)] += 1


@rule
def sensible(out: Grid, n: int, luck: Grid) -> int:
    """Any action but to endure what help could turn away, and to leave a weapon."""
    while True:
        action = int(out[below(luck[0], n) if n > 1 else 0])
        if action not in (ENDURE, DECLINE):
            return action


@rule
def hardness(s: State, foe: int) -> int:
    """The value of an encounter, without weapons."""
    return int(s.board.ghosts) if foe == GHOSTS else VALUE[foe]


@rule
def note_wake(s: State, t: Tally, seat: int) -> None:
    """Encounters met, beaten and suffered; help found."""
    t.met[s.effects.faced] += 1
    t.beaten[s.effects.beaten] += 1
    t.struck[s.effects.struck] += 1
    if s.effects.struck == CIRCE:
        t.met[GHOSTS] += 1
    if 0 < s.effects.drawn <= HELPS:
        t.found[seat, s.effects.drawn] = 1


@rule
def note_result(t: Tally, seat: int, won: int) -> None:
    t.routes[t.route[seat], 0] += 1
    t.routes[t.route[seat], 1] += won
    t.weapons[t.weapon[seat], 0] += 1
    t.weapons[t.weapon[seat], 1] += won
    for card in range(1, HELPS + 1):
        if t.found[seat, card]:
            t.helps[card, 0] += 1
            t.helps[card, 1] += won


# ── the figures ───────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True)
class Worth:
    """How often those who had a thing have won, and how sure that is."""

    word: Word
    players: int
    share: float

    @property
    def margin(self) -> float:
        """Two standard errors."""
        return 2 * sqrt(self.share * (1 - self.share) / self.players) if self.players else 0.0


@dataclass(frozen=True)
class Report:
    """What a run has counted."""

    games: int
    seats: int
    mean: float
    lengths: list[int]  # races by turns of each player until someone has won
    rank_mean: float
    rank_lengths: list[int]  # until the ranks are settled
    wrecks: float  # for each race
    thrown_back: float  # the share of them that threw a trireme back
    cards: list[tuple[Word, float, float]]  # encounter: met and suffered, for each race
    worths: dict[str, list[Worth]]

    def length_below(self, part: float) -> int:
        """The turns within which this part of the races is won."""
        return turns_within(self.lengths, part)

    def ranks_below(self, part: float) -> int:
        """The turns within which the ranks of this part of the races are settled."""
        return turns_within(self.rank_lengths, part)


def turns_within(lengths: Sequence[int], part: float) -> int:
    """The length that this part of the races does not exceed."""
    total = 0
    for turns, races in enumerate(lengths):
        total += races
        if total >= part * sum(lengths):
            return turns
    return LONGEST


def run(
    simulation: Simulation, board: Any, games: int, tell: Callable[[int], None], greedily: bool = False
) -> Report:
    """Play and count; `tell` is called with the number of games done."""
    return report(tallied(simulation, games, tell, greedily), simulation.players, board)


def tallied(simulation: Simulation, games: int, tell: Callable[[int], None], greedily: bool = False) -> Any:
    """Play in batches, so that a progress bar can move."""
    tallies = blank(Tally)
    for first in range(0, games, BATCH):
        tally_games(simulation.desk, tallies, first, min(first + BATCH, games), greedily)
        tell(min(first + BATCH, games))
    return tallies[0]


def report(t: Any, seats: int, board: Any) -> Report:
    games = int(t.games)
    met = sorted((card for card in range(1, CARDS + 2) if t.met[card]), key=lambda card: -t.met[card])
    cards = [(Word("card", CARD_NAMES[c]), t.met[c] / games, t.struck[c] / games) for c in met]
    return Report(
        games=games,
        seats=seats,
        mean=int(t.turns) / games,
        lengths=[int(races) for races in t.lengths],
        rank_mean=int(t.rank_turns) / games,
        rank_lengths=[int(races) for races in t.rank_lengths],
        wrecks=int(t.wrecks) / games,
        thrown_back=int(t.thrown_back) / max(1, int(t.wrecks)),
        cards=cards,
        worths={
            "route": worths("route", board.routes, t.routes[1:]),
            "weapon": worths("weapon", WEAPON_NAMES[1:], t.weapons[1:]),
            "help": worths("help", CARD_NAMES[1 : HELPS + 1], t.helps[1:]),
        },
    )


def worths(kind: str, names: Sequence[str], rows: Grid) -> list[Worth]:
    return [
        Worth(Word(kind, name), int(row[0]), float(row[1] / row[0]) if row[0] else 0.0)
        for name, row in zip(names, rows, strict=False)
    ]


# ── in words and pictures ─────────────────────────────────────────────────────────────────────────


def draw(r: Report, say: Words) -> RenderableType:
    """The report for a terminal."""
    parts = [r.length_below(part) for part in (0.1, 0.5, 0.9, 0.99)]
    length = say("report-length", games=r.games, mean=round(r.mean, 1), tenth=parts[0], half=parts[1],
                 most=parts[2], nearly=parts[3])  # fmt: skip
    ranks = say("report-ranks", mean=round(r.rank_mean, 1), nearly=r.ranks_below(0.99))
    wrecks = say("report-wrecks", mean=round(r.wrecks, 1), share=f"{r.thrown_back:.1%}")
    cards = Table(
        say("report-card"), say("report-met"), say("report-struck"), box=SIMPLE_HEAD, pad_edge=False
    )
    for word, met, struck in r.cards:
        cards.add_row(say.name(word), f"{met:.2f}", f"{struck:.2f}")
    worth = Table(
        say("report-thing"), say("report-players"), say("report-share"), box=SIMPLE_HEAD, pad_edge=False
    )
    for rows in r.worths.values():
        for row in rows:
            worth.add_row(say.name(row.word), f"{row.players:,}", f"{row.share:.1%} ± {row.margin:.1%}")
        worth.add_section()
    fair = say("report-fair", share=f"{1 / r.seats:.1%}")
    return Group(
        Text(length, style="bold"),
        Text(ranks),
        Text(wrecks),
        cards,
        Text(say("report-worth"), style="bold"),
        worth,
        Text(fair),
    )


def plot(r: Report, say: Words, folder: Path) -> list[Path]:
    """The report as one picture, PNG and SVG. Needs matplotlib (the extra `report`)."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    colours = {"route": "#8a4b2a", "weapon": "#2b5d8a", "help": "#3f7d4e"}
    figure, (lengths, cards, worth) = pyplot.subplots(1, 3, figsize=(16, 6.5), layout="constrained")
    figure.suptitle(say("report-title", games=r.games, players=r.seats))
    shown = r.length_below(0.98) + 1
    lengths.bar(range(shown), [100 * races / r.games for races in r.lengths[:shown]], color="#2b5d8a")
    lengths.axvline(r.mean, color="#b5432a", label=say("report-mean", mean=round(r.mean, 1)))
    lengths.set(xlabel=say("report-turns"), ylabel=say("report-percent"), title=say("report-lengths"))
    lengths.legend()
    names = [say.name(word) for word, *_ in r.cards][::-1]
    cards.barh(names, [met for _, met, _ in r.cards][::-1], color="#c9b28a", label=say("report-met"))
    cards.barh(
        names, [hit for *_, hit in r.cards][::-1], color="#b5432a", height=0.4, label=say("report-struck")
    )
    cards.set(title=say("report-cards"), xlabel=say("report-a-race"))
    cards.legend()
    rows = [(kind, row) for kind, group in r.worths.items() for row in group if row.players][::-1]
    worth.barh(
        [say.name(row.word) for _, row in rows],
        [100 * row.share for _, row in rows],
        xerr=[100 * row.margin for _, row in rows],
        color=[colours[kind] for kind, _ in rows],
    )
    worth.axvline(100 / r.seats, color="black", linestyle="--", label=say("report-even"))
    least = min(row.share for _, row in rows)
    worth.set(title=say("report-worth"), xlabel=say("report-share"), xlim=(100 * least * 0.8, None))
    worth.legend()
    files = [folder / f"odyssey-report.{kind}" for kind in ("png", "svg")]
    for file in files:
        figure.savefig(file, dpi=110)
    pyplot.close(figure)
    return files
