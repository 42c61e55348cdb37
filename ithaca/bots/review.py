"""A game looked back on: everyone's chances, turning points, luck and skill, and who could guess what.

Chances are estimated from worlds guessed behind what all could see, and a second time from the table as it
really was. Where there are secrets and a muse, the worlds are played on by muses until each seat has said
what it hopes for; else by the greedy player, to the end. `docs/review.md` has the formulas. All luck of a
review is derived from the deal: the same game has the same review.
"""

import functools
import hashlib
import itertools
import math
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np

from ithaca.bots import can_play
from ithaca.engine import entrypoints
from ithaca.engine.beliefs import hides_at
from ithaca.engine.compiler import JIT
from ithaca.engine.dice import Dice
from ithaca.engine.match import Match
from ithaca.engine.offers import Scratch
from ithaca.engine.protocol import OVER, SPECTATOR
from ithaca.engine.reading import reading
from ithaca.engine.record import Grid, blank, copy_of
from ithaca.engine.seeds import game_key
from ithaca.engine.snapshot import conceal
from ithaca.engine.text import Word

from .explained import Explained, evidence_for, suspected
from .muse import file_of, layers_of_game
from .muse_beliefs import believed_by_muse
from .muse_hopes import hope_ahead
from .muse_space import musing_space
from .net import LANES, Layers
from .playouts import PlayoutSpace, look_ahead, weigh

# How much is computed. As plain Python, playing on takes some tenths of a second for each game.
POINTS = 72 if JIT else 4  # of a timeline, before the turns between them are looked for
PLAYOUTS = 256 if JIT else 2  # for a chance where there are secrets, and again with open hands
OPEN_PLAYOUTS = 512 if JIT else 2  # where there are none
HOPES = LANES if JIT else 1  # worlds for a chance where there are secrets and a muse
MOST_CHOICES = 64  # played at most until each seat has said what it hopes for
WORLDS = 512 if JIT else 8  # for a suspicion of one seat
WEIGHINGS = 16384 if JIT else 8  # playouts for all choices of a race together
MOST_WEIGHINGS = 2048  # for one move that could be chosen
LEAST_WEIGHINGS = 32 if JIT else 1

TURNS = 5  # reported at most
SHARPER = 4  # times as many playouts before and after what may be one
LEAST_CHANGE = 0.05  # of a chance that is worth reporting
SURE = 3.0  # a change must be larger than this many standard errors


# ── what a review says ────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True)
class Chances:
    """What every seat could expect of the victory, and how far this may be wrong (one standard error)."""

    shares: tuple[float, ...]
    errors: tuple[float, ...]


@dataclass(frozen=True)
class Turn:
    """A move that changed the chances."""

    move: int  # its number, from 1
    seat: int  # who made it
    change: float  # of the chance that changed most
    before: Chances
    after: Chances
    choice: float | None  # what its player gained by this choice; the rest was luck. None: not separated


@dataclass(frozen=True)
class Account:
    """A seat's way from its first chance to its last: luck + skill + others = end - start."""

    start: float
    end: float
    luck: float
    skill: float  # own choices, compared with what the greedy player would have done
    others: float  # theirs
    error: float  # of skill
    missed: float  # own choices, compared with the best ones: never above 0
    beyond: float  # own choices, compared with the average of all legal ones
    choices: int  # own decisions that had more than one answer


@dataclass(frozen=True)
class Suspicion:
    """One thing that a seat hides, at every point of the timeline up to the last decision."""

    seat: int
    truth: list[Word]
    others: list[float]  # how likely the other seats could think the truth, on average
    public: list[float]  # how likely spectators could
    wrong: list[tuple[Word, float]]  # what the others could think most likely apart from the truth


@dataclass(frozen=True)
class Review:
    """All that can be said of a game that is over."""

    game: str
    moves: int
    by: str  # who plays on: "muse" or "greedy"
    playouts: int  # worlds behind each point
    points: list[int]  # after how many moves
    table: list[Chances]  # at each point, from what all could see
    opened: list[Chances]  # at each point, from the table as it was
    turns: list[Turn]
    race: list[Account]  # of each seat, in games without secrets
    suspicions: list[Suspicion]

    def as_dict(self) -> dict[str, Any]:
        """For programs: rounded, by seat numbers, without names of players."""
        return {
            "game": self.game,
            "moves": self.moves,
            "by": self.by,
            "playouts": self.playouts,
            "points": self.points,
            "chances": {"table": rows(self.table), "open": rows(self.opened)},
            "turns": [turn_as_dict(turn) for turn in self.turns],
            "race": [account_as_dict(account) for account in self.race],
            "suspicion": [suspicion_as_dict(each) for each in self.suspicions],
        }


def rows(timeline: list[Chances]) -> dict[str, list[list[float]]]:
    return {
        "shares": [rounded(chances.shares) for chances in timeline],
        "errors": [rounded(chances.errors) for chances in timeline],
    }


def rounded(numbers: Iterable[float]) -> list[float]:
    return [round(float(number), 4) for number in numbers]


def turn_as_dict(turn: Turn) -> dict[str, Any]:
    return {
        "move": turn.move,
        "seat": turn.seat,
        "change": round(turn.change, 4),
        "before": rounded(turn.before.shares),
        "after": rounded(turn.after.shares),
        "choice": None if turn.choice is None else round(turn.choice, 4),
    }


def account_as_dict(account: Account) -> dict[str, Any]:
    """Luck is what the other rounded figures leave over, so that the figures add up as printed."""
    names = ("start", "end", "skill", "others", "error", "missed", "beyond")
    told: dict[str, Any] = {name: round(getattr(account, name), 4) for name in names}
    luck = round(told["end"] - told["start"] - told["skill"] - told["others"], 4)
    return {**told, "luck": luck, "choices": account.choices}


def suspicion_as_dict(suspicion: Suspicion) -> dict[str, Any]:
    return {
        "seat": suspicion.seat,
        "kind": suspicion.truth[0].kind if suspicion.truth else "",
        "truth": [word.name for word in suspicion.truth],
        "others": rounded(suspicion.others),
        "public": rounded(suspicion.public),
        "wrong": [word.name for word, _ in suspicion.wrong],
        "wrong_chance": rounded(chance for _, chance in suspicion.wrong),
    }


# ── a game that was played ────────────────────────────────────────────────────────────────────────


class Position(NamedTuple):
    """The table after some moves, and what everyone could believe then."""

    state: Grid
    beliefs: Grid  # of every seat, the last the spectators'


@dataclass
class Past:
    """A game that was played, position by position, without moves that were taken back."""

    match: Match
    positions: list[Position]
    by_muses: bool = True  # if there is one
    master: Grid = field(default_factory=lambda: blank(Dice))

    def __post_init__(self) -> None:
        dealt = hashlib.sha256(self.positions[0].state.tobytes()).digest()
        entrypoints.set_key_at(self.master, game_key(dealt, "review"))

    @property
    def secrets(self) -> int:
        """How many things are hidden in this game."""
        return int(hides_at(self.positions[0].state, 0, blank(Scratch)))

    @functools.cached_property
    def layers(self) -> Layers | None:
        """What the muse of this game has learned, where chances are by the muse."""
        game = self.match.game
        wanted = self.by_muses and self.secrets and can_play("muse", game)
        return layers_of_game(game) if wanted else None

    def watch(self, evidence: Explained, first: int, last: int) -> None:
        """Let a viewer take in the moves from `first` to `last - 1`."""
        for at in range(first, last):
            evidence.watch(self.positions[at].state, self.match.moves[at])

    def desk(self, at: int, known: bool) -> PlayoutSpace:
        state, beliefs = self.positions[at]
        view = copy_of(state) if known else conceal(state, SPECTATOR)
        luck = copy_of(self.master), blank(Dice)
        return PlayoutSpace(view, copy_of(view), copy_of(beliefs[[SPECTATOR]]), *luck, blank(Scratch, 2))

    def chances(self, at: int, known: bool, playouts: int) -> Chances:
        """What every seat could expect after `at` moves."""
        if self.layers is not None:
            return self.hopes(at, known, playouts, self.layers)
        sums, squares = np.zeros(self.match.seats), np.zeros(self.match.seats)
        look_ahead(self.desk(at, known), known, playouts, sums, squares)
        means = sums / playouts
        return Chances(tuple(means.tolist()), tuple(errors(means, squares / playouts, playouts)))

    def hopes(self, at: int, known: bool, worlds: int, layers: Layers) -> Chances:
        """The same, by muses."""
        state, beliefs = self.positions[at]
        view = copy_of(state) if known else conceal(state, SPECTATOR)
        belief = beliefs[[SPECTATOR]]
        belief = belief if known else believed_by_muse(view, belief, SPECTATOR)
        room = musing_space(view, belief, self.master, layers)
        told = []
        for first in range(0, worlds, LANES):
            hopes = np.zeros((LANES, self.match.seats))
            hope_ahead(room, known, first, MOST_CHOICES, hopes)
            told.append(hopes[: worlds - first])
        every = np.concatenate(told)
        means, surer = every.mean(0), file_of(self.match.game).header.surer
        off = errors(means, (every**2).mean(0), len(every))
        return Chances(tuple(sharpened(means, surer).tolist()), tuple(surer * error for error in off))


def sharpened(shares: Grid, power: float) -> Grid:
    """Shares of one victory, moved farther apart (or closer together) by a power."""
    found: Grid = shares**power / (shares**power).sum()
    return found


def errors(means: Grid, squares: Grid, count: int) -> list[float]:
    """Standard errors of means, from the means of the squares."""
    found: list[float] = np.sqrt(np.maximum(squares - means**2, 0.0) / count).tolist()
    return found


def past_of(positions: Iterable[Match]) -> Past:
    """Record a match while it is replayed, move by move."""
    kept: list[Position] = []
    for match in positions:
        del kept[len(match.moves) :]  # a move that was taken back
        believed = [match.beliefs.of(seat) for seat in (*range(match.seats), SPECTATOR)]
        kept.append(Position(copy_of(match.state), np.concatenate(believed)))
    return Past(match, kept)


def played(match: Match, moves: Iterable[int | str]) -> Iterator[Match]:
    """The match before these moves and after each."""
    yield match
    for move in moves:
        match.play(move)
        yield match


def review(positions: Iterable[Match], tell: Callable[[int, int], None] | None = None) -> Review:
    """Look back on a game; `tell` is called with how much is done, and of how much."""
    past = past_of(positions)
    timeline = Timeline(past, tell or (lambda done, of: None))
    timeline.fill()
    decisions = {} if past.secrets else weighed_decisions(past)
    turns = timeline.turns(decisions)
    points = sorted(timeline.table)
    table = [timeline.table[at] for at in points]
    return Review(
        game=past.match.game.slug,
        moves=len(past.match.moves),
        by="greedy" if past.layers is None else "muse",
        playouts=timeline.playouts,
        points=points,
        table=table,
        opened=[timeline.opened(at) for at in points],
        turns=turns,
        race=accounts(past, table[0], table[-1], decisions) if not past.secrets else [],
        suspicions=suspicions(past, points) if past.secrets else [],
    )


# ── chances and turning points ────────────────────────────────────────────────────────────────────


class Timeline:
    """Chances at some points of a game; points are added where much has changed."""

    def __init__(self, past: Past, tell: Callable[[int, int], None]) -> None:
        self.past, self.tell = past, tell
        self.playouts = OPEN_PLAYOUTS
        if past.secrets:
            self.playouts = PLAYOUTS if past.layers is None else HOPES
        self.table: dict[int, Chances] = {}  # from what all could see
        self._opened: dict[int, Chances] = {}  # from the table as it was

    def fill(self) -> None:
        """Compute points from the first to the last, spaced as evenly as moves allow."""
        last = len(self.past.positions) - 1
        wanted = sorted({round(nth * last / (POINTS - 1)) for nth in range(POINTS)})
        for nth, at in enumerate(wanted):
            self.at(at)
            self.opened(at)
            self.tell(nth + 1, len(wanted))

    def at(self, at: int) -> Chances:
        if at not in self.table:
            self.table[at] = self.past.chances(at, False, self.playouts)
        return self.table[at]

    def opened(self, at: int) -> Chances:
        if not self.past.secrets:
            return self.at(at)
        if at not in self._opened:
            self._opened[at] = self.past.chances(at, True, self.playouts)
        return self._opened[at]

    def turns(self, decisions: "dict[int, Decision]") -> list[Turn]:
        """The moves after which the chances changed most, in the order in which they were made."""
        points = sorted(self.table)
        spans = sorted(itertools.pairwise(points), key=lambda span: -difference(*map(self.at, span)))
        for first, last in spans[:TURNS]:
            self.narrow(first, last)
        for at in sorted({at for move in self.greatest() for at in (move - 1, move)}):
            self.sharpen(at)
        return [self.turn(at, decisions) for at in sorted(self.greatest())]

    def greatest(self) -> list[int]:
        """The moves that seem to have changed the chances most, the greatest change first."""
        single = [at for at in self.table if at - 1 in self.table and self.is_turn(at)]
        return sorted(single, key=lambda at: (-difference(self.at(at - 1), self.at(at)), at))[:TURNS]

    def sharpen(self, at: int) -> None:
        """Estimate a point with more playouts: of many changes the greatest are often only sampling noise."""
        self.table[at] = self.past.chances(at, False, SHARPER * self.playouts)

    def narrow(self, first: int, last: int) -> None:
        """Search for the move of a span that changed most, by bisection."""
        while last - first > 1:
            middle = (first + last) // 2
            before, after = (difference(self.at(at), self.at(middle)) for at in (first, last))
            first, last = (first, middle) if before >= after else (middle, last)

    def is_turn(self, at: int) -> bool:
        """Whether this move has changed a chance by more than sampling noise."""
        before, after = self.at(at - 1), self.at(at)
        gaps = zip(before.shares, after.shares, before.errors, after.errors, strict=True)
        return any(abs(b - a) >= max(LEAST_CHANGE, SURE * math.hypot(e, f)) for a, b, e, f in gaps)

    def turn(self, at: int, decisions: "dict[int, Decision]") -> Turn:
        seat, before, after = self.past.match.moves[at - 1][0], self.at(at - 1), self.at(at)
        choice = None
        if not self.past.secrets:
            choice = decisions[at - 1].gains[seat] if at - 1 in decisions else 0.0
        return Turn(at, seat, difference(before, after), before, after, choice)


def difference(one: Chances, other: Chances) -> float:
    """By how much the chance that changed most has changed."""
    return max(abs(b - a) for a, b in zip(one.shares, other.shares, strict=True))


# ── luck and skill ────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True)
class Decision:
    """What a choice was worth to each seat, compared with what the greedy player would have done."""

    seat: int
    gains: list[float]
    errors: list[float]
    missed: float  # compared with the best choice there was
    beyond: float  # compared with the average of all


def weighed_decisions(past: Past) -> dict[int, Decision]:
    """Every decision that had more than one answer, by the number of moves before it."""
    scratch = blank(Scratch)
    counts = {
        at: count
        for at in range(len(past.match.moves))
        if (count := int(entrypoints.legal_at(past.positions[at].state, 0, scratch))) > 1
    }
    playouts = WEIGHINGS // max(1, sum(counts.values()))
    playouts = max(LEAST_WEIGHINGS, min(MOST_WEIGHINGS, playouts))
    return {at: weighed(past, at, playouts) for at in counts}


def weighed(past: Past, at: int, playouts: int) -> Decision:
    """What the choice after `at` moves was worth."""
    seat, chosen = past.match.moves[at][:2]
    desk, seats = past.desk(at, known=False), past.match.seats
    count = int(entrypoints.legal_at(desk.views, 0, desk.scratch[1:]))
    sums, gains, squares = np.zeros((count, seats)), np.zeros(seats), np.zeros(seats)
    weigh(desk, chosen, playouts, sums, gains, squares)
    means, worth = gains / playouts, sums[:, seat] / playouts
    own = worth[desk.scratch["actions"][1, :count].tolist().index(chosen)]
    return Decision(
        seat,
        means.tolist(),
        errors(means, squares / playouts, playouts),
        float(own - worth.max()),
        float(own - worth.mean()),
    )


def accounts(past: Past, first: Chances, last: Chances, decisions: dict[int, Decision]) -> list[Account]:
    """For each seat, how much of its way was luck, its own choices, and those of the others."""
    return [account(seat, first, last, list(decisions.values())) for seat in range(past.match.seats)]


def account(seat: int, first: Chances, last: Chances, decisions: list[Decision]) -> Account:
    own = [each for each in decisions if each.seat == seat]
    skill = math.fsum(each.gains[seat] for each in own)
    others = math.fsum(each.gains[seat] for each in decisions if each.seat != seat)
    start, end = first.shares[seat], last.shares[seat]
    return Account(
        start=start,
        end=end,
        luck=end - start - skill - others,
        skill=skill,
        others=others,
        error=math.hypot(*(each.errors[seat] for each in own)),
        missed=math.fsum(each.missed for each in own),
        beyond=math.fsum(each.beyond for each in own),
        choices=len(own),
    )


# ── what the others could guess ───────────────────────────────────────────────────────────────────


def suspicions(past: Past, points: list[int]) -> list[Suspicion]:
    """For each thing that a seat hides: how likely the others could think the truth, point by point."""
    match = past.match
    words = match.game.part("view").hidden_words(reading(past.positions[0].state), match.board)
    each = past.secrets // match.seats
    found = [Suspicion(thing // each, [], [], [], []) for thing in range(past.secrets)]
    scratch, watched = blank(Scratch), 0
    evidence = evidence_for(match.game, match.seats, SPECTATOR)  # what all could see speaks to everyone
    for at in points:
        state, beliefs = past.positions[at]
        if entrypoints.actor_at(state, 0) == OVER:  # all is laid open
            continue
        if evidence:
            past.watch(evidence, watched, at)
        watched = at
        hides_at(state, 0, scratch)
        thought = [
            suspected(conceal(state, viewer), beliefs[[viewer]], viewer, evidence, WORLDS)
            for viewer in (*range(match.seats), SPECTATOR)
        ]
        for thing, curve in enumerate(found):
            add_point(curve, int(scratch["actions"][0, thing]), [likely[thing] for likely in thought], words)
    return found


def add_point(curve: Suspicion, truth: int, thought: list[Grid], words: list[Word]) -> None:
    """Add a point to a curve; `thought[viewer][id]` is how likely a viewer could think each thing."""
    others = np.mean([likely for viewer, likely in enumerate(thought[:-1]) if viewer != curve.seat], axis=0)
    curve.truth.append(words[truth - 1])
    curve.others.append(float(others[truth]))
    curve.public.append(float(thought[-1][truth]))
    others[[0, truth]] = -1.0
    wrong = int(np.argmax(others))
    curve.wrong.append((words[wrong - 1], max(0.0, float(others[wrong]))))


def rehearse(match: Match) -> None:
    """Compile everything that a review calls, before a player waits for one."""
    past = past_of([match])
    past.chances(0, known=False, playouts=1)
    past.chances(0, known=True, playouts=1)
    if past.secrets:
        suspicions(past, [0])
    else:
        sums, gains = np.zeros((1, match.seats)), np.zeros(match.seats)
        desk = past.desk(0, known=False)
        entrypoints.legal_at(desk.views, 0, desk.scratch[1:])
        weigh(desk, 0, 1, sums, gains, np.zeros(match.seats))
