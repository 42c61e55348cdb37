"""Which knocks a person wants, and when none may be sent."""

import contextlib
from datetime import datetime, timedelta
from typing import Literal, NamedTuple, get_args
from zoneinfo import ZoneInfo

import sqlalchemy as sa

from ..errors import Refused
from ..schema import knock_settings, quiet_tables
from ..storage import Storage

KnockKind = Literal["turn", "started", "ended", "invited"]
KINDS: tuple[KnockKind, ...] = get_args(KnockKind)
USUAL_ZONE = "UTC"


class Wish(NamedTuple):
    """What a person wants."""

    kinds: tuple[KnockKind, ...] = KINDS
    quiet_from: int | None = None  # minutes after midnight; None: never
    quiet_to: int | None = None
    zone: str = USUAL_ZONE

    def quiet_seconds(self, now: int) -> float:
        """How long no knock may be sent, in seconds from `now` (in milliseconds); 0 if one may be sent
        now."""
        if self.quiet_from is None or self.quiet_to is None:
            return 0.0
        here = datetime.fromtimestamp(now / 1000, zone_of(self.zone))
        minute = here.hour * 60 + here.minute
        if not is_between(minute, self.quiet_from, self.quiet_to):
            return 0.0
        end = here.replace(hour=self.quiet_to // 60, minute=self.quiet_to % 60, second=0, microsecond=0)
        end += timedelta(days=1 if end <= here else 0)
        return max(1.0, end.timestamp() - now / 1000)


def is_between(minute: int, first: int, last: int) -> bool:
    """Whether a minute of the day lies in a span that may reach over midnight."""
    return first <= minute < last if first <= last else minute >= first or minute < last


def zone_of(name: str) -> ZoneInfo:
    """A time zone by its name, as in Europe/Athens. Raises Refused if it is unknown."""
    with contextlib.suppress(ValueError, OSError, LookupError):
        return ZoneInfo(name)
    raise Refused("no-such-zone", value=name)


class Wishes:
    """The wishes of all persons."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    async def of(self, person_id: str) -> Wish:
        query = sa.select(knock_settings).where(knock_settings.c.person == person_id)
        row = await self.storage.read(lambda db: db.execute(query).one_or_none())
        if row is None:
            return Wish()
        kinds = tuple(kind for kind in KINDS if kind in row.kinds.split())
        return Wish(kinds, row.quiet_from, row.quiet_to, row.zone)

    async def keep(self, person_id: str, wish: Wish) -> None:
        zone_of(wish.zone)
        mine = knock_settings.c.person == person_id
        row = {**wish._asdict(), "kinds": " ".join(wish.kinds), "person": person_id}

        def write(db: sa.Connection) -> None:
            db.execute(knock_settings.delete().where(mine))
            db.execute(knock_settings.insert().values(**row))

        await self.storage.write(write)

    # ── tables from which somebody wants no knock ─────────────────────────────────────────────────

    async def is_quiet(self, person_id: str, table_id: str) -> bool:
        return await self.storage.read(lambda db: is_quiet_table(db, person_id, table_id))

    async def set_quiet(self, person_id: str, table_id: str, quiet: bool) -> None:
        mine = sa.and_(quiet_tables.c.person == person_id, quiet_tables.c.table_id == table_id)

        def write(db: sa.Connection) -> None:
            db.execute(quiet_tables.delete().where(mine))
            if quiet:
                db.execute(quiet_tables.insert().values(person=person_id, table_id=table_id))

        await self.storage.write(write)


def is_quiet_table(db: sa.Connection, person_id: str, table_id: str) -> bool:
    mine = sa.and_(quiet_tables.c.person == person_id, quiet_tables.c.table_id == table_id)
    return db.execute(sa.select(quiet_tables.c.person).where(mine)).scalar() is not None
