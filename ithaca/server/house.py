"""The house: all tables that are alive, who looks at them, and what happens when.

A command is decided by the table, kept by the storage, folded by the table and told to the viewers, in
this order, one command at a time for each table. What a viewer gets is made once for all viewers that see
the same.
"""

import asyncio
import functools
import secrets
import time
from collections import Counter, deque
from collections.abc import Callable, Iterable
from typing import Any

import msgspec
import sqlalchemy as sa

from ithaca.engine.protocol import OVER, SPECTATOR
from ithaca.engine.seeds import SEED_BYTES, seed_of_number

from . import storage as store
from . import telling
from .crew import Crew
from .errors import Refused
from .messages import VERSION, Brief, SeatInfo, Setup, TableInfo, You, encode
from .people import DAY, People, Person, now
from .settings import Settings
from .storage import Kept, Storage, read_table
from .table import MOVES, Entry, Table, Told, check_setup, public_note

Command = Callable[[Table], list[dict[str, Any]]]

TABLE_ID = "23456789abcdefghjkmnpqrstuvwxyz"  # signs that are not mistaken for each other
MOST_WAITING = 256  # messages for a viewer that does not read them; then the line is cut
JANITOR_SECONDS = 600
SILENCE = 75.0  # seconds after which a connection that says nothing is cut
LOBBY_SECONDS = 0.3  # changes that come closer together are told together


class Viewer:
    """Someone who looks at a table: a connection."""

    def __init__(self, person: Person | None, sight: int, lang: str) -> None:
        self.person, self.sight, self.lang = person, sight, lang
        self.heard = time.monotonic()  # when it last said something
        self.outbox: deque[bytes] = deque()
        self.gone = False  # the line is to be cut
        self._waiting: asyncio.Future[None] | None = None

    def send(self, message: bytes) -> None:
        """Leave a message; who does not read is let go, and finds everything again by its `seq`."""
        if len(self.outbox) >= MOST_WAITING:
            self.let_go()
        elif not self.gone:
            self.outbox.append(message)
            self._wake()

    def let_go(self) -> None:
        self.gone = True
        self._wake()

    async def something(self) -> None:
        """Wait until there is a message, or the line is to be cut."""
        if not self.outbox and not self.gone:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting

    async def read_all(self) -> None:
        """Wait until the viewer has what was left for it, but not for long."""
        for _ in range(100):
            if not self.outbox:
                return
            await asyncio.sleep(0.01)

    def _wake(self) -> None:
        if self._waiting and not self._waiting.done():
            self._waiting.set_result(None)


class Live:
    """A table that is alive."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.gone_at: dict[str, int] = {}  # when a person's last connection ended
        self.timer: asyncio.TimerHandle | None = None
        self.turn: asyncio.Task[None] | None = None  # a bot's or stand-in's
        self.words = msgspec.Raw(encode(telling.vocabulary(table)))

    def here(self, person: str | None) -> bool:
        return any(viewer.person and viewer.person.id == person for viewer in self.viewers)

    def seat_is_here(self, seat: int) -> bool:
        chair = self.table.seats[seat]
        return any(viewer.person and chair.is_held_by(viewer.person.id) for viewer in self.viewers)

    @property
    def spectators(self) -> int:
        seated = self.table.seats_of
        return sum(1 for v in self.viewers if not (v.person and seated(v.person.id)))


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
        task.add_done_callback(self.tasks.discard)
        return task

    async def wake_tables(self) -> None:
        """Clocks, bots and stand-ins go on after a restart."""
        for table_id in self.storage.read(store.live_tables):
            try:
                await self.find(table_id)
            except Refused:
                continue
            await asyncio.sleep(0)

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
        table = Table(table_id, setup, seed, person.id, now(), fork)
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
        for live in list(self.live.values()):
            table = live.table
            if table.match is not None and table.kept_view != table.shown_seq:
                view, table.kept_view = bytes(telling.view_of(table, SPECTATOR)), table.shown_seq
                await self.storage.do(functools.partial(store.keep_view, table_id=table.id, view=view))

    # ── commands ──────────────────────────────────────────────────────────────────────────────────

    async def perform(self, live: Live, command: Command) -> int:
        """Decide, keep, fold, tell. Returns the count of moves that the table then has."""
        async with live.lock:
            bodies = command(live.table)
            while bodies:
                await self.keep(live, bodies)
                bodies = live.table.consequences()
            seq = live.table.seq
        self.go_on(live)
        return seq

    async def keep(self, live: Live, bodies: list[dict[str, Any]]) -> None:
        table, at = live.table, now()
        ahead: Counter[str] = Counter()
        entries = []
        for body in bodies:
            stream = "notes" if "kind" in body else MOVES
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
            self.send_all(live, self.seats_message(live))
            self.lobby_changed()
        if kind == "started":
            for viewer in live.viewers:  # names are known now
                viewer.send(self.hello(live, viewer, 0, len(table.notes)))
        elif kind in STATE_CHANGES and table.match:
            fresh, table.fresh = table.fresh, []
            self.tell_all(live, fresh)

    def tell_move(self, live: Live, entry: Entry) -> None:
        table, mover = live.table, int(entry.body["seat"])
        if "undo" in entry.body:
            self.tell_viewer(live, mover, [], back=entry.seq - 1)
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

    def seats_message(self, live: Live) -> bytes:
        return encode(
            {
                "type": "seats",
                "seats": self.seats(live),
                "spectators": live.spectators,
                "state": live.table.state,
                "owner": live.table.owner,
                "next": live.table.next,
            }
        )

    def hello(self, live: Live, viewer: Viewer, since: int, notes: int) -> bytes:
        """Everything, from the last that the viewer saw."""
        table = live.table
        if table.match is not None:
            state: Any = telling.state_of(table, viewer.sight, [])
            live.words = msgspec.Raw(encode(telling.vocabulary(table)))
        else:
            state = telling.frozen_state(table) if table.frozen is not None else None
        return encode(
            {
                "type": "hello",
                "version": VERSION,
                "table": self.info(live, viewer.person),
                "sight": viewer.sight,
                "words": live.words,
                "state": state,
                "told": telling.told_since(table, viewer.sight, since),
                "notes": telling.notes_since(table, notes),
                "board": table.board.source,
                "now": now(),
            }
        )

    def seats(self, live: Live) -> list[SeatInfo]:
        left = live.table.time_left()
        return [
            SeatInfo(
                seat=seat.number,
                kind=seat.kind,  # type: ignore[arg-type]
                person=seat.person,
                name=seat.name,
                bot=seat.bot,
                ready=bool(seat.salt),
                here=seat.kind == "bot" or live.seat_is_here(seat.number),
                standin=seat.standin,
                resigned=seat.resigned,
                offers=seat.offers,
                clock=left.get(str(seat.number)),
                muted=seat.person in live.table.muted,
            )
            for seat in live.table.seats
        ]

    def info(self, live: Live, person: Person | None) -> TableInfo:
        table = live.table
        me = person.id if person else None
        return TableInfo(
            id=table.id,
            game=table.setup.game,
            setup=table.setup,
            state=table.state,  # type: ignore[arg-type]
            owner=table.owner,
            commitment=table.commitment,
            seats=self.seats(live),
            seq=table.shown_seq,
            notes=len(table.notes),
            spectators=live.spectators,
            you=You(
                me, table.seats_of(me), me is not None and me == table.owner, bool(person and person.host)
            ),
            next=table.next,
            forked=table.fork["table"] if table.fork else None,
        )

    def brief(self, live: Live) -> Brief:
        table, setup = live.table, live.table.setup
        return Brief(
            id=table.id,
            game=setup.game,
            title=setup.title,
            players=setup.players,
            options=setup.options,
            lang=setup.lang,
            clock=setup.clock,
            public=setup.public,
            practice=setup.practice is not None,
            state=table.state,  # type: ignore[arg-type]
            seats=self.seats(live),
            spectators=live.spectators,
            seq=table.shown_seq,
            created=table.created,
        )

    # ── coming and going ──────────────────────────────────────────────────────────────────────────

    async def arrive(self, live: Live, viewer: Viewer, since: int, notes: int) -> None:
        """A connection looks at a table: the seats of its person are here again."""
        live.viewers.add(viewer)
        viewer.send(self.hello(live, viewer, since, notes))
        if viewer.person and live.table.seats_of(viewer.person.id):
            person = viewer.person.id
            live.gone_at.pop(person, None)
            await self.perform(live, lambda table: table.come_back(person))
        self.send_all(live, self.seats_message(live))
        self.lobby_changed()

    def depart(self, live: Live, viewer: Viewer) -> None:
        live.viewers.discard(viewer)
        if viewer.person and not live.here(viewer.person.id):
            live.gone_at[viewer.person.id] = now()
        self.send_all(live, self.seats_message(live))
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
        viewer.send(self.hello(live, viewer, 0, 0))

    # ── time and bots ─────────────────────────────────────────────────────────────────────────────

    def go_on(self, live: Live) -> None:
        """Wake whoever has to decide now, or set the clock that will."""
        if live.timer:
            live.timer.cancel()
            live.timer = None
        table = live.table
        seat = table.actor
        if table.state != "playing" or seat == OVER:
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
            await asyncio.sleep(self.crew.pause(table, seat, now()))
            seq = table.sight_seq(seat.number)
            move = await self.crew.choose(table, seat)
            async with live.lock:
                bodies = self.answer(table, seat.number, seq, move)
                while bodies:
                    await self.keep(live, bodies)
                    bodies = table.consequences()
        live.turn = None
        self.go_on(live)

    def answer(self, table: Table, seat: int, seq: int, move: str) -> list[dict[str, Any]]:
        """The move that was thought of, unless the person came back and was faster."""
        chair = table.seats[seat]
        if table.actor != seat or table.sight_seq(seat) != seq or not chair.is_played_by_us:
            return []
        return table.play(seat, seq, move, "bot" if chair.kind == "bot" else "standin")

    # ── the lobby ─────────────────────────────────────────────────────────────────────────────────

    def lobby_changed(self) -> None:
        if self.lobby and self.lobby_timer is None:
            loop = asyncio.get_running_loop()
            self.lobby_timer = loop.call_later(LOBBY_SECONDS, self.tell_lobby)

    def tell_lobby(self) -> None:
        self.lobby_timer = None
        for viewer in list(self.lobby):
            viewer.send(self.lobby_message(viewer.person))

    def lobby_message(self, person: Person | None) -> bytes:
        return encode({"type": "tables", "tables": list(self.tables_for(person))})

    def tables_for(self, person: Person | None) -> Iterable[Brief]:
        """Public tables that are open or running, and all that the person sits at."""
        me = person.id if person else None
        for live in self.live.values():
            table = live.table
            if table.state == "closed":
                continue
            mine = me is not None and (me == table.owner or bool(table.seats_of(me)))
            if mine or (table.setup.public and table.state in ("open", "playing")):
                yield self.brief(live)


STATE_AFTER = {"started": "playing", "ended": "over", "closed": "closed"}
STATE_CHANGES = ("ended", "closed", "back", "standin", "bot", "removed", "resigned")
