"""What is told of a table as a whole: its seats, itself to who stands before it, a line for the lobby."""

from typing import Any

from . import telling
from .messages import VERSION, Brief, SeatInfo, TableInfo, You, encode
from .people import Person, now
from .viewers import Live, Viewer


def seats_message(live: Live) -> bytes:
    return encode(
        {
            "type": "seats",
            "seats": seats(live),
            "spectators": live.spectators,
            "state": live.table.state,
            "owner": live.table.owner,
            "next": live.table.next,
        }
    )


def hello(live: Live, viewer: Viewer, since: int, notes: int) -> bytes:
    """Everything, from the last that the viewer saw."""
    table = live.table
    if table.match is not None:
        back = telling.taken_back_since(table, viewer.sight, since)
        state: Any = telling.state_of(table, viewer.sight, [], back)
    else:
        state = telling.frozen_state(table) if table.frozen else None
    return encode(
        {
            "type": "hello",
            "version": VERSION,
            "table": info(live, viewer.person),
            "sight": viewer.sight,
            "words": telling.vocabulary(table),
            "state": state,
            "told": telling.told_since(table, viewer.sight, since),
            "notes": telling.notes_since(table, notes),
            "board": table.board.source,
            "now": now(),
        }
    )


def seats(live: Live) -> list[SeatInfo]:
    left = live.table.time_left()
    return [
        SeatInfo(
            seat=seat.number,
            kind=seat.kind,
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


def info(live: Live, person: Person | None) -> TableInfo:
    table = live.table
    me = person.id if person else None
    return TableInfo(
        id=table.id,
        game=table.setup.game,
        setup=table.setup,
        state=table.state,
        owner=table.owner,
        commitment=table.commitment,
        seats=seats(live),
        seq=table.shown_seq,
        notes=len(table.notes),
        spectators=live.spectators,
        you=You(me, table.seats_of(me), me is not None and me == table.owner, bool(person and person.host)),
        rules=table.rules,
        next=table.next,
        forked=table.fork["table"] if table.fork else None,
    )


def brief(live: Live) -> Brief:
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
        oracle=setup.oracle,
        state=table.state,
        seats=seats(live),
        spectators=live.spectators,
        seq=table.shown_seq,
        created=table.created,
    )
