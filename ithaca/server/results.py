"""How a game ended, for all to see."""

from collections.abc import Sequence

from ithaca.engine.views import Place, winners

from .messages import GameResult, PlaceInfo
from .table import Table


def result_of(table: Table) -> GameResult | None:
    """The result; None while the game runs."""
    if table.state != "over" or table.match is None:
        return None
    shares = final_shares(table)
    return GameResult(
        shares=shares,
        points=table.match.points(),
        winners=winners(shares) if is_decided(table) or len(staying(table)) == 1 else [],
        ranking=[PlaceInfo(*place) for place in final_ranking(table, shares)],
        seed=table.seed.hex(),
        why=table.ended or "played",
        resigned=resigned(table),
    )


def resigned(table: Table) -> list[int]:
    return [seat.number for seat in table.seats if seat.resigned]


def staying(table: Table) -> list[int]:
    return [seat.number for seat in table.seats if not seat.resigned]


def is_decided(table: Table) -> bool:
    """Whether the game has winners: it was played to the end, or ended early after they had won."""
    assert table.match is not None
    return not table.ended_early or any(table.match.shares())


def final_shares(table: Table) -> list[float]:
    """How the victory is shared. Players who resigned have no part in it, unless all did."""
    assert table.match is not None
    every = range(len(table.seats))
    stayed = staying(table)
    if not is_decided(table) or not stayed:
        stayed = stayed or list(every)
        return [1 / len(stayed) if seat in stayed else 0.0 for seat in every]
    shares = table.match.shares()
    won = {seat: shares[seat] for seat in stayed if shares[seat] > 0}
    if not won:  # a stand-in of someone who resigned has won: the best of the others wins
        points = table.match.points()
        best = max(points[seat] for seat in stayed)
        won = {seat: 1.0 for seat in stayed if points[seat] == best}
    return [won.get(seat, 0.0) / sum(won.values()) for seat in every]


def final_ranking(table: Table, shares: Sequence[float]) -> list[Place]:
    """The places as the game ranks them, if it has winners; otherwise by the final shares. Players who
    resigned are last."""
    assert table.match is not None
    out = resigned(table)
    if not out and is_decided(table):
        return table.match.ranking()
    points = table.match.points()
    worth = [(seat not in out, shares[seat], points[seat]) for seat in range(len(table.seats))]
    order = sorted(range(len(worth)), key=lambda seat: worth[seat], reverse=True)
    return [Place(seat, 1 + sum(other > worth[seat] for other in worth)) for seat in order]
