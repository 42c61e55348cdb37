"""The riddle of the day over the wire: a position as its seat sees it; after an answer, the oracle's reasons.

The position is concealed in the same way as at a real table. What the oracle thinks is sent only after an
answer; for a known person the first answer counts.
"""

import datetime
import functools
from typing import Any

import msgspec
import sqlalchemy as sa

from ithaca.arena import riddles
from ithaca.arena.riddles import Riddle, Weighed
from ithaca.bots import CREW
from ithaca.engine import game as games
from ithaca.engine.match import Match
from ithaca.engine.text import LANGUAGES

from . import views
from .errors import Refused
from .schema import riddle_answers
from .table import MadeMove

TOLD = 12  # moves before the position that are told
MOST_DAYS = 366  # that can be looked up, counting back from today


# ── which one ─────────────────────────────────────────────────────────────────────────────────────


def today(now: int) -> datetime.date:
    """The day by universal time, the same for everyone. `now` is in milliseconds since 1970."""
    return datetime.datetime.fromtimestamp(now / 1000, datetime.UTC).date()


def find(game: str, text: str, now: int) -> tuple[datetime.date, Riddle]:
    """The riddle of a day. Raises Refused if the day has not come, is too long ago or has none."""
    card, last = games.find(game), today(now)
    try:
        day = datetime.date.fromisoformat(text)
    except ValueError:
        raise Refused("no-such-riddle", value=f"{game}/{text}"[:60]) from None
    if day > last:
        raise Refused("riddle-not-yet", value=text, day=last.isoformat())
    found = riddles.riddle_of(card.slug, day)
    if found is None or (last - day).days >= MOST_DAYS:
        raise Refused("no-such-riddle", value=f"{game}/{text}"[:60])
    return day, found


def all_days(now: int) -> dict[str, Any]:
    """Which games have riddles, and which day it is."""
    told = [slug for slug in games.names() if riddles.riddles_of(slug)]
    return {"today": today(now).isoformat(), "days": MOST_DAYS, "games": told}


# ── the position ──────────────────────────────────────────────────────────────────────────────────


@functools.lru_cache(maxsize=32)
def position(game: str, riddle_day: datetime.date) -> tuple[Match, list[MadeMove]]:
    """The table at which a riddle is asked, and the moves just before it. It is cached, so callers must not
    play on from it."""
    riddle = next(one for one in riddles.riddles_of(game) if one.day == riddle_day)
    match, told = riddles.deal(games.find(game), list(CREW[: riddle.players]), riddle.seed), list[MadeMove]()
    for number, move in enumerate(riddle.moves, 1):
        played = match.play(move)
        if number > len(riddle.moves) - TOLD:
            told.append(MadeMove(number, 0, played.move.seat, "", played))
    return match, told


def state_of(game: str, riddle: Riddle) -> dict[str, Any]:
    """Everything that is sent to a person who is to solve a riddle: what its seat sees."""
    match, told = position(game, riddle.day)
    seat = match.actor
    return {
        "seats": match.names,
        "seat": seat,
        "board": match.board.source,
        "words": {lang: match.vocabulary(lang) for lang in LANGUAGES},
        "state": {
            "seq": len(match.moves),
            "view": match.table(seat),
            "actor": seat,
            "ask": views.question(match, match.snapshot, seat),
            "legal": views.choices(match, match.snapshot, seat),
            "told": msgspec.Raw(views.told_text(match, told, seat)),
            "over": False,
        },
    }


# ── the answer ────────────────────────────────────────────────────────────────────────────────────


def check_move(game: str, riddle: Riddle, move: str) -> str:
    """The name of a move that may be made there. Raises why it may not."""
    match, _ = position(game, riddle.day)
    action = match.parse(move)
    if refused := match.refusal(action):
        raise refused
    return match.notation.name(action)


def reasons_of(game: str, riddle: Riddle, move: str) -> dict[str, Any]:
    """Whether a move is right, and what the oracle thinks of it and of others."""
    match, _ = position(game, riddle.day)
    shown = [weighed_info(match, one) for one in riddle.weighed]
    return {
        "move": move,
        "right": move == riddle.best,
        "best": riddle.best,
        "greedy": riddle.greedy,
        "weighed": shown,
        "iterations": riddle.iterations,
    }


def weighed_info(match: Match, weighed: Weighed) -> dict[str, Any]:
    choice = next(one for one in match.choices(match.actor) if one.move == weighed.move)
    actions = {match.notation.name(action): action for action in match.notation}
    return {
        "move": weighed.move,
        "key": f"act-{choice.verb}",
        "args": views.arguments(choice.args),
        "tried": weighed.tried,
        "share": weighed.share,
        "line": [views.following_move(match, actions[name]) for name in weighed.line],
    }


# ── who has answered what ─────────────────────────────────────────────────────────────────────────


def answers_of(db: sa.Connection, person: str) -> list[dict[str, Any]]:
    """A person's answers, newest day first."""
    c = riddle_answers.c
    query = sa.select(c.game, c.day, c.move, c.right).where(c.person == person)
    rows = db.execute(query.order_by(c.day.desc()).limit(3 * MOST_DAYS))
    return [{"game": row.game, "day": row.day, "move": row.move, "right": row.right} for row in rows]


def keep_answer(db: sa.Connection, person: str, game: str, day: str, move: str, right: bool, at: int) -> str:
    """Store an answer if it is the first; return the move that counts."""
    c = riddle_answers.c
    query = sa.select(c.move).where(c.person == person, c.game == game, c.day == day)
    if (before := db.execute(query).scalar()) is not None:
        return str(before)
    row = {"person": person, "game": game, "day": day, "move": move, "right": right, "at": at}
    db.execute(riddle_answers.insert().values(**row))
    return move
