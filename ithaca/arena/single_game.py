"""One game between bots. A bot that fails loses the move to a stand-in, not the match.

`play(setup, number)` depends on nothing else: which worker plays a game, and when, changes only the
times. Deal d is played once for each rotation, so that every bot gets every seat of it:

    deal = number // seats, rotation = number % seats
    the bot that is named i-th sits at seat (i + rotation) % seats
"""

import ctypes
import functools
import json
import math
import operator
import queue
import sys
import threading
import time
from typing import Any

import msgspec

from ithaca import bots
from ithaca.engine.errors import Misuse
from ithaca.engine.game import find
from ithaca.engine.match import Match
from ithaca.engine.protocol import OVER
from ithaca.engine.seeds import game_key, seed_of_number

STAND_IN = "greedy"
KINDS = ("crashed", "illegal", "late")  # how a bot can lose a move
PATIENCE = 600.0  # seconds for a move whose budget is in iterations
STEPS = 20  # buckets of times in a power of ten
LEAST_TIME = 1e-7


class Setup(msgspec.Struct, frozen=True):
    """All that the games of a tournament depend on; it is sent to workers and written into files."""

    game: str
    rules: int
    seats: tuple[str, ...]  # bots by name, in the order given
    seed: int
    options: dict[str, bool]
    board: dict[str, Any]  # the source of a custom board; empty for ours


class Fault(msgspec.Struct, frozen=True):
    """A move that a bot lost to its stand-in."""

    move: int  # how many were made before it
    seat: int
    bot: int  # index in the setup
    kind: str
    reason: str


class Times(msgspec.Struct):
    """How long a bot thought, over moves at which it had a choice."""

    moves: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    buckets: dict[int, int] = {}

    def add(self, seconds: float) -> None:
        self.moves += 1
        self.seconds += seconds
        self.slowest = max(self.slowest, seconds)
        bucket = math.floor(math.log10(max(seconds, LEAST_TIME)) * STEPS)
        self.buckets[bucket] = self.buckets.get(bucket, 0) + 1

    def join(self, other: "Times") -> None:
        self.moves += other.moves
        self.seconds += other.seconds
        self.slowest = max(self.slowest, other.slowest)
        for bucket, count in other.buckets.items():
            self.buckets[bucket] = self.buckets.get(bucket, 0) + count

    @property
    def mean(self) -> float:
        return self.seconds / self.moves if self.moves else 0.0

    def below(self, part: float) -> float:
        """The time that this part of all moves did not exceed, rounded up by at most an eighth."""
        count = 0
        for bucket in sorted(self.buckets):
            count += self.buckets[bucket]
            if count >= part * self.moves:
                return min(10.0 ** ((bucket + 1) / STEPS), self.slowest)
        return 0.0


class PlayedGame(msgspec.Struct):
    """A finished game; lists are in the order of the setup's bots, wherever they sat."""

    number: int
    shares: list[float]
    moves: int
    times: list[Times]
    faults: list[Fault]

    def without_times(self) -> tuple[Any, ...]:
        """What must be the same wherever and whenever the game is played."""
        return self.number, self.shares, self.moves, [t.moves for t in self.times], self.faults


# ── which game it is ──────────────────────────────────────────────────────────────────────────────


def seat_of(bot: int, number: int, seats: int) -> int:
    """The seat of a bot, given by its index in the setup, in a game."""
    return (bot + number % seats) % seats


def deal(setup: Setup, number: int) -> Match:
    """The table of a game before the first move."""
    key = game_key(seed_of_number(setup.seed), f"arena deal {number // len(setup.seats)}")
    names = [f"seat-{seat}" for seat in range(len(setup.seats))]
    return Match(find(setup.game), names, key, options=setup.options, board=board_of(setup))


def luck_of(setup: Setup, number: int, bot: int, role: str = "bot") -> bytes:
    """A bot's luck: the same in every rotation of a deal."""
    table = f"arena {role} {bot} of deal {number // len(setup.seats)}"
    return game_key(seed_of_number(setup.seed), table).tobytes()


def board_of(setup: Setup) -> Any:
    """The custom board, or None for ours."""
    return read_board(setup.game, json.dumps(setup.board)) if setup.board else None


@functools.lru_cache(8)
def read_board(game: str, source: str) -> Any:
    """A board from its source, as JSON."""
    return find(game).part("board").from_source(json.loads(source), "board")


def is_own(name: str) -> bool:
    """Whether the bot is a custom class, about which nothing is known."""
    return bots.split_name(name)[0] not in bots.ROSTER


# ── playing it ────────────────────────────────────────────────────────────────────────────────────


def play(setup: Setup, number: int) -> PlayedGame:
    """Play a game to its end. A bot is asked only when it has a choice."""
    warm_up(setup)
    match, seats = deal(setup, number), len(setup.seats)
    chairs = [Chair(setup, number, bot) for bot in range(seats)]
    sitting = sorted(chairs, key=lambda chair: seat_of(chair.bot, number, seats))
    while (seat := match.actor) != OVER:
        legal = match.legal()
        match.play(legal[0] if len(legal) == 1 else sitting[seat].choose(match))
    shares = match.shares()
    for chair in chairs:
        chair.leave()
    return PlayedGame(
        number,
        [shares[seat_of(bot, number, seats)] for bot in range(seats)],
        len(match.moves),
        [chair.times for chair in chairs],
        sorted((fault for chair in chairs for fault in chair.faults), key=lambda fault: fault.move),
    )


class Lost(Exception):
    """The bot has lost this move; says how, and what happened."""

    def __init__(self, kind: str, reason: str) -> None:
        super().__init__(kind, reason)
        self.kind, self.reason = kind, reason[:200]


class Chair:
    """A bot in one game, with its stand-in."""

    def __init__(self, setup: Setup, number: int, bot: int) -> None:
        self.setup, self.number, self.bot = setup, number, bot
        self.times, self.faults = Times(), list[Fault]()
        self.own = is_own(setup.seats[bot])
        self.running: threading.Thread | None = None  # it was late, and is still thinking
        self.stand_in: bots.Player | None = None
        self.player: bots.Player | None = None
        self.broken, self.recalls, game = "", False, find(setup.game)
        try:
            player = bots.find(setup.seats[bot], luck_of(setup, number, bot), game)
            self.recalls, self.player = player.recalls(game), player
        except Misuse as mistake:  # it could be created before the first game, but not now
            self.broken = str(mistake.args_by_name.get("reason", mistake))

    def choose(self, match: Match) -> int:
        """The bot's move, if it is legal and comes in time; otherwise the stand-in's."""
        view, seen, legal = bots.sight(match, self.recalls)
        allowed = frozenset(legal)
        try:
            return self.check(match, self.ask(view, seen, legal), allowed)
        except Lost as lost:
            self.faults.append(Fault(len(match.moves), match.actor, self.bot, lost.kind, lost.reason))
            return self.stand_in_move(match)

    def check(self, match: Match, answer: Any, allowed: frozenset[int]) -> int:
        """The answer as an action. Raises Lost unless it is one of the legal ones."""
        try:
            action = operator.index(answer)
        except TypeError:
            raise Lost("illegal", _short(answer)) from None
        if action in allowed:
            return action
        raise Lost("illegal", match.notation.name(action) if action in match.notation else _short(answer))

    def ask(self, view: Any, seen: bots.Seen, legal: list[int]) -> Any:
        """Ask the bot, and measure its time. Raises Lost if it fails or is late."""
        if self.player is None:
            raise Lost("crashed", self.broken)
        if self.running and self.running.is_alive():
            raise Lost("late", "…")
        budget, begun = self.player.budget, time.perf_counter()
        limit = time_limit(budget)
        try:
            if self.own:
                answer = self.ask_aside(limit, view, seen, legal, budget)
            else:
                answer = self.player.bot.choose(view, seen, legal, budget)
        except Lost:
            raise
        except (Exception, SystemExit) as error:  # code of others may raise anything
            raise Lost("crashed", f"{type(error).__name__}: {_short(error, str)}") from None
        finally:
            took = time.perf_counter() - begun
            self.times.add(took)
        if took > limit:
            raise Lost("late", f"{took:.1f} s > {limit:.1f} s")
        return answer

    def ask_aside(self, limit: float, *question: Any) -> Any:
        """Ask in a thread that can be abandoned: a bot that never answers must not stop the game."""
        assert self.player
        choose, answers = self.player.bot.choose, queue.SimpleQueue[tuple[Any, BaseException | None]]()

        def think() -> None:
            try:
                answers.put((choose(*question), None))
            except BaseException as error:
                answers.put((None, error))

        thread = threading.Thread(target=think, daemon=True)
        thread.start()
        try:
            answer, error = answers.get(timeout=limit)
        except queue.Empty:
            self.running = thread
            sys.setswitchinterval(0.0005)  # it may spin; let others run sooner
            raise Lost("late", f"> {limit:.1f} s") from None
        if error:
            raise error
        return answer

    def stand_in_move(self, match: Match) -> int:
        """The stand-in's move; it knows only what the seat knows."""
        if self.stand_in is None:
            self.stand_in = bots.find(STAND_IN, luck_of(self.setup, self.number, self.bot, "stand-in"))
        return self.stand_in.choose(match)

    def leave(self) -> None:
        """End a thread that is still thinking: a bot that never answers would leave one in every game."""
        if self.running and self.running.ident and self.running.is_alive():
            stop = ctypes.py_object(SystemExit)
            ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(self.running.ident), stop)


def time_limit(budget: bots.Budget) -> float:
    """After how many seconds a move is late: twice the budget, and a little for a busy machine."""
    return 2 * budget.seconds + 0.5 if budget.seconds else PATIENCE


def _short(thing: Any, how: Any = repr) -> str:
    """A thing in a few words; even its `repr` may raise."""
    try:
        return " ".join(how(thing).split())[:120]
    except Exception:
        return type(thing).__name__


# ── before the first game ─────────────────────────────────────────────────────────────────────────


def warm_up(setup: Setup) -> None:
    """Compile, or load, all that a game needs, so that no bot's first move is late because of that. Done once
    in this process, however many games follow."""
    _warm_up_once(json.dumps(msgspec.to_builtins(setup), sort_keys=True))


@functools.lru_cache(64)
def _warm_up_once(source: str) -> None:
    setup = msgspec.json.decode(source, type=Setup)
    game = find(setup.game)
    players = [bots.find(name, bytes(32), game) for name in {*setup.seats, STAND_IN} if not is_own(name)]
    match = deal(setup, 0)
    for _ in range(3):
        for player in players:
            brief = bots.Budget(0.0, 16, player.budget.threads)
            player.bot.choose(*player.sight(match), brief)
        match.play(match.legal()[0])
    match.shares()
