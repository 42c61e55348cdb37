"""Commands, one at a time for each table: decide, write down, apply, announce, in this order."""

import asyncio
import copy
import secrets
from collections.abc import Callable, Sequence
from typing import Protocol

import sqlalchemy as sa

from ithaca.engine.protocol import SPECTATOR
from ithaca.engine.seeds import SEED_BYTES, seed_of_number

from . import store
from .appends import Append, Outpaced, SeatRow, append_all
from .apply import apply
from .bus import Bus, LocalBus, lines_channel
from .bus_messages import LinesWritten
from .clock import Clock
from .commands import Command, NewTable, Play, PlayAll, Return, consequences
from .commands.checks import returning
from .entries import AnyEntry, Ended, Line, Started
from .errors import Refused
from .live_table import LiveTable, States, sights_elsewhere
from .logs import log
from .rating import rated_game
from .registry import Registry, numbered
from .results import result_of
from .setups import check_setup
from .storage import Storage
from .store import TableRow
from .subscribers import Subscribers
from .table import Table
from .tasks import to_the_end
from .thinking import Thinkers

TABLE_ID = "23456789abcdefghjkmnpqrstuvwxyz"  # characters that are not easily mistaken for each other


class DecidedElsewhere(Exception):
    """Nothing was done: another process decides the table."""


class Elsewhere(Protocol):
    """How a command is carried out at a table that another process decides."""

    id: str  # the id of this process
    new_request: Callable[[], str]  # a new id for a command; tells later whether it was carried out

    async def run(
        self, live: LiveTable, command: Command, opener: str, request: str = "", again: bool = False
    ) -> int:
        """Have it carried out there. Set `again` if it was tried before under this request id."""

    def outpaced(self, live: LiveTable) -> None:
        """Called when another process turns out to decide a table that we thought was ours."""


class Committer:
    """Carries commands out. It knows nothing of the rules at a table."""

    def __init__(
        self,
        storage: Storage,
        registry: Registry,
        subscribers: Subscribers,
        thinkers: Thinkers,
        clock: Clock,
        bus: Bus | None = None,
    ) -> None:
        self.storage, self.registry, self.subscribers = storage, registry, subscribers
        self.thinkers, self.clock, self.bus = thinkers, clock, bus or LocalBus()
        self.elsewhere: Elsewhere | None = None  # set if several processes serve one database

    async def run(self, live: LiveTable, command: Command, opener: str = "") -> int:
        """Carry a command out; `opener` becomes the owner of the table that it opens, if it opens one.
        Returns the count of moves that the command's seat has then seen. If the caller is cancelled, what is
        written is applied all the same."""
        return await to_the_end(self.run_through(live, command, opener))

    async def run_through(self, live: LiveTable, command: Command, opener: str = "") -> int:
        """Like `run`, for callers whose task is never cancelled."""
        request, tried = self.elsewhere.new_request() if self.elsewhere else None, not live.decider
        if tried:
            try:
                return await self.carry_out(live, command, opener, request)
            except DecidedElsewhere:  # or it was written without our knowing; then it is not done again
                pass
        assert self.elsewhere is not None
        return await self.elsewhere.run(live, command, opener, request or "", tried)

    async def carry_out(
        self, live: LiveTable, command: Command, opener: str = "", request: str | None = None
    ) -> int:
        """Like `run_through`, in this process only. Raises DecidedElsewhere if another process decides the
        table."""
        async with live.lock:
            if live.released:
                raise Refused("stale", value=live.table.shown_seq, seq=live.table.shown_seq)
            if live.decider:
                raise DecidedElsewhere
            entries, opens = command.decide(live.table)
            opened = await self._prepared(opener, opens) if opens else None
            if entries or opened:
                await self._commit(live, entries, opened, request)
            seq = live.table.seen_seq(getattr(command, "seat", SPECTATOR))
            await self._follow_up(live)
        self.subscribers.settled(live)
        return seq

    async def play(self, live: LiveTable, move: Play | PlayAll) -> int:
        """Carry a person's move out, within a task that is never cancelled. A person who moves is here: a
        stand-in that was called for them gives the seat back, whether the move is legal or not."""
        if returning(live.table, move.person):
            await self.run_through(live, Return(move.person))
        return await self.run_through(live, move)

    async def settle(self, live: LiveTable) -> None:
        """Write down what must follow from the log as it was read, and let clocks and bots go on."""
        async with live.lock:
            if not live.decider:
                await self._follow_up(live)
        self.subscribers.settled(live)

    async def open(self, owner: str, new: NewTable) -> LiveTable:
        """Open a table: its seed is drawn before anyone sits down."""
        row = await self._prepared(owner, new)
        await self.storage.write(lambda db: store.insert_table(db, row))
        return self._add(row)

    async def _follow_up(self, live: LiveTable) -> None:
        """Write down what must follow. If that fails, the command that led to it stays written and is
        acknowledged; the rest is tried again later."""
        live.unsettled = True
        try:
            while entries := consequences(live.table):
                await self._commit(live, entries)
            live.unsettled = False
        except DecidedElsewhere:
            live.unsettled = False  # the other process does it
        except sa.exc.SQLAlchemyError as error:
            fields = {"table": live.table.id}
            log.error("what must follow was not written", exc_info=error, extra={"fields": fields})

    async def _prepared(self, owner: str, new: NewTable) -> TableRow:
        await asyncio.to_thread(check_setup, new.setup)
        practice = new.setup.practice
        seed = secrets.token_bytes(SEED_BYTES) if practice is None else seed_of_number(practice)
        rules = new.fork["header"]["rules"] if new.fork else None  # a fork goes on by the rules of its game
        table = Table(new.table_id, new.setup, seed, owner, self.clock.now(), new.fork, rules)
        lines = numbered(table, new.seats, table.created)
        for line in lines:
            apply(table, line)
        if new.fork:
            await asyncio.to_thread(must_be_startable, table)
        return TableRow(table, lines, seat_rows(table), self.elsewhere.id if self.elsewhere else None)

    def _add(self, row: TableRow) -> LiveTable:
        live = self.registry.add(LiveTable(row.table))
        self.subscribers.settled(live)
        return live

    async def _commit(
        self,
        live: LiveTable,
        entries: Sequence[AnyEntry],
        opened: TableRow | None = None,
        request: str | None = None,
    ) -> None:
        """Write lines down, apply and announce them."""
        table = live.table
        if Started in map(type, entries):
            await self.thinkers.rules_are_ready(table.setup.game)
        lines = numbered(table, entries, self.clock.now())
        try:
            await self._write(live, lines, opened, request)
        except (sa.exc.IntegrityError, Outpaced):  # another process was faster: its log counts
            self._step_back(live)
        if opened:
            self._add(opened)
        states = [self._apply_and_announce(live, line) for line in lines]
        if live.elsewhere and lines:
            self._publish(table.id, lines, states)

    def _apply_and_announce(self, live: LiveTable, line: Line) -> States:
        """Apply and announce a line that was written; return the states for viewers in other processes. Does
        nothing if writing took so long that another process took over and has already sent us this line."""
        if line.seq != live.table.lines + 1:
            return {}
        written = self.subscribers.apply_and_announce(live, line)
        return {sight: written[sight] for sight in sights_elsewhere(live) if sight in written}

    def _step_back(self, live: LiveTable) -> None:
        """Stop deciding a table that another process has written to. Always raises."""
        if self.elsewhere:
            self.elsewhere.outpaced(live)
            raise DecidedElsewhere from None
        self.registry.release(live)
        raise Refused("stale", value=live.table.shown_seq, seq=live.table.shown_seq) from None

    def _publish(self, table_id: str, lines: Sequence[Line], states: list[States]) -> None:
        """Send the lines to the processes that follow the table."""
        assert self.elsewhere is not None
        written = LinesWritten(server=self.elsewhere.id, table=table_id, lines=list(lines), states=states)
        self.bus.publish(lines_channel(table_id), written)

    async def _write(
        self, live: LiveTable, lines: Sequence[Line], opened: TableRow | None, request: str | None
    ) -> None:
        if not opened:
            await self.storage.write(append_of(live.table, lines, live.fence, request))
            return
        appends = [append_of(live.table, lines, live.fence, request)] if lines else []

        def both(db: sa.Connection) -> None:
            append_all(db, appends)
            store.insert_table(db, opened)

        await self.storage.write(both)


def must_be_startable(table: Table) -> None:
    """Raise Refused if a game that plays on from another cannot be dealt, or would be over at once."""
    try:
        over = table.dealt().over
    except Exception as error:
        log.error("a fork cannot be dealt", exc_info=error, extra={"fields": {"table": table.id}})
        raise Refused("fork-impossible") from None
    if over:
        raise Refused("fork-impossible")


def append_of(table: Table, lines: Sequence[Line], fence: int = 0, request: str | None = None) -> Append:
    """Lines as they are written, with the changes to the rows of their table."""
    state = table.state
    for line in lines:
        state = line.entry.state_after or state
    changed = [line for line in lines if line.entry.changes_seats]
    if not changed:
        return Append(table.id, lines, state, None, None, fence, request)
    after = seats_after(table, changed)
    over = any(isinstance(line.entry, Ended) for line in changed)
    rated = rated_game(after) if over else None
    return Append(table.id, lines, state, seat_rows(after), rated, fence, request)


def seats_after(table: Table, lines: Sequence[Line]) -> Table:
    """A copy of the table on which lines that change seats have already been applied."""
    beside = copy.copy(table)
    beside.seats = copy.deepcopy(table.seats)
    beside.notes, beside.drafts = list(table.notes), list(table.drafts)
    for line in lines:
        apply(beside, line)
    return beside


def seat_rows(table: Table) -> list[SeatRow]:
    """The rows for the taken seats, with the results once the game is over."""
    taken = [seat for seat in table.seats if seat.kind != "free"]
    game, players, result = table.setup.game, table.setup.players, result_of(table)
    if result is None:
        return [
            SeatRow(seat.number, seat.person, seat.bot, name=seat.name, game=game, players=players)
            for seat in taken
        ]
    ranks = {place.seat: place.rank for place in result.ranking}
    end = (game, players, table.shown_seq, table.ended_at)
    return [
        SeatRow(n, seat.person, seat.bot, result.shares[n], ranks[n], seat.name, *end)
        for n, seat in ((seat.number, seat) for seat in taken)
    ]


def new_table_id() -> str:
    return "".join(secrets.choice(TABLE_ID) for _ in range(10))
