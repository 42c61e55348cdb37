"""Recounting ratings from the logs: the same games in the same order give the same figures."""

from collections.abc import Iterator
from typing import NamedTuple

import msgspec
import sqlalchemy as sa

from ithaca.arena.ladder import rating_of_bot
from ithaca.arena.ratings import START, Rating

from ..rating import RatedGame, RatedSeat, rated_game
from ..registry import table_of
from ..schema import rated, ratings, seats, tables
from ..store import UnreadableLine, read_table
from .ratings import write_game

Known = dict[tuple[str, str], Rating]  # by person and game


class Recount(NamedTuple):
    games: int  # rated games
    changed: int  # ratings of persons that have changed


class KeptGame(NamedTuple):
    """A rated game as recorded when it ended; for one that was never recorded, only its table."""

    table_id: str
    rows: list[sa.Row[tuple[object, ...]]]


def recount(db: sa.Connection) -> Iterator[int]:
    """Count all rated games again, in the order in which they ended; yields how many are left. A game whose
    log no longer tells the result, because its table or a person was forgotten, is taken as recorded."""
    order = [*kept_games(db), *games_never_rated(db)]
    db.execute(ratings.delete())
    db.execute(rated.delete())
    known: Known = {}
    for nth, kept in enumerate(order, 1):
        if game := game_of_log(db, kept.table_id) or game_as_kept(kept):
            count_again(db, game, nth, kept, known)
        yield len(order) - nth


def count_again(db: sa.Connection, game: RatedGame, nth: int, kept: KeptGame, known: Known) -> None:
    before = [rating_before(game, seat, kept, known) for seat in game.seats]
    for seat, after in zip(game.seats, write_game(db, game, nth, before), strict=True):
        if seat.person:
            known[seat.person, game.game] = after


def rating_before(game: RatedGame, seat: RatedSeat, kept: KeptGame, known: Known) -> Rating:
    if seat.person:
        return known.get((seat.person, game.game), START)
    for row in kept.rows:
        if row.seat == seat.seat:
            return Rating(row.mu_before, row.sigma_before)
    return (rating_of_bot(game.game, seat.bot) if seat.bot else None) or START


def kept_games(db: sa.Connection) -> list[KeptGame]:
    found: dict[int, KeptGame] = {}
    for row in db.execute(sa.select(rated).order_by(rated.c.nth, rated.c.seat)):
        found.setdefault(row.nth, KeptGame(row.table_id, [])).rows.append(row)
    return list(found.values())


def games_never_rated(db: sa.Connection) -> list[KeptGame]:
    """Games that are over and rated, but were never recorded."""
    ended = sa.func.max(seats.c.ended).label("ended")
    missing = ~sa.exists().where(rated.c.table_id == tables.c.id)
    both = tables.join(seats, seats.c.table_id == tables.c.id)
    query = sa.select(tables.c.id, tables.c.setup, ended).select_from(both)
    query = query.where(tables.c.state == "over", missing).group_by(tables.c.id, tables.c.setup)
    rows = db.execute(query.order_by(ended, tables.c.id)).all()
    return [KeptGame(row.id, []) for row in rows if msgspec.json.decode(row.setup).get("rated")]


def game_of_log(db: sa.Connection, table_id: str) -> RatedGame | None:
    """What a game counts for by its log; None if there is no log, or it can no longer be read."""
    try:
        stored = read_table(db, table_id)
        return rated_game(table_of(stored)) if stored else None
    except UnreadableLine:
        return None


def game_as_kept(kept: KeptGame) -> RatedGame | None:
    if not kept.rows:
        return None
    first = kept.rows[0]
    found = [RatedSeat(row.seat, row.person, row.bot, row.rank) for row in kept.rows]
    return RatedGame(kept.table_id, first.game, first.ended, found)


def recount_all(db: sa.Connection) -> Iterator[int | Recount]:
    """Like `recount`; finally yields the outcome."""
    before = figures(db)
    yield from recount(db)
    after = figures(db)
    games = db.execute(sa.select(sa.func.count(sa.distinct(rated.c.nth)))).scalar_one()
    yield Recount(games, sum(before.get(key) != after.get(key) for key in {*before, *after}))


def figures(db: sa.Connection) -> dict[tuple[str, str], tuple[float, float, int]]:
    columns = (ratings.c.person, ratings.c.game, ratings.c.mu, ratings.c.sigma, ratings.c.games)
    return {(person, game): (mu, sigma, n) for person, game, mu, sigma, n in db.execute(sa.select(*columns))}
