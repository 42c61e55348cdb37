"""Persons: a name and a signed cookie, which names the session it belongs to.

Signing keys are renewed every month and accepted for a little more than a year. A cookie that was signed by
an older key is signed again when its person comes.
"""

import contextlib
import hashlib
import hmac
import secrets
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa
from itsdangerous import BadSignature, URLSafeSerializer

from .accounts.sessions import Session, Sessions
from .clock import Clock
from .ownership import BLANKED_BY, ERASED_BY
from .schema import keys, marks, people
from .storage import Storage

COOKIE = "ithaca"
HOST_KEY = "host-key"  # the mark of the key by which hosts became hosts
COOKIE_DAYS = 365
RENEW_DAYS = 30
DAY = 86_400_000  # in milliseconds


class Person(msgspec.Struct, frozen=True):
    id: str
    name: str
    lang: str
    host: bool = False
    kept: bool = False  # has a passkey
    silenced: bool = False  # by a host: may not chat
    shut_out: bool = False  # by a host: may only look on


def person_of_row(row: Any) -> Person:
    flags = row.host, row.kept, row.silenced, row.shut_out
    return Person(row.id, row.name, row.lang, *map(bool, flags))


class Visitor(NamedTuple):
    """The person that a cookie identifies, if that person still exists."""

    person: Person | None = None
    session: str = ""
    renew: bool = False  # the cookie is old, and should be replaced


class Signer:
    """Signs texts for a purpose, so that we recognize our own."""

    def __init__(self) -> None:
        self.keys: list[bytes] = []  # newest first

    def sign(self, text: str, purpose: str) -> str:
        return str(self._serializer(self.keys[0], purpose).dumps(text))

    def unsign(self, signed: str, purpose: str) -> tuple[str, bool] | None:
        """What was signed, and whether it should be signed again; None if we did not sign it."""
        for nth, key in enumerate(self.keys):
            with contextlib.suppress(BadSignature):
                return str(self._serializer(key, purpose).loads(signed)), nth > 0
        return self._unsign_first_form(signed, purpose)

    def _serializer(self, key: bytes, purpose: str) -> URLSafeSerializer:
        how = {"digest_method": hashlib.sha256, "key_derivation": "hmac"}
        return URLSafeSerializer(key, salt=f"ithaca {purpose}", signer_kwargs=how)

    def _unsign_first_form(self, signed: str, purpose: str) -> tuple[str, bool] | None:
        """Cookies and links as they were signed before 2026-12: `text.signature`."""
        text, _, signature = signed.rpartition(".")
        for key in self.keys:
            ours = hmac.new(key, f"{purpose}:{text}".encode(), hashlib.sha256).hexdigest()[:40]
            if hmac.compare_digest(ours.encode(), signature.encode()):
                return text, True
        return None


class Players:
    """All known persons."""

    def __init__(self, storage: Storage, clock: Clock, sessions: Sessions) -> None:
        self.storage, self.clock, self.sessions = storage, clock, sessions
        self.signer = Signer()
        self._known: dict[str, Person] = {}
        # Tell other processes: about whom something has changed, and that the keys have changed.
        self.when_changed: Callable[[str], None] = lambda _: None
        self.when_keys_changed: Callable[[], None] = lambda: None

    async def renew_keys(self) -> None:
        """Read the keys, add a new one if the newest is old, and forget those whose cookies have all
        expired."""
        before = self.signer.keys
        await self.read_keys()
        if self.signer.keys != before:
            self.when_keys_changed()

    async def read_keys(self) -> None:
        self.signer.keys = await self.storage.write(self._renew_keys)

    def _renew_keys(self, db: sa.Connection) -> list[bytes]:
        now, newest = self.clock.now(), sa.select(keys).order_by(keys.c.created.desc())
        row = db.execute(newest).first()
        if row is None or now - row.created > RENEW_DAYS * DAY:
            db.execute(keys.insert().values(created=now, secret=secrets.token_bytes(32)))
        self._forget_keys(db, now, keys.c.created < now - (COOKIE_DAYS + RENEW_DAYS) * DAY)
        return [row.secret for row in db.execute(newest)]

    def _forget_keys(self, db: sa.Connection, now: int, old: sa.ColumnElement[bool]) -> None:
        """Delete keys that have been old for at least a day. The delay protects cookies if the clock was
        wrong for a while."""
        wrong = sa.or_(~old, keys.c.old_since > now)
        db.execute(keys.update().where(keys.c.old_since.is_not(None), wrong).values(old_since=None))
        db.execute(keys.update().where(keys.c.old_since.is_(None), old).values(old_since=now))
        db.execute(keys.delete().where(old, keys.c.old_since <= now - DAY))

    # ── cookies ────────────────────────────────────────────────────────────────────────

    def cookie_of(self, session: Session) -> str:
        return self.signer.sign(f"{session.person}.{self.clock.now() // DAY}.{session.id}", "person")

    async def of_cookie(self, cookie: str) -> Visitor:
        """The visitor who brings this cookie. It is valid as long as we have the key that signed it and its
        session was not ended; browsers drop it a little earlier. The first cookies had no session: their
        visitors get a new one."""
        found = self.signer.unsign(cookie, "person")
        if not found:
            return Visitor()
        person_id, issued, session_id = [*found[0].split("."), "", ""][:3]
        session = await self.sessions.find(session_id) if session_id else None
        if session_id and (session is None or session.person != person_id):
            return Visitor()
        age = self.clock.now() // DAY - int(issued) if issued.isdecimal() else COOKIE_DAYS
        renew = found[1] or age > RENEW_DAYS or not session_id
        return Visitor(await self.find(person_id), session_id, renew)

    # ── persons ───────────────────────────────────────────────────────────────────────────────────

    async def find(self, person_id: str) -> Person | None:
        if person_id not in self._known:
            query = sa.select(people).where(people.c.id == person_id)
            row = await self.storage.read(lambda db: db.execute(query).one_or_none())
            if row is None:
                return None
            self._known[person_id] = person_of_row(row)
        return self._known[person_id]

    async def create(self, name: str, lang: str, host: bool = False) -> Person:
        person, now = Person(secrets.token_hex(8), name, lang, host), self.clock.now()
        row = {"id": person.id, "name": name, "lang": lang, "created": now, "seen": now, "host": host}
        await self.storage.write(lambda db: db.execute(people.insert().values(**row)))
        self._known[person.id] = person
        return person

    async def change(self, before: Person, name: str, lang: str, host: bool) -> Person:
        """Give a person another name and language, or the rights of a host."""
        person = msgspec.structs.replace(
            before, name=name or before.name, lang=lang, host=before.host or host
        )
        changed = {"name": person.name, "lang": lang, "seen": self.clock.now(), "host": person.host}
        update = people.update().where(people.c.id == person.id).values(**changed)
        await self.storage.write(lambda db: db.execute(update))
        self._known[person.id] = person
        self.when_changed(person.id)
        return person

    async def keep_hosts(self, host_key: str) -> None:
        """Persons who became hosts by a key other than the current one are no longer hosts."""
        digest = hashlib.sha256(f"ithaca host key {host_key}".encode()).hexdigest()

        def demote(db: sa.Connection) -> None:
            if db.execute(sa.select(marks.c.value).where(marks.c.name == HOST_KEY)).scalar() != digest:
                db.execute(people.update().values(host=False))
                db.execute(marks.delete().where(marks.c.name == HOST_KEY))
                db.execute(marks.insert().values(name=HOST_KEY, value=digest))

        await self.storage.write(demote)
        self._known.clear()

    def let_go(self, person_id: str) -> None:
        """Forget what is cached about a person: it has changed in the database."""
        self._known.pop(person_id, None)
        self.when_changed(person_id)

    def drop_known(self) -> None:
        """Forget what is cached about all persons: another process says that one has changed, and others may
        have changed with it."""
        self._known.clear()

    async def forget(self, person: Person) -> None:
        """Erase a person and everything that gives them access; their cookies are invalid from now on."""

        def erase(db: sa.Connection) -> None:
            for column in ERASED_BY:
                db.execute(column.table.delete().where(column == person.id))
            for column in BLANKED_BY:
                db.execute(column.table.update().where(column == person.id).values({column: None}))
            db.execute(people.delete().where(people.c.id == person.id))

        await self.storage.write(erase)
        self._known.clear()  # the names of others may have been erased with this one
