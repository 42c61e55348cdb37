"""What a bot thinks of a recorded position, from what one seat knew there."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from ithaca.bots import Player, Seen, sight
from ithaca.bots.explained import evidence_for, suspected
from ithaca.bots.explanations import Explanation
from ithaca.engine import entrypoints
from ithaca.engine.beliefs import hides_at
from ithaca.engine.errors import Misuse
from ithaca.engine.game import Game
from ithaca.engine.match import Match
from ithaca.engine.offers import Scratch
from ithaca.engine.protocol import OVER
from ithaca.engine.reading import reading
from ithaca.engine.record import Grid, blank, copy_of
from ithaca.engine.snapshot import Move, conceal
from ithaca.engine.text import Word

WORLDS = 512  # drawn for a suspicion
LEAST_SURE = 0.3  # a thing that is less likely is not worth reporting


@dataclass(frozen=True)
class Moment:
    """A position at which a seat had to choose, as that seat saw it."""

    number: int  # of the move that is to be chosen, counted from 1
    view: Grid
    seen: Seen
    legal: list[int]


def find_moment(positions: Iterable[Match], seat: int, number: int | None) -> tuple[Moment, Match]:
    """The moment before move `number`, or for None the last at which the seat had a choice; and the match at
    its end. Raises Misuse if there is none."""
    found: Moment | None = None
    for match in positions:
        here = len(match.moves) + 1
        if match.actor == seat and (number is None or number == here) and len(match.legal()) > 1:
            found = Moment(here, *sight(match, recalls=True))
    if not 0 <= seat < match.seats:
        raise Misuse("bad-number", value=seat, least=0, most=match.seats - 1)
    if found is None:
        raise Misuse("no-such-moment", player=match.names[seat], move=number or 0)
    return found, match


def explain(player: Player, moment: Moment) -> Explanation:
    """What the bot thinks of every move. Raises Misuse for a bot that cannot explain."""
    bot: Any = player.bot
    if not hasattr(bot, "explain"):
        raise Misuse("bot-cannot-explain", value=player.name)
    explanation: Explanation = bot.explain(moment.view, moment.seen, moment.legal, player.budget)
    return explanation


# ── what is believed, and since when ──────────────────────────────────────────────────────────────


@dataclass(frozen=True)
class Suspect:
    """What a seat may think most likely of one thing that another hides."""

    seat: int  # who hides it
    word: Word
    chance: float
    since: int  # the move after which it has been the likeliest all the time; 0: from the start


class Trail(NamedTuple):
    """How a match came to where it stands: all that is needed to look back on it while the match itself goes
    on."""

    game: Game
    board: Any
    dealt: Grid
    moves: tuple[Move, ...]
    seats: int


def trail_of(match: Match) -> Trail:
    return Trail(match.game, match.board, copy_of(match.dealt), tuple(match.moves), match.seats)


def suspects(trail: Trail, seat: int) -> list[Suspect]:
    """For each thing that others hide and this seat may suspect: what, how surely, and since which move.

    The game is replayed, and every seat's beliefs with it, as `Beliefs` does; only what this seat saw and
    believed is used, by the muse if there is one, and what the moves of the others reveal by its policy.
    """
    found: dict[int, tuple[int, float, int]] = {}
    for number, likely in beliefs_through(trail, seat):
        for thing, chances in enumerate(likely):
            best = int(np.argmax(chances))
            since = found[thing][2] if thing in found and found[thing][0] == best else number
            found[thing] = best, float(chances[best]), since
    words = trail.game.part("view").hidden_words(reading(conceal(trail.dealt, seat)), trail.board)
    each = max(1, len(found) // trail.seats)
    return [
        Suspect(thing // each, words[best - 1], round(chance, 4), since)
        for thing, (best, chance, since) in found.items()
        if thing // each != seat and best > 0 and LEAST_SURE <= chance < 1
    ]


def beliefs_through(trail: Trail, seat: int) -> Iterator[tuple[int, Grid]]:
    """After each move, how likely a seat may think each hidden thing; the last is what it thinks now."""
    past, views, part = copy_of(trail.dealt), np.zeros(2, trail.dealt.dtype), trail.game.part("belief")
    beliefs = blank(part.Belief, trail.seats + 1)
    for belief in beliefs:
        part.believe_nothing(belief)
    if not hides_at(past, 0, blank(Scratch)):
        return
    evidence = evidence_for(trail.game, trail.seats, seat)
    for number, move in enumerate(trail.moves, 1):
        if move.dice is not None:
            past["dice"] = move.dice
        if evidence:
            evidence.watch(past, move)
        entrypoints.remember_at(past, views, move.action, beliefs)
        if entrypoints.actor_at(past, 0) != OVER:
            yield number, suspected(conceal(past, seat), beliefs[[seat]], seat, evidence, WORLDS)
