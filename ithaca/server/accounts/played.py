"""What a person has played: finished games, found and counted by the rows of their seats."""

from typing import NamedTuple

import msgspec
import sqlalchemy as sa

from ithaca.arena.ratings import wilson

from ..schema import accounts, seats, tables
from .answers import EndedGame, EndedGames, EndedSeat, GameCount, OpponentCount, Statistics

PAGE = 30
MOST_OPPONENTS = 20
LAST_GAMES = 500  # among which opponents are counted, so that the cost is bounded
LATE = 2**53  # later than any game


class Wanted(NamedTuple):
    """Which of a person's games to list."""

    before: int = LATE
    game: str = ""
    players: int = 0
    seat: int = -1
    opponent: str = ""  # of a person or a bot
    won: bool | None = None


def games_of(db: sa.Connection, person_id: str, wanted: Wanted) -> EndedGames:
    """A page of games, newest first."""
    mine = [*over_of(person_id), seats.c.ended < wanted.before, *narrowed(wanted)]
    query = sa.select(seats).where(*mine).order_by(seats.c.ended.desc()).limit(PAGE + 1)
    found = list(db.execute(query))
    shown = found[:PAGE]
    others = seats_at(db, [row.table_id for row in shown], person_id)
    return EndedGames([played(row, others[row.table_id]) for row in shown], len(found) > PAGE)


def public_games_of(db: sa.Connection, person_id: str, wanted: Wanted) -> EndedGames:
    found = games_of(db, person_id, wanted)
    query = sa.select(tables.c.id, tables.c.setup).where(
        tables.c.id.in_([game.table for game in found.games])
    )
    public = {row.id for row in db.execute(query) if msgspec.json.decode(row.setup).get("public", True)}
    return EndedGames([game for game in found.games if game.table in public], found.more)


def over_of(person_id: str) -> list[sa.ColumnElement[bool]]:
    return [seats.c.person == person_id, seats.c.ended.is_not(None)]


def narrowed(wanted: Wanted) -> list[sa.ColumnElement[bool]]:
    chosen = [seats.c.game == wanted.game] if wanted.game else []
    chosen += [seats.c.players == wanted.players] if wanted.players else []
    chosen += [seats.c.seat == wanted.seat] if wanted.seat >= 0 else []
    if wanted.won is not None:
        chosen.append(seats.c.share > 0 if wanted.won else seats.c.share == 0)
    if wanted.opponent:
        other = seats.alias()
        met = [other.c.table_id == seats.c.table_id, other.c.seat != seats.c.seat]
        called = sa.case((other.c.bot != "", other.c.bot), else_=other.c.name)
        chosen.append(sa.exists().where(*met, called == wanted.opponent))
    return chosen


def seats_at(db: sa.Connection, tables: list[str], person_id: str) -> dict[str, list[EndedSeat]]:
    """Who sat at these tables, best first."""
    query = sa.select(seats).where(seats.c.table_id.in_(tables)).order_by(seats.c.rank, seats.c.seat)
    found: dict[str, list[EndedSeat]] = {table: [] for table in tables}
    for row in db.execute(query):
        you = row.person == person_id
        found[row.table_id].append(EndedSeat(row.name, row.bot, row.share or 0.0, row.rank or 0, you))
    return found


def played(row: sa.Row[tuple[object, ...]], others: list[EndedSeat]) -> EndedGame:
    return EndedGame(
        table=row.table_id,
        game=row.game,
        players=row.players,
        ended=row.ended,
        moves=row.moves,
        seat=row.seat,
        share=row.share or 0.0,
        rank=row.rank or 0,
        seats=others,
    )


# ── counted ───────────────────────────────────────────────────────────────────────────────────────


def version_of(db: sa.Connection, person_id: str) -> tuple[int, int]:
    """A version that changes whenever a person ends, gains or loses a game."""
    query = sa.select(sa.func.count(), sa.func.max(seats.c.ended)).where(*over_of(person_id))
    games, ended = db.execute(query).one()
    return games, ended or 0


class GameSums(NamedTuple):
    """Sums over some games. Figures not known for all of them come with the number of games they are known
    for."""

    games: int
    share: float
    moves: tuple[int, float]
    luck: tuple[int, float]
    skill: tuple[int, float]


def added(one: GameSums, two: GameSums) -> GameSums:
    known = zip(one[2:], two[2:], strict=True)
    both = ((a[0] + b[0], a[1] + b[1]) for a, b in known)
    return GameSums(one.games + two.games, one.share + two.share, *both)


def statistics_of(db: sa.Connection, person_id: str) -> Statistics:
    by_seat = tallies(db, person_id)
    by_game: dict[tuple[str, int], GameSums] = {}
    for (game, players, _), tally in by_seat.items():
        known = by_game.get((game, players))
        by_game[game, players] = added(known, tally) if known else tally
    games = [count_of(game, players, None, tally) for (game, players), tally in by_game.items()]
    chairs = [count_of(*key, tally) for key, tally in by_seat.items()]
    return Statistics(most_played(games), most_played(chairs), opponents_of(db, person_id))


def tallies(db: sa.Connection, person_id: str) -> dict[tuple[str, int, int], GameSums]:
    """Sums by game, number of players and seat: read once, however they are then counted."""
    by = (seats.c.game, seats.c.players, seats.c.seat)
    sums = [sa.func.count(), sa.func.sum(seats.c.share)]
    for column in (seats.c.moves, accounts.c.luck, accounts.c.skill):
        sums += [sa.func.count(column), sa.func.coalesce(sa.func.sum(column), 0.0)]
    told = sa.and_(accounts.c.table_id == seats.c.table_id, accounts.c.seat == seats.c.seat)
    query = sa.select(*by, *sums).select_from(seats.outerjoin(accounts, told))
    rows = db.execute(query.where(*over_of(person_id)).group_by(*by)).all()
    return {
        (game, players, seat): GameSums(games, share or 0.0, (m, moves), (n, luck), (k, skill))
        for game, players, seat, games, share, m, moves, n, luck, k, skill in rows
    }


def count_of(game: str, players: int, seat: int | None, tally: GameSums) -> GameCount:
    share = tally.share / tally.games
    low, high = wilson(share, tally.games)
    moves, luck, skill = (total / count if count else None for count, total in tally[2:])
    return GameCount(game, players, tally.games, share, low, high, moves, seat, luck, skill)


def most_played(found: list[GameCount]) -> list[GameCount]:
    return sorted(found, key=lambda one: (-one.games, one.game, one.players, one.seat or 0))


def opponents_of(db: sa.Connection, person_id: str) -> list[OpponentCount]:
    """The persons and bots met most often in a person's last games. Those who were forgotten have no name,
    and do not count."""
    last = sa.select(seats).where(*over_of(person_id)).order_by(seats.c.ended.desc()).limit(LAST_GAMES)
    mine, other = last.subquery(), seats.alias()
    met = [other.c.table_id == mine.c.table_id, other.c.seat != mine.c.seat]
    over = [sa.or_(other.c.person != person_id, other.c.bot != "")]
    figures = (sa.func.count(), sa.func.avg(mine.c.share), sa.func.avg(other.c.share))
    query = sa.select(sa.func.max(other.c.name), other.c.bot, *figures).where(*met, *over)
    query = query.group_by(other.c.person, other.c.bot).order_by(figures[0].desc())
    rows = db.execute(query.limit(MOST_OPPONENTS)).all()
    return [OpponentCount(name, bot, games, mine_, theirs) for name, bot, games, mine_, theirs in rows]
