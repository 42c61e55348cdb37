"""The house: all tables that are alive, who looks at them, and what happens when.

A command is decided by the table, kept by the storage, folded by the table and told to the viewers, in
this order, one command at a time for each table. What a viewer gets is made once for all viewers that see
the same.
"""

import asyncio
import functools
import secrets
import time
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import sqlalchemy as sa

from ithaca.engine.errors import Mistake
from ithaca.engine.protocol import OVER, SPECTATOR
from ithaca.engine.seeds import SEED_BYTES, seed_of_number

from . import reports, telling
from . import storage as store
from .crew import Crew
from .errors import Refused
from .fold import MOVES, NOTES, Entry, Told, public_note
from .messages import Setup, encode
from .people import DAY, People, Person, now
from .settings import Settings
from .setups import check_setup
from .storage import Kept, Storage, read_table
from .table import Table
from .viewers import Live, Viewer
from .watch import log

Command = Callable[[Table], list[dict[str, Any]]]

TABLE_ID = "23456789abcdefghjkmnpqrstuvwxyz"  # signs that are not mistaken for each other
JANITOR_SECONDS = 600
SILENCE = 75.0  # seconds after which a connection that says nothing is cut
LOBBY_SECONDS = 0.3  # changes that come closer together are told together


class House:
    """All tables."""

    def __init__(self, settings: Settings, storage: Storage) -> None:
        self.settings, self.storage = settings, storage
        self.people = People(storage)
        self.crew = Crew(settings)
        self.live: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Task[Live]] = {}
        self.lobby: set[Viewer] = set()
        self.lobby_timer: asyncio.TimerHandle | None = None
        self.tasks: set[asyncio.Task[Any]] = set()
        self.counts: Counter[str] = Counter()

    # ── opening and closing ───────────────────────────────────────────────────────────────────────

    async def open(self) -> None:
        self.storage.open()
        self.people.open()
        self.crew.open()
        self.spawn(self.wake_tables())
        self.spawn(self.clean_up())
        self.spawn(self.listen())

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await self.keep_views()
        for live in self.live.values():
            self.let_go(live)
        self.crew.close()
        await asyncio.to_thread(self.storage.close)

    def let_go(self, live: Live) -> None:
        """Stop the clock of a table and cut its lines; its log is all that is needed to go on."""
        live.gone = True
        if live.timer:
            live.timer.cancel()
        if live.turn:
            live.turn.cancel()
        for viewer in list(live.viewers):
            viewer.let_go()

    def spawn(self, work: Any) -> asyncio.Task[Any]:
        """Do something beside; keep hold of it, or it might vanish half-done."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.done)
        return task

    def done(self, task: asyncio.Task[Any]) -> None:
        """Nothing that goes wrong beside goes unnoticed; a mistake is told to who asked."""
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error and not isinstance(error, Mistake):
            log.error("went wrong beside", exc_info=error)

    async def wake_tables(self) -> None:
        """Clocks, bots and stand-ins go on after a restart."""
        for table_id in self.storage.read(store.live_tables):
            try:
                await self.find(table_id)
            except Exception as error:  # one table that cannot be read must not keep the others asleep
                log.error("a table stays asleep", exc_info=error, extra={"fields": {"table": table_id}})

    async def clean_up(self) -> None:
        """Forget old tables; let go of tables that nobody looks at and that wait for nobody."""
        while True:
            await self.keep_views()
            for table_id in await self.storage.do(self.forget_old):
                self.live.pop(table_id, None)
            for table_id, live in list(self.live.items()):
                if live.table.state in ("over", "closed") and not live.viewers and not live.lock.locked():
                    del self.live[table_id]
            await asyncio.sleep(JANITOR_SECONDS)

    async def listen(self) -> None:
        """Cut lines on which nothing is heard: whoever was there has gone without saying so."""
        while True:
            await asyncio.sleep(SILENCE / 5)
            silent = time.monotonic() - SILENCE
            everyone = [viewer for live in self.live.values() for viewer in live.viewers]
            for viewer in [*everyone, *self.lobby]:
                if viewer.heard < silent:
                    viewer.let_go()

    def forget_old(self, db: sa.Connection) -> list[str]:
        days, today = self.settings, now()
        return store.forget_old(db, today - days.keep_open_days * DAY, today - days.keep_days * DAY)

    # ── tables ────────────────────────────────────────────────────────────────────────────────────

    async def create(
        self, person: Person, setup: Setup, fork: dict[str, Any] | None = None, seats: list[Any] | None = None
    ) -> Live:
        """Open a table: its seed is drawn before anyone sits down. `seats` are bots and reserved seats."""
        await asyncio.to_thread(check_setup, setup)
        running = sum(1 for live in self.live.values() if live.table.state in ("open", "playing"))
        if running >= self.settings.most_tables:
            raise Refused("too-many-tables")
        seed = secrets.token_bytes(SEED_BYTES) if setup.practice is None else seed_of_number(setup.practice)
        table_id = "".join(secrets.choice(TABLE_ID) for _ in range(10))
        rules = fork["header"]["rules"] if fork else None  # a fork goes on by the rules of its game
        table = Table(table_id, setup, seed, person.id, now(), fork, rules)
        await self.storage.do(lambda db: store.insert_table(db, table))
        live = self.live[table_id] = Live(table)
        if seats:
            await self.perform(live, lambda table: seats)
        self.lobby_changed()
        return live

    async def find(self, table_id: str) -> Live:
        """A table, from memory or from its log."""
        if table_id in self.live:
            return self.live[table_id]
        if table_id not in self.loading:
            self.loading[table_id] = self.spawn(self.load(table_id))
        try:
            return await asyncio.shield(self.loading[table_id])
        finally:
            self.loading.pop(table_id, None)

    async def load(self, table_id: str) -> Live:
        kept = self.storage.read(lambda db: read_table(db, table_id))
        if kept is None:
            raise Refused("no-such-table", value=table_id)
        live = Live(await self.folded(kept))
        live.table.asked_at = max(live.table.asked_at, now())  # nobody loses time while we were away
        live.gone_at = {seat.person: now() for seat in live.table.seats if seat.person}
        self.live[table_id] = live
        await self.perform(live, lambda table: table.consequences())
        self.go_on(live)
        self.lobby_changed()
        return live

    async def folded(self, kept: Kept) -> Table:
        await self.crew.ready(kept.setup.game)
        return await asyncio.to_thread(kept.table)

    async def keep_views(self) -> None:
        """Keep what the public sees of each table that has gone on since."""
        views: dict[str, bytes] = {}
        for table in (live.table for live in self.live.values()):
            if table.match is not None and table.kept_view != table.shown_seq:
                views[table.id], table.kept_view = bytes(telling.view_of(table, SPECTATOR)), table.shown_seq
        if views:
            await self.storage.do(lambda db: store.keep_views(db, views))

    # ── commands ──────────────────────────────────────────────────────────────────────────────────

    async def perform(self, live: Live, command: Command) -> int:
        """Decide, keep, fold, tell. Returns the count of moves that the table then has."""
        async with live.lock:
            if live.gone:
                raise Refused("stale", value=live.table.seq, seq=live.table.seq)
            bodies = command(live.table)
            while bodies:
                await self.keep(live, bodies)
                bodies = live.table.consequences()
            seq = live.table.seq
        self.go_on(live)
        return seq

    async def keep(self, live: Live, bodies: list[dict[str, Any]]) -> None:
        table, at = live.table, now()
        ahead = {MOVES: 0, NOTES: 0}
        entries = []
        for body in bodies:
            stream = NOTES if "kind" in body else MOVES
            entries.append(table.entry(body, at, ahead[stream]))
            ahead[stream] += 1
        if any(body.get("kind") == "started" for body in bodies):
            await self.crew.ready(table.setup.game)
        state = next((s for body in bodies if (s := STATE_AFTER.get(body.get("kind", "")))), "")
        try:
            await self.storage.keep(table.id, entries, state)
        except sa.exc.IntegrityError:  # another process was faster: its log is the truth
            self.live.pop(table.id, None)
            self.let_go(live)
            raise Refused("stale", value=table.seq, seq=table.seq) from None
        for entry in entries:
            table.take(entry)
            self.tell(live, entry)

    # ── telling ───────────────────────────────────────────────────────────────────────────────────

    def tell(self, live: Live, entry: Entry) -> None:
        """Ring whoever looks on."""
        table = live.table
        if entry.stream == MOVES:
            self.counts["moves"] += 1
            self.tell_move(live, entry)
            return
        if note := public_note(entry):
            self.send_all(live, encode({"type": "note", **note}))
        kind = entry.body["kind"]
        if kind != "chat":
            self.send_all(live, reports.seats_message(live))
            self.lobby_changed()
            self.lower_curtains(live)
        if kind == "started":
            for viewer in live.viewers:  # names are known now
                viewer.send(reports.hello(live, viewer, 0, len(table.notes)))
        elif kind in STATE_CHANGES and table.match:
            fresh, table.fresh = table.fresh, []  # of one seat, which has seen them already
            self.tell_all(live, fresh, fresh[0].seat if fresh else None, [])

    def lower_curtains(self, live: Live) -> None:
        """Who does not hold a seat any more does not look from it any more."""
        for viewer in list(live.viewers):
            person = viewer.person.id if viewer.person else None
            if viewer.sight != SPECTATOR and viewer.sight not in live.table.seats_of(person):
                viewer.sight = SPECTATOR
                viewer.send(reports.hello(live, viewer, 0, 0))

    def tell_move(self, live: Live, entry: Entry) -> None:
        table, mover = live.table, int(entry.body["seat"])
        if "undo" in entry.body:
            self.tell_viewer(live, mover, [], back=table.taken_back)
            return
        fresh, table.fresh = table.fresh, []
        newest = [(table.untold or fresh)[-1]]
        if table.untold:  # only the player sees it until it is complete
            self.tell_viewer(live, mover, newest)
            return
        self.tell_all(live, fresh, mover, newest)

    def tell_all(self, live: Live, fresh: list[Told], mover: int | None = None, newest: Any = None) -> None:
        """A new state for all; the mover has been told of all but the newest move."""
        for sight in {viewer.sight for viewer in live.viewers}:
            self.tell_viewer(live, sight, newest if sight == mover else fresh)

    def tell_viewer(self, live: Live, sight: int, told: list[Told], back: int = 0) -> None:
        viewers = [viewer for viewer in live.viewers if viewer.sight == sight]
        if not viewers:
            return
        message = encode({"type": "state", **telling.state_of(live.table, sight, told, back)})
        for viewer in viewers:
            viewer.send(message)

    def tell_one(self, live: Live, viewer: Viewer) -> None:
        """The state once more, for who seems to have missed it."""
        if live.table.match is not None:
            viewer.send(encode({"type": "state", **telling.state_of(live.table, viewer.sight, [])}))

    def send_all(self, live: Live, message: bytes) -> None:
        for viewer in list(live.viewers):
            viewer.send(message)

    # ── coming and going ──────────────────────────────────────────────────────────────────────────

    async def arrive(self, live: Live, viewer: Viewer, since: int, notes: int) -> None:
        """A connection looks at a table: the seats of its person are here again."""
        live.viewers.add(viewer)
        viewer.send(reports.hello(live, viewer, since, notes))
        if viewer.person and live.table.seats_of(viewer.person.id):
            person = viewer.person.id
            live.gone_at.pop(person, None)
            await self.perform(live, lambda table: table.come_back(person))
        self.send_all(live, reports.seats_message(live))
        self.lobby_changed()

    def depart(self, live: Live, viewer: Viewer) -> None:
        live.viewers.discard(viewer)
        if viewer.person and not live.here(viewer.person.id):
            live.gone_at[viewer.person.id] = now()
        self.send_all(live, reports.seats_message(live))
        self.go_on(live)
        self.lobby_changed()

    async def take_seat_back(self, live: Live, viewer: Viewer, seat: int) -> None:
        """Who moves is here: the stand-in stands up."""
        person = viewer.person
        if person and live.table.seats[seat].standin in ("away", "clock"):
            await self.perform(live, lambda table: table.come_back(person.id))

    def look_from(self, live: Live, viewer: Viewer, sight: int) -> None:
        """Lift or lower the curtain of a seat."""
        person = viewer.person.id if viewer.person else None
        if sight != SPECTATOR and sight not in live.table.seats_of(person):
            raise Refused("not-your-seat", seat=sight)
        viewer.sight = sight
        viewer.send(reports.hello(live, viewer, 0, 0))

    # ── time and bots ─────────────────────────────────────────────────────────────────────────────

    def go_on(self, live: Live) -> None:
        """Wake whoever has to decide now, or set the clock that will."""
        if live.timer:
            live.timer.cancel()
            live.timer = None
        table = live.table
        seat = table.actor
        if live.gone or table.state != "playing" or seat == OVER:
            return
        if table.seats[seat].is_played_by_us:
            if live.turn is None or live.turn.done():
                live.turn = self.spawn(self.take_turns(live))
            return
        due = [(when, "clock") for when in [table.deadline()] if when is not None]
        if table.setup.away and not live.seat_is_here(seat):
            holders = [table.seats[seat].person, *table.seats[seat].devices]
            gone = max([live.gone_at.get(holder or "", 0) for holder in holders], default=0)
            due.append((max(gone, table.asked_at) + table.setup.away * 1000, "away"))
        if due:
            when, why = min(due)
            loop = asyncio.get_running_loop()
            wait = max(0.0, (when - now()) / 1000)
            live.timer = loop.call_later(wait, lambda: self.spawn(self.time_is_out(live, seat, why)))

    async def time_is_out(self, live: Live, seat: int, why: str) -> None:
        """Call a stand-in, unless the seat has moved or come back meanwhile."""

        def call(table: Table) -> list[dict[str, Any]]:
            if table.actor != seat or (why == "away" and live.seat_is_here(seat)):
                return []
            deadline = table.deadline()
            if why == "clock" and (deadline is None or deadline > now()):
                return []
            return table.stand_in(seat, why)

        await self.perform(live, call)

    async def take_turns(self, live: Live) -> None:
        """Play for bots and stand-ins, one decision after the other."""
        table = live.table
        while table.actor != OVER and table.seats[table.actor].is_played_by_us:
            seat = table.seats[table.actor]
            await asyncio.sleep(self.crew.pause(table, now()))
            seq = table.sight_seq(seat.number)
            move = await self.crew.choose(table, seat)
            await self.perform(live, functools.partial(self.answer, seat=seat.number, seq=seq, move=move))
        live.turn = None
        self.go_on(live)

    def answer(self, table: Table, seat: int, seq: int, move: str) -> list[dict[str, Any]]:
        """The move that was thought of, unless the person came back and was faster."""
        chair = table.seats[seat]
        if table.actor != seat or table.sight_seq(seat) != seq or not chair.is_played_by_us:
            return []
        return table.play(seat, seq, move, "bot" if chair.kind == "bot" else "standin")

    async def advise(self, live: Live, viewer: Viewer, seat: int, frame_id: str) -> None:
        """Let the oracle think of this seat's decision, and tell who asked, if he still looks from there."""
        await self.crew.all_warm.wait()
        table, seq = live.table, live.table.seq
        if table.actor == seat and table.match is not None:
            found = await self.crew.advise(table, seat)
            if viewer.sight == seat:
                advice = telling.advice_of(table.match, found)
                viewer.send(encode({"type": "advice", "id": frame_id, "seq": seq, **advice}))

    # ── the lobby ─────────────────────────────────────────────────────────────────────────────────

    def lobby_changed(self) -> None:
        if self.lobby and self.lobby_timer is None:
            loop = asyncio.get_running_loop()
            self.lobby_timer = loop.call_later(LOBBY_SECONDS, self.tell_lobby)

    def tell_lobby(self) -> None:
        self.lobby_timer = None
        written: dict[str, msgspec.Raw] = {}  # a table is written once for all who look
        for viewer in list(self.lobby):
            viewer.send(self.lobby_message(viewer.person, written))

    def lobby_message(self, person: Person | None, written: dict[str, msgspec.Raw]) -> bytes:
        tables = []
        for live in self.tables_for(person):
            if live.table.id not in written:
                written[live.table.id] = msgspec.Raw(encode(reports.brief(live)))
            tables.append(written[live.table.id])
        return encode({"type": "tables", "tables": tables})

    def tables_for(self, person: Person | None) -> Iterator[Live]:
        """Public tables that are open or running, and all that the person sits at."""
        me = person.id if person else None
        for live in self.live.values():
            table = live.table
            if table.state == "closed":
                continue
            mine = me is not None and (me == table.owner or bool(table.seats_of(me)))
            if mine or (table.setup.public and table.state in ("open", "playing")):
                yield live


STATE_AFTER = {"started": "playing", "ended": "over", "closed": "closed"}
STATE_CHANGES = ("ended", "closed", "back", "standin", "bot", "removed", "resigned")
