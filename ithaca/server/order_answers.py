"""What a standing order is, when it ends and what it answers, from what its seat sees."""

from types import ModuleType
from typing import NamedTuple

from ithaca import bots
from ithaca.engine.reading import reading

from .commands.checks import must_play_itself, running
from .errors import Refused
from .setups import is_slow
from .table import Table


class Order(NamedTuple):
    """A standing order of a seat."""

    kind: str
    given: int  # when, in milliseconds since 1970
    after: int  # how many moves everyone had seen then


def offered_at(table: Table) -> list[str]:
    """The orders that a player may give at this table now."""
    slow = table.state == "playing" and not table.frozen and is_slow(table.setup)
    return list(part_of(table).ORDERS) if slow and table.game.has_part("orders") else []


def part_of(table: Table) -> ModuleType:
    """The game's `orders` part."""
    return table.game.part("orders")


def check_order(table: Table, seat: int, kind: str) -> None:
    """Raise why a seat may not give this order now."""
    running(table)
    must_play_itself(table, seat)
    if not is_slow(table.setup):
        raise Refused("table-not-slow", title=table.game.title)
    if kind not in (offered := offered_at(table)):
        raise Refused("no-such-order", value=kind, title=table.game.title, choices=", ".join(offered) or "–")
    if not still_stands(table, seat, Order(kind, 0, table.shown_seq)):
        raise Refused("order-ends-at-once", value=kind)


def still_stands(table: Table, seat: int, order: Order) -> bool:
    """Whether an order is still in force, by what its seat sees. A player who has left has no orders."""
    chair = table.seats[seat]
    gone = chair.player is None or chair.standin in ("left", "removed", "resigned")
    if gone or order.kind not in offered_at(table):
        return False
    view, since = table.snapshot(seat).seen_by(seat), table.shown_seq - order.after
    return bool(part_of(table).stands(order.kind, view, seat, since))


def answer_of(table: Table, seat: int, order: Order) -> str:
    """The move that an order answers with, from what a bot would know there; empty if the person has to
    decide."""
    assert table.match is not None
    view, _, legal = bots.sight(table.match)
    action = part_of(table).answer(order.kind, reading(view), seat, legal)
    return table.match.notation.name(action) if action in legal else ""
