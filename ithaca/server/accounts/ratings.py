"""Ratings in the database: what each rated game did, how strong each player is now, the ladder."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa

from ithaca.arena.ladder import fixed_ratings, rating_of_bot
from ithaca.arena.ratings import START, Rating, points_of, rate_game
from ithaca.bots import level_or_name
from ithaca.engine import game as games

from ..database import RATINGS_LOCK, one_after_another
from ..rating import RatedGame, RatedSeat, is_settled, spread_of
from ..schema import people, rated, ratings
from .answers import CurvePoint, Ladder, LadderPlace, PlayerRating, RatingChange, RatingInfo

LADDER_PLACES = 100
CURVE_POINTS = 300


class LadderRow(NamedTuple):
    """A place on the ladder, and its person."""

    person: str | None  # None: a bot
    place: LadderPlace


# ── writing ───────────────────────────────────────────────────────────────────────────────────────


def rate(db: sa.Connection, game: RatedGame) -> None:
    """Record what a game did, in the transaction that ends it: a game is rated once or not at all. Games that
    end at the same time, perhaps with the same person, are rated one after another."""
    one_after_another(db, RATINGS_LOCK)
    before = [known_rating(db, game.game, seat) for seat in game.seats]
    nth = 1 + (db.execute(sa.select(sa.func.max(rated.c.nth))).scalar() or 0)
    write_game(db, game, nth, before)


def write_game(db: sa.Connection, game: RatedGame, nth: int, before: Sequence[Rating]) -> list[Rating]:
    """Record what a game did; return the ratings after it."""
    fixed = [bool(seat.bot) for seat in game.seats]
    after = rate_game(before, [seat.rank for seat in game.seats], fixed)
    rows = [
        row_of(game, seat, nth, old, new) for seat, old, new in zip(game.seats, before, after, strict=True)
    ]
    db.execute(rated.insert(), rows)
    for row in rows:
        if row["person"]:
            keep_rating(db, row)
    return after


def known_rating(db: sa.Connection, game: str, seat: RatedSeat) -> Rating:
    """The rating of a seat's player before the game."""
    if seat.bot:
        return rating_of_bot(game, seat.bot) or START
    mine = sa.and_(ratings.c.person == (seat.person or ""), ratings.c.game == game)
    row = db.execute(sa.select(ratings.c.mu, ratings.c.sigma).where(mine)).one_or_none()
    return Rating(*row) if row else START


def row_of(game: RatedGame, seat: RatedSeat, nth: int, before: Rating, after: Rating) -> dict[str, Any]:
    return {
        "table_id": game.table_id,
        "game": game.game,
        "ended": game.ended,
        "nth": nth,
        **seat._asdict(),
        "mu_before": before.mu,
        "sigma_before": before.sigma,
        "mu": after.mu,
        "sigma": after.sigma,
    }


def keep_rating(db: sa.Connection, row: dict[str, Any]) -> None:
    """Store the new rating of a person."""
    now = Rating(row["mu"], row["sigma"])
    mine = sa.and_(ratings.c.person == row["person"], ratings.c.game == row["game"])
    values = {**now._asdict(), "points": points_of(now), "settled": is_settled(now)}
    found = db.execute(ratings.update().where(mine).values(**values, games=ratings.c.games + 1))
    if not found.rowcount:
        db.execute(ratings.insert().values(person=row["person"], game=row["game"], games=1, **values))


# ── reading ───────────────────────────────────────────────────────────────────────────────────────


def info_of(rating: Rating) -> RatingInfo:
    return RatingInfo(points_of(rating), spread_of(rating), is_settled(rating))


def changes_at(db: sa.Connection, table_id: str) -> list[RatingChange]:
    """What a game did to each seat; empty if it does not count."""
    query = sa.select(rated).where(rated.c.table_id == table_id).order_by(rated.c.seat)
    return [
        RatingChange(
            row.seat,
            info_of(Rating(row.mu_before, row.sigma_before)),
            info_of(Rating(row.mu, row.sigma)),
        )
        for row in db.execute(query)
    ]


def ratings_of(db: sa.Connection, person_id: str) -> list[PlayerRating]:
    """A person's ratings by game, those played most first."""
    query = sa.select(ratings).where(ratings.c.person == person_id)
    found = db.execute(query.order_by(ratings.c.games.desc(), ratings.c.game)).all()
    return [PlayerRating(row.game, row.games, info_of(Rating(row.mu, row.sigma))) for row in found]


def curve_of(db: sa.Connection, person_id: str, game: str) -> list[CurvePoint]:
    """The history of a rating, oldest first; only the newest games if there are many."""
    mine = sa.and_(rated.c.person == person_id, rated.c.game == game)
    query = sa.select(rated).where(mine).order_by(rated.c.nth.desc()).limit(CURVE_POINTS)
    rows = reversed(db.execute(query).all())
    return [CurvePoint(row.table_id, row.ended, info_of(Rating(row.mu, row.sigma))) for row in rows]


def ladder_version(db: sa.Connection) -> int:
    """A version that changes with each rated game."""
    return db.execute(sa.select(sa.func.max(rated.c.nth))).scalar() or 0


def ladder_of(db: sa.Connection, game: str) -> list[LadderRow]:
    """The strongest players who want to be seen, with the bots between them."""
    found = [*best_players(db, game), *(LadderRow(None, place) for place in bots_of(game))]
    return sorted(found, key=lambda one: (-one.place.rating.points, one.place.handle, one.place.bot))


def ladder_for(
    person_id: str | None, game: str, rows: Sequence[LadderRow], own: list[PlayerRating]
) -> Ladder:
    """The ladder for the person who asks, with their own place marked and their own rating."""
    places = [one.place for one in rows]
    for n, one in enumerate(rows):
        if person_id and one.person == person_id:
            places[n] = msgspec.structs.replace(one.place, you=True)
    mine = [one for one in own if one.game == game]
    return Ladder(game, places, mine[0] if mine else None)


def best_players(db: sa.Connection, game: str) -> list[LadderRow]:
    shown = [ratings.c.game == game, ratings.c.settled, people.c.handle.is_not(None)]
    query = sa.select(ratings, people.c.name, people.c.handle)
    query = query.select_from(ratings.join(people, people.c.id == ratings.c.person)).where(*shown)
    best = db.execute(query.order_by(ratings.c.points.desc()).limit(LADDER_PLACES)).all()
    return [
        LadderRow(
            row.person,
            LadderPlace(row.name, row.handle, "", row.games, info_of(Rating(row.mu, row.sigma)), False),
        )
        for row in best
    ]


def bots_of(game: str) -> list[LadderPlace]:
    card = games.find(game)
    known = {level_or_name(bot, card): rating for bot, rating in fixed_ratings(game).items()}
    return [LadderPlace("", "", bot, 0, info_of(rating), False) for bot, rating in known.items()]
