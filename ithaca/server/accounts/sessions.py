"""Sessions: the browsers in which a person is signed in. Each cookie names one; once the session is ended,
the cookie is invalid."""

import re
import secrets
from typing import NamedTuple

import sqlalchemy as sa

from ..clock import Clock
from ..errors import Refused
from ..schema import sessions
from ..storage import Storage

BROWSERS = {"Edg": "Edge", "OPR": "Opera", "Firefox": "Firefox", "Chrome": "Chrome", "Safari": "Safari"}
SYSTEMS = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "Windows": "Windows",
    "Mac OS": "macOS",
    "Linux": "Linux",
}


class Session(NamedTuple):
    id: str
    person: str
    label: str  # the browser, as far as it identifies itself
    created: int
    seen: int  # milliseconds since 1970


class Sessions:
    """All sessions of a server."""

    def __init__(self, storage: Storage, clock: Clock) -> None:
        self.storage, self.clock = storage, clock
        self._known: dict[str, Session] = {}
        self._seen: dict[str, int] = {}  # last uses that are not written yet

    async def begin(self, person_id: str, browser: str) -> Session:
        now = self.clock.now()
        made = Session(secrets.token_hex(8), person_id, label_of(browser), now, now)
        await self.storage.write(lambda db: db.execute(sessions.insert().values(**made._asdict())))
        self._known[made.id] = made
        return made

    async def find(self, session_id: str) -> Session | None:
        """A session that was not ended; None if there is none. Notes that it was used."""
        if session_id not in self._known:
            for found in await self._read(sessions.c.id == session_id):
                self._known[session_id] = found
        if known := self._known.get(session_id):
            self._seen[session_id] = self.clock.now()
        return known

    async def of(self, person_id: str) -> list[Session]:
        """The sessions of a person, most recently used first."""
        found = await self._read(sessions.c.person == person_id)
        latest = [one._replace(seen=self._seen.get(one.id, one.seen)) for one in found]
        return sorted(latest, key=lambda one: (-one.seen, one.id))

    async def _read(self, wanted: sa.ColumnElement[bool]) -> list[Session]:
        columns = [sessions.c[name] for name in Session._fields]
        query = sa.select(*columns).where(wanted)
        return await self.storage.read(lambda db: [Session(*row) for row in db.execute(query)])

    async def end(self, person_id: str, session_id: str) -> None:
        if session_id not in {one.id for one in await self.of(person_id)}:
            raise Refused("no-such-session", value=session_id)
        await self.storage.write(lambda db: db.execute(sessions.delete().where(sessions.c.id == session_id)))
        self._known.pop(session_id, None)
        self._seen.pop(session_id, None)

    async def keep_seen(self) -> None:
        """Write down when each was last used: now and then, not with every request."""
        seen, self._seen = self._seen, {}
        rows = [{"used": session_id, "at": at} for session_id, at in seen.items()]
        update = sessions.update().where(sessions.c.id == sa.bindparam("used"))
        if rows:
            await self.storage.write(lambda db: db.execute(update.values(seen=sa.bindparam("at")), rows))

    def forget(self, person_id: str) -> None:
        """Drop a person's sessions from memory, after the person was forgotten or merged."""
        self._known = {key: one for key, one in self._known.items() if one.person != person_id}


def label_of(browser: str) -> str:
    """A short name for a browser, by its user agent: `Firefox, Linux`."""
    names = [name for sign, name in BROWSERS.items() if re.search(rf"{sign}\w*/", browser)][:1]
    systems = [name for sign, name in SYSTEMS.items() if sign in browser][:1]
    return ", ".join(names + systems)
