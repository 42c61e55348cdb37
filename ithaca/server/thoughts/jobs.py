"""A thought as data: what a bot is asked and what it answers, for a process that holds no table.

A choice or advice is asked for with just what the seat knows (`bots.sight`, through `conceal`), so neither
the worker nor anyone who reads the queue can know more. Only a game that is over is sent in full, without the
names of its players.
"""

import functools
import time
import zlib
from collections.abc import Callable
from typing import Any

import msgspec
import numpy as np
from msgspec import Struct

from ithaca import bots
from ithaca.bots import advice, review
from ithaca.bots.explanations import Explanation
from ithaca.engine import game as games
from ithaca.engine.compiler import game_package, package_digest, source_digest
from ithaca.engine.errors import Mistake
from ithaca.engine.inference import SeenPast
from ithaca.engine.match import Match
from ithaca.engine.older import own_board
from ithaca.engine.record import Grid, dtype_of
from ithaca.engine.seeds import SEED_BYTES, game_key
from ithaca.engine.snapshot import Snapshot

from ..answers import ReviewAnswer
from ..setups import board_of_text
from ..table import Table

Sighted = tuple[Grid, bots.Seen, list[int]]  # as `bots.sight` returns it

FORM = 2  # version of the structures below; raised when a field changes its meaning
QUICKLY = 1  # the level of compression: a quarter of a millisecond for a whole game


@functools.cache
def make() -> str:
    """Identifies this program to the byte: server and worker must be the same to think the same. The sources
    of a game are named by each job (`rules`) instead, since not every worker has every game."""
    return f"{FORM}-{source_digest()}"


def rules_of(slug: str) -> str:
    """A digest of the rules of a game, as installed here."""
    return package_digest(game_package(games.find(slug).package))


# ── what is asked ─────────────────────────────────────────────────────────────────────────────────


class Sight(Struct, frozen=True):
    """All that a bot may know when its seat decides, nothing more."""

    view: bytes
    belief: bytes
    seen: list[int]
    legal: list[int]
    past: bytes = b""  # the views of the past, one after the other, compressed: one in fifty bytes is left
    past_moves: list[int] = []


class ToChoose(Struct, tag="choose", frozen=True):
    """What would this bot choose?"""

    game: str
    rules: str
    sight: Sight
    bot: str  # its name, with its budget
    luck: bytes


class ToAdvise(Struct, tag="advise", frozen=True):
    """What does this bot think of every move?"""

    game: str
    rules: str
    sight: Sight
    bot: str
    luck: bytes


class ToReview(Struct, tag="review", frozen=True):
    """What can be said about this finished game?"""

    game: str
    rules: str
    version: int  # of the rules that it was played by
    players: int
    options: dict[str, Any]
    board: str  # the text of a board file; empty: our own
    dealt: bytes  # the table before the first move
    moves: list[str]


AnyJob = ToChoose | ToAdvise | ToReview


def sight_as_data(sight: Sighted) -> Sight:
    view, seen, legal = sight
    known = view.tobytes(), seen.belief.tobytes(), list(seen), legal
    if seen.past is None:
        return Sight(*known)
    return Sight(*known, zlib.compress(seen.past.views.tobytes(), QUICKLY), seen.past.moves.tolist())


def to_choose(game: str, bot: str, luck: bytes, sight: Sighted) -> ToChoose:
    return ToChoose(game, rules_of(game), sight_as_data(sight), bot, luck)


def to_advise(game: str, bot: str, luck: bytes, sight: Sighted) -> ToAdvise:
    return ToAdvise(game, rules_of(game), sight_as_data(sight), bot, luck)


def to_review(table: Table, moves: list[str]) -> ToReview:
    """The game of a table that is over, by the moves that stand."""
    setup = table.setup
    return ToReview(
        game=setup.game,
        rules=rules_of(setup.game),
        version=table.rules,
        players=setup.players,
        options=dict(setup.options),
        board=setup.board or "",
        dealt=table.dealt().state.tobytes(),
        moves=moves,
    )


# ── what is answered ──────────────────────────────────────────────────────────────────────────────


class Chosen(Struct, tag="chosen", frozen=True):
    action: int
    seconds: float  # of thinking, without waiting


class Advised(Struct, tag="advised", frozen=True):
    explanation: Explanation


class Reviewed(Struct, tag="reviewed", frozen=True):
    review: ReviewAnswer


class Declined(Struct, tag="declined", frozen=True):
    """The worker does not think about it."""

    reason: str


AnyAnswer = Chosen | Advised | Reviewed | Declined

encode_job = encode_answer = msgspec.msgpack.Encoder().encode
decode_job = msgspec.msgpack.Decoder(AnyJob).decode
decode_answer = msgspec.msgpack.Decoder(AnyAnswer).decode


# ── thinking ──────────────────────────────────────────────────────────────────────────────────────


class CannotThink(Exception):
    """Why a job is declined."""


def think(data: bytes) -> AnyAnswer:
    """Think about a job. Never raises: whatever is wrong with it is answered by Declined, and the server then
    thinks about it itself."""
    try:
        job = decode_job(data)
        must_be_ours(job)
        if isinstance(job, ToChoose):
            return chosen(find_bot(job), find_sight(job))
        if isinstance(job, ToAdvise):
            return Advised(advice.explain(find_bot(job), advice.Moment(0, *find_sight(job))))
        return Reviewed(reviewed(match_of(job), job.moves))
    except CannotThink as error:
        return Declined(str(error))
    except Exception as error:  # a worker must not crash with a bot
        return Declined(type(error).__name__)


def must_be_ours(job: AnyJob) -> None:
    """Raise CannotThink if the job is about a game, or a version of its rules, that we do not have."""
    try:
        ours = rules_of(job.game)
    except Mistake:
        raise CannotThink("no such game here") from None
    if ours != job.rules:
        raise CannotThink("other rules here")


def find_bot(job: ToChoose | ToAdvise) -> bots.Player:
    """The bot of a job. Only bots that search are allowed, so that a job cannot make us load any class by its
    name."""
    game = games.find(job.game)
    path, _ = bots.split_name(bots.behind(job.bot, game))
    if path not in bots.SEARCHERS:
        raise CannotThink("not a bot that thinks long")
    return bots.find(job.bot, job.luck, game)


def find_sight(job: ToChoose | ToAdvise) -> Sighted:
    game, sight = games.find(job.game).ready(), job.sight
    seen = bots.Seen(sight.seen)
    seen.belief = record_of(sight.belief, game.part("belief").Belief)
    state = game.part("state").State
    if sight.past:
        seen.past = SeenPast(
            records_of(sight.past, state, len(sight.past_moves)), np.array(sight.past_moves, np.int64)
        )
    return record_of(sight.view, state), seen, sight.legal


def record_of(data: bytes, kind: type) -> Grid:
    """One record of this kind, from its bytes. Raises CannotThink if the size is wrong."""
    dtype = dtype_of(kind)
    if len(data) != dtype.itemsize:
        raise CannotThink("a record of another size")
    return np.frombuffer(bytearray(data), dtype)


def records_of(data: bytes, kind: type, count: int) -> Grid:
    """That many records of this kind, from their compressed bytes. Raises CannotThink if the size is wrong;
    no more is unpacked than there should be."""
    dtype, unpacking = dtype_of(kind), zlib.decompressobj()
    try:
        found = unpacking.decompress(data, count * dtype.itemsize + 1)
    except zlib.error:
        raise CannotThink("a past that cannot be read") from None
    if len(found) != count * dtype.itemsize or not unpacking.eof:
        raise CannotThink("a past of another size")
    return np.frombuffer(bytearray(found), dtype)


def match_of(job: ToReview) -> Match:
    """The match before its first move; players have no real names."""
    game = games.find(job.game)
    board = board_of_text(job.game, job.board) if job.board else own_board(game, job.version)
    names, key = [f"player-{n}" for n in range(job.players)], game_key(bytes(SEED_BYTES), "review")
    match = Match(game, names, key, options=job.options, board=board, rules=job.version)
    match.dealt = record_of(job.dealt, game.part("state").State)
    match.snapshot = Snapshot(match.dealt)
    return match


def chosen(
    player: bots.Player,
    sight: Sighted,
    monotonic: Callable[[], float] = time.monotonic,
) -> Chosen:
    """What a bot chooses, and how long it took."""
    begun = monotonic()
    action = player.bot.choose(*sight, player.budget)
    return Chosen(int(action), monotonic() - begun)


def reviewed(match: Match, moves: list[str]) -> ReviewAnswer:
    """A review of these moves."""
    found = review.review(review.played(match, moves))
    return msgspec.convert(found.as_dict(), ReviewAnswer)
