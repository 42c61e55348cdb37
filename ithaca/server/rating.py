"""How a game that is over counts for ratings: who is rated, and by which ranks."""

from typing import NamedTuple

from ithaca.arena.ratings import POINTS_PER_MU, SETTLED, Rating

from .entries import FORGOTTEN, Moved
from .results import result_of
from .table import Seat, Table


class RatedSeat(NamedTuple):
    """A seat as it counts for ratings."""

    seat: int
    person: str | None  # None: a bot, or a forgotten person
    bot: str
    rank: int


class RatedGame(NamedTuple):
    table_id: str
    game: str
    ended: int  # milliseconds since 1970
    seats: list[RatedSeat]


def rated_game(table: Table) -> RatedGame | None:
    """What a game counts for; None if it does not count. A game from which a player was removed never counts:
    the others could have removed that player for being ahead."""
    sent_away = any(seat.standin == "removed" for seat in table.seats)
    if not table.setup.rated or table.state != "over" or table.match is None or sent_away:
        return None
    ranks = counted_ranks(table)
    found = [RatedSeat(seat.number, person_of(seat), seat.bot, ranks[seat.number]) for seat in table.seats]
    return RatedGame(table.id, table.setup.game, table.ended_at, found)


def person_of(seat: Seat) -> str | None:
    return None if (seat.person or "").startswith(FORGOTTEN) else seat.person


def counted_ranks(table: Table) -> list[int]:
    """The ranks as they count: players who left rank behind all who stayed, whatever the stand-in
    achieved."""
    result = result_of(table)
    assert result is not None
    place = {one.seat: one.rank for one in result.ranking}
    worth = [(stayed(table, seat), -place[seat.number] * stayed(table, seat)) for seat in table.seats]
    return [1 + sum(other > own for other in worth) for own in worth]


def stayed(table: Table, seat: Seat) -> bool:
    """Whether a seat's game counts as its player's own: the player neither resigned nor was away at the end,
    and a stand-in made at most half of the moves."""
    if seat.kind == "bot":
        return True
    own = [entry.by for entry in moves_at(table, seat.number)]
    return not seat.resigned and not seat.standin and own.count("standin") * 2 <= len(own)


def moves_at(table: Table, seat: int) -> list[Moved]:
    entries = (line.entry for line in table.moves)
    return [entry for entry in entries if isinstance(entry, Moved) and entry.seat == seat]


def spread_of(rating: Rating) -> int:
    """Two standard deviations, in points."""
    return round(2 * POINTS_PER_MU * rating.sigma)


def is_settled(rating: Rating) -> bool:
    return rating.sigma < SETTLED
