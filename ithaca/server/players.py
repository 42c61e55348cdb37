"""Persons: a name and a signed cookie.

Signing keys are renewed every month and honoured for a little more than a year; a cookie that an older key
signed is signed again when its person comes.
"""

import contextlib
import hashlib
import hmac
import secrets

import msgspec
import sqlalchemy as sa
from itsdangerous import BadSignature, URLSafeSerializer

from .clock import Clock
from .schema import keys, marks, people, tokens
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


class Signer:
    """Signs texts for a purpose, so that we know our own again."""

    def __init__(self) -> None:
        self.keys: list[bytes] = []  # the newest first

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
    """Who is known here."""

    def __init__(self, storage: Storage, clock: Clock) -> None:
        self.storage, self.clock = storage, clock
        self.signer = Signer()
        self._known: dict[str, Person] = {}

    async def renew_keys(self) -> None:
        """Read the keys, renew the newest if it is old, forget those that sign no living cookie."""
        self.signer.keys = await self.storage.write(self._renew_keys)

    def _renew_keys(self, db: sa.Connection) -> list[bytes]:
        now, newest = self.clock.now(), sa.select(keys).order_by(keys.c.created.desc())
        row = db.execute(newest).first()
        if row is None or now - row.created > RENEW_DAYS * DAY:
            db.execute(keys.insert().values(created=now, secret=secrets.token_bytes(32)))
        self._forget_keys(db, now, keys.c.created < now - (COOKIE_DAYS + RENEW_DAYS) * DAY)
        return [row.secret for row in db.execute(newest)]

    def _forget_keys(self, db: sa.Connection, now: int, old: sa.ColumnElement[bool]) -> None:
        """Delete keys that were old a day ago, too: nobody is to be forgotten because a clock was wrong."""
        wrong = sa.or_(~old, keys.c.old_since > now)
        db.execute(keys.update().where(keys.c.old_since.is_not(None), wrong).values(old_since=None))
        db.execute(keys.update().where(keys.c.old_since.is_(None), old).values(old_since=now))
        db.execute(keys.delete().where(old, keys.c.old_since <= now - DAY))

    # ── cookies ────────────────────────────────────────────────────────────────────────

    def cookie_of(self, person: Person) -> str:
        return self.signer.sign(f"{person.id}.{self.clock.now() // DAY}", "person")

    async def of_cookie(self, cookie: str) -> tuple[Person | None, bool]:
        """The person of a cookie, and whether the cookie should be renewed. It counts for as long as we have
        the key that signed it; browsers forget it a little earlier."""
        found = self.signer.unsign(cookie, "person")
        if not found:
            return None, False
        person_id, _, issued = found[0].partition(".")
        age = self.clock.now() // DAY - int(issued) if issued.isdecimal() else COOKIE_DAYS
        return await self.find(person_id), found[1] or age > RENEW_DAYS

    # ── persons ───────────────────────────────────────────────────────────────────────────────────

    async def find(self, person_id: str) -> Person | None:
        if person_id not in self._known:
            query = sa.select(people).where(people.c.id == person_id)
            row = await self.storage.read(lambda db: db.execute(query).one_or_none())
            if row is None:
                return None
            self._known[person_id] = Person(row.id, row.name, row.lang, bool(row.host))
        return self._known[person_id]

    async def create(self, name: str, lang: str, host: bool = False) -> Person:
        person, now = Person(secrets.token_hex(8), name, lang, host), self.clock.now()
        row = {"id": person.id, "name": name, "lang": lang, "created": now, "seen": now, "host": host}
        await self.storage.write(lambda db: db.execute(people.insert().values(**row)))
        self._known[person.id] = person
        return person

    async def change(self, before: Person, name: str, lang: str, host: bool) -> Person:
        """Give a person another name and language, or the rights of a host."""
        person = Person(before.id, name or before.name, lang, before.host or host)
        changed = {"name": person.name, "lang": lang, "seen": self.clock.now(), "host": person.host}
        update = people.update().where(people.c.id == person.id).values(**changed)
        await self.storage.write(lambda db: db.execute(update))
        self._known[person.id] = person
        return person

    async def keep_hosts(self, host_key: str) -> None:
        """Who became host by another key than today's is host no more."""
        digest = hashlib.sha256(f"ithaca host key {host_key}".encode()).hexdigest()

        def demote(db: sa.Connection) -> None:
            if db.execute(sa.select(marks.c.value).where(marks.c.name == HOST_KEY)).scalar() != digest:
                db.execute(people.update().values(host=False))
                db.execute(marks.delete().where(marks.c.name == HOST_KEY))
                db.execute(marks.insert().values(name=HOST_KEY, value=digest))

        await self.storage.write(demote)
        self._known.clear()

    async def forget(self, person: Person) -> None:
        """Erase a person and all tokens; cookies of this person mean nothing from now on."""

        def erase(db: sa.Connection) -> None:
            db.execute(tokens.delete().where(tokens.c.person == person.id))
            db.execute(people.delete().where(people.c.id == person.id))

        await self.storage.write(erase)
        self._known.clear()  # others may have had the name from this one
