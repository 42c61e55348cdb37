"""Standing orders: replies that a player wants made on their behalf at a slow table while they are away.

A game defines in its `orders.py` which orders it has, when one ends, and what it answers, from what the seat
sees. They are not lines of the log, since only the seat itself may know of them. The answer of an order is a
move like one made by hand, and comes after a time that a reply by hand could take (`reply_times.py`).
"""

import contextlib
from collections.abc import Sequence

import sqlalchemy as sa

from .appends import Outpaced
from .bus import lines_channel
from .bus_messages import OrdersChanged
from .clock import Clock, Timer
from .commands import PlayByOrder
from .commands.checks import own_seat
from .committer import Committer
from .live_table import LiveTable
from .logs import log
from .messages import OrdersMessage, encode
from .order_answers import Order, answer_of, check_order, still_stands
from .reply_times import reply_seconds
from .schema import orders
from .storage import Storage
from .store import must_decide
from .subscribers import Subscriber
from .tasks import RETRY_SECONDS, Tasks


class Orders(Subscriber):
    """All standing orders, and a timer for each table at which one is to answer."""

    def __init__(self, storage: Storage, committer: Committer, tasks: Tasks, clock: Clock) -> None:
        self.storage, self.committer, self.tasks, self.clock = storage, committer, tasks, clock
        self.opened_at = 0  # so that no order replies at once after a restart
        self._standing: dict[str, dict[int, Order]] = {}
        self._timers: dict[str, Timer] = {}

    async def open(self) -> None:
        self.opened_at = self.clock.now()
        for row in await self.storage.read(lambda db: db.execute(sa.select(orders)).all()):
            order = Order(row.kind, row.given, row.after)
            self._standing.setdefault(row.table_id, {})[row.seat] = order

    async def give(self, live: LiveTable, person: str, seat: int, kind: str) -> None:
        """Give an order, which replaces the previous one; an empty `kind` only withdraws that. Raises why
        not."""
        table = live.table
        own_seat(table, person, seat)
        if kind:
            check_order(table, seat, kind)
        order = Order(kind, self.clock.now(), table.shown_seq) if kind else None
        await self.storage.write(lambda db: write_order(db, live, seat, person, order))
        live.orders = self._standing.setdefault(table.id, {})
        live.orders.pop(seat, None)
        if order:
            live.orders[seat] = order
        self._tell(live, seat)
        self._publish(live, [seat])
        self.settled(live)

    async def load(self, live: LiveTable, changed: Sequence[int] = ()) -> None:
        """Read the orders of a table that another process decides, or has decided until now."""
        mine = sa.select(orders).where(orders.c.table_id == live.table.id)
        rows = await self.storage.read(lambda db: db.execute(mine).all())
        found = {row.seat: Order(row.kind, row.given, row.after) for row in rows}
        live.orders = self._standing[live.table.id] = found
        for seat in changed:
            self._tell(live, seat)

    def _publish(self, live: LiveTable, seats: list[int]) -> None:
        """Tell the processes that follow the table; they read the orders themselves."""
        if live.elsewhere and (ours := self.committer.elsewhere):
            changed = OrdersChanged(server=ours.id, table=live.table.id, seats=seats)
            self.committer.bus.publish(lines_channel(live.table.id), changed)

    # ── as a subscriber ───────────────────────────────────────────────────────────────────────────

    def settled(self, live: LiveTable) -> None:
        """Forget the orders that have ended, and set the timer if the seat that decides has one."""
        self.released(live)
        table, standing = live.table, self._standing.get(live.table.id, {})
        if live.released:
            return
        live.orders = standing
        if not standing:
            return
        ended = [seat for seat, order in standing.items() if not still_stands(table, seat, order)]
        for seat in ended:
            del standing[seat]
            self._tell(live, seat)
        if ended:
            self.tasks.start(self._forget(live, ended))
        if (order := standing.get(table.actor)) and not table.seats[table.actor].is_automatic:
            self._set_timer(live, order)

    async def _forget(self, live: LiveTable, seats: list[int]) -> None:
        with contextlib.suppress(Outpaced):  # another process decides the table, and forgets them
            await self.storage.write(lambda db: end_orders(db, live, seats))
        self._publish(live, seats)

    def released(self, live: LiveTable) -> None:
        if timer := self._timers.pop(live.table.id, None):
            timer.cancel()

    # ── carrying them out ─────────────────────────────────────────────────────────────────────────

    def _set_timer(self, live: LiveTable, order: Order) -> None:
        table, now = live.table, self.clock.now()
        touched = table.moves[-1].at if table.moves else 0  # an undo restarts the time
        begun = max(table.asked_at, order.given, self.opened_at, touched)
        deadline = table.deadline()
        left = None if deadline is None else max(0, deadline - begun) / 1000
        due = begun / 1000 + reply_seconds(table, table.actor, left)
        self._timers[table.id] = self.clock.call_later(
            max(0.0, due - now / 1000), lambda: self.tasks.start(self._answer(live))
        )

    async def _answer(self, live: LiveTable) -> None:
        """Answer for the seat that decides, if its order still stands and has an answer."""
        table = live.table
        order = live.orders.get(table.actor)
        if live.released or order is None or table.seats[table.actor].is_automatic:
            return
        seat, seq = table.actor, table.seen_seq(table.actor)
        if not (move := answer_of(table, seat, order)):
            return
        try:
            await self.committer.run(live, PlayByOrder(seat, seq, move))
        except sa.exc.SQLAlchemyError as error:  # a full disk, a database restart
            log.error("the answer of an order was not written", exc_info=error)
            await self.clock.sleep(RETRY_SECONDS)
            self.settled(live)

    def _tell(self, live: LiveTable, seat: int) -> None:
        """Tell those who look from a seat which order is in force there."""
        message = encode(OrdersMessage(orders=live.orders_of(seat)))
        for viewer in [viewer for viewer in live.viewers if viewer.sight == seat]:
            viewer.send(message)


# ── in the database ───────────────────────────────────────────────────────────────────────────────


def write_order(db: sa.Connection, live: LiveTable, seat: int, person: str, order: Order | None) -> None:
    end_orders(db, live, [seat])
    if order:
        whose = {"table_id": live.table.id, "seat": seat, "person": person}
        db.execute(orders.insert().values(**whose, **order._asdict()))


def end_orders(db: sa.Connection, live: LiveTable, seats: Sequence[int]) -> None:
    """Delete orders of a table that we decide. Raises Outpaced if we no longer do."""
    must_decide(db, live.table.id, live.fence)
    forget_orders(db, live.table.id, seats)


def forget_orders(db: sa.Connection, table_id: str, seats: Sequence[int]) -> None:
    db.execute(orders.delete().where(orders.c.table_id == table_id, orders.c.seat.in_(seats)))
